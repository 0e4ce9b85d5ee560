"""Whether triggers can set each other off without end.

In: a program. Out: a yes or no; where it is no, an answer never has to be taken back.
"""

from __future__ import annotations

from runtime.program.program import Program
from runtime.state.layout import EVENTS, heard_at


def may_loop(program: Program) -> bool:
    """Whether some trigger can, through others, set itself off again."""
    heard_by: list[set[int]] = [set() for _ in EVENTS]
    for card in program.cards:
        for event, trigger in card.triggers:
            heard_by[event] |= _raised(program, program.triggers[trigger].op)
    for one in program.triggers:
        for heard in one.events if one.lasts else ():  # no card has it among its own
            heard_by[heard_at(heard)] |= _raised(program, one.op)
    reached = heard_by
    for _ in EVENTS:
        reached = [
            events.union(*(reached[event] for event in events)) if events else events
            for events in reached
        ]
    return any(event in events for event, events in enumerate(reached))


def _raised(program: Program, op: int) -> set[int]:
    """All events that an operation can raise, by marks of parameters too."""
    seen: set[int] = set()
    found: set[int] = set()
    queue = [op]
    while queue:
        op = queue.pop()
        seen.add(op)
        found.update(program.masks[op].raises)
        for track, _ in program.masks[op].steps:
            queue += [
                mark for _, mark in program.vocabulary.brings.marks[track] if mark not in seen
            ]
    return found
