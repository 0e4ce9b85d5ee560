"""How games of bots are to be played, as the command line says it; told once for `arsia study`,
`arsia strength` and `arsia tune`.

In: the options. Out: a `Plan`, or a message and an exit where they do not fit.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any

import click

from arsia.commands.play import known_board, known_variant, learned_option
from arsia.sets import Sets, playable, usable
from compiler.read import kept
from dsl.messages.diagnostics import near
from runtime.bots import BOTS, learned
from runtime.bots.record import Plan

Command = Callable[..., int]

BY = {
    "players": click.option(
        "-p", "--players", default=2, show_default=True, help="How many players."
    ),
    "bots": click.option(
        "--bots", default="planner", show_default=True, help="Who plays, in turn."
    ),
    "board": click.option(
        "--board", default="", metavar="NAME", help="The board.  [default: the first]"
    ),
    "variant": click.option("--variant", default="", metavar="WORDS", help="As of `arsia play`."),
    "weights": click.option(
        "--weights", default="", metavar="NAME=VALUE,…", help="Other weights of the planner."
    ),
    "own": learned_option,
}
"""By the field of `Planned` that it fills."""


@dataclass(frozen=True, slots=True)
class Planned:
    players: int = 2
    bots: str = "planner"
    board: str = ""
    variant: str = ""
    weights: str = ""
    own: learned.BySet | None = None

    def of(self, sets: Sets) -> Plan:
        """Games with the cards of these sets; a command that is misused ends here."""
        library = usable(sets, kept.to_play).library
        engine = playable(library, known_board(library, self.board))
        if (fault := engine.unseated(self.players)) is not None:
            raise click.UsageError(f"--players: {fault}")
        known = None if self.own is None else tuple(sorted(learned.of(library, self.own).items()))
        variant = known_variant(engine, self.variant)
        plan = Plan(engine, self.players, _who(self.bots), variant, weighed(self.weights), known)
        try:
            _ = plan.id
        except TypeError as fault:
            raise click.UsageError(f"--weights: {fault}") from None
        return plan


def planned_options(*fields: str) -> Callable[[Command], Command]:
    """Those that fill these fields, all where none are named; the command gets one `planned`."""
    named = fields or tuple(BY)

    def with_options(command: Command) -> Command:
        @wraps(command)
        def called(**given: Any) -> int:
            return command(planned=Planned(**{name: given.pop(name) for name in named}), **given)

        options: Any = called
        for name in reversed(named):
            options = BY[name](options)
        return options  # type: ignore[no-any-return]

    return with_options


def _who(text: str) -> tuple[str, ...]:
    who = tuple(name.strip() for name in text.split(",") if name.strip()) or ("planner",)
    for name in who:
        if name not in BOTS:
            meant = near(name, BOTS)
            hint = f"did you mean {meant!r}?" if meant else f"there are {', '.join(BOTS)}"
            raise click.UsageError(f"--bots: no bot is called {name!r}; {hint}")
    return who


def weighed(text: str) -> tuple[tuple[str, float], ...]:
    """`point=8, keeping=0.9`."""
    pairs = [part.partition("=") for part in text.split(",") if part.strip()]
    try:
        return tuple((name.strip(), float(value)) for name, _, value in pairs)
    except ValueError as fault:
        raise click.UsageError(f"--weights: {fault}") from None
