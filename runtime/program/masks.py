"""Footprints as bit masks, and the question whether two pending effects commute.

In: `compiler.graph.footprint.Footprint`s. Out: `Mask`s, compared in a few operations. The bits of
an atom is its index in the list of atoms met; `own` bits concern the acting player, `all` bits
anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from compiler.footprint.atoms import Atoms, Footprint
from runtime.state.layout import EVENT

Bits = tuple[int, int, int]
"""Bits of the acting player's own, of the others', of anybody's."""

NONE: Bits = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Mask:
    """`changes` is adds, takes and writes together, `spoils` takes and writes. `needy`: it must be
    done and may be impossible. `entangled`: its own parts can get in each other's way. `steps`:
    (parameter index, how far)."""

    reads: Bits
    changes: Bits
    writes: Bits
    spoils: Bits
    needs: Bits
    adds: Bits
    raises: tuple[int, ...]
    steps: tuple[tuple[int, int], ...]
    entangled: bool
    needy: bool


def make(
    print_: Footprint,
    bits_of: Callable[[str], int],
    tracks: dict[str, int],
    entangled: bool,
    replaced: Iterable[str] = (),
) -> Mask:
    """`bits_of` gives the bits of an atom's name; `tracks` the index of a parameter; `replaced`:
    the kinds of events that something can take the place of."""
    raised = {*print_.raises, *(f"would-{kind}" for kind in print_.raises & {*replaced})}

    def scoped(atoms: Atoms) -> Bits:
        bits = {"own": 0, "others": 0, "all": 0}
        for what, scope in atoms:
            bits[scope] |= bits_of(what)
        return bits["own"], bits["others"], bits["all"]

    needs = scoped(print_.needs)
    return Mask(
        reads=scoped(print_.reads),
        changes=scoped(print_.changes),
        writes=scoped(print_.writes),
        spoils=scoped(print_.takes | print_.writes),
        needs=needs,
        adds=scoped(print_.adds),
        raises=tuple(sorted(EVENT[event] for event in raised)),
        steps=tuple(sorted((tracks[name], distance) for name, distance in print_.steps)),
        entangled=entangled,
        needy=needs != NONE,
    )


def meet(one: Bits, other: Bits, same: bool) -> bool:
    """Whether two sets of atoms touch, given whether the acting player is the same."""
    own, others, everybody = one
    their_own, their_others, all_theirs = other
    if everybody & (their_own | their_others | all_theirs) or (own | others) & all_theirs:
        return True
    if others & their_others:
        return True
    if same:
        return bool(own & their_own)
    return bool(own & their_others or others & their_own)


def commute(at_once: Mask, other: Mask, same: bool) -> bool:
    """Whether an effect may come before another one: what it does at once neither changes what the
    other can come to do, nor is changed by it. What it sets off gets its own place in the order.
    `same`: whether both are for the same player."""
    return not (
        meet(at_once.changes, other.reads, same)
        or meet(other.changes, at_once.reads, same)
        or meet(at_once.writes, other.changes, same)
        or meet(other.writes, at_once.changes, same)
    )


def harms(one: Mask, other: Mask, same: bool) -> bool:
    """Whether doing the first can make the second impossible."""
    return meet(one.spoils, other.needs, same)
