"""Final scoring (rule book, "Final scoring").

In: a finished or unfinished state. Out: for each player the victory points by source.
"""

from __future__ import annotations

from runtime.games.base.rules import of_rules
from runtime.games.base.table import Table
from runtime.state.state import State, bits


class Scoring:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.engine, self.program = table.engine, table.program

    def scores(self, S: State) -> list[dict[str, int]]:
        """Victory points by source; `money` breaks ties."""
        rows = []
        awards = self._award_points(S)
        each = self.table.number["milestone-points"]
        for w in S.seats:
            points = {
                "rating": S.p[w][self.table.rating],
                "milestones": each * sum(q == w for _, q in S.claimed),
                "awards": awards[w],
                **self._tile_points(S, w),
                "cards": self._card_points(S, w),
                **of_rules(self.engine, S, w),
            }
            points["total"] = sum(points.values())
            points["money"] = S.p[w][self.program.tables.money]
            rows.append(points)
        return rows

    def winners(self, S: State) -> list[int]:
        """The seats with the most points; money breaks ties, who ties there too wins together."""
        rows = self.scores(S)
        best = max((row["total"], row["money"]) for row in rows)
        return [w for w, row in enumerate(rows) if (row["total"], row["money"]) == best]

    def _tile_points(self, S: State, w: int) -> dict[str, int]:
        points: dict[str, int] = {}
        for tile, kind in enumerate(self.program.library.tiles):
            for each in self.engine.linked.tile_points[tile]:
                areas = bits(self.engine.board.mine(S, tile, w))
                points[kind.plural] = sum(each(S, w, area) for area in areas)
        return points

    def _card_points(self, S: State, w: int) -> int:
        mine = S.play[w] | S.played_events[w]
        points = self.engine.linked.points
        own: int = sum(each(S, w, card) for card in bits(mine) for each in points[card])
        others: int = sum(
            each(S, w, card)
            for card, whose, each in self.engine.linked.points_for_others
            for q in S.seats
            if (S.play[q] | S.played_events[q]) >> card & 1 and (whose == "all" or q != w)
        )
        return own + others + self._seat_points(S, w)

    def _seat_points(self, S: State, w: int) -> int:
        """Of cards that are nobody's, on which there are seats."""
        if not S.seated:
            return 0
        before = [a | b for a, b in zip(S.play, S.played_events, strict=True)]
        taken = {card for card, _ in S.seated if not any(one >> card & 1 for one in before)}
        every = self.engine.linked.points_for_others
        return sum(each(S, w, card) for card, _, each in every if card in taken)

    def _award_points(self, S: State) -> list[int]:
        """First and second place; ties share a place, and a tie for the first leaves no second. No
        second place with two players (FAQ, "What are Milestones/Awards …?")."""
        first, second = self.program.tables.award_points
        points = [0] * len(S.seats)
        for card, _ in S.funded:
            measure = self.engine.linked.measures[card]
            assert measure is not None, "an award says what it counts"
            counts = [measure(S, w) for w in S.seats]
            places = sorted(set(counts), reverse=True)
            winners = [w for w in S.seats if counts[w] == places[0]]
            for w in winners:
                points[w] += first
            if len(winners) == 1 and len(S.seats) > 2:
                for w in S.seats:
                    points[w] += second * (counts[w] == places[1])
        return points
