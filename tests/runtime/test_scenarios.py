"""Bundled scenarios hold, also on a graph that went through JSON."""

from __future__ import annotations

import json
from functools import cache

import pytest

from compiler.document.codec import dumps, from_json
from compiler.graph import Library, Scenario
from compiler.read.places import BUNDLED
from runtime.driving.blanks import with_blanks
from runtime.driving.scenario import run
from runtime.games.playable import Playable
from tests.bundled import bundle
from tests.runtime.outcomes import SETS, names_in, program


def library() -> Library:
    return bundle("corporate-era").library


@cache
def from_document() -> Playable:
    return Playable(with_blanks(from_json(json.loads(dumps(library())))))


def bundled() -> list[Scenario]:
    return [one for one in library().scenarios if one.set in SETS]


@pytest.mark.parametrize("through_json", [False, True], ids=["compiled", "json"])
@pytest.mark.parametrize("name", names_in(*(BUNDLED / name for name in SETS)))
def test_bundled_scenario_holds(name: str, through_json: bool) -> None:
    made = from_document() if through_json else program()
    scenario = next(one for one in made.library.scenarios if one.name == name)
    assert run(made, scenario).failures == ()


def test_many_name_the_ruling_they_pin_down() -> None:
    scenarios = bundled()
    assert len([one for one in scenarios if one.source]) >= 200
    assert len({one.name for one in scenarios}) == len(scenarios)
