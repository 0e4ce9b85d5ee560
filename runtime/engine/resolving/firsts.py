"""Whether what comes first in a pool is free of all else, remembered.

In: a pool, and those who listen. Out: the answer of `Pool` in the usual case, without a look at
what each entry can set off: the first that is ready commutes with all that the others could come to
do, whatever the marks of parameters.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from operator import itemgetter

from runtime.engine.base.linking import Linked
from runtime.engine.base.remembering import keep
from runtime.engine.resolving.bearing import FREE, Bearing
from runtime.state.state import GROUP, OP, WAITS, WHO, Entry, Listeners, State

KEPT = 4096
"""How many combinations of pending operations are remembered."""
EACH = 16
"""With how many combinations of those who listen each of them."""

Pending = tuple[tuple[int, int], ...]
"""The operation and the player of each pending entry, that which may come first before others."""
PENDING: Callable[[Entry], tuple[int, int]] = itemgetter(OP, WHO)
Hearing = Callable[[Sequence[Listeners]], Hashable]
"""Those who listen to some events, of all listeners."""
Verdict = tuple[bool, list[int], list[Listeners]]
"""Whether it is free, the events that could change that, and who listened to them."""
Known = tuple[list[int] | None, Hearing | None, dict[Hashable, Verdict]]
"""The events that the others can raise, if the first is free of them; who listens to these, if
there are any; and what was found, by those who listened."""


class Firsts:
    def __init__(self, linked: Linked, bearing: Bearing) -> None:
        self.able, self.masks, self.bearing = linked.able, linked.program.masks, bearing
        self._known: dict[Pending, Known] = {}

    def is_free(self, state: State, index: int) -> bool:
        """Whether the entry, the first that is ready, can be done, and is free of all else with
        what those who listen now could add."""
        pool = state.pool
        entry = pool[index]
        key = (*map(PENDING, _with_others(pool, index) if index or entry[GROUP] else pool),)
        known = self._known.get(key)
        if known is None:
            heard = self._heard_if_free(key)
            known = (heard, itemgetter(*heard) if heard else None, {})
            keep(self._known, key, known, KEPT)
        heard, hearing, free = known
        if heard is None:
            return False
        listening = state.listening
        now = hearing(listening) if hearing else ()
        verdict = free.get(now)
        if verdict is None or (
            verdict[1] and verdict[2] != [*map(listening.__getitem__, verdict[1])]
        ):
            verdict = self._judged(key, heard, listening)
            keep(free, now, verdict, EACH)
        return verdict[0] and bool(self.able[entry[OP]](state, entry))

    def _heard_if_free(self, key: Pending) -> list[int] | None:
        """The events that the others can raise; None when the first one is not free of them."""
        op, who = key[0]
        heard: set[int] = set()
        for other, whom in key[1:]:
            reached = self.bearing.reach(other)
            if self.bearing.of(op, who, [(whom, one) for one in reached]) != FREE:
                return None
            heard |= {event for one in reached for event in self.masks[one].raises}
        return sorted(heard)

    def _judged(self, key: Pending, heard: list[int], listening: Sequence[Listeners]) -> Verdict:
        """Whether the first one is free of all that the others can set off; those are the events
        which only what is set off raises."""
        (op, who), *others = key
        reached = self.bearing.reached([(whom, one) for one, whom in {*others}], listening)
        raised = {event for _, one in reached for event in self.masks[one].raises}
        more = sorted(raised.difference(heard))
        is_free = self.bearing.of(op, who, reached) == FREE
        return is_free, more, [listening[event] for event in more]


def _with_others(pool: Sequence[Entry], index: int) -> list[Entry]:
    """The entry, then the others but those that wait for it."""
    group = abs(pool[index][GROUP])
    others = [*pool[:index], *pool[index + 1 :]]
    return [pool[index], *(one for one in others if not group or abs(one[WAITS]) != group)]
