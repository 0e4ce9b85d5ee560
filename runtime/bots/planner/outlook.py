"""What things are worth to a player in a position: the prices that everything else is made of.

In: a state and a seat. Out: an `Outlook`. Prices depend on how long the game will last, so that one
is made per seat, generation and levels of the parameters, and kept.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from runtime.bots.planner.weights import Weights
from runtime.engine.engine import Engine
from runtime.state.state import GENERATION, LEVELS, State

KEPT = 2000
"""So many outlooks are remembered."""
CHOSEN = 2.0
"""What X, `all` and what a track shows come to, where nobody knows."""
CUBE = 0.5
"""A resource that is good for nothing that is known."""


@dataclass(slots=True, eq=False)
class Outlook:
    """Of player `who` in `state`. `left`: productions to come; `ahead`: how many generations from
    now it is looked at. In money: `point`, `step` of rating (a point, and income until the end),
    `card`; by resource `price` and, of a step of production, `made`. `flow`: what 1 M€ a generation
    is worth in all. By parameter `rise`: a step of it; none where it is at its end, and
    `sure` how surely one is still there. `shown`: what a track shows.
    `rival`: how much an opponent's loss is this player's gain."""

    state: State
    who: int
    left: float
    ahead: float
    flow: float
    point: float
    step: float
    card: float
    rival: float
    rise: tuple[float, ...] = ()
    price: dict[str, float] = field(default_factory=dict)
    made: dict[str, float] = field(default_factory=dict)
    middle: Outlook | None = None
    sure: list[float] = field(default_factory=list)
    shown: float = CHOSEN
    sites: dict[tuple[str, int], float] = field(default_factory=dict)


Worth = Callable[[Outlook], float]
"""What something is worth, in money."""


class Outlooks:
    """`conversions`: (resource, how much of it, what it is turned into). `burdens`: by resource the
    points, below zero, that one of it counts for in somebody's stock. `marks`: by parameter, what
    reaching a value brings who reaches it."""

    def __init__(self, engine: Engine, weights: Weights) -> None:
        self.engine, self.weights = engine, weights
        library = engine.library
        self.currency = engine.tables.currency
        self.resources = {kind.id: kind for kind in library.resources}
        self._printed = [(kind.id, kind.worth) for kind in library.resources]
        self._becoming = [(kind.id, kind.becomes) for kind in library.resources if kind.becomes]
        self.conversions: list[tuple[str, int, Worth]] = []
        self.burdens: dict[str, float] = {}
        self.marks: list[list[tuple[int, Worth]]] = [[] for _ in library.parameters]
        self._reaching: list[int] = []
        self.rating = engine.layout.counter.get(str(engine.tables.rules.get("rating")))
        self._lengths = [(kind.highest - kind.lowest) // kind.step for kind in library.parameters]
        self._steps = sum(
            steps
            for kind, steps in zip(library.parameters, self._lengths, strict=True)
            if kind.ends
        )
        self._ending = [i for i, kind in enumerate(library.parameters) if kind.ends]
        self._last_alone = int(engine.tables.rules.get("solo-generations", 0))
        self._known: dict[tuple[object, ...], Outlook] = {}

    def of(self, state: State, who: int, later: float = 0.0) -> Outlook:
        """As it is now, or as it will be some generations `later`."""
        later = round(later * 2) / 2
        numbers = state.g
        count = len(self._lengths)
        key = (who, len(state.seats), later, numbers[GENERATION], *numbers[LEVELS : LEVELS + count])
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            left = max(0.0, self.generations(state) - later)
            known = self._known[key] = self._made(state, who, left, later)
        known.state = state
        return known

    def forget(self) -> None:
        self._known.clear()

    def middle(self, outlook: Outlook) -> Outlook:
        """Half-way from there to the end, for what comes again and again."""
        half = outlook.middle
        if half is None:
            half = outlook.middle = self._half(outlook)
        if not half.made:
            self._set_made(half)
        half.state = outlook.state
        return half

    def to_go(self, state: State, parameter: int) -> int:
        """Steps until it is full."""
        kind = self.engine.library.parameters[parameter]
        return (kind.highest - state.g[LEVELS + parameter]) // kind.step

    def rising(self, outlook: Outlook, parameter: int, steps: float) -> float:
        """So many steps, with what the marks on the way bring: those that are reached, or of a
        time to come as many as lie there."""
        total = steps * outlook.rise[parameter]
        marks = self.marks[parameter]
        if not marks or steps <= 0 or parameter in self._reaching:
            return total
        self._reaching.append(parameter)
        kind = self.engine.library.parameters[parameter]
        level = outlook.state.g[LEVELS + parameter]
        if outlook.ahead <= 0:
            to = level + steps * kind.step
            for at, worth in marks:
                if level < at <= to:
                    total += worth(outlook)
        elif (left := kind.highest - level) > 0:
            lying = sum([worth(outlook) for at, worth in marks if level < at])
            share = min(1.0, steps * kind.step / left) * outlook.sure[parameter]
            total += share * lying
        self._reaching.pop()
        return total

    def _to_go(self, state: State) -> list[int]:
        return [self.to_go(state, i) for i in range(len(self._lengths))]

    def generations(self, state: State) -> float:
        """Productions still to come, this generation's with them."""
        if state.solo and self._last_alone:
            return float(max(0, self._last_alone - state.g[GENERATION]))
        rest = sum([self.to_go(state, i) for i in self._ending])
        if not self._steps:
            return max(1.0, self.weights.length - state.g[GENERATION])
        pace = math.pow(2 / len(state.seats), 0.3)
        left = self.weights.length * pace * rest / self._steps
        return min(left, 14.0) if rest <= 2 else min(max(left, 0.6), 14.0)

    def _made(self, state: State, who: int, left: float, ahead: float) -> Outlook:
        sure = [(0.0, 0.75, 0.9, 1.0)[min(n, 3)] for n in self._to_go(state)]
        outlook = self._priced(state, who, left, ahead, sure)
        self._set_made(outlook)
        return outlook

    def _half(self, outlook: Outlook) -> Outlook:
        half = outlook.left / 2
        return self._priced(outlook.state, outlook.who, half, outlook.ahead + half, outlook.sure)

    def _priced(
        self, state: State, who: int, left: float, ahead: float, sure: list[float]
    ) -> Outlook:
        """`sure`: by parameter, how surely a step of it is still there when one's turn comes."""
        weights = self.weights
        keeping = weights.keeping
        flow = (1 - math.pow(keeping, left)) / (1 - keeping) * keeping if left > 0 else 0.0
        point = weights.point * math.pow(weights.later, left)
        if left < 1:
            point += (1 - left) * (weights.last_point - weights.point)
        if state.solo and self._last_alone:  # alone one wins by what is done, not by points
            point = 0.0
        outlook = Outlook(
            sure=sure,
            state=state,
            who=who,
            left=left,
            ahead=ahead,
            flow=flow,
            point=point,
            step=point + flow,
            card=weights.card * min(1.0, left / 2.5),
            rival=weights.rival / max(1, len(state.seats) - 1),
        )
        # A step brings rating before others have it; alone all of them must be made.
        step = outlook.step + weights.alone if state.solo else outlook.step * weights.race
        outlook.rise = tuple([step * one for one in sure])
        self._set_prices(outlook)
        return outlook

    def _set_prices(self, outlook: Outlook) -> None:
        """Of a resource: what it pays, or what it can be turned into, whichever is more."""
        left = outlook.left
        sure = min(1.0, 0.5 + left / 1.8)
        metal, cube = self.weights.metal * sure * min(1.0, 0.3 + left / 2), CUBE * sure
        price = outlook.price = {
            name: worth * metal if worth else cube for name, worth in self._printed
        }
        price[self.currency] = sure
        for name, amount, worth in self.conversions:
            price[name] = max(price[name], 0.9 * worth(outlook) / amount)
        for name, points in self.burdens.items():
            price[name] += points * outlook.point
        for name, other in self._becoming:
            price[name] = max(1.4 * sure, price[other] * 0.95)

    def _set_made(self, outlook: Outlook) -> None:
        """Of a step of production: what it makes, at the prices half-way to the end."""
        later = outlook.price
        if outlook.left > 1:
            half = outlook.middle = self._half(outlook)
            later = half.price
        flow = outlook.flow
        outlook.made = {name: later[name] * flow for name in self.engine.layout.production}
        if self.currency in outlook.made:
            outlook.made[self.currency] = self.weights.fluid * flow
