"""`arsia print`: sheets of cards to cut out, and a table of the cards, as PDF."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import click

from arsia.files import cannot_write
from arsia.sets import Sets, belongs, compiled, counted, sets_argument
from compiler.graph import Card, Library
from compiler.printing import PrintWarning, Size, print_reference, print_sheets

JOBS = (("cards.pdf", print_sheets), ("reference.pdf", print_reference))


@click.command("print")
@sets_argument
@click.option("-o", "--output", default="out", show_default=True, metavar="DIR")
@click.option("--size", type=click.Choice(["a4", "letter"]), default="a4", show_default=True)
def command(sets: Sets, output: str, size: str) -> None:
    """Print the cards of SETs, or of all bundled ones: DIR/cards.pdf has sheets of nine cards,
    DIR/reference.pdf a table."""
    library = compiled(sets)
    cards = [card for card in library.cards if belongs(card, sets)]
    if not cards:
        click.echo("no cards in these sets")
        return
    warnings = printed(library, cards, Path(output), cast(Size, size))
    for warning in warnings:
        click.echo(f"warning: {warning}", err=True)
    for name, _ in JOBS:
        click.echo(f"{Path(output) / name}: {counted(len(cards), 'card')}")


def printed(
    library: Library, cards: list[Card], folder: Path, size: Size = "a4"
) -> list[PrintWarning]:
    """Writes both files; each whole or not at all. The same warning is given once."""
    titles = {one.id: one.name for one in library.sets}
    title = ", ".join(titles[name] for name in dict.fromkeys(card.set for card in cards))
    found: dict[PrintWarning, None] = {}
    for name, job in JOBS:
        try:
            found |= dict.fromkeys(job(library, cards, folder / name, size, title))
        except OSError as error:
            raise cannot_write(folder / name, error) from error
    return list(found)
