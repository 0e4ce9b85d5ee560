"""Takes any option, each as likely as the others."""

from __future__ import annotations

from random import Random

from runtime.driving.game import Game


def choose(game: Game, rng: Random) -> int:
    assert game.decision is not None
    return rng.randrange(len(game.decision))
