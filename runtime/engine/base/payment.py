"""What can pay for something, and in which mixes.

In: a price, the resources allowed besides the currency, and the payer's standing effects. Out:
mixes: tuples of counts, one for each source and the currency last. A mix is legal when it covers
the price and none of its units could be left out. Source: FAQ, "How are steel/titanium resources
used?".
"""

from __future__ import annotations

from runtime.engine.base.events import Events
from runtime.engine.base.helpers import helper
from runtime.engine.base.shapes import Mix, Source
from runtime.engine.base.standing import TermsOf
from runtime.engine.base.stocks import Stocks
from runtime.state.layout import EVENT
from runtime.state.state import State

SPEND = EVENT["spend"]


class Payment:
    def __init__(self, money: int, terms: TermsOf, stocks: Stocks, events: Events) -> None:
        self.money, self.terms, self.stocks, self.events = money, terms, stocks, events
        self.limited = bool(stocks.fields)

    @helper
    def sources(self, state: State, who: int, using: tuple[int, ...]) -> list[Source]:
        """What may replace the currency for this payer: `using` resources at their worth, and those
        that an effect allows for every payment."""
        terms = self.terms.of(state, who)
        if not using:
            return terms.always
        return terms.with_also(using)

    def _there(self, state: State, who: int, source: Source) -> int:
        on_card, where, _ = source
        return state.held[where] if on_card else state.p[who][where]

    @helper
    def instead(self, state: State, who: int, kind: int, card: int) -> list[Source]:
        """What may replace a resource that an effect of this card takes."""
        return self.terms.of(state, who).in_place_of(kind, card)

    @helper
    def purse(self, state: State, who: int, sources: list[Source], field: int = -1) -> int:
        """All that the payer can pay, in the currency or in the resource of this field."""
        numbers = state.p[who]
        total = numbers[self.money if field < 0 else field]
        for on_card, where, worth in sources:
            total += (state.held[where] if on_card else numbers[where]) * worth
        return total

    @helper
    def is_made_up(self, state: State, who: int, price: int, using: tuple[int, ...] = ()) -> bool:
        """Whether the currency, too little for a price, is enough with what may replace it."""
        terms = self.terms.of_rules[state.rules[who]]
        if not using and not terms.always and not terms.conditional:
            return False
        return self.purse(state, who, self.sources(state, who, using)) >= price

    @helper
    def is_replaced(
        self, state: State, who: int, count: int, kind: int, card: int, field: int
    ) -> bool:
        """Whether a resource, less than an effect of this card takes, is enough with what may
        replace it."""
        terms = self.terms.of_rules[state.rules[who]]
        if not terms.instead and not terms.conditional:
            return False
        return self.purse(state, who, self.instead(state, who, kind, card), field) >= count

    @helper
    def mixes(
        self, state: State, who: int, price: int, sources: list[Source], field: int = -1
    ) -> tuple[Mix, ...]:
        """All legal mixes, those with the most currency first; empty when the price is too high."""
        money = state.p[who][self.money if field < 0 else field]
        if not sources and price > 0:
            return ((price,),) if money >= price else ()
        if price <= 0:
            return ((*[0] * len(sources), 0),) if money >= price else ()
        if len(sources) == 1:  # as below, without a step for each count
            ((_, _, worth),) = sources
            least = max(0, -((money - price) // worth))
            most = min(self._there(state, who, sources[0]), -(-price // worth))
            return tuple([(n, max(price - n * worth, 0)) for n in range(least, most + 1)])
        limits = [self._there(state, who, source) for source in sources]
        worths = [worth for _, _, worth in sources]
        found: list[Mix] = []
        self._extend((), price, limits, worths, money, found)
        return tuple(found)

    def _extend(
        self,
        chosen: Mix,
        left: int,
        limits: list[int],
        worths: list[int],
        money: int,
        found: list[Mix],
    ) -> None:
        index = len(chosen)
        worth = worths[index]
        enough = max(0, -(-left // worth))
        for count in range(min(limits[index], enough) + 1):
            mix, rest = (*chosen, count), left - count * worth
            if index + 1 < len(limits):
                self._extend(mix, rest, limits, worths, money, found)
            elif rest <= money and (rest >= 0 or -rest < _least(mix, worths)):
                found.append((*mix, max(rest, 0)))

    @helper
    def settle_payment(
        self, state: State, who: int, mix: Mix, sources: list[Source], field: int = -1
    ) -> None:
        """Take the units of the mix."""
        if field < 0:
            field = self.money
        if sources:
            for count, (on_card, where, _) in zip(mix, sources, strict=False):
                if on_card:
                    state.held[where] -= count
                else:
                    state.p[who][where] -= count
                    if self.limited:
                        self.stocks.gives_field(state, where, count)
        state.p[who][field] -= mix[-1]
        if self.limited:
            self.stocks.gives_field(state, field, mix[-1])
        if not state.trial:  # as `note` does, which comes too often here for a call
            paid = (mix, tuple(sources), field)
            state.log = (state.log, ("pay", who, paid, 0, state.source))
        if state.listening[SPEND] or self.events.remembered[SPEND]:
            self._tell(state, who, mix, sources, field)

    def _tell(self, state: State, who: int, mix: Mix, sources: list[Source], field: int) -> None:
        """What has been spent out of the stock, each resource once."""
        spent = {field: mix[-1]}
        for count, (on_card, where, _) in zip(mix, sources, strict=False):
            if not on_card:
                spent[where] = spent.get(where, 0) + count
        for where, count in spent.items():
            if count:
                kind = self.stocks.kinds[where]
                self.events.hear(state, SPEND, who, kind, kind, count)


def _least(mix: Mix, worths: list[int]) -> int:
    """The worth of the cheapest unit in the mix."""
    return min([worth for count, worth in zip(mix, worths, strict=True) if count])
