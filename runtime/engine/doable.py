"""Whether an effect can be done: at once, in some order of its parts, after paying for it.

In: a state and an operation. Out: whether, or which of several; `Obstacle` is the form of a reason
why not. Source: FAQ, "What card/action effects or requirements are mandatory?".
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from compiler import graph as g
from dsl.reading.records import dataclass
from runtime.engine.base.helpers import helper
from runtime.engine.base.linking import Linked
from runtime.engine.base.remembering import keep
from runtime.engine.base.standing import TermsOf
from runtime.engine.resolving.binding import Bound, Enough, Further, Key, Told
from runtime.engine.resolving.improvement import Improvement
from runtime.engine.resolving.pool import Pool
from runtime.engine.resolving.rising import Rises
from runtime.engine.resolving.shortfall import Shortfall
from runtime.program.masks import meet
from runtime.program.writing.code import PURCHASE, Buying
from runtime.state.state import (
    ASKING,
    OP,
    WAITS,
    WHO,
    Entry,
    Listeners,
    State,
    X,
    entry_of,
)

X_LIMIT = 200


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why something cannot be done: `what` is `price` (`detail`: the price), `need` or `condition`
    (a condition), `effect` (an operation), `banned` (the number of a rule), `bound` (the card and
    the operation of what must be done for its sake), `used`, `taken` (a seat), `said` (`detail`
    says it), or one of those that `runtime.telling.obstacles` adds."""

    what: str
    detail: Any = None


_Asking = tuple[int, int, int, Buying | None, bool | None]
"""Who would do which operation, of which card, what is bought with it, and whether it can be done
as it stands, where that is known."""


