"""`arsia show`: one card's face, text and effect graph in the terminal."""

from __future__ import annotations

import click
from rich.console import Console

from arsia.sets import Sets, compiled, sets_argument
from compiler.graph import Card, Library
from compiler.terminal import show
from dsl.diagnostics import near


@click.command("show")
@click.argument("card")
@sets_argument
def command(card: str, sets: Sets) -> None:
    """Show the card called CARD (its name or its number) of SETs, or of all bundled ones."""
    library = compiled(sets)
    console = Console(highlight=False)
    for found in named(library, card):
        console.print(show(library, found))


def named(library: Library, text: str) -> list[Card]:
    """All cards of that name, identifier or number. Raises a usage error when there is none."""
    wanted = text.lower()
    found = [c for c in library.cards if wanted in (c.name.lower(), c.id, c.number.lower())]
    if not found:
        meant = near(text, [one.name for one in library.cards])
        hint = f" Did you mean {meant!r}?" if meant else ""
        raise click.UsageError(f"no card is called {text!r}.{hint}")
    return found
