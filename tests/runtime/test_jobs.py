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
import os, time
from runtime.driving.jobs import each

def slow(shared, piece):
    os.write(1, b"begun\\n")  # whole: two processes write to one pipe
    time.sleep(0.02)

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
    end = time.monotonic() + 60  # the machine takes a while to clear away what has ended
    while is_running(running.pid):
        assert time.monotonic() < end
        time.sleep(0.02)


def is_running(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
