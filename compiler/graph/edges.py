"""The elements on the four sides of a tile.

In: a card. Out: the elements clockwise from the top, or nothing for what is no such tile. A factory
lists all four `sides`; of the two `elements` of a module one is left and right, the other above and
below.
"""

from __future__ import annotations

from typing import cast

from compiler.graph import Card

Edges = tuple[str, str, str, str]


def edges_of(card: Card) -> Edges | None:
    listed = dict(card.fields)
    if "sides" in listed:
        return cast(Edges, listed["sides"])
    if "elements" in listed:
        across, upright = map(str, listed["elements"])
        return (upright, across, upright, across)
    return None
