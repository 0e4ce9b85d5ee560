"""`arsia demo`: everything once, with the bundled sets."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console

from arsia.cli import FOUND
from arsia.commands.build import document
from arsia.commands.check import summary
from arsia.commands.play import Seats, simulated, statistics
from arsia.commands.print import everything, printed
from arsia.commands.test import tested
from arsia.files import make, write
from arsia.sets import counted, playable, show
from arsia.table import table
from compiler.read.kept import told
from compiler.read.load import load
from compiler.read.places import FIRST_GAME, bundled_games, bundled_sets
from runtime.bots import BOTS
from runtime.bots.simulation import play_out
from runtime.driving.game import Game
from runtime.games.playable import Playable

GAMES = 20
SEATS = Seats(("red", "blue"), ("greedy", "random"), ())
GRAPH, LOG = "effect-graph.json", "game.txt"


@click.command("demo")
@click.option(
    *("-o", "--output"),
    type=click.Path(file_okay=False),
    default="out",
    show_default=True,
    metavar="DIR",
)
def command(output: str) -> int:
    """Do all of it with the bundled sets.

    Checks, builds, tests, prints and plays them, and says where the files are."""
    folder = Path(output)
    make(folder)
    with step("check: every card of the bundled sets is read and checked"):
        loaded = load(bundled_games()[0])
        show(loaded.sources, loaded.diagnostics, err=False)
        click.echo(summary(told(loaded)))
    if loaded.errors:
        return FOUND
    library = loaded.library
    with step("build: the meaning of the cards as a JSON document"):
        write(folder / GRAPH, document(library))
    program = playable(load(FIRST_GAME).library)
    with step("test: the scenarios that stand beside the cards"):
        failed = tested(bundled_sets(), "")[1]
    with step("print: sheets of cards to cut out, and a table of all cards"):
        for warning in printed(everything(library, folder), ("sheets", "booklet", "gallery")):
            click.echo(f"warning: {warning}")
    with step(f"play: {counted(GAMES, 'game')} of two bots, and one more with its log"):
        click.echo(statistics(simulated(program, SEATS, GAMES, seed=2), SEATS))
        write(folder / LOG, one_game(program))
    click.echo("\nThe files:")
    for name in (GRAPH, "cards.pdf", "tiles.pdf", "reference.pdf", "index.html", LOG):
        if (folder / name).exists():
            click.echo(f"  {folder / name}")
    return FOUND if failed else 0


@contextmanager
def step(title: str) -> Iterator[None]:
    """Says what is done, and when it is done how long it took."""
    click.secho(f"\n{title}", bold=True)
    started = time.perf_counter()
    yield
    click.echo(f"done in {time.perf_counter() - started:.1f} s")


def one_game(program: Playable) -> str:
    """Plays a game, shows its end, and gives its log."""
    game = Game(program, SEATS.names, seed=1)
    play_out(game, [BOTS[name] for name in SEATS.bots])
    console = Console(highlight=False, markup=False)
    console.print(table.whole(game))
    console.print(table.scores(game))
    return "\n".join(game.log) + "\n"
