"""Whether all that must be done can be: a search on a clone, within a limit.

In: a state whose pool holds entries, or in which somebody is asked. Out: whether some order and
some choices do everything mandatory that is pending, whatever chance brings.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import Any

from compiler.graph import is_by_chance
from runtime.engine.base.events import EndlessLoop
from runtime.engine.base.linking import Linked
from runtime.engine.resolving.bearing import Bearing, Marks
from runtime.engine.resolving.orders import ready_in, standing
from runtime.program.masks import NONE, commute, meet
from runtime.state.state import ASKING, CARD, GROUP, KIND, OP, OPTIONS, WAITS, WHO, Entry, State

SEARCH_LIMIT = 400
"""How many choices a search for a legal order may try."""
FAMILIAR = 340
"""With so many left, a search begins to leave out positions that it has met before."""
STRAIGHT = 60
"""How many steps of the plain way through are gone before a search."""
CROWD = 8
"""With so many entries pending a choice counts double, with twice as many threefold."""
LOT_COST = 4
"""As many choices something that chance may bring counts for, since all of it is looked at."""
LOOP_COST = 100
"""As many choices an endless loop counts for."""

Chooser = Callable[[State], Any]
"""Takes one of the options of the pending decision."""


def _first(state: State) -> Any:
    assert state.ask is not None
    return state.ask[OPTIONS][0]


class Ends:
    """Looks for ways to the end, for the games of one program. `thrifty` answers so that what binds
    can be paid, where anything binds; of all answers those are `promising` after which it still
    may."""

    thrifty: Chooser | None = None
    promising: Callable[[State], Sequence[Any]] | None = None

    def __init__(self, linked: Linked) -> None:
        self.linked, self.program = linked, linked.program
        self.able = linked.able
        self.bearing = Bearing(linked)
        binding, triggers = self.program.binding, self.program.triggers
        heard = [one for card in self.program.cards for one in card.triggers]
        self._binding = [(event, one) for event, one in heard if triggers[one].op in binding]
        nodes = enumerate(self.program.operations.nodes)
        self._by_chance = {op for op, one in nodes if is_by_chance(one)}
        self._budget: list[int] = []
        self._met: dict[Hashable, bool] = {}  # whether it comes to an end

    @abstractmethod
    def settle(self, state: State) -> None:
        """Resolve until a decision is pending, the pool is empty, or a trial is dead."""

    @abstractmethod
    def answer(self, state: State, option: Any) -> None:
        """Go on with the chosen option of the pending decision of a pool entry or of an order."""

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
                    if self._by_chance and self._falling(state) and not self._is_apart(state):
                        return None
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
        self._met = {}

    def _search(self, state: State, budget: list[int]) -> bool:
        if state.ask is None and not state.dead:
            self.settle(state)
        if state.ask is None or state.dead:
            return not state.dead
        if state.pool and self._is_hopeless(state):
            return False
        key: Hashable = None
        if budget[0] < FAMILIAR:
            key = standing(state)
            if key in self._met:
                return self._met[key]
            self._met[key] = False
        if self._by_chance and (entry := self._falling(state)) is not None:
            found = self._whatever_comes(state, entry, budget)
            if key is not None:
                self._met[key] = found
            return found
        options = state.ask[OPTIONS] if self.promising is None else self.promising(state)
        if state.ask[KIND] == "again":  # the shorter way first
            options = options[::-1]
        apart = bool(state.pool and options) and self._is_apart(state)
        for option in options:
            if budget[0] <= 0:
                return False
            budget[0] -= 1 + len(state.pool) // CROWD
            trial = state.clone()
            try:
                self.answer(trial, option)
                dead = trial.dead
                if self._search(trial, budget):
                    if key is not None:
                        self._met[key] = True
                    return True
                if apart and not dead:  # the others fail all the same
                    return False
            except EndlessLoop:  # no way out; each is dear, so few are looked at
                budget[0] -= LOOP_COST
        return False

    def _whatever_comes(self, state: State, entry: Entry, budget: list[int]) -> bool:
        """Whether all else can be done after each lot that can be done by itself."""
        assert state.ask is not None
        lots = state.ask[OPTIONS]
        if self.program.operations.entangled[entry[OP]]:
            bare = state.clone()
            bare.pool = []
            lots = tuple([lot for lot in lots if self._ends(bare, lot, budget)])
        if state.pool and self._is_apart(state):
            lots = lots[:1]
        for lot in lots:
            if not self._ends(state, lot, budget):
                return False
        return bool(lots)

    def _ends(self, state: State, lot: Any, budget: list[int]) -> bool:
        """Whether all can be done when chance brings this."""
        if budget[0] <= 0:
            return False
        budget[0] -= LOT_COST + len(state.pool) // CROWD
        trial = state.clone()
        try:
            self.answer(trial, lot)
            return self._search(trial, budget)
        except EndlessLoop:
            budget[0] -= LOOP_COST
            return False

    def _falling(self, state: State) -> Entry | None:
        """What leaves to chance what is asked."""
        if (ask := state.ask) is None:
            return None
        entry = ask[ASKING]
        return entry if entry is not None and entry[OP] in self._by_chance else None

    def is_bound(self, state: State) -> bool:
        """Whether any trigger in force is one without which what sets it off cannot be done."""
        for event, binding in self._binding:
            for _, _, number in state.listening[event]:
                if number == binding:
                    return True
        return False
