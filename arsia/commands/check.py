"""`arsia check`: every mistake in some sets, with its place and what was meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import click

from arsia.cli import FOUND
from arsia.sets import Sets, any_sets_argument, counted, show
from compiler.examine import examine
from compiler.graph import Library
from compiler.load import Loaded, by_game, load
from dsl.reports import as_github, as_json


@click.command("check")
@any_sets_argument
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
    games = [load(game) for game in by_game(others)]
    if documents:
        games.append(_with_documents(games.pop() if games else None, documents))
    found = tuple(one for loaded in games for one in loaded.diagnostics)
    if form == "json":
        click.echo(as_json(found))
    elif form == "github":
        click.echo(as_github(found), nl=False)
    else:
        for loaded in games:
            show(loaded, loaded.diagnostics, err=False)
            click.echo(summary(loaded))
    grave = {"error", "warning"} if strict else {"error"}
    return FOUND if any(one.severity in grave for one in found) else 0


def _with_documents(loaded: Loaded | None, documents: Iterable[Path]) -> Loaded:
    """What is checked together with documents made elsewhere; cards are counted of both."""
    made = loaded or Loaded(Library(), (), {})
    for path in documents:
        one = examine(path)
        cards = (*made.library.cards, *one.cards)
        made = Loaded(
            replace(made.library, cards=cards),
            (*made.diagnostics, *one.diagnostics),
            made.sources | one.sources,
            named=(*made.named, *{card.set for card in one.cards}),
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
