"""Which colony tiles are meant: where somebody has a colony, or nobody has.

In: a state, tiles by their cards, a mask of those that can be meant, and whose colonies lie there:
`you`, `opponents`, `all`, or empty for whatever. Out: those tiles, whether one is such, how many
colonies are there.
"""

from __future__ import annotations

from runtime.engine.base.helpers import helper
from runtime.games.colonies.tiles import (
    INACTIVE,
    NOBODY,
    OWNERS,
    TILE,
    VISITOR,
    Tile,
    change,
    in_play,
    tile_of,
)
from runtime.state.log import note
from runtime.state.state import State

_NONE: Tile = (NOBODY, INACTIVE, (), NOBODY)
"""A tile that is not in play."""
MANY = 1 << 16
"""More colonies than anybody builds."""


def _has(owners: tuple[int, ...], whose: str, who: int) -> bool:
    """Whether one of these colonies is the player's, another's or anybody's."""
    match whose:
        case "you":
            return who in owners
        case "opponents":
            return any(owner != who for owner in owners)
        case _:
            return bool(owners)


class Meant:
    """What generated code asks and does; part of the extension. `places`: colonies on a tile."""

    places: int

    @staticmethod
    @helper
    def those(
        state: State, who: int, options: tuple[int, ...], among: int, whose: str, without: bool
    ) -> tuple[int, ...]:
        """Of these tiles those in the mask `among` where such players have a colony, or have none;
        `whose` is empty for all."""
        return tuple(
            card
            for card in options
            if among >> card & 1
            and (not whose or _has((tile_of(state, card) or _NONE)[OWNERS], whose, who) != without)
        )

    @staticmethod
    @helper
    def lies_there(
        state: State, who: int, card: int, among: int, whose: str, without: bool, built: bool
    ) -> bool:
        """The same of one tile; `built`: as it was before the last colony there."""
        owners = (tile_of(state, card) or _NONE)[OWNERS]
        owners = owners[:-1] if built else owners
        there = not whose or _has(owners, whose, who) != without
        return there and bool(among >> card & 1)

    @staticmethod
    @helper
    def colonies_on(
        state: State, who: int, asks: int, among: int, whose: str, without: bool
    ) -> int:
        """How many colonies the player has on such tiles; `asks`: whose effect it is."""
        return sum(
            tile[OWNERS].count(who)
            for tile in in_play(state)
            if among >> tile[TILE] & 1 and (not whose or _has(tile[OWNERS], whose, asks) != without)
        )

    @helper
    def berths(self, state: State, tiles: tuple[int, ...], again: bool, full: bool) -> int:
        """How many colonies one player can build on these tiles; `again`: several on one, and
        `full` as many as one likes."""
        if not again:
            return len(tiles)
        if full:
            return MANY * len(tiles)
        there = (tile for tile in in_play(state) if tile[TILE] in tiles)
        return sum(max(0, self.places - len(tile[OWNERS])) for tile in there)

    @staticmethod
    @helper
    def with_own(state: State, who: int) -> tuple[int, ...]:
        """The tiles where the player has a colony."""
        return tuple(card for card, _, owners, _ in in_play(state) if who in owners)

    @staticmethod
    @helper
    def visited(state: State, who: int) -> tuple[int, ...]:
        """The tiles where a fleet of the player lies."""
        return tuple(card for card, _, _, there in in_play(state) if there == who)

    @staticmethod
    @helper
    def recall(state: State, who: int, card: int) -> None:
        change(state, card, VISITOR, NOBODY)
        note(state, "fetch", who, card, 1)

    @staticmethod
    @helper
    def unsettle(state: State, who: int, card: int, owner: int) -> None:
        """A colony of the owner leaves the tile; what lies behind it moves up."""
        tile = tile_of(state, card)
        if tile is not None and owner in tile[OWNERS]:
            at = len(tile[OWNERS]) - 1 - tile[OWNERS][::-1].index(owner)
            change(state, card, OWNERS, (*tile[OWNERS][:at], *tile[OWNERS][at + 1 :]))
            note(state, "uncolony", who, card, 1)
