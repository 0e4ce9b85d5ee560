"""What every part of the graph uses: whose things are meant, how long, where it was written, and
what a text in a field is: an identifier of something declared, or free.

A field of nodes says so by its type (`resource: StockId`), and what it means, where its name alone
does not, beside it: `Annotated[StockId, "What it counts as."]`. `compiler.graph.fields` reads both.
"""

from __future__ import annotations

from dataclasses import field
from functools import cache
from typing import Annotated, Any, Literal

from dsl.reading.records import dataclass

VERSION = 1
"""Version of the JSON form; a document of another version is refused."""

SPECIAL = "special"
"""The kind of tile that `place this tile` means; a game declares it as it declares other tiles."""

ANY = "any"
"""What a card holds on which any kind of resource can be put: what lies there counts as whichever
kind is asked for."""

THE_CHOSEN = "chosen"
"""The tag that has been chosen, in what is done with it; the tag, resource, party or parameter that
a card remembers, in its lines."""

Whose = Literal[
    "you", "any", "opponent", "all", "opponents",
    "that", "owner", "victim", "nobody", "first", "holder", "chosen",
]  # fmt: skip
"""Whose things are meant. `you`: the one the ability belongs to. `any`: one player to be chosen
(the red border). `opponent`: one other player to be chosen. `all`: everybody, each (effects,
counting), anybody (events). `opponents`: all the others, each (effects, counting), any other
(events, and whose cards or tiles one is chosen of). `that`: the player who set off the trigger, or
the one just chosen. `owner`: who owns `it`. `victim`: from whom was removed what set off the
trigger. `first`: the first player. `holder`: before whom the card lies on which it stands, who is
no longer `you` where a line is about others. `chosen`: the player whom that card remembers."""


def anybody(meant: Whose) -> Whose:
    """The same where nobody is chosen: what is counted or heard is that of all who are meant."""
    among: dict[Whose, Whose] = {"any": "all", "opponent": "opponents"}
    return among.get(meant, meant)


Rank = Literal["most", "second most", "fewest"]
"""Which players have the most of something; who ties shares the rank."""

Period = Literal["action", "generation", "game"]
Bound = Literal["min", "max", "exactly"]
CardReference = Literal["", "this", "that", "it"]
"""`this`: the card the ability stands on (`here`). `that`: the card that set off the trigger. `it`:
the card or tile just mentioned. Empty: chosen or counted by the filter."""


def by() -> str:  # where in the source, "file:line"
    return field(default="", compare=False, repr=False)


# ---- what a text is -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ref:
    """The identifier of something declared: `what` is a key of what `compiler.document.invariants`
    knows. `empty`: what an empty one stands for; without it only a field that has a default may be
    empty."""

    what: str
    empty: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """A text that names nothing else. `like`: what it looks like, a key of the patterns in
    `compiler.document.invariants`."""

    like: str = ""


AnswererName = Annotated[str, Ref("answerer")]
AreaName = Annotated[str, Ref("area")]
AwardId = Annotated[str, Ref("award")]
BoardId = Annotated[str, Ref("board")]
BonusId = Annotated[str, Ref("bonus")]
CardId = Annotated[str, Ref("card")]
ConversionId = Annotated[str, Ref("conversion")]
CounterId = Annotated[str, Ref("counter")]
HeldId = Annotated[str, Ref("held")]
HeldOfCard = Annotated[str, Ref("held", empty="the kind that the card holds")]
KindId = Annotated[str, Ref("kind")]
MadeId = Annotated[str, Ref("made")]
MilestoneId = Annotated[str, Ref("milestone")]
ParameterId = Annotated[str, Ref("parameter")]
PartyId = Annotated[str, Ref("party")]
PlayerName = Annotated[str, Ref("player", empty="the game")]
ProjectId = Annotated[str, Ref("project")]
RegionName = Annotated[str, Ref("region")]
ResourceId = Annotated[str, Ref("resource")]
ResourceOfCard = Annotated[str, Ref("resource", empty="the kind that the card holds")]
RuleId = Annotated[str, Ref("rule")]
SetId = Annotated[str, Ref("set")]
StateId = Annotated[str, Ref("state")]
StockId = Annotated[str, Ref("stock")]
TagId = Annotated[str, Ref("tag")]
TerrainId = Annotated[str, Ref("terrain")]
TileId = Annotated[str, Ref("tile")]
TileOrSpecial = Annotated[str, Ref("tile", empty="the special tile of the card")]
TrackId = Annotated[str, Ref("track")]
FieldValue = Annotated[str, Ref("value")]
Zone = Annotated[str, Ref("zone")]

Id = Annotated[str, Text("id")]
Name = Annotated[str, Text("name")]
Number = Annotated[str, Text("number")]
Words = Annotated[str, Text("line")]
Quoted = Annotated[str, Text("quoted")]
Drawing = Annotated[str, Text()]
Colour = Annotated[str, Text("colour")]
Language = Literal["en", "de"]
"""Those that card text is written and read in."""


@dataclass(frozen=True, slots=True)
class That:
    """The resource that set off the trigger (`1 of that resource`)."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A resource of this list among the bonuses printed under the tile `at`; chosen when
    several."""

    resources: Annotated[tuple[BonusId, ...], "Which of the printed bonuses count."]
    at: Annotated[Literal["it", "this"], "The tile under which the bonus is printed."] = "this"


@dataclass(frozen=True, slots=True)
class Lowest:
    """The resource whose production is lowest, or of which the player has least (chosen among
    equals)."""

    resources: tuple[MadeId, ...]
    of: Annotated[Literal["production", "stock"], "What is lowest of it."] = "production"


Resource = StockId | That | Printed | Lowest
Taken = ResourceOfCard | That
Made = MadeId | That | Printed | Lowest


def means_chosen_player(node: object) -> bool:
    """Whether it is about the player whom the card remembers."""
    return is_about(node, THE_CHOSEN)


def is_about(node: object, whose: str) -> bool:
    """Whether one of its fields means that player."""
    kind: Any = type(node)
    return any(getattr(node, name) == whose for name in _players_in(kind))


@cache
def _players_in(kind: Any) -> tuple[str, ...]:
    """Fields that say whose something is, or who does what to whom; most nodes have none."""
    return tuple(name for name in ("whose", "who", "of", "to") if hasattr(kind, name))
