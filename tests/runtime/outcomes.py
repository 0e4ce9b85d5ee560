"""Scenarios of a few lines, and what comes of them."""

from __future__ import annotations

from functools import cache

from compiler.read.load import load, load_text
from runtime.driving.blanks import with_blanks
from runtime.driving.scenario import Outcome, run
from runtime.games.playable import Playable

SETS = ("base", "corporate-era")


@cache
def program() -> Playable:
    """What scenarios of these sets are run on, blank cards among theirs."""
    return Playable(with_blanks(load(SETS).library))


def outcome(lines: str) -> Outcome:
    text = f'scenario "Tried"\n  players red, blue\n  board tharsis\n{lines}'
    loaded = load_text(text, uses=SETS)
    assert [d.message for d in loaded.errors] == []
    scenario = next(one for one in loaded.library.scenarios if one.name == "Tried")
    return run(program(), scenario)


def of_text(text: str) -> list[Outcome]:
    """Of scenarios beside cards of their own."""
    loaded = load_text(text, uses=("base",))
    assert [d.message for d in loaded.errors] == []
    made = Playable(with_blanks(loaded.library))
    return [run(made, one) for one in loaded.library.scenarios if one.set not in SETS]


def only_failure(lines: str) -> str:
    result = outcome(lines)
    assert not result.ok
    assert len(result.failures) == 1, result.failures
    return result.failures[0]
