"""What is kept comes back as it was or not at all, and never stands in the way."""

from __future__ import annotations

import json
import os
import pickle
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dsl.reading import cache


def n(number: int) -> str:
    return f"n-{number:032x}"


NAME = "some-" + cache.key("thing")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ARSIA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_what_was_stored_comes_back(folder: Path) -> None:
    value = {"a": [1, None, "\udcff ‘x’"], "12": {"3": True}}
    assert cache.load(NAME) is None
    cache.store(NAME, value)
    assert cache.load(NAME) == {"a": [1, None, "\udcff ‘x’"], 12: {3: True}}
    assert folder.stat().st_mode & 0o077 == 0
    assert (folder / NAME).stat().st_mode & 0o077 == 0


@settings(deadline=None)
@given(st.lists(st.text()), st.lists(st.text()))
def test_other_parts_are_another_key(one: list[str], other: list[str]) -> None:
    assert (cache.key(*one) == cache.key(*other)) == (one == other)


class Harmful:
    def __reduce__(self) -> object:
        return (os.mkdir, ("harm",))


def with_digest(data: bytes) -> bytes:
    return cache._digest(data) + b"\n" + data


@pytest.mark.parametrize(
    "content",
    [
        *(b"", b"x", b"\n", b"\0" * 500),
        with_digest(b""),
        with_digest(b"{"),
        with_digest(b"\xff\xfe"),
        with_digest(b"[" * 200_000),
        with_digest(pickle.dumps(Harmful())),
        pickle.dumps(Harmful()),
    ],
)
def test_a_damaged_file_is_none(folder: Path, content: bytes, monkeypatch) -> None:
    monkeypatch.chdir(folder.parent)
    cache.store(NAME, 1)
    (folder / NAME).write_bytes(content)
    assert cache.load(NAME) is None
    assert not Path("harm").exists()
    cache.store(NAME, 2)
    assert cache.load(NAME) == 2


def test_every_cut_and_every_changed_byte_is_noticed(folder: Path) -> None:
    cache.store(NAME, ["value", 1])
    whole = (folder / NAME).read_bytes()
    for at in range(len(whole)):
        for damaged in (whole[:at], whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :]):
            (folder / NAME).write_bytes(damaged)
            assert cache.load(NAME) is None


def test_a_folder_that_cannot_be_used(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = folder.parent / "file"
    blocked.write_text("in the way")
    for place in ("", str(blocked), str(blocked / "below"), "/proc/nowhere"):
        monkeypatch.setenv("ARSIA_CACHE", place)
        cache.store(NAME, 1)
        assert cache.load(NAME) is None
    assert blocked.read_text() == "in the way"


def test_a_folder_in_the_place_of_a_file(folder: Path) -> None:
    (folder / NAME).mkdir(parents=True)
    cache.store(NAME, 1)
    assert cache.load(NAME) is None
    assert [path.name for path in folder.iterdir()] == [NAME]


@pytest.mark.parametrize(
    ("environment", "place"),
    [
        ({"XDG_CACHE_HOME": "{}/xdg"}, "xdg/arsia"),
        ({"XDG_CACHE_HOME": "relative", "HOME": "{}/home"}, "home/.cache/arsia"),
        ({"XDG_CACHE_HOME": "", "HOME": "{}/home"}, "home/.cache/arsia"),
        ({"LOCALAPPDATA": "{}/local"}, "local/arsia"),
        ({"XDG_CACHE_HOME": "{}/xdg", "ARSIA_CACHE": "{}/mine"}, "mine"),
    ],
)
def test_where_it_is(tmp_path: Path, monkeypatch, environment: dict[str, str], place: str) -> None:
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA", "ARSIA_CACHE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value.format(tmp_path))
    monkeypatch.chdir(tmp_path)
    cache.store(NAME, 1)
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [tmp_path / place / NAME]


def test_what_was_used_longest_ago_goes_first(folder: Path, monkeypatch) -> None:
    monkeypatch.setattr(cache, "MOST_FILES", 3)
    for number in range(3):
        cache.store(n(number), number)
        os.utime(folder / n(number), (number, number))
    assert cache.load(n(0)) == 0
    cache.store(n(3), 3)
    assert sorted(path.name for path in folder.iterdir()) == [n(0), n(2), n(3)]


def test_what_is_not_ours_stays(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_FILES", 0)
    folder.mkdir()
    for name in ("letter.txt", "grammar-1.pickle", ".new"):
        (folder / name).write_text("mine")
        os.utime(folder / name, (1, 1))
    cache.store(NAME, 1)
    assert sorted(path.name for path in folder.iterdir()) == [
        *(".new", "grammar-1.pickle", "letter.txt")
    ]


def test_only_so_many_bytes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_BYTES", 5000)
    for number in range(10):
        cache.store(n(number), "x" * 1000)
    assert sum(path.stat().st_size for path in folder.iterdir()) <= 5000
    assert cache.load(n(9)) == "x" * 1000
    cache.store(n(99), "x" * 6000)
    assert not list(folder.iterdir())


def test_what_a_killed_run_left_goes(folder: Path) -> None:
    cache.store(n(0), 0)
    old, new = folder / ".new-arsia-old", folder / ".new-arsia-new"
    old.write_bytes(b"half")
    new.write_bytes(b"half")
    hours_ago = time.time() - 10_000
    os.utime(old, (hours_ago, hours_ago))
    cache.store(n(1), 1)
    assert sorted(path.name for path in folder.iterdir()) == [".new-arsia-new", n(0), n(1)]


def test_many_at_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Readers see what one of the writers wrote, whole, while others prune and delete."""
    monkeypatch.setattr(cache, "MOST_FILES", 2)
    values = [[number] * 5000 for number in range(4)]

    def work(number: int) -> None:
        for turn in range(40):
            cache.store(n(turn % 3), values[number])
            assert cache.load(n((turn + number) % 3)) in [None, *values]
            if turn % 10 == 0:
                (folder / n(turn % 3)).unlink(missing_ok=True)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, range(4)))
    assert all(json.loads(path.read_bytes().partition(b"\n")[2]) for path in folder.iterdir())
