"""What boards, milestones, awards and beginners brought to the language."""

from __future__ import annotations

from functools import cache

import pytest

from compiler.graph import (
    AreaSet,
    Board,
    Cards,
    CardSet,
    Compare,
    Held,
    Measure,
    Place,
    Production,
    Tags,
    Tiles,
    TileSet,
)
from compiler.lower.boards import label
from compiler.text import Texts
from runtime.driving.game import new_state
from runtime.games.playable import Playable
from runtime.program.writing.builder import Builder
from runtime.state.state import bits
from tests.bundled import load_text, playable
from tests.compiler.support import card, library

BOARD = """
board tiny "Tiny"
  rows
    .   ~
  .   .   ~
    .   .
  name "Top" A1
  region "the bottom row" C
  region "the corners" A1, A2, C
"""


def board(text: str = BOARD) -> Board:
    return next(one for one in library(text).boards if one.id == "tiny")


def measured(award: str) -> Measure:
    made = library(f'{BOARD}\naward "Example"\n  most {award}\n').cards[-1].measure
    assert made is not None
    return made


def required(text: str) -> Compare:
    [made] = library(f'milestone "Example"\n  cost 8\n  requires {text}\n').cards[-1].requirements
    assert isinstance(made, Compare)
    return made


# ---- regions and areas --------------------------------------------------------------------------


def test_a_region_is_made_of_rows_and_areas():
    inside = {area.label: area.regions for area in board().areas if area.regions}
    assert inside == {
        "A1": ("the corners",),
        "A2": ("the corners",),
        "C1": ("the bottom row", "the corners"),
        "C2": ("the bottom row", "the corners"),
    }


def test_tiles_in_a_region_are_counted():
    on = AreaSet(regions=("the bottom row",), empty=False)
    assert measured('tiles on "the bottom row"') == Tiles(TileSet(whose="you", on=on))


@pytest.mark.parametrize("line", ['region "the bottom row" K', 'region "nothing"', "region H"])
def test_a_region_needs_a_name_and_parts(line: str):
    found = load_text(f"{BOARD}  {line}\n").diagnostics
    assert [d.code for d in found] == ["E1023"]


def test_a_row_that_there_is_not_is_named_with_those_there_are():
    [found] = load_text(f'{BOARD}  region "the mouth" K\n').diagnostics
    assert found.cure == "the board has no K; its rows are A, B, C"


def test_a_letter_that_stands_for_nothing_is_found_on_the_board():
    [found] = load_text(BOARD.replace(".   .   ~", ".   .x  ~")).diagnostics
    assert found.code == "E1010"
    assert found.cure is not None
    assert found.cure.startswith("it is in B2, `.x`; known here: ")


def test_an_area_off_the_planet_belongs_to_every_board():
    made = library(f'{BOARD}\narea "Far Station"\n').boards
    assert len(made) > 1
    for one in made:
        [place] = [area for area in one.areas if area.name == "Far Station"]
        assert (place.reserved, place.board, place.neighbours) == (True, False, ())


def test_rows_are_lettered_without_an_i():
    assert [label((row, 0)) for row in (0, 7, 8)] == ["A1", "H1", "J1"]


# ---- measures of milestones and awards ----------------------------------------------------------


def test_highest_production():
    made = required("highest production 10")
    assert isinstance(made.measure, Production)
    assert (made.measure.how, len(made.measure.resources), made.value) == ("highest", 6, 10)


def test_increased_productions():
    made = required("6 increased productions")
    assert isinstance(made.measure, Production)
    assert (made.measure.how, len(made.measure.resources), made.value) == ("increased", 6, 6)


def test_cards_of_the_event_pile():
    made = required("5 cards in the event pile")
    assert made.measure == Cards(CardSet(zone="events"))


def test_resources_on_all_cards():
    assert measured("resources on cards") == Held(CardSet(zone="play"))


def test_dear_cards():
    made = measured("automated/active cards with cost min 20")
    assert made == Cards(CardSet(zone="play", kinds=("automated", "active"), cost_min=20))


def test_wild_tags_count_for_milestones_and_not_for_awards():
    assert required("8 different tags").measure == Tags(different=True)
    assert measured("plant tags") == Tags(("plant",), wild=False)


@pytest.mark.parametrize(
    ("requirement", "text"),
    [
        ("highest production 10", "Requires 10 steps of highest production."),
        ("6 increased productions", "Requires 6 increased productions."),
        ("5 cards in the event pile", "Requires 5 cards in the event pile."),
    ],
)
def test_their_english(requirement: str, text: str):
    made = library(f'milestone "Example"\n  cost 8\n  requires {requirement}\n')
    assert Texts(made).requirement(made.cards[-1]) == text


def test_the_english_of_a_region():
    made = library(f'{BOARD}\naward "Example"\n  most tiles on "the bottom row"\n')
    [text] = Texts(made).card(made.cards[-1]).lines
    assert text == "For the most tiles on the bottom row."


# ---- beginners ----------------------------------------------------------------------------------


def test_a_beginner_corporation():
    assert card("beginner", kind="corporation").beginner
    assert not card(kind="corporation").beginner


# ---- boards without what a card asks for --------------------------------------------------------


@cache
def on_board(board_id: str) -> Playable:
    return playable("hellas-elysium", board=board_id)


def open_areas(board_id: str, place: Place) -> set[str]:
    program = on_board(board_id)
    areas = f"lambda S, w, c, it: {Builder(program.layout).areas(place)}"
    found = eval(areas, program.linked.scope)(new_state(program.program, 2, 0), 0, -1, -1)
    return {program.layout.board.areas[area].label for area in bits(found)}


def test_a_named_area_that_the_board_lacks_leaves_the_tiles_own_rule():
    there = Place("city", AreaSet(names=("Noctis City",)), free=True)
    assert open_areas("tharsis", there) == {"E3"}
    assert open_areas("hellas", there) == open_areas("hellas", Place("city"))


def test_a_terrain_that_the_board_lacks_leaves_the_tiles_own_rule():
    volcanic = Place("", AreaSet(terrains=("volcanic",)))
    assert open_areas("elysium", volcanic) == {"B1", "C1", "C7", "E9"}
    assert len(open_areas("hellas", volcanic)) == 61 - 12


def test_more_rows_than_letters() -> None:
    rows = "\n".join("    . ." if row % 2 else "     . . ." for row in range(40))
    found = load_text(f'board tall "Tall"\n  rows\n{rows}\n').diagnostics
    assert [one.code for one in found] == ["E2019"]
