"""Decisions in a designer's words.

In: an engine, player names, a state, and plain data of decisions. Out: short texts,
made when somebody looks. They use the card language's own words, so that scenarios can answer with
them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from compiler import graph as g
from runtime.games.base.extension import Extension
from runtime.games.playable import Playable
from runtime.state.state import CARD, DECIDER, OP, WHO, Ask, Entry, State, X
from runtime.telling.effects import card_text
from runtime.telling.naming import Naming

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
    "milestone": "which milestone",
    "final": "convert once more?",
    "exchange": "how much to keep",
    "prelude": "which one to keep",
    "opening": "which one to play",
}


class Teller(Naming):
    """Texts for one state; `ask` is the decision that options are about."""

    def __init__(self, engine: Playable, players: tuple[str, ...], state: State) -> None:
        super().__init__(engine, players, state)
        self.ask: Ask | None = None

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
            case "corporation" | "award" | "milestone":
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
                return "no more" if value is None else self.act(("use", *value))
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
                tokens = [self.token(one, n) for one, n in spent.items()]
                return f"use {self.card(card)} for {self.money(price)} and {', '.join(tokens)}"
            case ("seat", card):
                price = self.engine.play.price(self.state, self._who(), card, "seat")
                return f"take a seat on {self.card(card)} for {self.money(price)}"
            case (what, card):
                verb = "use" if what == "project" else what
                if what == "project" and self.kind(card) != "standard-project":
                    verb = "build"
                price = self.engine.play.price(self.state, self._who(), card, what)
                return f"{verb} {self.card(card)} for {self.money(price)}"
            case _:
                raise AssertionError(value)

    def _who(self) -> int:
        return self.state.ask[DECIDER] if self.state.ask else 0

    def _mix(self, entry: Entry | None, mix: tuple[int, ...]) -> str:
        sources = self.engine.play.sources_of(self.state, entry)
        parts = []
        for count, (on_card, where, _) in zip(mix, sources, strict=False):
            if count:
                name = self.held_name(where, count) if on_card else self.stock_name(where, count)
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
        if isinstance(node, g.Lay | g.Look | g.Hide | g.Take | g.MoveCards):
            return self._laid(node, area)
        if isinstance(node, g.Claim | g.ChooseTile | g.ExchangeTile):
            return f"{card_text(self.engine, node)} at {self.area(area)}"
        tile = node.tile if isinstance(node, g.Place) and node.tile else g.SPECIAL
        name = next(kind.name for kind in self.program.library.tiles if kind.id == tile)
        return f"place {name} at {self.area(area)}"

    def _is_laid(self, entry: Entry | None) -> bool:
        """Whether what lies there is asked for, and not where something goes."""
        node = self.program.operations.nodes[entry[OP]] if entry is not None else None
        return isinstance(node, g.Look | g.Hide | g.Take | g.MoveCards)

    def _laid(self, node: g.Lay | g.Look | g.Hide | g.Take | g.MoveCards, area: int) -> str:
        """`look at find at C4`, `take "Old Probe" at C4` of one that lies open."""
        verbs = {g.Lay: "place", g.Look: "look at", g.Hide: "hide", g.Take: "take"}
        public = isinstance(node, g.Look) and node.public
        verb = "reveal" if public else verbs.get(type(node), "move")
        wanted = g.CardSet(kinds=(node.kind,)) if isinstance(node, g.Lay) else node.cards
        kinds = wanted.kinds if wanted is not None else ()
        cards = self.program.layout.cards(g.CardSet(kinds=kinds))
        there = [one for one in self.state.laid if one[1] == area and cards >> one[0] & 1]
        seen = bool(there and there[-1][2]) and not isinstance(node, g.Lay)
        named = self.card(there[-1][0]) if seen else self.texts.words.kind(kinds[0])
        return f"{verb} {named} at {self.area(area)}"

    def _sharing(self, who: int, cards: tuple[int, ...]) -> str:
        """Who gets which of the cards; what nobody gets is named last."""
        parts = [f"{self.card(cards[who])} for yourself"]
        for seat, card in enumerate(cards):
            if seat != who:
                alone = seat >= len(self.state.seats)
                name = self.card(card)
                parts.append(f"not {name}" if alone else f"{name} for {self.players[seat]}")
        return ", ".join(parts)

    def _moving(self, entry: Entry | None, way: tuple[int, int]) -> str:
        node = self.program.operations.nodes[entry[OP]] if entry is not None else None
        area, to = map(self.area, way)
        if isinstance(node, g.SwapTiles):
            one, other = (
                self._lying(at, some.tiles)
                for at, some in zip(way, (node.tiles, node.others), strict=True)
            )
            return f"exchange {one} at {area} with {other} at {to}"
        ids = node.tiles.tiles if isinstance(node, g.MoveTile) else ()
        return f"move {self._lying(way[0], ids)} from {area} to {to}"

    def _lying(self, area: int, ids: tuple[str, ...]) -> str:
        """What a tile there is called, of these kinds where some are named."""
        kinds = self.program.library.tiles
        there = [kinds[k] for k, mask in enumerate(self.state.tiles) if mask >> area & 1]
        upper = sorted((kind for kind in there if kind.covers), key=lambda kind: not kind.owned)
        meant = [kind for kind in there if kind.id in ids] or upper
        return meant[0].name if meant else "a tile"

    def _taking(self, entry: Entry | None, value: tuple[int, int] | None) -> str:
        if value is None:
            return "remove nothing"
        node = self.program.operations.nodes[entry[OP]] if entry is not None else None
        assert isinstance(node, g.Remove)
        assert isinstance(node.resource, str)
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
        name = self.held(card, count)
        return f"remove {count} {name} from {self.card(card)}{whose}"
