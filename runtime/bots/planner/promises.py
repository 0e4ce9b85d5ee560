"""What only an extension can tell of: what its verbs come to now, and what the table promises a
player until the end of the game, in money.

In: an `Outlook`, or a state and a seat. Out: numbers, from the `Prospect`s of the extensions. What
is had at once is priced as things are now, what comes in generations half-way to the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from compiler import graph as g
from runtime.bots.planner.outlook import CHOSEN, Outlook, Outlooks, Worth
from runtime.games.playable import Playable, Prospect
from runtime.state.state import State

NO_CARD = -1
"""It stands on no card."""


class Promises:
    """`of`: prices an effect."""

    def __init__(
        self,
        engine: Playable,
        outlooks: Outlooks,
        of: Callable[[g.Effect, int], Worth],
    ) -> None:
        self.engine, self.outlooks, self.of = engine, outlooks, of
        self._known: dict[g.Effect, Worth] = {}
        self._asked: list[g.Effect] = []

    def worth(self, state: State, who: int) -> float:
        """Of what the player has already."""
        now = self.outlooks.of(state, who)
        return sum([self._sum(now, one.brings(state, who)) for one in self.engine.extensions])

    def best(self, outlook: Outlook, node: g.Effect) -> float:
        """The best that a verb may come to; nothing, where it cannot be done, or is what pays for
        the next one of its kind."""
        if node in self._asked:
            return 0.0
        self._asked.append(node)
        found = max(self.ways(outlook, node).values(), default=0.0)
        self._asked.pop()
        return found

    def ways(self, outlook: Outlook, node: g.Effect) -> dict[Any, float]:
        """By option what a verb comes to."""
        return {
            option: self._sum(outlook, prospects)
            for extension in self.engine.extensions
            for option, prospects in extension.ways(outlook.state, outlook.who, node).items()
        }

    def _sum(self, outlook: Outlook, prospects: Iterable[Prospect]) -> float:
        total = 0.0
        for one in prospects:
            worth = self._priced(one.effect)
            if once := one.now - outlook.rival * one.others:
                total += once * self._shown(outlook, worth, one.shown)
            if one.later:
                then = self.outlooks.middle(outlook)
                total += one.later * outlook.flow * self._shown(then, worth, one.shown)
        return total

    @staticmethod
    def _shown(outlook: Outlook, worth: Worth, shown: int) -> float:
        """With this on the track."""
        outlook.shown = shown
        found = worth(outlook)
        outlook.shown = CHOSEN
        return found

    def _priced(self, effect: g.Effect) -> Worth:
        if effect not in self._known:
            self._known[effect] = self.of(effect, NO_CARD)
        return self._known[effect]
