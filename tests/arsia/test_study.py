"""Studies: games in a file that grows, is gone on with, and taken together."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from arsia.study.run import cluster, here, missing, run
from arsia.study.store import Store, Unusable
from compiler.document.codec import dumps
from runtime.bots.record import TABLES, Plan, play
from tests.arsia.support import arsia
from tests.bundled import bundle
from tests.effort import FULL, some
from tests.runtime.support import bundled

GAMES = 4


def plan() -> Plan:
    return Plan(bundled("base"), bots=("random",))


def content(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    with Store(path, read_only=True) as store:
        return {name: store.rows(f"SELECT * FROM {name} ORDER BY ALL") for name in TABLES}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """By one process."""
    path = tmp_path_factory.mktemp("study") / "whole.duckdb"
    with Store(path) as store:
        run(store, plan(), range(1, GAMES + 1), here(1))
    return path


def test_the_same_games_whatever_the_number_of_processes(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "two"
    with Store(path) as store:
        run(store, plan(), range(1, GAMES + 1), here(2))
    assert content(path) == content(whole)


def test_the_same_games_on_a_cluster(whole: Path, tmp_path: Path) -> None:
    """Of two processes; or of a thread, which is spoken to as a process is."""
    path = tmp_path / "cluster"
    with (
        LocalCluster(
            some(2, 1),
            threads_per_worker=1,
            processes=FULL,
            protocol="tcp",
            dashboard_address=None,
        ) as local,
        Store(path) as store,
    ):
        run(store, plan(), range(1, GAMES + 1), cluster(local.scheduler_address))
    assert content(path) == content(whole)


def test_a_study_is_gone_on_with_and_two_are_merged(whole: Path, tmp_path: Path) -> None:
    path, other = tmp_path / "one", tmp_path / "other"
    for file, games, first in ((path, 1, 1), (path, 2, 1), (other, GAMES - 1, 2)):
        with Store(file) as store:
            run(store, plan(), missing(store, plan(), games, first), here(1))
    with Store(path) as store:
        assert store.seeds(plan().id) == {1, 2}
        assert store.merge(other) == GAMES - 2
        assert store.merge(other) == 0
        ((name, described),) = store.plans().items()
        assert (name, described["games"]) == (plan().id, GAMES)
        assert store.library(name).cards == plan().engine.library.cards
    assert content(path) == content(whole)


def test_a_game_that_comes_to_no_end_may_have_any_amounts(tmp_path: Path) -> None:
    rows = play(plan(), 1)
    rows["stands"] = [(0, 150, "megacredit", 10**9, 10**6)]
    with Store(tmp_path / "study") as store:
        store.begin(plan())
        store.add(plan().id, [rows])
        assert store.rows("SELECT stock, production FROM stands") == [(10**9, 10**6)]


def test_the_command(tmp_path: Path) -> None:
    path = tmp_path / "study"
    options = ("--out", path, "--bots", "random", "--jobs", 1)
    first = arsia("study", "base", *options, "--games", 1)
    assert (first.exit_code, first.output) == (0, f"{path}: 1 game\n")
    second = arsia("study", "base", *options, "--games", 2)
    assert second.output == f"{path}: 2 games, 1 of them before\n"
    merged = arsia("study", "base", *options, "--games", 0, "--merge", path)
    assert merged.exit_code == 1  # into itself


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--bots", "planer"), "did you mean 'planner'?"),
        (("--weights", "pint=3"), "unexpected keyword argument 'pint'"),
        (("--weights", "point"), "could not convert"),
        (("-p", 9), "1 to 5 players"),
        (("--variant", "drat"), "did you mean `draft`?"),
    ],
)
def test_what_cannot_be_studied(options: tuple[object, ...], reason: str) -> None:
    result = arsia("study", "base", *options)
    assert result.exit_code == 2
    assert reason in result.output


def test_a_file_that_is_no_study_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("hello, this is no study at all\n" * 20)
    with pytest.raises(Unusable, match="DuckDB"):
        Store(path)
    assert arsia("study", "base", "--out", path, "--games", 0).exit_code == 1


def test_without_the_extra_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("arsia.extras.find_spec", lambda _: None)
    result = arsia("study", "base")
    assert result.exit_code == 2
    assert "pip install 'arsia[strength]'" in result.output


def test_who_is_killed_loses_only_the_games_being_played(tmp_path: Path) -> None:
    path = tmp_path / "study"
    command = ["study", "base", "--bots", "random", "--games", "100000", "--jobs", "2"]
    running = subprocess.Popen(
        [sys.executable, "-m", "arsia", *command, "--out", str(path)], start_new_session=True
    )
    while not _begun(path):
        assert running.poll() is None
        time.sleep(0.05)
    running.kill()
    running.wait()
    with Store(path) as store:
        ((_, described),) = store.plans().items()
        assert described["games"] > 0
        counts = store.rows("SELECT count(DISTINCT seed) FROM cards")
        assert counts == [(described["games"],)]
    deadline = time.monotonic() + 300
    while _lives(running.pid):  # those that it has begun follow it
        assert time.monotonic() < deadline
        time.sleep(0.05)


def _begun(path: Path) -> bool:
    """Some are there when the log of what is to be written has grown beyond the cards."""
    log = path.with_name(f"{path.name}.wal")
    return log.exists() and log.stat().st_size > _cards() + 20_000


@cache
def _cards() -> int:
    return len(dumps(bundle("base", tests=True).library, places=False))


def _lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_who_stops_it_is_told_that_it_can_go_on(tmp_path: Path) -> None:
    path = tmp_path / "study"
    command = ["study", "base", "--bots", "random", "--games", "100000", "--jobs", "1"]
    running = subprocess.Popen(
        [sys.executable, "-m", "arsia", *command, "--out", str(path)],
        stderr=subprocess.PIPE,
        text=True,
    )
    while not _begun(path):
        assert running.poll() is None
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=300)
    assert running.returncode == 130
    assert "the same command goes on" in told
