"""Words that were dropped, so that a line did something else than it says: they mean it, or are
refused."""

from __future__ import annotations

import pytest

from tests.bundled import load_text
from tests.compiler.support import codes


@pytest.mark.parametrize(
    ("line", "is_said"),
    [
        ("effect: cards with 2 microbes cost 1 less", False),
        ("effect: events in the event pile cost 2 less", False),
        ("effect: cards here cost 1 less", True),
        ("effect: opponents may not play cards with 1 microbe", False),
        ("effect: opponents may not play any events", True),
        ("effect: opponents may not use actions of your cards", False),
        ("effect: steel is worth 1 more on space cards of an opponent", False),
        ("when you play a card in hand: gain 1 plant", False),
        ("when you play a card of an opponent: gain 1 plant", False),
        ("when you play a card with 1 microbe: gain 1 plant", False),
        ("when you discard a card used this generation: gain 1 plant", False),
        ("when you use the action of a card here: gain 1 plant", False),
        ("when you use the action of your card: gain 1 plant", True),
        ("when an opponent uses the action of your card: gain 1 plant", False),
        ("when an opponent adds 1 microbe to your card: gain 1 plant", False),
        ("when an opponent adds 1 microbe to a card in play: gain 1 plant", True),
        ("gain 1 plant per event of an opponent played this generation", False),
        ("play 1 card with 2 microbes from hand", False),
        ("play 1 card here from hand", False),
        ("draw 1 card with 2 animals", False),
        ("discard 1 card without resources -> gain 1 plant", False),
        ("gain 1 plant per card with 2 microbes in play", True),
    ],
)
def test_of_cards_that_are_not_in_play_their_faces_are_known(line, is_said):
    """What was said besides was dropped, or the engine heard of no such card."""
    assert ({"E2006", "E2027", "E0038"}.isdisjoint(codes(line))) is is_said


@pytest.mark.parametrize(
    ("line", "is_said"),
    [
        ("if you placed a tile adjacent to this tile this generation: gain 1 plant", False),
        ("if an opponent placed a tile adjacent to your city this generation: gain 1 plant", True),
        (
            "each opponent who placed a tile adjacent to your city this generation: gain 1 heat",
            False,
        ),
        ("gain 1 plant per tile placed adjacent to your city this generation", True),
        ("gain 1 plant per tile an opponent placed adjacent to your city this generation", False),
        ("if an opponent placed 2 tiles adjacent to your city this game: gain 1 plant", False),
    ],
)
def test_whose_tiles_lay_there_is_remembered_of_who_placed_it(line, is_said):
    """`your city` was that of who had placed the tile."""
    assert (
        "E2006" not in codes(f"place this tile then {line}" if "this tile" in line else line)
    ) is (is_said)


@pytest.mark.parametrize(
    ("line", "is_said"),
    [
        ("gain 1 plant per different space tag", False),
        ("gain 1 plant per different space/earth tag", True),
        ("each opponent with no fewer cities than you: gain 1 plant", True),
        ("if no more plants than heat: gain 1 plant", True),
        ("effect: no ocean bonus is 3 megacredits", False),
        ('place city on "Noctis City" adjacent to your city', False),
        ('place city on "Noctis City" ignoring placement rules', True),
    ],
)
def test_a_word_that_says_nothing_is_not_passed_over(line, is_said):
    assert ("E2006" not in codes(line)) is is_said


@pytest.mark.parametrize(
    ("line", "is_said"),
    [
        ("spend 2 heat -> place city adjacent to it", False),
        ("spend X heat -> place X cities adjacent to it", False),
        ("spend 1 microbe from a card -> place city adjacent to it", False),
        ("place a colony then place city adjacent to it", False),
        ("trade then gain all bonuses under it", False),
        ("place ocean then trade with it", False),
        ("place ocean then place city adjacent to it", True),
        ("place a colony then raise a colony track of it 1", True),
    ],
)
def test_it_is_a_tile_or_a_colony_tile(line, is_said):
    """What nobody had placed was nowhere: the card could never be played, and did not say so."""
    text = f'event 001 "Example"\n  cost 0\n  {line}\n'
    found = load_text(text, ("corporate-era", "colonies")).errors
    assert ("E2014" not in {one.code for one in found}) is is_said


@pytest.mark.parametrize(
    ("line", "same"),
    [
        (
            "if you placed no cities this generation: gain 1 plant",
            "if you did not place a city this generation: gain 1 plant",
        ),
        (
            "each opponent who played no events this generation: gain 1 plant",
            "each opponent who did not play an event this generation: gain 1 plant",
        ),
        ("if an opponent placed no cities this generation: gain 1 plant", ""),
        ("if you did not place no cities this generation: gain 1 plant", ""),
        ("when you place no city: gain 1 plant", ""),
        ("next time you play no event: gain 1 plant", ""),
        ("the players with the most no cities: gain 1 plant", ""),
        ("use the other actions of up to 2 cards used this generation", ""),
    ],
)
def test_none_is_not_one(line, same):
    """`no cities` were taken for a city, which is the opposite."""
    loaded = load_text(f'event 001 "Example"\n  cost 0\n  {line}\n')
    assert bool(loaded.errors) is not bool(same)
    if same:
        meant = load_text(f'event 001 "Example"\n  cost 0\n  {same}\n').library.cards[-1]
        assert loaded.library.cards[-1].abilities == meant.abilities


@pytest.mark.parametrize(
    "line",
    [
        "the players with the most plants of the first player: lose 1 plant",
        "if the most cities of the first player: gain 1 plant",
        "when anyone plays a card: the players with the most heat of that player: lose 1 plant",
        "the players with the most plants of opponents: lose 1 plant",
        "if more heat of all players than plants: gain 1 plant",
        "if more cities than jovian tags of opponents: gain 1 plant",
        "if the most science tags in play: gain 1 plant",
    ],
)
def test_players_are_compared_by_what_is_theirs(line):
    assert "E2006" in codes(line)


@pytest.mark.parametrize(
    ("line", "is_said"),
    [
        ("gain 1 plant per jovian tag in play", True),
        ("gain 1 plant per 2 jovian tags in play", True),
        ("gain 1 plant per different tag in play", False),
        ("if 2 jovian tags in play: gain 1 plant", False),
        ("if a jovian tag in play: gain 1 plant", False),
    ],
)
def test_tags_in_play_are_everybodys(line, is_said):
    """Where they are counted; of who must have some they might be one's own."""
    assert codes(line) == ([] if is_said else ["E2006"])


def test_what_is_waited_for_may_come():
    assert "E2035" in codes("at next lunch phase: gain 1 plant")
    assert "E2035" not in codes("at next research phase: gain 1 plant")
