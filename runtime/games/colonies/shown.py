"""Colony tiles for people: the log, what lies on the table.

In: plain data of the log, and the tiles in play with what their tracks show. Out: texts in the
words of the card language, exhibits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runtime.games.base.extension import Cell, Exhibit, Names
from runtime.games.colonies.tiles import INACTIVE, NOBODY, Tile, in_play
from runtime.state.state import State

ROW = 4
"""So many tiles are shown side by side."""

Tracks = Mapping[int, tuple[Any, ...]]
"""By the card of a tile: what stands at each place."""


def told(names: Names, what: str, name: str, subject: Any, count: int) -> str:
    match what:
        case "colony":
            return f"  {name} builds a colony on {names.card(subject)}"
        case "uncolony":
            return f"  {name} removes a colony from {names.card(subject)}"
        case "trade":
            return f"  {name} trades with {names.card(subject)}"
        case "fetch":
            return f"  {name} takes back a fleet from {names.card(subject)}"
        case "opens":
            return f"  {names.card(subject)} becomes active"
        case "add-colony":
            return f"  {name} puts {names.card(subject)} into play"
        case "colony-track":
            return f"  {name}: track of {names.card(subject)} {count:+}"
        case _:
            return ""


def exhibits(state: State, tracks: Tracks) -> list[Exhibit]:
    cells = [_cell(tile, tracks) for tile in in_play(state)]
    rows = (cells[start : start + ROW] for start in range(0, len(cells), ROW))
    return [Exhibit("colonies", -1, tuple(map(tuple, rows)))] if cells else []


def _cell(tile: Tile, tracks: Tracks) -> Cell:
    card, place, owners, visitor = tile
    pieces = [(owner, "colony") for owner in owners]
    pieces += [(visitor, "fleet")] if visitor != NOBODY else []
    track = [str(shown) for shown in tracks[card]]
    if place == INACTIVE:
        return Cell(card, note="inactive", pieces=tuple(pieces))
    track[place] = f"[{track[place]}]"
    return Cell(card, note=" ".join(track), pieces=tuple(pieces))
