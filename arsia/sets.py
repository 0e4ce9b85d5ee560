"""Sets on the command line: names of bundled sets and paths of one's own.

In: the SET arguments. Out: the compiled library, or the messages on the terminal and an exit.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from arsia.cli import FOUND
from compiler.graph import Library
from compiler.load import Loaded, bundled_sets, load
from dsl.diagnostics import Diagnostic, near, render

F = TypeVar("F", bound=Callable[..., Any])

Sets = tuple[str | Path, ...]
"""Names of bundled sets, and paths."""


class SetName(click.ParamType):
    """A bundled set's name, or a path that is there."""

    name = "set"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> str | Path:
        text = str(value)
        if text in bundled_sets():
            return text
        if Path(text).exists():
            return Path(text)
        meant = near(text, bundled_sets())
        hint = f"did you mean {meant!r}?" if meant else f"bundled are {', '.join(bundled_sets())}"
        self.fail(f"{text!r} is neither a file or folder nor a bundled set; {hint}", param, ctx)


def sets_argument(command: F) -> F:
    """`SET…`, which may be left out for all bundled ones: `sets` holds what is meant."""
    return click.argument(
        "sets",
        nargs=-1,
        type=SetName(),
        metavar="[SET]...",
        callback=lambda ctx, param, value: value or bundled_sets(),
    )(command)


def compiled(sets: Sequence[str | Path]) -> Library:
    """The library of sets without errors; with errors they are shown and the command ends."""
    loaded = load(sets)
    if loaded.errors:
        show(loaded, loaded.errors)
        click.get_current_context().exit(FOUND)
    return loaded.library


def show(loaded: Loaded, diagnostics: Sequence[Diagnostic], *, err: bool = True) -> None:
    stream = sys.stderr if err else sys.stdout
    text = render(diagnostics, loaded.sources, stream.isatty())
    if text:
        click.echo(text, err=err)


def counted(number: int, noun: str) -> str:
    """`1 error`, `2 errors`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
