"""What messages quote is tried: every phrase in backticks is the language."""

from __future__ import annotations

import re
from functools import cache
from typing import NoReturn

import pytest

from compiler.read.gather import read_sets
from compiler.read.workbench import Piece, Workbench
from dsl.syntax.nodes import Declaration
from tests.arsia.test_advice import HEADERS, HOLDER, POOR, TEXTS, TOLD, compiled, example

FRAMES = (
    "{}",
    "{}: gain 1 plant",
    "{} gain 1 plant",
    "vp {}",
    "when anyone places a city: {}",
    "when you play a card: add 1 microbe {}",
    "when you play a card: add 1 microbe to {}",
    "gain 1 plant\n  {}",
    "gain {}",
    "gain 1 plant {}",
    "gain 1 plant per {}",
    "requires {}\n  gain 1 plant",
    "requires 3 {}\n  gain 1 plant",
    "remove 2 plants {}",
    "remove 2 plants from {}",
    "add 1 microbe {}",
    "add 1 microbe to {}",
    "raise rating 1 per {}",
    "gain 1 plant per power tag {}",
    "when {}: gain 1 plant",
    "when {} places a city: gain 1 plant",
    "when you play a card {}: gain 1 plant",
    "if {}: gain 1 plant",
    "if you played a card {}: gain 1 plant",
    "each player: {}",
    "effect: {}",
    "effect: steel {} 1 more",
    "effect: global requirements {} 2 steps",
    "look at 3 cards then {}",
    "place this tile\n  vp 1 per ocean adjacent to {}",
)
DOTS = (
    *("2 plants", "gain 2 plants", "3 plants: gain 1 plant", "1 microbe", "4", "city", "here"),
    *("plants", "energy", "+1 energy", "space", "3 plants", "you play a card", "from any player"),
)
OTHER = (
    '" "',
    "a, b or c",
    "( )",
    " ",
    "up to",
    "look at",
    "it is refused",
    "may choose",
    "fighter here",
    "end the turn",
    "game terraforming-mars",
)
"""Words and signs by themselves, what players do in scenarios, a name that an example declares."""
_GREENS = 'party greens "Greens"\n  bonus: gain 1 plant\n\n'
ELSEWHERE = (
    'scenario "Example"\n  players red, blue\n  {}\n  then red has 0 plants\n',
    'colony "Example"\n  track plant, heat\n  trade: gain 1 of {}\n',
    'active "Example"\n  cost 10\n  choose a tag\n  {}\n',
    'counter influence\ncounter glory\n\nactive "Example"\n  cost 10\n  {}\n',
    'milestone "Example"\n  cost 8\n  requires 3 cities\n\ngame fan\n  {}\n',
    'award "Example"\n  most cities\n\ngame fan\n  {}\n',
    f'{_GREENS}active "Example"\n  cost 10\n  {{}}\n',
    f'{_GREENS}active "Example"\n  cost 10\n  effect: the policy of greens {{}}\n',
    "tile dome-city\n  areas land\n  {}\n",
    "{}\n  areas land\n",
    'tile dome-city\n  areas land\n\nautomated "Example"\n  cost 10\n  {}\n',
)


def quotes() -> set[str]:
    """What stands in backticks in everything that the tests here make the checker say."""
    told = [one.why for one in TEXTS]
    told += [one.cure or "" for m in TEXTS for one in example(m.bad).diagnostics]
    told += [
        d.cure or "" for kind, line, _ in (*POOR, *TOLD) for d in compiled(kind, line).diagnostics
    ]
    return {quote for text in told for quote in re.findall("`([^`]+)`", text)}


def is_language(quote: str) -> bool:
    """Whether it is part of something that compiles, with anything in the place of the dots."""
    filled = [quote.replace("…", dots) for dots in DOTS] if "…" in quote else [quote]
    if quote.count("…") == 2:
        filled.append(quote.replace("…", "1 heat", 1).replace("…", "gain 1 plant"))
    headers = (HEADERS["active"], HOLDER, *(HEADERS.values() if "…" not in quote else ()))
    return any(
        compiles(f"{header}{frame.format(text)}\n")
        for header in headers
        for frame in FRAMES
        for text in filled
    ) or any(compiles(frame.format(text)) for frame in ELSEWHERE for text in filled)


@cache
def rules() -> Workbench:
    return Workbench(read_sets(["mars"]))


NEW = Piece("mars", Declaration(()), "")
"""The place of what is new."""


class Unread(Exception):
    """Some line cannot be read."""


@cache
def compiles(text: str) -> bool:
    try:
        return not any(one.severity == "error" for one in rules().check(NEW, text).diagnostics)
    except Unread:
        return False


def unread(error: object, lines: object) -> NoReturn:
    """Why not, nobody asks here, and it would take longer than all else."""
    raise Unread


def test_what_is_quoted_is_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Phrases; single words are names and words of the language as they come."""
    phrases = sorted(quote for quote in quotes() if " " in quote and quote not in OTHER)
    assert len(phrases) > 50
    monkeypatch.setattr("dsl.syntax.parser.explain", unread)
    assert [quote for quote in phrases if not is_language(quote)] == []
