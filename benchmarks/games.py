"""Random games per second: `python benchmarks/games.py [--games N] [--seed FIRST]`.

The workload is fixed: two players, base game and Corporate Era, Tharsis, every seed new. Two
policies: uniform over all options, and the same without selling cards. Prints a table of figures;
the options are complete in both. Single process, CPU time.
"""

from __future__ import annotations

import argparse
import gc
import resource
import sys
import time
from collections import Counter
from random import Random

from compiler.read.load import load
from runtime.driving.game import Game
from runtime.games.playable import Playable
from runtime.state.state import OPTIONS

PLAYERS = ("red", "blue")


def sales(program: Playable) -> set[object]:
    """The options of a turn that sell cards: standard projects that cost nothing."""
    cards = program.library.cards
    projects = (i for i, card in enumerate(cards) if card.kind == "standard-project")
    return {("project", card) for card in projects if not cards[card].cost}


def play(program: Playable, seed: int, selling: bool, strict: bool, kinds: Counter[str]) -> int:
    """Play a game and count its decisions, all of them and by kind, those with one option too."""
    random = Random(seed).random
    game = Game(program, PLAYERS, seed=seed, strict=strict)
    refused = set() if selling else sales(program)
    asked, forced = [], 0
    while (ask := game.state.ask) is not None:
        kind, _, _, options = ask
        asked.append(kind)
        forced += len(options) == 1
        index = int(random() * len(options))
        while kind == "menu" and options[index] in refused:
            index = int(random() * len(options))
        game.choose(index)
    kinds.update(asked, forced=forced)
    return game.answered


def measure(
    program: Playable, games: int, first: int, selling: bool, strict: bool
) -> dict[str, float]:
    kinds: Counter[str] = Counter()
    decisions = 0
    began = time.process_time()
    for seed in range(first, first + games):
        decisions += play(program, seed, selling, strict, kinds)
    seconds = time.process_time() - began
    return {
        "decisions per second": decisions / seconds,
        "games per second": games / seconds,
        "decisions per game": decisions / games,
        "forced decisions per game": kinds["forced"] / games,
        "order questions per game": kinds["order"] / games,
        "turns per game": kinds["menu"] / games,
    }


def clone_time(program: Playable) -> float:
    """Microseconds for a clone, in the middle of a game."""
    game = Game(program, PLAYERS, seed=1)
    rng = Random(1)
    for _ in range(200):
        assert game.state.ask is not None
        game.choose(rng.randrange(len(game.state.ask[OPTIONS])))
    began = time.process_time()
    for _ in range(20_000):
        game.state.clone()
    return (time.process_time() - began) / 20_000 * 1e6


def state_size(program: Playable) -> int:
    """Bytes of what a clone copies."""
    state = Game(program, PLAYERS, seed=1).state
    total = 0
    for name in state.__slots__:
        value = getattr(state, name)
        total += sys.getsizeof(value)
        if isinstance(value, list):
            total += sum(sys.getsizeof(one) for one in value if isinstance(one, list))
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sets", nargs="*", default=["corporate-era"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1_000_000)
    chosen = parser.parse_args()
    began = time.process_time()
    program = Playable(load(chosen.sets).library)
    print(f"load and compile: {time.process_time() - began:.2f} s")
    gc.freeze()
    for label, selling, strict, games in (
        ("uniform", True, False, chosen.games),
        ("never selling", False, False, chosen.games),
        ("uniform, strict", True, True, max(1, chosen.games // 10)),
    ):
        print(f"\n{label}, {games} games")
        for name, value in measure(program, games, chosen.seed, selling, strict).items():
            print(f"  {name:<26} {value:>10,.1f}")
        chosen.seed += games
    print(f"\nclone: {clone_time(program):.1f} microseconds")
    print(f"state: {state_size(program):,} bytes")
    print(f"peak memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:,.0f} MiB")


if __name__ == "__main__":
    main()
