"""A pattern is looked for only where a line holds what it needs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dsl.lexicon.needed import needed
from dsl.mistakes.sayings import _likely, _rows
from tests.effort import some

SAID = Path(__file__).parents[1] / "arsia" / "sayings.txt"


@pytest.mark.parametrize(
    ("pattern", "texts"),
    [
        ("draw", ("draw",)),
        (r"\bdraw (\d+) cards?\b", ("draw ",)),
        ("(?:gain|lose) it", (" it",)),
        ("(?:gains?|produces)[ ,]", ("gain", "produces")),
        ("(?:plants)?x", ("x",)),
        ("(?:plants)+x", ("plants",)),
        ("a(?=: gain)", (": gain",)),
        ("a(?!: gain)", ("a",)),
        ("(?i:draw) x", (" x",)),
        ("[ab]", ("",)),
        ("(?:draw|[ab])", ("",)),
        ("°C", ("°C",)),
    ],
)
def test_what_is_needed(pattern: str, texts: tuple[str, ...]) -> None:
    assert needed(pattern) == texts


def test_no_row_is_passed_over() -> None:
    """Of all that people say."""
    lines = [line for line in SAID.read_text("utf-8").splitlines() if line[:1] != "#"]
    rows = [(number, re.compile(said)) for number, (said, _) in enumerate(_rows())]
    for line in lines[:: some(1, 12)]:
        found = {number for number, pattern in rows if pattern.search(line)}
        assert found <= {*_likely(line, -1)}, line
