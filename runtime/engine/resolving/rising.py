"""How far operations raise tracks, and what they take and bring of the currency, at most.

In: the number of an operation. Out: numbers and yes or no, each worked out once, when it is first
asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from compiler import graph as g
from compiler.footprint.rises import rises
from compiler.footprint.sure import Coming, at_most
from runtime.engine.base.remembering import keep
from runtime.engine.resolving.bearing import Bearing
from runtime.program.masks import NONE, meet
from runtime.state.layout import EVENT
from runtime.state.state import State

RAISE = EVENT["raise"]

LEVELS_KEPT = 16_384
"""At how many levels of parameters it is remembered how far operations raise tracks."""

Near = tuple[int | None, ...] | None
"""The marks of a parameter; None where it is full, and stays so."""


class Rises(dict[tuple[int, str], int | None]):
    """By operation and track, how far at most the one raises the other."""

    def __init__(self, bearing: Bearing) -> None:
        self.bearing, program = bearing, bearing.program
        self.effects, self.here = program.operations.nodes, program.layout.here
        self.masks = program.masks
        levels = zip(self.here.parameters, program.tables.level_fields, strict=True)
        self.levels = [(kind, field) for kind, field in levels]
        self.currency = program.tables.currency
        self._units: dict[int, int | None] = {}
        self.raised: dict[int, int] = {}
        self.money = program.stock_bits[self.currency]
        self._takes: dict[tuple[int, bool], bool] = {}
        self._ever_takes: dict[int, bool] = {}
        self._brings: dict[int, bool] = {}
        self._moved: dict[int, list[tuple[g.ParameterKind, int, int | None]]] = {}
        self._at_levels: dict[tuple[Any, ...], int] = {}
        self._from_here: dict[tuple[int, str, tuple[Near, ...]], int] = {}

    def __missing__(self, key: tuple[int, str]) -> int | None:
        op, track = key
        mask = self.masks[op] if op >= 0 else None
        if mask is None or (RAISE not in mask.raises and mask.writes == NONE):
            far: int | None = 0
        else:
            far = rises(self.effects[op], track, self.here)
        self[key] = far
        return far

    def takes_money(self, op: int, same: bool) -> bool:
        """Whether it takes of a player's currency, or looks for it, and cannot be declined; `same`:
        the player is who does it."""
        known = self._takes.get((op, same))
        if known is None:
            mask, money = self.masks[op], (self.money, 0, 0)
            known = self._takes[op, same] = not isinstance(self.effects[op], g.May) and (
                meet(mask.spoils, money, same) or meet(mask.needs, money, same)
            )
        return known

    def takes(self, op: int) -> bool:
        """Whether it does, or a mark that it may reach, of anybody's."""
        known = self._ever_takes.get(op)
        if known is None:
            known = self._ever_takes[op] = any(
                self.takes_money(one, same)
                for one in self.bearing.reach(op)
                for same in (True, False)
            )
        return known

    def goes_on(self, op: int, tracks: tuple[str, ...]) -> bool:
        """Whether it takes of the currency, or raises one of the tracks."""
        return self.takes(op) or any(self[op, track] != 0 for track in tracks)

    def brings(self, op: int) -> bool:
        """Whether it may bring anybody of the currency, or move a parameter."""
        known = self._brings.get(op)
        if known is None:
            mask, money = self.masks[op], (self.money, self.money, self.money)
            known = self._brings[op] = bool(mask.steps) or any(
                meet(done, money, True) for done in (mask.adds, mask.writes)
            )
        return known

    def units(self, op: int) -> int | None:
        """How much of the currency an operation brings at most, if it brings nothing else that
        could bring some."""
        if op not in self._units:
            stock = Coming("stock", self.currency)
            found = at_most(self.effects[op], self.currency, self.here)
            self._units[op] = None if found is None or found.keys() - {stock} else found[stock]
        return self._units[op]

    def from_here(self, state: State, op: int, track: str) -> int:
        """The same as parameters stand, where it is known and nothing else raises the track: only
        those marks are counted that the operation can still reach, and nothing of what is full."""
        moved = self._moves(op)
        levels = [state.g[field] for _, field, _ in moved]
        at = (op, track, *levels)
        known = self._at_levels.get(at)
        if known is None:
            known = self._find_from_here(op, track, moved, levels)
            keep(self._at_levels, at, known, LEVELS_KEPT)
        return known

    def _find_from_here(
        self,
        op: int,
        track: str,
        moved: list[tuple[g.ParameterKind, int, int | None]],
        levels: Sequence[int],
    ) -> int:
        there = zip(moved, levels, strict=True)
        near = tuple([self._near(level, kind, far) for (kind, _, far), level in there])
        known = self._from_here.get((op, track, near))
        if known is None:
            marks = {kind.id: ahead for (kind, *_), ahead in zip(moved, near, strict=True)}
            parameters = [_as_near(kind, marks.get(kind.id, ())) for kind, _ in self.levels]
            here = replace(self.here, parameters=tuple(parameters))
            known = rises(self.effects[op] if op >= 0 else None, track, here)
            assert known is not None, "less is counted than before"
            self._from_here[op, track, near] = known
        return known

    def _moves(self, op: int) -> list[tuple[g.ParameterKind, int, int | None]]:
        """The parameters that an operation raises, and how far."""
        moved = self._moved.get(op)
        if moved is None:
            far = [(kind, field, self[op, kind.id]) for kind, field in self.levels]
            moved = self._moved[op] = [one for one in far if one[2] != 0]
        return moved

    def moves(self, op: int) -> bool:
        """Whether it raises any parameter with marks."""
        return any(kind.moments for kind, *_ in self._moves(op))

    def _near(self, level: int, kind: g.ParameterKind, far: int | None) -> Near:
        """Where the marks are that lie ahead, no farther than a parameter is raised."""
        if level >= kind.highest:
            return None
        there = tuple([mark.at for mark in kind.moments])
        if far is None:
            return there
        return tuple([at for at in there if at is None or level < at <= level + far * kind.step])


def _as_near(kind: g.ParameterKind, marks: Near) -> g.ParameterKind:
    """The parameter with these of its marks."""
    if marks is None:
        return replace(kind, each_step=None, moments=())
    return replace(kind, moments=tuple([one for one in kind.moments if one.at in marks]))
