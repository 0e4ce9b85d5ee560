"""No card drifts from the facts about the official cards.

The tables beside this module hold them, one line a card, area or track; they were made from the
facts and not from the cards, and are changed by hand only.
`docs/architecture.md` says how.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from compiler.graph.vocabulary import Library
from compiler.read.places import bundled_games
from tests.bundled import bundle
from tests.facts.told import area_line, card_line, line

HERE = Path(__file__).parent
SETS = (
    *("base", "corporate-era", "hellas-elysium", "venus", "prelude"),
    *("colonies", "turmoil", "promo"),
)


def written(table: str) -> dict[str, str]:
    """The lines of a table by what they begin with."""
    lines = (HERE / f"{table}.txt").read_text(encoding="utf-8").splitlines()
    return by_name(one for one in lines if one and not one.startswith("#"))


def by_name(lines: Iterator[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for one in lines:
        name, _, said = one.partition(" | ")
        assert name not in found, f"{name} is there twice"
        found[name] = said
    return found


@pytest.mark.parametrize("table", ["mars", *SETS])
def test_every_card_is_what_the_facts_say(table: str) -> None:
    cards = bundle(*bundled_games()[0]).library.cards
    assert by_name(card_line(one) for one in cards if one.set == table) == written(table)


def test_every_area_is_what_the_facts_say() -> None:
    assert by_name(areas(bundle(*bundled_games()[0]).library)) == written("boards")


def areas(library: Library) -> Iterator[str]:
    """Areas off the planet belong to every board, and are told once."""
    for board in library.boards:
        yield from (area_line(f"{board.name} ", one) for one in board.areas if one.board)
    yield from (area_line("", one) for one in library.boards[0].areas if not one.board)


def test_tracks_tiles_and_numbers_are_what_the_facts_say() -> None:
    library = bundle(*bundled_games()[0]).library
    kinds = (
        *(library.parameters, library.counters, library.resources, library.tags),
        *(library.tiles, library.bonuses, library.phases, library.states, library.boards),
    )
    numbers = (f"{name} | {value}" for name, value in library.rules)
    assert by_name(chain(map(line, chain(*kinds)), numbers)) == written("numbers")
