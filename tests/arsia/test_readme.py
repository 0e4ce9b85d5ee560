"""The README: two commands that a fresh machine can run, and output that is real."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from arsia.cli import COMMANDS, main
from tests.generated import Generated

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
CARD = re.findall(r"```mars\n(.*?)```", README, re.DOTALL)[0]
TOUR = re.findall(r"```console\n\$ arsia (.*?)\n(.*?)```", README, re.DOTALL)


def test_exactly_two_commands_are_marked() -> None:
    marked = re.findall(r"<!-- command -->\n```sh\n(.*?)\n```", README, re.DOTALL)
    assert len(marked) == 2
    assert README.count("<!-- command -->") == 2
    for command in marked:
        assert "\n" not in command
        assert command.startswith("python3 -m venv .venv && .venv/bin/pip install ")
    assert marked[0].endswith("arsia demo")
    assert ".venv/bin/pytest" in marked[1]
    assert len(TOUR) >= 6


def test_every_command_is_named() -> None:
    assert [name for name in COMMANDS if f"arsia {name}" not in README] == []


@pytest.mark.parametrize(("command", "shown"), TOUR, ids=[command for command, _ in TOUR])
def test_the_output_shown_is_real(
    command: str,
    shown: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    generated: Generated,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    card = CARD.replace("2 titanium\n  vp", "2 titanum\n  vp") if "titanum" in shown else CARD
    Path("moon").mkdir()
    Path("moon/set.mars").write_text(card, "utf-8")
    result = CliRunner().invoke(main, shlex.split(command))
    assert result.exit_code in (0, 1)
    if command.startswith("play"):  # a game changes with the cards of the set, and with the bots
        generated("README.md", README.replace(shown, plain(result.stdout) + "\n"))
    else:
        assert plain(result.stdout) == plain(shown)


def plain(text: str) -> str:
    """Without times, the size of the bundled set, and blanks at the ends of lines."""
    text = re.sub(r"\d+\.\d+ s", "… s", re.sub(r"\d+ (file|card)", r"… \1", text))
    return "\n".join(line.rstrip() for line in text.strip().splitlines())
