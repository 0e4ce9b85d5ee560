"""`arsia graph`: a card's effect graph as a picture."""

from __future__ import annotations

from pathlib import Path

import click

from arsia.commands.show import named
from arsia.files import write
from arsia.sets import Sets, sets_argument, usable
from compiler.graph import Card, Library
from compiler.picture import dot, drawing, mermaid, svg

_WRITERS = {"mermaid": mermaid, "dot": dot, "svg": svg}
_ENDINGS = {".svg": "svg", ".dot": "dot", ".gv": "dot", ".mmd": "mermaid"}


@click.command("graph")
@click.argument("card")
@sets_argument
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option("--format", "form", type=click.Choice(sorted(_WRITERS)), help="As the FILE ends.")
def command(card: str, sets: Sets, output: Path | None, form: str | None) -> None:
    """Draw what happens when with the card called CARD: costs and effects, choices, what comes
    after what, what sets off what, and what each effect touches. SVG, or text for Mermaid or
    Graphviz."""
    library, found = named([usable(sets).library], card)[0]
    ending = output.suffix if output is not None else ""
    text = picture(library, found, form or _ENDINGS.get(ending, "mermaid"))
    if output is None:
        click.echo(text, nl=False)
    else:
        write(output, text)
        click.echo(f"{output}: {found.name}")


def picture(library: Library, card: Card, form: str) -> str:
    return _WRITERS[form](drawing(library, card))
