"""Short ways from a text to its graph."""

from __future__ import annotations

from compiler.graph import Ability, Card, Effect, Library
from compiler.messages.never import NEVER_IN_PLAY
from compiler.writing.cards import card_text
from tests.bundled import load_text


def library(text: str) -> Library:
    """The library of a text that has no fault."""
    loaded = load_text(text)
    told = [d for d in loaded.diagnostics if not d.tells(NEVER_IN_PLAY)]  # a text is no whole game
    assert [f"{d.code} {d.message}" for d in told] == []
    return loaded.library


def card(*lines: str, kind: str = "active") -> Card:
    """A card of these lines, with all that it needs besides."""
    given = {line.split(" ")[0] for line in lines}
    needed = {"corporation": "start 40 megacredits"}.get(kind, "cost 10")
    start = [needed] if needed.split(" ")[0] not in given else []
    text = "\n  ".join([f'{kind} 001 "Example"', *start, *lines])
    return library(text + "\n").cards[-1]


def abilities(*lines: str, kind: str = "corporation") -> tuple[Ability, ...]:
    return card(*lines, kind=kind).abilities


def effect(line: str, *others: str, kind: str = "corporation") -> Effect:
    """The play effect of one plain line; `others` are lines that it needs."""
    found = abilities(line, *others, kind=kind)[0].effect
    assert found is not None
    return found


def codes(*lines: str, kind: str = "corporation") -> list[str]:
    """The codes that a card of these lines gives."""
    needed = "start 40 megacredits" if kind == "corporation" else "cost 10"
    text = "\n  ".join([f'{kind} 001 "Example"', needed, *lines])
    found = load_text(text + "\n").diagnostics
    return [d.code for d in found if not d.tells(NEVER_IN_PLAY)]


def lines_of(*lines: str) -> list[str]:
    """How the lines are written again."""
    made = card(*lines, kind="corporation")
    text = card_text(library('corporation 001 "Example"\n  start 40 megacredits\n'), made)
    return [line.strip() for line in text.split("\n")[2:-1]]
