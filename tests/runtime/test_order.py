"""Order where it matters: what the engine does not ask loses nothing, what it asks can matter.

Both properties are tried on positions met in random games, also in games of many cards in play and
of cards that nobody would print: on clones every order is gone through with every choice, until the
pool is empty, and the sets of positions reached are compared. Positions with more continuations
than BUDGET are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from random import Random

import pytest

from runtime.driving.game import Game, Refused
from runtime.engine.base.events import EndlessLoop
from runtime.engine.resolving.bearing import FREE
from runtime.engine.resolving.orders import Explorer, TooMany, ready_in
from runtime.engine.resolving.pool import Pool
from runtime.games.playable import Playable
from runtime.state.state import ACTIVE, GROUP, OP, OPTIONS, WAITS, WHO, Entry, State
from tests.effort import some
from tests.runtime.positions import position
from tests.runtime.random_cards import strange_engine
from tests.runtime.support import bundled

BUDGET = 1500
Watch = Callable[[int], tuple[Pool, "Watcher"]]


def explored(pool: Pool, state: State, first: Entry | None = None) -> Explorer:
    explorer = Explorer(pool.linked, BUDGET)
    start = state.clone()
    start.trial = True
    if first is None:
        explorer.explore(start)
    else:
        explorer.take(start, first)
    return explorer


class Watcher(Pool):
    """A pool that keeps the positions in which it chose by itself among several entries, whatever
    for, and those in which it asked."""

    def __init__(self, pool: Pool) -> None:
        super().__init__(pool.linked)
        self.chosen: list[tuple[State, Entry]] = []
        self.asked: list[tuple[State, tuple[Entry, ...]]] = []

    def _next(self, state: State) -> int:
        index = super()._next(state)
        if state.trial:
            return index
        several = len({state.pool[i] for i in ready_in(state.pool)}) > 1
        position = state.clone()
        position.ask = None
        if index >= 0 and several:
            self.chosen.append((position, state.pool[index]))
        elif index < 0:
            assert state.ask is not None
            self.asked.append((position, state.ask[OPTIONS]))
        return index


class Doubter(Watcher):
    """A pool that searches even where no order is said to do harm; `lost`: what a search drops."""

    def __init__(self, pool: Pool) -> None:
        super().__init__(pool)
        self.harmless = 0
        self.lost: list[tuple[State, Entry]] = []

    def _is_harmless(self, state: State, options: Sequence[Entry], needy: Sequence[Entry]) -> bool:
        found = super()._is_harmless(state, options, needy)
        if found:
            self.harmless += 1
            alive = self._alive(state, ("order", state.g[ACTIVE], None, tuple(options)))
            self.lost += [(state.clone(), one) for one in options if alive and one not in alive]
        return found


@contextmanager
def watched(program: Playable, by: Watcher | None = None) -> Iterator[Watcher]:
    watcher = by or Watcher(program.pool)
    plain, program.pool = program.pool, watcher
    try:
        yield watcher
    finally:
        program.pool = plain


def go_on(game: Game, rng: Random, steps: int) -> None:
    """At random, but nobody sells cards, so that more is played."""
    while steps and game.state.ask is not None:
        steps -= 1
        values = game.state.ask[OPTIONS]
        sells = [i for i, value in enumerate(values) if value in selling(game.program)]
        index = rng.choice([i for i in range(len(values)) if i not in sells])
        try:
            game.choose(index)
        except Refused:  # it would never end
            continue


@cache
def selling(program: Playable) -> tuple[object, ...]:
    cards = enumerate(program.library.cards)
    return tuple(("project", i) for i, c in cards if c.kind == "standard-project" and not c.cost)


@cache
def whole_game(seed: int) -> tuple[Pool, Watcher]:
    """A random game from beginning to end."""
    program = bundled()
    game = Game(program, ("red", "blue", "green"), seed=seed)
    with watched(program) as watcher:
        go_on(game, Random(seed), 10_000)
    return program.pool, watcher


@cache
def crowded(seed: int) -> tuple[Pool, Watcher]:
    """Turns of players who all have many cards in play, on every board."""
    rng = Random(seed)
    game = position(rng)
    with watched(game.engine) as watcher:
        go_on(game, rng, 200)
    return game.engine.pool, watcher


@cache
def strange(seed: int) -> tuple[Pool, Watcher]:
    """The same with cards that nobody would print."""
    rng = Random(seed)
    program = strange_engine(seed)
    with watched(program) as watcher:
        for _ in range(3):
            go_on(position(rng, program), rng, 40)
    return program.pool, watcher


def met(games: int) -> list[object]:
    return [
        *[pytest.param(whole_game, seed, id=f"game-{seed}") for seed in range(games)],
        *[pytest.param(crowded, seed, id=f"crowded-{seed}") for seed in range(some(10, 2))],
        *[pytest.param(strange, seed, id=f"strange-{seed}") for seed in range(some(6, 2))],
    ]


def text(pool: Pool, entry: Entry) -> str:
    node = pool.program.operations.nodes[entry[OP]]
    return str(node) if node is not None else "rules"


@pytest.mark.parametrize(("watch", "seed"), met(6))
def test_what_is_not_asked_loses_nothing(watch: Watch, seed: int) -> None:
    pool, watcher = watch(seed)
    chosen = watcher.chosen[:]
    Random(seed).shuffle(chosen)
    checked = 0
    for state, entry in chosen[:60]:
        try:
            every = explored(pool, state)
            taken = explored(pool, state, entry)
        except (TooMany, EndlessLoop):
            continue
        checked += 1
        assert taken.ends == every.ends, [text(pool, e) for e in (entry, *state.pool)]
    assert checked >= min(8, len(chosen) // 2)


@pytest.mark.parametrize(("watch", "seed"), met(6))
def test_pairs_tell_whether_the_first_is_free(watch: Watch, seed: int) -> None:
    """As a look at all that the others can set off with those who listen does."""
    pool, watcher = watch(seed)
    for state, _ in watcher.chosen + watcher.asked:
        index = ready_in(state.pool)[0]
        first, others = state.pool[index], [*state.pool[:index], *state.pool[index + 1 :]]
        group = abs(first[GROUP])
        beside = [(e[WHO], e[OP]) for e in others if not group or abs(e[WAITS]) != group]
        comes = pool.bearing.reached(beside, state.listening)
        free = pool.bearing.of(first[OP], first[WHO], comes) == FREE
        able = bool(pool.able[first[OP]](state, first))
        assert pool._firsts.is_free(state, index) == (free and able), text(pool, first)


@pytest.mark.parametrize(("watch", "seed"), met(24))
def test_what_is_asked_can_matter(watch: Watch, seed: int) -> None:
    pool, watcher = watch(seed)
    for state, options in watcher.asked:
        try:
            found = [explored(pool, state, option) for option in options]
        except (TooMany, EndlessLoop):
            continue
        ends = [one.ends for one in found]
        choices = [one.choices for one in found]
        told_apart = any(one != ends[0] for one in ends) or any(c != choices[0] for c in choices)
        assert told_apart or (watch is strange and in_doubt(pool, state, options)), [
            text(pool, option) for option in options
        ]


def in_doubt(pool: Pool, state: State, options: tuple[Entry, ...]) -> bool:
    """Whether there is more to look at than the engine does before it asks after all; with cards
    that somebody would print that does not come up."""
    start = state.clone()
    start.trial = True
    try:
        for option in options:
            Explorer(pool.linked).take(start, option)
    except TooMany:
        return True
    return False


def test_no_order_is_lost_where_none_is_searched_for() -> None:
    """In strict games of many cards in play, and of cards that nobody would print."""
    harmless = 0
    for seed in range(some(6, 2)):
        rng, program = Random(seed), strange_engine(seed)
        for game in (position(rng), position(rng), position(rng, program), position(rng, program)):
            game.state.strict = True
            doubter = Doubter(game.engine.pool)
            with watched(game.engine, doubter):
                go_on(game, rng, 80)
            harmless += doubter.harmless
            for state, entry in doubter.lost:
                pytest.fail(str([text(doubter, one) for one in (entry, *state.pool)]))
    assert harmless > 10


def test_the_positions_met_say_something() -> None:
    """Both kinds of them come up, or the properties above would hold for nothing."""
    watchers = [whole_game(seed)[1] for seed in range(24)]
    assert sum(len(one.chosen) for one in watchers) > 1000
    assert sum(len(one.asked) for one in watchers) > 8
