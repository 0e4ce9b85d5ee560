"""How players stand, in points: those that count now, and what money, tokens and income will bring.

In: a state. Out: a number. Alone a game is won by filling all parameters, and points do not count.
"""

from __future__ import annotations

import math

from runtime.games.base.ruleset import Ahead
from runtime.games.playable import Playable
from runtime.state.state import GENERATION, State

MONEY, TOKEN, INCOME = 0.3, 0.15, 0.13
"""A unit of money and what counts as a tag when the next generation begins, and a unit of income in
each generation after that; in points, and alone in steps of parameters."""
SOON = 3.0
"""With fewer generations left, what is there counts less."""
PACE = 1.0
"""Steps of parameters in a generation."""
TOGETHER = 1.3
"""Alone, how much more than its steps counts what one parameter lacks: whoever fills the easy ones
first waits at the end for what raises the last."""


class Stands:
    def __init__(self, engine: Playable, ahead: Ahead) -> None:
        self.ahead, self.money = ahead, engine.tables.money
        layout, library = engine.layout, engine.library
        self._tokens = [layout.stock[kind.id] for kind in library.resources if kind.as_tag]
        self._tracks = [(layout.level[kind.id], kind.highest) for kind in library.parameters]
        spans = [kind.highest - kind.lowest for kind in library.parameters]
        self._step = sum(spans) / sum(math.pow(span, TOGETHER) for span in spans)

    def of(self, state: State, who: int) -> float:
        """A player for himself."""
        return self._with(state, who)

    def against(self, state: State, who: int) -> float:
        """A player against the best of the others."""
        stands = [self._with(state, q) for q in state.seats]
        return stands[who] - max(stands[:who] + stands[who + 1 :], default=0.0)

    def _with(self, state: State, who: int) -> float:
        if len(state.seats) == 1:
            lacking = sum([math.pow(top - state.g[at], TOGETHER) for at, top in self._tracks])
            points = -self._step * lacking
        else:
            points = self.ahead.points(state, who)
        numbers, ahead, left = state.p[who], self.ahead, self._left(state)
        soon = min(1.0, left / SOON)
        worth = MONEY * soon * ahead.funds(state, who, numbers[self.money])
        worth += TOKEN * soon * sum([numbers[at] for at in self._tokens])
        if left > 1:
            worth += INCOME * (left - 1) * ahead.funds(state, who, 0)
        return points + worth

    def _left(self, state: State) -> float:
        """Generations after this one."""
        limit = self.ahead.last
        if len(state.seats) == 1 and limit:
            return float(limit - state.g[GENERATION])
        return self.ahead.to_go(state) / PACE
