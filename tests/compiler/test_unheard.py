"""Nothing is left out silently: what is put into a line changes the card, or gives a message."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from compiler.read.gather import Reading, read_sets, read_text
from compiler.read.places import bundled_games
from compiler.read.workbench import Piece, Workbench
from dsl.lexicon.spot import bits
from tests.bundled import load_text
from tests.compiler.support import codes
from tests.effort import some

HERE = Path(__file__).parent
LANGUAGE = (HERE.parent.parent / "docs" / "language.md").read_text("utf-8")

BEHIND = (
    *("of you", "of opponents", "of any player", "of that player", "in play", "here", "by anyone"),
    *("this generation", "this action", "with a science tag", "with 1 resource", "with 2 tags"),
    *("with requirements", "with a steel bonus", "with cost min 5", "without owner", "by you"),
    *("without tags", "adjacent to it", "adjacent to a city", "under it", "per city", "less"),
    *("per 2 plant tags", "more", "played", "used", "placed", "max 4", "min 3", "11%", "at C4"),
    *("except plants", "beyond 2", "plus 1 city", "minus 1 per city", "on a card", "on it"),
    *("on mars", "on an ocean area", "on here", "in hand", "from hand", "from here", "to here"),
    *("from a card", "from any player", "to a card", "to that player", "for free", "for 2 less"),
    *("as heat", "into hand", "ignoring placement rules"),
)
BEFORE = (
    *("science", "steel", "other", "different", "global", "standard", "empty", "ocean", "highest"),
    *("event", "reserved", '"Comet"', "any", "another", "your", "that", "those", "this", "each"),
    *("all", "no", "3", "max 4", "min 2", "up to 2", "X", "2X", "-1", "11%"),
)
TRUE_ANYWAY = (
    *("of you", "by you", "your"),  # whose it is when nothing is said
    *("of any player", "by anyone", "in play", "any"),  # of tiles, which count wherever they lie
    *("played", "other", "empty"),  # `another card` in play, an area to place on
)
"""What can say once more what is meant when nothing is said."""


def is_so_anyway(more: str, row: str) -> bool:
    """`discard 1 card in hand`: there are no others to discard."""
    return more in TRUE_ANYWAY or (more == "in hand" and "discard " in row)


def readings() -> Iterator[Reading]:
    yield from (read_sets(game) for game in bundled_games())
    yield read_text((HERE / "charter.mars").read_text("utf-8"), ("mars",))
    for block in re.findall(r"```mars\n(.*?)```", LANGUAGE, re.DOTALL):
        if re.search("^(active|automated|event|corporation|milestone) ", block, re.MULTILINE):
            yield read_text(block, ("base",))


@cache
def lines() -> tuple[tuple[Workbench, Piece, int], ...]:
    """A line of every form that there is, with the card it stands on."""
    found: dict[str, tuple[Workbench, Piece, int]] = {}
    for reading in readings():
        bench = Workbench(reading)
        for piece in bench.cards():
            for number, line in enumerate(piece.text.split("\n")):
                if number and line.strip():
                    found.setdefault(re.sub(r"\d+|#.*", "", line).strip(), (bench, piece, number))
    return tuple(found.values())


def spoilt(line: str) -> Iterator[tuple[str, str]]:
    """What is put in, and the line with it."""
    for bit in bits(line):
        first, last = bit.column - 1, bit.end - 1
        yield from ((more, f"{line[:last]} {more}{line[last:]}") for more in BEHIND)
        yield from ((more, f"{line[:first]}{more} {line[first:]}") for more in BEFORE)
        if bit.kind == "number":
            yield from ((more, f"{line[:last]}{more}{line[last:]}") for more in ("X", "%"))
            yield from ((more, f"{line[:first]}{more} {bit.text}{line[last:]}") for more in BOUNDS)


BOUNDS = ("max", "up to")  # `min` in a condition says what is meant anyway


@pytest.mark.parametrize("part", range(4))
def test_what_is_put_in_changes_the_card_or_gives_a_message(part: int) -> None:
    dice = random.Random(part)
    dropped = []
    for bench, piece, number in lines()[part :: some(4, 28)]:
        rows = piece.text.split("\n")
        ways = list(spoilt(rows[number]))
        meant = bench.check(piece, piece.text).library.cards
        for more, row in dice.sample(ways, min(len(ways), some(8, 1))):
            text = "\n".join([*rows[:number], row, *rows[number + 1 :]])
            checked = bench.check(piece, text)
            same = not checked.diagnostics and checked.library.cards == meant
            if same and not is_so_anyway(more, row):
                dropped.append((more, row))
    assert dropped == []


@pytest.mark.parametrize(
    "line",
    [
        "gain up to 2 plants",
        "spend 2 plants here",
        "place ocean per city",
        "place city adjacent to no 2 tiles",
        "add 1 resource to a card with 1 resource with 1 resource",
        "claim an ocean tile without owner of opponents",
        "copy the highest production box of a building card",
        "draw 1 any card",
        "when anyone removes plants of nobody: draw 1 card",
        "when you gain 2 production: draw 1 card",
        "when that player plays a science tag: draw 1 card",
        "when you remove your plants: draw 1 card",
        "effect: space tags cost 2 less per city",
        "effect: steel of opponents is worth 1 more",
        "effect: opponents may not remove plants",
        "action: play 1 card from hand ignoring temperature",
    ],
)
def test_what_means_nothing_is_refused(line: str) -> None:
    assert len(codes(line)) == 1


def test_what_stands_in_other_declarations_is_heard_too() -> None:
    then = "\n  then red has 1 plant"
    for text in (
        "resource dust, worth 2 on building cards in play",
        "resource dust, plural dust here",
        "tile mine, supply 3 in play\n  areas land",
        "parameter dust, range 0 to 9 with cost",
        'scenario "A"\n  players red, blue\n  given red has 3 plants with cost' + then,
        'scenario "A"\n  players red, blue\n  when red passes to blue' + then,
    ):
        assert [d.severity for d in load_text(text + "\n").diagnostics] == ["error"], text


def test_either_is_of_one_kind() -> None:
    assert codes("requires 4 plants/microbes", kind="milestone") == ["E1011"]
