"""Supplies: how many there are left of what a game has only so many of.

In: a library's resources and tiles, and where the numbers of the game stand. Out: `Supply`s, one
for each limited kind. A supply of its own counts down; the cubes of a parameter are counted by its
level, which rises as they come into use.
"""

from __future__ import annotations

from collections.abc import Iterable

from compiler.graph import Library, ResourceKind, TileKind
from dsl.reading.records import dataclass
from runtime.state.state import State


@dataclass(frozen=True, slots=True)
class Supply:
    """`field`: its number in the game's. `full`: the highest level of the parameter whose cubes
    these are, None for a supply of its own. With no cube left, what needs one cannot be done;
    otherwise it comes to nothing."""

    field: int
    full: int | None = None

    @property
    def left(self) -> str:
        """How many there are, as an expression for generated code."""
        at = f"S.g[{self.field}]"
        return at if self.full is None else f"({self.full} - {at})"

    def count(self, state: State) -> int:
        number = state.g[self.field]
        return number if self.full is None else self.full - number

    def take(self, state: State, count: int) -> None:
        state.g[self.field] += count if self.full is not None else -count


def supplies(
    kinds: Iterable[ResourceKind | TileKind],
    library: Library,
    level: dict[str, int],
    own: dict[int, int],
) -> dict[str, Supply]:
    """By identifier. Levels stand at `level` of a parameter, supplies of their own at `own` of the
    very object."""
    highest = {kind.id: kind.highest for kind in library.parameters}
    found = {}
    for kind in kinds:
        if kind.counted:
            found[kind.id] = Supply(level[kind.counted], highest[kind.counted])
        elif kind.supply is not None:
            found[kind.id] = Supply(own[id(kind)])
    return found
