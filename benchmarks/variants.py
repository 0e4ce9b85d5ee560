"""Bot games over every board, number of players and variant: `python benchmarks/variants.py`.

Each game has its own seed, and board, players and variant go round so that every combination comes
up; bots take turns. A game is clean when it ends, within a bound on its length, with points for
everybody, with every number within its limits, and with each card in one place. Prints a table of
figures and what was not clean; exits with 1 if anything was not.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from compiler.read.load import load
from runtime.bots import BOTS
from runtime.bots.simulation import Result, answer, sources
from runtime.driving.game import Game
from runtime.games.playable import Playable
from runtime.state.layout import DECK_KINDS
from runtime.state.state import GENERATION, bits

SETS = ("corporate-era", "hellas-elysium")
PLAYERS = ("red", "blue", "green", "yellow", "black")
VARIANTS = (
    *("corporate", "standard", "corporate, draft", "standard, draft"),
    *("corporate, beginner", "standard, beginner 1", "corporate, draft, beginner 2"),
)
LONGEST = 20_000
"""Decisions after which a game counts as endless."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One game to play."""

    seed: int
    board: str
    players: int
    variant: str
    bots: tuple[str, ...]


def plans(boards: list[str], games: int, first: int) -> Iterator[Plan]:
    """Boards change fastest, then players, then variants, then the bots."""
    kinds = sorted(BOTS)
    for number in range(games):
        rest, board = divmod(number, len(boards))
        rest, players = divmod(rest, len(PLAYERS))
        start, variant = divmod(rest, len(VARIANTS))
        bots = tuple(kinds[(start + seat) % len(kinds)] for seat in range(players + 1))
        yield Plan(first + number, boards[board], players + 1, VARIANTS[variant], bots)


def play(program: Playable, plan: Plan) -> tuple[Result | None, list[str]]:
    """The result, and what was not clean."""
    game = Game(program, PLAYERS[: plan.players], plan.seed, variant=plan.variant)
    randoms = sources(plan.seed, plan.players)
    decisions = 0
    while (decision := game.decision) is not None:
        if decisions >= LONGEST:
            return None, [f"not over after {LONGEST} decisions"]
        answer(game, BOTS[plan.bots[decision.player]], randoms[decision.player])
        decisions += 1
    totals = tuple(row["total"] for row in game.scores())
    winners = tuple(game.winners())
    result = Result(plan.seed, game.state.g[GENERATION], decisions, totals, winners)
    return result, list(faults(program, game, result))


def faults(program: Playable, game: Game, result: Result) -> Iterator[str]:
    """What should not be so at the end of a game."""
    state, lay = game.state, program.layout
    least = {kind.id: kind.least for kind in program.library.resources}
    for seat, numbers in enumerate(state.p):
        for name, field in lay.stock.items():
            if numbers[field] < 0:
                yield f"{game.players[seat]} has {numbers[field]} {name}"
        for name, field in lay.production.items():
            if numbers[field] < least[name]:
                yield f"{game.players[seat]} has {numbers[field]} {name} production"
    full = []
    for kind, field in zip(program.library.parameters, program.tables.level_fields, strict=True):
        full.append(not kind.ends or state.g[field] == kind.highest)
        if not kind.lowest <= state.g[field] <= kind.highest:
            yield f"{kind.id} is at {state.g[field]}"
    solo = len(state.p) == 1
    if not solo and not all(full):
        yield "over before everything is full"
    if not solo and not result.winners:
        yield "nobody has won"
    if bool(result.winners) != all(full):
        yield "won without everything full, or not won with it"
    if any(count < 0 for count in state.held):
        yield "a card holds less than nothing"
    yield from _misplaced(program, game)


def _misplaced(program: Playable, game: Game) -> Iterator[str]:
    """Cards of the deck that are in no place or in two."""
    state, cards = game.state, program.library.cards
    zones = [state.discard, *state.hand, *state.play, *state.played_events]
    places = Counter(chain(state.deck[state.top :], *map(bits, zones)))
    for card, node in enumerate(cards):
        if node.kind in DECK_KINDS and places[card] != 1:
            yield f"{node.name} is in {places[card]} places"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=525)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    library = load(SETS).library
    programs = {board.id: Playable(library, board.id) for board in library.boards}
    results: list[tuple[Plan, Result]] = []
    unclean = 0
    began = time.process_time()
    for plan in plans(list(programs), chosen.games, chosen.seed):
        try:
            result, found = play(programs[plan.board], plan)
        except Exception as error:
            error.add_note(str(plan))
            raise
        if result is not None:
            results.append((plan, result))
        for fault in found:
            print(f"{plan}: {fault}")
        unclean += bool(found)
    seconds = time.process_time() - began
    print(report(results))
    print(f"{chosen.games} games, {chosen.games - unclean} clean, {seconds:.0f} s of CPU time")
    return bool(unclean)


def report(results: list[tuple[Plan, Result]]) -> str:
    """Means by board, by number of players and by variant."""
    lines = [f"{'':<30}{'games':>7}{'generations':>13}{'decisions':>11}{'points':>8}"]
    for key in ("board", "players", "variant"):
        for value in dict.fromkeys(getattr(plan, key) for plan, _ in results):
            some = [result for plan, result in results if getattr(plan, key) == value]
            points = [total for result in some for total in result.totals]
            generations = sum(result.generations for result in some) / len(some)
            decisions = sum(result.decisions for result in some) / len(some)
            mean = sum(points) / len(points)
            lines.append(
                f"{key} {value!s:<{29 - len(key)}}{len(some):>7}{generations:>13.1f}"
                f"{decisions:>11.0f}{mean:>8.1f}"
            )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
