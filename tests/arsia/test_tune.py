"""`arsia tune` writes what bots of `arsia play` go by."""

from __future__ import annotations

from pathlib import Path

from runtime.bots import learned
from tests.arsia.support import arsia


def test_what_is_learned_is_kept_and_played_by(tmp_path: Path) -> None:
    path = tmp_path / "learned.json"
    made = arsia("tune", "base", "--games", "3", "--jobs", "1", "--out", path)
    assert made.exit_code == 0, made.output
    assert "3 games in 3 rounds" in made.output
    assert set(learned.read(path)) <= {"base", "mars"}
    played = arsia("play", "base", "--games", "1", "--bots", "planner", "--learned", path)
    assert played.exit_code == 0, played.output


def test_another_file_is_refused_with_its_reason(tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text("{}")
    played = arsia("play", "base", "--learned", path)
    assert played.exit_code == 2
    assert "other.json: it does not begin as `arsia tune` writes" in played.output


def test_nobody_learns_from_a_game_alone() -> None:
    assert arsia("tune", "base", "-p", "1").exit_code == 2
