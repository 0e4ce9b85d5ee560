"""The shortest test for each thing that a turn may offer: ways to use a card, purchases.

In: a program and a seat. Out: `Offer`s, each with its guard. What may be done is decided in
`runtime.engine.play`; most of what it looks at is known when the program is made, and a guard is
what is left: nothing for an effect that cannot fail, one generated function for most, the whole
walk for the few that need a search. Which offers there are for given cards, standing effects and
claims is remembered.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import reduce
from typing import Any

from compiler import graph as g
from runtime.engine.base.linking import Need
from runtime.engine.base.shapes import Offer, Priced, Test
from runtime.engine.base.terms import Terms
from runtime.engine.filters import Filters, is_tabled
from runtime.engine.play import Play
from runtime.state.state import WHO, Entry, State, bits, entry_of

KEPT = 4096
"""How many answers a table remembers before it begins anew."""


class Guards:
    """`plays` by the bit of the card, `ways` by card: each way to use it, or to convert;
    `conversions`: all of them."""

    def __init__(self, play: Play, filters: Filters, w: int) -> None:
        assert play.linked.scope, "the cards must be there"
        self.play, self.doable, self.terms = play, play.doable, play.terms
        self.improvement = play.doable.improvement
        self.linked, self.program = play.linked, play.program
        self.w = w
        program = play.program
        cards = program.library.cards
        self._any_ignored = any(isinstance(one.rule, g.Ignored) for one in program.rules)
        self.ways = [self._ways(card) for card in range(len(cards))]
        self.plays = {1 << i: self._purchase("play", i) for i in bits(filters.deck)}
        of_kind = {
            kind: [i for i, card in enumerate(cards) if card.kind == kind]
            for kind in ("standard-project", "conversion")
        }
        projects = of_kind["standard-project"]
        self._projects = {card: self._purchase("project", card) for card in projects}
        self._claims = {card: self._purchase("claim", card) for card in program.tables.milestones}
        self._funds = {card: self._purchase("fund", card) for card in program.tables.awards}
        self.conversions = [way for card in of_kind["conversion"] for way in self.ways[card]]
        self._used: dict[tuple[int, bool], tuple[Offer, ...]] = {}
        self._left: dict[Any, Priced] = {}

    def _offer(self, option: tuple[Any, ...], test: Test | None, op: int) -> Offer:
        _, card, *_ = option
        return option, test, entry_of(op, self.w, card)

    # ---- what there is --------------------------------------------------------------------------

    def uses(self, cards: int, once: bool = False) -> tuple[Offer, ...]:
        """The ways of all these cards that are there in each generation, or those `once` in the
        game."""
        known = self._used.get((cards, once))
        if known is None:
            known = tuple(way for card in bits(cards) for way in self._of_kind(card, once))
            _keep(self._used, (cards, once), known)
        return known

    def _of_kind(self, card: int, once: bool) -> tuple[Offer, ...]:
        ways = zip(self.linked.cards[card].ways, self.ways[card], strict=True)
        return tuple(offer for way, offer in ways if way.once == once)

    def projects(self, terms: Terms, money: int) -> tuple[Offer, ...]:
        """Standard projects that cost no more, on these terms."""
        known = terms.projects.get(self.w)
        if known is None:
            varying = {card for card in self._projects if self._is_priced(card)}
            if terms.varying:
                varying = set(self._projects)
            prices = [0 if card in varying else terms.price(card) for card in self._projects]
            known = _by_price(prices, list(self._projects.values()))
            terms.projects[self.w] = known
        prices, offers = known
        return offers[bisect_right(prices, money)]

    def claims(self, S: State, terms: Terms, money: int) -> tuple[Offer, ...]:
        """Milestones and awards that are left and cost no more, on these terms."""
        key = (S.claimed, S.funded, S.solo, terms.goals)
        known = self._left.get(key)
        if known is None:
            play = self.play
            left = [self._claims[card] for card in play.open_milestones(S)]
            left += [self._funds[card] for card in play.open_awards(S)]
            prices = [play.price(S, self.w, card, what) for (what, card), _, _ in left]
            known = _by_price(prices, left)
            _keep(self._left, key, known)
        prices, offers = known
        return offers[bisect_right(prices, money)]

    # ---- actions and conversions ----------------------------------------------------------------

    def _ways(self, card: int) -> tuple[Offer, ...]:
        info = self.linked.cards[card]
        what = "convert" if info.node.kind == "conversion" else "use"
        return tuple(
            self._offer((what, card, index), self._way(card, index), way.op)
            for index, way in enumerate(info.ways)
        )

    def _way(self, card: int, index: int) -> Test | None:
        """Everything but whether the card has been used."""
        program, way = self.program, self.linked.cards[card].ways[index]
        able: Test | None = self.linked.able[way.op] if program.operations.checked[way.op] else None
        available = way.available
        if able and (
            program.operations.entangled[way.op] or self.improvement.can_improve(way.op, "")
        ):
            obstacle = self.play.action_obstacle
            return lambda S, e: obstacle(S, e[WHO], card, index, again=True) is None
        if available is None:
            return able
        return _all([available, able] if able else [available])

    # ---- purchases ------------------------------------------------------------------------------

    def _purchase(self, what: str, card: int) -> Offer:
        """Everything but the price, unless that depends on the position; and but for the
        requirements that tables tell, where a card is played from the hand."""
        info = self.linked.cards[card]
        needs = info.needs
        if what == "play":
            needs = tuple(need for need in needs if not is_tabled(need.condition))
        varies = self._is_priced(card) or bool(self.linked.varying)
        price = self._price(what, card) if varies else None
        tests = [price, self._needs(what, needs), self._effect(what, card)]
        test = _all([one for one in tests if one is not None])
        return self._offer((what, card), test, info.play)

    def _is_priced(self, card: int) -> bool:
        """Whether the price depends on the position, or something can pay for this project only."""
        program = self.program
        if self.linked.cards[card].node.kind != "standard-project":
            return self.linked.cards[card].cheaper is not None
        return self.linked.cards[card].cheaper is not None or any(
            program.layout.cards(one.rule.cards) >> card & 1
            for one in program.rules
            if isinstance(one.rule, g.SpendAs) and one.rule.cards is not None
        )

    def _price(self, what: str, card: int) -> Test:
        play, purse = self.play, self.play.payment.purse
        return lambda S, e: (
            purse(S, e[WHO], play.sources(S, e[WHO], card, what))
            >= play.price(S, e[WHO], card, what)
        )

    def _needs(self, what: str, needs: tuple[Need, ...]) -> Test | None:
        terms = self.terms.of
        if not needs:
            return None
        if what == "play" and self._any_ignored:
            return lambda S, e: (
                terms(S, e[WHO]).unconditional
                or all(need.holds(S, e, terms(S, e[WHO]).tolerance) for need in needs)
            )
        if any(_looks_at_level(need.condition) for need in needs):
            return lambda S, e: all(need.holds(S, e, terms(S, e[WHO]).tolerance) for need in needs)
        return _all([need.holds for need in needs])

    def _effect(self, what: str, card: int) -> Test | None:
        program, doable = self.program, self.doable
        op = self.linked.cards[card].play
        if not program.operations.checked[op]:
            return None
        able, bought = self.linked.able[op], (what, 0, False)

        def search(S: State, e: Entry) -> bool:
            return doable.can_do(S, e[WHO], op, card, bought)

        if program.operations.entangled[op] or doable.payment_matters(card, what):
            return search
        test: Test = self._not_in_hand(card, able) if what == "play" else able
        if not self.improvement.can_improve(op, what):
            return test
        return lambda S, e: test(S, e) or search(S, e)

    @staticmethod
    def _not_in_hand(card: int, able: Test) -> Test:
        """A card being played is not in the hand any more."""

        def test(S: State, e: Entry) -> Any:
            hand, w = S.hand, e[WHO]
            bit = hand[w] & 1 << card
            hand[w] ^= bit
            level = able(S, e)
            hand[w] ^= bit
            return level

        return test


def _looks_at_level(need: g.Condition) -> bool:
    return isinstance(need, g.Compare) and isinstance(need.measure, g.Level)


def _all(tests: list[Test]) -> Test | None:
    return reduce(_both, tests) if tests else None


def _both(one: Test, other: Test) -> Test:
    return lambda S, e: one(S, e) and other(S, e)


def _by_price(prices: list[int], offers: list[Offer]) -> Priced:
    steps = sorted(set(prices))
    pairs = list(zip(prices, offers, strict=True))
    within = [tuple(offer for price, offer in pairs if price <= step) for step in steps]
    return steps, [(), *within]


def _keep(table: dict[Any, Any], key: Any, value: Any) -> None:
    if len(table) >= KEPT:
        table.clear()
    table[key] = value


class BySeat(dict[int, Guards]):
    """The guards of each seat, made for the first game that has it."""

    def __init__(self, play: Play, filters: Filters) -> None:
        self.play, self.filters = play, filters

    def __missing__(self, w: int) -> Guards:
        self[w] = Guards(self.play, self.filters, w)
        return self[w]
