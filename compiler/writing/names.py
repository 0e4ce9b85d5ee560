"""What things are called in card text.

In: a library. Out: `Names`: words for identifiers, one or many, and the small helpers of English
that all of this package share.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from compiler.graph import THE_CHOSEN, CardSet, Library, Whose, seated
from compiler.names.folding import plural
from dsl.lexicon.words import DOES
from dsl.reading.records import dataclass


class Unwritable(ValueError):
    """The graph says something that the language has no words for; the message says what."""


class Phrases(dict[str, str]):
    """What is said for each identifier; what is not among them cannot be said at its place."""

    def __missing__(self, identifier: str) -> str:
        raise Unwritable(f"`{identifier}` here" if identifier else "what is left open here")


class _Kind(Protocol):
    @property
    def id(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Names:
    """`nouns`: identifier to singular and plural of everything that is declared, by what it is.
    `cards`: their names. `percent`: parameters written with a percent sign; `counted`: those whose
    level is the number of tiles of their name."""

    nouns: Mapping[str, Mapping[str, tuple[str, str]]]
    cards: Mapping[str, str]
    percent: frozenset[str]
    counted: frozenset[str]
    unowned: frozenset[str]
    tracks: frozenset[str]
    standard_resources: tuple[str, ...]
    plain_tags: tuple[str, ...]
    parameters: tuple[str, ...]
    projects: tuple[str, ...]
    conversions: tuple[str, ...]
    parties: tuple[str, ...]
    planet: str
    fleet: str
    """The counter that is a player's fleets."""
    becomes: Mapping[str, str]
    laid: frozenset[str]
    """Kinds of cards that lie on areas."""
    seated: frozenset[str]
    """Kinds of cards, and cards, on which players take seats."""
    several: bool = False
    """Several cards have just been looked at."""
    described: bool = False
    """What is said is said of players, of whom each is `you`."""

    @classmethod
    def of(cls, library: Library) -> Names:
        def several(kinds: Iterable[_Kind]) -> dict[str, tuple[str, str]]:
            return {kind.id: _forms(kind) for kind in kinds}

        return cls(
            {
                "resource": {THE_CHOSEN: ("chosen resource", "chosen resources")}
                | several(library.resources),
                "kind": several(library.kinds),
                "tag": {THE_CHOSEN: (THE_CHOSEN, THE_CHOSEN)} | several(library.tags),
                "tile": several(library.tiles),
                "track": {THE_CHOSEN: ("chosen parameter", "chosen parameter")}
                | several(library.parameters)
                | several(library.counters),
                "terrain": several(library.terrains),
                "bonus": several(library.bonuses),
                "state": several(library.states),
                "board": several(library.beside),
                "party": {THE_CHOSEN: ("chosen party", "chosen party")}
                | {c.id: (c.id, c.id) for c in library.cards if c.kind == "party"},
            },
            {card.id: card.name for card in library.cards},
            frozenset(kind.id for kind in library.parameters if kind.unit == "%"),
            frozenset({p.id for p in library.parameters} & {tile.id for tile in library.tiles}),
            frozenset(kind.id for kind in library.tiles if not kind.owned),
            frozenset({*(p.id for p in library.parameters), *(c.id for c in library.counters)}),
            tuple(kind.id for kind in library.resources if kind.standard),
            tuple(kind.id for kind in library.tags if not kind.wild),
            tuple(kind.id for kind in library.parameters),
            tuple(card.id for card in library.cards if card.kind == "standard-project"),
            tuple(card.id for card in library.cards if card.kind == "conversion"),
            tuple(card.id for card in library.cards if card.kind == "party"),
            str(dict(library.rules).get("planet", "")),
            str(dict(library.rules).get("fleets", "")),
            {kind.id: kind.becomes for kind in library.resources if kind.becomes},
            frozenset(kind.id for kind in library.kinds if kind.lies == "areas"),
            seated(library) | {c.id for c in library.cards if c.kind in seated(library)},
        )

    def have_seats(self, cards: CardSet) -> bool:
        """Whether players take seats on these cards."""
        meant = {*cards.kinds, *cards.names}
        return bool(meant) and meant <= self.seated

    def noun(self, what: str, name: str, many: bool = False) -> str:
        """The word for an identifier; the identifier itself when nothing declares it."""
        one, more = self.nouns[what].get(name, (name, plural(name)))
        return more if many else one

    def either(self, what: str, names: Iterable[str], many: bool = False) -> str:
        """`plant/microbe`: in the plural only the last."""
        *first, last = (*names,) or ("",)
        if not last:
            raise Unwritable(f"no {what}, where one belongs")
        return "/".join([*(self.noun(what, name) for name in first), self.noun(what, last, many)])

    def card(self, name: str) -> str:
        if name not in self.cards:
            raise Unwritable(f"the card {name}, which no set declares")
        return f'"{self.cards[name]}"'


def _forms(kind: _Kind) -> tuple[str, str]:
    """The identifier itself is always understood; its plural only when it is one word."""
    name = kind.id
    many = str(getattr(kind, "plural", "") or plural(name))
    return name, many if " " not in many else plural(name)


def article(word: str) -> str:
    if word.startswith("other "):
        return f"an{word}"
    return f"{'an' if word[:1] in 'aeiou' else 'a'} {word}"


_OF = Phrases(
    {
        "you": "",
        "any": " of any player",
        "all": " of any player",
        "opponents": " of opponents",
        "that": " of that player",
        "owner": " of the owner",
        "victim": " of the owner",
        "nobody": " without owner",
        "first": " of the first player",
        "holder": " of the owner of this card",
        "chosen": " of the chosen player",
    }
)


def of_whom(whose: Whose) -> str:
    """What is said behind a thing that is counted: nothing, ` of opponents` …"""
    return _OF[whose]


PLAYERS = Phrases(
    {
        "you": "you",
        "any": "any player",
        "all": "each player",
        "opponent": "an opponent",
        "opponents": "each opponent",
        "that": "that player",
        "owner": "the owner",
        "first": "the first player",
        "holder": "the owner of this card",
        "chosen": "the chosen player",
        "victim": "the owner",
    }
)


def player(whose: Whose) -> str:
    """A player as somebody to take from, or to whom a line applies."""
    return PLAYERS[whose]


def third(verb: str) -> str:
    """`places`, `looks at`."""
    return next(form for form, base in DOES.items() if base == verb and form != verb)
