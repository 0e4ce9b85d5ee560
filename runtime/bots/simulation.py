"""Many games without people, and what came of them.

In: an engine, the bots in seat order, how many games, the first seed. Out: a `Report` of numbers.
The game of one seed is always the same: each bot's random numbers come from the seed too.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from runtime.bots import Bot
from runtime.driving.game import Game, Refused
from runtime.driving.jobs import each
from runtime.games.playable import Playable
from runtime.state.state import DECIDER, GENERATION, OPTIONS

PATIENCE = 150
"""Bots may never end a game, where a set brings a parameter that they have no wish to raise: after
so many generations they give up."""


@dataclass(frozen=True, slots=True)
class Result:
    """One game; `totals` by seat. `finished`: not given up. `cut`: cards that set each other off
    for ever."""

    seed: int
    generations: int
    decisions: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    finished: bool = True
    cut: tuple[str, ...] = ()


@dataclass(slots=True)
class Report:
    """`results` of finished games; `given_up`: why the others, by seed, had no end."""

    results: list[Result] = field(default_factory=list)
    given_up: dict[int, str] = field(default_factory=dict)
    seconds: float = 0.0

    @property
    def cut(self) -> tuple[str, ...]:
        """The cards that set each other off for ever, in whichever game."""
        return tuple(sorted({card for result in self.results for card in result.cut}))

    @property
    def decisions(self) -> int:
        return sum(result.decisions for result in self.results)

    def mean_generations(self) -> float:
        return sum(result.generations for result in self.results) / len(self.results)

    def mean_total(self, seat: int) -> float:
        return sum(result.totals[seat] for result in self.results) / len(self.results)

    def wins(self, seat: int) -> int:
        """Games won by the seat, shared wins included."""
        return sum(seat in result.winners for result in self.results)


def play_out(game: Game, bots: Sequence[Bot]) -> Result:
    """Let the bots finish the game, or give up when it comes to no end."""
    randoms = sources(game.seed, len(bots))
    decisions = 0
    while (ask := game.ask) is not None and not endless(game):
        answer(game, bots[ask[DECIDER]], randoms[ask[DECIDER]])
        decisions += 1
    totals = tuple(row["total"] for row in game.scores())
    generations = game.state.g[GENERATION]
    winners = tuple(game.winners())
    return Result(game.seed, generations, decisions, totals, winners, game.finished, game.cut())


def endless(game: Game) -> bool:
    """Whether bots have tried long enough."""
    return game.state.g[GENERATION] > PATIENCE


def unreached(game: Game) -> str:
    """Why the game goes on: the parameters that its end waits for, `humidity 4 of 20`."""
    level = game.program.layout.level
    kinds = [(kind, game.state.g[level[kind.id]]) for kind in game.program.library.parameters]
    return ", ".join(
        f"{kind.name} {value} of {kind.highest}"
        for kind, value in kinds
        if kind.ends and value < kind.highest
    )


def answer(game: Game, bot: Bot, rng: Random, choose: Callable[[int], None] | None = None) -> None:
    """Take the bot's option; when the game refuses it (it would set off an endless loop), another.
    `choose`: how to take it, when not by `game.choose`. Raises `Refused` when all are refused."""
    choose, index = choose or game.choose, bot(game, rng)
    try:
        return choose(index)
    except Refused as refusal:
        last = refusal
    assert game.ask is not None
    for index in reversed(range(len(game.ask[OPTIONS]))):
        try:
            return choose(index)
        except Refused as refusal:
            last = refusal
    raise last


def sources(seed: int, seats: int) -> list[Random]:
    """Each seat's own random numbers."""
    return [Random(f"{seed} {seat}") for seat in range(seats)]


def simulate(
    engine: Playable,
    players: Sequence[str],
    bots: Sequence[Bot],
    games: int,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    tell: Callable[[Result], object] = lambda _: None,
    jobs: int = 1,
) -> Report:
    """Play games with seeds `seed`, `seed` + 1, …, in so many processes; `tell` hears of each when
    it is over."""
    report = Report()
    started = time.perf_counter()
    shared = (engine, tuple(players), tuple(bots), options or {})
    for result, why in each(_one_game, shared, range(seed, seed + games), jobs):
        if result.finished:
            report.results.append(result)
        else:
            report.given_up[result.seed] = why
        tell(result)
    report.seconds = time.perf_counter() - started
    return report


def _one_game(
    shared: tuple[Playable, tuple[str, ...], tuple[Bot, ...], dict[str, Any]], seed: int
) -> tuple[Result, str]:
    """The game, and why it was given up."""
    engine, players, bots, options = shared
    try:
        game = Game(engine, players, seed, **options)
        result = play_out(game, bots)
    except Exception as error:
        error.add_note(f"in the game of seed {seed}")
        raise
    return result, "" if result.finished else unreached(game)
