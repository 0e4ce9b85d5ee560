"""Playing cards, using actions, buying what the game offers: what may be done and doing it.

In: a state and a card. Out: the changed state, or the obstacles. One walk decides both: what is
offered is what has no obstacle, and `why_not` lists the same obstacles. Source: FAQ, "What are card
requirements and how do they work?" and "What card/action effects or requirements are mandatory?".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from compiler import graph as g
from runtime.engine.base.events import Events
from runtime.engine.base.helpers import helper
from runtime.engine.base.linking import Linked
from runtime.engine.base.payment import Payment
from runtime.engine.base.shapes import Mix, Source
from runtime.engine.base.terms import TermsOf, ended
from runtime.engine.doable import Doable
from runtime.engine.zones import Zones
from runtime.program.writing.code import PURCHASE, Buying, Ignoring
from runtime.state.layout import EVENT
from runtime.state.log import note
from runtime.state.state import CARD, GROUP, IT, OP, WHO, Entry, State, bits, entry_of

NEW_TAG = EVENT["new-tag"]


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why something cannot be done: `what` is `price` (`detail`: the price), `need` or `condition`
    (a condition), `effect` (an operation), `bound` (the card and the operation of what must be done
    for its sake), `used`, `taken` (a seat), `said` (`detail` says it), or
    one of those that `runtime.telling.obstacles` adds."""

    what: str
    detail: Any = None


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
        self.terms, self.payment, self.events = terms, payment, events
        self.zones, self.doable = zones, doable

    # ---- paying for something -------------------------------------------------------------------

    def price(self, S: State, w: int, card: int, what: str, less: int | None = 0) -> int:
        program = self.program
        match what:
            case "play" | "project":
                terms = self.terms.of(S, w)
                full = terms.price(card)
                for less_for, source in terms.varying:
                    full = max(full - less_for(S, w, source, (card,)), 0)
                info = self.cards[card]
                if info.cheaper is not None:
                    full = max(full - info.cheaper(S, w, card), info.node.cost_min)
                return 0 if less is None else max(full - less, 0)
            case "fund":
                less_for_awards = self.terms.of(S, w).goals[1]
                return max(program.tables.award_costs[len(S.funded)] - less_for_awards, 0)
            case "claim":
                return max(self.cards[card].cost - self.terms.of(S, w).goals[0], 0)
            case "buy":
                return self.card_price(S, w)
            case _:
                return self.cards[card].cost

    def card_price(self, S: State, w: int) -> int:
        """What the player pays for a card bought."""
        return self.terms.of(S, w).number("card-price")

    def sources(self, S: State, w: int, card: int, what: str) -> list[Source]:
        if what in ("play", "project", "seat"):
            return self.payment.card_sources(S, w, card)
        return self.terms.of(S, w).always

    @helper
    def run_purchase(self, S: State, e: Entry) -> None:
        w, card, (what, less, _) = e[WHO], e[CARD], e[IT]
        sources = self.sources(S, w, card, what)
        mixes = self.payment.mixes(S, w, self.price(S, w, card, what, less), sources)
        doable = self.doable
        matters = len(mixes) > 1 and not S.trial
        if matters and (doable.payment_matters(card, what) or doable.is_bound(S)):
            mixes = tuple(mix for mix in mixes if self._payable(S, e, mix)) or mixes
        if not mixes:
            S.dead = True
        elif len(mixes) == 1:
            self.take_purchase(S, e, mixes[0])
        else:
            S.ask = ("pay", w, e, mixes)

    def _payable(self, S: State, e: Entry, mix: Mix) -> bool:
        trial = S.clone()
        trial.trial = True
        self.take_purchase(trial, e, mix)
        return self.doable.pool.completable(trial)

    @staticmethod
    @helper
    def able_purchase(S: State, e: Entry) -> int:
        return 2

    @helper
    def able_buy(self, S: State, e: Entry) -> int:
        w, payment = e[WHO], self.payment
        return 2 if payment.purse(S, w, payment.sources(S, w, ())) >= self.card_price(S, w) else 0

    @helper
    def take_purchase(self, S: State, e: Entry, mix: Mix) -> None:
        w, card, what = e[WHO], e[CARD], e[IT][0]
        price = self.price(S, w, card, what, e[IT][1]) if what == "project" else 0
        if what != "buy":
            note(S, what, w, card, 1)
        sources = self.sources(S, w, card, what) if len(mix) > 1 else []
        self.payment.settle_payment(S, w, mix, sources)
        match what:
            case "play":
                self.enter(S, w, card, e[GROUP])
                S.played += ((w, card),)
            case "project":
                self.events.hear(S, EVENT["project"], w, card, price, 1)
                S.pool.append(entry_of(self.cards[card].play, w, card, group=e[GROUP]))
            case "seat":
                self.zones.take_seat(S, w, card, e[GROUP])
            case "claim":
                S.claimed += ((card, w),)
            case "fund":
                S.funded += ((card, w),)

    def sources_of(self, S: State, entry: Entry | None) -> list[Source]:
        """What may replace the currency in the payment that an entry asks about."""
        assert entry is not None
        if entry[OP] in (PURCHASE, self.program.operations.buy):
            return self.sources(S, entry[WHO], entry[CARD], entry[IT][0])
        node, resource = self.program.operations.nodes[entry[OP]], self.program.layout.resource
        if isinstance(node, g.Spend):
            return self.payment.instead(S, entry[WHO], resource[node.resource], entry[CARD])
        using = node.using if isinstance(node, g.Pay) else ()
        return self.payment.sources(S, entry[WHO], tuple(resource[name] for name in using))

    # ---- a card comes into play -----------------------------------------------------------------

    def enter(self, S: State, w: int, card: int, group: int = 0) -> None:
        """The card counts as played, its tags too; its effects and every trigger go into the
        pool, the effects as a part of the group."""
        program = self.program
        info, bit = self.cards[card], 1 << card
        S.hand[w] &= ~bit
        S.turned_over &= ~bit
        if S.opening[w]:
            S.opening[w] = tuple(other for other in S.opening[w] if other != card)
        if S.stacked:
            self.zones.take_up(S, card)
        for name, amount in info.node.start:
            taken = self.payment.stocks.takes(S, w, program.layout.resource[name], amount)
            S.p[w][program.layout.stock[name]] += taken
        if not program.tables.token_cards & bit:
            S.rules[w] = ended(program, S.rules[w], ("next-card",))
        self.zones.lay_down(S, w, card)
        self.events.hear(S, EVENT["play-card"], w, card, 0, 1)
        for tag in info.tags:
            self.events.hear(S, EVENT["play-tag"], w, card, tag, 1)
        for q, other in S.played if info.triggers else ():
            self.events.catch_up(S, w, card, q, other)
        if S.listening[NEW_TAG]:
            self._hear_new_tags(S, w, card)
        if info.play >= 0:
            S.pool.append(entry_of(info.play, w, card, group=group))

    def _hear_new_tags(self, S: State, w: int, card: int) -> None:
        """Each kind of tag of which this card has the first; not those of events, nor wild ones
        (FAQ, on the corporation that does)."""
        program = self.program
        info = self.cards[card]
        wild = {program.layout.tag[kind.id] for kind in program.library.tags if kind.wild}
        for tag in dict.fromkeys(info.tags) if info.node.kind != "event" else ():
            if tag not in wild and S.p[w][tag] == info.tags.count(tag):
                self.events.hear(S, NEW_TAG, w, card, tag, 1)

    def settle_events(self, S: State) -> None:
        """At the end of an action played events are turned face down: their tags no longer count
        (FAQ, "Do tags on event cards have any effects?")."""
        program = self.program
        events = program.tables.event_cards
        for cards in S.play:
            if cards & events:
                break
        else:
            return
        for w in S.seats:
            played = S.play[w] & program.tables.event_cards
            S.play[w] ^= played
            S.played_events[w] |= played
            for card in bits(played):
                for tag in self.cards[card].tags:
                    S.p[w][tag] -= 1

    # ---- what may be done -----------------------------------------------------------------------

    @helper
    def can_play(self, S: State, w: int, card: int, less: int | None, ignoring: Ignoring) -> bool:
        return next(self.obstacles(S, w, card, "play", less, ignoring), None) is None

    def obstacles(
        self,
        S: State,
        w: int,
        card: int,
        what: str,
        less: int | None = 0,
        ignoring: Ignoring = False,
    ) -> Iterator[Obstacle]:
        """Why the player may not buy this now; nothing when it may be done. Cheap ones first."""
        price = self.price(S, w, card, what, less)
        if self.payment.purse(S, w, self.sources(S, w, card, what)) < price:
            yield Obstacle("price", price)
        yield from self.other_obstacles(S, w, card, what, less, ignoring)

    def other_obstacles(
        self,
        S: State,
        w: int,
        card: int,
        what: str,
        less: int | None = 0,
        ignoring: Ignoring = False,
    ) -> Iterator[Obstacle]:
        """Those beside the price."""
        info = self.cards[card]
        terms = self.terms.of(S, w)
        if info.needs and ignoring != "all" and not (what == "play" and terms.unconditional):
            slack = terms.tolerance
            entry = entry_of(info.play, w, card)
            for need in info.needs:
                if ignoring and isinstance(need.condition, g.Compare):
                    if isinstance(need.condition.measure, g.Level):
                        continue
                if not need.holds(S, entry, slack):
                    yield Obstacle("need", need.condition)
        yield from self._hindered(S, w, info.play, card, (what, less, ignoring))

    def is_free(self, S: State, w: int, card: int, what: str) -> bool:
        """Whether nothing but the price can stand in the way."""
        info = self.cards[card]
        if not info.needs and not self.checked[info.play] and not self.doable.is_bound(S):
            return True
        return next(self.other_obstacles(S, w, card, what), None) is None

    def action_obstacle(
        self, S: State, w: int, card: int, index: int, again: bool = False
    ) -> Obstacle | None:
        """The first thing that stands in the way of using a card's action or a conversion in one of
        its ways; `again`: never mind that the action was used before."""
        way = self.cards[card].ways[index]
        if way.once:
            if S.spent >> card & 1:
                return Obstacle("spent")
        elif S.used >> card & 1 and not again:
            return Obstacle("used")
        entry = entry_of(way.op, w, card)
        if way.available is not None and not way.available(S, entry):
            return Obstacle("condition", way.condition)
        return next(self._hindered(S, w, way.op, card, None), None)

    def _hindered(
        self, S: State, w: int, op: int, card: int, bought: Buying | None
    ) -> Iterator[Obstacle]:
        """What stands in the way of an effect: itself, or what must be done for its sake."""
        doable = self.doable
        if self.checked[op] and not doable.can_do(S, w, op, card, bought):
            yield Obstacle("effect", op)
        elif doable.is_bound(S) and (by := doable.bound_by(S, w, op, card, bought)) is not None:
            yield Obstacle("bound", by)

    def is_offered(self, S: State, w: int, option: tuple[Any, ...]) -> bool:
        """Whether what a turn may offer can be done where triggers are in force that bind."""
        found: Iterator[Obstacle] = iter(())
        match option:
            case ("play" | "project" as what, card):
                found = self._hindered(S, w, self.cards[card].play, card, (what, 0, False))
            case ("use" | "convert", card, way):
                found = self._hindered(S, w, self.cards[card].ways[way].op, card, None)
        return next(found, None) is None

    # ---- helpers of generated code --------------------------------------------------------------

    @helper
    def boxes(self, S: State, e: Entry, mask: int) -> tuple[int, ...]:
        """Cards whose production box can be done now."""
        found = []
        for card in bits(mask):
            box = self.cards[card].box
            if box >= 0 and self.able[box](S, entry_of(box, e[WHO], card)):
                found.append(card)
        return tuple(found)

    @helper
    def usable(
        self, S: State, w: int, mask: int, again: bool = True
    ) -> tuple[tuple[int, int], ...]:
        """(card, way) pairs whose action can be done; `again`: also those used before, but not
        what a card can do once in the game."""
        return tuple(
            (card, index)
            for card in bits(mask)
            for index, way in enumerate(self.cards[card].ways)
            if not (again and way.once) and self.action_obstacle(S, w, card, index, again) is None
        )

    @helper
    def use_again(self, S: State, w: int, option: tuple[int, int]) -> None:
        self.use(S, w, *option)

    def use(self, S: State, w: int, card: int, index: int) -> None:
        """Use an action or a conversion; actions of cards are once a generation, or once in the
        game."""
        info = self.cards[card]
        if info.node.kind == "conversion":
            note(S, "convert", w, card, 1)
            self.events.hear(S, EVENT["convert"], w, card, 0, 1)
        else:
            note(S, "use", w, card, 1)
            self.events.hear(S, EVENT["project"], w, card, -1, 1)
            if info.ways[index].once:
                S.spent |= 1 << card
            else:
                S.used |= 1 << card
        S.pool.append(entry_of(info.ways[index].op, w, card))

    @helper
    def can_use_project(self, S: State, w: int, card: int, less: int | None) -> bool:
        return next(self.obstacles(S, w, card, "project", less), None) is None

    @helper
    def open_awards(self, S: State) -> tuple[int, ...]:
        program = self.program
        if S.solo or len(S.funded) >= len(program.tables.award_costs):
            return ()
        taken = {card for card, _ in S.funded}
        return tuple(card for card in program.tables.awards if card not in taken)

    def open_milestones(self, S: State) -> tuple[int, ...]:
        program = self.program
        if S.solo or len(S.claimed) >= int(program.tables.rules["claimed-milestones"]):
            return ()
        taken = {card for card, _ in S.claimed}
        return tuple(card for card in program.tables.milestones if card not in taken)
