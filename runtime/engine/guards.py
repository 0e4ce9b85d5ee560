"""The shortest test for each thing that a turn may offer: ways to use a card, purchases.

In: a program and a seat. Out: masks of offers, and those of a mask with their guards. What may
be done is decided in `runtime.engine.play`; most of what it looks at is known when the program is
made, and a guard is what is left: nothing for an effect that cannot fail, one generated function
for most, the whole walk for the few that need a search. Which offers there are for given cards,
standing effects and claims is remembered.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import accumulate
from operator import or_
from typing import Any

from compiler import graph as g
from runtime.engine.base.fused import Fused
from runtime.engine.base.linking import Need
from runtime.engine.base.prices import sources_on
from runtime.engine.base.remembering import keep
from runtime.engine.base.shapes import Offer, Opener, Option, Priced, Test
from runtime.engine.base.terms import Terms
from runtime.engine.filters import Filters, is_tabled, varied
from runtime.engine.play import STRICT, Play
from runtime.state.state import WHO, Entry, State, bits, entry_of

OFTEN = 200
"""So often a seat has been offered something before one function is made of all tests."""


class Offers(dict[int, tuple[Option, ...]]):
    """Numbered in the order of a menu, so that a mask has one bit for each. By masks, the options
    of those in it, listed when they are first asked for; by numbers, each with its bit, and all
    that it is tested by (`tests`)."""

    def __init__(self) -> None:
        self.each: list[tuple[int, Option, Test | None, Entry]] = []
        self.tests: list[Sequence[Test]] = []

    def number(self, offer: Offer, tests: Sequence[Test] = ()) -> int:
        """The bit of one more."""
        bit = 1 << len(self.each)
        self.each.append((bit, *offer))
        self.tests.append(tests)
        return bit

    def __missing__(self, mask: int) -> tuple[Option, ...]:
        found = tuple([option for bit, option, _, _ in self.each if mask & bit])
        keep(self, mask, found)
        return found

    def open(self, state: State, mask: int) -> int:
        """Those of the mask whose guards hold."""
        for bit, _, test, entry in self.each:
            if mask & bit and test is not None and not test(state, entry):
                mask ^= bit
        return mask


class Uses(dict[int, tuple[Offer, ...]]):
    """By masks of cards, the ways to use them, given those `of_card`."""

    def __init__(self, of_card: list[list[Offer]]) -> None:
        self._of_card = of_card

    def __missing__(self, cards: int) -> tuple[Offer, ...]:
        found = tuple([way for card in bits(cards) for way in self._of_card[card]])
        keep(self, cards, found)
        return found


def opened(state: State, offers: Iterable[Offer]) -> list[Option]:
    """The options of those whose guards hold."""
    return [option for option, test, entry in offers if test is None or test(state, entry)]


class Guards:
    """The offers of a seat. `plays` are numbered by card, so that a mask of cards is one of offers
    too; ways to use cards, of which cards have some in each generation (`uses`) and some once in
    the game; `others`: standard projects, milestones, awards, and all `conversions` (a mask).
    `varying`: a discount of the seat's depends on the position; `sources`: it can pay for some
    cards with what does not pay for all."""

    def __init__(
        self,
        play: Play,
        filters: Filters,
        fused: Fused,
        who: int,
        varying: bool,
        sources: bool,
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
            isinstance(one.rule, g.Ignored | g.Tolerance)
            and (one.rule.tags or one.rule.about is not None or one.rule.cards is not None)
            for one in program.rules
        )
        self._any_ignored = any(isinstance(one.rule, g.Ignored) for one in program.rules)
        self.fused = fused
        self.plays, self.others = Offers(), Offers()
        self.open_others: Opener = self._look
        self._looks = 0
        cards = range(len(program.library.cards))
        for card in cards:
            if filters.deck >> card & 1:
                self._purchase(self.plays, "play", card)
            else:
                self._number(self.plays, ("play", card), [], -1)  # never asked for
        of_kind = {
            kind: [card for card in cards if program.library.cards[card].kind == kind]
            for kind in ("standard-project", "conversion")
        }
        self.uses, self.uses_once = (
            Uses([[self._offer(*way) for way in self._ways(card, once)] for card in cards])
            for once in (False, True)
        )
        self._bought = {
            (what, card): self._purchase(self.others, what, card)
            for what, bought in (
                ("project", of_kind["standard-project"]),
                ("claim", program.tables.milestones),
                ("fund", program.tables.awards),
            )
            for card in bought
        }
        self.conversions = _union(
            self._number(self.others, *way)
            for card in of_kind["conversion"]
            for way in self._ways(card)
        )
        self._known: dict[Any, Priced] = {}
        self._projects: dict[tuple[int, ...], tuple[tuple[int, int], ...]] = {}
        self._goals: dict[Any, tuple[tuple[int, int], ...]] = {}
        self._last: tuple[Any, Any, Any, Any, Priced] = (None, None, None, None, ([], [0]))

    def _number(self, offers: Offers, option: Option, tests: list[Test], op: int) -> int:
        """The bit of one more offer."""
        return offers.number(self._offer(option, tests, op), tests)

    def _offer(self, option: Option, tests: list[Test], op: int) -> Offer:
        _, card, *_ = option
        entry = entry_of(op, self.w, card)
        return option, self.fused.every(tests, entry) if tests else None, entry

    # ---- what there is --------------------------------------------------------------------------

    def bought(self, state: State, terms: Terms, money: int) -> int:
        """Standard projects, and milestones and awards that are left, that cost no more, on these
        terms; and all conversions."""
        on, claimed, funded, solo, known = self._last
        if (
            on is not terms
            or claimed is not state.claimed
            or funded is not state.funded
            or solo is not state.solo
        ):
            known = self._find_bought(state, terms)
            self._last = (terms, state.claimed, state.funded, state.solo, known)
        prices, offers = known
        return offers[bisect_right(prices, money)]

    def _look(self, state: State, mask: int) -> int:
        """Those of `others` in the mask that are open now."""
        self._looks += 1
        if self._looks == OFTEN:
            self.open_others = self.fused.opener(self.others.each, self.others.tests)
        return self.others.open(state, mask)

    def _find_bought(self, state: State, terms: Terms) -> Priced:
        play = self.play
        projects = self._projects.get(terms.paying)
        if projects is None:
            bought = {card: bit for (what, card), bit in self._bought.items() if what == "project"}
            prices = [0 if self._varies(card) else terms.prices[card] for card in bought]
            projects = (*zip(prices, bought.values(), strict=True),)
            keep(self._projects, terms.paying, projects)
        taken = (frozenset(dict(state.claimed)), frozenset(dict(state.funded)), state.solo)
        key = (terms.goals, taken)  # by whom they are taken makes no difference
        goals = self._goals.get(key)
        if goals is None:
            left = [("claim", card) for card in play.open_milestones(state)]
            left += [("fund", card) for card in play.open_awards(state)]
            prices = [
                0 if self._varies(card) else play.price(state, self.w, card, what)
                for what, card in left
            ]
            goals = (*zip(prices, [self._bought[one] for one in left], strict=True),)
            keep(self._goals, key, goals)
        known = self._known.get((projects, goals))
        if known is None:
            steps, offers = _by_price((*projects, *goals))
            known = steps, [offer | self.conversions for offer in offers]
            keep(self._known, (projects, goals), known)
        return known

    # ---- actions and conversions ----------------------------------------------------------------

    def _ways(self, card: int, once: bool = False) -> list[tuple[Option, list[Test], int]]:
        """The ways to use a card, or to convert: what each offers, its tests, its operation."""
        info = self.linked.cards[card]
        what = "convert" if info.node.kind == "conversion" else "use"
        return [
            ((what, card, index), self._way(card, index), way.op)
            for index, way in enumerate(info.ways)
            if way.once == once
        ]

    def _way(self, card: int, index: int) -> list[Test]:
        """Everything but whether the card has been used."""
        way = self.linked.cards[card].ways[index]
        return [one for one in (way.available, self._effect("", card, way.op)) if one]

    # ---- purchases ------------------------------------------------------------------------------

    def _purchase(self, offers: Offers, what: str, card: int) -> int:
        """Everything but the price, unless that depends on the position; and but for the
        requirements that tables tell, where a card is played from the hand and none can be
        excused from them."""
        info = self.linked.cards[card]
        needs = info.needs
        if what == "play" and not self._any_excused:
            needs = tuple(need for need in needs if not is_tabled(need.condition))
        tests = self._needs(what, needs, card)
        if self._varies(card):
            tests.append(self._price(what, card))
        if (effect := self._effect(what, card, info.play)) is not None:
            tests.append(effect)
        return self._number(offers, (what, card), tests, info.play)

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
                    >= max(of.prices[card] - cheaper(state, entry[WHO], card), least)
                )
        price = play.prices.on
        return lambda state, entry: (
            purse(state, who := entry[WHO], sources_on(of := terms(state, who), card, what))
            >= price(of, state, who, card, what, 0)
        )

    def _needs(self, what: str, needs: tuple[Need, ...], card: int) -> list[Test]:
        terms = self.terms.of
        if not needs:
            return []
        if what == "play" and self._any_excused:
            return [
                lambda state, entry: (
                    (of := terms(state, entry[WHO])).unconditional
                    or all(
                        need.holds(state, entry, of.slack(card)) or of.excuses(card, need.condition)
                        for need in needs
                    )
                )
            ]
        if what == "play" and self._any_ignored:
            return [
                lambda state, entry: (
                    (of := terms(state, entry[WHO])).unconditional
                    or all(need.holds(state, entry, of.tolerance) for need in needs)
                )
            ]
        if not any(_looks_at_level(need.condition) for need in needs):
            return [need.holds for need in needs]
        if self.linked.cards[card].node.kind in STRICT:
            return [
                lambda state, entry: all(
                    need.holds(state, entry, terms(state, entry[WHO]).strict) for need in needs
                )
            ]
        return [
            lambda state, entry: all(
                need.holds(state, entry, terms(state, entry[WHO]).tolerance) for need in needs
            )
        ]

    def _effect(self, what: str, card: int, op: int) -> Test | None:
        """That an effect can be done, which has been bought if `what` says how."""
        program, doable = self.program, self.doable
        if not program.operations.checked[op]:
            return None
        able, bought = self.linked.able[op], (what, 0, False) if what else None

        if program.operations.entangled[op] or doable.payment_matters(card, what):
            return lambda state, entry: doable.can_do(state, entry[WHO], op, card, bought)
        test: Test = able
        if what == "play" and self._looks_at_hand(op):
            test = self._not_in_hand(card, able)
        if not self.improvement.can_improve(op, what):
            return test
        return lambda state, entry: (
            test(state, entry) or doable.can_do(state, entry[WHO], op, card, bought, False)
        )

    def _looks_at_hand(self, op: int) -> bool:
        """Whether hands have anything to do with what the effect needs."""
        mask = self.program.masks[op]
        return any(one & self.program.hand_bits for one in (*mask.reads, *mask.needs))

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
    """Or what is in one of its parts."""
    match need:
        case g.Both(parts) | g.Either(parts):
            return any(map(_looks_at_level, parts))
        case _:
            return isinstance(need, g.Compare) and isinstance(need.measure, g.Level)


def _by_price(offers: Iterable[tuple[int, int]]) -> Priced:
    at: dict[int, int] = {}
    for price, offer in offers:
        at[price] = at.get(price, 0) | offer
    steps = sorted(at)
    return steps, list(accumulate([at[price] for price in steps], or_, initial=0))


def _union(masks: Iterable[int]) -> int:
    return reduce(or_, masks, 0)


class BySeat(dict[tuple[int, bool, bool], Guards]):
    """The guards of each seat, with and without such discounts and sources, made when they are
    first asked for."""

    def __init__(self, play: Play, filters: Filters) -> None:
        self.play, self.filters, self.fused = play, filters, Fused(play.linked)

    def of(self, who: int, terms: Terms) -> Guards:
        """Those of a seat on these terms, which remember them."""
        found = terms.guarded[who] = self[who, bool(terms.varying), bool(terms.on_cards)]
        return found

    def __missing__(self, key: tuple[int, bool, bool]) -> Guards:
        self[key] = Guards(self.play, self.filters, self.fused, *key)
        return self[key]
