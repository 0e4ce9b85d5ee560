"""A game as those who tell of it look at it.

In: whatever is played. Out: what they may ask of it; the log in words.
"""

from __future__ import annotations

from typing import Protocol

from runtime.games.base.ruleset import Ruleset
from runtime.games.playable import Playable
from runtime.state.state import State
from runtime.telling.teller import Teller


class Played(Protocol):
    """The position with all that gives it a meaning; `players`: names in seat order."""

    engine: Playable
    rules: Ruleset
    players: tuple[str, ...]
    state: State


def teller_of(game: Played) -> Teller:
    return Teller(game.engine, game.players, game.state)


def log_of(game: Played, seat: int | None = None) -> list[str]:
    """What has happened, one line each, oldest first, as this player may know it: with the names of
    cards that only the player saw."""
    words = teller_of(game)
    words.seat = seat
    lines, item = [], game.state.log
    while item is not None:
        item, what = item
        lines.append(words.log(what))
    return [line for line in reversed(lines) if line]
