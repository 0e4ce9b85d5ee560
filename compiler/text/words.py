"""The nouns of a library: what its declared vocabulary is called, one or many.

In: a `Library`. Out: `Words`, asked by every other module of this package, and the few helpers of
English that they share. Vocabulary that is not declared is called by its id, so that a text can be
made for any graph.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

from compiler.graph import (
    Card,
    CounterKind,
    Library,
    ParameterKind,
    ResourceKind,
    StateKind,
    TagKind,
    TerrainKind,
    TileKind,
)


class _Identified(Protocol):
    @property
    def id(self) -> str: ...


_T = TypeVar("_T", bound=_Identified)


def _by_id(kinds: Iterable[_T]) -> dict[str, _T]:
    return {kind.id: kind for kind in kinds}


@dataclass(frozen=True, slots=True)
class Words:
    resources: Mapping[str, ResourceKind]
    tags: Mapping[str, TagKind]
    terrains: Mapping[str, TerrainKind]
    tiles: Mapping[str, TileKind]
    parameters: Mapping[str, ParameterKind]
    counters: Mapping[str, CounterKind]
    cards: Mapping[str, Card]
    states: Mapping[str, StateKind]
    currency: str
    planet: str
    piece: str
    """What tiles are called: `tile`, or as the game says."""

    @classmethod
    def of(cls, library: Library) -> Words:
        return cls(
            resources=_by_id(library.resources),
            tags=_by_id(library.tags),
            terrains=_by_id(library.terrains),
            tiles=_by_id(library.tiles),
            parameters=_by_id(library.parameters),
            counters=_by_id(library.counters),
            cards=_by_id(library.cards),
            states=_by_id(library.states),
            currency=str(dict(library.rules).get("currency", "")),
            planet=readable(str(dict(library.rules).get("planet", "the board"))),
            piece=readable(str(dict(library.rules).get("piece", "tile"))),
        )

    def resource(self, which: str, many: bool = True) -> str:
        kind = self.resources.get(which)
        if kind is None:
            return readable(which)
        if which == self.currency and kind.symbol:
            return kind.symbol
        return kind.plural if many and kind.plural else kind.name

    def money(self, amount: int | str) -> str:
        """`8 M€`, in the currency of the game."""
        name = self.resource(self.currency, many=amount != 1) if self.currency else "money"
        return f"{amount} {name}"

    def tag(self, which: str) -> str:
        kind = self.tags.get(which)
        return kind.name if kind else readable(which)

    def terrain(self, which: str) -> str:
        kind = self.terrains.get(which)
        return kind.name if kind else readable(which)

    def tile(self, which: str, many: bool = False) -> str:
        """`city tile`; a name that says it is a tile already does not say so twice."""
        kind = self.tiles.get(which)
        name = kind.name if kind else readable(which)
        if kind and not kind.covers:
            return kind.plural if many else name
        bare = name.removesuffix(f" {self.piece}")
        return f"{bare} {self.piece}s" if many else f"{bare} {self.piece}"

    def track(self, which: str) -> str:
        """A parameter or a player track, which goes by its symbol: `TR`."""
        counter = self.counters.get(which)
        if counter is not None:
            return counter.symbol or counter.name
        kind = self.parameters.get(which)
        return kind.name if kind else readable(which)

    @property
    def home(self) -> str:
        """What the board shows: `Mars`, or `the board`."""
        return self.planet if self.planet.startswith("the ") else self.planet.title()

    def state(self, which: str) -> str:
        kind = self.states.get(which)
        return kind.name if kind else readable(which)

    def card(self, which: str) -> str:
        kind = self.cards.get(which)
        return kind.name if kind else readable(which)


def readable(identifier: str) -> str:
    """An identifier as words: `standard-project` -> `standard project`."""
    return identifier.replace("-", " ")


def some(number: int | str, one: str, many: str = "") -> str:
    """`1 step`, `2 steps`, `X steps`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


_SPOKEN_VOWELS = ("8", "11", "18")
_SPOKEN_CONSONANTS = ("eu", "uni", "use", "one")


def a(noun: str) -> str:
    """The noun with its indefinite article."""
    vowel = noun[:1].lower() in "aeiou" and not noun.startswith(_SPOKEN_CONSONANTS)
    return f"an {noun}" if vowel or noun.startswith(_SPOKEN_VOWELS) else f"a {noun}"


def joined(parts: Iterable[str], word: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    *head, last = list(parts) or [""]
    return f"{', '.join(head)} {word} {last}" if head else last


def sentence(phrase: str) -> str:
    """A phrase as a sentence: capital first, full stop last."""
    phrase = phrase.strip()
    if not phrase:
        return ""
    return phrase[0].upper() + phrase[1:] + ("" if phrase.endswith((".", "!")) else ".")
