"""`arsia strength`: how strong each card is, from the games of a study."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from arsia.cli import FOUND
from arsia.commands.planned import Planned, planned_options
from arsia.commands.study import FILE, fill
from arsia.extras import need
from arsia.files import write
from arsia.sets import Sets, jobs_option, one_set, played_sets_argument
from compiler.read.places import bundled_sets
from runtime.bots.record import Plan

if TYPE_CHECKING:
    from arsia.strength.compare import Comparison
    from arsia.strength.figures import Figures
    from arsia.study.store import Store

GAMES = 4000
"""So many are played where there are none."""
ENOUGH = 200
"""Fewer games of another plan say nothing of how bots agree."""


@click.command("strength")
@played_sets_argument
@click.option(
    "--study",
    "path",
    type=click.Path(dir_okay=False, path_type=Path),
    default=FILE,
    show_default=True,
    help="The file of `arsia study`.",
)
@click.option(
    "--games",
    type=click.IntRange(1),
    help=f"Play until there are so many.  [default: those that are there, or {GAMES:,}]",
)
@planned_options()
@click.option("--against", metavar="SET", help="What has changed since this version of the set.")
@click.option(
    "--html", type=click.Path(dir_okay=False, path_type=Path), help="Write a report as one page."
)
@click.option(
    "--csv", type=click.Path(dir_okay=False, path_type=Path), help="Write the figures as a table."
)
@jobs_option
def command(
    sets: Sets,
    path: Path,
    games: int | None,
    planned: Planned,
    against: str | None,
    html: Path | None,
    csv: Path | None,
    jobs: int,
) -> int:
    """Say of each card of SETs how strong it is and what it should cost, from games of bots.

    The games are those of `arsia study`, and are played where there are none. With --against, also
    what a change of cards did: name the set as it was before, a folder beside it."""
    need("strength")
    from arsia.strength.figures import figures
    from arsia.strength.sheet import csv_of
    from arsia.study import run
    from arsia.study.store import Store, Unusable

    plan = planned.of(sets)
    before = None if against is None else planned.of((one_set(against),))
    try:
        with Store(path) as store:
            for one in filter(None, (plan, before)):
                if games or not store.seeds(one.id):
                    fill(store, one, games or GAMES, 1, run.here(jobs))
            found = figures(store, plan.id)
            _tell(store, plan, before, found, html)
            if csv is not None:
                write(csv, csv_of(found, _own(found)))
    except Unusable as fault:
        click.echo(str(fault), err=True)
        return FOUND
    return 0


def _tell(store: Store, plan: Plan, before: Plan | None, found: Figures, html: Path | None) -> None:
    from arsia.strength import table
    from arsia.strength.compare import compare
    from arsia.strength.report import page

    own = _own(found)
    agreement = [*_agreement(store, found)]
    change: Comparison | None = None
    console = Console(highlight=False, markup=False)
    if before is not None:
        change = compare((store, plan.id), (store, before.id))
        for line in table.difference(change):
            console.print(line)
        console.print()
    console.print(table.whole(found, own, agreement))
    if html is not None:
        names = [one.name for one in found.library.sets if one.id in own]
        title = f"The strength of {', '.join(names)}"
        write(html, page(found, store, own, title, agreement, change))
        console.print(f"\n{html}: the report")


def _own(found: Figures) -> set[str]:
    """Sets of one's own; where there are none, all that have cards."""
    known = {one.card.set for one in found.cards.values()}
    return {one for one in known if one not in bundled_sets()} or known


def _agreement(store: Store, found: Figures) -> Iterator[str]:
    """With the same cards played by others."""
    from arsia.strength.agreement import agreement
    from arsia.strength.figures import figures

    for plan, described in store.plans().items():
        same = all(described[what] == found.described[what] for what in ("cards", "players"))
        if plan != found.plan and same and described["games"] >= ENOUGH:
            shared, cards = agreement(found, figures(store, plan))
            yield (
                f"agreement with {described['games']} games of {', '.join(described['bots'])}"
                f"{_otherwise(described, found.described)}: {shared:.2f} over {cards} cards"
            )


def _otherwise(one: dict[str, object], than: dict[str, object]) -> str:
    return " with other weights" if one["weights"] != than["weights"] else ""
