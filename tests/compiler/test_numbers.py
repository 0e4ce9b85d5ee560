"""What a game says of itself: each word in its form, and no word that nobody reads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import runtime
from compiler.names.numbers import GAME_WORDS
from tests.bundled import load_text

READ = re.compile(r"(?:rules|number)(?:\[|\.get\()\"([a-z-]+)\"|\.number\(\"([a-z-]+)\"\)")


def told(text: str) -> list[str]:
    return [one.code for one in load_text(text, uses=("base",), name="set").diagnostics]


@pytest.mark.parametrize(
    "line",
    [
        "starting-cards many",
        "players some",
        "players 5 to 1",
        "rating heat",
        "neutral-tiles city, plant",
        "award-points 5, two",
        "starting-corporations -3",
        "dealt-preludes",
        "starting-card 8",
        "luck 3",
    ],
)
def test_what_a_game_cannot_say(line: str) -> None:
    (code,) = told(f"game terraforming-mars\n  {line}\n")
    assert code in ("E1020", "E1023")


@pytest.mark.parametrize("line", ["currency MC", "players 2", "players 1 to 3", "award-points 5"])
def test_what_a_game_says(line: str) -> None:
    assert told(f"game terraforming-mars\n  {line}\n") == []


def test_the_engine_reads_no_other_word() -> None:
    folder = Path(runtime.__file__).parent
    texts = (path.read_text("utf-8") for path in folder.rglob("*.py"))
    read = {word for text in texts for found in READ.findall(text) for word in found if word}
    assert read <= {*GAME_WORDS}, "missing in compiler/names/numbers.py"
    assert len(read) > 20
