"""Footprints as bit masks, and the question whether two pending effects commute.

In: `compiler.footprint.Footprint`s. Out: `Mask`s, compared in a few operations. The bits of an atom
are its index in the list of atoms met; `own` bits concern the acting player, `all` bits anybody.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from compiler.footprint import Atoms, Footprint
from runtime.layout import EVENT

Bits = tuple[int, int]
Marks = list[tuple[int, "Mask"]]


@dataclass(frozen=True, slots=True)
class Mask:
    """(own, all) pairs of bits; `changes` is adds, takes and writes together, `spoils` takes and
    writes. `needy`: it must be done and may be impossible. `inner`: its own parts can get in each
    other's way. `steps`: (parameter index, how far)."""

    reads: Bits
    changes: Bits
    writes: Bits
    spoils: Bits
    needs: Bits
    adds: Bits
    raises: tuple[int, ...]
    steps: tuple[tuple[int, int], ...]
    inner: bool

    @property
    def needy(self) -> bool:
        return self.needs != (0, 0)


def make(
    print_: Footprint, bits_of: Callable[[str], int], tracks: dict[str, int], inner: bool
) -> Mask:
    """`bits_of` gives the bits of an atom's name; `tracks` the index of a parameter."""

    def pair(atoms: Atoms) -> Bits:
        own = everybody = 0
        for what, scope in atoms:
            if scope == "own":
                own |= bits_of(what)
            else:
                everybody |= bits_of(what)
        return own, everybody

    return Mask(
        reads=pair(print_.reads),
        changes=pair(print_.changes),
        writes=pair(print_.writes),
        spoils=pair(print_.takes | print_.writes),
        needs=pair(print_.needs),
        adds=pair(print_.adds),
        raises=tuple(sorted(EVENT[event] for event in print_.raises)),
        steps=tuple(sorted((tracks[name], far) for name, far in print_.steps)),
        inner=inner,
    )


def meet(one: Bits, other: Bits, same: bool) -> bool:
    """Whether two sets of atoms touch, given whether the acting player is the same."""
    own, everybody = one
    their_own, all_theirs = other
    if everybody & (their_own | all_theirs) or own & all_theirs:
        return True
    return same and bool(own & their_own)


def commute(one: Marks, other: Marks) -> bool:
    """Whether the outcome is the same in both orders, where both can be done."""
    for who, a in one:
        for whom, b in other:
            same = who == whom
            if (
                meet(a.changes, b.reads, same)
                or meet(b.changes, a.reads, same)
                or meet(a.writes, b.changes, same)
                or meet(b.writes, a.changes, same)
            ):
                return False
    return True


def harms(one: Marks, other: Marks) -> bool:
    """Whether doing the first can make the second impossible."""
    return any(
        meet(a.spoils, b.needs, who == whom) for who, a in one for whom, b in other
    )
