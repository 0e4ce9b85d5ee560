"""What is known of single cards, from one check of a library to the next.

In: a card, and what is looked for on it. Out: what was found, now or the last time that the same
card stood among the same vocabulary.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from compiler import graph as g
from compiler.meaning.faults import Fault

Nodes = Callable[[g.Card], tuple[object, ...]]
"""All nodes of a card, parents first."""


@dataclass(slots=True)
class Known:
    """By the identity of cards; those that are no longer there are forgotten."""

    _among: g.Library | None = None
    _faults: dict[int, tuple[g.Card, tuple[Fault, ...]]] = field(default_factory=dict)
    _nodes: dict[int, tuple[g.Card, tuple[object, ...]]] = field(default_factory=dict)

    def begin(self, library: g.Library) -> None:
        there = {*map(id, library.cards)}
        self._nodes = {key: one for key, one in self._nodes.items() if key in there}
        among = replace(library, cards=(), scenarios=())
        if among != self._among:
            self._among, there = among, set()
        self._faults = {key: one for key, one in self._faults.items() if key in there}

    def faults(self, card: g.Card, look: Callable[[g.Card], Iterable[Fault]]) -> tuple[Fault, ...]:
        if id(card) not in self._faults:
            self._faults[id(card)] = card, tuple(look(card))
        return self._faults[id(card)][1]

    def nodes(self, card: g.Card) -> tuple[object, ...]:
        if id(card) not in self._nodes:
            self._nodes[id(card)] = card, tuple(g.walk(card))
        return self._nodes[id(card)][1]
