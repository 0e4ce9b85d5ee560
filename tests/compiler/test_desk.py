"""Sets compiled while they are written: every time the same as compiled anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from compiler.graph import Library
from compiler.read.desk import Desk
from compiler.read.load import load
from compiler.read.work import Work
from tests.effort import some

CARDS = """set mine "Mine"
  uses base

tag moss, also mosses
card resource spore

active 001 "Moss Garden"
  cost 8
  tags moss, plant
  holds spore
  action: add 1 spore here
  vp 1 per 2 spores here

automated 002 "Warm Stones"
  cost 9
  requires temperature -20
  gain 1 plant per 2 moss tags

event 003 "Sudden Thaw", needs venus
  cost 5
  raise temperature 1
  place ocean

kind dream, dealt 2, kept 1

dream "Deep Sleep"
  production +1 heat

active 004 "Sleepers"
  cost 11
  when you play a dream: gain 1 megacredit
"""
TESTS = """scenario "Moss grows"
  players red, blue
  given red has "Moss Garden" in play
  when red uses "Moss Garden"
  then red has 1 spore on "Moss Garden"
"""
EDITS = (
    ('"Moss Garden"', '"Moss Gardn"'),
    ("gain 1 plant per", "gain 1 plnt per"),
    ("tag moss", "tag mos"),
    ("\n\nautomated", "\n\n# a line\n\nautomated"),
    ("  action: add", "action: add"),
    ('"Warm Stones"', '"Moss Garden"'),
    ("  uses base", "  uses"),
    ("kind dream", "kind drem"),
    ("place ocean", "place oceean"),
    ("003", "002"),
    ('"Sudden Thaw"', '"Sudden Thaw'),
    ("  cost 11", "  cost 11\n  cost 12"),
    ("card resource spore", "card resource spore\nresource spore"),
    ("\n  holds spore", ""),
    ("automated 002", "tile 002"),
)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    place = tmp_path / "mine"
    place.mkdir()
    (place / "cards.mars").write_text(CARDS, "utf-8")
    (place / "tests.mars").write_text(TESTS, "utf-8")
    return place


class Anew(Work):
    """Everything each time; suggestions are followed for who compiles once, not at every key."""

    thorough = False


def same(mine: Path, desk: Desk) -> None:
    made = load([mine], desk)
    plain = load([mine], Anew())
    assert made.diagnostics == plain.diagnostics
    assert _cards(made.library) == _cards(plain.library)
    assert (made.sources, made.needs, made.files) == (plain.sources, plain.needs, plain.files)


def _cards(library: Library) -> list[object]:
    """Where they stand is no part of equality."""
    return [library.cards, library.tags, library.resources, library.kinds]


def variants(number: int) -> Iterator[str]:
    """Texts, each one or two slips away from the one before; the same slips are mended again."""
    chance = random.Random(number)
    yield CARDS
    for _ in range(number):
        text = CARDS
        for right, wrong in chance.sample(EDITS, chance.choice((0, 1, 1, 2))):
            text = text.replace(right, wrong, 1)
        yield text


@pytest.mark.parametrize(("uses", "number"), [("base", some(40, 1)), ("mars", some(160, 8))])
def test_every_step_is_as_compiled_anew(mine: Path, uses: str, number: int) -> None:
    """Mostly without the cards of others, which take the longest and are not written here."""
    desk = Desk(tests=True)
    for text in variants(number):
        (mine / "cards.mars").write_text(text.replace("uses base", f"uses {uses}"), "utf-8")
        same(mine, desk)


def test_what_has_not_changed_is_the_same_object(mine: Path) -> None:
    desk = Desk()
    before = load([mine], desk).library.cards
    (mine / "cards.mars").write_text("# above\n" + CARDS.replace("cost 9", "cost 7"), "utf-8")
    after = load([mine], desk).library.cards
    other = [now.name for now, then in zip(after, before, strict=True) if now is not then]
    assert other == ["Warm Stones"]


def test_places_are_those_of_the_file(mine: Path) -> None:
    desk = Desk()
    load([mine], desk)
    (mine / "cards.mars").write_text(f"# a\n# b\n{CARDS}", "utf-8")
    card = load([mine], desk).library.cards[-1]
    line = CARDS[: CARDS.index(card.name)].count("\n") + 3
    assert desk.text(card.by).rpartition(":")[2] == str(line)


def test_text_that_is_not_saved_lies_over_the_disk(mine: Path) -> None:
    texts = {(mine / "cards.mars").resolve(): CARDS.replace("plant per", "plnt per")}
    desk = Desk(texts)
    (one,) = load([mine], desk).errors
    assert one.suggestion == "plant"
    texts.clear()
    assert load([mine], desk).errors == ()
    texts[(mine / "more.mars").resolve()] = 'event 009 "More"\n  cost 1\n  gain 1 plnt\n'
    (one,) = load([mine], desk).errors
    assert one.span.file.endswith("more.mars")


def test_nothing_is_kept_of_what_is_gone(mine: Path) -> None:
    """However much is typed."""
    desk = Desk(tests=True)

    def size() -> int:
        return sum(len(kept._before) for kept in (desk._parts, desk._spread)) + len(desk._first)

    load([mine], desk)
    before = size()
    for number in range(20):
        text = CARDS.replace("Garden", f"Garden{number}")
        (mine / "cards.mars").write_text(text, "utf-8")
        load([mine], desk)
    assert size() == before
