"""`arsia coverage`: which cards, rulings and constructs the scenarios pin down."""

from __future__ import annotations

from pathlib import Path

import click

from arsia.coverage import page, unpinned
from arsia.files import write
from arsia.sets import Sets, counted, sets_argument, usable


@click.command("coverage")
@sets_argument
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
def command(sets: Sets, output: Path | None) -> None:
    """Write a page of Markdown about SETs, or all bundled ones: their cards, the scenarios that
    name each card, the rulings that scenarios pin down, and the constructs that cards use."""
    library = usable(sets).library
    if output is None:
        click.echo(page(library), nl=False)
    else:
        write(output, page(library))
        missing = counted(len(unpinned(library)), "card")
        click.echo(f"{output}: {missing} without a scenario that should have one")
