"""What is sure to come of an effect for its player, and how much of a resource can at most.

In: an effect and a library. Out: counts of steps and tiles, which bring more when they come: how
much of that depends on where parameters stand and what lies on the map. What others hear of it is
not counted.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal, NamedTuple

from compiler import graph as g
from compiler.footprint.atoms import ANYTHING
from compiler.footprint.effects import footprint


class Coming(NamedTuple):
    """Steps of a parameter or counter, tiles, or units of a resource. `ruled`: the tile goes where
    its own rule says."""

    what: Literal["track", "tile", "stock"]
    name: str
    ruled: bool = True


def at_least(effect: g.Effect | None) -> Counter[Coming]:
    """Steps and tiles that come whatever is chosen, as far as there is room for them; nothing where
    somebody else might take that room."""
    return Counter() if effect is None or shares_room(effect) else _at_least(effect)


def shares_room(effect: g.Effect | None) -> bool:
    """Whether some of it is done by others, or for nobody."""
    return any(
        isinstance(node, g.Each | g.Ranked) or getattr(node, "bare", False)
        for node in g.walk(effect)
    )


def _at_least(effect: g.Effect) -> Counter[Coming]:
    match effect:
        case g.Unordered(parts):
            return sum(map(_at_least, parts), Counter())
        case g.Then((first, *_)):  # what follows may lapse
            return _at_least(first)
        case g.Pays(_, gain):
            return _at_least(gain)
        case g.OneOf((first, *others)):
            least = _at_least(first)
            for part in others:
                least &= _at_least(part)
            return least
        case g.Decides(_, body) | g.Lot(body=body):
            return _at_least(body)
        case g.Raise(track, int(steps), down=False):
            return Counter({Coming("track", track): steps})
        case g.Place(tile, count=int(count), still=False):
            return Counter({Coming("tile", tile or g.SPECIAL, _is_ruled(effect)): count})
        case _:
            return Counter()


def at_most(effect: g.Effect | None, resource: str, library: g.Library) -> Counter[Coming] | None:
    """Units of the resource, steps and tiles, of all its parts, whichever are chosen; None where
    the graph does not tell."""
    found: Counter[Coming] = Counter()
    for node in g.walk(effect):
        match node:
            case g.Gain(str(name), int(amount)):
                if name == resource:
                    found[Coming("stock", name)] += amount
            case g.Raise(track, int(steps), down=False):
                found[Coming("track", track)] += steps
            case g.Place(tile, count=int(count)):
                found[Coming("tile", tile or g.SPECIAL, _is_ruled(node))] += count
            case g.Repeatedly() | g.Grant() | g.Later() | g.Place():
                return None
            case _ if isinstance(node, g.Leaf):
                print_ = footprint(node, library)
                brought = print_.adds | print_.writes
                if brought >= ANYTHING or any(what == f"stock {resource}" for what, _ in brought):
                    return None
    return found


def _is_ruled(node: g.Place) -> bool:
    return node.area is None and not node.free
