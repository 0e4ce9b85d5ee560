"""The table of verbs: what each acts on, how much, and which roles it takes.

One row per verb. The checker's messages, the lowering of effects and the language reference read
it; `compiler.lower.verbs.dispatch` has one function per row, which a test holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

HowMuch = Literal["needed", "signed", "level", "one", "optional", "none"]
"""`needed`: a number before the thing. `signed`: with + or -. `level`: a number behind it, in
steps. `one`: a number, or one when nothing is said. `none`: no number."""


@dataclass(frozen=True, slots=True)
class Frame:
    """`things`: the kinds of noun it acts on, likeliest first. `roles`: those it may have. `where`:
    it needs one of these roles, or `here`. `alone`: it needs no thing. `words`: of `all` and
    `up to`, those that it takes as an amount. `example` is a full effect that is right."""

    verb: str
    things: tuple[str, ...]
    amount: HowMuch
    roles: tuple[str, ...] = ()
    where: tuple[str, ...] = ()
    example: str = ""
    alone: bool = False
    words: tuple[str, ...] = ()


_STOCK = ("resource", "any resource")
_HELD = ("card resource", "any resource")
_TRACK = ("parameter", "counter", "track")
_EITHER = ("resource", "card resource", "any resource")

_ROWS = (
    Frame("gain", _STOCK, "needed", example="gain 2 plants"),
    Frame(
        "lose",
        (*_STOCK, "production", "card"),
        "needed",
        ("to",),
        example="lose 4 megacredits",
        words=("all",),
    ),
    Frame("spend", _EITHER, "needed", ("from",), example="spend 8 heat", words=("all",)),
    Frame("pay", (), "needed", example="pay 8 with steel"),
    Frame("production", _STOCK, "signed", example="production +1 energy"),
    Frame("raise", _TRACK, "level", ("ignoring",), example="raise temperature 1"),
    Frame("lower", _TRACK, "level", ("ignoring",), example="lower rating 1"),
    Frame("place", ("tile", "colony", "delegate"), "one", ("ignoring",), example="place ocean"),
    Frame("add", _HELD, "needed", ("to",), ("to",), example="add 1 animal here"),
    Frame(
        "remove",
        (*_EITHER, "tile", "delegate"),
        "needed",
        ("from",),
        ("from",),
        example="remove 3 plants from any player",
        words=("all", "up to"),
    ),
    Frame(
        "steal",
        ("resource",),
        "needed",
        ("from",),
        ("from",),
        example="steal 2 steel from any player",
        words=("all", "up to"),
    ),
    Frame("draw", ("card",), "needed", example="draw 2 cards"),
    Frame("look at", ("card",), "needed", example="look at 3 cards"),
    Frame("reveal", ("card",), "needed", ("from",), example="reveal 1 card", words=("all",)),
    Frame("take", ("card", "action"), "needed", example="take 1 of them"),
    Frame("buy", ("card",), "one", example="buy it"),
    Frame("discard", ("card",), "needed", example="discard 1 card", words=("all",)),
    Frame("copy", ("box", "effect"), "none", example="copy the production box of a building card"),
    Frame(
        "move",
        ("card", "tile"),
        "one",
        ("from", "to"),
        example="move 1 card from hand to here",
        words=("all", "up to"),
    ),
    Frame("double", ("any resource",), "none", example="double the resources on a card"),
    Frame(
        "use",
        ("action", "standard project"),
        "one",
        ("for",),
        example="use the action of a card used this generation",
    ),
    Frame(
        "play",
        ("card",),
        "needed",
        ("from", "for", "ignoring"),
        example="play 1 card from hand for free",
    ),
    Frame("fund", ("award",), "one", ("for",), example="fund an award for free"),
    Frame("claim", ("tile",), "one", example="claim an ocean tile without owner"),
    Frame(
        "exchange",
        ("tile", "delegate", "chairman", "leader"),
        "one",
        ("for",),
        example="exchange your greenery for a city",
    ),
    Frame("trade", (), "none", example="trade", alone=True),
)

FRAMES: dict[str, Frame] = {row.verb: row for row in _ROWS}
