"""What is declared and can never come into play is a note, once."""

from __future__ import annotations

import pytest

from arsia.commands.check import unplayable
from tests.bundled import load_text


def told(text: str) -> list[tuple[str, int]]:
    loaded = load_text(text, uses=("base",), name="set")
    found = (*loaded.diagnostics, *unplayable(loaded))
    return [(one.code, one.span.line) for one in found]


@pytest.mark.parametrize(
    "text",
    [
        'milestone "Windlord"\n  requires 3 cities\n',
        'award "Windy"\n  most cities\n',
        'prelude P1 "Head"\n  gain 3 heat\n',
        'counter fame "F", start 2\n',
    ],
)
def test_never_in_play(text: str) -> None:
    assert told(text) == [("N2044", 1)]


def test_a_kind_is_told_once() -> None:
    second = '\nprelude P2 "Tail"\n  gain 3 heat\n'
    assert told(f'prelude P1 "Head"\n  gain 3 heat\n{second}') == [("N2044", 1)]


def test_a_phase_is_played_where_it_is_declared() -> None:
    phase = "phase solar, after production\n\n"
    card = 'active 001 "A"\n  cost 3\n  at solar phase: gain 1 plant\n'
    assert told(phase + card) == []
    assert told(card) == [("E2035", 3)]


@pytest.mark.parametrize(
    "text",
    [
        'milestone "Windlord"\n  requires 3 cities\n\nboard b "B"\n  rows\n    .\n   . .\n'
        '  milestones "Windlord"\n',
        'prelude P1 "Head"\n  gain 3 heat\n\ngame terraforming-mars\n  dealt-preludes 4\n'
        "  kept-preludes 2\n  unplayable-prelude 15\n",
        'counter fame "F", start 2\n\nevent 001 "A"\n  cost 3\n  raise fame 1\n',
    ],
)
def test_in_play(text: str) -> None:
    assert told(text) == []
