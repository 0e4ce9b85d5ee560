"""`arsia check --fix`: what has one cure is written, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arsia.service.mended import mended
from arsia.service.project import Project
from compiler.read.load import load
from tests.arsia.support import arsia

BAD = """\
set mine "My cards"   # a set of mine
\tuses mars

tag  moon

automated 001 "Crater Farm"
  cost 9
  tags moon, plnat
  gain 1 plant per 2 cities you own
  each opponent loses 2 plants
  Increase your heat production 2 steps. Gain 4 plants.

active 002 "Crater Mill"
  cost 9
  action: gain 1 gold
  when you play a moon tag, gain 1 plant
  vp 1 if you own no cities
"""
GOOD = """\
set mine "My cards"   # a set of mine
\tuses mars

tag  moon

automated 001 "Crater Farm"
  cost 9
  tags moon, plant
  gain 1 plant per 2 cities
  each opponent: lose 2 plants
  production +2 heat, gain 4 plants

active 002 "Crater Mill"
  cost 9
  action: gain 1 gold
  when you play a moon tag: gain 1 plant
  vp 1 if no cities
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "cards.mars").write_text(BAD, "utf-8")
    return folder


def text(folder: Path) -> str:
    return (folder / "cards.mars").read_bytes().decode()


def test_what_has_one_cure_is_written_and_shown(mine: Path) -> None:
    result = arsia("check", "--fix", mine)
    assert text(mine) == GOOD
    assert result.exit_code == 1
    out = result.stdout
    assert "  - each opponent loses 2 plants\n  + each opponent: lose 2 plants\n" in out
    assert "cards.mars:10\n" in out
    assert "`gold` is not known" in out
    assert out.endswith("1 file checked, 1 card: 1 error, 1 note\n")


def test_a_second_time_there_is_nothing_to_do(mine: Path) -> None:
    arsia("check", "--fix", mine)
    assert arsia("check", "--fix", mine).stdout.startswith("0 places mended\n")
    assert text(mine) == GOOD


def test_lines_that_are_right_stay_to_the_last_sign(mine: Path) -> None:
    (mine / "cards.mars").write_bytes(BAD.replace("\n", "\r\n").encode("utf-8-sig"))
    arsia("check", "--fix", mine)
    assert text(mine).encode() == GOOD.replace("\n", "\r\n").encode("utf-8-sig")


@pytest.mark.parametrize(
    "line",
    [
        "gain 1 gold",
        "gain 1 pant or gain 1 plan per gold",
        "frobnicate the moons",
        "gain 2 steel or titanium or plants and 3 heat",
        "gain 1 heat per card without a marker",
    ],
)
def test_what_has_no_cure_that_makes_it_right_is_left_alone(mine: Path, line: str) -> None:
    bad = f'set mine "Mine"\n  uses base\n\nevent 001 "Meteor"\n  cost 3\n  {line}\n'
    (mine / "cards.mars").write_text(bad, "utf-8")
    result = arsia("check", "--fix", mine)
    assert (result.exit_code, text(mine)) == (1, bad)
    assert result.stdout.startswith("0 places mended\n")


def test_what_can_be_meant_in_two_ways_is_left_alone(mine: Path) -> None:
    bad = GOOD.replace("gain 1 gold", "gain 1 plant, titanium or steel")
    (mine / "cards.mars").write_text(bad, "utf-8")
    arsia("check", "--fix", mine)
    assert text(mine) == bad


def test_what_is_for_programs_is_not_mixed_with_what_was_written(mine: Path) -> None:
    result = arsia("check", "--fix", "--format", "json", mine)
    told = json.loads(result.stdout)
    assert [one["code"] for one in told if one["severity"] == "error"] == ["E1010"]
    assert "+ each opponent: lose 2 plants" in result.stderr


