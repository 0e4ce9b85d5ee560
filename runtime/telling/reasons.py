"""Why something is not offered, in a designer's words.

In: `Obstacle`s and the game's texts. Out: short texts, one for each, in the words of the card
language: what is asked for, and how much of it there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from compiler import graph as g
from runtime.engine.doable import Obstacle
from runtime.state.state import Entry, entry_of
from runtime.telling.effects import card_text
from runtime.telling.teller import Teller
from runtime.telling.told import Played

DONE = {
    "play": "played from hand",
    "use": "used: it has no action",
    "project": "bought as a project",
    "convert": "converted",
    "claim": "claimed",
    "fund": "funded",
}


class Reasons:
    """Why `player` may not do this with `card`."""

    def __init__(self, game: Played, words: Teller, player: int, what: str, card: int) -> None:
        self.words, self.engine, self.program = words, game.engine, game.engine.program
        self.player, self.what, self.card = player, what, card
        self.name = words.players[player]
        self.asked, self.state = game.state.ask, game.state.clone()
        self.state.trial = True
        if what == "play":  # a card being played is not in the hand any more
            self.state.hand[player] &= ~(1 << card)

    def text(self, one: Obstacle) -> str:
        match one.what, one.detail:
            case "price", int(price):
                return self._price(price)
            case "need", condition:
                return f"needs {self._needed(condition)}"
            case "condition", condition:
                return f"the condition of its action does not hold: {self._needed(condition)}"
            case "effect", int(op):
                return self._impossible(op)
            case "used", _:
                return "its action has been used this generation"
            case "spent", _:
                return "it has been used, which can be done once in the game"
            case "taken", int(seat):
                how = "funded" if self.what == "fund" else "claimed"
                return f"it is taken: {self.words.players[seat]} has {how} it"
            case "passed", _:
                return f"{self.name} has passed this generation"
            case "turn", int(seat):
                return f"it is {self.words.players[seat]}'s turn"
            case "asked", _:
                asked = "" if self.asked is None else self.words.question(self.asked)
                return f"{self.name} has something else to answer first: {asked}"
            case "first", int(card):
                return f"the first action of {self.words.card(card)} comes before all else"
            case "kind", _:
                return f"cannot be {DONE[self.what]}"
            case "hand", int(seat):
                where = f": {self.words.players[seat]} has played it" if seat >= 0 else ""
                return f"is not in the hand of {self.name}{where}"
            case "away", -1:
                return "is not in play"
            case "away", int(seat):
                return f"is in play with {self.words.players[seat]}"
            case "bound", (int(card), int(op)):
                node = self.program.operations.nodes[op]
                due = "" if node is None else card_text(self.engine, node)
                return f"{self.words.card(card)} wants what cannot be done then: {due}"
            case "banned", int(rule):
                return self._banned(rule)
            case "board", _:
                return "is not on this board"
            case "said", said:
                return str(said)
            case what, _:
                raise AssertionError(what)

    def _banned(self, number: int) -> str:
        """Whose effect forbids it, and what it says."""
        standing = self.program.rules[number]
        return self._forbids(standing.card, standing.rule)

    def _forbids(self, card: int, rule: g.Continuous) -> str:
        by = self.words.card(card) if card >= 0 else "an effect"
        return f"{by} forbids it: {self.engine.writing.rule(rule)}"

    # ---- money and requirements -----------------------------------------------------------------

    def _price(self, price: int) -> str:
        """What it costs, what there is, and what else there is that does not pay for it."""
        play, payment = self.engine.play, self.engine.payment
        sources = play.sources(self.state, self.player, self.card, self.what)
        purse = payment.purse(self.state, self.player, sources)
        text = f"costs {self.words.money(price)}, more than {self.name} can pay"
        text += f": {self.words.money(purse)}"
        numbers = self.state.p[self.player]
        paying = {where for on_card, where, _ in sources if not on_card}
        idle = {
            kind: numbers[field]
            for kind, field in self.program.tables.stock_field.items()
            if self.program.tables.worth[kind] and field not in paying and numbers[field]
        }
        worth = sum(self.program.tables.worth[kind] * count for kind, count in idle.items())
        if not idle or purse + worth < price:
            return text
        names = [f"{count} {self.words.resource(kind, count)}" for kind, count in idle.items()]
        return f"{text}, and {' and '.join(names)} cannot pay for it"

    def _needed(self, condition: g.Condition) -> str:
        text = self.engine.texts.need(condition)
        if not isinstance(condition, g.Compare):
            return text
        value = self.engine.values.value(self.state, self.player, condition.measure, self.card)
        return f"{text} (now {value})"

    # ---- effects --------------------------------------------------------------------------------

    def _impossible(self, op: int) -> str:
        """The mandatory parts that cannot be done; or why those that can, cannot together."""
        program, node = self.program, self.program.operations.nodes[op]
        if node is None:
            return "cannot be done: there is no place for it"
        entry = entry_of(op, self.player, self.card, 1)
        blocked = list(self._blocked(node, entry))
        if blocked:
            told = [one for one in blocked if isinstance(one, g.OneOf) or self._why(one)]
            parts = dict.fromkeys(self._part(one, entry) for one in told or blocked)
            return f"cannot be done: {'; '.join(parts)}"
        leaves = [
            leaf for leaf_op, leaf in program.operations.leaves(op) if program.masks[leaf_op].needy
        ]
        needy = ", ".join(dict.fromkeys(card_text(self.engine, leaf) for leaf in leaves))
        needy = needy or card_text(self.engine, node)
        doable, bought = self.engine.doable, self.what in ("play", "project")
        if bought and doable.possible_free(self.state, self.player, self.what, self.card):
            return f"cannot be done after paying for it: {needy}"
        return f"not all of it can be done, in whatever order: {needy}"

    def _blocked(self, node: g.Effect, entry: Entry) -> Iterator[g.Effect]:
        """The innermost parts without which nothing can be done."""
        if self._able(node, entry):
            return
        inner: tuple[g.Effect, ...]
        match node:
            case g.When(condition, yes, no):
                chosen = yes if self._holds(condition) else no
                inner = () if chosen is None else (chosen,)
            case g.OneOf() | g.SomeOf() | g.ChooseOne() | g.Lot() | g.Ranked() | g.Otherwise():
                inner = ()
            case _:
                inner = g.parts(node)
        found = [one for part in inner for one in self._blocked(part, entry)]
        yield from found or [node]

    def _holds(self, condition: g.Condition) -> bool:
        return self.engine.values.holds(self.state, self.player, condition, self.card)

    def _able(self, node: g.Effect, entry: Entry) -> int:
        conversion = self.program.library.cards[self.card].id if self.what == "convert" else ""
        op = self.program.operations.number(node, conversion)
        return 0 if op is None else int(self.engine.linked.able[op](self.state, (op, *entry[1:])))

    def _part(self, node: g.Effect, entry: Entry) -> str:
        if isinstance(node, g.OneOf):
            return " nor ".join(self._part(part, entry) for part in node.parts)
        why = self._why(node)
        return card_text(self.engine, node) + (f" ({why})" if why else "")

    def _why(self, node: g.Effect) -> str:
        """What a leaf lacks."""
        if self._able(node, entry_of(0, self.player, self.card, 1)):
            return "nothing would happen"
        match node:
            case g.Spend(str(resource), source=None):
                return self._has(resource)
            case g.Pay(using=using):
                kinds = tuple(self.program.layout.resource[name] for name in using)
                sources = self.engine.payment.sources(self.state, self.player, kinds)
                purse = self.engine.payment.purse(self.state, self.player, sources)
                return f"{self.name} can pay {self.words.money(purse)}"
            case g.Produce(str(resource), down=True, whose="you"):
                field = self.program.layout.production[resource]
                least = self._least(resource)
                now = self.state.p[self.player][field]
                return f"it is {now} and may not fall below {least}"
            case g.Produce(down=True):
                return "nobody has so much to lose"
            case g.Raise(down=True):
                return "it cannot be lowered"
            case g.Place():
                return self._no_place(node)
            case g.Remove() | g.Spend():
                return "nowhere is there so much that may be taken"
            case g.Discard(cards=None):
                hand = self.state.hand[self.player].bit_count()
                return f"{self.name} has {hand} to discard"
            case g.Gain():
                return "the supply has none left"
            case g.TakeSeat():
                return "there is no seat that could be taken"
            case g.UseAction() | g.PlayCard() | g.CopyProduction() | g.CopyEffects():
                return "there is no such card with which it could be done"
            case _:
                said = (one.lacks(self.state, self.player, node) for one in self.engine.extensions)
                return next(filter(None, said), "") or self._lacking(node)

    @staticmethod
    def _lacking(node: g.Effect) -> str:
        """What there may be none of, by what the verb acts on."""
        acted = [getattr(node, field.name) for field in fields(node)]
        if any(isinstance(one, g.TileSet) for one in acted):
            return "there is no such tile"
        return "there is no such card" if any(isinstance(one, g.CardSet) for one in acted) else ""

    def _least(self, resource: str) -> int:
        kinds = self.program.library.resources
        return next(kind.least for kind in kinds if kind.id == resource)

    def _has(self, resource: str) -> str:
        count = self.state.p[self.player][self.program.layout.stock[resource]]
        kind = self.program.layout.resource[resource]
        return f"{self.name} has {count} {self.words.resource(kind, count)}"

    def _no_place(self, node: g.Place) -> str:
        """Which of the things that limit a tile it is."""
        program = self.program
        index = program.layout.tile[node.tile or g.SPECIAL]
        kind, supply = program.library.tiles[index], program.tables.tile_supply[index]
        if supply is not None and supply.count(self.state) <= 0:
            return "the supply has none left"
        mine = (self.state.tiles[index] & self.state.own[self.player]).bit_count()
        if kind.limit is not None and mine >= kind.limit:
            return f"{self.name} has {mine} already, as many as one may have"
        return self._forbidden(node, index) or "no area is open for it"

    def _forbidden(self, node: g.Place, tile: int) -> str:
        """Whose effects keep it from areas that would be open, and what they say."""
        terms = self.engine.terms
        barring = [*terms.barring(self.state, self.player, tile)]
        terms.unbarred = self.state
        try:
            able = self._able(node, entry_of(0, self.player, self.card, 1)) if barring else 0
        finally:
            terms.unbarred = None
        told = [self._forbids(card, rule) for rule, card, _ in barring if able > 1]
        return "; ".join(dict.fromkeys(told))
