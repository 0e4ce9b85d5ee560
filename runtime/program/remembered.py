"""Cards that ask what has happened to themselves: what is remembered is so for the whole table.

In: a library. Out: the same, where what cards ask of the past (`if you used this card this
generation`, `per other event played this generation`) means them by their names.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler import graph as g


def with_names(library: g.Library) -> g.Library:
    """The library itself where no card asks for its own past."""
    asking = {card.id for card in library.cards if any(map(_is_own, g.walk(card)))}
    if not asking:
        return library
    cards = (_named(card) if card.id in asking else card for card in library.cards)
    return replace(library, cards=tuple(cards))


def _is_own(node: Any) -> bool:
    cards = node.event.cards if isinstance(node, g.Happened | g.Deeds) else None
    return cards is not None and (cards.reference == "this" or cards.other)


def _named(card: g.Card) -> g.Card:
    own = g.CardSet(names=(card.id,))

    def named(node: Any) -> Any:
        if not _is_own(node):
            return node
        cards = node.event.cards
        others = replace(cards, other=False, none_of=(*cards.none_of, own))
        meant = own if cards.reference == "this" else others
        return replace(node, event=replace(node.event, cards=meant))

    changed: g.Card = g.changed(card, named)
    return changed
