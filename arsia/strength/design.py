"""The games of a plan as columns: what came to whom by chance, and by how much it decided.

In: a study. Out: sums for the regression. A game is compared within itself: of the seats' points
only their differences count, so that whatever concerns all of them alike drops out.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from arsia.strength.ridge import Array, Moments, moments, nothing
from arsia.study.store import Store
from runtime.bots.record import LATE
from runtime.state.layout import DECK_KINDS

MANY = 1 << 40
TOGETHER = 1024
"""Games at a time, so that their columns fit into memory."""

EARLY, LATER, AS = "early", "late", "as"
"""A card that came before generation `LATE`, or from then on; a corporation that is played."""
MONEY = ("early_money", "late_money")

Column = tuple[str, str]
"""(`early`, card), (`late`, card), (`as`, corporation); controls: (`seat`, number), (name of the
money, nothing)."""


@dataclass(frozen=True)
class Columns:
    """`blocks`: by column its block, negative for those that are not shrunk."""

    names: tuple[Column, ...]
    blocks: Array

    @cached_property
    def place(self) -> dict[Column, int]:
        return {name: number for number, name in enumerate(self.names)}


def columns(
    kinds: dict[str, str], players: int, changed: Collection[str] = (), second: str = ""
) -> Columns:
    """Of cards by their kinds: those of the deck are a block early and one late, of the others each
    kind is one. Of cards that have `changed` what the change did is a column too, that of `second`
    a part of its name."""
    names: list[Column] = []
    blocks: list[int] = []
    known: dict[tuple[str, str], int] = {}

    def add(name: Column, block: tuple[str, str] | None) -> None:
        names.append(name)
        blocks.append(-1 if block is None else known.setdefault(block, len(known)))

    for card, kind in kinds.items():
        if kind in DECK_KINDS:
            add((EARLY, card), (EARLY, ""))
            add((LATER, card), (LATER, ""))
        elif kind == "corporation":
            add((AS, card), (AS, kind))
        else:
            add((EARLY, card), (EARLY, kind))
    for what, card in names[:]:
        if card in changed:
            add((what + second, card), None)
    for name in MONEY:
        add((name, ""), None)
    for seat in range(1, players):
        add(("seat", str(seat)), None)
    if players == 1:
        add(("seat", "0"), None)
    return Columns(tuple(names), np.array(blocks))


def halves(
    store: Store, plan: str, players: int, of: Columns, also: str = "", most: int = MANY
) -> tuple[Moments, Moments]:
    """The sums of two halves of the games, which have nothing in common; their columns as given.
    What is counted in a column is counted in the one of the same name and `also` too. `most`: so
    many games of the first seeds."""
    made = [nothing(len(of.names)), nothing(len(of.names))]
    games = store.columns(
        "SELECT seed FROM games WHERE plan = ? AND finished ORDER BY seed LIMIT ?", plan, most
    )["seed"]
    seats = store.columns(
        "SELECT seed, seat, total, early_money, coalesce(late_money, 0) AS late_money FROM seats "
        "WHERE plan = ? ORDER BY seed, seat",
        plan,
    )
    cells = _cells(store, plan, of, also)
    for half in (0, 1):
        mine = games[games // 2 % 2 == half]  # in both, bots have begun as often
        for start in range(0, len(mine), TOGETHER):
            made[half] += _some(mine[start : start + TOGETHER], players, of, seats, cells)
    return made[0], made[1]


def _cells(store: Store, plan: str, of: Columns, also: str) -> dict[str, Any]:
    """Where ones stand: seed, seat and column."""
    ends = ("", also) if also else ("",)
    known = [
        (what, card, of.place[what + end, card])
        for what, card in of.names
        for end in ends
        if (what + end, card) in of.place
    ]
    return store.columns(
        f"""
        WITH known AS (
            SELECT unnest($2) AS what, unnest($3) AS card, unnest($4) AS place
        ), cells AS (
            SELECT seed, seat, card, CASE WHEN came_at < {LATE} THEN '{EARLY}' ELSE '{LATER}' END
            AS what FROM cards WHERE plan = $1 AND came IN ('dealt', 'offered')
            UNION ALL
            SELECT seed, seat, card, '{AS}' FROM cards WHERE plan = $1 AND played_at IS NOT NULL
        )
        SELECT seed, seat, place FROM cells JOIN known USING (what, card) ORDER BY seed
        """,
        plan,
        *([*column] for column in zip(*known, strict=True)),
    )


def _some(
    games: Array, players: int, of: Columns, seats: dict[str, Any], cells: dict[str, Any]
) -> Moments:
    x = np.zeros((len(games), players, len(of.names)))
    y = np.zeros((len(games), players))
    row, mine = _found(games, cells["seed"])
    x[row, cells["seat"][mine], cells["place"][mine]] = 1.0
    row, mine = _found(games, seats["seed"])
    seat, place = seats["seat"][mine], of.place
    y[row, seat] = seats["total"][mine]
    for name in MONEY:
        x[row, seat, place[name, ""]] = seats[name][mine]
    for number in range(players):
        if ("seat", str(number)) in place:
            x[:, number, place["seat", str(number)]] = 1.0
    contrasts = between(players)
    x = np.einsum("cs,gsp->gcp", contrasts, x).reshape(-1, len(of.names))
    return moments(x, (y @ contrasts.T).reshape(-1))


def _found(games: Array, seeds: Array) -> tuple[Array, Array]:
    """Of rows by their seeds: the place of the game, and which rows are of one of these games."""
    order = np.argsort(games)
    at = np.minimum(np.searchsorted(games[order], seeds), len(games) - 1)
    mine = games[order][at] == seeds
    return order[at[mine]], mine


def between(players: int) -> Array:
    """Rows that are at right angles to one another and to what is the same for all seats; alone
    there is nobody to be compared with."""
    if players == 1:
        return np.ones((1, 1))
    made = np.zeros((players - 1, players))
    for number in range(1, players):
        made[number - 1, :number] = 1 / number
        made[number - 1, number] = -1
    return made / np.linalg.norm(made, axis=1, keepdims=True)
