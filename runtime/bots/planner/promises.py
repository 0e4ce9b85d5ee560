"""What the table promises a player until the end of the game, in money.

In: a state and a seat. Out: a number, from what extensions say that they will bring in a generation
(`brings`), priced as all effects are, half-way to the end.
"""

from __future__ import annotations

from compiler import graph as g
from runtime.bots.planner.effects import Effects
from runtime.bots.planner.outlook import CHOSEN, Outlooks, Worth
from runtime.games.playable import Playable
from runtime.state.state import State

NO_CARD = -1
"""It stands on no card."""


class Promises:
    def __init__(self, engine: Playable, outlooks: Outlooks, effects: Effects) -> None:
        self.engine, self.outlooks, self.effects = engine, outlooks, effects
        self._known: dict[g.Effect, Worth] = {}

    def worth(self, state: State, who: int) -> float:
        now = self.outlooks.of(state, who)
        then = self.outlooks.middle(now)
        total = 0.0
        for extension in self.engine.extensions:
            for effect, shown, often in extension.brings(state, who):
                then.shown = shown
                total += often * self._priced(effect)(then)
        then.shown = CHOSEN
        return total * now.flow

    def _priced(self, effect: g.Effect) -> Worth:
        if effect not in self._known:
            self._known[effect] = self.effects.of(effect, NO_CARD)
        return self._known[effect]
