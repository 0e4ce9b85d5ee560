"""The README: two commands that a fresh machine can run, and cards that compile."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arsia.cli import COMMANDS
from compiler.load import load_text

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def test_exactly_two_commands_are_marked() -> None:
    marked = re.findall(r"<!-- command -->\n```sh\n(.*?)\n```", README, re.DOTALL)
    assert len(marked) == 2
    assert README.count("<!-- command -->") == 2
    for command in marked:
        assert "\n" not in command
        assert command.startswith("python3 -m venv .venv && .venv/bin/pip install ")
    assert marked[0].endswith("arsia demo")
    assert ".venv/bin/pytest" in marked[1]


def test_every_command_is_named() -> None:
    assert [name for name in COMMANDS if f"arsia {name}" not in README] == []


@pytest.mark.parametrize("text", re.findall(r"```mars\n(.*?)```", README, re.DOTALL))
def test_the_cards_compile(text: str) -> None:
    loaded = load_text(text, uses=("base",))
    assert loaded.diagnostics == ()
    assert loaded.library.cards
