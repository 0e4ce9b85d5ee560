"""Takes any option, each as likely as the others."""

from __future__ import annotations

from random import Random

from runtime.driving.game import Game
from runtime.state.state import OPTIONS


def choose(game: Game, rng: Random) -> int:
    assert game.ask is not None
    return rng.randrange(len(game.ask[OPTIONS]))
