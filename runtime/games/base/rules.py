"""Points of rules that nobody holds.

In: a state. Out: a row of the score, where there are such rules.
"""

from __future__ import annotations

from runtime.engine.engine import Engine
from runtime.state.state import State


def of_rules(engine: Engine, state: State, who: int) -> dict[str, int]:
    """Of a player; empty where no rule gives points."""
    rules = engine.linked.points_of_rules
    return {"rules": sum(each(state, who, card) for card, each in rules)} if rules else {}
