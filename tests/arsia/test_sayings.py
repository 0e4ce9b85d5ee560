"""Following the advice on what people say makes what they mean: the lines of `sayings.txt`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from compiler.advice.mending import LINES
from compiler.read.load import Loaded
from dsl.messages.diagnostics import applied
from tests.bundled import load_text


@cache
def example(text: str) -> Loaded:
    return load_text(text, name="example")


SPOKEN = {
    "e": 'event {n} "Example {n}"\n  cost 10\n',
    "a": 'automated {n} "Example {n}"\n  cost 10\n',
    "b": 'active {n} "Example {n}"\n  cost 10\n  holds animal\n  action: add 1 animal here\n',
    "c": 'corporation {n} "Example {n}"\n  start 30 megacredits\n',
    "k": 'corporation {n} "Example {n}"\n',
    "p": 'prelude {n} "Example {n}"\n',
    "m": 'milestone "Example {n}"\n  cost 8\n',
    "w": 'award "Example {n}"\n',
    "t": "tile example{n}\n",
    "l": 'colony "Example {n}"\n  track 0, 1, 2\n',
    "y": 'party example{n} "Example {n}"\n',
    "g": 'global event "Example {n}"\n',
    "q": "parameter example{n}\n  range 0 to 9\n",
    "x": 'colony "Example {n}"\n',
    "z": "parameter example{n}\n",
    "v": 'conversion "Example {n}"\n',
    "n": 'scenario "Example {n}"\n  players red, blue\n',
}
"""What a saying stands under, by the letters in their file."""
OTHERS = """tag wild, wild
card resource floater
counter influence
counter fleet, start 1

game terraforming-mars
  delegates 7
  neutral-delegates 14
  influence influence
  first-government greens
  fleets fleet
  colony-tiles 4
  colonies-per-tile 3

party greens "Greens"
  action: gain 1 plant

party kelvinists "Kelvinists"
  action: gain 1 heat

colony "Calm Moon"
  track 0, 1, 2

conversion "Trade"
  action: pay 9 or spend 3 energy or spend 3 titanium -> trade

kind relic, plural relics
  lies on areas

relic "Old Pot", copies 9
  gain 1 heat

prelude "Old Days"
  gain 1 plant

active 9000 "Old Pond"
  cost 1
  holds animal
  action: add 1 animal here

"""


SAYINGS = [
    line.split(" | ")
    for line in Path(__file__).with_name("sayings.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]
TOGETHER = 5 * LINES
"""So many are tried together: where very many lines are wrong, not all get suggestions."""


@pytest.mark.parametrize("first", range(0, len(SAYINGS), TOGETHER))
def test_following_the_advice_on_what_people_say(first: int) -> None:
    rows = SAYINGS[first : first + TOGETHER]
    poor = [spoken(kind, n, said) for n, (kind, said, _) in enumerate(rows)]
    good = [spoken(kind, n, meant) for n, (kind, _, meant) in enumerate(rows)]
    assert not example(OTHERS + "".join(good)).errors
    text = OTHERS + "".join(poor)
    for _ in range(2):  # where something else is wrong as well
        found = example(text).diagnostics
        for line in {one.span.line: one for one in reversed(found) if one.edits}.values():
            text = applied(text, line.edits[0])
    assert text.removeprefix(OTHERS).splitlines() == "".join(good).splitlines()


def test_what_is_suggested_for_a_line_depends_on_no_other_line() -> None:
    """Among very many wrong lines it may be that nothing is suggested, but nothing else is."""
    poor = [spoken(kind, n, said) for n, (kind, said, _) in enumerate(SAYINGS)]
    among_all = suggested(poor, range(len(poor)))
    some = range(0, len(poor), 2 * len(poor) // LINES + 1)  # of several lines each, some of them
    alone = suggested(poor, some)
    assert {n: among_all[n] for n in some if among_all[n] != alone[n]} == {
        n: () for n in some if among_all[n] != alone[n]
    }


def suggested(poor: list[str], some: range) -> dict[int, tuple[str, ...]]:
    """What is suggested for each of these, where only these are wrong."""
    text = OTHERS + "".join(poor[n] for n in some)
    first = {one.span.line: one for one in reversed(example(text).diagnostics) if one.edits}
    told, at = {}, text[: len(OTHERS)].count("\n") + 1
    for n in some:
        after = at + poor[n].count("\n")
        told[n] = tuple(first[line].edits[0].text for line in range(at, after) if line in first)
        at = after
    return told


def spoken(kind: str, number: int, lines: str) -> str:
    """A declaration of its own; `\\n` parts lines."""
    inside = "".join(f"  {line}\n" for line in lines.split("\\n"))
    return SPOKEN[kind].format(n=f"{number:03}") + inside
