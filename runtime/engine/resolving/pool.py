"""The pool: what is pending, what may come next, and when the active player must be asked.

In: a state whose pool holds entries. Out: the same state, resolved until somebody must decide or
the pool is empty. Source: FAQ, "What order do you resolve the effects/triggers of a card that you
play?".

The active player takes entries in any order. An order is asked for only when it can matter: an
entry goes first by itself when it commutes with all the others (`runtime.program.masks`). Orders
and choices that would leave a mandatory effect undone are not offered; a search on a clone tells.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from compiler.graph import OneOf
from runtime.engine.base.events import EndlessLoop
from runtime.engine.base.helpers import helper
from runtime.engine.base.linking import Linked
from runtime.engine.resolving.bearing import CLASH, FREE, Bearing, Marks
from runtime.engine.resolving.firsts import Firsts
from runtime.engine.resolving.orders import indifferent, ready_in, standing, take_option
from runtime.program.loops import may_loop
from runtime.program.masks import NONE, commute, harms, meet
from runtime.state.state import (
    ACTIVE,
    ASKING,
    CARD,
    GROUP,
    GROUPS,
    OP,
    OPTIONS,
    WAITS,
    WHO,
    Ask,
    Entry,
    State,
    random_below,
)

SEARCH_LIMIT = 400
"""How many choices a search for a legal order may try."""
ALL_LIMIT = 1600
"""The same for all options of a decision together."""
FAMILIAR = 340
"""With so many left, a search begins to leave out positions that it has met before."""
STRAIGHT = 60
"""How many steps of the plain way through are gone before a search."""
CROWD = 8
"""With so many entries pending a choice counts double, with twice as many threefold."""
LOOP_COST = 100
"""As many choices an endless loop counts for."""

Chooser = Callable[[State], Any]
"""Takes one of the options of the pending decision."""


@helper
def new_group(state: State) -> int:
    state.g[GROUPS] += 1
    return state.g[GROUPS]


def brought(entry: Entry) -> int:
    """The group of what the step of this entry brings by itself."""
    group: int = entry[GROUP]
    return -group if group > 0 else group


def _first(state: State) -> Any:
    assert state.ask is not None
    return state.ask[OPTIONS][0]


class Pool:
    """Resolution of pools for the games of one program. `thrifty` answers so that what binds can
    be paid, where anything binds; of all answers those are `promising` after which it still may,
    and `safe` those after which it surely can, if nothing else that is pending can fail."""

    thrifty: Chooser | None = None
    promising: Callable[[State], Sequence[Any]] | None = None
    safe: Callable[[State], Sequence[Any]] | None = None

    def __init__(self, linked: Linked) -> None:
        self.linked, self.program = linked, linked.program
        self.able = linked.able
        self.bearing = Bearing(linked)
        self.may_loop = may_loop(self.program)
        self._firsts = Firsts(linked, self.bearing)
        binding, triggers = self.program.binding, self.program.triggers
        heard = [one for card in self.program.cards for one in card.triggers]
        self._binding = [(event, one) for event, one in heard if triggers[one].op in binding]
        nodes = enumerate(self.program.operations.nodes)
        self._by_chance = {op for op, one in nodes if isinstance(one, OneOf) and one.chance}
        self._budget: list[int] = []
        self._met: set[Hashable] = set()

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
        self._drop_dead_ends(state)
        while self._by_chance and (ask := state.ask) is not None:
            kind, _, entry, options = ask
            if kind != "branch" or entry is None or entry[OP] not in self._by_chance:
                return
            state.source = entry[CARD]
            take_option(self.linked, state, options[random_below(state, len(options))])
            state.source = -1
            if state.ask is not None:
                self._drop_dead_ends(state)

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

    def completable(self, state: State, in_doubt: bool = False) -> bool:
        """Whether some order and some choices do everything that must be done; `in_doubt` when that
        is not known within the limit. `S` is used up. A search within a search shares its limit."""
        state.trial = True
        outermost = not self._budget
        if outermost:
            self._budget = [SEARCH_LIMIT]
        budget = self._budget
        try:
            straight = None
            if self.thrifty is not None and self.is_bound(state):
                straight = self._goes_straight(state.clone(), self.thrifty)
            if straight is None:
                straight = self._goes_straight(state.clone(), _first)
            if straight is not None:
                return straight
            return self._search(state, budget) or (in_doubt and budget[0] <= 0)
        except EndlessLoop:
            return False
        finally:
            if outermost:
                self._forget()

    def _goes_straight(self, state: State, chosen: Chooser) -> bool | None:
        """Whether everything is done when entries are taken as they lie and options as they are
        `chosen`: one way is enough, and mostly it is this one. None: it is not, and there are
        others."""
        pool, run, able = state.pool, self.linked.run, self.able
        only = True
        try:
            for _ in range(STRAIGHT):
                if state.dead:
                    return False if only else None
                if state.ask is not None:
                    only = False
                    self.answer(state, chosen(state))
                elif pool:
                    ready = ready_in(pool)
                    only = only and len(ready) == 1
                    for first in ready:
                        if len(ready) == 1 or able[pool[first][OP]](state, pool[first]):
                            break
                    else:
                        first = ready[0]
                    entry = pool.pop(first)
                    state.source = entry[CARD]
                    run[entry[OP]](state, entry)
                else:
                    return True
        except EndlessLoop:
            pass
        return None

    def _is_hopeless(self, state: State) -> bool:
        """Whether something pending cannot be done, and nothing pending, itself among it, adds to
        what it needs."""
        assert state.ask is not None
        masks, pool, asking = self.program.masks, state.pool, state.ask[ASKING]
        around: Marks = []
        for entry in pool:
            needs, who = masks[entry[OP]].needs, entry[WHO]
            if needs == NONE or entry[WAITS] or self.able[entry[OP]](state, entry):
                continue
            if not around:
                pending = [*pool, asking] if asking else pool
                around = [mark for one in pending for mark in self.bearing.marks(state, one)]
            if not any(
                meet(masks[op].adds, needs, who == whom)
                or meet(masks[op].writes, needs, who == whom)
                for whom, op in around
            ):
                return True
        return False

    def _is_apart(self, state: State) -> bool:
        """Whether the question has nothing to do with all else that must be done: what it changes,
        with all that it sets off, nothing pending depends on, and what it sets off cannot fail."""
        assert state.ask is not None
        asking, masks = state.ask[ASKING], self.program.masks
        if asking is None or asking[OP] in self.program.operations.parts:
            return False
        group = abs(asking[GROUP])
        if any(group and abs(entry[WAITS]) == group for entry in state.pool):
            return False
        (_, first), *set_off = mine = self.bearing.marks(state, asking)
        if masks[first].entangled or any(masks[op].needy for _, op in set_off):
            return False
        others = [mark for entry in state.pool for mark in self.bearing.marks(state, entry)]
        return all(
            commute(masks[op], masks[other], who == whom)
            and not meet(masks[op].changes, masks[other].needs, who == whom)
            for who, op in mine
            for whom, other in others
        )

    def _forget(self) -> None:
        """The search is over."""
        self._budget = []
        self._met = set()

    def _search(self, state: State, budget: list[int]) -> bool:
        if state.ask is None and not state.dead:
            self.settle(state)
        if state.ask is None or state.dead:
            return not state.dead
        if state.pool and self._is_hopeless(state):
            return False
        if budget[0] < FAMILIAR:
            key = standing(state)
            if key in self._met:
                return False
            self._met.add(key)
        options = state.ask[OPTIONS] if self.promising is None else self.promising(state)
        if not options:
            return False
        apart = bool(state.pool) and self._is_apart(state)
        for option in options:
            if budget[0] <= 0:
                return False
            budget[0] -= 1 + len(state.pool) // CROWD
            trial = state.clone()
            try:
                self.answer(trial, option)
                dead = trial.dead
                if self._search(trial, budget):
                    return True
                if apart and not dead:  # the others fail all the same
                    return False
            except EndlessLoop:  # no way out; each is dear, so few are looked at
                budget[0] -= LOOP_COST
        return False

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

    def is_bound(self, state: State) -> bool:
        """Whether any trigger in force is one without which what sets it off cannot be done."""
        for event, binding in self._binding:
            for _, _, number in state.listening[event]:
                if number == binding:
                    return True
        return False
