"""`arsia play`: a game of bots and people in the terminal, or many games of bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from arsia.cli import FOUND
from arsia.screen import progress
from arsia.sets import Sets, counted, jobs_option, playable, played_sets_argument, usable
from arsia.table import person, table
from compiler.graph import Library
from compiler.read import kept
from compiler.read.places import bundled_sets
from dsl.messages.diagnostics import near
from runtime.bots import BOTS, Bot, informed, learned
from runtime.bots.simulation import (
    PATIENCE,
    Report,
    answer,
    endless,
    simulate,
    sources,
    unreached,
)
from runtime.driving.game import Game, Refused
from runtime.driving.saves import Recorder, Unreadable, header_of, replay
from runtime.games.playable import Playable

NEW = click.Path(dir_okay=False, path_type=Path)
OLD = click.Path(exists=True, dir_okay=False, path_type=Path)
BOTS_ALONE, BESIDE_PEOPLE = "greedy,random", "planner"
COLOURS = ("red", "blue", "green", "yellow", "black")


def _learned(
    ctx: click.Context, param: click.Parameter, given: Path | None
) -> learned.BySet | None:
    try:
        return None if given is None else learned.read(given)
    except learned.Unusable as fault:
        raise click.BadParameter(str(fault)) from None


learned_option = click.option(
    "--learned",
    "own",
    type=OLD,
    callback=_learned,
    metavar="FILE",
    help="What the planner learned about cards by `arsia tune`.",
)


@dataclass(frozen=True, slots=True)
class Seats:
    """Names and bots in seat order; `people` are the names that persons play."""

    names: tuple[str, ...]
    bots: tuple[str, ...]
    people: tuple[str, ...]


@click.command("play")
@played_sets_argument
@click.option("-p", "--players", default=2, show_default=True, help="How many players.")
@click.option("--seed", type=int, help="The same seed gives the same game.  [default: 1]")
@click.option(
    "--bots",
    default="",
    metavar="NAMES",
    help=f"Who plays, in turn; from weak to strong {', '.join(BOTS)}.  "
    f"[default: {BOTS_ALONE}; {BESIDE_PEOPLE} beside a person]",
)
@learned_option
@click.option("--human", multiple=True, metavar="NAME", help="A seat for a person; repeatable.")
@click.option("--board", default="", metavar="NAME", help="The board.  [default: the first]")
@click.option(
    "--variant",
    default="",
    metavar="WORDS",
    help="standard, corporate, draft, beginner [SEATS], or an expansion's.",
)
@click.option("--strict", is_flag=True, help="Ask for every order, also where it cannot matter.")
@click.option("--log/--no-log", default=True, help="Tell what happens.  [default: log]")
@click.option("--games", type=click.IntRange(1), help="Play so many games and show statistics.")
@jobs_option
@click.option("--save", type=NEW, metavar="FILE", help="Keep the game in a new file as it goes on.")
@click.option("--resume", type=OLD, metavar="FILE", help="Go on with a game that was kept.")
def command(
    sets: Sets,
    players: int,
    seed: int | None,
    bots: str,
    own: learned.BySet | None,
    human: tuple[str, ...],
    board: str,
    variant: str,
    strict: bool,
    log: bool,
    games: int | None,
    jobs: int,
    save: Path | None,
    resume: Path | None,
) -> int:
    """Play a game, or many, with the cards of SETs; with none, the base game and the Corporate Era.

    A set brings only those that it uses: `prelude` is the base game with Prelude, `corporate-era
    prelude` has the Corporate Era too.

    A game resumed goes on with its own cards, board and players. SETs of your own must be named
    again."""
    if games and (save or resume):
        raise click.UsageError("--games keeps nothing; leave out --save and --resume")
    if save and resume:
        raise click.UsageError("--resume goes on in the same file; leave out --save")
    if resume:
        return resumed(sets, resume, log, own)
    if games and human:
        raise click.UsageError("--games is for bots only; leave out --human")
    library = usable(sets, kept.to_play).library
    seats = seated(players, bots, human, colours(library))
    program = playable(library, known_board(library, board))
    if (fault := program.unseated(players)) is not None:
        raise click.UsageError(f"--players: {fault}")
    options: dict[str, Any] = {"strict": strict, "variant": known_variant(program, variant)}
    try:
        if games:
            first = 1 if seed is None else seed
            report = simulated(program, seats, games, first, options, jobs, own)
            click.echo(statistics(report, seats))
            return _found(report.cut)
        if seed is None:
            seed = random.randrange(1_000_000) if human else 1
        game = Game(program, seats.names, seed, **options)
        recorder = recording(game, seats, save) if save else None
        console = Console(highlight=False, markup=False)
        console.print(f"seed {seed}, {program.layout.board.name}", style="dim")
        single(console, game, Seated(console, seed, seats, own), log, recorder)
    except Refused as fault:
        click.echo(f"the game cannot go on: {fault}", err=True)
        return FOUND
    return _found(game.cut())


def _found(cut: Sequence[str]) -> int:
    """Told to whoever tries cards: the game has gone on, but the cards want mending."""
    if cut:
        click.echo(f"these set each other off for ever, and were cut: {', '.join(cut)}", err=True)
    return FOUND if cut else 0


# ---- who plays ----------------------------------------------------------------------------------


def colours(library: Library) -> tuple[str, ...]:
    """What players are called who have no name; a game may say so."""
    declared = str(dict(library.rules).get("colours", ""))
    return tuple(name.strip() for name in declared.split(",") if name.strip()) or COLOURS


def seated(
    players: int, bots: str, human: tuple[str, ...], known: tuple[str, ...] = COLOURS
) -> Seats:
    """People take the seat of their name, or else the first free one."""
    if not 1 <= players <= len(known):
        raise click.UsageError(f"--players: 1 to {len(known)}, not {players}")
    kinds = [kind.strip() for kind in bots.split(",") if kind.strip()]
    kinds = kinds or [BESIDE_PEOPLE] if human else kinds or BOTS_ALONE.split(",")
    for kind in kinds:
        if kind not in BOTS:
            meant = near(kind, BOTS)
            hint = f"did you mean {meant!r}?" if meant else f"there are {', '.join(BOTS)}"
            raise click.UsageError(f"--bots: no bot is called {kind!r}; {hint}")
    names = list(known[:players])
    if len(set(human)) < len(human):
        raise click.UsageError("--human: each person needs a name of their own")
    free = [name for name in names if name not in human]
    for name in human:
        if name not in names:
            if not free:
                raise click.UsageError(f"--human: no seat is left for {name}; see --players")
            names[names.index(free.pop(0))] = name
    turns = iter(kinds * players)  # people need none
    who = tuple(kinds[0] if name in human else next(turns) for name in names)
    return Seats(tuple(names), who, human)


def known_board(library: Library, board: str) -> str:
    """The board's identifier; boards are called by it or by their name."""
    for one in library.boards:
        if board.lower() in ("", one.id, one.name.lower()):
            return one.id
    if not library.boards:
        raise click.UsageError("these sets have no board to play on")
    names = [one.id for one in library.boards]
    raise click.UsageError(f"--board: no board is called {board!r}; there are {', '.join(names)}")


