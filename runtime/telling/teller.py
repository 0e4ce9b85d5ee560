"""Decisions and the log in a designer's words.

In: an engine, player names, a state, and plain data of decisions or log items. Out: short texts,
made when somebody looks. They use the card language's own words, so that scenarios can answer with
them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from compiler import graph as g
from compiler.text.words import readable
from runtime.games.base.extension import Extension
from runtime.games.playable import Playable
from runtime.state.log import LogItem
from runtime.state.state import CARD, DECIDER, OP, WHO, Ask, Entry, State, X
from runtime.telling.effects import card_text

QUESTIONS = {
    "corporation": "choose a corporation",
    "draft": "which card to keep",
    "buy": "buy cards",
    "menu": "choose an action",
    "pay": "how to pay",
    "order": "what comes next",
    "area": "where to place it",
    "shift": "what to move, and where to",
    "share": "who gets which project",
    "site": "where to place it",
    "card": "which card",
    "player": "which player",
    "resource": "which resource",
    "branch": "choose one",
    "may": "do it?",
    "again": "once more?",
    "x": "how many",
    "take": "what to remove",
    "unload": "what to remove",
    "discard": "which card to discard",
    "use": "which action",
    "award": "which award",
    "final": "convert once more?",
    "exchange": "how much to keep",
    "prelude": "which one to keep",
    "opening": "which one to play",
}


class Teller:
    """Texts for one state; `ask` is the decision that options are about."""

    def __init__(self, engine: Playable, players: tuple[str, ...], state: State) -> None:
        self.engine, self.program, self.state = engine, engine.program, state
        self.players = (*players, "the neutral opponent")  # its seat is -1
        self.texts = engine.texts
        self.ask: Ask | None = None
        self.seat: int | None = None  # who reads the log

    # ---- names ----------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        return f'"{self.program.library.cards[card].name}"'

    def player(self, seat: int) -> str:
        return self.players[seat]

    def resource(self, kind: int, count: int = 1) -> str:
        node = self.program.library.resources[kind]
        return node.name if count == 1 else node.plural

    def area(self, area: int) -> str:
        place = self.program.layout.board.areas[area]
        if place.label == place.name or not place.name:
            return place.label
        return f"{place.label} ({place.name})"

    def track(self, track: int) -> str:
        parameters = self.program.library.parameters
        if track < len(parameters):
            return parameters[track].name
        return self.program.library.counters[track - len(parameters)].name

    # ---- decisions ------------------------------------------------------------------------------

    def question(self, ask: Ask) -> str:
        """Who is asked what, and for which effect."""
        kind, _, entry, _ = ask
        extended = self._extension(kind)
        text = extended.questions[kind] if extended else QUESTIONS[kind]
        if kind == "area" and self._is_laid(entry):
            text = QUESTIONS["card"]
        if entry is not None and entry[CARD] >= 0:
            text = f"{self.card(entry[CARD])}: {text}"
        if entry is not None and kind in ("may", "again", "area", "card", "x"):
            what = self.effect(entry)
            text = f"{text} ({what})" if what else text
        return text

    def option(self, value: Any) -> str:
        """The text of one option of the decision this is about."""
        assert self.ask is not None
        kind, player, entry, _ = self.ask
        match kind:
            case "corporation" | "award":
                return self.card(value)
            case "draft":
                return f"keep {self.card(value)}"
            case "discard":
                return f"discard {self.card(value)}"
            case "buy":
                return "no more cards" if value is None else f"buy {self.card(value)}"
            case "menu" | "final":
                return self.act(value)
            case "pay":
                return self._mix(entry, value)
            case "order":
                return self._pending(value)
            case "area":
                return "no more" if value is None else self._placing(entry, value)
            case "shift":
                return self._moving(entry, value)
            case "site":
                tile, area = value
                return f"place {self.program.library.tiles[tile].name} at {self.area(area)}"
            case "share":
                return self._sharing(player, value)
            case "card":
                return "no more" if value is None else self.card(value)
            case "exchange":
                kind_kept, kept = value
                return f"keep {kept} {self.resource(kind_kept, kept)}"
            case "prelude":
                return f"keep {self.card(value)}"
            case "opening":
                return f"play {self.card(value)}"
            case "player":
                return str(self.players[value])
            case "resource":
                return self.resource(value)
            case "branch":
                return self._node(value, entry)
            case "may" | "again":
                return self.effect(entry) or "yes" if value else "no"
            case "x":
                return f"X = {value}"
            case "take":
                return self._taking(entry, value)
            case "unload":
                return self._unloading(entry, value)
            case "use":
                return self.act(("use", *value))
            case _:
                extended = self._extension(kind)
                assert extended is not None, kind
                return extended.option(self, kind, value)

    def _extension(self, kind: str) -> Extension | None:
        """The extension of the ruleset that asks such questions."""
        return next((one for one in self.engine.extensions if kind in one.questions), None)

    def act(self, value: tuple[Any, ...]) -> str:
        """An option of a turn's menu."""
        match value:
            case ("pass",):
                return "pass"
            case ("end",):
                return "end turn"
            case ("first", card):
                return f"first action of {self.card(card)}"
            case ("use" | "convert", card, index):
                op = self.engine.linked.cards[card].ways[index].op
                text = self._node(op, None)
                return f"use {self.card(card)}: {text}" if text else f"use {self.card(card)}"
            case ("project", card, *way) if way:
                price = self.engine.tokens.price(self.state, self._who(), card, tuple(way))
                spent = Counter(way)
                tokens = [self._token(one, n) for one, n in spent.items()]
                return f"use {self.card(card)} for {self.money(price)} and {', '.join(tokens)}"
            case ("seat", card):
                price = self.engine.play.price(self.state, self._who(), card, "seat")
                return f"take a seat on {self.card(card)} for {self.money(price)}"
            case (what, card):
                verb = "use" if what == "project" else what
                if what == "project" and self._kind(card) != "standard-project":
                    verb = "build"
                price = self.engine.play.price(self.state, self._who(), card, what)
                return f"{verb} {self.card(card)} for {self.money(price)}"
            case _:
                raise AssertionError(value)

    def _token(self, one: tuple[int, int], n: int) -> str:
        """`2 nature tokens`; what it counts as where that is not its own tag."""
        resource, field = one
        kind = self.program.library.resources[resource]
        tags = {index: name for name, index in self.program.layout.tag.items()}
        other = "" if tags[field] == kind.as_tag else f" as {self.texts.words.tag(tags[field])}"
        return f"{n} {self.resource(resource, n)}{other}"

    def _kind(self, card: int) -> str:
        return self.program.library.cards[card].kind

    def _who(self) -> int:
        return self.state.ask[DECIDER] if self.state.ask else 0

    def money(self, count: int) -> str:
        """`3 M€`, `1 credit`."""
        currency = self.program.layout.resource[self.program.tables.currency]
        symbol = self.program.library.resources[currency].symbol
        return f"{count} {symbol or self.resource(currency, count)}"

    def _of_kind(self, kind: int, count: int) -> str:
        """`2 steel`; of the currency with its sign."""
        money = kind == self.program.layout.resource[self.program.tables.currency]
        return self.money(count) if money else f"{count} {self.resource(kind, count)}"

    def _mix(self, entry: Entry | None, mix: tuple[int, ...]) -> str:
        sources = self.engine.play.sources_of(self.state, entry)
        parts = []
        for count, (on_card, where, _) in zip(mix, sources, strict=False):
            if count:
                name = self._held_name(where, count) if on_card else self._stock_name(where, count)
                parts.append(f"{count} {name}")
        if mix[-1] or not parts:
            parts.append(self._plain(entry, mix[-1]))
        return ", ".join(parts)

    def _plain(self, entry: Entry | None, count: int) -> str:
        """What is not replaced by anything else in a payment."""
        node = self.program.operations.nodes[entry[OP]] if entry is not None else None
        if not isinstance(node, g.Spend):
            return self.money(count)
        return f"{count} {self.resource(self.program.layout.resource[node.resource], count)}"

    def _stock_name(self, field: int, count: int) -> str:
        name = next(name for name, index in self.program.layout.stock.items() if index == field)
        return self.resource(self.program.layout.resource[name], count)

    def _held_name(self, card: int, count: int) -> str:
        return f"{self._held(card, count)} from {self.card(card)}"

    def _held(self, card: int, count: int) -> str:
        """What lies on a card; what bears a card on another one is of no kind."""
        kind = self.program.tables.held_kind[card]
        if kind < 0 or any(card == one for one, _ in self.state.stacked):
            return "resource" if count == 1 else "resources"
        return self.resource(kind, count)

    def _pending(self, entry: Entry) -> str:
        """A pool entry: what it does, on whose behalf when it is not the decider's, and of which
        card when there is one."""
        text = self.effect(entry) or "go on"
        if self.ask is not None and entry[WHO] != self.ask[DECIDER]:
            text = f"{self.players[entry[WHO]]}: {text}"
        return f"{text} ({self.card(entry[CARD])})" if entry[CARD] >= 0 else text

    def effect(self, entry: Entry | None) -> str:
        return "" if entry is None else self._node(entry[OP], entry)

    def _node(self, op: int, entry: Entry | None) -> str:
        node = self.program.operations.nodes[op]
        if node is None:
            return ""
        return card_text(self.engine, node, entry[X] if entry is not None else 0)

    def _placing(self, entry: Entry | None, area: int) -> str:
        node = self.program.operations.nodes[entry[OP]] if entry is not None else None
        if isinstance(node, g.RemoveTile):
            kind = self.engine.board.kind_at(self.state, area)
            name = self.program.library.tiles[kind].name
            return f"remove {name} at {self.area(area)}"
        if isinstance(node, g.Lay | g.Look | g.Take | g.MoveCards):
            return self._laid(node, area)
        if isinstance(node, g.Claim | g.ExchangeTile):
            return f"{card_text(self.engine, node)} at {self.area(area)}"
        tile = node.tile if isinstance(node, g.Place) and node.tile else g.SPECIAL
        name = next(kind.name for kind in self.program.library.tiles if kind.id == tile)
        return f"place {name} at {self.area(area)}"

    def _is_laid(self, entry: Entry | None) -> bool:
        """Whether what lies there is asked for, and not where something goes."""
        node = self.program.operations.nodes[entry[OP]] if entry is not None else None
        return isinstance(node, g.Look | g.Take | g.MoveCards)

    def _laid(self, node: g.Lay | g.Look | g.Take | g.MoveCards, area: int) -> str:
        """`look at find at C4`, `take "Old Probe" at C4` of one that lies open."""
        verbs = {g.Lay: "place", g.Look: "look at", g.Take: "take", g.MoveCards: "move"}
        public = isinstance(node, g.Look) and node.public
        verb = "reveal" if public else verbs[type(node)]
        wanted = g.CardSet(kinds=(node.kind,)) if isinstance(node, g.Lay) else node.cards
        kinds = wanted.kinds if wanted is not None else ()
        cards = self.program.layout.cards(g.CardSet(kinds=kinds))
        there = [one for one in self.state.laid if one[1] == area and cards >> one[0] & 1]
        seen = bool(there and there[-1][2]) and not isinstance(node, g.Lay)
        named = self.card(there[-1][0]) if seen else self.texts.words.kind(kinds[0])
        return f"{verb} {named} at {self.area(area)}"

    def _sharing(self, w: int, cards: tuple[int, ...]) -> str:
        """Who gets which of the cards; what nobody gets is named last."""
        parts = [f"{self.card(cards[w])} for yourself"]
        for seat, card in enumerate(cards):
            if seat != w:
                alone = seat >= len(self.state.seats)
                name = self.card(card)
                parts.append(f"not {name}" if alone else f"{name} for {self.players[seat]}")
        return ", ".join(parts)

    def _moving(self, entry: Entry | None, way: tuple[int, int]) -> str:
        node = self.program.operations.nodes[entry[OP]] if entry is not None else None
        ids = node.tiles.tiles if isinstance(node, g.MoveTile) else ()
        name = next((kind.name for kind in self.program.library.tiles if kind.id in ids), "")
        area, to = map(self.area, way)
        return f"move {name} from {area} to {to}"

    def _taking(self, entry: Entry | None, value: tuple[int, int] | None) -> str:
        if value is None:
            return "remove nothing"
        node = self.program.operations.nodes[entry[OP]] if entry is not None else None
        assert isinstance(node, g.Remove)
        victim, count = value
        verb = "steal" if node.steal else "remove"
        name = self.resource(self.program.layout.resource[node.resource], count)
        return f"{verb} {count} {name} from {self.players[victim]}"

    def _unloading(self, entry: Entry | None, value: tuple[int, int] | None) -> str:
        if value is None:
            return "remove nothing"
        card, count = value
        if card < 0:
            node = self.program.operations.nodes[entry[OP]] if entry is not None else None
            name = node.resource if isinstance(node, g.Remove) and node.resource else "resource"
            return f"remove {count} {name} from {self.players[card]}"
        owner = next((q for q in self.state.seats if self.state.play[q] >> card & 1), -1)
        whose = f" of {self.players[owner]}" if owner >= 0 else ""
        name = self._held(card, count)
        return f"remove {count} {name} from {self.card(card)}{whose}"

    # ---- log ------------------------------------------------------------------------------------

    def log(self, item: LogItem) -> str:
        """A line of the log."""
        what, who, subject, n, _ = item
        name = self.players[who]
        match what:
            case "play" | "claim" | "fund" | "use" | "convert":
                return f"{name} {what}s {self.card(subject)}"
            case "discard" | "buy" | "keep":
                verb = {"keep": "takes"}.get(what, f"{what}s")
                return f"  {name} {verb} {self._seen(who, (subject,))}"
            case "project" | "build":
                standard = self._kind(subject) == "standard-project"
                return f"{name} {'uses' if standard else 'builds'} {self.card(subject)}"
            case "seat":
                return f"{name} takes a seat on {self.card(subject)}"
            case "own":
                return f"  {name} claims the tile at {self.area(n)}"
            case "first":
                return f"{name} takes the first action of {self.card(subject)}"
            case "pass":
                return f"{name} passes"
            case "gain" | "lose" | "spend":
                return f"  {name} {what}s {n} {self.resource(subject, n)}"
            case "produce" | "unproduce":
                sign = "+" if what == "produce" else "-"
                return f"  {name}: {self.resource(subject)} production {sign}{n}"
            case "lift":
                kind = self.program.library.tiles[subject]
                return f"  {name} takes {kind.name} from {self.area(n)}"
            case "place" | "mark":
                kind = self.program.library.tiles[subject]
                return f"  {name} places {kind.name} at {self.area(n)}"
            case "raise" | "sink":
                return f"  {name} {'raises' if what == 'raise' else 'lowers'} {self.track(subject)}"
            case "rate" | "lower":
                sign = "+" if what == "rate" else "-"
                return f"  {name}: {self.track(subject)} {sign}{n}"
            case "load":
                return f"  {name} adds {n} {self._held(subject, n)} to {self.card(subject)}"
            case "unload":
                if subject < 0:
                    return f"  {name} removes {n} from a card of {self.players[subject]}"
                return f"  {name} removes {n} {self._held(subject, n)} from {self.card(subject)}"
            case "shift":
                card, zone, owner = subject
                moved = self.card(card) if card >= 0 else "a card"
                where = "onto another card" if zone == "here" else f"to {zone}"
                whose = "" if owner == who or zone == "here" else f" of {self.players[owner]}"
                return f"  {name} moves {moved} {where}{whose}"
            case "lay":
                laid = self.program.library.kinds[subject]
                return f"  laid out: {n} {laid.name if n == 1 else laid.plural}"
            case "aside":
                return f"{name} cannot play {self.card(subject)}"
            case "take" | "steal":
                verb = "removes" if what == "take" else "steals"
                victim, kind_index = subject
                taken = f"{n} {self.resource(kind_index, n)}"
                return f"  {name} {verb} {taken} from {self.players[victim]}"
            case "draw":
                return f"  {name} draws {self._seen(who, subject)}"
            case "find":
                found, others = (", ".join(map(self.card, cards)) for cards in subject)
                drawn = f"  {name} draws {found or 'nothing'}"
                return f"{drawn}, having revealed {others}" if others else drawn
            case "look":
                return f"  {name} looks at {self._seen(who, subject)}"
            case "reveal":
                return f"  {name} reveals {', '.join(map(self.card, subject))}"
            case "pay":
                return self._paid(name, *subject)
            case "reshuffle":
                return f"the discards become a new deck of {n} card{'s' if n != 1 else ''}"
            case "share":
                given = zip(subject, self.players[:-1], strict=False)
                return ", ".join(f"{self.card(card)} faces {who}" for card, who in given)
            case "return":
                return f"  {name} returns {n} {self.resource(subject, n)}"
            case "income":
                return "Income"
            case "generation":
                return f"Generation {n}"
            case "production":
                return "Production"
            case "phase":
                return f"{readable(subject).capitalize()} phase"
            case "yield":
                parts = [f"{'-+'[n > 0]}{self._of_kind(kind, abs(n))}" for kind, n in subject]
                return f"  {name}: {', '.join(parts) or 'nothing'}"
            case "won":
                return f"{name} has won: the terraforming is complete"
            case "lost":
                return f"{name} has lost: the terraforming is not complete"
            case "over":
                return f"The game is over after generation {n}"
            case _:
                told = (one.told(self, what, name, subject, n) for one in self.engine.extensions)
                return next(filter(None, told), "")

    def _seen(self, who: int, cards: tuple[int, ...]) -> str:
        """Which cards for the player who has seen them, for others how many."""
        if who == self.seat:
            return ", ".join(map(self.card, cards))
        return "a card" if len(cards) == 1 else f"{len(cards)} cards"

    def _paid(self, name: str, mix: tuple[int, ...], sources: tuple[Any, ...], field: int) -> str:
        parts = []
        for count, (on_card, where, _) in zip(mix, sources, strict=False):
            if count:
                kind = self._held_name(where, count) if on_card else self._stock_name(where, count)
                parts.append(f"{count} {kind}")
        if mix[-1]:
            money = field == self.program.tables.money
            plain = (
                self.money(mix[-1]) if money else f"{mix[-1]} {self._stock_name(field, mix[-1])}"
            )
            parts.append(plain)
        return f"  {name} pays {', '.join(parts)}" if parts else ""
