"""Whose tiles are meant is asked where a sentence does not say it."""

from __future__ import annotations

import pytest

from tests.arsia.test_advice import compiled


@pytest.mark.parametrize("what", ["3 greeneries", "exactly 2 cities", "2 cities, 1 science tag"])
def test_whose_tiles_are_needed_is_asked_where_it_is_not_said(what: str) -> None:
    first = compiled("automated", f"Requires {what.replace(',', ' and')}.").diagnostics[0]
    assert first.suggestion == f"requires {what}"
    assert first.also is not None
    assert "in play" in first.also


@pytest.mark.parametrize(
    ("line", "anybodys", "own"),
    [
        ("Gain 1 plant for each city adjacent to an ocean.", "city in play", "city"),
        ("1 VP per 2 greeneries adjacent to your cities.", "2 greeneries in play", "2 greeneries"),
        ("Gain 1 heat for each tile next to your city.", "tile in play", "tile"),
    ],
)
def test_whose_tiles_are_counted_is_asked_where_it_is_not_said(
    line: str, anybodys: str, own: str
) -> None:
    first = compiled("active", line).diagnostics[0]
    assert f"per {anybodys} adjacent" in str(first.suggestion)
    assert f"per {own} adjacent" in str(first.also)


@pytest.mark.parametrize("whose", ["of any player", "in play"])
def test_it_is_not_asked_where_it_is_said(whose: str) -> None:
    line = f"Gain 1 plant for each city {whose} adjacent to an ocean."
    first = compiled("active", line).diagnostics[0]
    assert f"city {whose}" in str(first.suggestion)
    assert first.also is None
