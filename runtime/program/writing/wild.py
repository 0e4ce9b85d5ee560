"""Wild tags: where one counts, and that it counts once (FAQ, "Corporation Clarifications").

In: measures and conditions of the graph. Out: the same with what a wild tag is there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from compiler import graph as g

Missed = Callable[[g.Measure], str]
"""By how many a requirement that asks for this may be missed; empty where by none."""


def never(measure: g.Measure) -> str:
    return ""


def wild_needs(parts: tuple[g.Condition, ...]) -> tuple[g.Compare, ...]:
    """Those of the conditions that a wild tag can help to meet."""
    return tuple(
        part
        for part in parts
        if isinstance(part, g.Compare)
        and isinstance(part.measure, g.Tags)
        and (part.measure.wild, part.measure.whose, part.bound) == (True, "you", "min")
    )


def wild_once(parts: tuple[g.Measure, ...]) -> list[g.Measure]:
    """The parts of a sum; a wild tag counts in one of them only (FAQ, cities by two tags)."""
    counted: list[g.Measure] = []
    wild = True
    for part in parts:
        if isinstance(part, g.Tags):
            counted.append(replace(part, wild=part.wild and wild))
            wild = wild and not part.wild
        else:
            counted.append(part)
    return counted
