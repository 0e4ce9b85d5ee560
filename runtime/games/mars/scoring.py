"""Final scoring (rule book, "Final scoring").

In: a finished or unfinished state. Out: for each player the victory points by source.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from compiler import graph as g
from runtime.engine.base.remembering import keep
from runtime.games.base.rules import of_rules
from runtime.games.base.table import Table
from runtime.state.state import State, bits

Points = Callable[[State, int, int], int]
"""Of a player, by a card."""


class Scoring:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.engine, self.program = table.engine, table.program
        linked = self.engine.linked
        cards = self.program.library.cards
        plain = {i: _printed(card) for i, card in enumerate(cards) if card.points}
        self._plain = {i: points for i, points in plain.items() if points is not None}
        self._printed = sum(1 << card for card in self._plain)
        self._counting = sum(1 << card for card in plain) & ~self._printed
        self._tiles = [
            (tile, kind.plural, each)
            for tile, kind in enumerate(self.program.library.tiles)
            for each in linked.tile_points[tile]
        ]
        self._on_map_only = all(
            isinstance(node, g.Tiles | g.Group | g.Areas)
            for kind in self.program.library.tiles
            for node in g.walk(kind.points)
            if isinstance(node, g.Measure)
        )
        self._sums: dict[int, int] = {}
        self._maps: dict[tuple[Any, ...], dict[str, int]] = {}

    def scores(self, state: State) -> list[dict[str, int]]:
        """Victory points by source; `money` breaks ties."""
        rows = []
        awards = self._award_points(state)
        each = self.table.number["milestone-points"]
        for who in state.seats:
            points = {
                "rating": self.table.rated(state, who),
                "milestones": each * sum(q == who for _, q in state.claimed),
                "awards": awards[who],
                **self._tile_points(state, who),
                "cards": self._card_points(state, who),
                **of_rules(self.engine, state, who),
            }
            points["total"] = sum(points.values())
            points["money"] = state.p[who][self.program.tables.money]
            rows.append(points)
        return rows

    def winners(self, state: State) -> list[int]:
        """The seats with the most points; money breaks ties, who ties there too wins together."""
        rows = self.scores(state)
        best = max((row["total"], row["money"]) for row in rows)
        return [who for who, row in enumerate(rows) if (row["total"], row["money"]) == best]

    def _tile_points(self, state: State, who: int) -> dict[str, int]:
        """Remembered by the map, where nothing else counts."""
        if not self._on_map_only:
            return self._points_of_tiles(state, who)
        at = (*state.tiles, state.own[who], state.kept[who], state.atop)
        if at not in self._maps:
            keep(self._maps, at, self._points_of_tiles(state, who))
        return self._maps[at]

    def _points_of_tiles(self, state: State, who: int) -> dict[str, int]:
        mine = self.engine.board.mine
        return {
            plural: sum([each(state, who, area) for area in bits(mine(state, tile, who))])
            for tile, plural, each in self._tiles
        }

    def _card_points(self, state: State, who: int) -> int:
        mine = state.play[who] | state.played_events[who]
        linked = self.engine.linked
        printed = mine & self._printed
        if printed not in self._sums:
            keep(self._sums, printed, sum(self._plain[card] for card in bits(printed)))
        own: int = self._sums[printed]
        for card in bits(mine & self._counting):
            for each in linked.points[card]:
                own += each(state, who, card)
        for card, whose, each in linked.points_for_others:
            for q in state.seats:
                if (state.play[q] | state.played_events[q]) >> card & 1 and (
                    whose == "all" or q != who
                ):
                    own += each(state, who, card)
        return own + self._seat_points(state, who)

    def points_by_card(self, state: State, who: int) -> dict[int, int]:
        """What `cards` among the scores is made of."""
        linked = self.engine.linked
        found: Counter[int] = Counter()
        for card in bits(state.play[who] | state.played_events[who]):
            found[card] += self._plain.get(card, 0)
            if self._counting >> card & 1:
                found[card] += sum(each(state, who, card) for each in linked.points[card])
        everywhere = [a | b for a, b in zip(state.play, state.played_events, strict=True)]
        for card, whose, each in linked.points_for_others:
            others = sum(
                played >> card & 1 and (whose == "all" or q != who)
                for q, played in enumerate(everywhere)
            )
            if others:
                found[card] += others * each(state, who, card)
        for card, each in self._seats(state):
            found[card] += each(state, who, card)
        return {card: points for card, points in found.items() if points}

    def points_by_goal(self, state: State, who: int) -> dict[int, int]:
        """What `milestones` and `awards` are made of."""
        each = self.table.number["milestone-points"]
        mine = {card: each for card, q in state.claimed if q == who}
        return mine | {card: self._award(state, card)[who] for card, _ in state.funded}

    def _seat_points(self, state: State, who: int) -> int:
        """Of cards that are nobody's, on which there are seats."""
        return sum(each(state, who, card) for card, each in self._seats(state))

    def _seats(self, state: State) -> list[tuple[int, Points]]:
        if not state.seated:
            return []
        before = [a | b for a, b in zip(state.play, state.played_events, strict=True)]
        taken = {card for card, _ in state.seated if not any(one >> card & 1 for one in before)}
        every = self.engine.linked.points_for_others
        return [(card, each) for card, _, each in every if card in taken]

    def _award_points(self, state: State) -> list[int]:
        """Of all that have been funded, by player."""
        each = [self._award(state, card) for card, _ in state.funded]
        return [sum(points) for points in zip(*each, strict=True)] if each else [0] * len(state.p)

    def _award(self, state: State, card: int) -> list[int]:
        """First and second place; ties share a place, and a tie for the first leaves no second. No
        second place with two players (FAQ, "What are Milestones/Awards …?")."""
        first, second = self.program.tables.award_points
        measure = self.engine.linked.measures[card]
        assert measure is not None, "an award says what it counts"
        counts = [measure(state, who) for who in state.seats]
        most = max(counts)
        shared = counts.count(most) > 1 or len(counts) < 3
        runner_up = most if shared else max(n for n in counts if n < most)
        places = {runner_up: second, most: first}  # where there is no second, the first stands
        return [places.get(count, 0) for count in counts]


def _printed(card: g.Card) -> int | None:
    """The points of its player, where nothing has to be counted for them; else None."""
    total = 0
    for one in card.points:
        if not isinstance(one.amount, int) or one.condition is not None or one.whose != "you":
            return None
        total += -one.amount if one.negative else one.amount
    return total