class Doable:
    def __init__(
        self, linked: Linked, terms: TermsOf, pool: Pool, improvement: Improvement
    ) -> None:
        self.program, self.terms = linked.program, terms
        self.cards, self.able, self.open_areas = linked.cards, linked.able, linked.open_areas
        operations = self.program.operations
        self.entangled, self.checked = operations.entangled, operations.checked
        self.pool, self.improvement = pool, improvement
        bits, fields = self.program.stock_bits, self.program.layout.stock
        self.money = bits[self.program.tables.currency]
        self.stocks = {field: bits[name] for name, field in fields.items()}
        self.binding = frozenset(
            number
            for number, one in enumerate(self.program.triggers)
            if one.op in self.program.binding
        )
        self.rises, self.shortfall = Rises(pool.bearing), Shortfall(self.program)
        pool.thrifty, pool.promising = self.shortfall.thrifty, self._promising
        pool.safe = self._safe
        self._asked: dict[tuple[int, int], int] = {}
        self._within: tuple[State | None, dict[Hashable, tuple[bool, bool]]] = (None, {})
        self._doubt = False  # whether what has been asked for on the way is not known for sure
        self._matters: dict[tuple[int, str], bool] = {}
        self._bound: dict[tuple[Listeners, ...], Bound] = {}
        self._known: tuple[dict[Key, Told], dict[Hashable, Enough]] = ({}, {})
        self._last_bound: tuple[list[Listeners], Bound | None] = ([], None)

    def can_do(
        self,
        state: State,
        who: int,
        op: int,
        card: int,
        bought: Buying | None,
        now: bool | None = None,
    ) -> bool:
        """Whether everything mandatory in a needy effect can be done in some order; `now` where it
        is known whether it can be done as it stands. A card being played does not lie any more
        where it lay. What it could play by a card of the same face it could play itself, so that
        such a card is not asked in its turn."""
        if (op, who) in self._asked:
            return False
        asked = (who, op, card, bought, now)
        if self._within[0] is not state:
            outer, self._within = self._within, (state, {})
            possible = self._is_doable(state, asked)
            self._within = outer
            return possible
        # asked for the sake of something else: often on as many ways as there are orders of these
        known = self._within[1]
        key = (asked, frozenset(self._asked.items()))
        if key not in known:
            doubt, self._doubt = self._doubt, False
            known[key] = self._is_doable(state, asked), self._doubt
            self._doubt = doubt
        possible, doubt = known[key]
        self._doubt = self._doubt or doubt
        return possible

    def _is_doable(self, state: State, asked: _Asking) -> bool:
        who, op, card, bought, _ = asked
        self._asked[op, who] = card
        bit = 1 << card if bought is not None and bought[0] == "play" else 0
        hand, discards = state.hand[who] & bit, state.discard & bit
        piles = [seat for seat in state.seats if state.played_events[seat] & bit] if bit else ()

        def move() -> None:
            """Away from where it lies, and back."""
            state.hand[who] ^= hand
            state.discard ^= discards
            for seat in piles:
                state.played_events[seat] ^= bit

        move()
        possible = self._some_order(state, asked)
        move()
        del self._asked[op, who]
        return possible

    def _some_order(self, state: State, asked: _Asking) -> bool:
        who, op, card, bought, now = asked
        what = bought[0] if bought else ""
        outer, self._doubt = self._doubt, False
        able = now or (now is None and self.able[op](state, entry_of(op, who, card)))
        doubt, self._doubt = self._doubt, outer
        if able:
            matters = bought is not None and self._payment_matters_now(state, who, card, what)
            if not self.entangled[op] and not matters and not doubt:
                return True
        elif not self.improvement.can_improve(op, what) or self.improvement.cannot_improve(
            state, who, card, op, what
        ):
            return False
        return self._search(state, who, op, card, bought)

    def _search(self, state: State, who: int, op: int, card: int, bought: Buying | None) -> bool:
        if state.trial:  # the search that this is part of goes on to see
            return True
        if len(self._asked) > 1:  # who asks for the sake of something else searches
            self._doubt = True
            return True
        trial = state.clone()
        trial.ask = None
        if bought is None:
            trial.pool.append(entry_of(op, who, card))
        else:
            trial.pool.append(entry_of(PURCHASE, who, card, it=bought))
        return self.pool.completable(trial)

    # ---- what binds -----------------------------------------------------------------------------

    def bound(self, state: State) -> Bound | None:
        """The triggers in force without which what sets them off cannot be done; None: there are
        none."""
        if not self.pool.is_bound(state):
            return None
        last, found = self._last_bound
        if last == state.listening:  # mostly the very same, which is one look at each
            return found
        listening = tuple(state.listening)
        if listening not in self._bound:
            found = Bound(self.pool.bearing, self.binding, listening, self.rises, *self._known)
            keep(self._bound, listening, found)
        self._last_bound = (state.listening[:], self._bound[listening])
        return self._bound[listening]

    def counts(self, state: State, who: int) -> bool:
        """Whether what may come in for the player can be counted: nothing forbids what that counts
        on, nor changes what can pay or what areas give."""
        terms = self.terms.of(state, who)
        beside = terms.beside or terms.beside_more or terms.beside_some
        changed = terms.always or beside or terms.sites
        return self.shortfall.possible and not changed

    def _promising(self, state: State) -> Sequence[Any]:
        """The options of the pending question after which all that binds can still be paid, as far
        as one look tells."""
        assert state.ask is not None
        kind, who, asking, options = state.ask
        bound = self.bound(state)
        spare = None if bound is None else self._to_spare(state, bound, who)
        if spare is None:
            return options
        if spare < 0:
            return ()
        if kind == "area" and asking is not None:
            return self.shortfall.rich(state, asking[OP], spare, options)
        return options

    def _doing(self, entry: Entry) -> tuple[int, int]:
        """An operation that is pending, and how often it is done: of several tiles one is placed
        after the other."""
        several = isinstance(self.program.operations.nodes[entry[OP]], g.Place)
        return entry[OP], max(1, entry[X]) if several else 1

    def _safe(self, state: State) -> Sequence[Any]:
        """The options of the pending question after which all that binds can surely be paid, where
        nothing that is pending takes of the currency."""
        assert state.ask is not None
        kind, who, asking, options = state.ask
        bound = self.bound(state)
        if bound is None or asking is None:
            return ()
        doing = [self._doing(asking)]
        for entry in state.pool:
            if entry[WHO] == who:
                doing.append(self._doing(entry))
            elif bound.enough["", entry[OP], entry[WHO], -1] != 0 or self.rises.takes(entry[OP]):
                return ()
        enough = bound.enough_for(state, doing, who)
        if enough is None:
            return ()
        left = state.p[who][self.program.tables.money]
        if left >= enough:
            return options
        if kind != "area" or not self.counts(state, who):
            return ()
        return self.shortfall.bringing(state, asking[OP], enough - left, options)

    def _to_spare(self, state: State, bound: Bound, who: int) -> int | None:
        """How much of the currency the player can have left at most when all that is pending is
        done and everything paid; None where that is not known."""
        asked = bound.enough.asked.get(who)
        if not asked or not self.counts(state, who):
            return None
        assert state.ask is not None
        asking, nodes = state.ask[ASKING], self.program.operations.nodes
        currency = self.program.tables.currency
        owed = 0
        doing: list[tuple[int, int]] = []
        sure: list[tuple[int, int]] = []
        further: Further = ()
        for entry in [*state.pool, asking] if asking is not None else state.pool:
            op = entry[OP]
            price = bound.enough.prices.get(op)
            if price is not None:
                owed += price if entry[WHO] == who else 0
                continue
            if entry[WHO] != who:
                if bound.raised(op) or self.rises.brings(op):
                    return None
                continue
            if nodes[op] is None or self.shortfall.shares_room(op):
                return None
            if bound.raised(op) & bound.bringing.events:
                toll = bound["", op, who, -1]
                if toll is None or toll.heard is None or toll.heard[:2] != (0, 0):
                    return None
                further += toll.heard[2]
            match nodes[op]:
                case g.Gain(resource, g.Chosen(times, None)) if entry[X]:  # what lies beside gives
                    owed -= times * entry[X] if resource == currency else 0
                    continue
                case _:
                    doing.append(self._doing(entry))
            if not entry[WAITS] or entry is asking:
                sure.append(doing[-1])
        owed += sum([self.shortfall.least(state, sure, track) * each for track, each in asked])
        left = state.p[who][self.program.tables.money] - owed
        most = self.shortfall.most(state, doing, further)
        return None if most is None else left + most

    def may_bring(self, state: State, who: int, op: int, amount: int) -> bool:
        """Whether a tile that the operation surely places can go where it surely brings so much of
        the currency."""
        if op < 0 or self.entangled[op] or not self.counts(state, who):
            return False
        areas = self.sites(state, who, op)
        return areas is not None and self.shortfall.may_bring(state, areas, amount)

    def sites(self, state: State, who: int, op: int) -> int | None:
        """Where the only tile that the operation places can go; None where it places none or
        several, or what else it does may bear on that."""
        tile = self.shortfall.tile_of(op)
        return None if tile < 0 else self.open_areas[tile](state, who)

    def is_possible(
        self, state: State, who: int, op: int, card: int, bought: Buying | None
    ) -> bool:
        """The search alone, with a card being played out of the hand."""
        hand = state.hand[who]
        if bought is not None and bought[0] == "play":
            state.hand[who] &= ~(1 << card)
        possible = self._search(state, who, op, card, bought)
        state.hand[who] = hand
        return possible

    def possible_free(self, state: State, who: int, what: str, card: int) -> bool:
        """Whether what a card does could be done if nothing had to be paid for it."""
        trial = state.clone()
        if what == "play":
            trial.hand[who] &= ~(1 << card)
        entry = entry_of(self.cards[card].play, who, card)
        trial.ask, trial.pool = None, [entry]
        return self.pool.completable(trial)

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

    def _payment_matters_now(self, state: State, who: int, card: int, what: str) -> bool:
        """The same with no more than what may pay for it now."""
        if not self.payment_matters(card, what):
            return False
        spent = self.money
        for on_card, where, _ in self.terms.of(state, who).sources(card):
            if on_card:
                return True
            spent |= self.stocks[where]
        return meet(self.program.masks[self.cards[card].play].needs, (spent, 0, 0), True)

    # ---- helpers of generated code --------------------------------------------------------------

    @helper
    def possible(self, state: State, entry: Entry, op: int) -> bool:
        """Whether something that is not chosen can be done now, in some order of its parts."""
        if not self.able[op](state, entry):
            if not self.improvement.can_improve(op, ""):
                return False
        elif not self.entangled[op]:
            return True
        trial = state.clone()
        trial.ask, trial.pool = None, []
        trial.pool.append((op, *entry[1:]))
        return self.pool.completable(trial)

    @helper
    def least(self, state: State, entry: Entry, ops: tuple[int, ...]) -> int:
        """Whether all parts can be done: 0 when one cannot, 1 when nothing would happen."""
        able = self.able
        levels = [able[op](state, entry) for op in ops]
        return 0 if 0 in levels else max(levels)

    @helper
    def most(self, state: State, entry: Entry, ops: tuple[int, ...]) -> int:
        able, most = self.able, -1
        for op in ops:
            level = able[op](state, entry)
            if level == 2:
                return 2
            most = max(most, level)
        return most if ops else 1

    @helper
    def prefers(self, state: State, entry: Entry, first: int, instead: int) -> bool:
        """Whether the first is done: when it can be and would do something, or nothing else can."""
        if self.able[first](state, entry) == 1:
            return not self.able[instead](state, entry)
        return self.possible(state, entry, first)

    @helper
    def branches(
        self, state: State, entry: Entry, ops: tuple[int, ...], idle: tuple[int, ...]
    ) -> tuple[int, ...]:
        """The branches that may be chosen: those that do something, and of the others `idle` ones.
        When none does anything, one that may be done for nothing."""
        able = self.able
        levels = [(op, able[op](state, entry)) for op in ops]
        if all(level < 2 for _, level in levels):
            return tuple(op for op, level in levels if level == 1)[:1]
        return tuple(op for op, level in levels if level == 2 or (level and op in idle))

    @helper
    def amounts(
        self, state: State, entry: Entry, op: int, least: int, *most: int
    ) -> tuple[int, ...]:
        """Every X for which the effect can be done, up to all the limits that it has."""
        able, found = self.able[op], []
        asking, who, card, _, it, that, group, waits = entry
        for n in range(least, min((X_LIMIT, *most)) + 1):
            if not able(state, (asking, who, card, n, it, that, group, waits)):
                break
            found.append(n)
        return tuple(found)

    @helper
    def any_amounts(
        self, state: State, entry: Entry, op: int, least: int, *most: int
    ) -> tuple[int, ...]:
        """The same where more can be possible though less is not: what is X cheaper."""
        able, before, after = self.able[op], entry[:X], entry[X + 1 :]
        span = range(least, min((X_LIMIT, *most)) + 1)
        return tuple(n for n in span if able(state, (*before, n, *after)))
