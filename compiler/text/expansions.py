"""Verbs of colonies and of parties in words.

In: their leaves. Out: phrases, as those of `compiler.text.effects`. One function per class, in
`EXPANSIONS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.graph import (
    BuildColony,
    MoveColony,
    PlaceDelegates,
)
from compiler.text.amounts import quantity
from compiler.text.writer import Writer


def _found_colony(writer: Writer, node: BuildColony) -> str:
    return writer.say("new-colony", again="yes" if node.again else "no")


def _move_colony(writer: Writer, node: MoveColony) -> str:
    message = "lower" if node.down else "raise"
    track = writer.say("colony-track", which=node.which)
    return writer.say(message, track=track, steps=writer.steps(node.steps))


def _place_delegates(writer: Writer, node: PlaceDelegates) -> str:
    one, many = (
        writer.say("delegates", post="any", number=number, neutral="no")
        for number in ("one", "many")
    )
    words = writer.words
    placed = quantity(words, node.amount, one, many)
    return writer.say(
        "place-delegates",
        delegates=placed,
        lobby="yes" if node.lobby else "no",
        parties=words.joined(map(words.card, node.parties), "or"),
        where=node.standing or ("there" if node.parties else "any"),
    )


EXPANSIONS: dict[type, Callable[[Writer, Any], str]] = {
    BuildColony: _found_colony,
    MoveColony: _move_colony,
    PlaceDelegates: _place_delegates,
}
