"""What a step mentions, told to what waits for it: `it`, `them`, `that player`.

In: a state whose pool holds entries, and the group of the step. Out: the same state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from runtime.engine.base.helpers import helper
from runtime.state.state import (
    DETAIL,
    DOER,
    GROUP,
    IT,
    SUBJECT,
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
    for index, entry in _behind(state, group):
        state.pool[index] = (*entry[:IT], how(entry[IT], what), *entry[IT + 1 :])


def _behind(state: State, group: int) -> Iterator[tuple[int, Entry]]:
    """What waits for the group, and for what is done then: `(A then B) then C` may speak in C of
    what A has mentioned. What is brought by a step (a group below 0) is not spoken of."""
    if group <= 0:
        return
    for index, entry in enumerate(state.pool):
        if abs(entry[WAITS]) == group:
            yield index, entry
            if entry[GROUP] != group:
                yield from _behind(state, entry[GROUP])


@helper
def lapse(state: State, group: int) -> None:
    """What waits for the group is not done: what it was to follow has become impossible."""
    state.pool[:] = [entry for entry in state.pool if not group or abs(entry[WAITS]) != group]


@helper
def choose_player(state: State, group: int, player: int) -> None:
    """What follows the group, and was not set off by somebody else, may call him `that player`,
    rather than who was chosen before him."""
    for index, entry in _behind(state, group):
        that = entry[THAT] or (-1, -1, 0)
        if that[DOER] < 0 or len(that) > DETAIL + 1:
            that = (player, that[SUBJECT], that[DETAIL], "chosen")
            state.pool[index] = (*entry[:THAT], that, *entry[THAT + 1 :])
