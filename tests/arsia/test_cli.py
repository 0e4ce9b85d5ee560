"""The command line: exit codes, messages, and never a traceback."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import arsia.__main__ as program
from arsia import stopping
from arsia.cli import COMMANDS, main
from compiler.read.places import bundled_sets
from tests.arsia.support import arsia
from tests.effort import FULL

GOOD = """\
set mine "My cards"
  uses mars

tag moon

automated 001 "Crater Farm"
  cost 9
  tags moon, plant
  production +2 plants
  vp 1

scenario "Crater Farm feeds"
  players red, blue
  given red has "Crater Farm" in hand, red has 9 megacredits
  when red plays "Crater Farm"
  then red has 2 plant production
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.mars"
    path.write_text(GOOD, "utf-8")
    return path


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    path = tmp_path / "bad.mars"
    path.write_text(GOOD.replace("+2 plants", "+2 plamts").replace("cost 9", "cots 9"), "utf-8")
    return path


# ---- the whole ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    result = arsia(name, "--help")
    assert result.exit_code == 0
    assert f" {name} " in result.output.splitlines()[0]


def test_version() -> None:
    assert re.fullmatch(r"arsia \d+\.\d+\.\d+\n", arsia("--version").output)


def test_mistyped_command_is_misuse_with_a_hint() -> None:
    result = arsia("chekc")
    assert result.exit_code == 2
    assert "Did you mean 'check'?" in result.output


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("new", "`arsia workbench` begins a set"),
        ("help", "`arsia --help` lists all commands"),
        ("lint", "Did you mean 'check'?"),
        ("simulate", "Did you mean 'play'?"),
        ("moon", "Did you mean `arsia check moon`?"),
    ],
)
def test_what_other_programs_call_it_is_told(
    word: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "moon").mkdir()
    monkeypatch.chdir(tmp_path)
    result = arsia(word)
    assert result.exit_code == 2
    assert told in " ".join(result.output.split())


