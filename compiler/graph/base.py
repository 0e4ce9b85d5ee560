"""What every part of the graph uses: whose things are meant, how long, where it was written."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

VERSION = 1
"""Version of the JSON form; a document of another version is refused."""

SPECIAL = "special"
"""The kind of tile that `place this tile` means; a game declares it as it declares other tiles."""

Whose = Literal[
    "you", "any", "opponent", "all", "opponents", "that", "owner", "victim", "nobody", "first"
]
"""Whose things are meant. `you`: the one the ability belongs to. `any`: one player to be chosen
(the red border). `opponent`: one other player to be chosen. `all`: everybody, each (effects,
counting), anybody (events). `opponents`: all the others, each (effects, counting), any other
(events, and whose cards or tiles one is chosen of). `that`: the player who set off the trigger, or
the one just chosen. `owner`: who owns `it`. `victim`: from whom was removed what set off the
trigger. `first`: the first player."""

Rank = Literal["most", "second most", "fewest"]
"""Which players have the most of something; who ties shares the rank."""

Period = Literal["action", "generation", "game"]
Bound = Literal["min", "max", "exactly"]
CardReference = Literal["", "this", "that", "it"]
"""`this`: the card the ability stands on (`here`). `that`: the card that set off the trigger. `it`:
the card or tile just mentioned. Empty: chosen or counted by the filter."""


def by() -> str:  # where in the source, "file:line"
    return field(default="", compare=False, repr=False)
