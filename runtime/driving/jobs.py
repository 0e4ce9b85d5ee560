"""Independent pieces of work on all cores.

In: a function, what all its calls share, the pieces, and how many processes. Out: what it makes of
each piece, in their order: the same whatever the number of processes is. What is shared goes over
once to each process, where processes begin as copies for nothing at all. When whoever asks stops,
by Ctrl-C too, nothing more is begun and all of them end.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
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


def _begin(work: Callable[[Any, Any], Any], shared: Any) -> None:
    global _given
    _given = work, shared
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever has begun it ends it


def _do(piece: Any) -> Any:
    assert _given is not None
    work, shared = _given
    return work(shared, piece)
