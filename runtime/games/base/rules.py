"""Points of tracks, and of rules that nobody holds.

In: a state. Out: a row of the score, where there are such.
"""

from __future__ import annotations

from runtime.engine.engine import Engine
from runtime.state.state import State


def of_rules(engine: Engine, state: State, who: int) -> dict[str, int]:
    """Of a player; empty where no rule gives points."""
    rules = engine.linked.points_of_rules
    return {"rules": sum(each(state, who, card) for card, each in rules)} if rules else {}


def of_tracks(engine: Engine, state: State, who: int) -> dict[str, int]:
    """Of the player's tracks whose steps are worth points, but for the rating, by their names."""
    where, higher = engine.program.layout.counter, engine.terms.higher
    rating = engine.program.tables.rules.get("rating")
    return {
        kind.name: kind.points * (state.p[who][where[kind.id]] + higher(state, who, kind.id))
        for kind in engine.program.library.counters
        if kind.points and kind.id != rating
    }
