"""The colony tiles in play: where their markers stand, who has colonies there, and whose fleet.

In: what `State.more` has of colonies. Out: the same with something changed. Each tile is a tuple,
all of them one, replaced whole, so that a clone of the state shares it.
"""

from __future__ import annotations

from typing import Any, Final

from runtime.state.state import State

COLONIES = "colonies"
"""The name under which `State.more` has them."""

TILE: Final = 0
MARKER: Final = 1
OWNERS: Final = 2
VISITOR: Final = 3
"""Of a tile: its card; the place of the marker on its track, from 0 on; the seats of those who have
colonies there, in the order of building; the seat of the fleet that trades there, or `NOBODY`."""

INACTIVE, NOBODY = -1, -1
"""Where the marker of a tile stands that waits for its resource; without a fleet."""

START = 1
"""Where a marker begins: on the second place (FAQ, "What is the purpose of the white outlined space
on each colony track?")."""

Tile = tuple[int, int, tuple[int, ...], int]


def in_play(state: State) -> tuple[Tile, ...]:
    found: tuple[Tile, ...] = state.more[COLONIES]
    return found


def lay_out(state: State, tiles: tuple[Tile, ...]) -> None:
    state.more = state.more | {COLONIES: tiles}


def tile_of(state: State, card: int) -> Tile | None:
    for tile in in_play(state):
        if tile[TILE] == card:
            return tile
    return None


def change(state: State, card: int, part: int, value: Any) -> None:
    """One part of one tile."""
    lay_out(
        state,
        tuple(
            [
                (*tile[:part], value, *tile[part + 1 :]) if tile[TILE] == card else tile
                for tile in in_play(state)
            ]
        ),
    )


def count(state: State, who: int) -> int:
    """How many colonies the player has."""
    return sum(tile[OWNERS].count(who) for tile in in_play(state))


def sent(state: State, who: int) -> int:
    """How many of the player's fleets are away."""
    return [tile[VISITOR] for tile in in_play(state)].count(who)
