"""What scenarios say of a colony tile: its marker, its colonies, and the fleet that trades there.

In: a state, a seat, what is said, and the tile that is meant. Out: the state as it is said, or how
it stands there.
"""

from __future__ import annotations

from compiler.graph import Status
from runtime.games.colonies.tiles import (
    INACTIVE,
    MARKER,
    NOBODY,
    OWNERS,
    TILE,
    VISITOR,
    Tile,
    change,
    tile_of,
)
from runtime.state.state import State

FACTS = ("colonies", "fleets", "track")
"""What can be said of it."""


def said(
    state: State, seat: int, fact: Status, tile: Tile, end: int, places: int, fleet: str
) -> bool:
    """Make it so; False where it cannot be. `end`: the last place of the track; `places`: so many
    colonies can lie there; `fleet`: the counter of fleets."""
    card = tile[TILE]
    match fact.what:
        case "track" if INACTIVE <= fact.value <= end:
            change(state, card, MARKER, fact.value)
        case "colonies" if len(tile[OWNERS]) + fact.value <= places:
            change(state, card, OWNERS, (*tile[OWNERS], *[seat] * fact.value))
            pushed = max(tile[MARKER], len(tile[OWNERS]) + fact.value)
            change(state, card, MARKER, min(pushed, end))
        case "fleets" if fact.part == fleet and fact.value <= 1:
            change(state, card, VISITOR, seat if fact.value else NOBODY)
        case _:
            return False
    return True


def stands(state: State, seat: int, fact: Status, card: int, fleet: str) -> int:
    """How it stands; a tile that is not in play is inactive and has nothing."""
    tile = tile_of(state, card)
    if tile is None:
        return INACTIVE if fact.what == "track" else 0
    match fact.what:
        case "track":
            return tile[MARKER]
        case "colonies":
            return tile[OWNERS].count(seat)
        case _:
            return int(tile[VISITOR] == seat and fact.part == fleet)
