"""Whether what comes first in a pool is free of all else, remembered.

In: a pool, and those who listen. Out: the answer of `Pool` in the usual case, without a look at
what each entry can set off: the first that is ready commutes with all that the others could come to
do, whatever the marks of parameters. Mostly that is so whoever listens, or never; pairs of
operations tell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter

from runtime.engine.base.linking import Linked
from runtime.engine.base.remembering import keep
from runtime.engine.resolving.bearing import FREE, Bearing, meaning
from runtime.program.masks import Mask, together
from runtime.state.layout import EVENTS, heard_at
from runtime.state.state import GROUP, OP, WAITS, WHO, Entry, Listeners, State

KEPT = 4096
"""How many combinations of pending operations are remembered."""

Pending = tuple[tuple[int, int], ...]
"""The operation and the player of each pending entry, that which may come first before others."""
PENDING: Callable[[Entry], tuple[int, int]] = itemgetter(OP, WHO)
Verdict = bool | None
"""Whether it is free, whoever listens; None: that depends on them."""


class Firsts:
    def __init__(self, linked: Linked, bearing: Bearing) -> None:
        self.able, self.program, self.bearing = linked.able, linked.program, bearing
        self._checked = linked.program.operations.checked
        self._known: dict[Pending, Verdict] = {}
        self._pairs: dict[tuple[int, int, bool], Verdict] = {}
        self._set_off: dict[int, Mask] = {}
        self._hearing: list[list[int]] = [[] for _ in EVENTS]
        for one in linked.program.triggers:
            self._hearing[heard_at(one.events[0])].append(one.op)

    def is_free(self, state: State, index: int) -> bool:
        """Whether the entry, the first that is ready, can be done, and is free of all else with
        what those who listen now could add."""
        pool = state.pool
        entry = pool[index]
        key = (*map(PENDING, _with_others(pool, index) if index or entry[GROUP] else pool),)
        try:
            free = self._known[key]
        except KeyError:
            free = self._judged(key)
            keep(self._known, key, free, KEPT)
        if free is None:
            free = self._is_free_now(key, state.listening)
        return free and (not self._checked[op := entry[OP]] or bool(self.able[op](state, entry)))

    def _judged(self, key: Pending) -> Verdict:
        """The verdict of all pairs."""
        (op, who), *others = key
        verdicts = {self._beside(op, other, who == whom) for other, whom in others}
        return False if False in verdicts else None if None in verdicts else True

    def _beside(self, op: int, other: int, same: bool) -> Verdict:
        """The verdict of an operation beside another one, for the same player or not."""
        pair = (op, other, same)
        if pair not in self._pairs:
            reached = self.bearing.reach(other)
            at_once, masks = self.program.direct[op], self.program.masks
            raised = {event for one in reached for event in masks[one].raises}
            if any(meaning(at_once, masks[one], same) != FREE for one in reached):
                self._pairs[pair] = False
            elif any(
                meaning(at_once, self._all_of(event), alike) != FREE
                for event in raised
                for alike in (True, False)
            ):
                self._pairs[pair] = None
            else:
                self._pairs[pair] = True
        return self._pairs[pair]

    def _all_of(self, event: int) -> Mask:
        """All that triggers of any card could ever come to do by such an event, for anybody."""
        if event not in self._set_off:
            heard, pending = {event}, [event]
            reached: set[int] = set()
            for one in pending:  # which grows
                ops = {op for begun in self._hearing[one] for op in self.bearing.reach(begun)}
                more = {further for op in ops for further in self.program.masks[op].raises} - heard
                heard |= more
                pending += more
                reached |= ops
            masks = [self.program.masks[op] for op in reached]
            self._set_off[event] = together(masks)
        return self._set_off[event]

    def _is_free_now(self, key: Pending, listening: Sequence[Listeners]) -> bool:
        """Whether the first one is free of all that the others can set off, as they listen now."""
        (op, who), *others = key
        reached = self.bearing.reached([(whom, one) for one, whom in {*others}], listening)
        return self.bearing.of(op, who, reached) == FREE


def _with_others(pool: Sequence[Entry], index: int) -> list[Entry]:
    """The entry, then the others but those that wait for it."""
    group = abs(pool[index][GROUP])
    others = [*pool[:index], *pool[index + 1 :]]
    return [pool[index], *(one for one in others if not group or abs(one[WAITS]) != group)]
