"""Final scoring of TINYforming Mars (rules, "Parameters").

In: a finished or unfinished state. Out: for each player the points by source; the same order breaks
ties.
"""

from __future__ import annotations

from runtime.engine.engine import Engine
from runtime.games.base.points import Holdings
from runtime.games.base.rules import of_rules
from runtime.state.state import State


class Scoring:
    def __init__(self, engine: Engine) -> None:
        self.engine, self.program = engine, engine.program
        program = engine.program
        rules, layout = program.tables.rules, program.layout
        names = [name.strip() for name in str(rules["exclusive"]).split(",")]
        self.exclusive = [(name, layout.tile[name]) for name in names]
        self.city = layout.tile[str(rules["income-tile"])]
        self.scored = str(rules["scored"])
        self.held = Holdings(engine)

    def scores(self, state: State) -> list[dict[str, int]]:
        """Of each player."""
        return [self.of(state, who) for who in state.seats]

    def of(self, state: State, who: int) -> dict[str, int]:
        """Points by source: from tiles, from each kind of tile that only this player's cities
        touch, from cubes kept; and `total`."""
        points = dict(self.held.of_tiles(state, who))
        for name, tile in self.exclusive:
            points[name] = self._alone(state, who, tile)
        if cards := self.held.of_cards(state, who):
            points["cards"] = cards
        points |= of_rules(self.engine, state, who) | self.held.of_tracks(state, who)
        points[self.scored] = state.p[who][self.program.layout.stock[self.scored]]
        points["total"] = sum(points.values())
        return points

    def _alone(self, state: State, who: int, tile: int) -> int:
        """How many such tiles touch a city of this player and none of another."""
        near = self.engine.board.near
        cities = state.tiles[self.city]
        mine, theirs = cities & state.own[who], cities & ~state.own[who]
        return (state.tiles[tile] & near(mine) & ~near(theirs)).bit_count()

    def winners(self, state: State) -> list[int]:
        """The most points; then of cities, greenery, water, heat, in the order of the rows."""
        keys = [
            (row["total"], *(row[name] for name in row if name != "total"))
            for row in self.scores(state)
        ]
        return [who for who, key in enumerate(keys) if key == max(keys)]
