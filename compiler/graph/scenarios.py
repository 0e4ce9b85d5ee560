"""Tests in the language: what is given, what somebody does, what must hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from compiler.graph.base import by
from compiler.graph.things import Condition


@dataclass(frozen=True, slots=True)
class Fact:
    """Before the act it is made so, after it must be so. `player` empty: about the game. For cards
    in a zone the measure is `Cards` with names; a tile at a place is `Tiles` with an area name."""

    player: str
    condition: Condition
    by: str = by()


@dataclass(frozen=True, slots=True)
class Act:
    """`verb`: play, use, claim, fund, pass, place, begin (the
    game), end (the generation). `target`: a card id, or
    the text named. `answers` are matched with the options offered, in order."""

    player: str
    verb: str
    target: str = ""
    answers: tuple[str, ...] = ()
    by: str = by()


Expected = Literal["refused", "offered", "not-offered"]


@dataclass(frozen=True, slots=True)
class Expect:
    """Of the last act or the present decision: `refused` (with `text` in the reason), `offered`,
    `not-offered` (`text` names the option)."""

    what: Expected
    text: str = ""
    player: str = ""
    by: str = by()


Step = Fact | Act | Expect


@dataclass(frozen=True, slots=True)
class Scenario:
    """`given` facts, then steps in order; a Fact among the steps is checked."""

    name: str
    set: str
    players: tuple[str, ...]
    board: str = ""
    options: tuple[tuple[str, str], ...] = ()
    source: str = ""
    given: tuple[Fact, ...] = ()
    steps: tuple[Step, ...] = ()
    by: str = by()
