"""Whatever lies where a file should be: one clear message, and the right exit code."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from compiler.read.examine import examine
from dsl.reading import files
from tests.arsia.support import arsia
from tests.bundled import load

SET = 'set fan "Fan"\n  uses mars\n\nevent 001 "Example"\n  cost 1\n'


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def folder(path: Path) -> None:
    path.mkdir()


def loop(path: Path) -> None:
    path.symlink_to(path)


def dangling(path: Path) -> None:
    path.symlink_to(path.with_name("nothing"))


def huge(path: Path) -> None:
    path.write_text(SET)
    with path.open("r+b") as file:
        file.truncate(files.LARGEST + 1)


def other(path: Path) -> None:
    path.write_bytes(SET.encode() + b"# caf\xe9\n")


def nothing(path: Path) -> None:
    path.write_bytes(SET.encode() + b"# \0\n")


def wide(path: Path) -> None:
    path.write_bytes(SET.encode("utf-16"))


WAYS: dict[Callable[[Path], None], str] = {
    pipe: "it is no plain file, but a pipe or a device",
    device: "it is no plain file, but a pipe or a device",
    folder: "is a directory",
    loop: "too many levels of symbolic links",
    dangling: "no such file or directory",
    huge: "it is larger than 8 MB",
    other: "it is not UTF-8 text (line 6)",
    nothing: "it holds bytes that are no text (line 6)",
    wide: "it is UTF-16 text",
}
ways = pytest.mark.parametrize("make", WAYS, ids=lambda way: way.__name__)


@ways
def test_a_file_of_a_set(make: Callable[[Path], None], tmp_path: Path) -> None:
    (tmp_path / "set.mars").write_text(SET)
    make(tmp_path / "more.mars")
    loaded = load([tmp_path])
    assert [one.code for one in loaded.diagnostics] == ["E3002"]
    assert loaded.diagnostics[0].message == f"this file cannot be read: {WAYS[make]}"
    assert [card.name for card in loaded.library.cards if card.set == "fan"] == ["Example"]


def test_one_set_by_itself(tmp_path: Path) -> None:
    (tmp_path / "set.mars").write_text(SET)
    for one in (tmp_path, str(tmp_path), "mars"):
        assert load(one).library.cards == load([one]).library.cards


@ways
@pytest.mark.parametrize("command", ["check", "build", "test", "play", "coverage", "convert"])
def test_a_set_that_is_one_file(make: Callable[[Path], None], command: str, tmp_path: Path) -> None:
    make(tmp_path / "set.mars")
    output = ["-o", tmp_path / "out.json"] if command == "build" else []
    result = arsia(command, tmp_path / "set.mars", *output)
    missing = make in (loop, dangling)
    assert result.exit_code == (2 if missing else 1)
    said = "neither a file or folder" if missing else WAYS[make]
    assert result.output.count(said if make is not folder else "no set in") == 1


@ways
def test_what_is_formatted(make: Callable[[Path], None], tmp_path: Path) -> None:
    make(tmp_path / "set.mars")
    if make is folder:
        (tmp_path / "set.mars" / "a.mars").mkdir()
    result = arsia("fmt", tmp_path / "set.mars")
    assert result.exit_code == (2 if make in (loop, dangling) else 1)
    assert WAYS[make] in result.output or make in (loop, dangling)


@ways
@pytest.mark.parametrize("command", ["check", "convert"])
def test_a_document(make: Callable[[Path], None], command: str, tmp_path: Path) -> None:
    make(tmp_path / "cards.json")
    assert [one.code for one in examine(tmp_path / "cards.json").diagnostics] == ["E3002"]
    result = arsia(command, tmp_path / "cards.json")
    missing = command == "check" and make in (loop, dangling)
    assert result.exit_code == (2 if missing else 1)
    assert missing or result.output.count(WAYS[make]) == 1


@ways
def test_a_drawing(make: Callable[[Path], None], tmp_path: Path) -> None:
    (tmp_path / "set.mars").write_text('set fan "Fan"\n  uses mars\n\ntag moon, icon "moon.svg"\n')
    make(tmp_path / "moon.svg")
    codes = [one.code for one in load([tmp_path]).diagnostics if one.severity == "error"]
    assert len(codes) == 1
    assert codes[0] in ("E3007", "E3008")


@ways
def test_words_of_a_set(make: Callable[[Path], None], tmp_path: Path) -> None:
    (tmp_path / "set.mars").write_text(SET)
    make(tmp_path / "de.ftl")
    result = arsia("show", "Example", tmp_path, "--language", "de")
    assert "Traceback" not in result.output
    assert "Arsia's own" not in result.output
    assert result.exit_code in (0, 1, 2)


@ways
def test_a_game_to_go_on_with(make: Callable[[Path], None], tmp_path: Path) -> None:
    make(tmp_path / "game.jsonl")
    result = arsia("play", "--resume", tmp_path / "game.jsonl")
    assert result.exit_code in (1, 2)
    assert "Traceback" not in result.output
    assert "Arsia's own" not in result.output


def test_a_name_that_no_file_can_have(tmp_path: Path) -> None:
    for name in ("a\0b.svg", "a" * 500):
        text = f'set fan "Fan"\n  uses mars\n\ntag moon, icon "{name}"\n'
        (tmp_path / "set.mars").write_text(text)
        codes = {one.code for one in load([tmp_path]).errors}
        assert codes <= {"E3007", "E3002"}
        assert codes


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may read everything, so the system's answer is put in its mouth."""
    (tmp_path / "set.mars").write_text(SET)

    def refuse(path: str, flags: int) -> int:
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr(files, "_at_once", refuse)
    (found,) = load([tmp_path / "set.mars"]).errors
    assert (found.code, found.message) == ("E3002", "this file cannot be read: permission denied")
    assert arsia("fmt", tmp_path / "set.mars").exit_code == 1


UNTIDY = SET + "  gain   2 plants\n"


def test_a_file_that_nobody_may_write_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "set.mars"
    file.write_text(UNTIDY)
    file.chmod(0o444)
    done = arsia("fmt", file)
    assert (done.exit_code, "Permission denied" in done.output) == (2, True)
    assert file.read_text() == UNTIDY


def test_what_a_link_leads_to_is_written(tmp_path: Path) -> None:
    file, link = tmp_path / "elsewhere.mars", tmp_path / "set.mars"
    file.write_text(UNTIDY)
    link.symlink_to(file)
    assert arsia("fmt", link).exit_code == 0
    assert link.is_symlink()
    assert file.read_text().endswith("  gain 2 plants\n")


def test_a_link_in_the_folder_of_a_set_is_one_of_its_files(tmp_path: Path) -> None:
    (tmp_path / "real.txt").write_text(SET + "  gain 2 plants\n")
    folder = tmp_path / "fan"
    folder.mkdir()
    (folder / "set.mars").symlink_to("../real.txt")
    assert "1 file checked, 1 card" in arsia("check", folder).output
