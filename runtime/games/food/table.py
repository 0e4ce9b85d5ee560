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


def new(state: State, modules: list[int]) -> None:
    """Nobody has anything; the modules are shuffled, no market yet."""
    seats = len(state.seats)
    deck = tuple(shuffled(state, modules[:]))
    lying = ((), deck, (), (EMPTY,) * seats, 0, (0,) * seats, None)
    state.more = state.more | {FOOD: lying}


def change(state: State, index: int, value: Any) -> None:
    lying = state.more[FOOD]
    state.more = state.more | {FOOD: (*lying[:index], value, *lying[index + 1 :])}


def grid(state: State, who: int) -> Grid:
    found: Grid = state.more[FOOD][GRIDS][who]
    return found


def factory(state: State, who: int) -> int:
    """The player's factory, or -1."""
    return grid(state, who)[CENTRE]


def put(state: State, who: int, place: int, card: int, geometry: Geometry) -> None:
    """Into the player's grid, where it stays."""
    before = grid(state, who)
    mine = (*before[:place], card, *before[place + 1 :])
    grids = state.more[FOOD][GRIDS]
    others = state.more[FOOD][CONNECTED] & ~geometry.connected(before)
    change(state, GRIDS, (*grids[:who], mine, *grids[who + 1 :]))
    change(state, CONNECTED, others | geometry.connected(mine))
    direct = state.more[FOOD][DIRECT]
    change(state, DIRECT, (*direct[:who], geometry.direct(mine), *direct[who + 1 :]))


def draw(state: State, count: int) -> tuple[int, ...]:
    """Modules off the deck; when it runs out the discards are shuffled into a new one."""
    drawn: list[int] = []
    while len(drawn) < count:
        if not state.more[FOOD][DECK]:
            if not state.more[FOOD][DISCARD]:
                break
            change(state, DECK, tuple(shuffled(state, list(state.more[FOOD][DISCARD]))))
            change(state, DISCARD, ())
        drawn.append(state.more[FOOD][DECK][0])
        change(state, DECK, state.more[FOOD][DECK][1:])
    return tuple(drawn)


def throw(state: State, cards: tuple[int, ...]) -> None:
    change(state, DISCARD, state.more[FOOD][DISCARD] + cards)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(other for other in cards if other != card)
