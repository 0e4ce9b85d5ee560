"""Declarations as people write them: the advice makes sound ones, or says what to do instead."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from compiler.read.load import Loaded
from dsl.messages.diagnostics import applied
from dsl.mistakes.beneath import HELP, TABLES, rows
from dsl.mistakes.sayings import reworded
from tests.arsia.test_quoted import compiles
from tests.arsia.test_sayings import OTHERS
from tests.bundled import load_text

TEXT = Path(__file__).with_name("declarations.txt").read_text("utf-8")
CASES = [
    tuple(line.replace("{n}", f"{n:03}").replace("\\n", "\n").split(" | "))
    for n, line in enumerate(TEXT.splitlines())
    if line and not line.startswith("#")
]
SIDES = "element warmth\nelement soil\nstate connected\n\n"
COMMON = f"""{OTHERS}
{SIDES}
kind venture, plural ventures
  lies in a row of 2
  seats 3

"""
"""What they may name."""
PICTURES = ("image probe.png", 'artwork "probe.png"')
ALONE = ("game", "set")


def loaded(text: str) -> Loaded:
    return load_text(f"{COMMON}{text}", name="example")


def is_alone(said: str) -> bool:
    """Whether it is no part of a longer text: what is said of a set holds for all that it holds."""
    return said.startswith(ALONE) or "\n  needs " in said


LINES = [(said, meant) for said, meant in CASES if not meant.startswith(HELP)]
HELPED = [(said, told) for said, told in CASES if told.startswith(HELP)]
TOGETHER = [(said, meant) for said, meant in LINES if not is_alone(said)]


def test_following_the_advice_on_declarations() -> None:
    good = "".join(f"{meant}\n\n" for _, meant in TOGETHER)
    assert not loaded(good).errors
    poor = "".join(f"{said}\n\n" for said, _ in TOGETHER)
    assert twice(f"{COMMON}{poor}").removeprefix(COMMON) == good


@pytest.mark.parametrize(("said", "meant"), [case for case in LINES if is_alone(case[0])])
def test_following_the_advice_on_what_stands_alone(said: str, meant: str) -> None:
    before = "" if said.startswith(ALONE) else COMMON
    assert not load_text(f"{before}{meant}\n", name="example").errors
    assert twice(f"{before}{said}\n") == f"{before}{meant}\n"


def twice(text: str) -> str:
    """With what is suggested first for each line, and once more, where more was wrong."""
    for _ in range(2):
        found = load_text(text, name="example").diagnostics
        firsts = {one.span.line: one for one in reversed(found) if one.edits}
        for line in sorted(firsts, reverse=True):
            text = applied(text, firsts[line].edits[0])
    return text


@pytest.mark.parametrize(("said", "told"), HELPED)
def test_help_is_told_and_is_the_language(said: str, told: str) -> None:
    before = "" if said.startswith(ALONE) else COMMON
    found = load_text(f"{before}{said}\n", name="example").diagnostics
    cures = [one.cure or "" for one in found if one.severity == "error"]
    mine = [one for one in cures if one.startswith(told.removeprefix(HELP))]
    assert mine, cures
    header = said.split("\n")[0]
    declared = f"{header}\n\n" if header.startswith(("resource", "tag ", "terrain")) else ""
    quotes = re.findall("`([^`]+)`", mine[0])
    assert [one for one in quotes if not is_known(one, declared)] == []


def is_known(quote: str, declared: str) -> bool:
    """Whether it is the language, with what is declared; or a word of the command, or names what
    only whole games have."""
    return quote.startswith(("arsia ", "--", "game ", "replaces ")) or any(
        compiles(f"{before}{frame.format(quote)}\n")
        for before in dict.fromkeys(("", declared))
        for frame in FRAMES
    )


FRAMES = (
    "{}",
    "{}\n  range 0 to 9",
    "{}\n  cost 9\n  gain 1 plant",
    "{}\n  gain 1 plant",
    'event "Example"\n  cost 1\n  {}',
    "board luna, beside\n  rows\n      . . .\n    . . . .\n  {}",
    'kind find, plural finds\n  lies on areas\n\nevent "Example"\n  cost 1\n  {}',
    "kind find, plural finds\n  lies on areas\n  {}",
    'party reds "Reds"\n  bonus: gain 1 plant\n\nglobal event "Example"\n  {}\n  draw 1 card',
    'party greens "Greens"\n  bonus: gain 1 plant\n\nglobal event "Example"\n  {}\n  draw 1 card',
    'active "Example"\n  cost 1\n  action: gain 1 heat\n  {}',
    'active "Example"\n  cost 1\n  holds animal\n  action: add 1 animal here\n  {}',
    'automated "Example"\n  cost 0\n  {}',
    "game fan\n  {}",
    "counter glory\n  {}",
    f'{SIDES}module "Example"\n  cost 9\n  elements warmth, soil\n  {{}}',
    f'{SIDES}module "Example"\n  cost 9\n  {{}}',
    f'{SIDES}factory "Example"\n  cost 9\n  {{}}',
    'rule "Example"\n  {}',
    "resource ice\n  {}",
    "parameter warmth\n  range 0 to 9\n  {}",
    "parameter warmth\n  {}",
    "parameter warmth\n  range 0 to 20\n  {}",
    "counter fame\n  {}",
    'terrain rift, kept, drawn "="\n\nevent "Example"\n  cost 1\n  {}',
    'terrain rift, drawn "="\n  {}',
    'terrain rift, kept, drawn "="\n\ntile mine\n  {}',
    'kind boon, plural boons\n  lies in a row of 4\n\nactive "Example"\n  cost 1\n  {}',
    'kind find, plural finds\n  lies on areas\n\nrule "Example"\n  at set-up: {}',
    "kind find, plural finds\n  {}",
    "kind find, plural finds\n  lies in a row of 4\n  {}",
    "kind find, plural finds\n  lies on areas\n\n{}",
    'kind find, plural finds\n\nfind "Example"\n  {}',
    'standard project "Example"\n  {}',
    'standard project "Example"\n  cost 9\n  {}',
    'milestone "Example"\n  {}\n  requires 3 cities',
    'conversion "Example"\n  {}',
    'party blues "Example"\n  {}',
    'party blues "Example"\n  bonus: gain 1 plant\n\nglobal event "Example"\n  {}',
    'module "Example"\n  cost 9\n  {}',
    'module "Example"\n  cost 9\n  elements warmth, soil\n  {}',
    'factory "Example"\n  cost 9\n  {}',
    'scenario "Example"\n  {}\n  then red has 0 plants',
    'scenario "Example"\n  players red, blue\n  {}\n  then red has 0 plants',
    'scenario "Example"\n  players red, blue\n  when red passes\n    {}\n  then red has 0 plants',
    "board low\n  {}\n      . . .",
    "board low\n  rows\n      {}",
    "board luna\n  rows\n      . . .\n  {}",
    "tag moon\n  {}",
)
"""What it may be a part of."""


def test_every_row_makes_something_of_what_is_said() -> None:
    """As of the other tables, where each has its saying."""
    used = {of_row(one, 'event "Example"') for one in PICTURES}
    for block in (one for said, _ in CASES for one in said.split("\n\n")):
        header, *lines = block.split("\n")
        used |= {of_row(header, "")} | {of_row(line.strip(), header) for line in lines}
    unused = [pattern for name in TABLES for pattern, _ in rows(name) if pattern not in used]
    assert unused == []


@pytest.mark.parametrize("said", PICTURES)
def test_pictures_are_named_in_quotes(said: str) -> None:
    assert reworded(f"  {said}", header='event "Example"') == 'picture "probe.png"'


def of_row(line: str, header: str) -> str | None:
    """The pattern that is found."""
    plain = re.sub('"[^"]*"', '"0"', line)
    for pattern, _ in rows(TABLES[bool(header)]):
        head = re.sub('"[^"]*"?', '""', header).split(",")[0].strip()
        if re.search(pattern, f"{head} > {plain}" if header else plain):
            return pattern
    return None
