"""Rulings that need cards of sets that are not bundled, and cards on which rules of the language
can be told from others: the scenarios of the files named here hold."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from compiler.graph import Library
from runtime.driving.scenario import run
from runtime.games.playable import Playable
from tests.bundled import for_scenarios, load_text

TEXTS = {
    name: (Path(__file__).parent / f"{name}.mars").read_text(encoding="utf-8")
    for name in (
        *("rulings", "whole", "noted", "written"),
        *(
            "kinds",
            "standing",
            "stocks",
            "beside",
            "amounts",
            "reach",
            "others",
            "dear",
            "passing",
            "sites",
            "remembered",
            "parties",
            "eased",
            "replaced",
            "likeness",
            "handled",
            "grounds",
            "rows",
            "marked",
            "leading",
        ),
        *(
            "shown",
            "mentioned",
            "later",
            "scored",
            "counted",
            "bans",
            "moons",
            "posts",
            "burdens",
            "next",
            "goals",
            "heard",
            "covered",
            "apart",
            "deeds",
            "firsts",
            "cheaper",
            "chosen",
            "minded",
            "traded",
            "again",
            "lowered",
            "brought",
            "several",
            "policies",
            "laid",
            "lifted",
            "seas",
            "shares",
            "swapped",
            "dug",
            "tokens",
            "often",
            "turns",
            "phased",
            "ranked",
        ),
    )
}


@cache
def library(file: str) -> Library:
    loaded = load_text(TEXTS[file])
    assert not loaded.errors, loaded.errors
    return loaded.library


@cache
def program(file: str) -> Playable:
    return for_scenarios(library(file), "tharsis")


NAMES = [
    (file, line.split('"')[1])
    for file, text in TEXTS.items()
    for line in text.splitlines()
    if line.startswith("scenario ")
]


@pytest.mark.parametrize(("file", "name"), NAMES)
def test_ruling(file: str, name: str) -> None:
    scenario = next(one for one in library(file).scenarios if one.name == name)
    assert run(program(file), scenario).failures == ()
