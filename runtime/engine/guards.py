"""The shortest test for each thing that a turn may offer: ways to use a card, purchases.

In: a program and a seat. Out: masks of offers, and those of a mask with their guards. What may
be done is decided in `runtime.engine.play`; most of what it looks at is known when the program is
made, and a guard is what is left: nothing for an effect that cannot fail, one generated function
for most, the whole walk for the few that need a search. Which offers there are for given cards,
standing effects and claims is remembered.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from functools import reduce
from itertools import accumulate
from operator import or_
from typing import Any

from compiler import graph as g
from runtime.engine.base.linking import Need
from runtime.engine.base.prices import sources_on
from runtime.engine.base.remembering import keep
from runtime.engine.base.shapes import Offer, Option, Priced, Test
from runtime.engine.base.terms import Terms
from runtime.engine.filters import Filters, is_tabled, varied
from runtime.engine.play import Play
from runtime.state.state import WHO, Entry, State, bits, entry_of


class Offers(dict[int, tuple[Offer, ...]]):
    """Numbered in the order of a menu, so that a mask has one bit for each. By masks, those of it,
    listed when they are first asked for."""

    def __init__(self) -> None:
        self._numbered: list[Offer] = []

    def number(self, offer: Offer) -> int:
        """The bit of one more."""
        self._numbered.append(offer)
        return 1 << len(self._numbered) - 1

    def __missing__(self, mask: int) -> tuple[Offer, ...]:
        numbered, left, listed = self._numbered, mask, []
        while left:
            low = left & -left
            listed.append(numbered[low.bit_length() - 1])
            left ^= low
        found = tuple(listed)
        keep(self, mask, found)
        return found


class Uses(dict[int, int]):
    """By masks of cards, the ways to use them, given those `of_card`."""

    def __init__(self, of_card: list[int]) -> None:
        self._of_card = of_card

    def __missing__(self, cards: int) -> int:
        found = _union(self._of_card[card] for card in bits(cards))
        keep(self, cards, found)
        return found


def opened(state: State, offers: Iterable[Offer]) -> list[Option]:
    """The options of those whose guards hold."""
    return [option for option, test, entry in offers if test is None or test(state, entry)]


class Guards:
    """The offers of a seat. `plays` are numbered by card, so that a mask of cards is one of offers
    too; `ways` to use cards, of which cards have some in each generation (`uses`) and some once in
    the game; `others`: standard projects, milestones, awards, and all `conversions` (a mask).
    `varying`: a discount of the seat's depends on the position; `sources`: it can pay for some
    cards with what does not pay for all."""

    def __init__(
        self, play: Play, filters: Filters, who: int, varying: bool, sources: bool
    ) -> None:
        assert play.linked.scope, "the cards must be there"
        self.play, self.doable, self.terms = play, play.doable, play.terms
        self.improvement = play.doable.improvement
        self.linked, self.program = play.linked, play.program
        self.w, self.varying, self.sources = who, varying, sources
        program = play.program
        self._varied = varied(program, filters.deck)
        self._with_own_sources = _union(
            program.layout.cards(one.rule.cards)
            for one in (program.rules if sources else ())
            if isinstance(one.rule, g.SpendAs) and one.rule.cards is not None
        )
        self._any_excused = any(
            isinstance(one.rule, g.Ignored) and (one.rule.tags or one.rule.cards)
            for one in program.rules
        )
        self._any_ignored = any(isinstance(one.rule, g.Ignored) for one in program.rules)
        self.plays, self.ways, self.others = Offers(), Offers(), Offers()
        cards = range(len(program.library.cards))
        for card in cards:
            if filters.deck >> card & 1:
                self.plays.number(self._purchase("play", card))
            else:
                self.plays.number(self._offer(("play", card), None, -1))  # never asked for
        of_kind = {
            kind: [card for card in cards if program.library.cards[card].kind == kind]
            for kind in ("standard-project", "conversion")
        }
        self.uses = Uses([self._ways(self.ways, card) for card in cards])
        self.uses_once = Uses([self._ways(self.ways, card, once=True) for card in cards])
        in_state: dict[int, int] = {}
        self._bought = {
            (what, card): self.others.number(self._purchase(what, card))
            for what, bought in (
                ("project", of_kind["standard-project"]),
                ("claim", program.tables.milestones),
                ("fund", program.tables.awards),
            )
            for card in bought
        }
        for (what, card), offer in self._bought.items():
            for need in self.linked.cards[card].needs if what == "project" else ():
                if (field := self._field_of(need.condition)) is not None:
                    in_state[field] = in_state.get(field, 0) | offer
        self._in_state = tuple(in_state.items())
        self.conversions = _union(self._ways(self.others, card) for card in of_kind["conversion"])
        self._left: dict[Any, Priced] = {}
        self._last: tuple[Any, Priced] = ((None, None, None, None), ([], [0]))

    def _field_of(self, need: g.Condition) -> int | None:
        """Where it stands whether a game is of such a kind, of what asks for nothing else."""
        return self.program.layout.state.get(need.state) if isinstance(need, g.InState) else None

    def _offer(self, option: Option, test: Test | None, op: int) -> Offer:
        _, card, *_ = option
        return option, test, entry_of(op, self.w, card)

    # ---- what there is --------------------------------------------------------------------------

    def projects(self, state: State, terms: Terms, money: int) -> int:
        """Standard projects that cost no more, on these terms, in a game of this kind."""
        known = terms.projects.get(self.w)
        if known is None:
            bought = {card: bit for (what, card), bit in self._bought.items() if what == "project"}
            varies = [self._varies(card) for card in bought]
            prices = [
                0 if varied else terms.price(card)
                for card, varied in zip(bought, varies, strict=True)
            ]
            known = terms.projects[self.w] = _by_price(prices, list(bought.values()))
        prices, offers = known
        found = offers[bisect_right(prices, money)]
        for field, only in self._in_state:
            if found & only and not state.g[field]:
                found &= ~only
        return found

    def claims(self, state: State, terms: Terms, money: int) -> int:
        """Milestones and awards that are left and cost no more, on these terms."""
        (claimed, funded, goals, solo), known = self._last
        if (
            claimed is not state.claimed
            or funded is not state.funded
            or goals is not terms.goals
            or solo is not state.solo
        ):
            key = (state.claimed, state.funded, terms.goals, state.solo)
            known = self._left.get(key) or self._find_left(state)
            keep(self._left, key, known)
            self._last = (key, known)
        prices, offers = known
        return offers[bisect_right(prices, money)]

    def _find_left(self, state: State) -> Priced:
        play = self.play
        left = [("claim", card) for card in play.open_milestones(state)]
        left += [("fund", card) for card in play.open_awards(state)]
        prices = [
            0 if self._varies(card) else play.price(state, self.w, card, what)
            for what, card in left
        ]
        return _by_price(prices, [self._bought[one] for one in left])

    # ---- actions and conversions ----------------------------------------------------------------

    def _ways(self, offers: Offers, card: int, once: bool = False) -> int:
        """The ways to use a card, or to convert, as new offers."""
        info = self.linked.cards[card]
        what = "convert" if info.node.kind == "conversion" else "use"
        return _union(
            offers.number(self._offer((what, card, index), self._way(card, index), way.op))
            for index, way in enumerate(info.ways)
            if way.once == once
        )

    def _way(self, card: int, index: int) -> Test | None:
        """Everything but whether the card has been used."""
        way = self.linked.cards[card].ways[index]
        return _all([one for one in (way.available, self._effect("", card, way.op)) if one])

    # ---- purchases ------------------------------------------------------------------------------

    def _purchase(self, what: str, card: int) -> Offer:
        """Everything but the price, unless that depends on the position; and but for the
        requirements that tables tell, where a card is played from the hand and none can be
        excused from them."""
        info = self.linked.cards[card]
        needs = info.needs
        if what == "play" and not self._any_excused:
            needs = tuple(need for need in needs if not is_tabled(need.condition))
        elif what == "project":
            needs = tuple(need for need in needs if self._field_of(need.condition) is None)
        price = self._price(what, card) if self._varies(card) else None
        tests = [self._needs(what, needs, card), price, self._effect(what, card, info.play)]
        test = _all([one for one in tests if one is not None])
        return self._offer((what, card), test, info.play)

    def _varies(self, card: int) -> bool:
        """Whether the price depends on the position, or something can pay for this project only."""
        if self.varying and self._varied >> card & 1:
            return True
        info = self.linked.cards[card]
        if info.node.kind != "standard-project":
            return info.cheaper is not None
        return info.cheaper is not None or bool(self._with_own_sources >> card & 1)

    def _price(self, what: str, card: int) -> Test:
        play, purse = self.play, self.play.payment.purse
        terms, cheaper = self.terms.of, self.linked.cards[card].cheaper
        if what == "project" and cheaper is not None and not self._varied >> card & 1:
            if not self._with_own_sources >> card & 1:  # a shorter way to the same price
                least = self.linked.cards[card].node.cost_min
                return lambda state, entry: (
                    purse(state, entry[WHO], (of := terms(state, entry[WHO])).always)
                    >= max(of.price(card) - cheaper(state, entry[WHO], card), least)
                )
        price = play.prices.on
        return lambda state, entry: (
            purse(state, who := entry[WHO], sources_on(of := terms(state, who), card, what))
            >= price(of, state, who, card, what, 0)
        )

    def _needs(self, what: str, needs: tuple[Need, ...], card: int) -> Test | None:
        terms = self.terms.of
        if not needs:
            return None
        if what == "play" and self._any_excused:
            return lambda state, entry: (
                (of := terms(state, entry[WHO])).unconditional
                or all(
                    need.holds(state, entry, of.tolerance) or of.excuses(card, need.condition)
                    for need in needs
                )
            )
        if what == "play" and self._any_ignored:
            return lambda state, entry: (
                terms(state, entry[WHO]).unconditional
                or all(
                    need.holds(state, entry, terms(state, entry[WHO]).tolerance) for need in needs
                )
            )
        if any(_looks_at_level(need.condition) for need in needs):
            return lambda state, entry: all(
                need.holds(state, entry, terms(state, entry[WHO]).tolerance) for need in needs
            )
        return _all([need.holds for need in needs])

    def _effect(self, what: str, card: int, op: int) -> Test | None:
        """That an effect can be done, which has been bought if `what` says how."""
        program, doable = self.program, self.doable
        if not program.operations.checked[op]:
            return None
        able, bought = self.linked.able[op], (what, 0, False) if what else None

        if program.operations.entangled[op] or doable.payment_matters(card, what):
            return lambda state, entry: doable.can_do(state, entry[WHO], op, card, bought)
        test: Test = self._not_in_hand(card, able) if what == "play" else able
        if not self.improvement.can_improve(op, what):
            return test
        return lambda state, entry: (
            test(state, entry) or doable.can_do(state, entry[WHO], op, card, bought, False)
        )

    @staticmethod
    def _not_in_hand(card: int, able: Test) -> Test:
        """A card being played is not in the hand any more."""

        def test(state: State, entry: Entry) -> Any:
            hand, who = state.hand, entry[WHO]
            bit = hand[who] & 1 << card
            hand[who] ^= bit
            level = able(state, entry)
            hand[who] ^= bit
            return level

        return test


def _looks_at_level(need: g.Condition) -> bool:
    return isinstance(need, g.Compare) and isinstance(need.measure, g.Level)


def _all(tests: list[Test]) -> Test | None:
    return reduce(_both, tests) if tests else None


def _both(one: Test, other: Test) -> Test:
    return lambda state, entry: one(state, entry) and other(state, entry)


def _by_price(prices: list[int], offers: list[int]) -> Priced:
    at: dict[int, int] = {}
    for price, offer in zip(prices, offers, strict=True):
        at[price] = at.get(price, 0) | offer
    steps = sorted(at)
    return steps, list(accumulate([at[price] for price in steps], or_, initial=0))


def _union(masks: Iterable[int]) -> int:
    return reduce(or_, masks, 0)


class BySeat(dict[tuple[int, bool, bool], Guards]):
    """The guards of each seat, with and without such discounts and sources, made when they are
    first asked for."""

    def __init__(self, play: Play, filters: Filters) -> None:
        self.play, self.filters = play, filters

    def of(self, who: int, terms: Terms) -> Guards:
        """Those of a seat on these terms, which remember them."""
        found = terms.guarded[who] = self[who, bool(terms.varying), bool(terms.on_cards)]
        return found

    def __missing__(self, key: tuple[int, bool, bool]) -> Guards:
        self[key] = Guards(self.play, self.filters, *key)
        return self[key]
