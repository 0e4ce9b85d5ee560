"""The sets in `docs/examples`: no mistakes, a scenario for every card, games to the end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from compiler.read.load import Loaded
from runtime.bots import BOTS
from runtime.bots.simulation import simulate
from runtime.driving.lacking import named
from runtime.driving.scenario import run
from runtime.games.playable import Playable
from tests.bundled import load

FOLDER = Path(__file__).parents[2] / "docs" / "examples"
SETS = sorted(path.name for path in FOLDER.iterdir() if path.is_dir())
NOT_CARDS = ("rule", "milestone", "award", "colony", "party", "board")


@cache
def loaded(name: str) -> Loaded:
    return load([FOLDER / name])


@cache
def playable(name: str) -> Playable:
    return Playable(loaded(name).library)


@pytest.mark.parametrize("name", SETS)
def test_it_has_no_mistakes_and_a_scenario_for_every_card(name: str) -> None:
    assert loaded(name).diagnostics == ()
    library = loaded(name).library
    mine = [card for card in library.cards if card.set == name and card.kind not in NOT_CARDS]
    tested = {card for one in library.scenarios for card in named(one)}
    assert len(mine) >= 25
    assert [card.name for card in mine if card.id not in tested] == []


@pytest.mark.parametrize("name", SETS)
def test_its_scenarios_hold(name: str) -> None:
    own = [one for one in loaded(name).library.scenarios if one.set == name]
    outcomes = {one.name: run(playable(name), one) for one in own}
    assert {name: one.failures for name, one in outcomes.items() if not one.ok} == {}


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("players", [1, 3])
def test_bots_play_it_to_the_end(name: str, players: int) -> None:
    seats = ("a", "b", "c")[:players]
    report = simulate(playable(name), seats, [BOTS["random"]] * players, 1, seed=3)
    assert report.given_up == {}
