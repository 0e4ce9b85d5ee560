"""How much an amount will come to, and how fast what it counts grows.

In: nodes of the graph, and the card on which they stand. Out: functions from an `Outlook` to a
number, which is looked up on the table now and grown to the time that the outlook is about.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from compiler import graph as g
from runtime.bots.planner.outlook import CHOSEN, Outlook
from runtime.bots.planner.weights import Weights
from runtime.engine.engine import Engine

Number = Callable[[Outlook], float]

TILES, MADE = 0.45, 0.5
"""Tiles and steps of production that come to a player in a generation."""


class Amounts:
    def __init__(self, engine: Engine, weights: Weights) -> None:
        self.engine, self.weights = engine, weights
        self.deck = [card for card in engine.library.cards if card.kind in g.DECK_KINDS]
        self.share_of_tags = cache(self._share_of_tags)
        self.mask = cache(self._mask)

    def number(self, amount: g.Amount, card: int) -> Number | float:
        """A number that stands there is that number."""
        match amount:
            case int():
                return float(amount)
            case g.Per():
                return self._per(amount, card)
            case g.More(base, plus):
                more = self._per(plus, card)
                return lambda outlook: base + more(outlook)
            case g.Less(base, minus):
                less = self._per(minus, card)
                return lambda outlook: max(0.0, base - less(outlook))
            case g.Chosen(times):
                return lambda outlook: CHOSEN * times
            case g.Shown(times):
                return lambda outlook: outlook.shown * times
            case _:
                return lambda outlook: CHOSEN

    def left_of(self, less: g.Off, card: int) -> Callable[[Outlook, float], float]:
        """What is left of a price that is so much less; nothing of one that is not paid."""
        if less is None or less == "half":
            part = 0.0 if less is None else 0.5
            return lambda outlook, price: part * price
        number = self.number(less, card)
        if isinstance(number, float):
            return lambda outlook, price: max(0.0, price - number)
        return lambda outlook, price: max(0.0, price - number(outlook))

    def _per(self, per: g.Per, card: int) -> Number:
        count, growth = self.counted(per.measure, card), self.growth(per.measure)
        times, each, most, beyond = per.times, per.each, per.most, per.beyond
        own = self.own(per.measure, card)

        def number(outlook: Outlook) -> float:
            there = count(outlook) + growth * outlook.ahead - beyond
            if own and not outlook.state.play[outlook.who] >> card & 1:
                there += own
            if most is not None:
                there = min(there, most)
            whole = there / each if growth and outlook.ahead else there // each
            return max(0.0, whole) * times

        return number

    def own(self, measure: g.Measure, card: int) -> int:
        """What the card itself adds to the count when it is played."""
        if card < 0:
            return 0
        match measure:
            case g.Tags(printed="hand" | "it" | "shown" | "that"):
                return 0
            case g.Tags(tags, whose) if whose in ("you", "all"):
                return sum(not tags or tag in tags for tag in self.engine.library.cards[card].tags)
            case g.Sum(parts):
                return sum(self.own(part, card) for part in parts)
            case _:
                return 0

    def counted(self, measure: g.Measure, card: int) -> Number:
        """What it comes to now; 1 where that depends on what has just happened."""
        if isinstance(measure, g.ChosenX):
            return lambda outlook: outlook.shown
        try:
            count = self.engine.values.counting(measure)
        except (KeyError, ValueError, NotImplementedError):
            return lambda outlook: 1.0

        def number(outlook: Outlook) -> float:
            try:
                return float(count(outlook.state, outlook.who, card))
            except (TypeError, LookupError, AttributeError):  # of something that has not happened
                return 1.0

        return number

    def holds(self, condition: g.Condition, card: int) -> Callable[[Outlook], bool] | None:
        """Whether a condition holds now; None where that depends on what has just happened."""
        try:
            test = self.engine.values.test(condition)
        except (KeyError, ValueError, NotImplementedError):
            return None

        def holds(outlook: Outlook) -> bool:
            try:
                return bool(test(outlook.state, outlook.who, card))
            except (TypeError, LookupError, AttributeError):
                return True

        return holds

    def growth(self, measure: g.Measure) -> float:
        """By how much it grows in a generation, for a player who goes on as people do."""
        match measure:
            case g.Tags(printed="hand" | "it" | "shown" | "that"):
                return 0.0
            case g.Tags(tags, whose):
                more = 2 if whose == "all" else 1
                return more * self.share_of_tags(tags) * self.weights.plays * 0.8
            case g.Tiles() | g.Group():
                return TILES
            case g.Production():
                return MADE
            case g.Sum(parts):
                return sum(map(self.growth, parts))
            case _:
                return 0.0

    def _share_of_tags(self, tags: tuple[str, ...]) -> float:
        """How many such tags a card of the deck has, on average; any, where none are named."""
        found = sum(
            sum(tag in tags for tag in card.tags) if tags else len(card.tags) for card in self.deck
        )
        return found / max(1, len(self.deck))

    def share(self, cards: g.CardSet | None) -> float:
        """The part of the deck that such cards are."""
        if cards is None:
            return 1.0
        return self.mask(cards).bit_count() / max(1, len(self.deck))

    def _mask(self, cards: g.CardSet | None) -> int:
        """Such cards of the deck, by what is printed on them."""
        deck = self.engine.tables.deck_cards
        return deck if cards is None else self.engine.layout.cards(cards) & deck
