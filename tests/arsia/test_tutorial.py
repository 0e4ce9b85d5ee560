"""The tutorial and its set: what the page shows is what the example set holds, and it works."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from arsia.cli import main
from compiler.graph import Library
from compiler.load import Loaded, load
from runtime.program import Program
from runtime.scenario import run

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "example-set"


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return load([EXAMPLE])


@pytest.fixture(scope="module")
def library(loaded: Loaded) -> Library:
    return loaded.library


def test_the_example_set_has_no_mistakes(loaded: Loaded) -> None:
    assert loaded.diagnostics == ()
    assert {card.kind for card in loaded.library.cards if card.set == "caves"} == {
        "automated",
        "active",
        "event",
        "corporation",
    }


def test_every_piece_of_card_text_on_the_page_is_in_the_example_set() -> None:
    page = (DOCS / "tutorial.md").read_text("utf-8")
    pieces = re.findall(r"```mars\n(.*?)```", page, re.DOTALL)
    held = "\n".join(file.read_text("utf-8") for file in sorted(EXAMPLE.glob("*.mars")))
    assert len(pieces) >= 7
    assert [piece for piece in pieces if piece not in held] == []


def test_every_card_of_the_example_set_is_on_the_page(library: Library) -> None:
    page = (DOCS / "tutorial.md").read_text("utf-8")
    names = [card.name for card in library.cards if card.set == "caves"]
    assert [name for name in names if f'"{name}"' not in page] == []


def test_the_scenarios_of_the_example_set_hold(library: Library) -> None:
    program = Program(library)
    own = [scenario for scenario in library.scenarios if scenario.set == "caves"]
    outcomes = {scenario.name: run(program, scenario) for scenario in own}
    assert len(outcomes) == 4
    assert {name: o.failures for name, o in outcomes.items() if not o.ok} == {}


def test_every_command_on_the_page_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "caves")
    monkeypatch.chdir(tmp_path)
    page = (DOCS / "tutorial.md").read_text("utf-8")
    commands = dict.fromkeys(re.findall(r"^\$ arsia (.*)$", page, re.MULTILINE))
    results = {line: CliRunner().invoke(main, shlex.split(line)) for line in commands}
    assert {line.split()[0] for line in commands} == {"check", "show", "test", "print", "play"}
    assert {line: r.output for line, r in results.items() if r.exit_code} == {}
