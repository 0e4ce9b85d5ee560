"""What is kept of compiled sets: used while nothing changed, and never otherwise."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from compiler.read import kept
from compiler.read import load as loading
from compiler.read.kept import checked, load
from dsl.reading import cache
from tests.effort import some

CARD = 'event 1 "One"\n  cost 1\n  gain 1 plant\n'
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ARSIA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def moon(tmp_path: Path) -> Path:
    place = tmp_path / "moon"
    place.mkdir()
    (place / "set.mars").write_text('set moon "Moon"\n  uses mars\n', "utf-8")
    (place / "cards.mars").write_text(CARD, "utf-8")
    return place


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Each time that something is compiled."""
    times: list[object] = []
    compile_ = loading.compiled
    monkeypatch.setattr(loading, "compiled", lambda reading: times.append(1) or compile_(reading))
    return times


def both(place: Path) -> None:
    """What is kept is what is made anew."""
    made = loading.load([place])
    assert load([place]) == made
    assert checked([place]) == kept.told(made)


def test_compiled_once(moon: Path, compiled: list[object]) -> None:
    both(moon)
    count = len(compiled)
    for _ in range(3):
        assert load([moon]).library.cards[-1].name == "One"
        assert len(checked([moon]).cards) == 1
    assert len(compiled) == count


def test_a_faulty_set_is_kept_with_its_messages(moon: Path, compiled: list[object]) -> None:
    (moon / "cards.mars").write_text(CARD.replace("plant", "plnt"), "utf-8")
    both(moon)
    count = len(compiled)
    both(moon)
    (one,) = checked([moon]).diagnostics
    assert (one.code, one.suggestion) == ("E1010", "plant")
    assert checked([moon]).sources[one.span.file].line(one.span.line) == "  gain 1 plnt"
    assert len(compiled) == count + 1  # by `both` itself


def change_text(moon: Path) -> None:
    (moon / "cards.mars").write_text(CARD.replace("1 plant", "2 plants"), "utf-8")


def add_a_file(moon: Path) -> None:
    (moon / "more.mars").write_text(CARD.replace("1", "2").replace("One", "Two"), "utf-8")


def remove_a_file(moon: Path) -> None:
    (moon / "cards.mars").unlink()


def rename_a_file(moon: Path) -> None:
    (moon / "cards.mars").rename(moon / "other.mars")


def another_set_beside(moon: Path) -> None:
    beside = moon.parent / "mars"
    shutil.copytree(ROOT / "cardsets" / "mars", beside)
    rules = beside / "rules.mars"
    rules.write_text(rules.read_text("utf-8").replace("resource plant,", "resource fern,"), "utf-8")


@pytest.mark.parametrize(
    "change", [change_text, add_a_file, remove_a_file, rename_a_file, another_set_beside]
)
def test_every_change_is_noticed(moon: Path, change) -> None:
    both(moon)
    before = load([moon]), checked([moon])
    change(moon)
    both(moon)
    assert (load([moon]), checked([moon])) != before


def test_a_drawing_that_comes_later(moon: Path) -> None:
    (moon / "cards.mars").write_text('tag moon, icon "moon.svg"\n', "utf-8")
    assert [d.code for d in checked([moon]).diagnostics] == ["E3007"]
    (moon / "moon.svg").write_text(SVG, "utf-8")
    both(moon)
    assert checked([moon]).diagnostics == ()


OPENED = """
import json, sys
from compiler.read import load as loading
opened = []
sys.addaudithook(lambda event, args: event == "open" and opened.append(str(args[0])))
reading = loading.read_sets([sys.argv[1]])
loading.compiled(reading)
print(json.dumps([opened, list(reading.seen.answers)]))
"""
"""In a process of its own: a hook stays in one until its end, and is asked all the time."""


