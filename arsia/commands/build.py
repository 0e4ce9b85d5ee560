"""`arsia build`: the effect graph of some sets as JSON."""

from __future__ import annotations

from pathlib import Path

import click

from arsia.files import write
from arsia.sets import Sets, compiled, counted, sets_argument
from compiler.document.codec import dumps, to_json
from compiler.document.schema import validate
from compiler.graph import Library


@click.command("build")
@sets_argument
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
def command(sets: Sets, output: Path | None) -> None:
    """Compile SETs to JSON for other programs.

    The document is the effect graph, described by grammar/effect-graph.schema.json."""
    library = compiled(sets)
    text = document(library)
    if output is None:
        click.echo(text, nl=False)
    else:
        write(output, text)
        click.echo(f"{output}: {counted(len(library.cards), 'card')}")


def document(library: Library) -> str:
    """The library as JSON, held against the schema before anybody sees it."""
    if faults := validate(to_json(library)):
        raise ValueError(f"the effect graph does not fit its schema: {faults[0]}")
    return dumps(library)
