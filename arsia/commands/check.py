"""`arsia check`: every mistake in some sets, with its place and what was meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import click

from arsia.cli import FOUND
from arsia.sets import Sets, counted, sets_argument, show
from compiler.examine import examine
from compiler.graph import Library
from compiler.load import Loaded, load
from dsl.reports import as_github, as_json
from dsl.source import Source


@click.command("check")
@sets_argument
@click.option("--strict", is_flag=True, help="Warnings count as errors.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "github"]),
    default="text",
    help="For people, for programs, or as annotations of a GitHub workflow.",
)
def command(sets: Sets, strict: bool, form: str) -> int:
    """Show every mistake in SETs. A SET may also be a .json file: a card document or an effect
    graph made elsewhere.

    The exit code is 0 when there is none, 1 when there is one, 2 for misuse.
    """
    documents = [one for one in sets if isinstance(one, Path) and one.suffix == ".json"]
    others = [one for one in sets if one not in documents]
    loaded = _with_documents(load(others) if others else None, documents)
    if form == "json":
        click.echo(as_json(loaded.diagnostics))
    elif form == "github":
        click.echo(as_github(loaded.diagnostics), nl=False)
    else:
        show(loaded, loaded.diagnostics, err=False)
        click.echo(summary(loaded))
    grave = {"error", "warning"} if strict else {"error"}
    return FOUND if any(one.severity in grave for one in loaded.diagnostics) else 0


def _with_documents(loaded: Loaded | None, documents: Iterable[Path]) -> Loaded:
    """What is checked together with documents made elsewhere; cards are counted of both."""
    made = loaded or Loaded(Library(), (), {})
    for path in documents:
        one = examine(path)
        cards = (*made.library.cards, *one.cards)
        made = Loaded(
            replace(made.library, cards=cards),
            (*made.diagnostics, *one.diagnostics),
            {str(path): Source(str(path), "")} | made.sources | one.sources,
            named=(*made.named, *dict.fromkeys(card.set for card in one.library.cards)),
            files=(*made.files, str(path)),
        )
    return made


def summary(loaded: Loaded) -> str:
    """`4 files checked, 89 cards: no mistakes`, without the sets that those named build on."""
    numbers = Counter(one.severity for one in loaded.diagnostics)
    found = [counted(numbers[word], word) for word in ("error", "warning", "note") if numbers[word]]
    checked = f"{counted(len(loaded.files), 'file')} checked"
    if cards := sum(card.set in loaded.named for card in loaded.library.cards):
        checked += f", {counted(cards, 'card')}"
    return f"{checked}: {', '.join(found) if found else 'no mistakes'}"
