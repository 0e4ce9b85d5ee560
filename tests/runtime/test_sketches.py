"""The language reaches the cards of other expansions: sketches compile, their scenarios hold."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from compiler.read.load import Loaded
from dsl.reading.source import read
from dsl.syntax.format import format_source
from runtime.driving.lacking import faults
from runtime.driving.scenario import run
from runtime.games.playable import Playable
from tests.bundled import bundle, for_scenarios, load

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "tests" / "sketches"
FILES = sorted(FOLDER.glob("*.mars"))
BUNDLED = ("corporate-era", "prelude", "venus", "colonies", "turmoil", "promo")


@cache
def loaded(file: Path) -> Loaded:
    return load([file])


@cache
def program(file: Path) -> Playable:
    return for_scenarios(loaded(file).library)


def scenarios() -> list[tuple[Path, str]]:
    return [
        (file, line.split('"')[1])
        for file in FILES
        for line in file.read_text("utf-8").splitlines()
        if line.startswith("scenario ")
    ]


def names() -> dict[tuple[str, str], str]:
    """The list: set and name, with the rules that are not in the engine yet."""
    lines = (FOLDER / "names.txt").read_text("utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if line and not line.startswith("#")]
    return {(row[0], row[1].casefold()): "".join(row[2:]) for row in rows}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_sketch_is_without_a_mistake(file: Path) -> None:
    assert [f"{d.code} {d.message}" for d in loaded(file).diagnostics] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_sketch_is_in_canonical_form(file: Path) -> None:
    assert format_source(read(file)) == file.read_text("utf-8")


def test_every_card_of_the_list_is_written() -> None:
    libraries = [bundle(*BUNDLED).library, *(loaded(file).library for file in FILES)]
    written = {card.name.casefold() for library in libraries for card in library.cards}
    assert [name for _, name in names() if name not in written] == []


def test_the_engine_plays_all_but_what_needs_rules_that_it_lacks() -> None:
    lacking = {
        (file.stem.split("-")[0], fault.words["name"].strip("“”").casefold())
        for file in FILES
        for fault in faults(loaded(file).library)
    }
    listed = names()
    assert {one for one in listed if listed[one]} == lacking & set(listed)


@pytest.mark.parametrize(("file", "name"), scenarios(), ids=lambda one: getattr(one, "stem", one))
def test_a_scenario_of_a_sketch_holds(file: Path, name: str) -> None:
    scenario = next(one for one in loaded(file).library.scenarios if one.name == name)
    assert run(program(file), scenario).failures == ()


# ---- what the language must be able to say ------------------------------------------------------


def sayings() -> list[tuple[str, str, str]]:
    lines = (FOLDER / "sayings.txt").read_text("utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if line and not line.startswith("#")]
    return [(about, phrase, scenario) for about, phrase, scenario in rows]


@cache
def known() -> frozenset[str]:
    files = [*(ROOT / "cardsets").rglob("*.mars"), *(ROOT / "tests").rglob("*.mars")]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    return frozenset(line.split('"')[1] for line in lines if line.startswith("scenario "))


@pytest.mark.parametrize(("about", "phrase", "scenario"), sayings())
def test_what_must_be_said_is_explained_and_tested(about: str, phrase: str, scenario: str) -> None:
    page = (ROOT / "docs" / "language.md").read_text("utf-8")
    assert phrase in page.replace("\n", " "), about
    assert scenario in known(), about
