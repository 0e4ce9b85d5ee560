"""What needs another set is in the game only where that is."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from arsia.cli import main
from compiler.document.codec import from_json, to_json
from compiler.face.face import face
from compiler.read.load import Loaded, load
from compiler.writing.cards import card_text

SET = """set fan "Fan"
  uses mars

active F01 "Cloud Ship"
  cost 4
  needs venus
  action: raise venus 1

automated F02 "Seed Bank"
  cost 4
  gain 2 plants

scenario "The ship pushes the track"
  players red, blue
  needs venus
  given red has "Cloud Ship" in play
  when red uses "Cloud Ship"
  then venus 2

scenario "The bank needs nothing"
  players red, blue
  given red has "Seed Bank" in hand, red has 4 megacredits
  when red plays "Seed Bank"
  then red has 2 plants
"""


@pytest.fixture
def fan(tmp_path: Path) -> Path:
    path = tmp_path / "fan.mars"
    path.write_text(SET, "utf-8")
    return path


def names(loaded: Loaded) -> set[str]:
    return {one.name for one in (*loaded.library.cards, *loaded.library.scenarios)}


def test_alone_it_is_left_out(fan):
    loaded = load([fan])
    assert not loaded.diagnostics
    assert not {"Cloud Ship", "The ship pushes the track"} & names(loaded)
    assert {"Seed Bank", "The bank needs nothing"} <= names(loaded)
    assert [[place.name for place in group] for group in loaded.needs] == [["venus"]]


def test_with_the_set_it_is_there_and_its_face_says_so(fan):
    asked, beside = load([fan, "venus"]), load([fan], beside=load([fan]).wanted)
    assert {"Cloud Ship", "The ship pushes the track"} <= names(asked) & names(beside)
    assert beside.needs == ()
    assert "venus" not in {place.name for group in asked.needs for place in group}
    assert beside.named == ("fan",)
    card = next(one for one in beside.library.cards if one.name == "Cloud Ship")
    assert face(beside.library, card).set == "Fan with Venus Next"
    assert "\n  needs venus\n" in card_text(beside.library, card)
    assert from_json(to_json(beside.library)) == beside.library


def test_commands_look_at_the_whole_set(fan):
    told = CliRunner().invoke(main, ["test", str(fan)])
    assert (told.exit_code, "2 passed" in told.output) == (0, True)
    told = CliRunner().invoke(main, ["check", str(fan)])
    assert (told.exit_code, "2 cards: no mistakes" in told.output) == (0, True)


def test_a_mistake_is_found_in_each_game(fan):
    """Alone the tag is unknown; with the set the amount is missing."""
    fan.write_text(SET.replace("gain 2 plants", "gain 1 plant per venus tag"), "utf-8")
    told = CliRunner().invoke(main, ["check", str(fan)])
    assert told.exit_code == 1
    assert "the set `venus` has it: write `uses venus`" in told.output
    fan.write_text(SET.replace("raise venus 1", "raise venus"), "utf-8")
    assert CliRunner().invoke(main, ["check", str(fan)]).exit_code == 1


def test_an_unknown_set_is_told(fan):
    fan.write_text(SET.replace("needs venus", "needs venuz", 1), "utf-8")
    assert [(one.code, one.suggestion) for one in load([fan]).errors] == [("E3001", "venus")]