def test_unexpected_error_is_one_clear_message(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("boom")

    monkeypatch.setattr("arsia.commands.check.checked", broken)
    result = arsia("check")
    assert result.exit_code == 3
    assert "ZeroDivisionError: boom" in result.output
    assert "--debug check" in result.output


def test_debug_shows_the_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("boom")

    monkeypatch.setattr("arsia.commands.check.checked", broken)
    result = CliRunner().invoke(main, ["--debug", "check"])
    assert result.exit_code == 3
    assert "Traceback" in result.output


def test_ctrl_c_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("arsia.commands.check.checked", stopped)
    result = arsia("check")
    assert result.exit_code == 130
    assert result.output.strip() == ""


def test_broken_pipe_is_quiet() -> None:
    read, write = os.pipe()
    os.close(read)
    run = subprocess.run(
        [sys.executable, "-m", "arsia", "explain"],
        stdout=write,
        stderr=subprocess.PIPE,
        check=False,
        text=True,
    )
    os.close(write)
    assert run.stderr == ""
    assert run.returncode != 0


def test_a_stop_is_a_stop_however_python_wraps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        try:
            raise KeyboardInterrupt
        except KeyboardInterrupt as stop:
            raise RuntimeError("Error calling __set_name__") from stop

    monkeypatch.setattr("arsia.commands.check.checked", stopped)
    result = arsia("check")
    assert result.exit_code == 130
    assert result.output == ""


@pytest.mark.parametrize("error", [RuntimeError("Query interrupted"), click.UsageError("no study")])
def test_what_is_raised_after_ctrl_c_comes_of_it(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def stopped(*_: object) -> None:
        with suppress(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(5)
        raise error

    monkeypatch.setattr("arsia.commands.check.checked", stopped)
    before = signal.getsignal(signal.SIGINT)
    stopping.listen()
    try:
        result = arsia("check")
    finally:
        signal.signal(signal.SIGINT, before)
        stopping.heard.clear()
    assert result.exit_code == 130
    assert result.output == ""


def test_ctrl_c_is_quiet_while_the_command_is_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stopped:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "arsia.cli":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "arsia.cli")
    monkeypatch.setattr(sys, "meta_path", [Stopped(), *sys.meta_path])
    with pytest.raises(SystemExit) as ended:
        program.main()
    assert ended.value.code == 130


@pytest.mark.parametrize("closed", [">&-", ">&- 2>&- <&-"])
def test_streams_may_be_closed(closed: str) -> None:
    command = f'"$1" -m arsia explain E1010 {closed}'
    run = subprocess.run(["sh", "-c", command, "sh", sys.executable], check=False)
    assert run.returncode == 0


# ---- check --------------------------------------------------------------------------------------


def test_bundled_sets_are_clean() -> None:
    result = arsia("check", "--strict")
    assert result.exit_code == 0, result.output
    assert "no mistakes" in result.output


def test_own_set_is_clean(mine: Path) -> None:
    assert arsia("check", mine).exit_code == 0
    assert arsia("check", mine.parent).exit_code == 0


def test_mistakes_are_found_each_with_its_place(bad: Path) -> None:
    result = arsia("check", bad)
    assert result.exit_code == 1
    assert f"{bad}:7:" in result.output
    assert f"{bad}:9:" in result.output
    assert "plant" in result.output


def test_json_messages(bad: Path) -> None:
    result = arsia("check", bad, "--format", "json")
    assert result.exit_code == 1
    found = json.loads(result.output)
    assert {one["line"] for one in found} >= {7, 9}
    assert all(re.fullmatch(r"[EWN]\d{4}", one["code"]) for one in found)


def test_unknown_set_is_misuse_with_a_hint() -> None:
    result = arsia("check", bundled_sets()[0] + "x")
    assert result.exit_code == 2
    assert f"did you mean {bundled_sets()[0]!r}?" in result.output


@pytest.mark.parametrize("command", ["check", "build", "test", "print", "play"])
def test_binary_file_is_a_message(command: str, tmp_path: Path) -> None:
    path = tmp_path / "noise.mars"
    path.write_bytes(bytes(range(256)) * 8)
    result = arsia(command, path)
    assert result.exit_code == 1
    assert "noise.mars" in result.output


@pytest.mark.parametrize("command", ["check", "build", "test", "print", "play"])
def test_folder_without_a_set_is_a_message(command: str, tmp_path: Path) -> None:
    result = arsia(command, tmp_path)
    assert result.exit_code in (1, 2)
    assert result.output.strip()


def test_other_ending_and_empty_file(tmp_path: Path) -> None:
    empty = tmp_path / "empty.mars"
    empty.write_text("", "utf-8")
    assert arsia("check", empty).exit_code in (0, 1)


# ---- build --------------------------------------------------------------------------------------


def test_build_to_a_file_and_to_the_terminal(mine: Path, tmp_path: Path) -> None:
    out = tmp_path / "new" / "mine.json"
    assert arsia("build", mine, "-o", out).exit_code == 0
    assert json.loads(out.read_text("utf-8"))["cards"]
    assert arsia("build", mine).stdout == out.read_text("utf-8")
    assert [path.name for path in out.parent.iterdir()] == ["mine.json"]


def test_build_of_a_bad_set_writes_nothing(bad: Path, tmp_path: Path) -> None:
    out = tmp_path / "bad.json"
    result = arsia("build", bad, "-o", out)
    assert result.exit_code == 1
    assert not out.exists()


@pytest.mark.parametrize("command", [("build", "-o"), ("print", "-o"), ("demo", "-o")])
def test_output_that_cannot_be_written_is_misuse(
    command: tuple[str, str], mine: Path, tmp_path: Path
) -> None:
    blocked = tmp_path / "file" / "below"  # below a file: nobody, not even root, can write there
    (tmp_path / "file").write_text("", "utf-8")
    name, option = command
    sets = [] if name == "demo" else [mine]
    result = arsia(name, *sets, option, blocked)
    assert result.exit_code == 2
    assert "cannot write" in result.output


# ---- fmt and explain ----------------------------------------------------------------------------


def test_fmt_checks_shows_and_writes(tmp_path: Path) -> None:
    path = tmp_path / "card.mars"
    path.write_text('event "Rock"\n   cost   3\n   gain  2 steel\n', "utf-8")
    before = path.read_text("utf-8")
    assert arsia("fmt", "--check", path).exit_code == 1
    shown = arsia("fmt", "--diff", path)
    assert shown.exit_code == 1
    assert "+  cost 3" in shown.output
    assert path.read_text("utf-8") == before
    assert arsia("fmt", path).exit_code == 0
    assert path.read_text("utf-8") == 'event "Rock"\n  cost 3\n  gain 2 steel\n'
    assert arsia("fmt", "--check", path).exit_code == 0


def test_fmt_of_a_file_with_mistakes_leaves_it(tmp_path: Path) -> None:
    path = tmp_path / "card.mars"
    path.write_text('event "Rock\n   cots ((\n', "utf-8")
    result = arsia("fmt", path)
    assert result.exit_code == 1
    assert "card.mars:1" in result.output
    assert path.read_text("utf-8") == 'event "Rock\n   cots ((\n'


def test_explain_one_and_all() -> None:
    listed = arsia("explain")
    assert listed.exit_code == 0
    first = listed.output.splitlines()[0].split()[0]
    result = arsia("explain", first.lower())
    assert result.exit_code == 0
    assert result.output.startswith(first)
    assert "Right:" in result.output


def test_explain_of_no_code_is_misuse() -> None:
    assert arsia("explain", "E9999").exit_code == 2


# ---- test, show, print, demo --------------------------------------------------------------------


def test_scenarios_of_a_set_run_without_those_it_uses(mine: Path) -> None:
    result = arsia("test", mine)
    assert result.exit_code == 0
    assert "1 scenario: 1 passed" in result.output


def test_a_failing_scenario_says_what_differs(mine: Path) -> None:
    mine.write_text(GOOD.replace("has 2 plant production", "has 3 plant production"), "utf-8")
    result = arsia("test", mine)
    assert result.exit_code == 1
    assert "FAILED Crater Farm feeds" in result.output
    assert "plant production expected, but it is 2" in result.output
    assert "1 failed, 0 passed" in result.output


def test_a_word_selects_scenarios(mine: Path) -> None:
    assert arsia("test", mine, "-k", "FEEDS").exit_code == 0
    result = arsia("test", mine, "-k", "nothing like it")
    assert result.exit_code == 2
    assert "no scenario" in result.output


def test_scenarios_run_beside_those_with_mistakes(mine: Path) -> None:
    scenario = GOOD[GOOD.index("scenario") :]
    mine.write_text(
        f"{GOOD}\n{scenario.replace('feeds', 'starves').replace('given', 'gven')}"
        f"\n{scenario.replace('feeds', 'rests').replace('Crater Farm', 'Idle Farm')}"
        '\nevent 902 "Idle Farm"\n  cost 4\n  gian 1 plant\n'
        'event 903 "G"\n  cost 4\n  gian 1 plant\n',  # a letter of many words is no name there
        "utf-8",
    )
    result = arsia("test", mine)
    assert result.exit_code == 1
    assert "not run: “Crater Farm starves”" in result.output
    assert "it speaks of “Idle Farm”, which has a mistake" in result.output
    assert "3 scenarios: 2 failed, 1 passed" in result.output


def test_a_set_without_scenarios_is_fine(mine: Path) -> None:
    mine.write_text(GOOD.split("scenario")[0], "utf-8")
    result = arsia("test", mine)
    assert result.exit_code == 0
    assert "no scenarios" in result.output


def test_show_by_name_and_by_number(mine: Path) -> None:
    by_name = arsia("show", "crater farm", mine)
    assert by_name.exit_code == 0
    assert "Crater Farm" in by_name.output
    assert "Crater Farm" in arsia("show", "001", mine).output


def test_show_of_an_unknown_card_is_misuse_with_a_hint(mine: Path) -> None:
    result = arsia("show", "Crater Fram", mine)
    assert result.exit_code == 2
    assert "Did you mean 'Crater Farm'?" in result.output


def test_show_of_a_board_says_what_is_shown(mine: Path) -> None:
    result = arsia("show", "Tharsis", mine)
    assert result.exit_code == 2
    assert "boards, tags and tracks are no cards" in " ".join(result.output.split())


@pytest.mark.parametrize("size", ["a4", "letter"])
def test_print_writes_both_files(mine: Path, tmp_path: Path, size: str) -> None:
    out = tmp_path / "printed"
    result = arsia("print", mine, "-o", out, "--size", size)
    assert result.exit_code == 0, result.output
    assert sorted(path.name for path in out.iterdir()) == ["cards.pdf", "reference.pdf"]
    assert all(path.read_bytes().startswith(b"%PDF") for path in out.iterdir())


def test_a_set_of_your_own_can_be_played(mine: Path) -> None:
    mine.write_text(GOOD.replace("uses mars", "uses base"), "utf-8")
    result = arsia("play", mine, "--bots", "random", "--no-log")
    assert result.exit_code == 0, result.output
    assert "total" in result.output


def test_a_folder_called_like_no_bundled_set_needs_no_slash(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = mine.parent / "moon"
    folder.mkdir()
    mine.rename(folder / "set.mars")
    monkeypatch.chdir(folder.parent)
    result = arsia("check", "moon")
    assert result.exit_code == 0, result.output
    assert arsia("test", "moon").output.count("1 scenario") == 1


def test_demo_does_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With all bundled sets, or with the rules and cards of the base game."""
    if not FULL:
        monkeypatch.setattr("arsia.commands.demo.bundled_games", lambda: (("cornucopia",),))
        monkeypatch.setattr("arsia.commands.demo.bundled_sets", lambda: ("mars",))
        monkeypatch.setattr("arsia.commands.demo.GAMES", 2)
    out = tmp_path / "out"
    result = arsia("demo", "-o", out)
    assert result.exit_code == 0, result.output
    names = ["cards.pdf", "effect-graph.json", "game.txt", "index.html", "reference.pdf"]
    names += [*["delegates.pdf"] * FULL, "tiles.pdf"]  # some sets have delegates
    assert sorted(path.name for path in out.iterdir()) == sorted(names)
    assert all(str(out / name) in result.output for name in names)


def test_all_that_is_promised_to_python_is_there() -> None:
    package = import_module("arsia")
    for name in package.__all__:
        assert getattr(package, name) is not None
