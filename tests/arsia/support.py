"""What tests of the command share: running it, and a game of the base set."""

from __future__ import annotations

from click.testing import CliRunner, Result

from arsia.cli import main
from dsl.messages.diagnostics import Diagnostic, Edit
from runtime.games.playable import Playable
from tests.bundled import playable


def arsia(*args: object, text: str | None = None) -> Result:
    """The command line as a user calls it, `text` typed in; it never breaks off."""
    result = CliRunner().invoke(main, [str(arg) for arg in args], input=text)
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def program() -> Playable:
    return playable("base")


def offered(one: Diagnostic) -> list[Edit]:
    """The advice; what is only to start from has values that nobody could know."""
    return [edit for edit in one.edits if not edit.begins]
