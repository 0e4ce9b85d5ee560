"""Bot against bot: `python benchmarks/bots.py [A] [B] [--games N] [--players N] [--sets SETS]`.

A sits in turn on every seat, B on all others; A alone plays by itself. Prints how often A wins, by
how much, when games end, what money A has left when it passes and how many cards in hand it could
then play, and games a second of processor time in one process. `plain` is the
planner without what it has learned about cards, `trying` the bot that tries all on clones.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from statistics import mean, median, stdev

from compiler.read.load import load
from runtime.bots import BOTS, Bot, trying
from runtime.bots.planned import weighted
from runtime.driving.game import Game
from runtime.games.playable import Playable
from runtime.state.state import GENERATION

NAMES = ("red", "blue", "green", "yellow", "black")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("a", nargs="?", default="planner")
    parser.add_argument("b", nargs="?", default="planner")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--sets", default="corporate-era")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    program = Playable(load(given.sets.split()).library)
    plain = weighted(program, {}, {})[0]
    bots: dict[str, Bot] = {**BOTS, "plain": plain, "trying": trying.choose}
    wins, margins, totals, ends = 0.0, [], [], []
    left, last, ready = [], [], []
    began = time.process_time()
    for n in range(given.games):
        seed, seat = given.seed + n // given.players, n % given.players
        game, random = Game(program, NAMES[: given.players], seed=seed), Random(seed)
        while (ask := game.ask) is not None:
            kind, who, _, options = ask
            index = bots[given.a if who == seat else given.b](game, random)
            if who == seat and kind == "menu" and options[index] == ("pass",):
                left.append(game.state.p[who][program.tables.money])
                ready.append(sum(one[0] == "play" for one in options))
            game.choose(index)
        last += left[-1:]
        winners, rows = game.winners(), [row["total"] for row in game.scores()]
        wins += (seat in winners) / max(1, len(winners))
        totals.append(rows[seat])
        margins.append(rows[seat] - max(rows[:seat] + rows[seat + 1 :], default=0))
        ends.append(game.state.g[GENERATION])
    seconds = time.process_time() - began
    sure = stdev(margins) / len(margins) ** 0.5 if len(margins) > 1 else 0.0
    print(f"{given.a} against {given.b}, {given.players} players, {given.games} games")
    print(f"wins {wins / given.games:.3f}, margin {mean(margins):.1f} ± {sure:.1f}")
    end = median(ends)
    print(f"points {mean(totals):.1f}, generation {end:g} in the middle")
    print(f"passes with {median(left):g} M€ in the middle and {mean(ready):.1f} cards ", end="")
    print(f"that it could play; at last with {median(last):g}")
    print(f"{given.games / seconds:.1f} games a second")


if __name__ == "__main__":
    main()
