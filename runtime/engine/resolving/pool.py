"""The pool: what is pending, what may come next, and when the active player must be asked.

In: a state whose pool holds entries. Out: the same state, resolved until somebody must decide or
the pool is empty. Source: FAQ, "What order do you resolve the effects/triggers of a card that you
play?".

The active player takes entries in any order. An order is asked for only when it can matter: an
entry goes first by itself when it commutes with all the others (`runtime.program.masks`). Orders
and choices that would leave a mandatory effect undone are not offered; a search on a clone tells.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runtime.engine.base.events import EndlessLoop
from runtime.engine.base.helpers import helper
from runtime.engine.base.linking import Linked
from runtime.engine.resolving.bearing import CLASH, FREE, Marks
from runtime.engine.resolving.ends import SEARCH_LIMIT, Ends
from runtime.engine.resolving.firsts import Firsts
from runtime.engine.resolving.orders import indifferent, ready_in, take_option
from runtime.program.loops import may_loop
from runtime.program.masks import harms
from runtime.state.chance import drawn
from runtime.state.log import LogKind, note
from runtime.state.state import (
    ACTIVE,
    ASKING,
    CARD,
    GROUP,
    GROUPS,
    KIND,
    OP,
    OPTIONS,
    WAITS,
    WHO,
    Ask,
    Entry,
    State,
    X,
)

_BROUGHT: dict[str, LogKind] = {"player": "drawn", "x": "number"}
"""What the log says chance has brought, by what would have been asked."""
ALL_LIMIT = 1600
"""How many choices may be tried for all options of a decision together."""


@helper
def new_group(state: State) -> int:
    state.g[GROUPS] += 1
    return state.g[GROUPS]


def brought(entry: Entry) -> int:
    """The group of what the step of this entry brings by itself."""
    group: int = entry[GROUP]
    return -group if group > 0 else group


class Pool(Ends):
    """Resolution of pools for the games of one program."""

    safe: Callable[[State], Sequence[Any]] | None = None
    """The answers after which what binds can surely be paid, if nothing else that is pending can
    fail."""

    def __init__(self, linked: Linked) -> None:
        super().__init__(linked)
        self.may_loop = may_loop(self.program)
        self._firsts = Firsts(linked, self.bearing)

    # ---- resolving ------------------------------------------------------------------------------

    def settle(self, state: State) -> None:
        """Resolve until a decision is pending, the pool is empty, or a trial is dead."""
        run, pool = self.linked.run, state.pool
        while pool:
            if len(pool) == 1:
                entry = pool.pop()
            elif (index := self._next(state)) >= 0:
                entry = pool.pop(index)
            else:
                return
            state.source = entry[CARD]
            run[entry[OP]](state, entry)
            if state.ask is not None or state.dead:
                break
        state.source = -1
        if not state.trial:
            if state.ask is not None:
                self._asked(state)
            state.dead = False

    def answer(self, state: State, option: Any) -> None:
        """Go on with the chosen option of the pending decision of a pool entry or of an order."""
        assert state.ask is not None
        state.source = (state.ask[ASKING] or option)[CARD]
        take_option(self.linked, state, option)
        state.source = -1
        if state.ask is not None and not state.trial:
            self._asked(state)

    def _asked(self, state: State) -> None:
        """Leave the options that lead to an end, and give chance what nobody is asked."""
        while self._by_chance and (entry := self._falling(state)) is not None:
            who, lots = entry[WHO], self._alone(state, entry)
            assert state.ask is not None
            kind = state.ask[KIND]
            (lot,) = drawn(state, (kind, who, entry, lots))
            state.source = entry[CARD]
            note(state, _BROUGHT.get(kind, "lot"), who, lot, entry[X])
            take_option(self.linked, state, lot)
            state.source = -1
        if state.ask is not None:
            self._drop_dead_ends(state)

    def _alone(self, state: State, entry: Entry) -> tuple[Any, ...]:
        """What chance may bring: what can be done by itself, whatever else is to be done."""
        assert state.ask is not None
        lots = state.ask[OPTIONS]
        if len(lots) < 2 or not self.program.operations.entangled[entry[OP]]:
            return lots
        bare = state.clone()
        bare.pool = []
        return self._alive(bare, state.ask) or lots

    # ---- order ----------------------------------------------------------------------------------

    def _next(self, state: State) -> int:
        """The index of the entry to resolve, or -1 when an order was asked for."""
        pool = state.pool
        asking = state.strict and not state.trial
        ready = ready_in(pool)
        at = ready[0]
        if len(ready) == 1 or (not asking and self._firsts.is_free(state, at)):
            return at
        first = pool[at]
        for i in ready:
            if pool[i] != first:
                break
        else:
            return at
        if not asking:
            index = self._free(state, ready)
            if index >= 0:
                return index
        return self._ask(state, ready)

    def _free(self, state: State, ready: Sequence[int]) -> int:
        """An entry that can be done now and may come first without a loss, or -1."""
        pool, able = state.pool, self.able
        marks: dict[int, Marks] = {}
        for i in ready:
            entry = pool[i]
            op, who, group = entry[OP], entry[WHO], abs(entry[GROUP])
            worst = FREE
            for j, other in enumerate(pool):
                if j == i or (group and abs(other[WAITS]) == group):
                    continue
                if j not in marks:
                    marks[j] = self.bearing.marks(state, other)
                if (means := self.bearing.of(op, who, marks[j])) > worst:
                    worst = means
                    if worst == CLASH:
                        break
            if worst == CLASH or not able[op](state, entry):
                continue
            if worst == FREE or state.trial or self._alive(state, ("order", who, None, (entry,))):
                return i
        return -1

    def _ask(self, state: State, ready: Sequence[int]) -> int:
        able, pool = self.able, state.pool
        options = tuple(dict.fromkeys([pool[i] for i in ready]))
        possible = tuple([e for e in options if able[e[OP]](state, e)]) or options
        if not state.trial:
            needy = self._needy(pool)
            if needy and not self._is_harmless(state, possible, needy):
                possible = (
                    self._alive(state, ("order", state.g[ACTIVE], None, possible)) or possible
                )
        if len(possible) == 1 or (
            not (state.strict or state.trial) and indifferent(self.linked, state, possible)
        ):
            return pool.index(possible[0])
        state.ask = ("order", state.g[ACTIVE], None, possible)
        return -1

    def _is_harmless(self, state: State, options: Sequence[Entry], needy: Sequence[Entry]) -> bool:
        """Whether any of the options may come first for all that must be done: that can be done
        now, no option with all that comes of it stands in its way, and nothing more of the kind
        comes."""
        able, masks = self.able, self.program.masks
        if self.may_loop:
            return False
        for entry in needy:
            if entry[WAITS] or not able[entry[OP]](state, entry):
                return False
        for option in options:
            others = [*needy]
            if option in others:
                others.remove(option)
            (_, first), *set_off = mine = self.bearing.marks(state, option)
            if masks[first].entangled or any(masks[op].needy for _, op in set_off):
                return False
            for who, op in mine if others else ():
                mask = masks[op]
                for entry in others:
                    if harms(mask, masks[entry[OP]], who == entry[WHO]):
                        return False
        return True

    # ---- dead ends ------------------------------------------------------------------------------

    def _alive(self, state: State, ask: Ask, safe: Sequence[Any] = ()) -> tuple[Any, ...]:
        """The options after which everything mandatory can still be done, as far as is known
        within a limit for all of them; of the `safe` ones it is."""
        left, alive = ALL_LIMIT, []
        for option in ask[OPTIONS]:
            if option in safe:
                alive.append(option)
                continue
            trial = state.clone()
            trial.trial, trial.ask = True, ask
            self._budget = [min(left, SEARCH_LIMIT)]
            left -= self._budget[0]
            try:
                self.answer(trial, option)
                if self.completable(trial, in_doubt=True):
                    alive.append(option)
            except EndlessLoop:
                pass
            finally:
                left += self._budget[0]
                self._forget()
            if left <= 0:
                return (*alive, *ask[OPTIONS][ask[OPTIONS].index(option) + 1 :])
        return tuple(alive)

    def _drop_dead_ends(self, state: State) -> None:
        """Take out of a fresh decision the options after which something mandatory cannot be
        done."""
        assert state.ask is not None
        kind, who, entry, options = state.ask
        if entry is None or len(options) < 2:
            return
        program, needy = self.program, self._needy(state.pool) if state.pool else state.pool
        entangled = program.operations.entangled[entry[OP]]
        bound = program.binding and (self.is_bound(state) or entry[OP] in program.binding)
        if entangled or ((needy or bound) and self._endangers(state, entry, needy)):
            safe: Sequence[Any] = ()
            if not needy and not entangled and self.safe is not None:
                safe = self.safe(state)
            state.ask = (kind, who, entry, self._alive(state, state.ask, safe) or options)

    def _needy(self, pool: Sequence[Entry]) -> list[Entry]:
        """Those that must be done and can fail."""
        masks = self.program.masks
        return [entry for entry in pool if masks[entry[OP]].needy]

    def _endangers(self, state: State, entry: Entry, needy: Sequence[Entry]) -> bool:
        """Whether one of these cannot be done now, or what may come of the entry stands in its
        way."""
        masks, binding = self.program.masks, self.program.binding
        return any(not e[WAITS] and not self.able[e[OP]](state, e) for e in needy) or any(
            op in binding or any(harms(masks[op], masks[e[OP]], who == e[WHO]) for e in needy)
            for who, op in self.bearing.marks(state, entry)
        )
