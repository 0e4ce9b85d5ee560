"""How fast the code of one tree is against another: `python benchmarks/trees.py ../old .`.

In: two checkouts of this repository. Each plays the games of its own `benchmarks/games.py` in a
process of its own, a few games of one and a few of the other in turn, so that whatever else the
machine does weighs on both alike. Prints processor time for each decision, and the median of the
ratios with the quartiles: 1.10 means that the second answers a tenth more decisions.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from statistics import quantiles
from typing import IO, cast

TOGETHER = 4
"""Games of one before it is the other's turn."""
POLICIES = {"uniform": (1, 0), "never selling": (0, 0), "uniform, strict": (1, 1)}

WORKER = """
import gc, sys, time
from collections import Counter
root, sets = sys.argv[1:]
sys.path[:0] = [root, root + "/benchmarks"]
import games
program = (getattr(games, "Playable", None) or games.Program)(games.load(sets.split()).library)
def play(first, count, selling, strict):
    began = time.process_time()
    seeds = range(first, first + count)
    made = sum(games.play(program, n, selling, strict, Counter()) for n in seeds)
    return time.process_time() - began, made
for selling in (True, False):
    play(0, 40, selling, False)  # what is remembered is there
gc.freeze()
for line in sys.stdin:
    print(*play(*map(int, line.split())), flush=True)
"""


class Tree:
    def __init__(self, root: Path, sets: str) -> None:
        command = [sys.executable, "-c", WORKER, str(root.resolve()), sets]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1)
        self._asks = cast(IO[str], self._process.stdin)
        self._hears = cast(IO[str], self._process.stdout)

    def each(self, *game: int) -> float:
        """Microseconds for a decision."""
        print(*game, file=self._asks, flush=True)
        seconds, made = self._hears.readline().split()
        return float(seconds) / int(made) * 1e6

    def end(self) -> None:
        self._asks.close()
        self._process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trees", nargs=2, type=Path)
    parser.add_argument("--sets", default="corporate-era", help="Names of sets, spaces between.")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--seed", type=int, default=5000)
    chosen = parser.parse_args()
    trees = [Tree(root, chosen.sets) for root in chosen.trees]
    for name, policy in POLICIES.items():
        took: list[list[float]] = [[], []]
        for number in range(chosen.rounds):
            for which in (0, 1) if number % 2 else (1, 0):
                first = chosen.seed + number * TOGETHER
                took[which].append(trees[which].each(first, TOGETHER, *policy))
        low, middle, high = quantiles([a / b for a, b in zip(*took, strict=True)], n=4)
        apiece = " and ".join(f"{sum(one) / len(one):.1f}" for one in took)
        print(
            f"{name}: {apiece} microseconds a decision, "
            f"{middle:.2f} of the decisions ({low:.2f} to {high:.2f})"
        )
    for tree in trees:
        tree.end()


if __name__ == "__main__":
    main()
