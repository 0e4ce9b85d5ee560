"""Sources around the lines that an example is about."""

from __future__ import annotations


def event(*lines: str) -> str:
    return "\n  ".join(['event 001 "Example"', "cost 10", *lines]) + "\n"


def active(*lines: str) -> str:
    return "\n  ".join(['active 001 "Example"', "cost 10", *lines]) + "\n"


def scenario(*lines: str) -> str:
    return "\n  ".join(['scenario "Example"', "players red, blue", *lines]) + "\n"


def board(kind: str) -> str:
    """One on which the example of this kind is played."""
    return f'board small "Small"\n  rows\n    .\n   . .\n  {kind} "Example"\n'


def colony(*lines: str) -> str:
    return "\n  ".join(['colony "Example Moon"', *lines]) + "\n"
