"""The planner as a bot: one for each engine, of the last few; and two that slip now and then,
for people who want to win.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import lru_cache
from random import Random
from typing import Any

from runtime.bots import learned, trying
from runtime.bots.planner.planner import Planner
from runtime.bots.planner.weights import Weights
from runtime.bots.rounds.rounds import Rounds
from runtime.driving.game import Game
from runtime.games.playable import Playable

Bot = Callable[[Game, Random], int]

EASY, NORMAL = 0.35, 0.12
"""How often the weaker ones take just anything."""


def weighted(
    engine: Playable, weights: Mapping[str, float], corrections: Mapping[str, float] | None = None
) -> tuple[Bot, dict[str, float], dict[str, float]]:
    """A planner with some weights of its own, all that it has, and the corrections that it goes by:
    those that came along, where none are given. Raises TypeError for a weight that there is not."""
    made = Weights(**weights)
    known = learned.of(engine.library) if corrections is None else dict(corrections)
    return _bot(Planner(engine, made, known)), asdict(made), known


def _bot(planner: Planner) -> Bot:
    """A game of short generations is planned, and another that has no rating, on which prices hang,
    played by trying."""

    def choose(game: Game, rng: Random) -> int:
        if (ahead := game.rules.ahead) is not None:
            plays = rounds.get(game.options["variant"])
            if plays is None:
                plays = rounds[game.options["variant"]] = Rounds(game.engine, ahead)
            return plays.choose(game)
        return trying.choose(game, rng) if unpriced else planner.choose(game)

    rounds: dict[str, Rounds] = {}
    unpriced = planner.cards.outlooks.rating is None
    return choose


class Planned:
    """The bot. `own`: what a file says of cards, besides what came along; `slips`: how often it
    takes just anything."""

    def __init__(self, own: learned.BySet | None = None, slips: float = 0.0) -> None:
        self.own, self.slips = own, slips
        self._of = lru_cache(4)(self._made)  # a bot holds its engine, which is large

    def __reduce__(self) -> tuple[type[Planned], tuple[Any, ...]]:
        """It goes to another process without what it has made for an engine."""
        return Planned, (self.own, self.slips)

    def __call__(self, game: Game, rng: Random) -> int:
        if self.slips and rng.random() < self.slips:
            assert game.ask is not None
            return rng.randrange(len(game.ask[3]))
        return self._of(game.engine)(game, rng)

    def _made(self, engine: Playable) -> Bot:
        return weighted(engine, {}, learned.of(engine.library, self.own))[0]
