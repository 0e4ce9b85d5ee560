"""`arsia show`: one card's face, text and effect graph in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

import click
from rich.console import Console

from arsia.sets import Sets, any_sets_argument, usable
from compiler.face.terminal import show
from compiler.graph import Card, Library
from compiler.read.places import by_game
from dsl.messages.diagnostics import near


@click.command("show")
@click.argument("card")
@any_sets_argument
def command(card: str, sets: Sets) -> None:
    """Show a card: its face, its text, its effects.

    CARD is its name or its number."""
    libraries = [usable(game).library for game in by_game(sets)]
    console = Console(highlight=False, markup=False)
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
        hint = _hint([card.name for _, card in cards], wanted)
        raise click.UsageError(f"no card is called {text!r}. {hint}")
    return found


def _hint(names: Sequence[str], wanted: str) -> str:
    meant = near(wanted, names)
    fits = [meant] if meant else [name for name in names if wanted in name.lower()]
    if fits:
        return f"Did you mean {' or '.join(map(repr, fits[:3]))}?"
    return "Is its set named behind it? (boards, tags and tracks are no cards)"
