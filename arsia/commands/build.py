"""`arsia build`: the effect graph of some sets as JSON."""

from __future__ import annotations

from pathlib import Path

import click

from arsia.files import write
from arsia.sets import Sets, compiled, counted, sets_argument
from compiler.document import dumps


@click.command("build")
@sets_argument
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
def command(sets: Sets, output: Path | None) -> None:
    """Compile SETs, or all bundled ones, to the effect graph: a JSON document that other programs
    can read, described by grammar/effect-graph.schema.json."""
    library = compiled(sets)
    document = dumps(library)
    if output is None:
        click.echo(document, nl=False)
    else:
        write(output, document)
        click.echo(f"{output}: {counted(len(library.cards), 'card')}")