def known_variant(program: Playable, text: str) -> str:
    try:
        Game(program, begin=False, variant=text)
    except ValueError as fault:
        raise click.UsageError(f"--variant: {fault}") from None
    return text


# ---- one game -----------------------------------------------------------------------------------


class Seated:
    """Who sits at a game, and each seat's own random numbers."""

    def __init__(
        self, console: Console, seed: int, seats: Seats, own: learned.BySet | None = None
    ) -> None:
        bots = informed(own)
        self.people = [name in seats.people for name in seats.names]
        self.who: list[Bot] = [
            person.Person(console) if name in seats.people else bots[bot]
            for name, bot in zip(seats.names, seats.bots, strict=True)
        ]
        self.randoms = sources(seed, len(self.who))

    def answer(self, game: Game, recorder: Recorder | None) -> None:
        assert game.decision is not None
        seat = game.decision.player
        choose = recorder.choose if recorder else None
        answer(game, self.who[seat], self.randoms[seat], choose)

    def think(self, game: Game) -> None:
        """Let a bot use up the random numbers for an answer that is known."""
        assert game.decision is not None
        seat = game.decision.player
        if not self.people[seat]:
            self.who[seat](game, self.randoms[seat])


def single(
    console: Console,
    game: Game,
    sitting: Seated,
    log: bool,
    recorder: Recorder | None = None,
) -> None:
    """Play to the end, until a person leaves, or until bots alone give up."""
    try:
        while game.decision is not None and (any(sitting.people) or not endless(game)):
            sitting.answer(game, recorder)
    except person.Left:
        kept = f"`{_again(game, recorder.path)}` goes on" if recorder else "nothing is kept"
        console.print(f"left; {kept}")
        return
    if log:
        for line in game.log:
            console.print(line)
    console.print(table.whole(game))
    console.print(table.scores(game))
    if not game.finished:
        console.print(given_up(unreached(game)))


