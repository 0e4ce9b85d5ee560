"""The marks on the tracks of parameters: what they bring when they are reached."""

from __future__ import annotations

from runtime.program.program import Program
from runtime.state.state import State


def marks_within(program: Program, state: State, track: int, steps: int) -> list[int]:
    """Operations of the marks that a parameter reaches within so many steps from here."""
    kind, level = program.library.parameters[track], state.g[program.tables.level_fields[track]]
    marks = program.vocabulary.brings.marks[track]
    return [op for at, op in marks if level < at <= level + steps * kind.step]


def reach(program: Program, op: int) -> list[int]:
    """An operation and those of all marks that it could ever bring about."""
    found = [op]
    for one in found:  # which grows
        for track, _ in program.masks[one].steps:
            found += {op for _, op in program.vocabulary.brings.marks[track]} - set(found)
    return found
