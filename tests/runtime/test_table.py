"""Effects about the table, each pinned down by a scenario beside cards written for it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from runtime.driving.scenario import run
from runtime.games.playable import Playable
from tests.bundled import for_scenarios, load
from tests.runtime.outcomes import names_in

SET = Path(__file__).parent / "table"


@cache
def program() -> Playable:
    loaded = load([SET])
    assert not loaded.diagnostics
    return for_scenarios(loaded.library)


@pytest.mark.parametrize("name", names_in(SET))
def test_scenario_holds(name: str) -> None:
    made = program()
    scenario = next(one for one in made.library.scenarios if one.name == name)
    assert run(made, scenario).failures == ()
