"""What nobody does: parameters raised and tiles placed of which nobody gets anything.

In: effects. Out: the same effects with other leaves. `nobody: A or B` says once what `ignoring
bonuses` says of every verb; the graph knows only the latter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from compiler.graph.effects import Effect, May, OneOf, Otherwise, Then, Unordered, When
from compiler.graph.leaves import Place, Raise

Change = Callable[[Effect], Effect]


def with_leaves(effect: Effect, change: Change) -> Effect:
    """The same structure with every leaf changed; so is what hands on to another player, whole."""
    match effect:
        case Unordered(parts) | Then(parts) | OneOf(parts):
            return replace(effect, parts=tuple(with_leaves(part, change) for part in parts))
        case May(body):
            return May(with_leaves(body, change))
        case When(condition, yes, no):
            other = None if no is None else with_leaves(no, change)
            return When(condition, with_leaves(yes, change), other)
        case Otherwise(first, instead):
            return Otherwise(with_leaves(first, change), with_leaves(instead, change))
        case _:
            return change(effect)


def somebodys(effect: Effect) -> Effect | None:
    """What nobody does, as somebody would do it; None where it is not all of it nobody's."""
    every: list[bool] = []

    def done_by_somebody(leaf: Effect) -> Effect:
        nobodys = isinstance(leaf, Raise | Place) and leaf.bare
        every.append(nobodys)
        return replace(leaf, bare=False) if isinstance(leaf, Raise | Place) else leaf

    made = with_leaves(effect, done_by_somebody)
    return made if all(every) else None
