"""Saved games: whatever is cut off, the rest goes on; whatever does not fit is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest
from jsonschema import Draft202012Validator

from runtime.driving.game import Game
from runtime.driving.saves import (
    SAVED_AS,
    WHERE_USED,
    Recorder,
    Unreadable,
    digest,
    from_document,
    header_of,
    replay,
    schema,
    to_document,
)
from runtime.games.playable import Playable
from runtime.state.state import OPTIONS, State
from tests.bundled import bundle
from tests.effort import FULL
from tests.runtime.support import bundled, wander


def same(one: State, other: State) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in State.__slots__)


def recorded(path: Path, steps: int) -> Game:
    game = Game(bundled(), ("red", "blue"), seed=11, variant="corporate")
    recorder = Recorder(game, path)
    rng = Random(3)
    for _ in range(steps):
        assert game.state.ask is not None
        recorder.choose(rng.randrange(len(game.state.ask[OPTIONS])))
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
        ({"players": ["red"] * 60}, "1 to 5 players, not 60"),
        ({"seed": 1.0}, "not of type 'integer'"),
        ({"seed": "0x" + "f" * 6000}, "seed"),
    ],
)
def test_another_set_up_is_refused(tmp_path: Path, change: dict[str, object], reason: str) -> None:
    path = tmp_path / "game"
    recorded(path, 2)
    first, *rest = path.read_text().splitlines()
    path.write_text("\n".join([json.dumps({**json.loads(first), **change}), *rest]) + "\n")
    with pytest.raises(Unreadable, match=reason):
        replay(bundled(), path)


def test_a_game_goes_on_though_scenarios_have_changed() -> None:
    library = bundle("tinyforming", tests=True).library
    without = Playable(replace(library, scenarios=()))
    assert library.scenarios
    assert digest(without) == digest(Playable(library))
    fewer = Playable(replace(library, cards=library.cards[:-1]))
    assert digest(fewer) != digest(without)


@pytest.mark.parametrize(
    ("text", "reason"), [("", "it is empty"), ('{"arsia": 1', "its first line was cut off")]
)
def test_a_game_killed_before_it_began_says_so(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "game").write_text(text)
    with pytest.raises(Unreadable, match=reason):
        replay(bundled(), tmp_path / "game")


@pytest.mark.parametrize(
    "text", ["", "hello\n", "[]\n", "{}\n", '{"arsia": 1', "[" * 9999 + "\n", "9" * 9999 + "\n"]
)
def test_other_files_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game"
    path.write_text(text)
    with pytest.raises(Unreadable):
        replay(bundled(), path)


@pytest.mark.parametrize(
    "line",
    [
        '{"player": "red", "choose": "card nonesuch"}',
        '{"player": "blue", "choose": "done"}',
        '{"player": "red", "choose": 0}',
        '{"choose": "done"}',
        '{"over": {"points": {}, "winners": []}}',
        "[]",
    ],
)
def test_an_answer_that_was_not_offered_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "game"
    recorded(path, 2)
    with path.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(Unreadable, match="line 4"):
        replay(bundled(), path)


LEFT_OUT = {"seats", "trial", "unseen", "source", "dead", "face_up"}
"""What the other slots tell, and what only a search has."""


def test_the_schema_knows_every_part_of_the_state() -> None:
    Draft202012Validator.check_schema(schema("document"))
    state = schema("document")["$defs"]["state"]
    assert (
        set(state["properties"])
        == {SAVED_AS.get(name, name) for name in State.__slots__} - LEFT_OUT
    )
    assert set(state["required"]) == set(state["properties"]) - {*WHERE_USED}


def test_every_line_of_a_file_fits_the_schema(tmp_path: Path) -> None:
    path = Path(__file__).parents[2] / "grammar" / "saved-game.schema.json"
    validator = Draft202012Validator(json.loads(path.read_text()))
    game = Game(bundled(), ("red",), seed=2, variant="corporate")
    recorder = Recorder(game, tmp_path / "game", {"bots": ["first"]})
    validator.validate(to_document(game))
    while game.decision is not None:
        recorder.choose(game.decision.ids[-1])
    lines = [json.loads(line) for line in (tmp_path / "game").read_text().splitlines()]
    assert lines[-1]["over"]["points"] == {"red": game.scores()[0]["total"]}
    for line in lines:
        validator.validate(line)
    again, notes = replay(bundled(), tmp_path / "game")
    assert again.finished
    assert not notes


@pytest.mark.parametrize(
    ("part", "value"),
    [("pool", [[1]]), ("hand", [-1, 0]), ("ask", ["menu", 0]), ("done", 1), ("deck", None)],
)
def test_a_state_that_does_not_fit_the_schema_is_refused(part: str, value: object) -> None:
    document = to_document(Game(bundled(), ("red", "blue"), seed=1))
    document["state"][part] = value
    with pytest.raises(Unreadable, match=part):
        from_document(bundled(), document)


@pytest.mark.parametrize("document", [None, [], {}, {"state": {}}, {"arsia": 1, "state": {}}])
def test_other_documents_are_refused(document: object) -> None:
    with pytest.raises(Unreadable):
        from_document(bundled(), document)  # type: ignore[arg-type]


def test_no_number_of_a_document_is_longer_than_others_can_read() -> None:
    game = Game(bundled(), ("red", "blue"), seed=(1 << 64) - 5)
    wander(game, 1, 200)
    document = json.loads(json.dumps(to_document(game)), parse_int=int)

    def numbers(value: object) -> list[int]:
        if isinstance(value, dict):
            return [n for one in value.values() for n in numbers(one)]
        if isinstance(value, list):
            return [n for one in value for n in numbers(one)]
        return [value] if isinstance(value, int) else []

    assert max(map(abs, numbers(document))) < 1 << 53
    assert same(game.state, from_document(bundled(), document).state)


def play(path: Path, told: Connection) -> None:
    """A whole game in a process of its own, which says how many answers it has taken."""
    game = Game(bundled(), ("red", "blue"), seed=11, variant="corporate")
    recorder, rng = Recorder(game, path), Random(3)
    told.send(0)
    while game.decision is not None:
        recorder.choose(rng.randrange(len(game.decision)))
        told.send(game.answered)


@pytest.mark.parametrize("answers", (1, 40, 137) if FULL else (137,))
def test_a_game_survives_being_killed(tmp_path: Path, answers: int) -> None:
    path = tmp_path / "game"
    bundled()  # made here once, and there as it is
    fork, (told, telling) = get_context("fork"), Pipe(duplex=False)
    process = fork.Process(target=play, args=(path, telling))
    process.start()
    telling.close()
    for number in range(answers + 1):
        assert told.recv() == number
    process.kill()  # SIGKILL: nothing can be tidied up
    process.join()
    game, _ = replay(bundled(), path)
    assert game.answered >= answers  # every answer that was taken is on disk
    again = Game(bundled(), ("red", "blue"), seed=11, variant="corporate")
    rng = Random(3)
    for _ in range(game.answered):
        assert again.decision is not None
        again.choose(rng.randrange(len(again.decision)))
    assert same(game.state, again.state)


def test_a_game_may_be_cut_off_at_any_byte(tmp_path: Path) -> None:
    path = tmp_path / "game"
    recorded(path, 6)
    whole = path.read_bytes()
    head = whole.index(b"\n") + 1
    for length in range(head, len(whole)):
        path.write_bytes(whole[:length])
        assert header_of(path)["seed"] == 11
        game, notes = replay(bundled(), path)
        assert game.answered == whole[:length].count(b"\n") - 1
        assert len(notes) == (not whole[:length].endswith(b"\n"))
    path.write_bytes(whole[: head - 3])
    with pytest.raises(Unreadable, match="not a saved game"):
        replay(bundled(), path)
    assert path.read_bytes() == whole[: head - 3]  # whatever it is, it is left alone


@pytest.mark.parametrize("seed", range(4))
def test_a_document_loads_into_an_equal_game(seed: int) -> None:
    game = Game(bundled(), ("red", "blue", "green"), seed=seed)
    rng = Random(seed)
    for steps in (1,) * 30 + (31,) * 11:
        wander(game, rng.randrange(1000), steps)
        document = json.loads(json.dumps(to_document(game)))
        again = from_document(bundled(), document)
        assert same(game.state, again.state)
        assert json.dumps(to_document(again)) == json.dumps(document)
        assert game.log == again.log
