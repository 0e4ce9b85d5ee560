"""Saved games: whatever is cut off, the rest goes on; whatever does not fit is refused."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from runtime.game import Game
from runtime.saves import Recorder, Unreadable, from_document, replay, to_document
from runtime.state import State
from tests.runtime.support import bundled, wander


def same(one: State, other: State) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in State.__slots__)


def recorded(path: Path, steps: int) -> Game:
    game = Game(bundled(), ("red", "blue"), seed=11, variant="corporate")
    recorder = Recorder(game, path)
    rng = Random(3)
    for _ in range(steps):
        assert game.state.ask is not None
        recorder.choose(rng.randrange(len(game.state.ask[3])))
    recorder.close()
    return game


def test_a_recorded_game_is_played_again(tmp_path: Path) -> None:
    game = recorded(tmp_path / "game", 150)
    again, notes = replay(bundled(), tmp_path / "game")
    assert same(game.state, again.state)
    assert not notes


def test_a_torn_last_line_is_dropped_and_the_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game"
    recorded(path, 60)
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    game, notes = replay(bundled(), path)
    assert len(notes) == 1
    assert path.read_bytes().endswith(b"\n")
    recorder = Recorder.resume(game, path)
    recorder.choose(0)
    recorder.close()
    again, notes = replay(bundled(), path)
    assert same(game.state, again.state)
    assert not notes


def test_nothing_is_written_over(tmp_path: Path) -> None:
    recorded(tmp_path / "game", 1)
    with pytest.raises(FileExistsError):
        recorded(tmp_path / "game", 1)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"arsia": 99}, "format 99"),
        ({"library": "0" * 16}, "other cards"),
    ],
)
def test_another_version_or_library_is_refused(
    tmp_path: Path, change: dict[str, object], reason: str
) -> None:
    path = tmp_path / "game"
    recorded(path, 2)
    first, *rest = path.read_text().splitlines()
    path.write_text("\n".join([json.dumps({**json.loads(first), **change}), *rest]) + "\n")
    with pytest.raises(Unreadable, match=reason):
        replay(bundled(), path)


@pytest.mark.parametrize("text", ["", "hello\n", "[]\n", "{}\n", '{"arsia": 1'])
def test_other_files_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game"
    path.write_text(text)
    with pytest.raises(Unreadable):
        replay(bundled(), path)


def test_an_answer_that_was_not_offered_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game"
    recorded(path, 2)
    with path.open("a") as file:
        file.write('{"player": "red", "choose": 9999}\n')
    with pytest.raises(Unreadable, match="line 4"):
        replay(bundled(), path)


@pytest.mark.parametrize("seed", range(4))
def test_a_document_loads_into_an_equal_game(seed: int) -> None:
    game = Game(bundled(), ("red", "blue", "green"), seed=seed)
    rng = Random(seed)
    for _ in range(12):
        wander(game, rng.randrange(1000), 31)
        document = json.loads(json.dumps(to_document(game)))
        again = from_document(bundled(), document)
        assert same(game.state, again.state)
        assert json.dumps(to_document(again)) == json.dumps(document)
        assert game.log == again.log
