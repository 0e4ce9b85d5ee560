"""Players without a person.

In: a game at a decision, and a source of random numbers of their own. Out: the index of the option
taken. A bot never changes the game; it may look ahead on clones.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from runtime.bots import first, greedy, planned, random
from runtime.driving.game import Game

Bot = Callable[[Game, Random], int]

BOTS: dict[str, Bot] = {
    "first": first.choose,
    "random": random.choose,
    "greedy": greedy.choose,
    "planner": planned.choose,
}
"""From weak to strong."""
