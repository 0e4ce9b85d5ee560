"""What is meant is asked where a sentence does not say it: whose tiles, the condition of what."""

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


@pytest.mark.parametrize("joint", [",", " and", ", and"])
@pytest.mark.parametrize("label", ["", "action: ", "when you place a city: "])
def test_the_condition_of_what_is_asked_where_it_stands_behind_several(
    label: str, joint: str
) -> None:
    line = f"{label}gain 2 plants{joint} draw 1 card if you have 3 power tags"
    first = compiled("active", line).diagnostics[0]
    assert first.suggestion is None
    for way in (
        "if 3 power tags: gain 2 plants, draw 1 card",
        "gain 2 plants, (if 3 power tags: draw 1 card)",
    ):
        assert f"`{label}{way}`" in str(first.cure)
        assert not compiled("active", f"{label}{way}").diagnostics


def test_the_condition_of_what_is_asked_of_what_is_chosen_too() -> None:
    first = compiled("event", "gain 2 plants or draw 1 card if 3 cities").diagnostics[0]
    assert "`if 3 cities: gain 2 plants or draw 1 card`" in str(first.cure)
    assert "`gain 2 plants or (if 3 cities: draw 1 card)`" in str(first.cure)


def test_how_many_at_least_is_not_taken_for_so_many() -> None:
    assert not compiled("event", "lose 2 plants or more").diagnostics[0].edits


@pytest.mark.parametrize(
    "line",
    [
        "Remove up to 3 plants and 2 heat from any player.",
        "remove up to 3 plants from any player, and 2 heat",
        "remove 2 plants and 3 microbes from any card",
        "Remove 3 plants and 2 heat from an opponent.",
    ],
)
def test_of_what_is_removed_from_somebody_nothing_is_taken_from_oneself(line: str) -> None:
    first = compiled("event", line).diagnostics[0]
    told = f"{first.suggestion} {first.cure}"
    assert "spend" not in told
    assert "of you" not in told
    assert "from you" not in told


@pytest.mark.parametrize(
    "line",
    [
        "if you have 0 or more cities: gain 1 plant",
        "draw 1 card if you have at least 0 heat",
        "requires at least 0 cities",
    ],
)
def test_what_is_always_so_is_not_taken_for_none(line: str) -> None:
    first = compiled("event", line).diagnostics[0]
    assert "no " not in str(first.suggestion)
    assert "at least 0 is always so" in str(first.cure)


def test_where_players_are_said_to_have_something_no_line_is_told_that_is_none() -> None:
    line = "each opponent: lose 2 plants, gain 1 heat if they have 3 cities"
    first = compiled("event", line).diagnostics[0]
    assert "if they" not in f"{first.suggestion} {first.cure}"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("your teammate: gain 2 heat", "there are no teams"),
        ("give 2 heat to your teammate", "there are no teams"),
        ("action: use the action of a card of your teammate", "there are no teams"),
        ("when an opponent uses one of your cards: gain 1 heat", "uses this card"),
        ("when an opponent plays any of your cards: gain 1 heat", "their own"),
        ("Whenever an opponent uses one of your cards, gain 1 M€.", "uses this card"),
        ("Each opponent adds 1 microbe to one of your cards.", "the owner of this card"),
        ("each opponent: add 1 microbe to one of your cards", "the owner of this card"),
        ("when you play a card with a tag of your corporation: gain 1 heat", "choose a"),
    ],
)
def test_what_is_nobodys_or_of_another_is_told(line: str, said: str) -> None:
    first = compiled("active", line).diagnostics[0]
    assert (first.code, said in (first.cure or "")) == ("E2006", True)
    assert first.suggestion is None
