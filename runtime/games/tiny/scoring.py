"""Final scoring of TINYforming Mars (rules, "Parameters").

In: a finished or unfinished state. Out: for each player the points by source; the same order breaks
ties.
"""

from __future__ import annotations

from runtime.engine.engine import Engine
from runtime.games.base.rules import of_rules
from runtime.state.state import State, bits


class Scoring:
    def __init__(self, engine: Engine) -> None:
        self.engine, self.program = engine, engine.program
        program = engine.program
        rules, layout = program.tables.rules, program.layout
        names = [name.strip() for name in str(rules["exclusive"]).split(",")]
        self.exclusive = [(name, layout.tile[name]) for name in names]
        self.city = layout.tile[str(rules["income-tile"])]
        self.scored = str(rules["scored"])

    def scores(self, S: State) -> list[dict[str, int]]:
        """Points by source: from cities, from each kind of tile that only this player's cities
        touch, from cubes kept; and `total`."""
        rows = []
        for w in S.seats:
            points = {self.program.library.tiles[self.city].plural: self._cities(S, w)}
            for name, tile in self.exclusive:
                points[name] = self._alone(S, w, tile)
            points |= of_rules(self.engine, S, w)
            points[self.scored] = S.p[w][self.program.layout.stock[self.scored]]
            points["total"] = sum(points.values())
            rows.append(points)
        return rows

    def _cities(self, S: State, w: int) -> int:
        areas = bits(S.tiles[self.city] & S.own[w])
        return sum(
            each(S, w, area) for each in self.engine.linked.tile_points[self.city] for area in areas
        )

    def _alone(self, S: State, w: int, tile: int) -> int:
        """How many such tiles touch a city of this player and none of another."""
        near = self.engine.board.near
        cities = S.tiles[self.city]
        mine, theirs = cities & S.own[w], cities & ~S.own[w]
        return (S.tiles[tile] & near(mine) & ~near(theirs)).bit_count()

    def winners(self, S: State) -> list[int]:
        """The most points; then of cities, greenery, water, heat, in the order of the rows."""
        keys = [
            (row["total"], *(row[name] for name in row if name != "total"))
            for row in self.scores(S)
        ]
        return [w for w, key in enumerate(keys) if key == max(keys)]
