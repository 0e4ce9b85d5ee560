"""Tests in the language: what is given, what somebody does, what must hold."""

from __future__ import annotations

from typing import Annotated, Literal

from compiler.graph.base import (
    AnswererName,
    BoardId,
    CardId,
    PlayerName,
    SetId,
    Words,
    by,
)
from compiler.graph.things import Condition
from dsl.reading.records import dataclass

StatusKind = Literal[
    "turn",
    "over",
    "generation",
    "passed",
    "used",
    "claimed",
    "funded",
    "tile",
    "under",
    "begins",
    "points",
    "ruling",
    "dominant",
    "chairman",
    "distant",
    "coming",
    "current",
    "colonies",
    "fleets",
    "track",
]


@dataclass(frozen=True, slots=True)
class Status:
    """What no card asks for. `turn`: it is the player's; `over`: the game is; `generation`: it is
    number `value`; `passed`: the player has; `used`, `claimed`, `funded`: the player has done so
    with the card; `tile`: the card's own tile lies on the area; `under`: the first
    of the cards lies under the second, a player's; `begins`: the deck begins with the
    cards, in this order; `points`: `value` of the player's come from this part of the score;
    `ruling`, `dominant`: the party in `cards` is; `chairman`: the player is; `distant`, `coming`,
    `current`: the global event in `cards` is.
    `colonies`, `fleets`: so many of the player's are on the colony tile, fleets being the counter
    `part`; `track`: its marker stands at place `value`, at -1 while it is inactive. Elsewhere a
    `value` of 0 says that it is not so."""

    what: Annotated[StatusKind, "What is so of the player or the game."]
    cards: Annotated[tuple[CardId, ...], "The cards that are spoken of, in order."] = ()
    area: Annotated[Words, "Where the card's tile lies."] = ""
    part: Annotated[Words, "The part of the score."] = ""
    value: Annotated[int, "How many or which; 0 where it is not so."] = 1


@dataclass(frozen=True, slots=True)
class Fact:
    """Before the act it is made so, after it must be so. `player` empty: about the game. For cards
    in a zone the measure is `Cards` with names; a tile at a place is `Tiles` with an area name."""

    player: PlayerName
    condition: Annotated[Condition | Status, "What is so."]
    by: str = by()


ANYTHING = "anything"
"""The answer of somebody to whom it does not matter: whatever comes first."""


CHANCE = "chance"
"""Who answers for what nobody chooses."""


@dataclass(frozen=True, slots=True)
class Replies:
    """What one player answers, in order, whoever is asked before; or what chance brings."""

    player: Annotated[AnswererName, "The player, by name; or `chance`."]
    answers: Annotated[tuple[Words, ...], "What the player answers, in the order asked."]


@dataclass(frozen=True, slots=True)
class Act:
    """`verb`: play, use, buy, claim, fund, pass, place, begin (the game), end (the player's turn,
    or the generation, or a part of it). `target`: a card id, or the text named. `answers` are
    matched with the options offered, in order; players with `replies` have answers of their own."""

    player: PlayerName
    verb: Annotated[Words, "What the player does."]
    target: Annotated[Words, "What it is done with: a card id, or the text named."] = ""
    answers: Annotated[tuple[Words, ...], "What is answered, in the order asked."] = ()
    replies: Annotated[tuple[Replies, ...], "What players answer who are named."] = ()
    by: str = by()


Expected = Literal["refused", "offered", "not-offered"]


@dataclass(frozen=True, slots=True)
class Expect:
    """Of the last act or the present decision: `refused` (with `text` in the reason), `offered`,
    `not-offered` (`text` names the option)."""

    what: Annotated[Expected, "What must be so of the last act or the present decision."]
    text: Annotated[Words, "Words of the reason, or the name of the option."] = ""
    player: PlayerName = ""
    by: str = by()


Step = Fact | Act | Expect

SOURCES = "; "
"""Between several rulings that one scenario pins down."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """`given` facts, then steps in order; a Fact among the steps is checked."""

    name: Words
    set: SetId
    players: tuple[Words, ...]
    board: BoardId = ""
    options: Annotated[
        tuple[tuple[Words, Words], ...], "Pairs of an option of the game and its value."
    ] = ()
    source: Annotated[Words, "The ruling that it pins down, or several."] = ""
    careless: Annotated[tuple[PlayerName, ...], "Players who answer anything."] = ()
    skipped: Annotated[
        Words, "Why it cannot be run yet; without steps, why no scenario shows the ruling."
    ] = ""
    needs: Annotated[tuple[SetId, ...], "It is only run where these sets are too."] = ()
    given: Annotated[tuple[Fact, ...], "What is so before."] = ()
    steps: Annotated[tuple[Step, ...], "What is done, and what must be so then, in order."] = ()
    by: str = by()
