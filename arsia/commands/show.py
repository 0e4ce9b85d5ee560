"""`arsia show`: one card's face, text and effect graph in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

import click
from rich.console import Console

from arsia.sets import Sets, compiled, games_argument
from compiler.graph import Card, Library
from compiler.terminal import show
from dsl.diagnostics import near


@click.command("show")
@click.argument("card")
@games_argument
def command(card: str, games: tuple[Sets, ...]) -> None:
    """Show the card called CARD (its name or its number) of SETs, or of all bundled ones."""
    libraries = [compiled(sets) for sets in games]
    console = Console(highlight=False)
    for library, found in named(libraries, card):
        console.print(show(library, found))


def named(libraries: Sequence[Library], text: str) -> list[tuple[Library, Card]]:
    """All cards of that name, identifier or number. Raises a usage error when there is none."""
    wanted = text.lower()
    cards = [(library, card) for library in libraries for card in library.cards]
    found = [
        (library, card)
        for library, card in cards
        if wanted in (card.name.lower(), card.id, card.number.lower())
    ]
    if not found:
        meant = near(text, [card.name for _, card in cards])
        hint = f" Did you mean {meant!r}?" if meant else ""
        raise click.UsageError(f"no card is called {text!r}.{hint}")
    return found
