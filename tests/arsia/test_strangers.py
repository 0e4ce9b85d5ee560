"""A set from a stranger is data: nothing in it steers the terminal on which it is read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from arsia.cli import main

EVIL = "\x1b]0;HACK\x07\x1b[31m\u202ered\x9b0m\x08\u2066\x7f"
STEERS = re.compile(
    "[\0-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ue000-\uf8ff]"
)

SET = f"""\
set evil "{EVIL}"  # {EVIL}
  uses mars

tag moon "Moon {EVIL}"

automated 901 "A {EVIL}"
  cost 1
  gain 1 plant

scenario "{EVIL}"
  players red, blue
  given red has 50 MC and "A {EVIL}" in hand
  when red plays "A {EVIL}"
  then red has 1 plant
"""
WRONG = f"""
automated 902 "B {EVIL}"
  cost 2 {EVIL}
  gain 1 "{EVIL}" plant
{EVIL}
"""


def run(*arguments: object) -> str:
    """Both streams of a command, which may find mistakes and never breaks."""
    done = CliRunner().invoke(main, [str(one) for one in arguments])
    assert done.exit_code in (0, 1), done.output
    return done.output


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "evil").mkdir()
    (tmp_path / "evil" / f"set{EVIL}.mars").write_text(SET, "utf-8")
    return tmp_path / "evil"


@pytest.mark.parametrize(
    "words",
    [
        ("check", "evil"),
        ("test", "evil"),
        ("show", "901", "evil"),
        ("build", "evil"),
        ("convert", "evil"),
        ("graph", "901", "evil", "--format", "dot"),
        ("fmt", "--diff", "evil"),
        ("coverage", "evil"),
        ("print", "evil", "--number", "901", "-m", "gallery", "-m", "cards", "--format", "svg"),
    ],
    ids=lambda words: words[0],
)
def test_names_do_not_steer_the_terminal(words: tuple[str, ...], folder: Path) -> None:
    assert not STEERS.search(run(*words))
    for made in folder.parent.rglob("*"):
        if folder not in made.parents and made.suffix in (".html", ".json", ".svg"):
            assert not STEERS.search(made.read_text("utf-8"))
            assert not STEERS.search(made.name)


def test_they_are_shown_as_signs(folder: Path) -> None:
    assert "\u241b]0;HACK\u2407\u241b[31m\ufffdred\ufffd0m" in run("build", "evil")


@pytest.mark.parametrize("words", [("check",), ("test",), ("fmt",), ("check", "--format", "json")])
def test_messages_do_not_steer_the_terminal(words: tuple[str, ...], folder: Path) -> None:
    (folder / "wrong.mars").write_text(WRONG, "utf-8")
    assert not STEERS.search(run(*words, "evil"))


def test_documents_do_not_steer_the_terminal(folder: Path) -> None:
    document = json.loads(run("convert", "evil"))
    document["cards"][0]["name"] = EVIL
    Path("x.json").write_text(json.dumps(document), "utf-8")
    assert not STEERS.search(run("check", "x.json"))
    document["cards"][0][EVIL] = EVIL
    Path("x.json").write_text(json.dumps(document), "utf-8")
    assert not STEERS.search(run("check", "x.json"))


BOMB = "l0 = ha\n" + "".join(f"l{n} = {f'{{l{n - 1}}}' * 10}\n" for n in range(1, 7))


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ("tag_moon = { tag_moon }\n", "tag_moon: it refers to itself"),
        ("tag_moon = { $nothing }\n", "tag_moon: Unknown external: nothing"),
        (BOMB + "tag_moon = { l6 }\n", "tag_moon: Too many parts"),
    ],
)
def test_names_in_another_language_cannot_break_it(names: str, told: str, folder: Path) -> None:
    (folder / "de.ftl").write_text(names, "utf-8")
    text = 'set evil "Evil"\n  uses mars\n\ntag moon\n\nautomated 901 "A"\n  cost 1\n  tags moon\n'
    (folder / f"set{EVIL}.mars").write_text(f"{text}  gain 1 plant per moon tag\n", "utf-8")
    words = ["print", "evil", "-m", "gallery", "--language", "de"]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 2
    assert f"de.ftl of a set: {told}" in done.output
