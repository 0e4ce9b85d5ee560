"""`arsia fmt`: card text in its one canonical form."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal

import click

from arsia.cli import FOUND
from arsia.files import write
from arsia.packs import SUFFIX
from arsia.screen import coloured
from arsia.sets import counted
from dsl.messages.diagnostics import render
from dsl.reading.files import content, decoded, reason
from dsl.reading.signs import shown
from dsl.reading.source import Source, normalise
from dsl.syntax.format import format_source
from dsl.syntax.parser import parse

Result = Literal["same", "changed", "faulty"]


@click.command("fmt")
@click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--check", is_flag=True, help="Write nothing; exit 1 if a file would change.")
@click.option("--diff", is_flag=True, help="Write nothing; show what would change.")
def command(paths: tuple[Path, ...], check: bool, diff: bool) -> int:
    """Rewrite files in the canonical form.

    PATHs are .mars files, and folders, which are searched for them."""
    results = [_one(path, write_it=not (check or diff), diff=diff) for path in files(paths)]
    changed = results.count("changed")
    click.echo(
        f"{counted(len(results), 'file')}, {changed} {'to change' if check or diff else 'changed'}"
    )
    return FOUND if "faulty" in results or (changed and (check or diff)) else 0


def files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files named, and all `.mars` files in the folders named."""
    for path in paths:
        yield from sorted(path.rglob("*.mars")) if path.is_dir() else [path]


def _one(path: Path, write_it: bool, diff: bool) -> Result:
    """A file that cannot be read, or with mistakes of form, is left as it is."""
    if path.suffix == SUFFIX:
        why = "it is a packed set, which stays as it was packed; what is formatted is the folder "
        click.echo(f"{shown(str(path))}: {why}that was packed", err=True)
        return "faulty"
    try:
        data = content(path)
        source = Source(shown(str(path)), normalise(decoded(data)))
    except OSError as error:
        click.echo(f"{shown(str(path))}: {'; '.join(filter(None, reason(error)))}", err=True)
        return "faulty"
    _, mistakes = parse(source)
    if mistakes:
        click.echo(render(mistakes, {source.name: source}, coloured(sys.stderr)), err=True)
        return "faulty"
    written = decoded(data)
    text = format_source(source)
    if text == written:
        return "same"
    if diff:
        lines = difflib.unified_diff(
            written.splitlines(True), text.splitlines(True), str(path), f"{path} (formatted)"
        )
        click.echo(shown("".join(lines)), nl=False)
    elif write_it:
        write(path, text)
    click.echo(f"{shown(str(path))}: {'formatted' if write_it else 'would change'}")
    return "changed"
