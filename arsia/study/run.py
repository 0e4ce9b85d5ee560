"""Plays the games of a study that are not there yet.

In: a plan, the file, which seeds, and who works. Out: the games in the file; the same whoever has
played them, and however often that was stopped and gone on with.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from arsia.study.store import Store
from runtime.bots.record import Plan, Rows, play
from runtime.driving.jobs import as_done

Workers = Callable[[Plan, Sequence[int]], Iterator[Rows]]
"""Plays the games of these seeds and gives each when it is over."""

SOON = 0.1
"""Seconds within which games that are over are written, those of that time together."""


def here(jobs: int) -> Workers:
    """So many processes of this machine."""
    return lambda plan, seeds: as_done(play, plan, seeds, jobs)


def cluster(address: str) -> Workers:
    """The workers of a scheduler of Dask."""
    from arsia.study.cluster import played

    return lambda plan, seeds: played(address, plan, seeds)


def missing(store: Store, plan: Plan, games: int, first: int) -> list[int]:
    """The seeds among `first`, `first` + 1, … whose games are not there."""
    there = store.seeds(plan.id)
    return [seed for seed in range(first, first + games) if seed not in there]


def run(
    store: Store,
    plan: Plan,
    seeds: Sequence[int],
    workers: Workers,
    tell: Callable[[], object] = lambda: None,
) -> None:
    """`tell` hears of each game when it is over; soon after it is in the file."""
    store.begin(plan)
    over: list[Rows] = []
    written = time.monotonic()
    try:
        for rows in workers(plan, seeds):
            over.append(rows)
            tell()
            if time.monotonic() - written > SOON:
                batch, over, written = over, [], time.monotonic()
                store.add(plan.id, batch)
    finally:
        store.add(plan.id, over)
