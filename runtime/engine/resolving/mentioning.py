"""What a step mentions, told to what waits for it: `it`, `them`, `that player`.

In: a state whose pool holds entries, and the group of the step. Out: the same state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runtime.engine.base.helpers import helper
from runtime.state.state import (
    AS_OF,
    CHOSEN,
    DOER,
    GROUP,
    THAT,
    WAITS,
    Entry,
    State,
    mentioned,
    one_more,
    together,
)


@helper
def mention(state: State, group: int, it: Any) -> None:
    """What follows the group may call this `it`: an area, or cards."""
    _mention(state, group, mentioned, it)


@helper
def mention_all(state: State, group: int, cards: tuple[int, ...]) -> None:
    """The same of cards that are shown, drawn or put away together: they are `them`, also when one
    of them is mentioned later."""
    _mention(state, group, together, cards)


@helper
def mention_too(state: State, group: int, card: int) -> None:
    """The same of one card more, besides those mentioned before it."""
    _mention(state, group, one_more, card)


def _mention(state: State, group: int, how: Callable[[Any, Any], Any], what: Any) -> None:
    pool = state.pool
    for index in _behind(pool, group) if group > 0 else ():
        op, who, card, x, it, *rest = pool[index]
        pool[index] = (op, who, card, x, how(it, what), *rest)


def _behind(pool: Sequence[Entry], group: int) -> list[int]:
    """What waits for the group, and for what is done then: `(A then B) then C` may speak in C of
    what A has mentioned. What is brought by a step (a group below 0) is not spoken of."""
    found = []
    for index, entry in enumerate(pool):
        if abs(entry[WAITS]) == group:
            found.append(index)
            if 0 < entry[GROUP] != group:
                found += _behind(pool, entry[GROUP])
    return found


@helper
def lapse(state: State, group: int) -> None:
    """What waits for the group is not done: what it was to follow has become impossible."""
    state.pool[:] = [entry for entry in state.pool if not group or abs(entry[WAITS]) != group]


@helper
def choose_player(state: State, group: int, player: int, alone: bool = False) -> None:
    """What follows the group, and was not set off by somebody else, may call him `that player`,
    rather than who was chosen before him; `alone`: whoever set it off."""
    for index in _behind(state.pool, group) if group > 0 else ():
        entry = state.pool[index]
        that = entry[THAT] or (-1, -1, 0)
        if alone or that[DOER] < 0 or any(that[CHOSEN:AS_OF]):
            state.pool[index] = (*entry[:THAT], chosen_as(that, player), *entry[THAT + 1 :])


@helper
def chosen_as(that: tuple[Any, ...] | None, player: int) -> tuple[Any, ...]:
    """The same happening, or none, behind which he is `that player`."""
    _, subject, detail, *rest = that or (-1, -1, 0)
    return (player, subject, detail, "chosen", *rest[1:])
