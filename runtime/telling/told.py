"""A game as those who tell of it look at it.

In: whatever is played. Out: what they may ask of it; the log in words.
"""

from __future__ import annotations

from typing import Protocol

from runtime.games.base.ruleset import Ruleset
from runtime.games.playable import Playable
from runtime.state.log import items
from runtime.state.state import State
from runtime.telling.chronicle import Chronicle
from runtime.telling.teller import Teller

ACTS = ("play", "use", "convert", "first", "project", "build", "claim", "fund")
"""Items of the log that are about a card, under which stands what it does."""


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
    words = Chronicle(game.engine, game.players, game.state, seat)
    lines, about = [], -1  # the card that the lines stand under
    for what, who, subject, n, source in items(game.state):
        line = words.line((what, who, subject, n, source))
        if not line:
            continue
        if not line.startswith("  "):
            about = subject if what in ACTS else -1
        elif source not in (-1, about) and words.card(source) not in line:
            line += f" ({words.card(source)})"
        lines.append(line)
    return lines
