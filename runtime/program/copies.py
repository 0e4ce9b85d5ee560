"""Cards of which there are several: one face, and so many cards.

In: a library. Out: the same with a card for each copy, after all others. A copy is told from its
original by its id alone, which no declaration can have; what names the card means any copy.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.graph import COPY, Card, Library


def with_copies(library: Library) -> Library:
    """The library itself where each card is there once."""
    copies = tuple(one for card in library.cards for one in _copies(card))
    return replace(library, cards=(*library.cards, *copies)) if copies else library


def _copies(card: Card) -> list[Card]:
    return [replace(card, id=f"{card.id}{COPY}{n}") for n in range(2, card.copies + 1)]