def _again(game: Game, path: Path) -> str:
    """The command that resumes a game; sets of one's own are to be named in it again."""
    own = [one.id for one in game.program.library.sets if one.id not in bundled_sets()]
    return f"arsia play {'SET ' if own else ''}--resume {path}"


# ---- games that are kept ------------------------------------------------------------------------


def recording(game: Game, seats: Seats, path: Path) -> Recorder:
    try:
        return Recorder(game, path, {"bots": seats.bots, "people": seats.people})
    except OSError as fault:
        raise click.UsageError(f"--save: {path}: {fault.strerror or fault}") from None


def resumed(sets: Sets, path: Path, log: bool, own: learned.BySet | None = None) -> int:
    """Go on with a game that was kept, by the same players."""
    console = Console(highlight=False, markup=False)
    try:
        header = header_of(path)
        seats = who_sat(header)
        library = usable(those(sets, header["sets"]), kept.to_play).library
        if header["board"] not in [one.id for one in library.boards]:
            raise Unreadable(f"no board is called {header['board']!r} in these sets")
        program = playable(library, header["board"])
        console.print(f"seed {header['seed']}, {program.layout.board.name}", style="dim")
        sitting = Seated(console, header["seed"], seats, own)
        game, notes = replay(program, path, sitting.think)
    except (Unreadable, ValueError) as fault:
        click.echo(f"{path}: {fault}", err=True)
        return FOUND
    for note in [*notes, *(["the game is over"] if game.finished else [])]:
        click.echo(f"{path}: {note}", err=True)
    single(console, game, sitting, log, Recorder.resume(game, path))
    return 0


def those(given: Sets, kept: Sequence[str]) -> Sets:
    """The sets of a game that was kept; who plays with cards of their own names all again."""
    known = bundled_sets()
    return tuple(kept) if kept and all(name in known for name in kept) else given


def who_sat(header: dict[str, Any]) -> Seats:
    """Raises Unreadable when another program has kept the game, or somebody has edited it."""
    more, names = header.get("more", {}), header["players"]
    bots, people = more.get("bots"), more.get("people", [])
    known = [bot if isinstance(bot, str) and bot in BOTS else None for bot in _listed(bots)]
    if len(known) != len(names) or None in known:
        raise Unreadable("`arsia play --save` did not keep it: it does not say which bots play")
    if len({*names}) < len(names) or any(name not in names for name in _listed(people)):
        raise Unreadable("`arsia play --save` did not keep it: it does not say who sits where")
    return Seats(tuple(names), tuple(bots), tuple(people))


def _listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else [None]


# ---- many games ---------------------------------------------------------------------------------


def simulated(
    program: Playable,
    seats: Seats,
    games: int,
    seed: int,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    own: learned.BySet | None = None,
) -> Report:
    """The games of seeds `seed`, `seed` + 1, …, with a progress bar."""
    known = informed(own)
    bots = [known[name] for name in seats.bots]
    with progress() as bar:
        task = bar.add_task("playing", total=games)
        return simulate(
            program, seats.names, bots, games, seed, options, lambda _: bar.advance(task), jobs
        )


def statistics(report: Report, seats: Seats) -> str:
    games = len(report.results)
    seconds = report.seconds
    others = [f"seed {seed}: {given_up(why)}" for seed, why in report.given_up.items()]
    if not games:
        return "\n".join(["no game came to its end", *others])
    lines = [
        f"{counted(games, 'game')} in {seconds:.1f} s: {games / seconds:.1f} games "
        f"and {report.decisions / seconds:,.0f} decisions a second",
        f"{report.decisions / games:.0f} decisions and {report.mean_generations():.1f} generations "
        "a game",
    ]
    for seat, (name, bot) in enumerate(zip(seats.names, seats.bots, strict=True)):
        lines.append(
            f"{name} ({bot}): {report.mean_total(seat):.1f} points, won {report.wins(seat)}"
        )
    return "\n".join([*lines, *others])


def given_up(why: str) -> str:
    return f"given up after {PATIENCE} generations" + (f": {why}" if why else "")
