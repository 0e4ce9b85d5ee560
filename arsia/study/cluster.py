"""The same games on a cluster.

In: the address of a scheduler of Dask, whose workers have Arsia installed. Out: the games as they
are over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from threading import Lock

from distributed import Client, as_completed

from runtime.bots.record import Plan, Rows, play

AHEAD = 3
"""So many games are given out for each thread of a worker."""

_one_at_a_time = Lock()


def played(address: str, plan: Plan, seeds: Sequence[int]) -> Iterator[Rows]:
    """The plan goes to each worker once."""
    with Client(address) as client:
        given = client.scatter(plan, broadcast=True)
        at_once = AHEAD * max(1, sum(client.nthreads().values()))
        rest = iter(seeds)

        def begun(count: int) -> list[object]:
            return [client.submit(_play, given, seed, pure=False) for seed in islice(rest, count)]

        going = as_completed(begun(at_once))
        for one in going:
            yield one.result()
            one.release()
            for new in begun(1):
                going.add(new)


def _play(plan: Plan, seed: int) -> Rows:
    """A bot keeps what it has looked at, so that one game at a time is played in a process."""
    with _one_at_a_time:
        return play(plan, seed)
