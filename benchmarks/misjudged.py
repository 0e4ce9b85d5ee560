"""What the planner misjudges: `python benchmarks/misjudged.py STUDY [SETS] [--cards N]`.

STUDY is a file of `arsia study` of games with SETS, best of some thousand. Prints how far the
effect of cards that came early agrees with what the planner says that they bring, by ranks, plain
and with the corrections that it knows; the kinds of cards that do better or worse than cards
of the same price, in M€ of the beginning; and the cards that are furthest apart.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from arsia.strength.figures import Figures, figures
from arsia.study.store import Store
from compiler import graph as g
from compiler.graph import DECK_KINDS, walk
from compiler.read.load import load
from runtime.bots import BOTS, learned
from runtime.bots.planner.cards import Cards
from runtime.bots.planner.weights import Weights
from runtime.driving.game import Game
from runtime.games.playable import Playable
from runtime.state.state import GENERATION

GAMES, EARLY = 6, 5
"""Games that are looked into, until this generation, for what cards would bring there."""
LEAST = -3.0
"""Worse is a card that is not played, which is the same."""
SURE, SEVERAL = 2.0, 5
"""A kind is told of that has so many cards and is so many standard errors away."""

Numbers = NDArray[np.float64]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("study", type=Path)
    parser.add_argument("sets", nargs="?", default="corporate-era")
    parser.add_argument("--cards", type=int, default=15)
    given = parser.parse_args()
    program = Playable(load(given.sets.split()).library)
    told = _told(program)
    with Store(given.study) as store:
        for plan in store.plans():
            found = figures(store, plan)
            if found.units[0].known:
                _compare(found, told, given.cards)


def _told(program: Playable) -> dict[str, tuple[float, float]]:
    """By card what the planner says that it brings beyond its price, plain and corrected: the mean
    of both players at the first turn of each of the first generations."""
    known = learned.of(program.library)
    pricers = [Cards(program, Weights(), corrections) for corrections in ({}, known)]
    found: dict[str, list[tuple[float, ...]]] = defaultdict(list)
    for seed in range(GAMES):
        game, random, last = Game(program, seed=seed), Random(seed), 0
        while game.ask is not None and (now := game.state.g[GENERATION]) <= EARLY:
            if game.ask[0] == "menu" and now > last:
                last = now
                for who in game.state.seats:
                    for i, card in enumerate(program.library.cards):
                        if card.kind in DECK_KINDS:
                            found[card.id].append(
                                tuple(
                                    max(LEAST, one.net(game.state, who, i, outlook)[0])
                                    for one in pricers
                                    for outlook in [one.outlooks.of(game.state, who)]
                                )
                            )
            game.choose(BOTS["planner"](game, random))
    return {name: (rows[:, 0].mean(), rows[:, 1].mean()) for name, rows in _arrays(found)}


def _arrays(found: dict[str, list[tuple[float, ...]]]) -> Iterator[tuple[str, Numbers]]:
    for name, rows in found.items():
        yield name, np.array(rows)


def _compare(found: Figures, told: dict[str, tuple[float, float]], count: int) -> None:
    cards = [one for one in found.cards.values() if one.early and one.card.id in told]
    unit = found.units[0].points
    effect = np.array([one.early.points / unit for one in cards if one.early])
    plain, corrected = (np.array([told[one.card.id][i] for one in cards]) for i in (0, 1))
    print(
        f"{found.games} games, {len(cards)} cards: agreement {_ranks(effect, plain):.2f},", end=""
    )
    print(f" with corrections {_ranks(effect, corrected):.2f}")
    line = np.polyfit(np.maximum(plain, 0.0), effect, 1)
    rest = effect - np.polyval(line, np.maximum(plain, 0.0))
    kinds: dict[str, list[int]] = defaultdict(list)
    for i, one in enumerate(cards):
        for kind in _kinds(one.card):
            kinds[kind].append(i)
    for kind, those in sorted(kinds.items(), key=lambda pair: rest[pair[1]].mean()):
        mean, error = rest[those].mean(), rest[those].std() / len(those) ** 0.5
        if len(those) >= SEVERAL and abs(mean) > SURE * error:
            print(f"  {kind:24} {len(those):4} cards {mean:+.2f} ± {error:.2f} M€")
    order = np.argsort(rest)
    for i in [*order[:count], *order[-count:]]:
        use = cards[i].use
        print(f"  {cards[i].card.name:28} came: {effect[i]:+5.1f} M€; ", end="")
        print(f"said: {plain[i]:+5.1f}, corrected {corrected[i]:+5.1f}; ", end="")
        print(f"kept {use.taken or 0:.0%}, played {use.played or 0:.0%}")


def _ranks(one: Numbers, other: Numbers) -> float:
    ranks = [np.argsort(np.argsort(values)) for values in (one, other)]
    return float(np.corrcoef(*ranks)[0, 1])


def _kinds(card: g.Card) -> set[str]:
    """What is on it."""
    found = {card.kind, *(f"tag {tag}" for tag in card.tags)}
    found |= {ability.label for ability in card.abilities}
    found |= {"requires"} if card.requirements else set()
    found |= {"points"} if card.points else set()
    for node in walk(card):
        match node:
            case g.Produce(str(resource)):
                found.add(f"{'lowers' if node.down else 'produces'} {resource}")
            case g.Raise(track):
                found.add(f"raises {track}")
            case g.Place(tile):
                found.add(f"places {tile or 'special'}")
            case g.Gain(str(resource)):
                found.add(f"gains {resource}")
            case g.Add() | g.Remove() | g.Draw() | g.Take():
                found.add(type(node).__name__.lower())
    return found


if __name__ == "__main__":
    main()
