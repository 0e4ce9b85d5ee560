"""How far at most an effect raises a track of its player, with all that is declared to come of it.

In: an effect and a library. Out: a number, or None where the graph alone does not tell. What others
hear of it is not counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from compiler import graph as g
from compiler.footprint.atoms import ANYTHING
from compiler.footprint.brought import bonuses, colony_lines
from compiler.footprint.effects import footprint


def rises(effect: g.Effect | None, track: str, library: g.Library) -> int | None:
    """All its parts are taken to be done, whichever are chosen."""
    nodes = [node for node in g.walk(effect) if isinstance(node, g.Leaf | g.Repeatedly)]
    return _sum(_of_leaf(node, track, library) for node in nodes)


def _of_leaf(leaf: g.Leaf | g.Repeatedly, track: str, library: g.Library) -> int | None:
    match leaf:
        case g.Repeatedly():
            return None
        case g.Raise(name, int(steps), down=False):
            far = steps if name == track else 0
            kind = next((kind for kind in library.parameters if kind.id == name), None)
            if kind is None:
                return far
            # Each mark is reached once, whatever else raises the parameter meanwhile.
            others = (one for one in library.parameters if one != kind)
            rest = replace(library, parameters=(*others, replace(kind, moments=())))
            marks = [rises(mark.effect, track, rest) for mark in kind.moments]
            return _sum([far, *[rises(kind.each_step, track, library)] * steps, *marks])
        case g.Raise(name) if name != track and any(kind.id == name for kind in library.counters):
            return 0
        case g.Place(tile, count=int(count)) if "raise" not in bonuses(library, footprint).raises:
            placed = next(kind for kind in library.tiles if kind.id == (tile or g.SPECIAL))
            return 0 if leaf.still else _sum([rises(placed.effect, track, library)] * count)
        case g.BuildColony(amount=int(amount)):
            lines = [rises(line, track, library) for _, line in colony_lines(leaf, library)]
            return _sum(lines * amount)
    print_ = footprint(leaf, library)
    moved = any(what.startswith("level ") for what, _ in print_.writes)
    return None if "raise" in print_.raises or moved or print_.writes >= ANYTHING else 0


def _sum(numbers: Iterable[int | None]) -> int | None:
    total = 0
    for number in numbers:
        if number is None:
            return None
        total += number
    return total
