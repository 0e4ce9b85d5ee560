"""Takes what is worth most at once, at the planner's prices.

It waits for nothing, saves for nothing, and buys whatever it could play now. A decent opponent for
a first game, and for thousands of games: it tries hardly anything on clones.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from runtime.bots import trying
from runtime.bots.planner.outlook import Outlook
from runtime.bots.planner.planner import Planner
from runtime.driving.game import Game
from runtime.games.playable import Playable
from runtime.state.state import Entry, State, bits, entry_of

FULL_HAND = 9
"""With so many playable cards it buys no more."""
WANTED = 5.0
"""Money for each card in hand that it does not think it has to spare."""


class Greedy(Planner):
    """A planner that looks at no card before it plays it."""

    def _wanted(self, state: State, who: int, outlook: Outlook) -> float:
        return WANTED * state.hand[who].bit_count()

    def _buy(self, game: Game, who: int, entry: Entry | None, options: tuple[Any, ...]) -> int:
        """Any card that could be played now."""
        state, stop = game.state, len(options) - 1
        for index, card in enumerate(options[:stop]):
            if self._is_ready(state, who, card):
                held = bits(state.hand[who])
                ready = sum(self._is_ready(state, who, one) for one in held)
                return index if ready < FULL_HAND else stop
        return stop

    def _is_ready(self, state: State, who: int, card: int) -> bool:
        """Whether its requirements are met."""
        needs = self.engine.linked.cards[card].needs
        slack = self.engine.terms.of(state, who).slack(card)
        return all(need.holds(state, entry_of(-1, who, card), slack) for need in needs)


@lru_cache(4)  # it holds its engine, which is large
def _of(engine: Playable) -> Greedy:
    return Greedy(engine)


def choose(game: Game, rng: Random) -> int:
    """A game without a rating, on which prices hang, is played by trying."""
    bot = _of(game.engine)
    if bot.cards.outlooks.rating is None:
        return trying.choose(game, rng)
    return bot.choose(game)
