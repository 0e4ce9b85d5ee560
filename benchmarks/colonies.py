"""Do bots build colonies and trade more than at random? `python benchmarks/colonies.py [A …]`.

    python benchmarks/colonies.py planner random [--games N] [--players N] [--upto N] [--sets SETS]

Each bot plays against itself, and is looked at in the same generations, the first so many: random
games last longer. Prints, for each player and generation, colonies built and trades; how often a
player builds in a generation in which the rules and his money let him; and M€ spent for each colony
and each trade, whatever it was paid for.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

from compiler.graph import BuildColony, walk
from compiler.read.load import load
from runtime.bots import BOTS, Bot
from runtime.driving.game import Game
from runtime.games.playable import Playable
from runtime.state.log import items
from runtime.state.state import GENERATION

NAMES = ("red", "blue", "green", "yellow", "black")


def building(engine: Playable) -> set[int]:
    """The standard projects that do it."""
    return {
        number
        for number, card in enumerate(engine.library.cards)
        if card.kind == "standard-project"
        and any(isinstance(n, BuildColony) for one in card.abilities for n in walk(one.effect))
    }


def look(engine: Playable, bot: Bot, players: int, games: int, upto: int) -> Counter[str]:
    found: Counter[str] = Counter()
    projects, money = building(engine), engine.tables.money
    for seed in range(1, games + 1):
        game, random = Game(engine, NAMES[:players], seed=seed), Random(seed)
        could, did = set(), set()
        while (ask := game.ask) is not None and game.state.g[GENERATION] <= upto:
            kind, who, _, options = ask
            turn, index = (who, game.state.g[GENERATION]), bot(game, random)
            if kind == "menu":
                builds = [one[0] == "project" and one[1] in projects for one in options]
                could |= {turn} if any(builds) else set()
                did |= {turn} if builds[index] else set()
            before = game.state.p[who][money]
            game.choose(index)
            found["paid"] += max(0, before - game.state.p[who][money])
        generations = min(game.state.g[GENERATION], upto)
        found += Counter(generations=generations * players, could=len(could), did=len(did))
        found += Counter(item[0] for item in items(game.state) if item[0] in ("colony", "trade"))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", default=["planner", "random"])
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--upto", type=int, default=10)
    parser.add_argument("--sets", default="corporate-era colonies")
    given = parser.parse_args()
    engine = Playable(load(given.sets.split()).library)
    for name in given.bots:
        found = look(engine, BOTS[name], given.players, given.games, given.upto)
        each, paid = found["generations"], found["paid"]
        print(f"{name}, {given.players} players, generations 1 to {given.upto}, a player in each: ")
        print(f"    {found['colony'] / each:.2f} colonies, {found['trade'] / each:.2f} trades")
        print(
            f"    builds by project in {found['did'] / found['could']:.2f} of those where he could"
        )
        print(f"    {paid / found['colony']:.0f} M€ paid for each colony, ", end="")
        print(f"{paid / found['trade']:.0f} for each trade")


if __name__ == "__main__":
    main()
