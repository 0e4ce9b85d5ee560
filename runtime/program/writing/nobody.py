"""What is left of an effect when nobody is to get what it brings.

In: what placing a tile or raising a parameter brings. Out: the part of it that changes the table:
parameters rise and tiles are placed, again for nobody. Source: FAQ, "When using the World
Government phase, do the bonuses on the temperature/oxygen/Venus tracks still occur?".
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from compiler import graph as g


def nobodys(effect: g.Effect | None, library: g.Library) -> g.Effect | None:
    """None where nothing is left."""
    match effect:
        case g.Place():
            return replace(effect, bare=True)
        case g.Raise(track) if any(kind.id == track for kind in library.parameters):
            return replace(effect, bare=True)
        case g.Unordered(parts):
            return _joined(g.Unordered, parts, library)
        case g.Then(parts):
            return _joined(g.Then, parts, library)
        case g.When(condition, yes, no):
            kept, other = nobodys(yes, library), nobodys(no, library)
            return None if kept is None else g.When(condition, kept, other)
        case _:
            return None


def _joined(
    made: type[g.Unordered] | type[g.Then], parts: Iterable[g.Effect], library: g.Library
) -> g.Effect | None:
    left = [kept for part in parts if (kept := nobodys(part, library)) is not None]
    return made(tuple(left)) if len(left) > 1 else left[0] if left else None
