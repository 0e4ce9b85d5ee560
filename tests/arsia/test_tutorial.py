"""The tutorial and its set: what the page shows is what the example set holds, and it works."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from arsia.cli import main
from compiler.graph import Library
from compiler.read.load import Loaded
from runtime.driving.scenario import run
from tests.bundled import for_scenarios, load

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "example-set"
PAGE, _, REST = (
    (DOCS / "tutorial.md").read_text("utf-8").partition("\n## Sets with rules of their own\n")
)
CHAPTER = REST.partition("\n## What next\n")[0]


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
    pieces = re.findall(r"```mars\n(.*?)```", PAGE, re.DOTALL)
    held = "\n".join(file.read_text("utf-8") for file in sorted(EXAMPLE.glob("*.mars")))
    assert len(pieces) >= 7
    assert [piece for piece in pieces if piece not in held] == []


def test_every_piece_of_the_chapter_on_rules_is_in_one_of_its_sets() -> None:
    pieces = re.findall(r"```mars\n(.*?)```", CHAPTER, re.DOTALL)
    files = sorted((DOCS / "examples").glob("*/*.mars"))
    held = "\n".join(file.read_text("utf-8") for file in files)
    declared = [one for piece in pieces for one in piece.strip().split("\n\n")]
    assert [one for one in declared if one not in held] == []
    for folder in {file.parent.name for file in files}:
        assert f"examples/{folder}" in CHAPTER


def test_every_card_of_the_example_set_is_on_the_page(library: Library) -> None:
    names = [card.name for card in library.cards if card.set == "caves"]
    assert [name for name in names if f'"{name}"' not in PAGE] == []


def test_the_scenarios_of_the_example_set_hold(library: Library) -> None:
    program = for_scenarios(library)
    own = [scenario for scenario in library.scenarios if scenario.set == "caves"]
    outcomes = {scenario.name: run(program, scenario) for scenario in own}
    assert len(outcomes) == 4
    assert {name: o.failures for name, o in outcomes.items() if not o.ok} == {}


def test_every_command_on_the_page_gives_what_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page is followed from its top: card text into files, commands run in between."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    caves = tmp_path / "caves"
    caves.mkdir()
    seen = set()
    for language, block in re.findall(r"```(mars|console)\n(.*?)```", PAGE, re.DOTALL):
        if language == "mars":
            words = block.split(maxsplit=1)[0]
            name = {"set": "set.mars", "scenario": "scenarios.mars"}.get(words, "cards.mars")
            with (caves / name).open("a", encoding="utf-8") as file:
                file.write(block + "\n")
            continue
        command, shown = re.fullmatch(r"\$ arsia (.*?)\n(.*)", block, re.DOTALL).groups()  # type: ignore[union-attr]
        with slips(caves / "cards.mars", shown):
            output = CliRunner().invoke(main, shlex.split(command)).stdout
        seen.add(command.split()[0])
        if command.startswith("play"):  # a game changes with every card of the set
            output, shown = output.splitlines()[0], shown.splitlines()[0]
        assert plain(output) == plain(shown), command
    assert seen == {"check", "show", "test", "print", "play"}


@contextmanager
def slips(path: Path, shown: str) -> Iterator[None]:
    """The mistakes that the page makes on purpose, for the time of one command."""
    before = path.read_text("utf-8") if path.exists() else ""
    text = before
    if "productoin" in shown:
        text = text.replace("tags cave, city", "tags cav, city").replace("production", "productoin")
    if "FAILED" in shown:
        text = text.replace("gain 2 megacredits", "gain 3 megacredits")
    if text != before:
        path.write_text(text, "utf-8")
    yield
    if text != before:
        path.write_text(before, "utf-8")


def plain(text: str) -> str:
    """Without times, and blanks at the ends of lines."""
    text = re.sub(r"\d+[.,]?\d* (s|games|decisions)\b", r"… \1", text)
    return "\n".join(line.rstrip() for line in text.strip().splitlines())
