"""Playable means completable: what a turn offers is exactly what some order and some choices can
complete, found by looking at all of them.

The search is that of `tests.runtime.positions`: every order, every choice, no footprints and no
short cuts. It is tried on positions of real cards and of cards that nobody would print. Where it
would have to look at too many positions nothing is claimed; these are counted.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from runtime.events import EndlessLoop
from runtime.game import Game
from runtime.program import Program
from runtime.state import Entry
from tests.runtime.positions import Search, Undecided, attempts, position, trial
from tests.runtime.random_cards import random_library

LOOKS = 1500


@cache
def strange(seed: int) -> Program:
    return Program(random_library(seed, 45))


def completable(game: Game, entry: Entry | None) -> bool | None:
    """None when there is too much to look at."""
    if entry is None:
        return False
    try:
        return Search(game.program, LOOKS).completable(trial(game.state, entry))
    except (Undecided, EndlessLoop):
        return None


def offered(game: Game) -> set[tuple[Any, ...]]:
    assert game.state.ask is not None
    return {value[: 3 if value[0] in ("use", "convert") else 2] for value in game.state.ask[3]}


def compare(game: Game) -> tuple[int, int]:
    """How much was offered and how much was not, as far as all could be looked at."""
    assert game.state.ask is not None
    if game.state.ask[3][0][0] == "first":  # comes before all else
        return 0, 0
    found, found_not = 0, 0
    there = offered(game)
    for what, entry in attempts(game, game.state.ask[1]):
        can = completable(game, entry)
        if can is None:
            continue
        name = game.program.library.cards[what[1]].name
        assert (what in there) == can, f"{what[0]} {name} {what[2:]}"
        found += can
        found_not += not can and entry is not None
    return found, found_not


@pytest.mark.parametrize("block", range(8))
def test_offered_is_what_can_be_completed(block: int) -> None:
    counts = [compare(position(Random(10 * block + n))) for n in range(10)]
    found, found_not = map(sum, zip(*counts, strict=True))
    assert found > 20
    assert found_not > 20


@pytest.mark.parametrize("block", range(6))
def test_the_same_with_strange_cards(block: int) -> None:
    program = strange(block)
    counts = [compare(position(Random(10 * block + n), program)) for n in range(10)]
    found, found_not = map(sum, zip(*counts, strict=True))
    assert found > 20
    assert found_not > 20
