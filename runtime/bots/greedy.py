"""Takes what is worth most at once: points, production, stock and cards, weighed by what is left.

It looks one answer ahead on clones, at a few options of each decision. No planning: a decent
opponent for a first game, and a player whose games are about as long as people's.
"""

from __future__ import annotations

from math import inf
from random import Random

from runtime.bots.promises import promised
from runtime.driving.game import Game, Refused
from runtime.state.state import GENERATION, LEVELS, bits
from runtime.telling.decision import Decision

STOPS = (("pass",), ("end",))
TRIALS = 12
"""At most so many options are tried; of more a random part."""
FOLLOW = 12
"""So many answers at most until an action is thought to be done."""
LENGTH = 12
"""Generations of a game, about."""
POINT, CARD, ACTION, FULL_HAND = 6.0, 2.0, 1.0, 6
"""A victory point, a card in hand, a generation with a card's action, in money; with so many
playable cards it buys no more."""
PROMISE = 0.8
"""What an extension promises for a generation to come, against what is there."""
RIVALS = 0.3
"""How much the others' gain is this player's loss."""


def choose(game: Game, rng: Random) -> int:
    decision = game.decision
    assert decision is not None
    count = len(decision)
    if count == 1:
        return 0
    if decision.kind == "buy":
        return _buy(game, decision, rng)
    tried = range(count) if count <= TRIALS else sorted(rng.sample(range(count), TRIALS))
    last = count - 1  # passing, or stopping, stands last
    options = tried if last in tried else [*tried, last]
    left = _generations_left(game)
    return max(
        options, key=lambda index: (_after(game, index, decision.player, left), rng.random())
    )


def _buy(game: Game, decision: Decision, rng: Random) -> int:
    """Any card whose requirements are met, while few such cards are in hand; the last option is to
    stop."""
    player, stop = decision.player, len(decision) - 1
    held = [card for card in bits(game.state.hand[player]) if _is_ready(game, player, card)]
    offered = [i for i, card in enumerate(decision.values[:stop]) if _is_ready(game, player, card)]
    return rng.choice(offered) if offered and len(held) < FULL_HAND else stop


def _is_ready(game: Game, player: int, card: int) -> bool:
    play = game.engine.play
    return all(one.what != "need" for one in play.obstacles(game.state, player, card, "play"))


def _after(game: Game, index: int, player: int, left: float) -> float:
    """What the option leads to, with first answers to whatever it asks. Doing nothing leads
    nowhere, though the next generation's production may follow."""
    assert game.decision is not None
    if game.decision.values[index] in STOPS:
        return _worth(game, player, left)
    trial = game.clone()
    try:
        trial.choose(index)
        for _ in range(FOLLOW):
            decision = trial.decision
            if decision is None or decision.kind in ("menu", "buy", "final", "share"):
                break
            if _is_told_apart(trial, decision):
                return max(_after(trial, i, player, left) for i in range(len(decision)))
            trial.choose(0)
    except Refused:
        return -inf
    return _worth(trial, player, left)


def _is_told_apart(game: Game, decision: Decision) -> bool:
    """Whether it is a question of an extension, whose answers are too different for the first one
    to stand for all."""
    few = 1 < len(decision) <= TRIALS
    return few and any(decision.kind in one.questions for one in game.engine.extensions)


def _worth(game: Game, player: int, left: float) -> float:
    points = [row["total"] * POINT for row in game.scores()]
    worth = [points[w] + _means(game, w, left) for w in game.state.seats]
    others = [value for w, value in enumerate(worth) if w != player]
    return worth[player] - RIVALS * sum(others) / max(len(others), 1) - _drag(game)


def _drag(game: Game) -> float:
    """In a game that has lasted long, how far it is from its end, so that it comes to one."""
    late = game.state.g[GENERATION] - 1.5 * LENGTH
    return late * sum(_missing(game)) if late > 0 else 0.0


def _means(game: Game, w: int, left: float) -> float:
    """Stock, production for the generations left, and cards, in money. Near the end nothing is
    worth keeping."""
    program, numbers = game.program, game.state.p[w]
    layout = program.layout
    now = min(1.0, left / 8)
    rating = layout.counter.get(str(program.tables.rules.get("rating")))
    total = 0.0 if rating is None else numbers[rating] * left
    for kind in program.library.resources:
        if kind.id in layout.stock:
            each = 1.0 if kind.id == program.tables.currency else float(kind.worth or 1.6)
            stock = numbers[layout.stock[kind.id]]
            total += each * stock * now
            if kind.id in layout.production:
                total += each * numbers[layout.production[kind.id]] * left
    total += PROMISE * left * promised(game, w)
    total += ACTION * left * (game.state.play[w] & program.tables.with_action).bit_count()
    total += now * sum(one.worth(game.state, w) for one in game.engine.extensions)
    return total + CARD * now * game.state.hand[w].bit_count()


def _generations_left(game: Game) -> float:
    """From how far the parameters are, and how long it has taken; at least the one being played.

    Looked at before an option is tried: else raising a parameter would seem to spoil production."""
    rest = _missing(game)
    left = LENGTH * sum(rest) / max(len(rest), 1)
    return max(1.0, min(left, 1.3 * LENGTH - game.state.g[GENERATION]))


def _missing(game: Game) -> list[float]:
    """Of each parameter the part that is still to go."""
    return [
        (kind.highest - game.state.g[LEVELS + index]) / (kind.highest - kind.lowest)
        for index, kind in enumerate(game.program.library.parameters)
    ]
