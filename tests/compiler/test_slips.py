"""The checker is measured: seeded slips in real cards, and how many of them give a message.

A slip that turns a card into another sound card (`oxygen 9%` for `oxygen max 9%`) cannot be
noticed, so that the figures are below one. They were higher than these bounds when they were set.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from compiler.read.places import BUNDLED
from dsl.reading.source import read
from tests.bundled import load_text
from tests.effort import some

CARDS = [
    card
    for name in ("base/cards.mars", "corporate-era/cards.mars")
    for card in re.split(r"\n\n+", read(BUNDLED / name).text)
    if re.match(r"\w+ \d", card)
]
Slip = Callable[[random.Random, str], str]


def words(line: str, pattern: str) -> list[re.Match[str]]:
    return [m for m in re.finditer(r'"[^"]*"|[\w+%-]+', line) if re.fullmatch(pattern, m.group())]


def changed(rnd: random.Random, line: str, pattern: str, change: Callable[[str], str]) -> str:
    found = words(line, pattern)
    if not found:
        return line
    place = rnd.choice(found)
    return line[: place.start()] + change(place.group()) + line[place.end() :]


def typo(rnd: random.Random, line: str) -> str:
    """A letter lost, or two swapped."""

    def change(word: str) -> str:
        at = rnd.randrange(1, len(word) - 1)
        lost, swapped = word[:at] + word[at + 1 :], word[:at] + word[at + 1] + word[at]
        return rnd.choice([lost, swapped + word[at + 2 :]])

    return changed(rnd, line, r"[a-z]{4,}", change)


def lost_number(rnd: random.Random, line: str) -> str:
    return changed(rnd, line, r"[+-]?\d+%?", lambda _: "").replace("  ", " ").rstrip()


def lost_word(rnd: random.Random, line: str) -> str:
    return changed(rnd, line, r"[a-z]{2,}", lambda _: "").rstrip()


def twice(rnd: random.Random, line: str) -> str:
    return changed(rnd, line, r"[a-z]{3,}", lambda word: f"{word} {word}")


def other_kind(rnd: random.Random, line: str) -> str:
    """A thing where another kind of thing belongs."""
    pattern = "heat|steel|titanium|energy|megacredits?"
    return changed(rnd, line, pattern, lambda _: rnd.choice(["city", "oxygen", "jovian"]))


BOUNDS = {typo: 0.98, lost_number: 0.95, lost_word: 0.9, twice: 0.98, other_kind: 0.95}


@pytest.mark.parametrize("slip", BOUNDS, ids=lambda slip: slip.__name__)
def test_slips_are_noticed(slip):
    rnd = random.Random(20)
    missed = []
    count = tried = some(60, 25)
    while count:
        lines = rnd.choice(CARDS).split("\n")
        at = rnd.randrange(1, len(lines))
        before = lines[at].split("#")[0].rstrip()
        after = slip(rnd, before)
        if after == before or not after.strip():
            continue
        count -= 1
        lines[at] = after
        if not load_text("\n".join(lines) + "\n").diagnostics:
            missed.append(f"{before.strip()} -> {after.strip()}")
    assert len(missed) <= tried * (1 - BOUNDS[slip]), missed
