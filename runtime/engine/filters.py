"""Which cards of a hand are worth a closer look: tables from a number to a mask of cards.

In: a program. Out: for a hand, the cards that pass the conditions which are plain comparisons: the
price against the purse, and levels of parameters against requirements. What is left is checked in
full by `runtime.engine.play`, so these tables only save time. Prices and levels come from the same
nodes.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from itertools import accumulate
from operator import or_
from typing import TypeGuard

from compiler import graph as g
from runtime.engine.base.linking import Linked
from runtime.engine.base.remembering import keep
from runtime.engine.base.shapes import Group, Priced
from runtime.engine.base.standing import TermsOf
from runtime.engine.base.terms import Terms
from runtime.program.program import Program
from runtime.state.layout import DECK_KINDS
from runtime.state.state import LEVELS, State, bits

KEPT = 4096
"""How many positions of the parameters are remembered."""


def is_tabled(need: g.Condition) -> TypeGuard[g.Compare]:
    """Whether a requirement is a plain bound on a parameter, which tables of cards tell."""
    return (
        isinstance(need, g.Compare)
        and isinstance(need.measure, g.Level)
        and need.bound in ("min", "max")
        and need.less == 0
    )


def varied(program: Program, deck: int) -> int:
    """All cards, projects, milestones and awards whose price any discount makes depend on the
    position."""
    found = 0
    for rule in (one.rule for one in program.rules):
        if isinstance(rule, g.Discount) and rule.varies():
            found |= deck if rule.cards is not None else 0
            for i, card in enumerate(program.library.cards):
                if card.id in rule.projects or card.kind in rule.goals:
                    found |= 1 << i
    return found


class Met(dict[tuple[int, ...], int]):
    """By the levels of all parameters, the cards whose requirements of them hold with so much
    tolerance; `levels` and `mask`: those of the last look, which are mostly those of the next."""

    def __init__(self, filters: Filters, tolerance: tuple[int, ...]) -> None:
        self._filters, self._tolerance = filters, tolerance
        self.levels: list[int] | None = None
        self.mask = 0

    def __missing__(self, levels: tuple[int, ...]) -> int:
        mask = self._filters.meet(levels, self._tolerance)
        keep(self, levels, mask, KEPT)
        return mask


class Filters:
    def __init__(self, linked: Linked, terms: TermsOf) -> None:
        assert linked.scope, "the cards must be there"
        self.linked, self.program, self.terms = linked, linked.program, terms
        program = linked.program
        cards = program.library.cards
        self.deck = sum(1 << i for i, card in enumerate(cards) if card.kind in DECK_KINDS)
        self._levels: dict[tuple[int, int], list[int]] = {}
        self._met: dict[tuple[int, ...], Met] = {}
        self._money = program.tables.money
        self._all = bits(self.deck)
        self._varying = [i for i in self._all if self.linked.cards[i].cheaper is not None]
        self._there = slice(LEVELS, LEVELS + len(program.tables.level_fields))
        self._bits = [1 << card for card in range(len(cards))]
        self._members: dict[int, list[int]] = {}
        self._grouped: dict[tuple[int, ...], tuple[Priced, list[Group]]] = {}
        paid_with: dict[tuple[int, ...], int] = {}
        for card in self._all:
            kinds = program.tables.paid_with[card]
            paid_with[kinds] = paid_with.get(kinds, 0) | 1 << card
        self._paid_alike = list(paid_with.values())

    def candidates(self, state: State, who: int, terms: Terms) -> int:
        """The cards in hand that can be paid for and whose parameter requirements hold."""
        hand = state.hand[who]
        if not hand and not terms.play_from:
            return 0
        met = terms.met
        if met is None:
            met = self._prepared(terms)
        levels = state.g[self._there]
        if levels != met.levels:
            met.mask, met.levels = met[(*levels,)], levels
        if terms.play_from:
            hand |= self.terms.elsewhere(state, who)
        if terms.excused or terms.eased:  # what they require is looked at one by one
            hand &= met.mask | self.deck & terms.excusing
        else:
            hand &= met.mask
        if not hand:
            return 0
        numbers, (prices, masks) = state.p[who], terms.by_money
        money = numbers[self._money]
        payable: int = hand & masks[bisect_right(prices, money)]
        if left := hand ^ payable:
            for members, sources, prices, masks in terms.groups:
                if left & members:
                    purse = money
                    for on_card, where, worth in sources:
                        purse += (state.held[where] if on_card else numbers[where]) * worth
                    if purse > money:
                        payable |= left & masks[bisect_right(prices, purse)]
        return payable

    def _prepared(self, terms: Terms) -> Met:
        """The tables of these terms."""
        known = self._grouped.get(terms.paying)
        if known is None:
            prices = [0] * len(self.linked.cards) if terms.varying else terms.prices[:]
            for card in self._varying:
                prices[card] = 0  # it may be anything
            known = (self._steps(prices, self._all), self._groups(terms, prices))
            keep(self._grouped, terms.paying, known)
        terms.by_money, terms.groups = known
        tolerance = (*terms.tolerance,)
        if tolerance not in self._met:
            self._met[tolerance] = Met(self, tolerance)
        terms.met = self._met[tolerance]
        return self._met[tolerance]

    def meet(self, levels: tuple[int, ...], tolerance: tuple[int, ...]) -> int:
        """The cards whose parameter requirements hold at these levels."""
        mask = self.deck
        for index, level in enumerate(levels):
            slack = tolerance[index]
            table = self._levels.get((index, slack)) or self._level_table(index, slack)
            kind = self.program.library.parameters[index]
            mask &= table[(level - kind.lowest) // kind.step]
        return mask

    def _groups(self, terms: Terms, prices: list[int]) -> list[Group]:
        alike = self._paid_alike
        specials = [mask for mask, _ in terms.on_cards] + [mask for mask, *_ in terms.dearer]
        for special in specials:
            parts = [part for mask in alike for part in (mask & special, mask & ~special)]
            alike = [part for part in parts if part]
        groups = []
        for mask in alike:
            if mask not in self._members:
                self._members[mask] = bits(mask)
            cards = self._members[mask]
            if sources := terms.sources(cards[0]):
                groups.append((mask, sources, *self._steps(prices, cards)))
        return groups

    def _steps(self, prices: list[int], cards: list[int]) -> Priced:
        """Rising prices, and which of the cards can be had for less than each, and for them all."""
        at: dict[int, int] = defaultdict(int)
        numbered = self._bits
        for card in cards:
            at[prices[card]] |= numbered[card]
        steps = sorted(at)
        return steps, list(accumulate([at[price] for price in steps], or_, initial=0))

    def _level_table(self, index: int, slack: int) -> list[int]:
        """For each step of a parameter the cards whose requirements of it hold there."""
        kind = self.program.library.parameters[index]
        table = []
        for level in range(kind.lowest, kind.highest + 1, kind.step):
            mask = self.deck
            for card in bits(self.deck):
                for need in self.program.library.cards[card].requirements:
                    if is_tabled(need) and need.measure == g.Level(kind.id):
                        low = need.bound == "min" and level < need.value - slack
                        if low or (need.bound == "max" and level > need.value + slack):
                            mask &= ~(1 << card)
            table.append(mask)
        self._levels[(index, slack)] = table
        return table
