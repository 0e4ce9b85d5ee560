"""`arsia tune`: the planner learns from its own games how far it misjudges cards."""

from __future__ import annotations

from pathlib import Path

import click

from arsia.commands.planned import Planned, planned_options
from arsia.screen import progress
from arsia.sets import Sets, counted, jobs_option, played_sets_argument
from runtime.bots import learned
from runtime.bots.learning import ROUNDS, learn

FILE = "corrections.json"


@click.command("tune")
@played_sets_argument
@click.option(
    "--games", type=click.IntRange(1), default=3000, show_default=True, help="How many, in all."
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    default=FILE,
    show_default=True,
    help="Where to keep what was learned.",
)
@planned_options("players", "board", "variant", "weights", "own")
@click.option("--seed", default=1, show_default=True, help="The first game's; the next have more.")
@jobs_option
def command(
    sets: Sets,
    games: int,
    out: Path,
    planned: Planned,
    seed: int,
    jobs: int,
) -> int:
    """Let the planner play with the cards of SETs and learn what it misjudges: for each card so
    many M€ more or less than it would think. `arsia play`, `arsia study` and `arsia strength` take
    the file by --learned, and so does this, to go on from it; those of the bundled sets come
    along."""
    if planned.players < 2:
        raise click.UsageError("--players: from a game alone nothing can be learned")
    plan = planned.of(sets)
    with progress() as bar:
        task = bar.add_task("playing", total=games)
        found = learn(plan, games, seed, jobs, lambda: bar.advance(task))
    learned.write(out, plan.engine.library, found.corrections, games)
    click.echo(
        f"{out}: {counted(len(found.corrections), 'card')} from {counted(games, 'game')} in "
        f"{ROUNDS} rounds; reliability {found.reliability:.2f}, "
        f"{found.point:.2f} points for 1 M€, {found.generations:.1f} generations at last"
    )
    return 0
