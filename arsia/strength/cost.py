"""What a card should cost.

In: how often each card is played when it comes, and what its coming brings. Out: a line through all
of them, and the cost at which a card would lie on it.

Everybody is offered as many cards, so that only differences between cards can be seen: against an
average one. What a card that is never played brings is nothing, though; the line, continued to
there, says where nothing lies. From it, a card is worth its height over the share of the times in
which it is played; 1 M€ more of cost would take as many points from each of those as 1 M€ is
worth then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

LEAST = 12
"""Cards that a line goes through, at least."""


@dataclass(frozen=True, slots=True)
class Line:
    """`nothing`: the effect of a card that is never played, against the average one; `play`: points
    of an average play."""

    nothing: float
    play: float


def line_through(points: Sequence[tuple[float, float, float]]) -> Line | None:
    """`points`: share played, effect, its error. None where they are too few."""
    if len(points) < LEAST:
        return None
    share, effect, error = np.array(points).T
    weights = 1 / (error**2 + np.var(effect))
    # Better cards are played more often, so that the line bends.
    bent = np.stack([np.ones_like(share), share, share**2], axis=1)
    nothing = float(
        np.linalg.lstsq(bent * np.sqrt(weights)[:, None], effect * np.sqrt(weights), rcond=None)[0][
            0
        ]
    )
    return Line(nothing, float((effect - nothing).sum() / share.sum()))


def fair_cost(
    cost: int, effect: float, error: float, share: float, line: Line, unit: tuple[float, float]
) -> tuple[float, float]:
    """And its standard error; `unit`: points of 1 M€ when it is played, and the error."""
    points, spread = unit
    more = ((effect - line.nothing) / share - line.play) / points
    of_effect = error / share / points
    return cost + more, float(np.hypot(of_effect, more * spread / points))
