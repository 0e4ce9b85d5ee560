"""From the effect graph back to card text.

In: a card or a scenario, and the library that its words come from. Out: the same in the language,
in its canonical form, so that compiling it gives it again. What the language has no words for
raises `Unwritable`, which names it.
"""

from __future__ import annotations

from compiler.graph import Continuous, Effect, Library
from compiler.writing import effects, rules
from compiler.writing.cards import card_text
from compiler.writing.names import Names, Unwritable
from compiler.writing.scenarios import scenario_text

__all__ = ["Unwritable", "Writing", "card_text", "scenario_text"]


class Writing:
    """Parts of cards in the language, for one library."""

    def __init__(self, library: Library) -> None:
        self._names = Names.of(library)

    def effect(self, effect: Effect) -> str:
        """`production +1 energy`. Raises Unwritable."""
        return effects.effect(self._names, effect)

    def rule(self, rule: Continuous) -> str:
        """`opponents may not play events`. Raises Unwritable."""
        return rules.rule(self._names, rule)
