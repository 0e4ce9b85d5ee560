"""Work on several processes gives what one process gives, in the same order."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from multiprocessing import get_start_method

import pytest

from runtime.bots import BOTS
from runtime.bots.simulation import simulate
from runtime.driving.game import Game
from runtime.driving.jobs import each
from tests.runtime.support import PLAYERS, bundled


def half(shared: int, piece: int) -> int:
    if piece == 7:
        raise ValueError(f"{piece} is odd")
    return shared + piece // 2


def test_what_is_made_comes_in_the_order_of_the_pieces() -> None:
    pieces = [*range(6), *range(8, 60)]
    assert list(each(half, 100, pieces, 3)) == list(each(half, 100, pieces, 1))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_mistake_is_told_to_who_has_asked(jobs: int) -> None:
    with pytest.raises(ValueError, match="7 is odd"):
        list(each(half, 0, range(20), jobs))


def killed(_: int, piece: int) -> None:
    if piece == 7:
        os.kill(os.getpid(), signal.SIGKILL)


def test_a_process_that_somebody_kills_is_told_to_who_has_asked() -> None:
    with pytest.raises(RuntimeError, match="ended in the middle of its work"):
        list(each(killed, 0, range(20), 2))


def test_games_are_the_same_whatever_plays_them() -> None:
    engine, bots = bundled("corporate-era"), [BOTS["random"], BOTS["greedy"]]
    one, two = (simulate(engine, PLAYERS[:2], bots, 5, 3, jobs=jobs) for jobs in (1, 2))
    assert one.results == two.results
    assert [result.seed for result in two.results] == [3, 4, 5, 6, 7]


def test_an_engine_goes_to_another_process_as_what_it_was_made_of() -> None:
    engine = bundled("corporate-era")
    again = pickle.loads(pickle.dumps(engine))
    games = [Game(one, PLAYERS[:2], 5) for one in (engine, again)]
    assert games[0].state.ask == games[1].state.ask


SLOW = """
import os, signal, time
from runtime.driving.jobs import each

def slow(shared, piece):
    os.write(1, b"begun\\n")  # whole: two processes write to one pipe
    time.sleep(0.02)

signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored after `&` in a script
list(each(slow, None, range(100_000), 2))
"""


@pytest.mark.skipif(get_start_method() != "fork", reason="processes are no copies")
def test_stopping_ends_all_processes() -> None:
    running = subprocess.Popen(
        [sys.executable, "-c", SLOW],
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert running.stdout is not None
    assert running.stdout.readline() == b"begun\n"
    os.killpg(running.pid, signal.SIGINT)  # as Ctrl-C does
    running.communicate(timeout=300)
    assert running.returncode != 0
    wait_for_all_of(running.pid)


STOPPED = """
import os, signal, sys, time
from runtime.driving.jobs import as_done, each

def slow(shared, piece):
    if piece == 3:  # a first time, while results are waited for
        os.kill(os.getppid(), signal.SIGINT)
        time.sleep(1000)

def stopped_at(step):
    \"\"\"Whether Ctrl-C came then, a step being a line, a call or a return, and not later.\"\"\"
    left = step

    def trace(frame, event, _):
        nonlocal left
        left -= 1
        if left == 0:
            signal.raise_signal(signal.SIGINT)
        return trace

    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.settrace(trace)
    try:
        try:
            list(way(slow, None, range(10), 2))
        finally:
            sys.settrace(None)
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # the other one may still come
    except KeyboardInterrupt:
        pass
    return left <= 0

way = {"each": each, "as_done": as_done}[sys.argv[1]]
stopped_at(-1)  # never: what is imported on the way is whole from now on
step = int(sys.argv[2])
while stopped_at(step):
    step += int(sys.argv[3])
print(step)
"""


@pytest.mark.skipif(get_start_method() != "fork", reason="processes are no copies")
@pytest.mark.parametrize("way", ["each", "as_done"])
def test_stopping_ends_all_processes_at_every_moment(way: str) -> None:
    """While they begin, while results come, while all is cleared away, where it comes twice."""
    command = [sys.executable, "-c", STOPPED, way, "1", "13"]
    running = subprocess.Popen(command, start_new_session=True, stdout=subprocess.PIPE)
    output, _ = running.communicate(timeout=300)
    assert running.returncode == 0
    assert int(output) > 300
    wait_for_all_of(running.pid)


def wait_for_all_of(group: int) -> None:
    end = time.monotonic() + 60  # the machine takes a while to clear away what has ended
    while is_running(group):
        assert time.monotonic() < end
        time.sleep(0.02)


def is_running(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
