"""What must be done for the sake of an action by triggers that bind, and whether it can be paid.

In: a state, what it is bound by, and an action. Out: the trigger that could not be done, or how
much of the currency is enough for all. Source: FAQ, "Party Clarifications".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.engine.base.linking import CardInfo
from runtime.engine.base.payment import Payment
from runtime.engine.base.prices import Prices, sources_on
from runtime.engine.doable import Doable
from runtime.engine.resolving.binding import Bound, Key, Toll
from runtime.program.writing.code import Buying
from runtime.state.state import State


class Tolls:
    def __init__(
        self, cards: Sequence[CardInfo], prices: Prices, payment: Payment, doable: Doable
    ) -> None:
        self.cards, self.prices, self.payment, self.doable = cards, prices, payment, doable

    def enough(self, bound: Bound, state: State, who: int, card: int, what: str) -> int | None:
        """The currency that is enough for what binds, as parameters stand, once a card or project
        is paid for; None where that is not known."""
        if what not in ("play", "project"):
            return None
        info = self.cards[card]
        enough = bound.enough[self._key(what, info.play, who, card)]
        return enough and bound.most_from_here(state, info.play, bound.enough.asked[who])

    def _key(self, what: str, op: int, who: int, card: int) -> Key:
        return what, op, who, card if what == "play" else -1

    def unhindered(
        self, bound: Bound, state: State, who: int, options: list[tuple[Any, ...]]
    ) -> list[tuple[Any, ...]]:
        """What a turn could offer, without what cannot be done for the sake of these triggers."""
        calm = bound.enough.calm[who]
        return [
            one for one in options if one in calm or not self.is_hindered(bound, state, who, one)
        ]

    def is_hindered(self, bound: Bound, state: State, who: int, option: tuple[Any, ...]) -> bool:
        """Whether what a turn could offer cannot be done for the sake of these triggers."""
        bought: Buying | None = None
        match option:
            case ("play" | "project" as what, card):
                op, bought = self.cards[card].play, (what, 0, False)
            case ("use" | "convert" as what, card, way):
                op = self.cards[card].ways[way].op
            case _:
                bound.enough.calm[who].add(option)
                return False
        enough = bound.enough[what, op, who, card if what == "play" else -1]
        if enough == 0:  # as below, in one step
            bound.enough.calm[who].add(option)
            return False
        if bought is None and enough is not None and state.p[who][self.payment.money] >= enough:
            return False
        return self.unpaid(bound, state, who, op, card, bought) is not None

    def unpaid(
        self, bound: Bound, state: State, who: int, op: int, card: int, bought: Buying | None
    ) -> tuple[int, int] | None:
        """The (card, operation) of such a trigger that would be set off and could not be done. They
        may come last, so that all is well where enough of the currency is there for the price and
        all that they could ask."""
        info = self.cards[card]
        if bought is None:
            what = "convert" if info.node.kind == "conversion" else "use"
        else:
            what = bought[0]
        key = self._key(what, op, who, card)
        enough = bound.enough[key]
        if enough == 0:
            return None
        if enough is not None:
            left = self._left_over(state, who, card, bought, enough)
            if left >= enough:
                return None
            most = bound.most_from_here(state, op, bound.enough.asked[who])
            if left >= most or self.doable.may_bring(state, who, op, most - left):
                return None
        toll = bound[key]
        if toll is None:
            return None
        if enough is None and toll.most is not None:
            left = self._left_over(state, who, card, bought, toll.most)
            if left >= toll.most or left >= bound.most_from_here(state, op, toll.steps):
                return None
        if toll.heard is not None and self._is_short(state, who, op, card, bought, toll):
            return toll.by
        return None if self.doable.is_possible(state, who, op, card, bought) else toll.by

    def _is_short(
        self, state: State, who: int, op: int, card: int, bought: Buying | None, toll: Toll
    ) -> bool:
        """Whether all that can come in does not make up for what is asked at least."""
        assert toll.heard is not None
        info, short = self.cards[card], self.doable.shortfall
        if not self.doable.counts(state, who):
            return False
        left = state.p[who][self.payment.money]
        if bought is not None:
            what, less, _ = bought
            if what == "play" and (info.rules or info.imposed):
                return False
            purse = self.payment.purse(state, who, self.prices.sources(state, who, card, what))
            left = min(left, purse - self.prices.price(state, who, card, what, less))
        doing = ((op, 1),)
        least = sum(short.least(state, doing, track) * each for track, each in toll.steps)
        if left >= least:
            return False
        for_card, for_tag, further = toll.heard
        left += for_card + for_tag * len(info.tags)
        most = short.most(state, doing, further, self.doable.sites(state, who, op))
        return most is not None and left + most < least

    def _left_over(
        self, state: State, who: int, card: int, bought: Buying | None, enough: int
    ) -> int:
        """The most of the currency that can be left once this is paid for, or at least `enough`:
        what can pay in its place does, unless the effect may need it."""
        money = state.p[who][self.payment.money]
        if bought is None:
            return money
        what, less, _ = bought
        terms = self.prices.terms.of(state, who)
        price = self.prices.on(terms, state, who, card, what, less)
        if money - price >= enough or self.doable.payment_matters(card, what):
            return money - price
        sources = sources_on(terms, card, what)
        return min(money, self.payment.purse(state, who, sources) - price)
