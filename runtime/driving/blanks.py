"""Cards without a name, for the decks of scenarios.

In: a library. Out: the same with blank cards of every kind that is dealt from a deck or a pile. A
ruleset deals only these where there are any (`runtime.games.base.table.dealt`), so that a card that
joins a set changes no scenario: what comes from a deck is named, or it is blank. So a set is tested
without the hundreds of cards of others that nothing in it names, whose engine takes the longest.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from compiler.graph import CARD_KINDS, Card, CardKind, Library
from runtime.driving.lacking import named
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


def for_scenarios(library: Library, own: Container[str]) -> Library:
    """The same for the scenarios of these sets, by identifier: of the others without what is dealt
    and named neither by one of the scenarios nor by what is left."""
    whole = with_blanks(library)
    if not has_blanks(whole):
        return whole
    scenarios = tuple(one for one in whole.scenarios if one.set in own)
    left: dict[str, Card] = {}
    waiting: list[object] = [replace(whole, cards=(), scenarios=scenarios)]
    for card in whole.cards:
        if card.kind in CARD_KINDS and card.set and card.set not in own:
            left[card.id] = card
        else:
            waiting.append(card)
    while waiting:
        names = named(waiting.pop()) & left.keys()
        waiting += [left.pop(name) for name in sorted(names)]
    kept = {card.id for card in whole.cards} - left.keys()
    cards = tuple(card for card in whole.cards if card.id in kept)
    return replace(whole, cards=cards, scenarios=scenarios)


def has_blanks(library: Library) -> bool:
    return any(not card.set for card in library.cards)
