"""What the engine cannot play yet is told in the author's words, and everything else goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from arsia.cli import main
from runtime.driving.lacking import faults, needed, playable
from runtime.driving.messages import NOT_PLAYED_YET
from tests.bundled import load_text

SET = f"""set fan "Fan"
  uses mars

{NOT_PLAYED_YET.bad}
event 002 "Fine"
  cost 3
  gain 1 plant

scenario "it is played"
  players red, blue
  given red has "Fine" in hand, red has 9 megacredits
  when red plays "Fine"
  then red has 1 plant

scenario "it is not"
  players red, blue
  skipped "nobody can play it yet"
  given red has "Example" in play
  then red has 1 plant
"""


def test_the_example_gives_the_message_and_the_right_one_does_not() -> None:
    bad, good = (load_text(text).library for text in (NOT_PLAYED_YET.bad, NOT_PLAYED_YET.good))
    assert [fault.message.code for fault in faults(bad)] == [NOT_PLAYED_YET.code]
    assert faults(good) == ()


def test_the_line_is_named() -> None:
    (fault,) = faults(load_text(NOT_PLAYED_YET.bad).library)
    assert fault.by == "<text>:4"
    assert fault.words["name"] == "“Example”"


def test_what_a_game_has_no_place_for_is_lacking_in_that_game_only() -> None:
    line = "  cost 3\n  take 2 actions\n"
    tiny = load_text(f'project "Rush"\n{line}', ("tinyforming",))
    assert not tiny.errors
    (fault,) = faults(tiny.library)
    assert fault.words["what"] == "more actions than one a turn"
    heard = load_text(
        'project "Rush"\n  cost 3\n  when you begin a turn: gain 1 credit\n', ("tinyforming",)
    )
    assert not heard.errors
    assert faults(heard.library)[0].words["what"] == "what is heard of turns"
    other = load_text(f'event 001 "Rush"\n{line}')
    assert not other.errors
    assert faults(other.library) == ()


@pytest.mark.parametrize(
    ("card", "line", "what"),
    [
        ('colony "Moon"\n  track 0, 1, 2, 3, 4, 5, 6\n  build: draw 2 cards\n', 1, "colonies"),
        ('event "A"\n  cost 1\n  each player: draw 1 card\n', 0, ""),
    ],
)
def test_what_is_told(card: str, line: int, what: str) -> None:
    found = faults(load_text(card, ("base",)).library)
    assert [fault.by for fault in found] == [f"<text>:{line}"] * bool(line)
    assert all(what in str(fault.words["what"]) for fault in found)


def test_the_others_are_played_without_it() -> None:
    library = load_text(NOT_PLAYED_YET.bad, ("corporate-era",)).library
    program, left = playable(library)
    assert len(left) == 1
    assert [card.name for card in library.cards if card not in program.library.cards] == ["Example"]


def test_scenarios_that_need_it() -> None:
    library = load_text(SET.partition("\n\n")[2], ("corporate-era",)).library
    assert [needed(one, {"example"}) for one in library.scenarios[-2:]] == [set(), {"example"}]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "set.mars").write_text(SET, encoding="utf-8")
    return tmp_path


def test_check_tells(folder: Path) -> None:
    for _ in range(2):  # the second time from what is kept
        result = CliRunner().invoke(main, ["check", str(folder)])
        assert result.exit_code == 0
        assert result.output.count("note N5001: “Example” cannot be played") == 1
        assert "action: pay 5 -> trade" in result.output


def test_test_runs_the_others(folder: Path) -> None:
    result = CliRunner().invoke(main, ["test", str(folder)])
    assert result.exit_code == 0
    assert "not run: “it is not” at" in result.output
    assert "nobody can play it yet" in result.output
    assert "2 scenarios: 1 passed, 1 not run" in result.output


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('  skipped "nobody can play it yet"\n', "", "does not play “Example”"),
        ('"it is played"\n', '"it is played"\n  skipped "so"\n', "and it can: leave `skipped` out"),
    ],
)
def test_what_is_not_run_says_why(folder: Path, old: str, new: str, why: str) -> None:
    (folder / "set.mars").write_text(SET.replace(old, new), encoding="utf-8")
    result = CliRunner().invoke(main, ["test", str(folder)])
    assert result.exit_code == 1
    assert why in result.output


def test_play_leaves_it_out(folder: Path) -> None:
    whole = SET.replace("uses mars", "uses base")
    (folder / "set.mars").write_text(whole, encoding="utf-8")
    result = CliRunner().invoke(main, ["play", str(folder), "--games", "1"])
    assert result.exit_code == 0
    assert "left out: “Example” cannot be played by the engine yet" in result.output


def test_explain_knows_it() -> None:
    assert (
        NOT_PLAYED_YET.why[:30] in CliRunner().invoke(main, ["explain", NOT_PLAYED_YET.code]).output
    )
