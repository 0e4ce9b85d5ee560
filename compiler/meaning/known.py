"""What is known of single cards, from one check of a library to the next.

In: a card, and what is looked for on it. Out: what was found, now or the last time that the same
card stood among the same vocabulary.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeVar

from compiler import graph as g
from compiler.meaning.faults import Fault

Made = TypeVar("Made")
Nodes = Callable[[g.Card], tuple[object, ...]]
"""All nodes of a card, parents first."""


class Told(Protocol):
    """What a function tells of a card alone, whatever stands beside it."""

    def __call__(self, card: g.Card, look: Callable[[g.Card], Made]) -> Made: ...


@dataclass(slots=True)
class Known:
    """By the identity of cards; those that are no longer there are forgotten."""

    _among: g.Library | None = None
    _faults: dict[int, tuple[g.Card, tuple[Fault, ...]]] = field(default_factory=dict)
    _told: dict[Any, dict[int, tuple[g.Card, Any]]] = field(default_factory=dict)

    def begin(self, library: g.Library) -> g.Library:
        """The library, of which cards that remember a choice are as if the first was chosen."""
        there = {*map(id, library.cards)}
        self._forget(g.with_first_chosen, there)
        chosen = tuple([self.told(card, g.with_first_chosen) for card in library.cards])
        there = {*map(id, chosen)}
        for look in self._told.keys() - {g.with_first_chosen}:
            self._forget(look, there)
        among = replace(library, cards=(), scenarios=())
        if among != self._among:
            self._among, there = among, set()
        self._faults = {key: one for key, one in self._faults.items() if key in there}
        return replace(library, cards=chosen)

    def _forget(self, look: object, there: set[int]) -> None:
        told = self._told.get(look, {})
        self._told[look] = {key: one for key, one in told.items() if key in there}

    def faults(self, card: g.Card, look: Callable[[g.Card], Iterable[Fault]]) -> tuple[Fault, ...]:
        if id(card) not in self._faults:
            self._faults[id(card)] = card, tuple(look(card))
        return self._faults[id(card)][1]

    def told(self, card: g.Card, look: Callable[[g.Card], Made]) -> Made:
        known = self._told.setdefault(look, {})
        if id(card) not in known:
            known[id(card)] = card, look(card)
        made: Made = known[id(card)][1]
        return made

    def nodes(self, card: g.Card) -> tuple[object, ...]:
        return self.told(card, nodes)


def nodes(card: g.Card) -> tuple[object, ...]:
    """All of a card, parents first."""
    return tuple(g.walk(card))


def anew(card: g.Card, look: Callable[[g.Card], Made]) -> Made:
    """Where nothing is known from the last time."""
    return look(card)
