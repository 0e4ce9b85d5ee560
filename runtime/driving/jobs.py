"""Independent pieces of work on all cores.

In: a function, what all its calls share, the pieces, and how many processes. Out: what it makes of
each piece, in their order: the same whatever the number of processes is; or, by `as_done`, as it
comes. What is shared goes over once to each process, where processes begin as copies for nothing at
all. When whoever asks stops, by Ctrl-C too, all of them end at once; so do they when it is killed.

A pool of `concurrent.futures` has a thread in this process, with which it shares locks written in
Python: Ctrl-C may come when one has just been shut, and both would wait for ever. To hold it back
between two looks at what has come takes as many lines as there are here, and what is in the middle
of its work could only be ended by what is no part of that interface before Python 3.14.
`multiprocessing.Pool` waits for ever when somebody has killed one of its processes; those of joblib
are no copies of this one.
"""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from multiprocessing import Pipe, Process, connection, parent_process
from typing import Any, TypeVar

Shared = TypeVar("Shared")
Piece = TypeVar("Piece")
Made = TypeVar("Made")

AHEAD = 2
"""So many pieces has each process, so that it need not wait for the next one."""


def cores() -> int:
    """How many processes can work at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def each(
    work: Callable[[Shared, Piece], Made], shared: Shared, pieces: Sequence[Piece], jobs: int
) -> Iterator[Made]:
    """`work(shared, piece)` of each piece. Raises what it raises, of the first piece that does."""
    if min(jobs, len(pieces)) < 2:
        for piece in pieces:
            yield work(shared, piece)
        return
    early: dict[int, tuple[Made, Exception | None]] = {}
    following = 0
    for index, made, fault in _outcomes(work, shared, pieces, jobs):
        early[index] = made, fault
        while following in early:
            made, fault = early.pop(following)
            if fault is not None:
                raise fault
            yield made
            following += 1


def as_done(
    work: Callable[[Shared, Piece], Made], shared: Shared, pieces: Sequence[Piece], jobs: int
) -> Iterator[Made]:
    """The same in the order in which it is done: what has come is never held up by what has not,
    so that whoever is killed has lost only what was being worked on."""
    if min(jobs, len(pieces)) < 2:
        yield from each(work, shared, pieces, 1)
        return
    for _, made, fault in _outcomes(work, shared, pieces, jobs):
        if fault is not None:
            raise fault
        yield made


@contextmanager
def stopped_after() -> Iterator[None]:
    """Ctrl-C waits until what has been begun is done."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    told: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: told.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)
    if told:
        raise KeyboardInterrupt


def _outcomes(work: Any, shared: Any, pieces: Sequence[Any], jobs: int) -> Iterator[Any]:
    """Of each piece, as it comes: which it is, what was made of it, what was raised or None."""
    working: dict[Any, Process] = {}
    rest = iter(range(len(pieces)))
    try:
        with stopped_after():
            for _ in range(min(jobs, len(pieces))):
                ours, theirs = Pipe()
                given = work, shared, pieces, theirs
                process = Process(target=_go_on, args=given, daemon=True)
                process.start()
                theirs.close()  # what is read comes to an end when the process does
                working[ours] = process
        for worker, index in zip([*working] * AHEAD, rest, strict=False):
            worker.send(index)
        coming = len(pieces)
        while coming:
            ready: list[Any] = connection.wait([*working])
            for worker in ready:
                try:
                    outcome = worker.recv()
                    for index in islice(rest, 1):
                        worker.send(index)
                except (EOFError, ConnectionError):
                    raise RuntimeError("a process has ended in the middle of its work") from None
                coming -= 1
                yield outcome
    finally:
        with stopped_after():
            for process in working.values():
                process.kill()
            for process in working.values():
                process.join()


def _go_on(work: Any, shared: Any, pieces: Sequence[Any], asking: Any) -> None:
    """One of the processes, until it is ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever has begun it ends it
    threading.Thread(target=_end_with_it, daemon=True).start()
    while True:
        index = asking.recv()
        try:
            asking.send((index, work(shared, pieces[index]), None))
        except Exception as fault:  # noqa: BLE001 - raised again by who has asked
            fault.add_note(traceback.format_exc())
            asking.send((index, None, fault))


def _end_with_it() -> None:
    """Whoever is killed can end nothing; what it has begun would wait for ever."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)
