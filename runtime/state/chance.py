"""What chance decides, by the random numbers of the state or as it has been told to.

In: a question in the form of a decision, which nobody is asked. Out: so many of its options. All
that an effect leaves to chance comes here, so that a scenario can say what chance brings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.state.state import OPTIONS, Ask, State, shuffled

CHANCE = "chance"
"""Where `State.more` has what tells chance, in scenarios alone."""

Told = Callable[[State, Ask, int], list[Any]]


def drawn(state: State, ask: Ask, count: int = 1) -> list[Any]:
    """So many of the options, or all there are, each once."""
    told: Told | None = state.more.get(CHANCE)
    if told is not None:
        return told(state, ask, count)
    return shuffled(state, [*ask[OPTIONS]])[:count]
