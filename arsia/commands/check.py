"""`arsia check`: every mistake in some sets, with its place and what was meant."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict

import click

from arsia.cli import FOUND
from arsia.sets import Sets, counted, games_argument, show
from compiler.load import Loaded, load
from dsl.diagnostics import Diagnostic


@click.command("check")
@games_argument
@click.option("--strict", is_flag=True, help="Warnings count as errors.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text")
def command(games: tuple[Sets, ...], strict: bool, form: str) -> int:
    """Check SETs, or all bundled ones, and show every mistake.

    The exit code is 0 when there is none, 1 when there is one, 2 for misuse.
    """
    checked = [load(sets) for sets in games]
    found = [one for loaded in checked for one in loaded.diagnostics]
    if form == "json":
        click.echo(as_json(found))
    else:
        for loaded in checked:
            show(loaded, loaded.diagnostics, err=False)
            click.echo(summary(loaded))
    grave = {"error", "warning"} if strict else {"error"}
    return FOUND if any(one.severity in grave for one in found) else 0


def summary(loaded: Loaded) -> str:
    """`4 files checked, 89 cards: no mistakes`."""
    numbers = Counter(one.severity for one in loaded.diagnostics)
    found = [counted(numbers[word], word) for word in ("error", "warning", "note") if numbers[word]]
    checked = f"{counted(len(loaded.sources), 'file')} checked"
    if loaded.library.cards:
        checked += f", {counted(len(loaded.library.cards), 'card')}"
    return f"{checked}: {', '.join(found) if found else 'no mistakes'}"


def as_json(found: Sequence[Diagnostic]) -> str:
    """A list of messages; lines and columns count from 1, the end column is one past the last."""
    return json.dumps([asdict(one) for one in found], ensure_ascii=False, indent=2)
