"""How many can play with some cards.

In: a library. Out: why so many cannot, in words.
"""

from __future__ import annotations

import re

from compiler.graph import Library, undealt
from runtime.state.layout import DECK_KINDS


def unseated(library: Library, players: int) -> str | None:
    """Why so many cannot play with these cards; None when they can."""
    rules = dict(library.rules)
    bounds = [int(number) for number in re.findall(r"\d+", str(rules["players"]))]
    if not bounds[0] <= players <= bounds[-1]:
        return f"{bounds[0]} to {bounds[-1]} players, not {players}"
    gone = undealt(library)
    there = [card for card in library.cards if card.id not in gone]
    deck = sum(card.kind in DECK_KINDS for card in there)
    corporations = sum(card.kind == "corporation" and not card.beginner for card in there)
    needed = players * int(rules.get("starting-cards", 0))
    if needed and (corporations < players or deck < needed):
        return (
            f"these sets have {_many(corporations, 'corporation')} and {_many(deck, 'card')}, too "
            f"few for {_many(players, 'player')}; name a larger set too"
        )
    return None


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
