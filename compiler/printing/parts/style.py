"""What a kind of card looks like: its colour and the back it shares with others.

In: a kind of card. Out: its `Look`, read by the Typst templates and by the gallery.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.graph import Library
from compiler.printing.parts.select import Piece, kind_of
from dsl.reading.records import dataclass


@dataclass(frozen=True, slots=True)
class Look:
    """`back`: kinds with the same back are shuffled together. `hero`: the requirement or measure
    is the picture of the card, for it is all that the card says. `stamped`: its sign stands beside
    the tags. `small`: it is a token, on sheets of its own."""

    colour: str
    back: str
    hero: bool = False
    stamped: bool = False
    small: bool = False


LOOKS: dict[str, Look] = {
    "automated": Look("#3f7d3a", "project"),
    "active": Look("#2b6aa6", "project"),
    "event": Look("#bf3a28", "project", stamped=True),
    "corporation": Look("#8a6428", "corporation"),
    "prelude": Look("#a5508a", "prelude"),
    "standard-project": Look("#3d5a73", "standard-project"),
    "conversion": Look("#2c857c", "conversion"),
    "milestone": Look("#96701a", "milestone", hero=True),
    "award": Look("#6b4a94", "award", hero=True),
    "colony": Look("#3b5f8f", "colony"),
    "party": Look("#7a4f3a", "party"),
    "global-event": Look("#4f4a6b", "global-event"),
    "factory": Look("#6d6257", "factory"),
    "module": Look("#2f7474", "module"),
    "project": Look("#4c7a3d", "project"),
    "rule": Look("#5b5348", "rule"),
    "token": Look("#6b5a3c", "token", small=True),
    "board": Look("#7f3a22", "board"),
}

PLAYERS = ("#c8402f", "#2f6fb3", "#3f8a45", "#d9a41f", "#3b3733")
"""Of the things of each player: red, blue, green, yellow, black."""

NEUTRAL = "#b3aa9c"

PLAIN = Look("#5c554c", "card")


def look(kind: str, library: Library) -> Look:
    """Of a kind that a set adds the look of the kind that it names, and a back of its own."""
    own = next((one for one in library.kinds if one.id == kind), None)
    if own is None:
        return LOOKS.get(kind, PLAIN)
    face = LOOKS[own.face]
    return replace(face, back=kind, colour=own.colour or face.colour)


def frame(piece: Piece, library: Library) -> str:
    """The colour of its frame: that of its kind, of its set, or of such cards."""
    kind = kind_of(piece)
    own = any(one.id == kind and one.colour for one in library.kinds)
    theirs = next((one.colour for one in library.sets if one.id == piece.set), "")
    return theirs if theirs and not own else look(kind, library).colour
