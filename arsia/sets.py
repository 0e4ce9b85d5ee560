"""Sets on the command line: names of bundled sets and paths of one's own.

In: the SET arguments. Out: the compiled library, or the messages on the terminal and an exit.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from arsia.cli import FOUND, LEFT_OUT
from arsia.packs import SUFFIX, BadPack, unpacked
from arsia.screen import coloured
from compiler.read import kept
from compiler.read.places import FIRST_GAME, bundled_games, bundled_sets
from dsl.messages.diagnostics import Diagnostic, near, render
from dsl.reading.source import Source

if TYPE_CHECKING:
    from compiler.graph import Library
    from compiler.read.loaded import Loaded
    from runtime.games.playable import Playable

F = TypeVar("F", bound=Callable[..., Any])

Read = Callable[[Sequence[str | Path]], "Loaded"]

Sets = tuple[str | Path, ...]
"""Names of bundled sets, and paths."""


def jobs_option(command: F) -> F:
    """`--jobs N`: as many as there are cores, where nothing else is said."""
    return click.option(
        "--jobs",
        type=click.IntRange(1),
        default=_cores,
        metavar="N",
        help="How many processes work.  [default: one for each core]",
    )(command)


def _cores() -> int:
    from runtime.driving.jobs import cores

    return cores()


def sets_argument(command: F) -> F:
    """`SET…`, which may be left out: `sets` holds what is meant, all of one game."""
    return click.argument("sets", nargs=-1, metavar="[SET]...", callback=_meant)(command)


def played_sets_argument(command: F) -> F:
    """The same for playing: with none, those of the folder or of a first game."""
    return click.argument("sets", nargs=-1, metavar="[SET]...", callback=_played)(command)


def any_sets_argument(command: F) -> F:
    """The same for commands that take sets one by one: with none, those of all games."""
    return click.argument("sets", nargs=-1, metavar="[SET]...", callback=_any)(command)


def _meant(ctx: click.Context, param: click.Parameter, given: tuple[str, ...]) -> Sets:
    """With none, the set of the folder where one is, or else the bundled ones of the first game."""
    return _given(given) or bundled_games()[0]


def _played(ctx: click.Context, param: click.Parameter, given: tuple[str, ...]) -> Sets:
    return _given(given) or FIRST_GAME


def _any(ctx: click.Context, param: click.Parameter, given: tuple[str, ...]) -> Sets:
    return _given(given) or bundled_sets()


def _given(given: tuple[str, ...]) -> Sets:
    if not given and any(Path().glob("*.mars")):
        return (Path(),)
    return tuple(map(one_set, given))


def one_set(name: str) -> str | Path:
    """Raises BadParameter when it is neither a bundled set nor a path that is there."""
    known = bundled_sets()
    if name in known:
        return name
    if Path(name).is_file() and Path(name).suffix == SUFFIX:
        try:
            return unpacked(Path(name))
        except BadPack as error:
            raise click.BadParameter(f"{name!r} is no pack of a set: {error}") from None
    if Path(name).exists():
        return Path(name)
    beside = [
        path.name for path in Path().iterdir() if path.is_dir() or path.suffix in (".mars", SUFFIX)
    ]
    meant = near(name, [*known, *sorted(beside)])
    hint = f"did you mean {meant!r}?" if meant else f"bundled are {', '.join(known)}"
    raise click.BadParameter(f"{name!r} is neither a file or folder nor a bundled set; {hint}")


def compiled(sets: Sequence[str | Path]) -> Library:
    """The library of sets without errors; with errors they are shown and the command ends."""
    return sound(sets).library


def whole(sets: Sequence[str | Path]) -> Loaded:
    """Sets with all that has a face in them, and beside them the sets that some of it needs."""
    loaded = kept.load(sets)
    return kept.load(sets, loaded.wanted) if loaded.wanted else loaded


def sound(sets: Sequence[str | Path], read: Read = whole) -> Loaded:
    """Sets without errors; with errors they are shown and the command ends."""
    loaded = read(sets)
    if loaded.errors:
        show(loaded.sources, loaded.errors)
        click.get_current_context().exit(FOUND)
    return loaded


def usable(sets: Sequence[str | Path], read: Read = whole) -> Loaded:
    """The same without the cards that have mistakes, which are told; with mistakes elsewhere the
    command ends. What it makes is not all that was asked for, and its exit code says so."""
    from compiler.read.broken import without_broken

    loaded = read(sets)
    if not loaded.errors:
        return loaded
    show(loaded.sources, loaded.errors)
    spared = without_broken(loaded)
    if spared is None:
        click.get_current_context().exit(FOUND)
    left_out(spared.names)
    return spared.loaded


def left_out(names: Sequence[str]) -> None:
    """What has mistakes is named, and the exit code says that it is missing."""
    if names:
        click.echo(f"left out: {', '.join(f'“{name}”' for name in names)}", err=True)
        click.get_current_context().meta[LEFT_OUT] = True


def playable(library: Library, board: str = "") -> Playable:
    """The library made ready for the engine, without the cards that it cannot play, which are
    told."""
    from compiler.meaning.faults import placed
    from runtime.driving.lacking import playable as made_playable
    from runtime.program.writing.code import Unplayable

    try:
        program, faults = made_playable(library, board)
    except Unplayable as fault:
        click.echo(f"this cannot be played yet: the engine does not know {fault.what}", err=True)
        click.get_current_context().exit(FOUND)
    for one in faults:
        click.echo(f"left out: {placed({}, one).message}", err=True)
    return program


def show(
    sources: Mapping[str, Source], diagnostics: Sequence[Diagnostic], *, err: bool = True
) -> None:
    stream = sys.stderr if err else sys.stdout
    text = render(diagnostics, sources, coloured(stream))
    if text:
        click.echo(text, err=err)


def counted(number: int, noun: str) -> str:
    """`1 error`, `2 errors`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
