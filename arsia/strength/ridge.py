"""Regression with as much shrinkage as the data ask for.

In: sums of squares and products, which can be added up over any parts of the games. Out: a
coefficient for each column with its standard error. Columns stand in blocks; the coefficients of a
block are taken to come from a normal distribution around nought, whose spread is estimated along
with them (MacKay's fixed point for the evidence), so that nothing has to be chosen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

Array = Any
"""Of numpy."""

FREE = 1e-6
"""What holds a column back whose block is negative: it may well do a thousand points."""
LEAST = 1e-2
"""No variance of an outcome is less: of two games, anything could be explained away."""
ROUNDS, STEADY = 40, 1e-3


@dataclass(frozen=True, slots=True)
class Moments:
    """Of columns X and an outcome y: X'X, X'y, y'y, rows."""

    xx: Array
    xy: Array
    yy: float
    rows: int

    def __add__(self, other: Moments) -> Moments:
        return Moments(
            self.xx + other.xx, self.xy + other.xy, self.yy + other.yy, self.rows + other.rows
        )


def nothing(columns: int) -> Moments:
    return Moments(np.zeros((columns, columns)), np.zeros(columns), 0.0, 0)


def moments(x: Array, y: Array) -> Moments:
    return Moments(x.T @ x, x.T @ y, float(y @ y), len(y))


@dataclass(frozen=True, slots=True)
class Fit:
    """By column `values` and `errors`; by block `spread`, the standard deviation of what its
    columns really do; `noise`, that of the outcome when all of them are known."""

    values: Array
    errors: Array
    spread: dict[int, float]
    noise: float


def fit(of: Moments, blocks: Array, like: Fit | None = None) -> Fit:
    """`blocks`: the number of each column's block; negative: a column by itself, not shrunk.
    `like`: spreads and noise that are known already, of more games than these."""
    columns = len(blocks)
    names = [int(one) for one in np.unique(blocks) if one >= 0]
    noise = max(of.yy / max(1, of.rows), LEAST)
    spread = dict.fromkeys(names, noise / 100)  # both as variances
    if like is not None:
        noise, spread = like.noise**2, {one: like.spread[one] ** 2 for one in names}
    for _ in range(ROUNDS):
        held = np.full(columns, FREE)
        for one in names:
            held[blocks == one] = 1 / spread[one]
        inverse = np.linalg.inv(of.xx / noise + np.diag(held))
        values = inverse @ of.xy / noise
        diagonal = np.diag(inverse)
        if like is not None:
            break
        told = columns - float(held @ diagonal)  # so many parameters the data determine
        rest = of.yy - 2 * values @ of.xy + values @ of.xx @ values
        noise = max(float(rest) / max(1.0, of.rows - told), LEAST)
        moved = 0.0
        for one in names:
            mine = blocks == one
            known = max(float(mine.sum() - (diagonal[mine] / spread[one]).sum()), 1e-6)
            new = max(float((values[mine] ** 2).sum()) / known, 1e-6)
            moved = max(moved, abs(new / spread[one] - 1))
            spread[one] = new
        if moved < STEADY:
            break
    roots = {one: float(np.sqrt(variance)) for one, variance in spread.items()}
    return Fit(values, np.sqrt(np.maximum(diagonal, 0)), roots, float(np.sqrt(noise)))
