"""What a footprint is.

In: nothing. Out: `Footprint` and what makes its atoms. An atom is `(what, scope)`:
`("stock plant", "own")` is the acting player's, `"others"` that of any other, `"all"` anybody's;
game-wide things (`map`, levels) are always `all`. What lies on cards is `held microbe`, or `held`
where nothing says which resource it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from operator import or_

from compiler import graph as g
from dsl.reading.records import dataclass

Atom = tuple[str, str]
Atoms = frozenset[Atom]
NOTHING: Atoms = frozenset()


@dataclass(frozen=True, slots=True)
class Footprint:
    """`reads`: its outcome depends on these. `adds`, `takes`: changed up or down by an amount that
    does not depend on their value. `writes`: changed otherwise. `needs`: whether it can be done
    depends on these. `raises`: kinds of events. `steps`: parameters it moves and how far, whose
    moments may add more. `tiles`: the kinds that it places."""

    reads: Atoms = NOTHING
    adds: Atoms = NOTHING
    takes: Atoms = NOTHING
    writes: Atoms = NOTHING
    needs: Atoms = NOTHING
    raises: frozenset[g.EventKind] = frozenset()
    steps: frozenset[tuple[str, int]] = frozenset()
    tiles: frozenset[str] = frozenset()

    def __or__(self, other: Footprint) -> Footprint:
        return Footprint(
            self.reads | other.reads,
            self.adds | other.adds,
            self.takes | other.takes,
            self.writes | other.writes,
            self.needs | other.needs,
            self.raises | other.raises,
            self.steps | other.steps,
            self.tiles | other.tiles,
        )

    @property
    def changes(self) -> Atoms:
        return self.adds | self.takes | self.writes


ANYTHING: Atoms = frozenset({("anything", "all")})
UNKNOWN = Footprint(reads=ANYTHING, writes=ANYTHING, needs=ANYTHING)


def union(prints: Iterable[Footprint]) -> Footprint:
    return reduce(or_, prints, Footprint())


def everybodys(one: Footprint) -> Footprint:
    """Of each player; what one of them cannot do lapses."""
    return replace(
        one,
        reads=widened(one.reads | one.needs),
        adds=widened(one.adds),
        takes=widened(one.takes),
        writes=widened(one.writes),
        needs=NOTHING,
    )


def widened(atoms: Atoms) -> Atoms:
    return frozenset((what, "all") for what, _ in atoms)


def own(*whats: str) -> Atoms:
    return frozenset((what, "own") for what in whats)


def shared(*whats: str) -> Atoms:
    return frozenset((what, "all") for what in whats)


def scoped(whose: g.Whose, *whats: str) -> Atoms:
    return own(*whats) if whose == "you" else shared(*whats)
