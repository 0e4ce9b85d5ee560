"""Tests in the language: what is given, what somebody does, what must hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from compiler.graph.base import (
    BoardId,
    PlayerName,
    SetId,
    Words,
    by,
)
from compiler.graph.things import Condition


@dataclass(frozen=True, slots=True)
class Fact:
    """Before the act it is made so, after it must be so. `player` empty: about the game. For cards
    in a zone the measure is `Cards` with names; a tile at a place is `Tiles` with an area name."""

    player: PlayerName
    condition: Condition
    by: str = by()


@dataclass(frozen=True, slots=True)
class Act:
    """`verb`: play, use, claim, fund, pass, place, begin (the
    game), end (the generation). `target`: a card id, or
    the text named. `answers` are matched with the options offered, in order."""

    player: PlayerName
    verb: Annotated[Words, "What the player does."]
    target: Annotated[Words, "What it is done with: a card id, or the text named."] = ""
    answers: Annotated[tuple[Words, ...], "What the player answers, in the order asked."] = ()
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
    source: Annotated[Words, "The ruling that it pins down."] = ""
    given: Annotated[tuple[Fact, ...], "What is so before."] = ()
    steps: Annotated[tuple[Step, ...], "What is done, and what must be so then, in order."] = ()
    by: str = by()
