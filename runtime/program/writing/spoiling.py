"""Whether doing one part of an effect can make another one impossible: then its order matters.

In: an effect, and how many tiles the supply has left, as source text or empty. Out: yes or no.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler import graph as g
from compiler.footprint.effects import footprint
from compiler.graph import walk
from runtime.program.writing.expressions import Expressions

Left = Callable[[g.Place], str]


def spoils_itself(effect: g.Effect, expressions: Expressions, left: Left) -> bool:
    """Whether doing one part can make another one impossible."""
    here = expressions.here
    if any(_costly(node, here, left) for node in walk(effect)):
        return True
    if not isinstance(effect, g.Unordered | g.Then | g.Pays):
        return False
    parts = g.parts(effect)
    if any(spoils_itself(part, expressions, left) for part in parts):
        return True
    prints = [footprint(part, here) for part in parts]
    is_free = isinstance(effect, g.Unordered)
    sure = [is_free and expressions.is_assured(part, parts) for part in parts]
    return any(
        not sure[j] and _touch(a.takes | a.writes, other.needs)
        for i, a in enumerate(prints)
        for j, other in enumerate(prints)
        if i != j and (is_free or i < j)  # what comes later stands in nobody's way
    )


def _costly(node: Any, here: Any, left: Left) -> bool:
    """Whether it places a tile on a board where an area's bonus can cost something, or several, of
    which one can take the place of another."""
    if not isinstance(node, g.Place):
        return False
    if node.count != 1 and not left(node):
        return True
    whole = footprint(node, here)
    return _touch(whole.takes, whole.needs)


def _touch(spoiled: Any, needed: Any) -> bool:
    names = {_coarse(what) for what, _ in spoiled}
    return any(_coarse(what) in names for what, _ in needed)


def _coarse(what: str) -> str:
    return "held" if what.startswith("held ") else what
