"""A quick test before a search: whether something impossible now can still become possible.

In: an operation that cannot be done now. Out: True when nothing that the effect does or sets off
could change that, so that no order of its parts needs to be tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from compiler import graph as g
from runtime.layout import EVENT
from runtime.masks import Bits, meet
from runtime.state import Entry, State

if TYPE_CHECKING:
    from runtime.program import Program


class Hope:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.helps_itself = [self._helps_itself(op) for op in range(len(program.masks))]

    def _helps_itself(self, op: int) -> bool:
        """Whether some part changes what another part needs."""
        parts = self.program.builder.parts.get(op, [])
        for i, part in enumerate(parts):
            needs = self.program.masks[part].needs
            for other in parts[:i] + parts[i + 1 :]:
                mask = self.program.masks[other]
                if meet(mask.adds, needs, True) or meet(mask.writes, needs, True):
                    return True
        return any(self._helps_itself(part) for part in parts)

    def hopeless(self, S: State, w: int, card: int, op: int, bought: bool) -> bool:
        """Whether something mandatory cannot be done now and nothing that the effect does or sets
        off could change that; a quick test before a search."""
        own = everybody = 0
        heard = self.program.masks[op].raises
        if bought:
            heard = (*heard, EVENT["play-card"], EVENT["play-tag"])
        listening = {event: S.listening[event] for event in heard}
        if bought:  # the card hears what its own effects do
            for event, trigger in self.program.cards[card].triggers:
                if event in listening:
                    listening[event] += ((w, card, trigger),)
        if not self.helps_itself[op] and not any(listening.values()):
            return True
        for heard_by in listening.values():
            for owner, _, trigger in heard_by:
                adds = self.program.masks[self.program.triggers[trigger].op].adds
                own |= adds[0] if owner == w else adds[1]
                everybody |= adds[2]
        return self._hopeless(S, (op, w, card, 0, None, None, 0, 0), op, (own, 0, everybody))

    def _hopeless(self, S: State, e: Entry, op: int, around: Bits) -> bool:
        if self.program.able[op](S, e):
            return False
        node = self.program.builder.nodes[op]
        parts = self.program.builder.parts.get(op)
        if parts is None:
            return not meet(around, self.program.masks[op].needs, True)
        for i, part in enumerate(parts):
            # After `then` or an arrow only what comes before can help.
            others = [o for o in parts if o != part] if isinstance(node, g.Unordered) else parts[:i]
            near = around
            for other in others:
                mask = self.program.masks[other]
                changed = zip(near, mask.adds, mask.writes, strict=True)
                near = tuple(a | b | c for a, b, c in changed)  # type: ignore[assignment]
            if self._hopeless(S, e, part, near):
                return True
        return False
