"""How far two bots agree about the same cards.

In: figures of two plans. Out: a correlation of ranks, which no scale can change.
"""

from __future__ import annotations

import numpy as np

from arsia.strength.figures import Figures
from runtime.state.layout import DECK_KINDS


def agreement(one: Figures, other: Figures) -> tuple[float, int]:
    """Spearman's correlation of the early effects, and of how many cards; nan of fewer than 10."""
    pairs = [
        (mine.early.points, theirs.early.points)
        for name, mine in one.cards.items()
        if mine.early is not None
        and mine.card.kind in DECK_KINDS
        and (theirs := other.cards.get(name)) is not None
        and theirs.early is not None
    ]
    if len(pairs) < 10:
        return float("nan"), len(pairs)
    ranks = np.argsort(np.argsort(np.array(pairs), axis=0), axis=0)
    return float(np.corrcoef(ranks.T)[0, 1]), len(pairs)