@pytest.mark.parametrize("sets", [["base"], []])
def test_what_comes_with_arsia_is_not_changed(
    sets: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = arsia("check", "--fix", *sets)
    assert result.exit_code == 2
    assert "only sets of your own" in result.stderr


def test_a_pack_is_not_changed(mine: Path, tmp_path: Path) -> None:
    (mine / "cards.mars").write_text(READ, "utf-8")
    pack = tmp_path / "mine.arsia"
    assert arsia("pack", mine, "--output", pack).exit_code == 0
    result = arsia("check", "--fix", pack)
    assert result.exit_code == 2
    assert "only sets of your own" in result.stderr


def test_a_file_by_itself(mine: Path) -> None:
    arsia("check", "--fix", mine / "cards.mars")
    assert text(mine) == GOOD


def test_an_editor_tells_what_is_told_here(mine: Path) -> None:
    """What is suggested is followed to its end in both."""
    path = mine / "cards.mars"
    told = [(one.span.line, one.message, one.suggestion) for one in load([mine]).diagnostics]
    project = Project(mine.resolve(), {})
    project.compile()
    found = project.followed(project.found[path.resolve()], path.resolve())
    assert [(one.span.line, one.message, one.suggestion) for one in found] == told
    assert len(told) > 5


def test_unsaved_texts_are_mended_too(mine: Path) -> None:
    path = (mine / "cards.mars").resolve()
    half = BAD.replace("plnat", "plant")
    assert mended(mine, {path: half}) == {path: (half, GOOD)}
    assert text(mine) == BAD


PASTED = """\
set mine "My cards"
  uses mars

Active card "Crater Hub"
  Cost: 15
  Tags: Power, Building
  Requirements: 2 power tags
  Effect: When you play a power tag, gain 1 M€.
  Action: Spend 1 energy to gain 3 M€.
  1 VP

Automated: "Crater Well"
  cost=12
  requires 4% oxygen or less
  Increase your heat production 3 steps and your plant production 1 step.
  VP: 1

Blue card "Crater Herd"
  cost 9
  tags plant
  When you play a plant tag, gain 2 M€.
"""
READ = """\
set mine "My cards"
  uses mars

active "Crater Hub"
  cost 15
  tags Power, Building
  requires 2 power tags
  when you play a power tag: gain 1 megacredit
  action: spend 1 energy -> gain 3 megacredits
  vp 1

Automated "Crater Well"
  cost 12
  requires max 4% oxygen
  production +3 heat, +1 plant
  vp 1

active "Crater Herd"
  cost 9
  tags plant
  when you play a plant tag: gain 2 megacredits
"""


def test_cards_as_they_are_printed_become_cards(mine: Path) -> None:
    (mine / "cards.mars").write_text(PASTED, "utf-8")
    assert arsia("check", "--fix", mine).exit_code == 0
    assert text(mine) == READ


def test_lines_of_a_card_of_no_known_kind_are_left_alone(mine: Path) -> None:
    bad = PASTED.replace("Blue card", "Purple thing")
    (mine / "cards.mars").write_text(bad, "utf-8")
    arsia("check", "--fix", mine)
    assert text(mine).endswith(bad[bad.index("Purple") :])


def test_a_comment_stays_once_and_a_name_with_its_sign_is_whole(mine: Path) -> None:
    head = 'set mine "Mine"\n  uses base\n\nautomated "Mine #3" # three\n  cost 1\n'
    bad = f"""{head}  gain 1 plnat, gain 1 steeel # two

active 002 "Ear"
  cost 1
  tags spcae, buildng # "two
  when you play "Mine #3": gain 1 plnat, gain 1 steeel # behind "Mine #3"
"""
    (mine / "cards.mars").write_text(bad, "utf-8")
    assert arsia("check", "--fix", mine).exit_code == 0
    good = bad
    for was, now in (("plnat", "plant"), ("steeel", "steel"), ("spcae", "space")):
        good = good.replace(was, now)
    assert text(mine) == good.replace("buildng", "building")


def test_each_line_keeps_its_own_end(mine: Path) -> None:
    head, tail = BAD[:150], BAD[150:]
    assert "plnat" in head
    (mine / "cards.mars").write_bytes((head.replace("\n", "\r\n") + tail).encode())
    arsia("check", "--fix", mine)
    assert text(mine).count("\r\n") == head.count("\n")
    assert text(mine).replace("\r\n", "\n") == GOOD
