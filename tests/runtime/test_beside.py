"""A board beside the main one: its areas, and everything that shows or keeps a game knows them."""

from __future__ import annotations

import json
from functools import cache

import pytest

from arsia.table.table import board
from compiler.document.codec import dumps, from_json
from compiler.graph import Library
from compiler.text import Texts
from compiler.text.catalogue import catalogue
from runtime.driving.game import Game
from runtime.driving.saves import from_document, to_document
from runtime.games.playable import Playable
from runtime.state.state import bits
from runtime.telling.view import view
from tests.bundled import load_text
from tests.runtime.test_rulings import TEXTS


@cache
def library() -> Library:
    return load_text(TEXTS["beside"]).library


@cache
def playable(main: str) -> Playable:
    return Playable(library(), main)


def test_its_areas_are_named_with_it_and_touch_only_each_other() -> None:
    engine = playable("hellas")
    areas, near = engine.layout.board.areas, engine.board.neighbours
    mine = [index for index, area in enumerate(areas) if area.beside]
    assert {areas[index].label.split()[0] for index in mine} == {"luna"}
    assert all(not areas[index].board for index in mine)
    around = {other for index in mine for other in bits(near[index])}
    assert around == set(mine)


def test_it_is_no_board_to_play_on_and_lies_beside_each() -> None:
    assert [one.id for one in library().beside] == ["luna"]
    assert "luna" not in {one.id for one in library().boards}
    with pytest.raises(ValueError, match="luna"):
        Playable(library(), "luna")


@pytest.mark.parametrize("main", ["tharsis", "elysium"])
def test_a_saved_game_a_view_and_the_table_know_it(main: str) -> None:
    engine = playable(main)
    game = Game(engine, ("red", "blue"), 1)
    at = engine.layout.area["luna B2"]
    engine.board.lay(game.state, engine.layout.tile["mine"], at, 1)
    again = from_document(engine, to_document(game))
    assert again.state.own == game.state.own
    assert view(again, 0)["tiles"]["luna B2"] == {"tile": "mine", "owner": "blue"}
    drawn = board(engine.layout, game.state, game.players).plain
    assert "Luna" in drawn
    assert "luna B2" in drawn


def test_it_goes_through_json() -> None:
    made = from_json(json.loads(dumps(library())))
    assert made.beside == library().beside


@pytest.mark.parametrize(("language", "said"), [("en", "on Luna"), ("de", "auf Luna")])
def test_both_languages_name_it(language: str, said: str) -> None:
    texts = Texts(library(), catalogue(language))
    card = next(one for one in library().cards if one.name == "Lunar Town")
    (play,) = card.abilities
    assert play.effect is not None
    assert said in texts.effect(play.effect)


SLIPS = [
    ("place city on tharsis", "on mars"),
    ("place greenery adjacent to a mine", "`on luna`"),
    ("place ocean on a crater area on mars", "kind of area"),
    ("place city on the luna board", "`on luna`"),
]


@pytest.mark.parametrize(("line", "cure"), SLIPS)
def test_what_can_be_nowhere_is_told(line: str, cure: str) -> None:
    text = f'{TEXTS["beside"]}\nevent "Tried"\n  cost 1\n  {line}\n'
    found = [one for one in load_text(text).diagnostics if "Tried" not in one.message]
    assert [cure in (one.cure or "") for one in found] == [True]
