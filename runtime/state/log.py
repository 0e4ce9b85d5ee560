"""The log: what has happened, for people.

In: kinds of happenings, who, what about. Out: linked (earlier, item) pairs in `State.log`.
"""

from __future__ import annotations

from typing import Any, Literal

from runtime.state.state import State

LogKind = Literal[
    "play", "claim", "fund", "use", "convert", "first", "project", "build", "pass",
    "deal", "offer", "start",
    "discard", "buy", "keep", "draw", "find", "look", "reveal", "shift", "aside", "share", "swap",
    "gain", "lose", "spend", "return", "pay", "produce", "unproduce", "take", "steal",
    "load", "unload", "place", "mark", "lift", "own", "spot",
    "raise", "sink", "rate", "lower",
    "colony", "uncolony", "trade", "fetch", "opens", "add-colony", "colony-track",
    "reshuffle", "generation", "production", "phase", "yield", "income", "won", "lost", "over",
    "delegate", "recall", "replace", "turmoil", "event", "turned", "government", "chairman",
    "dominant", "lead",
    "lay", "seat", "hide", "put", "marker", "unmark", "settle", "lot", "drawn", "number", "ends",
]  # fmt: skip
"""What an item is about. `deal`: cards dealt at set-up, `offer`: cards that may be bought in
research, before any draft; `start`: cards that the player has chosen to start with."""

LogItem = tuple[LogKind, int, Any, int, int]
"""(what, who, subject, how many, the card whose effect it is or -1)"""


def items(state: State) -> list[LogItem]:
    """All of them, oldest first."""
    found: list[LogItem] = []
    log = state.log
    while log is not None:
        log, item = log
        found.append(item)
    return found[::-1]


def note(state: State, what: LogKind, who: int, subject: Any, count: int) -> None:
    """Write the log, but not in trials."""
    if not state.trial:
        state.log = (state.log, (what, who, subject, count, state.source))
