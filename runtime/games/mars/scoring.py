"""Final scoring (rule book, "Final scoring").

In: a finished or unfinished state. Out: for each player the victory points by source.
"""

from __future__ import annotations

from runtime.games.base.points import Holdings
from runtime.games.base.rules import of_rules
from runtime.games.base.table import Table
from runtime.state.state import State


class Scoring:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.engine, self.program = table.engine, table.program
        self.held = Holdings(self.engine)

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
                **self.held.of_tiles(state, who),
                "cards": self.held.of_cards(state, who),
                **of_rules(self.engine, state, who),
            }
            for track, worth in self.held.of_tracks(state, who).items():
                points[track] = points.get(track, 0) + worth
            points["total"] = sum(points.values())
            points["money"] = state.p[who][self.program.tables.money]
            rows.append(points)
        return rows

    def winners(self, state: State) -> list[int]:
        """The seats with the most points; money breaks ties, who ties there too wins together."""
        rows = self.scores(state)
        best = max((row["total"], row["money"]) for row in rows)
        return [who for who, row in enumerate(rows) if (row["total"], row["money"]) == best]

    def points_by_goal(self, state: State, who: int) -> dict[int, int]:
        """What `milestones` and `awards` are made of."""
        each = self.table.number["milestone-points"]
        mine = {card: each for card, q in state.claimed if q == who}
        return mine | {card: self._award(state, card)[who] for card, _ in state.funded}

    def _award_points(self, state: State) -> list[int]:
        """Of all that have been funded, by player."""
        each = [self._award(state, card) for card, _ in state.funded]
        return [sum(points) for points in zip(*each, strict=True)] if each else [0] * len(state.p)

    def _award(self, state: State, card: int) -> list[int]:
        """First and second place; ties share a place, and a tie for the first leaves no second. No
        second place with two players (FAQ, "What are Milestones/Awards …?")."""
        first, second = self.program.tables.award_points
        counts = [self.engine.terms.award_score(state, who, card) for who in state.seats]
        most = max(counts)
        shared = counts.count(most) > 1 or len(counts) < 3
        runner_up = most if shared else max(n for n in counts if n < most)
        places = {runner_up: second, most: first}  # where there is no second, the first stands
        return [places.get(count, 0) for count in counts]
