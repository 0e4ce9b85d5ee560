"""The planner as a bot: one for each engine, as long as that lives."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from random import Random
from weakref import WeakKeyDictionary

from runtime.bots import greedy
from runtime.bots.planner.planner import Planner
from runtime.bots.planner.weights import Weights
from runtime.driving.game import Game
from runtime.games.playable import Playable

Bot = Callable[[Game, Random], int]

_planners: WeakKeyDictionary[Playable, Planner] = WeakKeyDictionary()


def weighted(engine: Playable, weights: Mapping[str, float]) -> tuple[Bot, dict[str, float]]:
    """A planner with some weights of its own, and all that it has. Raises TypeError for one that
    there is not."""
    made = Weights(**weights)
    planner = Planner(engine, made)
    plays = planner.cards.outlooks.rating is not None
    bot: Bot = (lambda game, rng: planner.choose(game)) if plays else greedy.choose
    return bot, asdict(made)


def choose(game: Game, rng: Random) -> int:
    """Prices hang on the rating, which is income and points at once: a game without one is played
    by trying."""
    planner = _planners.get(game.engine)
    if planner is None:
        planner = _planners[game.engine] = Planner(game.engine)
    if planner.cards.outlooks.rating is None:
        return greedy.choose(game, rng)
    return planner.choose(game)
