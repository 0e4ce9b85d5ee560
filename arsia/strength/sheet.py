"""The figures as a table for spreadsheets and programs.

In: `Figures`. Out: CSV, a line for each card that was played with; empty where there is no ground
for a figure. Points and M€, shares from 0 to 1.
"""

from __future__ import annotations

import csv
from collections.abc import Collection
from io import StringIO

from arsia.strength.figures import Figures, Standing

COLUMNS = (
    *("card", "name", "set", "kind", "cost", "fair_cost", "fair_cost_error"),
    *("early", "early_error", "early_reliability", "late", "late_error", "late_reliability"),
    *("came", "taken", "played", "plays", "generation", "scored", "won", "won_without"),
)


def csv_of(figures: Figures, sets: Collection[str]) -> str:
    """`sets`: whose cards are in it."""
    text = StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(COLUMNS)
    lines.writerows(_row(one) for one in figures.cards.values() if one.card.set in sets)
    return text.getvalue()


def _row(one: Standing) -> list[object]:
    card, use = one.card, one.use
    effects = [
        number
        for effect in (one.early, one.late)
        for number in (
            (effect.points, effect.error, effect.reliability) if effect else (None, None, None)
        )
    ]
    numbers = (*(one.fair or (None, None)), *effects, use.came, use.taken, use.played, use.plays)
    return [
        *(card.id, card.name, card.set, card.kind, card.cost),
        *map(_short, (*numbers, use.when, use.scored, use.won, use.won_without)),
    ]


def _short(number: float | None) -> object:
    return round(number, 4) if isinstance(number, float) else number
