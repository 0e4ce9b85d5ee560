"""Scenarios of a few lines, and what comes of them."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

from compiler.read.gather import read_sets
from compiler.read.workbench import Piece, Workbench
from dsl.reading.source import NOWHERE
from dsl.syntax.nodes import Declaration
from runtime.driving.blanks import with_blanks
from runtime.driving.scenario import Outcome, run
from runtime.games.playable import Playable
from tests.bundled import Bare, bundle, for_scenarios, load_text

SETS = ("base", "corporate-era")


@cache
def program() -> Playable:
    """What scenarios of these sets are run on, blank cards among theirs."""
    return Playable(with_blanks(bundle("corporate-era", tests=True).library))


NOTHING = Piece(SETS[-1], Declaration((), span=replace(NOWHERE, file="<text>")), "")
"""The place of what is new."""


def outcome(lines: str) -> Outcome:
    text = f'scenario "Tried"\n  players red, blue\n  board tharsis\n{lines}'
    checked = _bench().check(NOTHING, text)
    assert [d.message for d in checked.diagnostics if d.severity == "error"] == []
    (scenario,) = checked.library.scenarios
    return run(program(), scenario)


@cache
def _bench() -> Workbench:
    """All but the scenario stays as it is and is compiled once."""
    return Workbench(read_sets(SETS, Bare()))


def of_text(text: str) -> list[Outcome]:
    """Of scenarios beside cards of their own."""
    loaded = load_text(text, uses=("base",))
    assert [d.message for d in loaded.errors] == []
    made = for_scenarios(loaded.library)
    return [run(made, one) for one in loaded.library.scenarios if one.set not in SETS]


def names_in(*folders: Path) -> list[str]:
    """The names of the scenarios in all files below. Tests are named by them, and nothing is
    compiled for that: each process collects all tests, and runs a part."""
    return _headers('^scenario "(.+)"', *folders)


def boards_in(*folders: Path) -> list[str]:
    """The identifiers of the boards, found likewise."""
    return _headers(r"^board (\S+)", *folders)


def _headers(pattern: str, *folders: Path) -> list[str]:
    texts = (
        file.read_text("utf-8") for folder in folders for file in sorted(folder.rglob("*.mars"))
    )
    return [name for text in texts for name in re.findall(pattern, text, re.MULTILINE)]


def only_failure(lines: str) -> str:
    result = outcome(lines)
    assert not result.ok
    assert len(result.failures) == 1, result.failures
    return result.failures[0]
