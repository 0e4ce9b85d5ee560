"""Games of the terminal that are kept and gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.arsia.support import arsia

# ---- games that are kept ------------------------------------------------------------------------


def test_a_kept_game_goes_on_as_if_it_had_not_been_interrupted(tmp_path: Path) -> None:
    whole, cut = tmp_path / "new" / "whole", tmp_path / "cut"
    played = arsia("play", "base", "--seed", 4, "--bots", "random,greedy", "--save", whole)
    assert played.exit_code == 0
    kept = whole.read_bytes()
    cut.write_bytes(kept[: kept.index(b"\n", len(kept) // 2) - 3])  # within a line
    resumed = arsia("play", "--resume", cut)
    assert resumed.exit_code == 0
    assert "cut off" in resumed.output
    first, rest = played.output.split("\n", 1)
    assert first in resumed.output
    assert rest in resumed.output
    assert cut.read_bytes() == whole.read_bytes()
    again = arsia("play", "--resume", whole, "--no-log")
    assert f"{whole}: the game is over" in again.output
    assert whole.read_bytes() == cut.read_bytes()


def test_a_person_leaves_and_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "game"
    left = arsia("play", "base", "--human", "ann", "--save", path, text="1\nno more\nq\n")
    assert f"--resume {path}" in left.output.replace("\n", "")
    assert len(path.read_text().splitlines()) >= 2
    back = arsia("play", "--resume", path, text="q\n")
    assert "ann" in back.output
    assert "left" in back.output


def test_a_game_of_own_cards_is_resumed_with_them(tmp_path: Path) -> None:
    own = tmp_path / "own.mars"
    own.write_text('set own "Own"\n  uses base\n\nautomated 1 "Own"\n  cost 1\n  gain 1 heat\n')
    path = tmp_path / "game"
    assert arsia("play", own, "--save", path, "--no-log").exit_code == 0
    assert arsia("play", own, "--resume", path, "--no-log").exit_code == 0
    other = arsia("play", "base", "--resume", path)
    assert other.exit_code == 1
    assert "other cards" in other.output
    assert "must be named again" in other.output


def test_who_leaves_a_game_of_own_cards_is_told_to_name_them_again(tmp_path: Path) -> None:
    own = tmp_path / "own.mars"
    own.write_text('set own "Own"\n  uses base\n')
    path = tmp_path / "game"
    left = arsia("play", own, "--human", "ann", "--save", path, text="q\n")
    assert f"arsia play SET --resume {path}" in left.output.replace("\n", "")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--save", "here", "--games", 2), "--games keeps nothing"),
        (("--resume", "here", "--save", "there"), "leave out --save"),
        (("--save", "here"), "exists"),
        (("--resume", "nowhere"), "does not exist"),
    ],
)
def test_files_that_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: tuple[object, ...], reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("here").write_text("hello\n")
    result = arsia("play", "base", *options)
    assert result.exit_code == 2
    assert reason in result.output
    assert Path("here").read_text() == "hello\n"


@pytest.mark.parametrize("text", ["", "hello\n", '{"arsia": 1}\n', '{"arsia": 9, "sets": []}\n'])
def test_what_is_no_kept_game_is_said(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game"
    path.write_text(text)
    result = arsia("play", "--resume", path)
    assert result.exit_code == 1
    assert str(path) in result.output


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """A game that was left at once."""
    path = tmp_path_factory.mktemp("kept") / "game"
    arsia("play", "mars", "base", "--human", "red", "--save", path, text="q\n")
    game: dict[str, object] = json.loads(path.read_text())
    return game


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"board": "venus"}, "no board is called 'venus'"),
        ({"more": {}}, "which bots play"),
        ({"more": {"bots": [["greedy"], "random"]}}, "which bots play"),
        ({"more": {"bots": "greedy"}}, "which bots play"),
        ({"more": {"bots": ["greedy", "random"], "people": 5}}, "who sits where"),
        ({"more": {"bots": ["greedy", "random"], "people": [["red"]]}}, "who sits where"),
        ({"players": ["red", "red"]}, "who sits where"),
        ({"options": {"variant": "nonsense"}}, "no variant"),
    ],
)
def test_an_edited_game_is_refused_with_the_reason(
    tmp_path: Path, kept: dict[str, object], change: dict[str, object], reason: str
) -> None:
    path = tmp_path / "game"
    path.write_text(json.dumps({**kept, **change}) + "\n")
    result = arsia("play", "base", "--resume", path)
    assert result.exit_code == 1
    assert reason in result.output
