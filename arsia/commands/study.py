"""`arsia study`: many games of bots, written down in one file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from arsia.cli import FOUND
from arsia.commands.planned import Planned, planned_options
from arsia.extras import need
from arsia.screen import progress
from arsia.sets import Sets, counted, jobs_option, played_sets_argument
from runtime.bots.record import Plan

if TYPE_CHECKING:
    from arsia.study.run import Workers
    from arsia.study.store import Store

FILE = "study.duckdb"


@click.command("study")
@played_sets_argument
@click.option("--games", type=click.IntRange(0), default=1000, show_default=True, help="How many.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    default=FILE,
    show_default=True,
    help="The file; games that are in it are not played again.",
)
@planned_options()
@click.option("--seed", default=1, show_default=True, help="The first game's; the next have more.")
@jobs_option
@click.option("--cluster", default="", metavar="ADDRESS", help="Play on a cluster of Dask.")
@click.option(
    "--merge",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    multiple=True,
    metavar="FILE",
    help="Take over the games of another study; repeatable.",
)
def command(
    sets: Sets,
    games: int,
    out: Path,
    planned: Planned,
    seed: int,
    jobs: int,
    cluster: str,
    merge: tuple[Path, ...],
) -> int:
    """Play games with the cards of SETs and write them down in one file, for `arsia strength`.

    Stop it whenever you like: the same command goes on, and a greater number of games adds to those
    that are there. Games have seeds one after the other; on another machine begin with another
    --seed, and merge the files."""
    need("strength")
    if cluster:
        need("cluster")
    from arsia.study import run
    from arsia.study.store import Store, Unusable

    plan = planned.of(sets)
    try:
        with Store(out) as store:
            for other in merge:
                click.echo(f"{other}: {counted(store.merge(other), 'new game')}")
            workers = run.cluster(cluster) if cluster else run.here(jobs)
            there = len(store.seeds(plan.id))
            fill(store, plan, games, seed, workers)
            of = f", {there} of them before" if there else ""
            click.echo(f"{out}: {counted(len(store.seeds(plan.id)), 'game')}{of}")
    except Unusable as fault:
        click.echo(str(fault), err=True)
        return FOUND
    return 0


def fill(store: Store, plan: Plan, games: int, first: int, workers: Workers) -> None:
    """Play those of the games that are not there; who stops it is told that it can go on."""
    from arsia.study.run import missing, run

    seeds = missing(store, plan, games, first)
    there = games - len(seeds)
    try:
        with progress() as bar:
            task = bar.add_task("playing", total=games, completed=there)
            run(store, plan, seeds, workers, lambda: bar.advance(task))
    except KeyboardInterrupt:
        left = len(missing(store, plan, games, first))
        click.echo(f"\n{store.path}: {games - left} of {games}; the same command goes on", err=True)
        raise
