"""One cause gives one message: what only follows from it is not told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bundled import load

CARDS = """\
tag moon

event 001 "Rock"
  cost 3
  tags moon, space
  gain 2 steel

scenario "A rock"
  players red, blue
  given red has "Rock" in hand, red has 3 megacredits
  when red plays "Rock"
  then red has 2 steel
"""


def codes(folder: Path, text: str) -> list[str]:
    (folder / "set.mars").write_text(text, "utf-8")
    return [one.code for one in load([folder]).diagnostics if one.severity != "note"]


def test_all_is_well(tmp_path: Path) -> None:
    assert codes(tmp_path, 'set fan "Fan"\n  uses mars\n\n' + CARDS) == []


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        ("", ["E3014"]),
        ("  uses mras\n", ["E3001"]),
        ("  use mars\n", ["E0038"]),
        ("  usess mars\n", ["E1020"]),
    ],
)
def test_a_set_that_uses_nothing(tmp_path: Path, head: str, expected: list[str]) -> None:
    assert codes(tmp_path, f'set fan "Fan"\n{head}\n' + CARDS) == expected


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ('evnt 001 "Rock"', "E1001"),
        ('card 001 "Rock"', "E1001"),
        ('global 001 "Rock"', "E1001"),
        ('red card 001 "Rock"', "E1001"),
        ('event 001 "Rock', "E0002"),
        ("event 001 Rock", "E0007"),
        ('event 001 "Rock":', "E0025"),
        ('event "Rock" 001', "E0028"),
    ],
)
def test_a_name_is_known_though_its_header_is_broken(
    tmp_path: Path, header: str, code: str
) -> None:
    text = 'set fan "Fan"\n  uses mars\n\n' + CARDS.replace('event 001 "Rock"', header)
    assert codes(tmp_path, text) == [code]


def test_a_card_has_one_name_whatever_its_colour(tmp_path: Path) -> None:
    more = '\nautomated 002 "Rock"\n  cost 1\n  vp 1\n'
    assert codes(tmp_path, 'set fan "Fan"\n  uses mars\n\n' + CARDS + more) == ["E1004"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("gain 1 steel production", "E0038"),
        ("production +1 steel for each city tag", "E0038"),
        ("gain steel 2", "E2001"),
        ("raise temperature by 1", "E0038"),
        ("requires temperature at least -20", "E0038"),
        ("tags space/moon", "E2017"),
        ("price 3", "E1020"),
    ],
)
def test_one_message_for_one_slip(tmp_path: Path, line: str, code: str) -> None:
    old = "  tags moon, space\n" if line.startswith("tags") else "  gain 2 steel\n"
    text = 'set fan "Fan"\n  uses mars\n\n' + CARDS.replace(old, f"  {line}\n")
    assert codes(tmp_path, text.split("scenario")[0]) == [code]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('set fan "Fan"\nuses base\n\nevent 001 "A"\n  cost 1\n  gain 2 plants\n', "E0005"),
        ('set fan "Fan"\n  use base\n\nevent 001 "A"\n  cost 1\n  gain 2 plants\n', "E0038"),
        ('set fan "Fan"\n  uses base and mars\n\nevent 001 "A"\n  cost 1\n', "E0038"),
        ('set fan "Fan" uses base\n\nevent 001 "A"\n  cost 1\n', "E0019"),
        ('set fan "Fan"\n  uses base\n\nevent 001 "A"\ncost 1\ntags space\nvp 1\n', "E0005"),
        ('set fan "Fan"\n  uses base\n\nevent 001 "A"\n  cost 1\n  gain 1 TR\n', "E1011"),
        (
            'set fan "Fan"\n  uses base\n\nevent 001 "A"\n  cost 1\n'
            "  requires temperature -14 or warmer\n",
            "E0038",
        ),
    ],
)
def test_one_mistake_is_one_message(text: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "set.mars").write_text(text, encoding="utf-8")
    assert [found.code for found in load([tmp_path]).diagnostics] == [code]


def test_a_letter_of_the_rows_is_no_name(tmp_path: Path) -> None:
    """`drawn "c"` declares no `c`: a card that spoke of it was left out, and nothing was said."""
    text = 'set fan "Fan"\n  uses mars\n\nevent 1 "Rock"\n  cost 3\n  gain 1 C\n'
    assert codes(tmp_path, text) == ["E1010"]


def test_uses_without_a_set_is_told(tmp_path: Path) -> None:
    """And not only what follows from it."""
    text = 'set fan "Fan"\n  uses\n\nevent 001 "A"\n  cost 1\n  gain 2 plants\n'
    assert codes(tmp_path, text) == ["E1023"]
