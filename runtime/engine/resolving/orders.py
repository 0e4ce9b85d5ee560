"""Whether the order of pending effects makes a difference, by going through all of them.

In: a position with several entries ready. Out: for each entry that may come first, the positions
that can come of it and the choices met on the way; or nothing when there are too many. This is
asked only where footprints cannot tell, just before a player would be.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from operator import attrgetter
from typing import Any

from runtime.engine.base.events import EndlessLoop
from runtime.engine.base.linking import Linked
from runtime.state.state import ASKING, GROUP, GROUPS, KIND, OP, OPTIONS, WAITS, Entry, State

BUDGET = 120
"""How many positions are looked at before a player is asked after all."""

_LEFT_OUT = ("log", "pool", "ask", "seats", "trial", "unseen", "source", "strict")
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
        if other[GROUP] == abs(one[WAITS]) and not other[WAITS]:
            return (1,)
        if one[GROUP] == abs(other[WAITS]) and not one[WAITS]:
            return (0,)
    groups = {entry[GROUP] for entry in pool}
    begun = {-entry[WAITS] for entry in pool if entry[WAITS] < 0}
    free = [i for i, e in enumerate(pool) if not e[WAITS] or abs(e[WAITS]) not in groups]
    if not begun:
        return free
    return [i for i in free if pool[i][WAITS] < 0 or pool[i][GROUP] in begun] or free


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

    def explore(self, state: State) -> None:
        """Go on in every way. Raises `TooMany` and `Different`."""
        self.left -= 1
        if self.left < 0 or state.unseen:  # what hidden cards would tell is not known
            raise TooMany
        if state.dead:
            return
        if state.ask is not None:
            if len(state.ask[OPTIONS]) > self.left:
                raise TooMany
            choice = (state.ask[KIND], state.ask[OPTIONS])
            if self.model and choice not in self.model.choices:
                raise Different
            self.choices.add(choice)
            for option in state.ask[OPTIONS]:
                twin = state.clone()
                take_option(self.linked, twin, option)
                self.explore(twin)
        elif state.pool:
            for entry in dict.fromkeys(state.pool[i] for i in ready_in(state.pool)):
                self.take(state, entry)
        else:
            end = canonical(state)
            if self.model and end not in self.model.ends:
                raise Different
            self.ends.add(end)

    def take(self, state: State, entry: Entry) -> None:
        """Go on with this entry first."""
        twin = state.clone()
        twin.pool.remove(entry)
        self.linked.run[entry[OP]](twin, entry)
        self.explore(twin)


def canonical(state: State) -> Hashable:
    """A position without what nobody can see or use: the log, group numbers, the order of
    triggers."""
    numbers = state.g[:]
    numbers[GROUPS] = 0
    heard = map(tuple, map(sorted, state.listening))
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
