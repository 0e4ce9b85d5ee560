"""Ends a game that is won.

In: a game at a turn. Out: an option that brings its end nearer, or none. The generation in which
the last parameter is filled is the last one: who is ahead then, all that is still to be spent
counted, has won.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from compiler import graph as g
from runtime.bots.planner.outlook import Outlooks
from runtime.driving.game import Game
from runtime.engine.engine import Engine
from runtime.state.state import PASSED, State

Option = tuple[Any, ...]

NEAR = 12
"""Steps to the end of a game; with more nobody looks for it."""
POINT = 12.0
"""Money that becomes a point in the last generation."""
TURNED = 0.7
"""Points of what is converted then, each time."""


class Closing:
    def __init__(self, engine: Engine, outlooks: Outlooks) -> None:
        self.engine, self.outlooks = engine, outlooks
        library, stock = engine.library, engine.layout.stock
        self._tiles = {kind.id: kind for kind in library.tiles}
        self._ending = {kind.id: i for i, kind in enumerate(library.parameters) if kind.ends}
        self._raised = [self._of(card) for card in library.cards]
        self._turned: dict[int, tuple[int, int]] = {}
        """By conversion the field of what is spent, and how much."""
        for i, card in enumerate(library.cards):
            for ability in card.abilities if card.kind == "conversion" else ():
                match ability.effect:
                    case g.Pays(g.Spend(resource, int(amount)), _) if resource in stock:
                        self._turned[i] = stock[resource], amount

    def _of(self, card: g.Card) -> Counter[int]:
        """By parameter the steps that playing or converting it brings."""
        found: Counter[int] = Counter()
        for ability in card.abilities:
            if ability.label == "play" or card.kind == "conversion":
                for node in g.walk(ability.effect):
                    for parameter, steps in self._steps(node):
                        found[parameter] += steps
        return found

    def _steps(self, node: object) -> Iterator[tuple[int, int]]:
        match node:
            case g.Raise(track, int(steps), down=False) if track in self._ending:
                yield self._ending[track], steps
            case g.Place(tile, count=int(count)):
                for one in g.walk(self._tiles[tile or "special"].effect):
                    for parameter, steps in self._steps(one):
                        yield parameter, steps * count

    def look(self, game: Game, who: int, options: Sequence[Option]) -> int | None:
        """An option on the way to the end, where it can be reached with what is there and the game
        is then won."""
        state, to_go = game.state, self.outlooks.to_go
        rest = {i: n for i in self._ending.values() if (n := to_go(state, i)) > 0}
        steps = sum(rest.values())
        if state.solo or not 0 < steps <= NEAR:
            return None
        cost, way = self._cheapest(rest, [self._offer(state, who, one) for one in options])
        if not way or cost > state.p[who][self.engine.tables.money]:
            return None
        lead = self._lead(game, who) + steps - cost / POINT
        return way[0] if lead > self.outlooks.weights.safe else None

    def _offer(
        self, state: State, who: int, option: Option
    ) -> tuple[int, int, Counter[int]] | None:
        """What an option costs, how often it can be taken, and what it raises."""
        price = self.engine.play.price
        match option:
            case ("play", card) if state.hand[who] >> card & 1:
                found = price(state, who, card, "play"), 1
            case ("project", card):
                found = price(state, who, card, "project"), NEAR
            case ("convert", card, _) if card in self._turned:
                stock, amount = self._turned[card]
                found = 0, state.p[who][stock] // amount
            case _:
                return None
        return (*found, self._raised[card]) if self._raised[card] else None

    @staticmethod
    def _cheapest(
        rest: dict[int, int], offers: Sequence[tuple[int, int, Counter[int]] | None]
    ) -> tuple[float, list[int]]:
        """What filling all costs, and by which options; none where it cannot be done."""
        cost = 0.0
        way: list[int] = []
        for parameter, missing in rest.items():
            ways = sorted(
                (price / min(raised[parameter], missing), raised[parameter] * most, i)
                for i, (price, most, raised) in ((i, one) for i, one in enumerate(offers) if one)
                if raised[parameter]
            )
            for each, most, index in ways:
                if missing > 0 and most:
                    way.append(index)
                    cost += each * min(missing, most)
                    missing -= most
            if missing > 0:
                return 0.0, []
        return cost, way

    def _lead(self, game: Game, who: int) -> float:
        """In points, if this generation is the last one."""
        state, rows = game.state, game.scores()
        stands = [float(row["total"]) for row in rows]
        for q in state.seats:
            stands[q] += sum(TURNED * (state.p[q][at] // n) for at, n in self._turned.values())
            if not state.g[PASSED] >> q & 1:
                stands[q] += state.p[q][self.engine.tables.money] / POINT
        return stands[who] - max(stands[:who] + stands[who + 1 :])
