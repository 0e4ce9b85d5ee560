"""From the effect graph back to card text.

In: a card and the library that its words come from. Out: the card in the language, in its canonical
form, so that compiling it gives the same card again. What the language has no words for raises
`Unwritable`, which names it.
"""

from __future__ import annotations

from compiler.writing.cards import card_text
from compiler.writing.names import Unwritable

__all__ = ["Unwritable", "card_text"]
