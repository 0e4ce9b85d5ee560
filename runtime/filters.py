"""Which cards of a hand are worth a closer look: tables from a number to a mask of cards.

In: a program. Out: for a hand, the cards that pass the conditions which are plain comparisons: the
price against the purse, and levels of parameters against requirements. What is left is checked in
full by `runtime.play`, so these tables only save time. Prices and levels come from the same nodes.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from compiler import graph as g
from runtime.layout import DECK_KINDS
from runtime.state import State, bits

if TYPE_CHECKING:
    from runtime.payment import Source
    from runtime.program import Program
    from runtime.terms import Terms

Steps = tuple[list[int], list[int]]
"""Rising values, and for each the mask of cards satisfied from that value on."""


class Filters:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.deck = sum(
            1 << i for i, card in enumerate(program.library.cards) if card.kind in DECK_KINDS
        )
        self._levels: dict[tuple[int, int], list[int]] = {}
        self._prices: dict[tuple[int, ...], list[tuple[int, list[Source], Steps]]] = {}

    def candidates(self, S: State, w: int) -> int:
        """The cards in hand that can be paid for and whose parameter requirements hold."""
        program, terms = self.program, self.program.terms(S, w)
        mask = S.hand[w] | program.zones.elsewhere(S, w)
        groups = self._prices.get(S.rules[w])
        if groups is None:
            groups = self._prices[S.rules[w]] = self._groups(terms)
        payable = 0
        for members, sources, (prices, masks) in groups:
            if members & mask:
                index = bisect_right(prices, program.payment.purse(S, w, sources)) - 1
                if index >= 0:
                    payable |= masks[index]
        mask &= payable
        for index, field in enumerate(program.level_fields):
            if not mask:
                break
            table = self._levels.get((index, terms.tolerance[index]))
            if table is None:
                table = self._level_table(index, terms.tolerance[index])
            kind = program.parameter_kinds[index]
            mask &= table[(S.g[field] - kind.lowest) // kind.step]
        return mask

    def _groups(self, terms: Terms) -> list[tuple[int, list[Source], Steps]]:
        """Cards that may be paid with the same sources, by price."""
        by_sources: dict[tuple[Source, ...], list[int]] = {}
        for card in bits(self.deck):
            by_sources.setdefault(tuple(terms.sources(card)), []).append(card)
        if len(self._prices) > 4096:
            self._prices.clear()
        return [
            (sum(1 << card for card in cards), list(sources), _steps(terms, cards))
            for sources, cards in by_sources.items()
        ]

    def _level_table(self, index: int, slack: int) -> list[int]:
        """For each step of a parameter the cards whose requirements of it hold there."""
        kind = self.program.parameter_kinds[index]
        table = []
        for level in range(kind.lowest, kind.highest + 1, kind.step):
            mask = self.deck
            for card in bits(self.deck):
                for need in self.program.library.cards[card].requirements:
                    if not isinstance(need, g.Compare) or need.less != 0:
                        continue
                    if need.measure == g.Level(kind.id):
                        low = need.bound == "min" and level < need.value - slack
                        if low or (need.bound == "max" and level > need.value + slack):
                            mask &= ~(1 << card)
            table.append(mask)
        self._levels[(index, slack)] = table
        return table


def _steps(terms: Terms, cards: list[int]) -> Steps:
    prices: list[int] = []
    masks: list[int] = []
    total = 0
    known = terms.program.cards
    varying = bool(terms.varying)
    least = {c: 0 if varying or known[c].cheaper else terms.price(c) for c in cards}
    for price, card in sorted((least[card], card) for card in cards):
        total |= 1 << card
        if prices and prices[-1] == price:
            masks[-1] = total
        else:
            prices.append(price)
            masks.append(total)
    return prices, masks
