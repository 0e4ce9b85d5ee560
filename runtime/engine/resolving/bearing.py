"""What can come of pending effects, and what doing one means for others.

In: operations, and the triggers in force. Out: all that they can set off; whether one is free of
what others may come to do.
"""

from __future__ import annotations

from collections.abc import Sequence

from compiler import graph as g
from runtime.engine.base.linking import Linked
from runtime.engine.base.marks import marks_within, reach
from runtime.program.masks import Mask, commute, harms
from runtime.state.state import OP, WHO, Entry, Listeners, State

Mark = tuple[int, int]
"""The player whom an operation is for, and the operation."""
Marks = list[Mark]

FREE, HARM, CLASH = range(3)
"""What doing one effect means for another: nothing; it can make it impossible; they do not
commute."""


class Bearing:
    def __init__(self, linked: Linked) -> None:
        self.linked, self.program = linked, linked.program
        self._pairs: dict[tuple[int, int, bool], int] = {}
        self._hearing: dict[tuple[int, int], bool] = {}
        rules = (one.rule for one in linked.program.rules)
        self._counted_as_others = any(isinstance(rule, g.TagsAs) for rule in rules)

    def marks(self, state: State, entry: Entry) -> Marks:
        """The operation of an entry and all that it can set off, each with the player it is for."""
        mask = self.program.masks[entry[OP]]
        found = [(entry[WHO], entry[OP])]
        if mask.steps:
            return self.reached(found, state.listening, state)
        for event in mask.raises:
            if state.listening[event]:
                return self.reached(found, state.listening, state)
        return found

    def reached(
        self, begun: Marks, listening: Sequence[Listeners], state: State | None = None
    ) -> Marks:
        """Operations and all that they can set off with these triggers in force; without a state,
        wherever parameters stand."""
        program, found = self.program, begun[:]
        seen: set[tuple[int, int, int]] = set()
        for who, op in found:  # which grows
            mask = program.masks[op]
            for track, steps in mask.steps:
                for moment in (
                    marks_within(program, state, track, steps)
                    if state is not None
                    else [op for _, op in program.vocabulary.brings.marks[track]]
                ):
                    if (moment, who, -1) not in seen:
                        seen.add((moment, who, -1))
                        found.append((who, moment))
            for event in mask.raises:
                for listener in listening[event]:
                    owner, _, number = listener
                    trigger = self.linked.triggers[number]
                    if listener not in seen and trigger.may_hear(owner, who):
                        seen.add(listener)
                        found.append((owner, trigger.op))
        return found

    def may_hear_of(self, number: int, card: int) -> bool:
        """Whether a trigger may hear that the card is played, or a tag of it."""
        known = self._hearing.get((number, card))
        if known is None:
            events = self.program.triggers[number].events
            known = any(self._may_be(event, card) for event in events)
            self._hearing[number, card] = known
        return known

    def _may_be(self, event: g.Event, card: int) -> bool:
        layout = self.program.layout
        cards, node = event.cards, layout.library.cards[card]
        if cards is not None and not cards.reference and not layout.cards(cards) >> card & 1:
            return False
        if event.tags and not self._counted_as_others:
            return not {layout.tag[name] for name in event.tags}.isdisjoint(
                self.program.cards[card].tags
            )
        return event.cost_min is None or (node.cost or 0) >= event.cost_min

    def reach(self, op: int) -> list[int]:
        """An operation and those of all marks that it could ever bring about."""
        return reach(self.program, op)

    def of(self, op: int, who: int, others: Marks) -> int:
        """What doing an operation means for others and for all that comes of them."""
        worst, pairs = FREE, self._pairs
        for whom, other in others:
            key = (op, other, who == whom)
            found = pairs.get(key)
            if found is None:
                found = pairs[key] = self._on(*key)
            if found > worst:
                worst = found
        return worst

    def _on(self, op: int, other: int, same: bool) -> int:
        return meaning(self.program.direct[op], self.program.masks[other], same)


def meaning(at_once: Mask, other: Mask, same: bool) -> int:
    """What doing one effect means for another, or for several whose masks are put together.
    `same`: whether both are for the same player."""
    if not commute(at_once, other, same):
        return CLASH
    return HARM if harms(at_once, other, same) else FREE
