"""Plays on from every option, many times, and takes the one after which it stands best.

For games in which what is played now hardly ever pays at once, but opens what can be played next:
there is nothing to price, and little to choose from. It plays on to the end of the generation, or
of the game, at random, with what the player cannot know drawn anew each time; options that are
clearly worse are given up early. It knows no game: how to guess what is hidden says the ruleset.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random

from runtime.driving.game import Game, Refused
from runtime.state.state import DECIDER, GENERATION, KIND, LEVELS, OPTIONS, RNG, State

AHEAD = 1
"""Generations that are played on, this one with it."""
LEAST, MOST = 4, 8
"""Each option is tried so often at least, and at most."""
CLEAR = 2.0
"""An option so many standard errors behind the best one is given up."""
PLAINLY = 0.5
"""How often a turn takes what stands first: cards, before what may be done at any time."""
WON, MONEY = 6.0, 0.3
"""In points: to have won, and a unit of money when it goes on."""

Guess = Callable[[State, int], None]


def choose(game: Game, rng: Random) -> int:
    ask, guess = game.ask, game.rules.guess
    assert ask is not None
    assert guess is not None
    left = list(range(len(ask[OPTIONS])))
    found: list[list[float]] = [[] for _ in left]
    while len(left) > 1 and len(found[left[0]]) < MOST:
        seed = rng.getrandbits(64)
        for index in left:
            found[index].append(_played_on(game, guess, index, seed))
        best = max(left, key=lambda index: sum(found[index]))
        if len(found[best]) >= LEAST:
            left = [i for i in left if i == best or not _is_clear(found[best], found[i])]
    return max(left, key=lambda index: sum(found[index]))


def _is_clear(better: list[float], worse: list[float]) -> bool:
    """Whether the first is better by more than chance: each two were played with the same luck."""
    more = [one - other for one, other in zip(better, worse, strict=True)]
    count, mean = len(more), sum(more) / len(more)
    spread = sum([(one - mean) ** 2 for one in more]) / (count - 1)
    return mean > CLEAR * sqrt(spread / count)


def _played_on(game: Game, guess: Guess, index: int, seed: int) -> float:
    """How the player stands after this option and, at random, all that follows."""
    assert game.ask is not None
    who, trial, random = game.ask[DECIDER], game.clone(), Random(seed).random
    state = trial.state
    state.g[RNG] = seed
    guess(state, who)
    until = state.g[GENERATION] + AHEAD
    try:
        trial.choose(index)
        while trial.ask is not None and trial.state.g[GENERATION] < until:
            trial.choose(_quick(trial, random))
    except Refused:  # what goes round for ever
        pass
    return _standing(trial, who)


def _quick(game: Game, random: Callable[[], float]) -> int:
    """Anything; in a turn nobody passes who can do something, and passing stands last."""
    assert game.ask is not None
    count = len(game.ask[OPTIONS])
    if game.ask[KIND] == "menu" and count > 1:
        if random() < PLAINLY:
            return 0
        count -= 1
    return int(random() * count)


def _standing(game: Game, who: int) -> float:
    """In points. Alone a game is won by filling the parameters, and points come after."""
    state, money = game.state, game.program.tables.money
    worth = [row["total"] + MONEY * state.p[q][money] for q, row in enumerate(game.scores())]
    others = worth[:who] + worth[who + 1 :]
    ahead = worth[who] - max(others) if others else -WON * _missing(game)
    if state.done:
        winners = game.winners()
        ahead += WON * (1 / len(winners) if who in winners else -1)
    return ahead


def _missing(game: Game) -> float:
    """Of the parameters the parts that are still to go."""
    levels = game.state.g[LEVELS:]
    kinds = game.program.library.parameters
    return sum(
        (kind.highest - level) / (kind.highest - kind.lowest)
        for kind, level in zip(kinds, levels, strict=False)
    )
