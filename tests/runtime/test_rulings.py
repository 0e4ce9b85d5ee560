"""Rulings that need cards of sets that are not bundled: the scenarios of `rulings.mars` hold."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from compiler.graph import Library
from compiler.read.load import load_text
from runtime.driving.scenario import run
from runtime.games.playable import Playable

TEXT = (Path(__file__).parent / "rulings.mars").read_text(encoding="utf-8")


@cache
def library() -> Library:
    loaded = load_text(TEXT)
    assert not loaded.errors, loaded.errors
    return loaded.library


@cache
def program() -> Playable:
    return Playable(library())


NAMES = [line.split('"')[1] for line in TEXT.splitlines() if line.startswith("scenario ")]


@pytest.mark.parametrize("name", NAMES)
def test_ruling(name: str) -> None:
    scenario = next(one for one in library().scenarios if one.name == name)
    assert run(program(), scenario).failures == ()
