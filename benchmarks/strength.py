"""Studies: how fast, how many games are needed, and are spoilt cards found?

    python benchmarks/strength.py [--set FOLDER] [--games N] [--timed N] [--study FILE] [--jobs N]

Plays a set of copies of other cards, of which some are spoilt, two planners, into FILE; games that
are there already are not played again. Prints games a second in one process and in all, by so many
timed games for each; the reliability of the effects after 500, 1,000, 2,000, … games; and of the
copies what they cost, what they should cost, and what the cards should cost of which they are
copies. Needs an idle machine: wall time.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

import numpy as np

from arsia.strength.design import EARLY, columns, halves
from arsia.strength.figures import Standing, figures
from arsia.strength.ridge import fit
from arsia.study.run import here, missing, run
from arsia.study.store import Store
from compiler.read.load import load
from runtime.bots.record import Plan
from runtime.driving.jobs import cores
from runtime.games.playable import Playable
from runtime.state.layout import DECK_KINDS

SET = Path(__file__).parent.parent / "tests" / "arsia" / "spoilt"


def speed(plan: Plan, jobs: int, games: int) -> float:
    """Games a second, written to a file, once all processes are going."""
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "study") as store:
        times: list[float] = []
        run(store, plan, range(games * jobs), here(jobs), lambda: times.append(time.perf_counter()))
    warm = 2 * jobs
    return (len(times) - warm) / (times[-1] - times[warm - 1])


def reliability(store: Store, plan: Plan, games: int) -> float:
    """Of the early effects, by halves of the first games."""
    kinds = {card.id: card.kind for card in plan.engine.library.cards}
    cols = columns(kinds, plan.players)
    even, odd = halves(store, plan.id, plan.players, cols, most=games)
    whole = fit(even + odd, cols.blocks)
    deck = [
        number
        for number, (what, card) in enumerate(cols.names)
        if what == EARLY and kinds[card] in DECK_KINDS
    ]
    parts = [fit(part, cols.blocks, whole).values[deck] for part in (even, odd)]
    between = float(np.corrcoef(parts)[0, 1])
    return 2 * between / (1 + between)


def fair(one: Standing) -> str:
    why = ", ".join(reason for reason, _ in one.why)
    return f"{one.fair[0]:.1f} ± {one.fair[1]:.1f}" if one.fair else why


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--set", type=Path, default=SET)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--timed", type=int, default=100)
    parser.add_argument("--study", type=Path, default=Path("spoilt.duckdb"))
    parser.add_argument("--jobs", type=int, default=cores())
    chosen = parser.parse_args()
    loaded = load([chosen.set])
    plan = Plan(Playable(loaded.library))
    one, every = speed(plan, 1, chosen.timed), speed(plan, chosen.jobs, chosen.timed)
    print(f"games a second: {one:.1f} in one process, {every:.1f} in {chosen.jobs}, ", end="")
    print(f"{every / one:.2f} times as many")
    with Store(chosen.study) as store:
        run(store, plan, missing(store, plan, chosen.games, 1), here(chosen.jobs))
        games = 500
        while games <= chosen.games:
            print(f"{games:>6,} games: reliability {reliability(store, plan, games):.2f}")
            games *= 2
        found = figures(store, plan.id)
    ranked = sorted(
        (one for one in found.cards.values() if one.early and one.card.kind in DECK_KINDS),
        key=lambda one: -one.early.points if one.early else 0.0,
    )
    # A copy is what is the same but for its name, number, set and cost.
    for place, standing in enumerate(ranked, 1):
        card = standing.card
        if card.set in loaded.named:
            like = [
                other
                for other in ranked
                if other is not standing
                and (other.card.abilities, other.card.tags, other.card.kind)
                == (card.abilities, card.tags, card.kind)
            ]
            print(f"{card.name}: costs {card.cost}, should cost {fair(standing)}; ", end="")
            print(f"place {place} of {len(ranked)}", end="")
            print("".join(f"; {other.card.name} should cost {fair(other)}" for other in like))


if __name__ == "__main__":
    main()
