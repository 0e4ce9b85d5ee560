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
    """Show a card: its face, its text, its effects.

    CARD is its name or its number."""
    library = compiled(sets)
    console = Console(highlight=False)
    for found in named(library, card):
        console.print(show(library, found))


def named(library: Library, text: str) -> list[Card]:
    """All cards of that name, identifier or number. Raises a usage error when there is none."""
    wanted = text.lower()
    found = [c for c in library.cards if wanted in (c.name.lower(), c.id, c.number.lower())]
    if not found:
        raise click.UsageError(f"no card is called {text!r}. {_hint(library, wanted)}")
    return found


def _hint(library: Library, wanted: str) -> str:
    names = [card.name for card in library.cards]
    meant = near(wanted, names)
    fits = [meant] if meant else [name for name in names if wanted in name.lower()]
    if fits:
        return f"Did you mean {' or '.join(map(repr, fits[:3]))}?"
    return "Is its set named? `arsia show CARD SET`"
