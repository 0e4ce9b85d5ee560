"""The messages of the engine (5xxx): one record per code, like those of the compiler."""

from __future__ import annotations

from dsl.messages.diagnostics import Rule, register

RULES = (
    Rule(
        "N5001",
        "note",
        "{name} cannot be played by the engine yet: it does not know {what}",
        "It is checked, shown and printed like any other. Games are played without it, and tests "
        "that need it are not run.",
        'active 001 "Example"\n  cost 10\n  holds animal\n'
        "  when you add 1 animal to a card with 3 animals: draw 1 card\n",
        'active 001 "Example"\n  cost 10\n  holds animal\n'
        "  when you add 1 animal to a card: draw 1 card\n",
    ),
)

register(RULES)
