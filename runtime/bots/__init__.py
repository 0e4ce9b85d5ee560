"""Players without a person.

In: a game at a decision, and a source of random numbers of their own. Out: the index of the option
taken. A bot never changes the game; it may look ahead on clones.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from runtime.bots import first, greedy, learned, random
from runtime.bots.planned import EASY, NORMAL, Planned
from runtime.driving.game import Game

Bot = Callable[[Game, Random], int]


def informed(own: learned.BySet | None) -> dict[str, Bot]:
    """All bots, of whom the planners know what a file says of cards."""
    return {
        "first": first.choose,
        "random": random.choose,
        "easy": Planned(own, EASY),
        "greedy": greedy.choose,
        "normal": Planned(own, NORMAL),
        "planner": Planned(own),
    }


BOTS = informed(None)
"""From weak to strong; `easy`, `normal` and `planner` are levels of one."""
