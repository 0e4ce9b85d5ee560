"""Planners as bots: one of each kind for each engine, as long as that lives.

Prices hang on the rating, which is income and points at once: a game without one is played by
trying.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from random import Random
from weakref import WeakKeyDictionary

from runtime.bots import trying
from runtime.bots.planner.planner import Planner
from runtime.bots.planner.weights import Weights
from runtime.driving.game import Game
from runtime.games.playable import Playable

Bot = Callable[[Game, Random], int]

_planners: WeakKeyDictionary[Playable, dict[type[Planner], Planner]] = WeakKeyDictionary()


def weighted(engine: Playable, weights: Mapping[str, float]) -> tuple[Bot, dict[str, float]]:
    """A planner with some weights of its own, and all that it has. Raises TypeError for one that
    there is not."""
    made = Weights(**weights)
    planner = Planner(engine, made)
    plays = planner.cards.outlooks.rating is not None
    bot: Bot = (lambda game, rng: planner.choose(game)) if plays else trying.choose
    return bot, asdict(made)


def played_by(kind: type[Planner], game: Game, rng: Random) -> int:
    """What a planner of this kind answers."""
    known = _planners.setdefault(game.engine, {})
    planner = known.get(kind)
    if planner is None:
        planner = known[kind] = kind(game.engine)
    if planner.cards.outlooks.rating is None:
        return trying.choose(game, rng)
    return planner.choose(game)


def choose(game: Game, rng: Random) -> int:
    return played_by(Planner, game, rng)