def test_every_file_that_is_opened_is_seen(moon: Path) -> None:
    """A new question to the disk must be asked through `Seen`, or a change goes unnoticed."""
    (moon / "moon.svg").write_text(SVG, "utf-8")
    (moon / "more.mars").write_text('tag moon, icon "moon.svg"\n', "utf-8")
    command = [sys.executable, "-c", OPENED, str(moon)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    opened, answers = json.loads(done.stdout)
    folders = (str(moon), str(ROOT / "cardsets"))
    files = {path for path in opened if path.startswith(folders)}
    assert {f"read {path}" for path in files} <= {*answers}
    assert str(moon / "moon.svg") in files


def test_another_compiler_is_another_result(moon: Path, monkeypatch, compiled) -> None:
    both(moon)
    count = len(compiled)
    monkeypatch.setattr(kept, "_compiler", lambda _more: "another one")
    checked([moon])
    assert len(compiled) == count + 1


def test_every_file_that_the_messages_come_from_tells_compilers_apart() -> None:
    """The tables of what people say are text, and an old advice stayed when they were changed."""
    told = {path.removeprefix(kept._INSIDE) for path in kept._files_in(("dsl", "compiler"))}
    inside = Path(kept._INSIDE)
    folders = [inside / folder for folder in ("dsl/mistakes", "compiler/messages", "compiler/text")]
    there = {
        str(path.relative_to(inside))
        for folder in folders
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert there <= told


def test_the_same_name_in_another_folder(moon: Path, monkeypatch, tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(moon, other / "moon")
    change_text(other / "moon")
    for place in (tmp_path, other):
        monkeypatch.chdir(place)
        both(Path("moon"))


@pytest.mark.parametrize("damage", [b"", b"x", b"x" * 100])
def test_damaged_files_are_made_again(moon: Path, folder: Path, damage: bytes) -> None:
    both(moon)
    for path in folder.iterdir():
        path.write_bytes(damage)
    both(moon)


@pytest.mark.parametrize("value", [None, 1, [], {}, {"seen": {}}, {"seen": {"ask ": "x"}}])
def test_whole_files_with_other_content_are_made_again(
    moon: Path, folder: Path, value: object
) -> None:
    both(moon)
    for path in list(folder.iterdir()):
        cache.store(path.name, value)
    both(moon)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("messages", [1]),
        ("messages", [["E1010", "error", ["f", 1], "m", None, None, None]]),
        ("sources", [["name"]]),
        ("library", {}),
        ("library", {"version": 1, "cards": [{"is": "card"}]}),
        ("files", None),
        ("cards", None),
    ],
)
def test_of_another_form_they_are_made_again(
    moon: Path, folder: Path, field: str, value: object
) -> None:
    both(moon)
    for path in list(folder.iterdir()):
        kept_ = cache.load(path.name)
        if field in kept_:
            cache.store(path.name, kept_ | {field: value})
    both(moon)


def test_nowhere_to_keep_anything(moon: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("", str(moon / "set.mars"), "/proc/nowhere"):
        monkeypatch.setenv("ARSIA_CACHE", place)
        both(moon)


def test_runs_side_by_side(moon: Path, folder: Path) -> None:
    environment = os.environ | {"ARSIA_CACHE": str(folder), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "arsia", "check", str(moon)]
    running = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(some(6, 2))
    ]
    for one in running:
        out, err = one.communicate(timeout=600)
        assert (out, err, one.returncode) == (b"2 files checked, 1 card: no mistakes\n", b"", 0)
    assert {path.name.split("-")[0] for path in folder.iterdir()} == {"checked", "grammar"}


def test_what_is_kept_needs_no_compiler(moon: Path, folder: Path) -> None:
    checked([moon])
    program = (
        "import sys; from compiler.read.kept import checked; from pathlib import Path; "
        f"checked([Path({str(moon)!r})]); "
        "heavy = ('compiler.graph', 'dsl.syntax.parser', 'lark', 'jsonschema'); "
        "print([name for name in heavy if name in sys.modules])"
    )
    environment = os.environ | {"ARSIA_CACHE": str(folder), "PYTHONPATH": str(ROOT)}
    made = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True
    )
    assert made.stdout == "[]\n", made.stderr


def test_what_came_with_arsia_is_found_from_everywhere(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiled: list[object]
) -> None:
    """It was made where Arsia was packed, which is another place than where it is now."""
    made = checked(["tinyforming"]), load(["tinyforming"])
    root = str(ROOT)
    assert all(root not in file.read_text("utf-8") for file in folder.iterdir())
    folder.rename(tmp_path / "packed")
    monkeypatch.setattr(cache, "PACKED", tmp_path / "packed")
    monkeypatch.chdir(tmp_path)
    compiled.clear()
    assert (checked(["tinyforming"]), load(["tinyforming"])) == made
    assert not compiled
    assert not folder.exists()


def test_what_came_with_arsia_is_good_for_the_same_code_alone(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiled: list[object]
) -> None:
    checked(["tinyforming"])
    folder.rename(tmp_path / "packed")
    monkeypatch.setattr(cache, "PACKED", tmp_path / "packed")
    monkeypatch.setattr(kept, "_compiler", lambda more: "another one")
    compiled.clear()
    checked(["tinyforming"])
    assert compiled
