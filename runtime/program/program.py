"""A library compiled for one board, as plain data: generated source, and what is known of it.

In: made by `runtime.program.write`. Out: `Program`, shared by all games on that board. Every effect
node is an operation with a number; the pool holds these numbers, never code. Functions are told by
the names that they have in the source: `runtime.engine` links them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from compiler import graph as g
from compiler.graph import walk
from runtime.program.card_code import WrittenCard
from runtime.program.masks import Mask
from runtime.program.tables import Tables
from runtime.program.writing.additions import Additions
from runtime.program.writing.standing import Standing
from runtime.program.writing.waiting import WrittenTrigger
from runtime.state.layout import Layout


@dataclass(frozen=True, slots=True)
class Operations:
    """By number: `nodes` (of one that asks for X, the node it asks for; None where it is written in
    Python), `parts` where they have any, `entangled`: whether those can get in each other's way;
    `checked`: whether it may be impossible. `numbers`: the first operation of a node; `of`: of a
    node and a conversion's id, which is empty elsewhere. `buy` pays for a card bought."""

    nodes: tuple[g.Effect | None, ...]
    parts: Mapping[int, tuple[int, ...]]
    entangled: tuple[bool, ...]
    checked: tuple[bool, ...]
    numbers: Mapping[g.Effect, int]
    of: Mapping[tuple[g.Effect, str], int]
    buy: int

    def number(self, effect: g.Effect, conversion: str = "") -> int | None:
        """The operation of a node that has one; of a conversion's node by the conversion's id."""
        return self.of.get((effect, conversion))

    def leaves(self, op: int) -> list[tuple[int, g.Effect]]:
        """The operations of the leaves of an effect, in printed order."""
        node = self.nodes[op]
        found = [] if node is None else [part for part in walk(node) if isinstance(part, g.Leaf)]
        return [(self.numbers[part], part) for part in found if part in self.numbers]


@dataclass(frozen=True, slots=True)
class Brings:
    """Operations, -1 where there is none: of `tiles` when placed, `steps` of parameters, `marks` on
    them as (level, operation)."""

    tiles: tuple[int, ...]
    steps: tuple[int, ...]
    marks: tuple[tuple[tuple[int, int], ...], ...]


@dataclass(frozen=True, slots=True)
class OfVocabulary:
    """Operations of what a library declares beside cards: of `bonuses`; what tiles and parameters
    bring, and what is left of it for `nobody`; `beside`: (tile, the kind that it is or counts as,
    operation, resource) of what lies next to a tile; `better_beside` what a standing effect makes
    of it; `neighbours`: (tile, operation of who places next to it, operation of its owner), -1
    where there is none; `kept`: by phase, what each player does then with cards that are played in
    it; `awaited`: the phases and moments at which anything can happen of itself."""

    bonuses: Mapping[str, int]
    brings: Brings
    nobody: Brings
    beside: tuple[tuple[int, int, int, int], ...]
    better_beside: Mapping[g.BesideWorth, int]
    neighbours: tuple[tuple[int, int, int], ...]
    kept: Mapping[str, tuple[int, ...]]
    awaited: frozenset[str]


@dataclass(frozen=True, slots=True, eq=False)
class Program:
    """Equal to itself only, for it is large. `masks` and `direct`: of operations, of all that can
    come of each and of what it does at once; `rules`: the standing effects of all cards, and by
    their numbers the functions of those that depend on the state: whether it holds, how much is
    off, what may be played, what may not be done; `in_force`: the cards that nobody holds, which
    hold in every game; `memory`: what conditions ask about the past; `binding`: triggers without
    which what sets them off cannot be done; `stock_bits` of each resource, `hand_bits` of the
    cards in hand, `payment_bits` of what pays."""

    library: g.Library
    layout: Layout
    tables: Tables
    operations: Operations
    vocabulary: OfVocabulary
    masks: tuple[Mask, ...]
    direct: tuple[Mask, ...]
    payment_bits: int
    stock_bits: Mapping[str, int]
    hand_bits: int
    cards: tuple[WrittenCard, ...]
    in_force: tuple[int, ...]
    triggers: tuple[WrittenTrigger, ...]
    rules: tuple[Standing, ...]
    conditional: Mapping[int, str]
    varying: Mapping[int, str]
    play_from: Mapping[int, str]
    sites: Mapping[int, str]
    bans: Mapping[int, str]
    memory: tuple[tuple[g.Event, g.Period], ...]
    binding: frozenset[int]
    additions: Additions
    source: str
