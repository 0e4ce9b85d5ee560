"""Playing cards, using actions, buying what the game offers: what may be done and doing it.

In: a state and a card. Out: the changed state, or the obstacles. One walk decides both: what is
offered is what has no obstacle, and `why_not` lists the same obstacles. Source: FAQ, "What are card
requirements and how do they work?" and "What card/action effects or requirements are mandatory?".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from compiler import graph as g
from runtime.engine.base.events import Events
from runtime.engine.base.helpers import helper
from runtime.engine.base.linking import Linked
from runtime.engine.base.needs import ignores
from runtime.engine.base.payment import Payment
from runtime.engine.base.prices import Prices, sources_on
from runtime.engine.base.shapes import Mix, Source
from runtime.engine.base.standing import TermsOf
from runtime.engine.base.terms import Terms
from runtime.engine.doable import Doable, Obstacle
from runtime.engine.tolls import Tolls
from runtime.engine.zones import Zones
from runtime.program.writing.code import PURCHASE, Buying
from runtime.state.layout import EVENT, Ignoring, Saved
from runtime.state.log import note
from runtime.state.state import (
    CARD,
    IT,
    OP,
    WHO,
    Entry,
    State,
    bits,
    entry_of,
    use_action,
    used_up,
)

NEW_TAG, PROJECT = EVENT["new-tag"], EVENT["project"]
PLAY_CARD, PLAY_TAG = EVENT["play-card"], EVENT["play-tag"]
STRICT = ("standard-project", "milestone")
"""Kinds of what requires something and is no card to be played."""
FORBIDDEN = {
    "play": EVENT["play-card"],
    **dict.fromkeys(("project", "use"), PROJECT),
    **{what: EVENT[what] for what in ("claim", "fund", "convert")},
}
"""What an effect can forbid of all that a turn offers, and the event that it raises."""


class Play:
    def __init__(
        self,
        linked: Linked,
        terms: TermsOf,
        payment: Payment,
        events: Events,
        zones: Zones,
        doable: Doable,
    ) -> None:
        self.linked, self.program = linked, linked.program
        self.cards, self.able = linked.cards, linked.able
        self.checked = self.program.operations.checked
        self.counted = self.program.tables.counted
        self.terms, self.payment, self.events = terms, payment, events
        self.prices = Prices(linked, terms)
        self.price, self.sources = self.prices.price, self.prices.sources
        self.zones, self.doable = zones, doable
        self.tolls = Tolls(self.cards, self.prices, payment, doable)

    # ---- paying for something -------------------------------------------------------------------

    @helper
    def run_purchase(self, state: State, entry: Entry) -> None:
        _, who, card, _, (what, less, _), _, _, _ = entry
        terms = self.terms.of(state, who)
        price = self.prices.on(terms, state, who, card, what, less)
        if not (sources := sources_on(terms, card, what)):
            if price <= state.p[who][self.payment.money]:
                self.take_purchase(state, entry, (price,))
            else:
                state.dead = True
            return
        mixes = self.payment.mixes(state, who, price, sources)
        if len(mixes) == 1:
            self.take_purchase(state, entry, mixes[0])
        elif not mixes:
            state.dead = True
        else:
            if not state.trial:
                mixes = self._payable(state, entry, mixes) or mixes
            if len(mixes) == 1:
                self.take_purchase(state, entry, mixes[0])
            else:
                state.ask = ("pay", who, entry, mixes)

    def _payable(self, state: State, entry: Entry, mixes: Sequence[Mix]) -> tuple[Mix, ...]:
        """The mixes after which everything mandatory can be done."""
        who, card, (what, _, _) = entry[WHO], entry[CARD], entry[IT]
        bound = self.doable.bound(state)
        if self.doable.payment_matters(card, what):
            most = -1
        elif bound is None:
            return tuple(mixes)
        else:  # so much of the currency can be spent without a look at what comes of it
            enough = None if state.pool else self.tolls.enough(bound, state, who, card, what)
            most = -1 if enough is None else state.p[who][self.payment.money] - enough
        return tuple(
            [one for one in mixes if one[-1] <= most or self._is_payable(state, entry, one)]
        )

    def _is_payable(self, state: State, entry: Entry, mix: Mix) -> bool:
        trial = state.clone()
        trial.trial = True
        self.take_purchase(trial, entry, mix)
        return self.doable.pool.completable(trial)

    @staticmethod
    @helper
    def able_purchase(state: State, entry: Entry) -> int:
        return 2

    @helper
    def able_buy(self, state: State, entry: Entry) -> int:
        who, payment = entry[WHO], self.payment
        return (
            2
            if payment.purse(state, who, payment.sources(state, who, ()))
            >= self.prices.of_card(state, who)
            else 0
        )

    @helper
    def take_purchase(self, state: State, entry: Entry, mix: Mix) -> None:
        _, who, card, _, (what, less, _), _, group, _ = entry
        heard = what == "project" and (state.listening[PROJECT] or self.events.remembered[PROJECT])
        price = self.price(state, who, card, what, less) if heard else 0
        sources = self.sources(state, who, card, what) if len(mix) > 1 else []
        if what == "buy":
            self.payment.settle_payment(state, who, mix, sources)
            return
        note(state, what, who, card, 1)
        self.payment.settle_payment(state, who, mix, sources)
        if what == "play":
            self.enter(state, who, card, group)
            state.played += ((who, card),)
            return
        self.terms.use_up(state, who, card)
        match what:
            case "project":
                if heard:
                    self.events.hear(state, PROJECT, who, card, price, 1)
                state.pool.append((self.cards[card].play, who, card, 0, None, None, group, 0))
            case "seat":
                self.events.hear(state, EVENT["take"], who, card, -1, 1)
                self.zones.take_seat(state, who, card, group)
            case "claim":
                state.claimed += ((card, who),)
                self.events.hear(state, EVENT["claim"], who, card, 0, 1)
            case "fund":
                state.funded += ((card, who),)
                self.events.hear(state, EVENT["fund"], who, card, 0, 1)

    def sources_of(self, state: State, entry: Entry | None) -> list[Source]:
        """What may replace the currency in the payment that an entry asks about."""
        assert entry is not None
        if entry[OP] in (PURCHASE, self.program.operations.buy):
            return self.sources(state, entry[WHO], entry[CARD], entry[IT][0])
        node, resource = self.program.operations.nodes[entry[OP]], self.program.layout.resource
        if isinstance(node, g.Spend):
            return self.payment.instead(state, entry[WHO], resource[node.resource], entry[CARD])
        using = node.using if isinstance(node, g.Pay) else ()
        return self.payment.sources(state, entry[WHO], tuple(resource[name] for name in using))

    # ---- a card comes into play -----------------------------------------------------------------

    def enter(self, state: State, who: int, card: int, group: int = 0) -> None:
        """The card counts as played, its tags too; its effects and every trigger go into the
        pool, the effects as a part of the group."""
        program = self.program
        info, bit = self.cards[card], 1 << card
        if state.hand[who] & bit:
            state.hand[who] ^= bit
        else:
            self.zones.take_up(state, card)
        if state.opening[who]:
            state.opening[who] = tuple(other for other in state.opening[who] if other != card)
        for name, amount in info.node.start:
            taken = self.payment.stocks.takes(state, who, program.layout.resource[name], amount)
            state.p[who][program.layout.stock[name]] += taken
        self.terms.use_up(state, who, card)
        self.zones.lay_down(state, who, card)
        listening, remembered = state.listening, self.events.remembered
        if listening[PLAY_CARD] or remembered[PLAY_CARD]:
            self.events.hear(state, PLAY_CARD, who, card, 0, 1)
        if listening[PLAY_TAG] or remembered[PLAY_TAG]:
            for tag in info.tags:
                self.events.hear(state, PLAY_TAG, who, card, tag, 1)
        for q, other in state.played if info.triggers else ():
            self.events.catch_up(state, who, card, q, other)
        if state.listening[NEW_TAG]:
            self._hear_new_tags(state, who, card)
        if info.play >= 0:
            state.pool.append((info.play, who, card, 0, None, None, group, 0))

    def _hear_new_tags(self, state: State, who: int, card: int) -> None:
        """Each kind of tag of which this card has the first; not those of events, nor wild ones
        (FAQ, on the corporation that does)."""
        program = self.program
        info = self.cards[card]
        wild = {program.layout.tag[kind.id] for kind in program.library.tags if kind.wild}
        for tag in dict.fromkeys(info.tags) if info.node.kind != "event" else ():
            if tag not in wild and state.p[who][tag] == info.tags.count(tag):
                self.events.hear(state, NEW_TAG, who, card, tag, 1)

    # ---- what may be done -----------------------------------------------------------------------

    @helper
    def can_play(self, state: State, who: int, card: int, less: Saved, ignoring: Ignoring) -> bool:
        return next(self.obstacles(state, who, card, "play", less, ignoring), None) is None

    def obstacles(
        self,
        state: State,
        who: int,
        card: int,
        what: str,
        less: Saved = 0,
        ignoring: Ignoring = False,
    ) -> Iterator[Obstacle]:
        """Why the player may not buy this now; nothing when it may be done. Cheap ones first."""
        price = self.price(state, who, card, what, less)
        if self.payment.purse(state, who, self.sources(state, who, card, what)) < price:
            yield Obstacle("price", price)
        yield from self.other_obstacles(state, who, card, what, less, ignoring)

    def other_obstacles(
        self,
        state: State,
        who: int,
        card: int,
        what: str,
        less: Saved = 0,
        ignoring: Ignoring = False,
    ) -> Iterator[Obstacle]:
        """Those beside the price."""
        yield from self._banned(state, who, what, card)
        info = self.cards[card]
        terms = self.terms.of(state, who)
        if info.needs and ignoring != "all" and not (what == "play" and terms.unconditional):
            told = what in ("play", "seat")  # of which cards it is said
            slack = terms.slack(card, what == "seat") if told else self._slack(terms, card)
            entry = entry_of(info.play, who, card)
            for need in info.needs:
                if ignoring and ignores(ignoring, need.condition):
                    continue
                if told and terms.excused and terms.excuses(card, need.condition):
                    continue
                if not need.holds(state, entry, slack):
                    yield Obstacle("need", need.condition)
        yield from self._hindered(state, who, info.play, card, (what, less, ignoring))

    def _slack(self, terms: Terms, card: int) -> list[int]:
        """Of cards that are bought, but of no milestone or standard project (FAQ, "Are Effects in
        Terraforming Mars cumulative?": of cards you play)."""
        return terms.strict if self.cards[card].node.kind in STRICT else terms.tolerance

    def is_free(self, state: State, who: int, card: int, what: str) -> bool:
        """Whether nothing but the price can stand in the way."""
        info = self.cards[card]
        if not self.program.bans and what != "play":  # as below, without a step for each obstacle
            if info.needs:
                entry = entry_of(info.play, who, card)
                slack = self._slack(self.terms.of(state, who), card)
                if not all(need.holds(state, entry, slack) for need in info.needs):
                    return False
            if not self.checked[info.play] and self.doable.bound(state) is None:
                return True
        return next(self.other_obstacles(state, who, card, what), None) is None

    def action_obstacle(
        self, state: State, who: int, card: int, index: int, again: bool = False
    ) -> Obstacle | None:
        """The first thing that stands in the way of using a card's action or a conversion in one of
        its ways; `again`: never mind that the action was used before."""
        way = self.cards[card].ways[index]
        if way.once:
            if state.spent >> card & 1:
                return Obstacle("spent")
        elif not again and used_up(state, who, self.counted) >> card & 1:
            return Obstacle("used")
        is_action = self.cards[card].node.kind != "conversion"
        for one in self._banned(state, who, "use" if is_action else "convert", card):
            return one
        entry = entry_of(way.op, who, card)
        if way.available is not None and not way.available(state, entry):
            return Obstacle("condition", way.condition)
        return next(self._hindered(state, who, way.op, card, None), None)

    def _banned(self, state: State, who: int, what: str, card: int) -> Iterator[Obstacle]:
        """The effect that forbids it, if any."""
        if self.program.bans and what in FORBIDDEN:
            detail = -1 if what == "use" else 0
            rule = self.terms.forbidding(state, who, FORBIDDEN[what], card, detail)
            if rule >= 0:
                yield Obstacle("banned", rule)

    def is_banned(self, state: State, who: int, option: tuple[Any, ...]) -> bool:
        """Whether what a turn could offer is forbidden."""
        what, *about = option
        return what in FORBIDDEN and any(self._banned(state, who, what, about[0]))

    def _hindered(
        self, state: State, who: int, op: int, card: int, bought: Buying | None
    ) -> Iterator[Obstacle]:
        """What stands in the way of an effect: itself, or what must be done for its sake."""
        doable = self.doable
        if self.checked[op] and not doable.can_do(state, who, op, card, bought):
            yield Obstacle("effect", op)
        elif (bound := doable.bound(state)) is not None:
            if (by := self.tolls.unpaid(bound, state, who, op, card, bought)) is not None:
                yield Obstacle("bound", by)

    def does_something(self, state: State, who: int, op: int, card: int) -> bool:
        """Whether an effect can be done and is not for nothing."""
        level = self.able[op](state, entry_of(op, who, card))
        return level == 2 and next(self._hindered(state, who, op, card, None), None) is None

    # ---- helpers of generated code --------------------------------------------------------------

    @helper
    def boxes(self, state: State, entry: Entry, mask: int) -> tuple[int, ...]:
        """Cards whose production box can be done now."""
        found = []
        for card in bits(mask):
            box = self.cards[card].box
            if box >= 0 and self.able[box](state, entry_of(box, entry[WHO], card)):
                found.append(card)
        return tuple(found)

    @helper
    def usable(
        self, state: State, who: int, mask: int, again: bool = True
    ) -> tuple[tuple[int, int], ...]:
        """(card, way) pairs whose action can be done; `again`: also those used before, but not
        what a card can do once in the game."""
        return tuple(
            (card, index)
            for card in bits(mask)
            for index, way in enumerate(self.cards[card].ways)
            if not (again and way.once)
            and self.action_obstacle(state, who, card, index, again) is None
        )

    @helper
    def use_again(self, state: State, who: int, option: tuple[int, int], group: int) -> None:
        self.use(state, who, *option, group)

    def use(self, state: State, who: int, card: int, index: int, group: int = 0) -> None:
        """Use an action or a conversion; actions of cards are once a generation, or once in the
        game. `group`: that of what it does, where others wait for it."""
        info = self.cards[card]
        if info.node.kind == "conversion":
            note(state, "convert", who, card, 1)
            self.events.hear(state, EVENT["convert"], who, card, 0, 1)
        else:
            note(state, "use", who, card, 1)
            self.events.hear(state, PROJECT, who, card, -1, 1)
            if info.ways[index].once:
                state.spent |= 1 << card
            else:
                use_action(state, who, card, self.counted)
        state.pool.append((info.ways[index].op, who, card, 0, None, None, group, 0))

    @helper
    def can_use_project(self, state: State, who: int, card: int, less: Saved) -> bool:
        return next(self.obstacles(state, who, card, "project", less), None) is None

    @helper
    def goals(
        self, state: State, who: int, what: str, less: Saved, ignoring: Ignoring
    ) -> tuple[int, ...]:
        """The milestones that the player can claim, or the awards to fund, so much cheaper."""
        left = self.open_milestones(state) if what == "claim" else self.open_awards(state)
        terms = (what, less, ignoring)
        return tuple(
            card for card in left if next(self.obstacles(state, who, card, *terms), None) is None
        )

    def open_awards(self, state: State) -> tuple[int, ...]:
        program = self.program
        if state.solo or len(state.funded) >= len(program.tables.award_costs):
            return ()
        taken = {card for card, _ in state.funded}
        return tuple(card for card in program.tables.awards if card not in taken)

    def open_milestones(self, state: State) -> tuple[int, ...]:
        program = self.program
        if state.solo or len(state.claimed) >= int(program.tables.rules["claimed-milestones"]):
            return ()
        taken = {card for card, _ in state.claimed}
        return tuple(card for card in program.tables.milestones if card not in taken)
