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
from tests.effort import some
from tests.runtime.outcomes import SETS, names_in, program


def library() -> Library:
    return bundle("corporate-era", tests=True).library


@cache
def from_document() -> Playable:
    return Playable(with_blanks(from_json(json.loads(dumps(library())))))


def bundled() -> list[Scenario]:
    return [one for one in library().scenarios if one.set in SETS]


NAMES = names_in(*(BUNDLED / name for name in SETS))


@pytest.mark.parametrize("name", NAMES)
def test_bundled_scenario_holds(name: str) -> None:
    assert failures(program(), name) == ()


@pytest.mark.parametrize("name", NAMES[:: some(1, 8)])
def test_it_holds_on_a_graph_that_went_through_json(name: str) -> None:
    """Which is the same graph, see `tests/compiler/test_document.py`."""
    assert failures(from_document(), name) == ()


def failures(made: Playable, name: str) -> tuple[str, ...]:
    return run(made, next(one for one in made.library.scenarios if one.name == name)).failures


def test_many_name_the_ruling_they_pin_down() -> None:
    scenarios = bundled()
    assert len([one for one in scenarios if one.source]) >= 200
    assert len({one.name for one in scenarios}) == len(scenarios)
