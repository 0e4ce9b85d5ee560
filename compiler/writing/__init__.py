"""From the effect graph back to card text.

In: a card and the library that its words come from. Out: the card in the language, in its canonical
form, so that compiling it gives the same card again. What the language has no words for raises
`Unwritable`, which names it.
"""

from __future__ import annotations

from compiler.graph import Effect, Library
from compiler.writing import effects
from compiler.writing.cards import card_text
from compiler.writing.names import Names, Unwritable

__all__ = ["Unwritable", "Writing", "card_text"]


class Writing:
    """Parts of cards in the language, for one library."""

    def __init__(self, library: Library) -> None:
        self._names = Names.of(library)

    def effect(self, effect: Effect) -> str:
        """`production +1 energy`. Raises Unwritable."""
        return effects.effect(self._names, effect)
