"""How fast some sets are against others: `python benchmarks/pairs.py "corporate-era" "venus"`.

Plays a few games of the first and a few of the second in turn, often, so that whatever else the
machine does weighs on both alike. Prints processor time for each decision, the median of the
ratios, and how many of the first's games the second plays in the same time.
"""

from __future__ import annotations

import argparse
import gc
import time
from collections import Counter
from statistics import median

from games import play

from compiler.read.load import load
from runtime.games.playable import Playable

TOGETHER = 8
"""Games of one before it is the other's turn."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sets", nargs=2, help="Names of sets, with spaces between.")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1_000_000)
    chosen = parser.parse_args()
    programs = [Playable(load(sets.split()).library) for sets in chosen.sets]
    gc.freeze()
    for label, selling in (("uniform", True), ("never selling", False)):
        for program in programs:  # what is remembered is there
            _some(program, 0, 3 * TOGETHER, selling)
        ratios, seconds, decisions = [], [0.0, 0.0], [0, 0]
        for number in range(chosen.rounds):
            each = [0.0, 0.0]
            for which in (0, 1) if number % 2 else (1, 0):
                first = chosen.seed + number * TOGETHER
                took, made = _some(programs[which], first, TOGETHER, selling)
                seconds[which] += took
                decisions[which] += made
                each[which] = took / made
            ratios.append(each[0] / each[1])
        apiece = " and ".join(f"{s / d * 1e6:.1f}" for s, d in zip(seconds, decisions, strict=True))
        print(
            f"{label}: {apiece} microseconds a decision, {median(ratios):.2f} of the decisions "
            f"and {seconds[0] / seconds[1]:.2f} of the games"
        )


def _some(program: Playable, first: int, games: int, selling: bool) -> tuple[float, int]:
    """Seconds and decisions."""
    began = time.process_time()
    made = sum(play(program, first + n, selling, False, Counter()) for n in range(games))
    return time.process_time() - began, made


if __name__ == "__main__":
    main()
