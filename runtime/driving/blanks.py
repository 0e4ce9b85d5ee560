"""Cards without a name, for the decks of scenarios.

In: a library. Out: the same with blank cards of every kind that is dealt from a deck or a pile. A
ruleset deals only these where there are any (`runtime.games.base.table.dealt`), so that a card that
joins a set changes no scenario: what comes from a deck is named, or it is blank.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.graph import Card, CardKind, Library
from runtime.state.layout import DECK_KINDS

_BLANKS: dict[CardKind, int] = {"automated": 100, "corporation": 10, "prelude": 20, "colony": 10}
_FIELDS: dict[str, tuple[tuple[str, tuple[int, ...]], ...]] = {"colony": (("track", (0,) * 7),)}
_OWN = 20
"""So many of each kind that there is: for ten times what a player draws, and five players' set-up.
A blank in the deck is of a kind that does nothing once it is played."""


def with_blanks(library: Library) -> Library:
    """Of a game without a deck the library itself, and of one that has them already."""
    kinds = {card.kind for card in library.cards}
    if not kinds & {*DECK_KINDS} or has_blanks(library):
        return library
    blanks = (
        Card(
            id=f"unnamed-{kind}-{number}",
            set="",
            kind=kind,
            name=f"unnamed {kind} {number}",
            cost=0,
            fields=_FIELDS.get(kind, ()),
        )
        for kind, count in (*_BLANKS.items(), *((kind.id, _OWN) for kind in library.kinds))
        if kind in kinds or kind in DECK_KINDS
        for number in range(1, count + 1)
    )
    return replace(library, cards=(*library.cards, *blanks))


def has_blanks(library: Library) -> bool:
    return any(not card.set for card in library.cards)
