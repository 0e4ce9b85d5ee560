"""Tiles against each other: what counts as another, lies on another, is moved, is taken off."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from runtime.driving.scenario import run
from runtime.games.playable import Playable
from tests.bundled import for_scenarios, load_text

TEXT = (Path(__file__).parent / "tiles.mars").read_text("utf-8")
NAMES = [line.split('"')[1] for line in TEXT.splitlines() if line.startswith("scenario ")]


@cache
def engine() -> Playable:
    loaded = load_text(TEXT)
    assert not loaded.errors, loaded.errors
    return for_scenarios(loaded.library, "tharsis")


@pytest.mark.parametrize("name", NAMES)
def test_scenario(name: str) -> None:
    scenario = next(one for one in engine().library.scenarios if one.name == name)
    assert run(engine(), scenario).failures == ()
