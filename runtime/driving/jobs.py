"""Independent pieces of work on all cores.

In: a function, what all its calls share, the pieces, and how many processes. Out: what it makes of
each piece, in their order: the same whatever the number of processes is; or, by `as_done`, as it
comes. What is shared goes over
once to each process, where processes begin as copies for nothing at all. When whoever asks stops,
by Ctrl-C too, nothing more is begun and all of them end; so do they when it is killed.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import connection, parent_process
from threading import Thread
from typing import Any, TypeVar

Shared = TypeVar("Shared")
Piece = TypeVar("Piece")
Made = TypeVar("Made")

MOST_AT_ONCE = 8
"""So many pieces at most go to a process together."""

_given: tuple[Callable[[Any, Any], Any], Any] | None = None


def cores() -> int:
    """How many processes can work at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def each(
    work: Callable[[Shared, Piece], Made], shared: Shared, pieces: Sequence[Piece], jobs: int
) -> Iterator[Made]:
    """`work(shared, piece)` of each piece. Raises what it raises, of the first piece that does."""
    jobs = min(jobs, len(pieces))
    if jobs < 2:
        for piece in pieces:
            yield work(shared, piece)
        return
    pool = ProcessPoolExecutor(jobs, initializer=_begin, initargs=(work, shared))
    try:
        together = max(1, min(MOST_AT_ONCE, len(pieces) // (4 * jobs)))
        yield from pool.map(_do, pieces, chunksize=together)
    finally:
        pool.shutdown(cancel_futures=True)


def as_done(
    work: Callable[[Shared, Piece], Made], shared: Shared, pieces: Sequence[Piece], jobs: int
) -> Iterator[Made]:
    """The same in the order in which it is done: what has come is never held up by what has not,
    so that whoever is killed has lost only what was being worked on."""
    jobs = min(jobs, len(pieces))
    if jobs < 2:
        yield from each(work, shared, pieces, jobs)
        return
    pool = ProcessPoolExecutor(jobs, initializer=_begin, initargs=(work, shared))
    try:
        rest = iter(pieces)
        going: set[Future[Made]] = {pool.submit(_do, one) for one in islice(rest, 2 * jobs)}
        while going:
            done, going = wait(going, return_when=FIRST_COMPLETED)
            going |= {pool.submit(_do, one) for one in islice(rest, len(done))}
            for one in done:
                yield one.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(work: Callable[[Any, Any], Any], shared: Any) -> None:
    global _given
    _given = work, shared
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever has begun it ends it
    Thread(target=_end_with_it, daemon=True).start()


def _end_with_it() -> None:
    """Whoever is killed can end nothing; what it has begun would wait for ever."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


def _do(piece: Any) -> Any:
    assert _given is not None
    work, shared = _given
    return work(shared, piece)
