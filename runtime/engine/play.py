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
from runtime.engine.resolving.improvement import Improvement
from runtime.engine.resolving.pool import Pool
from runtime.engine.zones import Zones
from runtime.program.masks import meet
from runtime.program.writing.code import PURCHASE, Buying, Ignoring
from runtime.state.layout import EVENT
from runtime.state.log import note
from runtime.state.state import CARD, GROUP, IT, OP, WHO, Entry, State, bits, entry_of

NEW_TAG = EVENT["new-tag"]
X_LIMIT = 200


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why something cannot be done: `what` is `price` (`detail`: the price), `need` or `condition`
    (a condition), `effect` (an operation), `used`, `taken` (a seat), `said` (`detail` says it), or
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
        pool: Pool,
        improvement: Improvement,
    ) -> None:
        self.linked, self.program = linked, linked.program
        self.cards, self.able = linked.cards, linked.able
        self.entangled, self.checked = (
            self.program.operations.entangled,
            self.program.operations.checked,
        )
        self.terms, self.payment, self.events = terms, payment, events
        self.zones, self.pool, self.improvement = zones, pool, improvement
        self._matters: dict[tuple[int, str], bool] = {}

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
        if what in ("play", "project"):
            return self.payment.card_sources(S, w, card)
        return self.terms.of(S, w).always

    @helper
    def run_purchase(self, S: State, e: Entry) -> None:
        w, card, (what, less, _) = e[WHO], e[CARD], e[IT]
        sources = self.sources(S, w, card, what)
        mixes = self.payment.mixes(S, w, self.price(S, w, card, what, less), sources)
        if len(mixes) > 1 and not S.trial and self.payment_matters(card, what):
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
        return self.pool.completable(trial)

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
        if S.stacked:
            self.zones.take_up(S, card)
        for name, amount in info.node.start:
            taken = self.payment.stocks.takes(S, w, program.layout.resource[name], amount)
            S.p[w][program.layout.stock[name]] += taken
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
        (FAQ, "Aridor")."""
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
        if not any(map(program.tables.event_cards.__and__, S.play)):
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
        if info.needs and ignoring != "all":
            slack = self.terms.of(S, w).tolerance
            entry = entry_of(info.play, w, card)
            for need in info.needs:
                if ignoring and isinstance(need.condition, g.Compare):
                    if isinstance(need.condition.measure, g.Level):
                        continue
                if not need.holds(S, entry, slack):
                    yield Obstacle("need", need.condition)
        if self.checked[info.play] and not self.can_do(
            S, w, info.play, card, (what, less, ignoring)
        ):
            yield Obstacle("effect", info.play)

    def is_free(self, S: State, w: int, card: int, what: str) -> bool:
        """Whether nothing but the price can stand in the way."""
        info = self.cards[card]
        if not info.needs and not self.checked[info.play]:
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
        if self.checked[way.op] and not self.can_do(S, w, way.op, card, None):
            return Obstacle("effect", way.op)
        return None

    def does_something(self, S: State, w: int, op: int, card: int) -> bool:
        """Whether an effect can be done and is not for nothing."""
        level = self.able[op](S, entry_of(op, w, card))
        return level == 2 and (not self.checked[op] or self.can_do(S, w, op, card, None))

    def payment_matters(self, card: int, what: str) -> bool:
        """Whether the effect needs what may be spent on paying for the card."""
        known = self._matters.get((card, what))
        if known is None:
            known = self._matters[(card, what)] = self._may_payment_matter(card, what)
        return known

    def _may_payment_matter(self, card: int, what: str) -> bool:
        program = self.program
        info = self.cards[card]
        if what not in ("play", "project") or info.play < 0:
            return False
        spent = program.payment_bits
        for name in program.layout.stock:
            kind = next(k for k in program.library.resources if k.id == name)
            if what == "play" and set(kind.on_tags) & set(info.node.tags):
                spent |= program.stock_bits[name]
        return meet(program.masks[info.play].needs, (spent, 0, 0), True)

    def can_do(self, S: State, w: int, op: int, card: int, bought: Buying | None) -> bool:
        """Whether everything mandatory in a needy effect can be done in some order. A card being
        played is not in the hand any more."""
        if bought is None or bought[0] != "play" or not S.hand[w] >> card & 1:
            return self._some_order(S, w, op, card, bought)
        S.hand[w] ^= 1 << card
        possible = self._some_order(S, w, op, card, bought)
        S.hand[w] ^= 1 << card
        return possible

    def _some_order(self, S: State, w: int, op: int, card: int, bought: Buying | None) -> bool:
        what = bought[0] if bought else ""
        level = self.able[op](S, entry_of(op, w, card))
        if level:
            matters = bought is not None and self.payment_matters(card, what)
            if not self.entangled[op] and not matters:
                return True
        elif not self.improvement.can_improve(op, what) or self.improvement.cannot_improve(
            S, w, card, op, what
        ):
            return False
        if S.trial:  # the search that this is part of goes on to see
            return True
        trial = S.clone()
        trial.ask = None
        if bought is None:
            trial.pool.append(entry_of(op, w, card))
        else:
            trial.pool.append(entry_of(PURCHASE, w, card, it=bought))
        return self.pool.completable(trial)

    def possible_free(self, S: State, w: int, what: str, card: int) -> bool:
        """Whether what a card does could be done if nothing had to be paid for it."""
        trial = S.clone()
        if what == "play":
            trial.hand[w] &= ~(1 << card)
        entry = entry_of(self.cards[card].play, w, card)
        trial.ask, trial.pool = None, [entry]
        return self.pool.completable(trial)

    # ---- helpers of generated code --------------------------------------------------------------

    @helper
    def least(self, S: State, e: Entry, ops: tuple[int, ...]) -> int:
        """Whether all parts can be done: 0 when one cannot, 1 when nothing would happen."""
        able = self.able
        levels = [able[op](S, e) for op in ops]
        return 0 if 0 in levels else max(levels)

    @helper
    def most(self, S: State, e: Entry, ops: tuple[int, ...]) -> int:
        able = self.able
        return max([able[op](S, e) for op in ops], default=1)

    @helper
    def possible(self, S: State, e: Entry, op: int) -> bool:
        """Whether something that is not chosen can be done now, in some order of its parts."""
        if not self.able[op](S, e):
            return False
        if not self.entangled[op]:
            return True
        trial = S.clone()
        trial.ask, trial.pool = None, []
        trial.pool.append((op, *e[1:]))
        return self.pool.completable(trial)

    @helper
    def prefers(self, S: State, e: Entry, first: int, instead: int) -> bool:
        """Whether the first is done: when it can be and would do something, or nothing else can."""
        level = self.able[first](S, e)
        if level < 2:
            return bool(level) and not self.able[instead](S, e)
        return self.possible(S, e, first)

    @helper
    def branches(
        self, S: State, e: Entry, ops: tuple[int, ...], idle: tuple[int, ...]
    ) -> tuple[int, ...]:
        """The branches that may be chosen: those that do something, and of the others `idle` ones.
        When none does anything, one that may be done for nothing."""
        able = self.able
        levels = [(op, able[op](S, e)) for op in ops]
        if all(level < 2 for _, level in levels):
            return tuple(op for op, level in levels if level == 1)[:1]
        return tuple(op for op, level in levels if level == 2 or (level and op in idle))

    @helper
    def amounts(self, S: State, e: Entry, op: int, least: int, *most: int) -> tuple[int, ...]:
        """Every X for which the effect can be done, up to all the limits that it has."""
        able, found = self.able[op], []
        for n in range(least, min((X_LIMIT, *most)) + 1):
            if not able(S, (*e[:3], n, *e[4:])):
                break
            found.append(n)
        return tuple(found)

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
