"""The messages of the engine (x5xxx); with them all messages are known."""

from __future__ import annotations

import compiler.messages  # noqa: F401 (registers those of the earlier stages)
from dsl.messages.record import CATALOGUE, message

__all__ = ["CATALOGUE", "NOT_PLAYED_YET"]

NOT_PLAYED_YET = message(
    "N5001",
    "{name} cannot be played by the engine yet: it does not know {what}",
    "It is checked, shown and printed like any other. Games are played without it, and tests "
    "that need it are not run.",
    'active 001 "Example"\n  cost 10\n  gain 1 plant\n  action: pay 5 -> trade\n',
    'active 001 "Example"\n  cost 10\n  gain 1 plant\n  action: pay 5 -> draw 1 card\n',
)
