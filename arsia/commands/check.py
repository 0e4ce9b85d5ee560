"""`arsia check`: every mistake in some sets, with its place and what was meant."""

from __future__ import annotations

from collections import Counter

import click

from arsia.cli import FOUND
from arsia.sets import Sets, counted, sets_argument, show
from compiler.load import Loaded, load
from dsl.reports import as_github, as_json


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
    """Show every mistake in SETs.

    The exit code is 0 when there is none, 1 when there is one, 2 for misuse.
    """
    loaded = load(sets)
    if form == "json":
        click.echo(as_json(loaded.diagnostics))
    elif form == "github":
        click.echo(as_github(loaded.diagnostics), nl=False)
    else:
        show(loaded, loaded.diagnostics, err=False)
        click.echo(summary(loaded))
    grave = {"error", "warning"} if strict else {"error"}
    return FOUND if any(one.severity in grave for one in loaded.diagnostics) else 0


def summary(loaded: Loaded) -> str:
    """`4 files checked, 89 cards: no mistakes`, without the sets that those named build on."""
    numbers = Counter(one.severity for one in loaded.diagnostics)
    found = [counted(numbers[word], word) for word in ("error", "warning", "note") if numbers[word]]
    checked = f"{counted(len(loaded.files), 'file')} checked"
    if cards := sum(card.set in loaded.named for card in loaded.library.cards):
        checked += f", {counted(cards, 'card')}"
    return f"{checked}: {', '.join(found) if found else 'no mistakes'}"
