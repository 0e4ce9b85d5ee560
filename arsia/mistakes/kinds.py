"""The kinds of mistake that are seeded: one function each, from a card to the card spoilt.

Out: `KINDS` are mistakes of form or meaning, `LEGAL` those that make another sound card, which no
checker can tell from what was meant; in the order in which they are reported.
"""

from __future__ import annotations

from arsia.mistakes import amounts, form, sound, spelling
from arsia.mistakes.registry import KINDS, LEGAL, Kind

__all__ = ["KINDS", "LEGAL", "Kind"]

PARTS = (spelling, amounts, form, sound)
"""Importing them has added to the lists."""
