"""What the verbs about cards are worth: drawn, moved, marked, copied, used, played.

In: a node of the graph and the card on which it stands. Out: its `Worth`. A card that nobody knows
is one in hand; what another card does is the best of those that are there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from compiler import graph as g
from runtime.bots.planner.amounts import Amounts, Number
from runtime.bots.planner.outlook import Outlook, Worth
from runtime.engine.engine import Engine
from runtime.state.state import bits

BOUGHT, TAKEN, FOUND = 0.45, 1.3, 1.25
"""The right to buy a card, a card chosen among several and one of a kind, against any card."""
GIVEN_UP = 0.35
"""The worst of one's own cards, against any card."""
ZONES = {"hand": 1.0, "play": 2.0, "here": 0.5, "row": 0.5}
"""What a card is worth there to whose it is, against one in hand; elsewhere it is nobody's."""
FREED = 0.8
"""Of what a card would have cost, what it brings not to pay it."""
SOONER = 1.0
"""A card played at once: an action more."""
UNMET = 1.5
"""Requirements that need not be met."""
OFTEN = (2.0, 1.0)
"""Actions of several cards, and of one, against the best of them."""
MARK = 0.5
"""A marker on a card."""
UNSEEN = 1.0
"""Of a card's action or its effects done anew, where none is there yet; in money."""


