"""Order where it matters: what the engine does not ask loses nothing, what it asks can matter.

Both properties are tried on positions met in random games: on clones every order is gone through
with every choice, until the pool is empty, and the sets of positions reached are compared.
Positions with more continuations than BUDGET are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from runtime.game import Game
from runtime.orders import Explorer, TooMany
from runtime.pool import Pool
from runtime.state import OP, Entry, State
from tests.runtime.support import bundled

SEEDS = range(8)
BUDGET = 1500


def explored(pool: Pool, state: State, first: Entry | None = None) -> Explorer:
    explorer = Explorer(pool, BUDGET)
    start = state.clone()
    start.trial = True
    if first is None:
        explorer.explore(start)
    else:
        explorer.take(start, first)
    return explorer


class Watcher(Pool):
    """A pool that keeps the positions in which it chose by itself, and those in which it asked."""

    def __init__(self, pool: Pool) -> None:
        super().__init__(pool.program)
        self.chosen: list[tuple[State, Entry]] = []
        self.asked: list[tuple[State, tuple[Entry, ...]]] = []

    def _first_is_free(self, S: State) -> bool:
        free = super()._first_is_free(S)
        if free and not S.trial:
            self.chosen.append((S.clone(), S.pool[0]))
        return free

    def _free(self, S: State, ready: Sequence[int]) -> int:
        index = super()._free(S, ready)
        if index >= 0 and not S.trial:
            self.chosen.append((S.clone(), S.pool[index]))
        return index

    def _ask(self, S: State, ready: Sequence[int]) -> int:
        index = super()._ask(S, ready)
        if index < 0 and not S.trial and S.ask is not None:
            position = S.clone()
            position.ask = None
            self.asked.append((position, S.ask[3]))
        return index


def watch(seed: int) -> Watcher:
    """Play a random game and see what was asked and what was not."""
    program = bundled()
    watcher = Watcher(program.pool)
    rng = Random(seed)
    game = Game(program, ("red", "blue", "green"), seed=seed)
    plain, program.pool = program.pool, watcher
    try:
        while not game.finished:
            assert game.state.ask is not None
            game.choose(rng.randrange(len(game.state.ask[3])))
    finally:
        program.pool = plain
    return watcher


def text(pool: Pool, entry: Entry) -> str:
    node = pool.program.node(entry[OP])
    return pool.program.texts.short(node) if node is not None else "rules"


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_asked_loses_nothing(seed: int) -> None:
    watcher, pool = watch(seed), bundled().pool
    Random(seed).shuffle(watcher.chosen)
    checked = 0
    for state, entry in watcher.chosen[:80]:
        try:
            every = explored(pool, state)
            taken = explored(pool, state, entry)
        except TooMany:
            continue
        checked += 1
        assert taken.ends == every.ends, [text(pool, e) for e in (entry, *state.pool)]
    assert checked > 20


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_asked_can_matter(seed: int) -> None:
    pool = bundled().pool
    for state, options in watch(seed).asked:
        try:
            found = [explored(pool, state, option) for option in options]
        except TooMany:
            continue
        ends = [one.ends for one in found]
        choices = [one.choices for one in found]
        told_apart = any(one != ends[0] for one in ends) or any(c != choices[0] for c in choices)
        assert told_apart, [text(pool, option) for option in options]
