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
from compiler.graph import Board, Card, Library, Scenario
from compiler.load import Loaded, bundled_sets, load
from dsl.diagnostics import Diagnostic, near, render
from runtime.code import Unplayable
from runtime.program import Program

F = TypeVar("F", bound=Callable[..., Any])

Sets = tuple[str | Path, ...]
"""Names of bundled sets, and paths."""


def sets_argument(command: F) -> F:
    """`SET…`, which may be left out for all bundled ones: `sets` holds what is meant."""
    return click.argument("sets", nargs=-1, metavar="[SET]...", callback=_meant)(command)


def _meant(ctx: click.Context, param: click.Parameter, given: tuple[str, ...]) -> Sets:
    return tuple(map(one_set, given)) or bundled_sets()


def one_set(name: str) -> str | Path:
    """Raises BadParameter when it is neither a bundled set nor a path that is there."""
    known = bundled_sets()
    if name in known:
        return name
    if Path(name).exists():
        return Path(name)
    meant = near(name, known)
    hint = f"did you mean {meant!r}?" if meant else f"bundled are {', '.join(known)}"
    raise click.BadParameter(f"{name!r} is neither a file or folder nor a bundled set; {hint}")


def compiled(sets: Sequence[str | Path]) -> Library:
    """The library of sets without errors; with errors they are shown and the command ends."""
    return sound(sets).library


def sound(sets: Sequence[str | Path]) -> Loaded:
    """Sets without errors; with errors they are shown and the command ends."""
    loaded = load(sets)
    if loaded.errors:
        show(loaded, loaded.errors)
        click.get_current_context().exit(FOUND)
    return loaded


def playable(library: Library, board: str = "") -> Program:
    """The library made ready for the engine; when a card cannot be played the command ends."""
    try:
        return Program(library, board)
    except Unplayable as fault:
        click.echo(f"this cannot be played: {fault}", err=True)
        click.get_current_context().exit(FOUND)


def belongs(item: Card | Board | Scenario, sets: Sets) -> bool:
    """Whether it is of one of the sets named, not only of a set that they use."""
    file = Path(item.by.rpartition(":")[0])
    return any(
        item.set == one if isinstance(one, str) else file.is_relative_to(one) for one in sets
    )


def show(loaded: Loaded, diagnostics: Sequence[Diagnostic], *, err: bool = True) -> None:
    stream = sys.stderr if err else sys.stdout
    text = render(diagnostics, loaded.sources, stream.isatty())
    if text:
        click.echo(text, err=err)


def counted(number: int, noun: str) -> str:
    """`1 error`, `2 errors`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
