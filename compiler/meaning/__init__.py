"""Meaning, not only form: what is well said and still cannot be right, found on the effect graph.

In: a library, and where its vocabulary is declared. Out: `Fault`s, in the order of the library.
They are found on the graph, so that a document made elsewhere is held to the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from compiler import graph as g
from compiler.graph import Card, Library
from compiler.meaning.cards import check_card
from compiler.meaning.colonies import check_colonies
from compiler.meaning.faults import Fault, Homes
from compiler.meaning.known import Known, Nodes, anew, nodes
from compiler.meaning.loops import check_loops
from compiler.meaning.owners import check_owners, check_owners_on
from compiler.meaning.parties import check_parties, check_parties_on
from compiler.meaning.reach import check_reach
from compiler.meaning.rules import check_rule, check_seated, check_seats
from compiler.meaning.tracks import check_tracks

__all__ = ["Fault", "Homes", "Known", "check", "check_new"]


def check(library: Library, homes: Homes, known: Known | None = None) -> Iterator[Fault]:
    """Everything that can be told of a library without errors. What is `known` of cards from the
    last time is not looked for again.

    Whether something can ever happen is told only of vocabulary that the set itself declares: what
    it shares with others may happen through their cards."""

    seen = known or Known()

    def alone(card: Card) -> Iterator[Fault]:
        return check_alone(library, card, seen.nodes)

    library = seen.begin(library)
    yield from chain.from_iterable(seen.faults(card, alone) for card in library.cards)
    yield from check_parties(library)
    yield from check_owners(library, seen.told)
    yield from check_loops(library, seen.told)
    yield from check_reach(library, homes, seen.told)


def check_alone(library: Library, card: Card, inside: Nodes = nodes) -> Iterator[Fault]:
    """What can be told of a card whatever other cards there are; only what it may hold and who may
    own is asked of the library."""
    yield from check_card(library, card)
    yield from check_colonies(library, card)
    yield from check_tracks(library, card)
    yield from check_parties_on(library, card, inside)
    yield from check_rule(card) if card.kind == "rule" else ()
    if seated := g.seated(library):
        yield from check_seats(card) if card.kind in seated else ()
        yield from check_seated(library, card)


def check_new(library: Library, card: Card) -> Iterator[Fault]:
    """What can be told of a card that does not belong to the library yet, but for what others of it
    may bring about."""
    yield from check_alone(library, card)
    yield from check_owners_on(library, card)
    yield from check_loops(replace(library, cards=(card,)), anew)
