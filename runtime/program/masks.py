"""Footprints as bit masks, and the question whether two pending effects commute.

In: `compiler.graph.footprint.Footprint`s. Out: `Mask`s, compared in a few operations. The bits of
an atom is its index in the list of atoms met; `own` bits concern the acting player, `all` bits
anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from compiler.footprint.atoms import Atoms, Footprint
from dsl.reading.records import dataclass
from runtime.state.layout import EVENT

Bits = tuple[int, int, int]
"""Bits of the acting player's own, of the others', of anybody's."""

NONE: Bits = (0, 0, 0)


class Finer(NamedTuple):
    """What is told of an effect with resources on cards told apart, each by its kind."""

    adds: Bits
    writes: Bits
    needs: Bits


@dataclass(frozen=True, slots=True)
class Mask:
    """`changes` is adds, takes and writes together, `spoils` takes and writes. `needy`: it must be
    done and may be impossible. `entangled`: its own parts can get in each other's way. `steps`:
    (parameter index, how far). `tiles`: the kinds that it places, as bits. `finer` tells whether
    one effect can help another."""

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
    tiles: int
    finer: Finer


BitsOf = Callable[[str], int]
"""The bits of an atom's name."""


class Making(NamedTuple):
    """`bits_of` and `finer` give the bits of an atom's name; `tracks` the index of a parameter,
    `tiles` of a kind of tile; `replaced`: the kinds of events that something can take the place
    of."""

    bits_of: BitsOf
    finer: BitsOf
    tracks: Mapping[str, int]
    tiles: Mapping[str, int]
    replaced: frozenset[str] = frozenset()


def make(print_: Footprint, entangled: bool, by: Making) -> Mask:
    replaced = print_.raises & by.replaced
    raised = {*print_.raises, *(f"would-{kind}" for kind in replaced)}

    def scoped(atoms: Atoms, bits_of: BitsOf = by.bits_of) -> Bits:
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
        steps=tuple(sorted((by.tracks[name], distance) for name, distance in print_.steps)),
        entangled=entangled,
        needy=needs != NONE,
        tiles=sum(1 << by.tiles[name] for name in print_.tiles),
        finer=Finer(*(scoped(one, by.finer) for one in (print_.adds, print_.writes, print_.needs))),
    )


def together(masks: Sequence[Mask]) -> Mask:
    """Several as one, for `commute` and `harms`: what touches one of them touches this."""
    return Mask(
        reads=_union(one.reads for one in masks),
        changes=_union(one.changes for one in masks),
        writes=_union(one.writes for one in masks),
        spoils=_union(one.spoils for one in masks),
        needs=_union(one.needs for one in masks),
        adds=_union(one.adds for one in masks),
        raises=(),
        steps=(),
        entangled=False,
        needy=False,
        tiles=0,
        finer=Finer(NONE, NONE, NONE),
    )


def _union(parts: Iterable[Bits]) -> Bits:
    own, others, everybody = NONE
    for one, other, all_ in parts:
        own, others, everybody = own | one, others | other, everybody | all_
    return own, others, everybody


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
