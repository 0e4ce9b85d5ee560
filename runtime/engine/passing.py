"""Who has passed, who is the first player, and which phase it is.

In: a state and a player. Out: the same with who is out of the generation, or begins the next one.
"""

from __future__ import annotations

from collections.abc import Callable

from runtime.engine.base.events import Events
from runtime.engine.base.helpers import helper
from runtime.state.layout import EVENT
from runtime.state.log import note
from runtime.state.state import FIRST, PASSED, ROUND, State


class Passing:
    """`phase`: what the ruleset says in which phase of a generation the game is."""

    def __init__(self, events: Events) -> None:
        self.events = events
        self.phase: Callable[[State], str] = lambda state: ""

    @helper
    def in_phase(self, state: State, phase: str) -> bool:
        return self.phase(state) == phase

    @staticmethod
    @helper
    def may_pass(state: State, who: int) -> bool:
        """Nobody passes twice in a generation."""
        return not state.g[PASSED] >> who & 1

    @staticmethod
    @helper
    def take_marker(state: State, who: int) -> None:
        """The player is first from now on; a round that has begun goes on in its order."""
        if state.g[FIRST] != who:
            state.more = {ROUND: state.g[FIRST]} | state.more
            state.g[FIRST] = who
            note(state, "lead", who, 0, 1)

    @helper
    def withdraw(self, state: State, who: int) -> None:
        """The player passes, and has no more turns this generation."""
        state.g[PASSED] |= 1 << who
        note(state, "pass", who, 0, 1)
        self.events.hear(state, EVENT["pass"], who, 0, 0, 1)
