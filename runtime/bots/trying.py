"""Takes what is worth most at once: points, production, stock and cards, weighed by what is left.

It looks one answer ahead on clones, at a few options of each decision. In a turn it remembers what
options have promised earlier in the generation, and looks again only at those that still seem best.
It knows no game: others fall back on it where they know no prices.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf
from operator import itemgetter, mul
from random import Random
from typing import Any
from weakref import WeakKeyDictionary

from runtime.bots.planner.cards import Cards
from runtime.bots.planner.promises import Promises
from runtime.bots.planner.weights import Weights
from runtime.driving.game import Game, Refused
from runtime.games.playable import Playable
from runtime.state.state import GENERATION, KIND, LEVELS, OPTIONS, Ask, bits, forget_chance
from runtime.telling.decision import Decision

STOPS = (("pass",), ("end",))
TRIALS = 8
"""At most so many options are tried; of more a random part."""
HOPE = 8.0
"""So much better each generation may make an option since it was tried."""
FOLLOW = 12
"""So many answers at most until an action is thought to be done."""
LENGTH = 12
"""Generations of a game, about."""
POINT, CARD, ACTION, FULL_HAND = 6.0, 2.0, 2.0, 9
"""A victory point, a card in hand, a generation with a card's action, in money; with so many
playable cards it buys no more."""
OTHER = 1.6
"""A resource that is no money, in money."""
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
    eye = Eye(game, decision.player)
    if decision.kind == "menu":
        return _turn(game, decision, eye, rng)
    tried = range(count) if count <= TRIALS else sorted(rng.sample(range(count), TRIALS))
    last = count - 1  # passing, or stopping, stands last
    options = tried if last in tried else [*tried, last]
    return max(options, key=lambda index: (eye.after(game, index), rng.random()))


_PROMISED: WeakKeyDictionary[Random, dict[Any, tuple[int, float]]] = WeakKeyDictionary()
"""What each player, who has random numbers of his own, remembers: by option, in which generation it
was tried last, and how much better off it would have left him."""


def _turn(game: Game, decision: Decision, eye: Eye, rng: Random) -> int:
    """What seems best is tried again, until something just tried is best."""
    values, generation = decision.values, game.state.g[GENERATION]
    last = len(values) - 1  # passing, which changes nothing
    promised = _PROMISED.setdefault(rng, {})
    now, fresh = eye.worth(game), {last}
    gains = [(0.0, 0.0)] * len(values)

    def look(index: int) -> None:
        gain = eye.after(game, index) - now
        promised[values[index]] = generation, gain
        gains[index] = (gain, rng.random())
        fresh.add(index)

    for index, option in enumerate(values[:-1]):
        tried, gain = promised.get(option, (0, inf))
        gains[index] = (gain + HOPE * (generation - tried), rng.random())
    while (best := max(range(len(values)), key=gains.__getitem__)) not in fresh:
        look(best)
    return best


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


class Eye:
    """What positions are worth to a player, as it seems at one decision: `left` generations are to
    come, and what can be had at once has the weight `now`, for near the end nothing is worth
    keeping. Both are settled before an option is tried: else raising a parameter would seem to
    spoil production."""

    def __init__(self, game: Game, player: int) -> None:
        self.player, self.left = player, _generations_left(game)
        self.now = min(1.0, self.left / 8)
        stock, production, rating = _weights(game.engine)
        self._fields = itemgetter(*stock, *production, *rating)
        self._each = [one * self.now for one in stock.values()]
        self._each += [one * self.left for one in (*production.values(), *rating.values())]
        self._with_action = game.program.tables.with_action

    def after(self, game: Game, index: int) -> float:
        """What the option leads to, with first answers to whatever it asks. Doing nothing leads
        nowhere, though the next generation's production may follow."""
        ask = game.state.ask
        assert ask is not None
        if ask[OPTIONS][index] in STOPS:
            return self.worth(game)
        trial = game.clone()
        forget_chance(trial.state)
        trial.halt = game.rules.turn_is_next  # the menu would not be looked at
        try:
            trial.choose(index)
            for _ in range(FOLLOW):
                ask = trial.state.ask
                if ask is None or ask[KIND] in ("menu", "buy", "final", "share"):
                    break
                if _is_told_apart(trial, ask):
                    return max(self.after(trial, i) for i in range(len(ask[OPTIONS])))
                trial.choose(0)
        except Refused:
            return -inf
        return self.worth(trial)

    def worth(self, game: Game) -> float:
        rows = game.scores()
        worth = [POINT * rows[who]["total"] + self._means(game, who) for who in game.state.seats]
        own = worth[self.player]
        others = (sum(worth) - own) / max(len(worth) - 1, 1)
        return own - RIVALS * others - _drag(game)

    def _means(self, game: Game, who: int) -> float:
        """Stock, production for the generations left, and cards, in money."""
        state = game.state
        total: float = sum(map(mul, self._fields(state.p[who]), self._each))
        total += ACTION * self.left * (state.play[who] & self._with_action).bit_count()
        if game.engine.extensions:
            total += _promises(game.engine).worth(state, who)
            total += self.now * sum(one.worth(state, who) for one in game.engine.extensions)
        return total + CARD * self.now * state.hand[who].bit_count()


@lru_cache(maxsize=4)
def _promises(engine: Playable) -> Promises:
    return Cards(engine, Weights()).effects.promises


@lru_cache(maxsize=4)
def _weights(engine: Playable) -> tuple[dict[int, float], ...]:
    """What one of each number of a player is worth in money: of stock, of production, and the
    rating, which brings as much in each generation."""
    layout, tables = engine.layout, engine.tables
    each = {
        kind.id: 1.0 if kind.id == tables.currency else float(kind.worth or OTHER)
        for kind in engine.library.resources
        if kind.id in layout.stock
    }
    rating = layout.counter.get(str(tables.rules.get("rating")))
    return (
        {layout.stock[kind]: worth for kind, worth in each.items()},
        {layout.production[kind]: each[kind] for kind in each if kind in layout.production},
        {} if rating is None else {rating: 1.0},
    )


def _is_told_apart(game: Game, ask: Ask) -> bool:
    """Whether it is a question of an extension, whose answers are too different for the first one
    to stand for all."""
    few = 1 < len(ask[OPTIONS]) <= TRIALS
    return few and any(ask[KIND] in one.questions for one in game.engine.extensions)


def _drag(game: Game) -> float:
    """In a game that has lasted long, how far it is from its end, so that it comes to one."""
    late = game.state.g[GENERATION] - 1.5 * LENGTH
    return late * sum(_missing(game)) if late > 0 else 0.0


def _generations_left(game: Game) -> float:
    """From how far the parameters are, and how long it has taken; at least the one being played."""
    rest = _missing(game)
    left = LENGTH * sum(rest) / max(len(rest), 1)
    return max(1.0, min(left, 1.3 * LENGTH - game.state.g[GENERATION]))


def _missing(game: Game) -> list[float]:
    """Of each parameter the part that is still to go."""
    return [
        (kind.highest - game.state.g[LEVELS + index]) / (kind.highest - kind.lowest)
        for index, kind in enumerate(game.program.library.parameters)
    ]
