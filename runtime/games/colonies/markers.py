"""The markers on the tracks of colony tiles: how far they can go, and that they do.

In: a state, tiles by their cards. Out: steps, tiles; the state is changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runtime.engine.base.helpers import helper
from runtime.games.colonies.tiles import INACTIVE, MARKER, OWNERS, change, in_play, tile_of
from runtime.state.log import note
from runtime.state.state import State


class Markers:
    """What generated code asks and does; part of the extension. `tracks`: of each tile."""

    tracks: Mapping[int, tuple[Any, ...]]

    def _end(self, card: int) -> int:
        return len(self.tracks[card]) - 1

    @helper
    def room_of(self, state: State, card: int, down: bool) -> int:
        """How far the marker of a tile can move; colonies keep it from going below them."""
        tile = tile_of(state, card)
        if tile is None or tile[MARKER] == INACTIVE:
            return 0
        if down:
            return tile[MARKER] - min(len(tile[OWNERS]), self._end(card))
        return self._end(card) - tile[MARKER]

    @helper
    def movable(self, state: State, steps: int, down: bool, but: int) -> tuple[int, ...]:
        """The tiles whose markers can go so far (FAQ, on the card that moves two)."""
        return tuple(
            [
                card
                for card, *_ in in_play(state)
                if not but >> card & 1 and self.room_of(state, card, down) >= steps
            ]
        )

    @helper
    def move_marker(self, state: State, who: int, card: int, steps: int, down: bool) -> None:
        tile = tile_of(state, card)
        if tile is not None and steps > 0:
            change(state, card, MARKER, tile[MARKER] + (-steps if down else steps))
            note(state, "colony-track", who, card, -steps if down else steps)

    @helper
    def move_far(self, state: State, who: int, card: int, steps: int, down: bool) -> None:
        """As far as it goes."""
        self.move_marker(state, who, card, min(steps, self.room_of(state, card, down)), down)
