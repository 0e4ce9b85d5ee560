"""What lies on the table: the market, the modules still to come, every player's grid.

In: what `State.more` has of food. Out: the same with something changed. It is one tuple, replaced
whole, so that a clone of the state shares it.
"""

from __future__ import annotations

from typing import Any

from runtime.games.food.grid import CENTRE, EMPTY, Geometry, Grid
from runtime.state.state import State, shuffled

FOOD = "food"
"""The name under which `State.more` has it."""

MARKET, DECK, DISCARD, GRIDS, CONNECTED, DIRECT, OFFERED = range(7)
"""Indices into it: modules face up, face down, done with; a grid for each player; the
mask of connected modules; for each player how many modules stand directly at the factory; modules
that go round in the investment phase, or None outside of it."""


def new(S: State, modules: list[int]) -> None:
    """Nobody has anything; the modules are shuffled, no market yet."""
    seats = len(S.seats)
    deck = tuple(shuffled(S, modules[:]))
    lying = ((), deck, (), (EMPTY,) * seats, 0, (0,) * seats, None)
    S.more = S.more | {FOOD: lying}


def change(S: State, index: int, value: Any) -> None:
    lying = S.more[FOOD]
    S.more = S.more | {FOOD: (*lying[:index], value, *lying[index + 1 :])}


def grid(S: State, w: int) -> Grid:
    found: Grid = S.more[FOOD][GRIDS][w]
    return found


def factory(S: State, w: int) -> int:
    """The player's factory, or -1."""
    return grid(S, w)[CENTRE]


def put(S: State, w: int, place: int, card: int, geometry: Geometry) -> None:
    """Into the player's grid, where it stays."""
    before = grid(S, w)
    mine = (*before[:place], card, *before[place + 1 :])
    grids = S.more[FOOD][GRIDS]
    others = S.more[FOOD][CONNECTED] & ~geometry.connected(before)
    change(S, GRIDS, (*grids[:w], mine, *grids[w + 1 :]))
    change(S, CONNECTED, others | geometry.connected(mine))
    direct = S.more[FOOD][DIRECT]
    change(S, DIRECT, (*direct[:w], geometry.direct(mine), *direct[w + 1 :]))


def draw(S: State, count: int) -> tuple[int, ...]:
    """Modules off the deck; when it runs out the discards are shuffled into a new one."""
    drawn: list[int] = []
    while len(drawn) < count:
        if not S.more[FOOD][DECK]:
            if not S.more[FOOD][DISCARD]:
                break
            change(S, DECK, tuple(shuffled(S, list(S.more[FOOD][DISCARD]))))
            change(S, DISCARD, ())
        drawn.append(S.more[FOOD][DECK][0])
        change(S, DECK, S.more[FOOD][DECK][1:])
    return tuple(drawn)


def throw(S: State, cards: tuple[int, ...]) -> None:
    change(S, DISCARD, S.more[FOOD][DISCARD] + cards)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(other for other in cards if other != card)
