"""Whether the order of pending effects makes a difference, by going through all of them.

In: a position with several entries ready. Out: for each entry that may come first, the positions
that can come of it and the choices met on the way; or nothing when there are too many. This is
asked only where footprints cannot tell, just before a player would be.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from operator import attrgetter
from typing import Any

from runtime.engine.base.events import EndlessLoop
from runtime.engine.base.linking import Linked
from runtime.state.state import ASKING, GROUP, GROUPS, KIND, OP, OPTIONS, WAITS, Entry, State

BUDGET = 120
"""How many positions are looked at before a player is asked after all."""

_LEFT_OUT = ("log", "pool", "ask", "seats", "trial", "unseen", "source", "strict", "face_up")
_APART = ("p", "g", "site", "listening", "more")
_COMPARED = [one for one in State.__slots__ if one not in (*_LEFT_OUT, *_APART)]
_IN_LISTS = [one for one in _COMPARED if State.__annotations__[one].startswith("list")]
_lists = attrgetter(*_IN_LISTS)
_plain = attrgetter(*(one for one in _COMPARED if one not in _IN_LISTS))


def ready_in(pool: list[Entry]) -> Sequence[int]:
    """Entries that wait for nothing. A cost that has been begun and what it pays for go before all
    else: what is paid for waits for minus the group of its cost."""
    for entry in pool:
        if entry[WAITS]:
            break
    else:
        return range(len(pool))
    if len(pool) == 2:  # as below: one that waits for the other
        one, other = pool
        if abs(other[GROUP]) == abs(one[WAITS]) and not other[WAITS]:
            return (1,)
        if abs(one[GROUP]) == abs(other[WAITS]) and not one[WAITS]:
            return (0,)
    return _free_in(pool)


def _free_in(pool: list[Entry]) -> list[int]:
    groups = {abs(entry[GROUP]) for entry in pool}
    begun = {-entry[WAITS] for entry in pool if entry[WAITS] < 0}
    free = [i for i, e in enumerate(pool) if not e[WAITS] or abs(e[WAITS]) not in groups]
    if not begun:
        return free
    return [i for i in free if pool[i][WAITS] < 0 or abs(pool[i][GROUP]) in begun] or free


def take_option(linked: Linked, state: State, option: Any) -> None:
    """Go on with an option of the pending decision of a pool entry or of an order."""
    assert state.ask is not None
    entry = state.ask[ASKING]
    state.ask = None
    if entry is None:  # an order
        state.pool.remove(option)
        linked.run[option[OP]](state, option)
    else:
        linked.take[entry[OP]](state, entry, option)


class TooMany(Exception):
    """More continuations than the budget."""


class Different(Exception):
    """Something that does not come up in another order."""


class Explorer:
    """Every order and every choice from a position; `ends` are those with an empty pool. With a
    `model`, which has explored another order, it stops at what that has not met."""

    def __init__(self, linked: Linked, budget: int = BUDGET, model: Explorer | None = None) -> None:
        self.linked = linked
        self.left = budget
        self.model = model
        self.ends: set[Hashable] = set()
        self.choices: set[Hashable] = set()

    def take(self, state: State, entry: Entry) -> None:
        """Go on with this entry first. Raises `TooMany` and `Different`."""
        self._go_on(state.clone(), [entry], self._run)

    def explore(self, state: State) -> None:
        """Go on in every way; the position is used up. Raises the same."""
        if state.unseen:  # what hidden cards would tell is not known
            raise TooMany
        if state.dead:
            return
        if state.ask is not None:
            choice = (state.ask[KIND], state.ask[OPTIONS])
            if self.model and choice not in self.model.choices:
                raise Different
            self.choices.add(choice)
            self._go_on(state, state.ask[OPTIONS], self._choose)
        elif state.pool:
            pending = [state.pool[i] for i in ready_in(state.pool)]
            self._go_on(state, [*dict.fromkeys(pending)], self._run)
        else:
            end = canonical(state)
            if self.model and end not in self.model.ends:
                raise Different
            self.ends.add(end)

    def _go_on(self, state: State, ways: Sequence[Any], step: Callable[[State, Any], None]) -> None:
        """In each of the ways, which are counted before the first of them is gone."""
        self.left -= len(ways)
        if self.left < 0:
            raise TooMany
        for number, way in enumerate(ways, 1):
            twin = state.clone() if number < len(ways) else state
            step(twin, way)
            self.explore(twin)

    def _choose(self, state: State, option: Any) -> None:
        take_option(self.linked, state, option)

    def _run(self, state: State, entry: Entry) -> None:
        state.pool.remove(entry)
        self.linked.run[entry[OP]](state, entry)


def canonical(state: State) -> Hashable:
    """A position without what nobody can see or use: the log, group numbers, the order of
    triggers."""
    numbers = state.g[:]
    numbers[GROUPS] = 0
    heard = [(event, *sorted(row)) for event, row in enumerate(state.listening) if row]
    sites = sorted(state.site.items())
    lists = (*_lists(state), *state.p, *heard, sites, numbers)
    return (*_plain(state), *map(tuple, lists), *state.more.values())


def standing(state: State) -> Hashable:
    """The same with what is pending."""
    return (canonical(state), tuple(sorted(state.pool, key=repr)), state.ask)


def indifferent(linked: Linked, state: State, options: Sequence[Entry]) -> bool:
    """Whether all these orders come to the same, with the same choices; False when in doubt."""
    start = state.clone()
    start.trial = True
    first: Explorer | None = None
    for entry in options:
        explorer = Explorer(linked, model=first)
        try:
            explorer.take(start, entry)
        except (TooMany, Different, EndlessLoop):
            return False
        first = first or explorer
        if (len(explorer.ends), len(explorer.choices)) != (len(first.ends), len(first.choices)):
            return False
    return True
