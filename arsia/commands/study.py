"""`arsia study`: many games of bots, written down in one file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from arsia.cli import FOUND
from arsia.commands.play import known_board, known_variant, learned_option
from arsia.extras import need
from arsia.screen import progress
from arsia.sets import Sets, counted, jobs_option, playable, played_sets_argument, usable
from compiler.read import kept
from dsl.messages.diagnostics import near
from runtime.bots import BOTS, learned
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
@click.option("-p", "--players", default=2, show_default=True, help="How many players.")
@click.option("--bots", default="planner", show_default=True, help="Who plays, in turn.")
@click.option("--board", default="", metavar="NAME", help="The board.  [default: the first]")
@click.option("--variant", default="", metavar="WORDS", help="As of `arsia play`.")
@click.option("--weights", default="", metavar="NAME=VALUE,…", help="Other weights of the planner.")
@learned_option
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
    players: int,
    bots: str,
    board: str,
    variant: str,
    weights: str,
    own: learned.BySet | None,
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

    plan = planned(sets, players, bots, board, variant, weights, own)
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


def planned(
    sets: Sets,
    players: int = 2,
    bots: str = "",
    board: str = "",
    variant: str = "",
    weights: str = "",
    own: learned.BySet | None = None,
) -> Plan:
    """What is to be played; a command that is misused ends here."""
    library = usable(sets, kept.load).library
    engine = playable(library, known_board(library, board))
    if (fault := engine.unseated(players)) is not None:
        raise click.UsageError(f"--players: {fault}")
    who = tuple(name.strip() for name in bots.split(",") if name.strip()) or ("planner",)
    for name in who:
        if name not in BOTS:
            meant = near(name, BOTS)
            hint = f"did you mean {meant!r}?" if meant else f"there are {', '.join(BOTS)}"
            raise click.UsageError(f"--bots: no bot is called {name!r}; {hint}")
    known = None if own is None else tuple(sorted(learned.of(library, own).items()))
    plan = Plan(engine, players, who, known_variant(engine, variant), weighed(weights), known)
    try:
        _ = plan.id
    except TypeError as fault:
        raise click.UsageError(f"--weights: {fault}") from None
    return plan


def weighed(text: str) -> tuple[tuple[str, float], ...]:
    """`point=8, keeping=0.9`."""
    pairs = [part.partition("=") for part in text.split(",") if part.strip()]
    try:
        return tuple((name.strip(), float(value)) for name, _, value in pairs)
    except ValueError as fault:
        raise click.UsageError(f"--weights: {fault}") from None


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
