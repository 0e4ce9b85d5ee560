"""The grid of a food factory: three rows of three places, the factory in the middle.

In: grids, tuples of nine cards or -1, and the elements on the sides of each card. Out: where a
module may go, which modules are connected, how many stand directly at the factory. Tiles are never
turned. Source: rules, "Buying and Placing Production Modules" and "Connection Bonuses".
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler.graph.printed import Edges

PLACES = (
    *("top-left", "top", "top-right"),
    *("left", "centre", "right"),
    *("bottom-left", "bottom", "bottom-right"),
)
CENTRE = 4
EMPTY = (-1,) * len(PLACES)

Grid = tuple[int, ...]


def _around(place: int) -> Iterator[tuple[int, int]]:
    """The sides that have a place behind them, with that place."""
    row, column = divmod(place, 3)
    for side, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
        if 0 <= row + down < 3 and 0 <= column + right < 3:
            yield side, place + 3 * down + right


AROUND = tuple(tuple(_around(place)) for place in range(len(PLACES)))


class Geometry:
    """`edges`: the elements of every card that can lie in a grid."""

    def __init__(self, edges: dict[int, Edges]) -> None:
        self.edges = edges

    def matches(self, grid: Grid, place: int, card: int) -> Iterator[tuple[int, bool]]:
        """For each tile that the card touches at this place, where it is and whether the two
        sides show the same element."""
        mine = self.edges[card]
        for side, other in AROUND[place]:
            if grid[other] >= 0:
                yield other, mine[side] == self.edges[grid[other]][(side + 2) % 4]

    def legal(self, grid: Grid, card: int) -> tuple[int, ...]:
        """The free places where at least one side matches; none without a factory."""
        if grid[CENTRE] < 0:
            return ()
        return tuple(
            place
            for place, there in enumerate(grid)
            if there < 0 and any(same for _, same in self.matches(grid, place, card))
        )

    def connected(self, grid: Grid) -> int:
        """The mask of modules all of whose touching sides match. An empty place beside one denies
        nothing: the rules ask for all directly adjacent elements."""
        return sum(
            1 << card
            for place, card in enumerate(grid)
            if card >= 0
            and place != CENTRE
            and all(same for _, same in self.matches(grid, place, card))
        )

    def direct(self, grid: Grid) -> int:
        """How many modules are directly connected to the factory: next to it, sides matching."""
        if grid[CENTRE] < 0:
            return 0
        return sum(same for _, same in self.matches(grid, CENTRE, grid[CENTRE]))