class Dealing:
    """`of`: prices an effect. `on_card`: by card, what one resource on it is worth."""

    def __init__(
        self,
        engine: Engine,
        amounts: Amounts,
        of: Callable[[g.Effect | None, int], Worth],
        on_card: Mapping[int, Worth],
    ) -> None:
        self.engine, self.amounts = engine, amounts
        self.of, self.on_card = of, on_card
        self.made = engine.tables.currency
        self._asked: list[g.Effect] = []

    def priced(self, node: g.Effect, amount: Number | float, card: int) -> Worth | None:
        """None where it is no verb about cards."""
        match node:
            case g.Draw(_, cards):
                return self._so_many(amount, FOUND if cards is not None else 1.0)
            case g.Take(_, buy):
                return self._so_many(amount, BOUGHT if buy else TAKEN)
            case g.Discard():
                return self._so_many(amount, -GIVEN_UP)
            case g.Look() | g.Peek() | g.Hide():  # what is known then is not made use of
                return lambda outlook: 0.0
            case g.Mark(_, down):
                return lambda outlook: -MARK if down else MARK
            case g.CopyProduction(_, count):
                return lambda outlook: 1.6 * count * outlook.made.get(self.made, 0.0)
            case g.CopyEffects(cards):
                return self._again(node, cards, ("play",))
            case g.UseAction(cards, number):
                again, often = self._again(node, cards, ("action", "once")), OFTEN[number == 1]
                return lambda outlook: often * again(outlook)
            case g.Double(cards):
                return self._doubled(cards)
            case g.MoveCards():
                return self._moved(node, amount)
            case g.PlayCard():
                return self._played(node, card)
            case g.ExchangeHands():
                return _exchanged
            case _:
                return None

    @staticmethod
    def _so_many(amount: Number | float, each: float) -> Worth:
        """Cards, each worth so much against one in hand."""
        if isinstance(amount, float):
            return lambda outlook: amount * each * outlook.card
        return lambda outlook: amount(outlook) * each * outlook.card

    def _moved(self, node: g.MoveCards, amount: Number | float) -> Worth:
        """What one is worth where it goes, less what it was worth where it was: a loss of others is
        part of a gain."""
        cards = node.cards
        from_hand = cards.zone == "hand" and cards.whose == "you"
        before = GIVEN_UP if from_hand else ZONES.get(cards.zone, 0.0)
        after = ZONES.get(node.to, 0.0)
        if node.to == "hand" and not node.random and not before:
            after *= TAKEN
        each = self._so_many(amount, 1.0)

        def worth(outlook: Outlook) -> float:
            more = after * _part(node.whose, outlook) - before * _part(cards.whose, outlook)
            return more * each(outlook)

        return worth

    # ---- what other cards do --------------------------------------------------------------------

    def _there(self, outlook: Outlook, cards: g.CardSet) -> Iterator[int]:
        """Such cards that lie before those who are meant."""
        state, wanted = outlook.state, self.engine.layout.cards(cards)
        for who in self._those(outlook, cards.whose):
            found = state.hand if cards.zone == "hand" else state.play
            yield from bits((found[who] | state.played_events[who]) & wanted)

    @staticmethod
    def _those(outlook: Outlook, whose: g.Whose) -> list[int]:
        seats, who = outlook.state.seats, outlook.who
        match whose:
            case "you":
                return [who]
            case "any" | "all":
                return [*seats]
            case _:
                return [q for q in seats if q != who]

    def _again(self, node: g.Effect, cards: g.CardSet, labels: tuple[str, ...]) -> Worth:
        """The best of what such a card does, done once more; what does the same with others counts
        for nothing there."""
        lines: dict[int, list[Worth]] = {}

        def best(outlook: Outlook) -> float:
            if node in self._asked:
                return 0.0
            self._asked.append(node)
            there = [*self._there(outlook, cards)]
            for i in there:
                if i not in lines:
                    abilities = self.engine.library.cards[i].abilities
                    lines[i] = [self.of(a.effect, i) for a in abilities if a.label in labels]
            found = max([line(outlook) for i in there for line in lines[i]], default=0.0)
            self._asked.pop()
            return max(found, UNSEEN if outlook.ahead or not there else 0.0)

        return best

    def _doubled(self, cards: g.CardSet) -> Worth:
        def best(outlook: Outlook) -> float:
            held = outlook.state.held
            there = (i for i in self._there(outlook, cards) if i in self.on_card)
            return max([held[i] * self.on_card[i](outlook) for i in there], default=0.0)

        return best

    def _played(self, node: g.PlayCard, card: int) -> Worth:
        """What it costs less, up to what it costs, and what it need not wait for."""
        library, cards = self.engine.library, node.cards
        half, off = node.less == "half", node.less
        less = None if off is None or off == "half" else self.amounts.number(off, card)
        of_deck = [library.cards[i].cost or 0 for i in bits(self.amounts.mask(_printed(cards)))]
        usual = sum(of_deck) / max(1, len(of_deck))
        eased = SOONER + (UNMET if node.ignoring or node.unconditional or node.tags else 0.0)
        in_hand = cards.zone in ("", "hand") and not cards.reference

        def worth(outlook: Outlook) -> float:
            mine = bits(outlook.state.hand[outlook.who] & self.engine.layout.cards(cards))
            costs = [library.cards[i].cost or 0 for i in mine] if in_hand else [usual]
            cost = max(costs, default=0.0)
            if not costs and not outlook.ahead:
                return 0.0
            part = 0.5 if half else 1.0
            saved = part * max(cost, usual / 2) if less is None else less
            saved = saved(outlook) if callable(saved) else saved
            found = 0.0 if in_hand else outlook.card
            return FREED * saved * outlook.price[self.made] + eased + found

        return worth


def _printed(cards: g.CardSet) -> g.CardSet | None:
    """By what their faces tell, wherever they are."""
    return g.CardSet(kinds=cards.kinds, tags=cards.tags, holds=cards.holds)


def _exchanged(outlook: Outlook) -> float:
    """As many cards as who has most has more, who then has so many less."""
    counts = [hand.bit_count() for hand in outlook.state.hand]
    return (1 + outlook.rival) * (max(counts) - counts[outlook.who]) * outlook.card


def _part(whose: g.Whose, outlook: Outlook) -> float:
    """Of what it is worth to whom it belongs, what it is worth to this player."""
    if whose == "you":
        return 1.0
    return 0.0 if whose in ("nobody", "all") else -outlook.rival
