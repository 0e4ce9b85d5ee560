"""The planner as a bot: one for each engine, as long as that lives."""

from __future__ import annotations

from random import Random
from weakref import WeakKeyDictionary

from runtime.bots import greedy
from runtime.bots.planner.planner import Planner
from runtime.driving.game import Game
from runtime.games.playable import Playable

_planners: WeakKeyDictionary[Playable, Planner] = WeakKeyDictionary()


def choose(game: Game, rng: Random) -> int:
    """Prices hang on the rating, which is income and points at once: a game without one is played
    by trying."""
    planner = _planners.get(game.engine)
    if planner is None:
        planner = _planners[game.engine] = Planner(game.engine)
    if planner.cards.outlooks.rating is None:
        return greedy.choose(game, rng)
    return planner.choose(game)
