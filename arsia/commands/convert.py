"""`arsia convert`: card text to a card document and back."""

from __future__ import annotations

from pathlib import Path

import click

from arsia.cli import FOUND
from arsia.files import write
from arsia.sets import compiled, counted, one_set
from arsia.tables import as_csv
from compiler.document.codec import as_text, cards_to_json
from compiler.graph import Card
from compiler.read.examine import examine
from compiler.read.places import is_name
from compiler.writing import card_text
from dsl.messages.diagnostics import near, render


@click.command("convert")
@click.argument("source", metavar="SET|FILE.json")
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option(
    "--to",
    "form",
    type=click.Choice(["json", "csv"]),
    default="json",
    show_default=True,
    help="Of a SET: a card document, or a table for who prints elsewhere.",
)
@click.option("--card", "only", metavar="NAME", help="Only the card of that name or number.")
def command(source: str, output: Path | None, form: str, only: str | None) -> int:
    """Write the cards of a SET as a card document (JSON, described by grammar/card.schema.json), or
    the cards of a document as card text. There and back again changes no card."""
    if source.endswith(".json"):
        text, cards = _as_cards(Path(source), only)
    else:
        text, cards = _as_document(source, only) if form == "json" else _as_table(source, only)
    if text is None:
        return FOUND
    if output is None:
        click.echo(text, nl=False)
    else:
        write(output, text)
        click.echo(f"{output}: {counted(cards, 'card')}")
    return 0


def _as_document(source: str, only: str | None) -> tuple[str, int]:
    """The cards of the set itself; they use it, for the vocabulary that it may declare."""
    one = one_set(source)
    library = compiled([one])
    own = library.sets[-1].id
    cards = _chosen([card for card in library.cards if card.set == own], only)
    return as_text(cards_to_json(cards, [_used(one)])), len(cards)


def _as_table(source: str, only: str | None) -> tuple[str, int]:
    """The cards of the set itself that are dealt or held."""
    library = compiled([one_set(source)])
    own = [card for card in library.cards if card.set == library.sets[-1].id]
    cards = _chosen([card for card in own if card.kind in TABLED], only)
    return as_csv(library, cards), len(cards)


TABLED = ("automated", "active", "event", "corporation", "prelude")


def _used(one: str | Path) -> str:
    """How a document names the set: a folder never as if it were a bundled set."""
    return f"./{one}" if isinstance(one, Path) and is_name(str(one)) else str(one)


def _as_cards(path: Path, only: str | None) -> tuple[str | None, int]:
    """None after messages."""
    examined = examine(path)
    if examined.errors or examined.library is None:
        click.echo(render(examined.errors, examined.sources), err=True, nl=False)
        return None, 0
    texts = [card_text(examined.library, card) for card in _chosen(list(examined.cards), only)]
    return "\n".join(texts), len(texts)


def _chosen(cards: list[Card], only: str | None) -> list[Card]:
    if only is None:
        return cards
    wanted = only.lower()
    found = [card for card in cards if wanted in (card.name.lower(), card.id, card.number.lower())]
    if cards and not found:
        meant = near(wanted, [card.name for card in cards])
        hint = f". Did you mean {meant!r}?" if meant else ""
        raise click.UsageError(f"--card: no card is called {only!r}{hint}")
    return found
