"""The grammar has no conflict and no vocabulary, and its cache can be trusted."""

from __future__ import annotations

import re
from pathlib import Path

import lark
import pytest

from dsl.lexicon.words import BASES, DID, DOES, RESERVED, VERBS
from dsl.reading import cache
from dsl.syntax import grammar

CARD = 'active 001 "A"\n  gain 1 plant\n'


def test_strict() -> None:
    assert grammar.make(strict=True).parse(CARD)


def test_the_grammar_file_knows_no_vocabulary() -> None:
    path = Path(grammar.__file__).parents[2] / "grammar" / "mars.lark"
    rules = re.sub(r"//.*", "", path.read_text("utf-8"))
    assert re.findall(r'"(\w+)"', rules) == []


def test_forms_of_verbs() -> None:
    assert [form for form in DOES if DOES[form] == "copy"] == ["copy", "copies"]
    assert DOES["passes"] == "pass"
    assert DOES["looks at"] == "look at"
    assert (DID["drew"], DID["placed"], BASES["chosen"]) == ("draw", "place", "choose")
    assert set(VERBS) <= RESERVED


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ARSIA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture(scope="module")
def made() -> lark.Lark:
    """Made once, as it takes two seconds."""
    return grammar.make()


@pytest.fixture
def makings(made: lark.Lark, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """By whom the parser has been asked to be made."""
    asked: list[object] = []
    monkeypatch.setattr(grammar, "make", lambda builder: asked.append(builder) or made)
    return asked


def fresh() -> None:
    assert grammar.parser().parse(CARD)


def test_made_once_then_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = grammar.parser().parse(CARD)
    assert [file.name.split("-")[0] for file in folder.iterdir()] == ["grammar"]
    monkeypatch.setattr(grammar, "make", lambda builder: pytest.fail("the cache was not used"))
    assert grammar.parser().parse(CARD) == made


def test_another_grammar_is_another_file(
    folder: Path, makings: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh()
    text = grammar.text()
    monkeypatch.setattr(grammar, "text", lambda: text + "// changed\n")
    fresh()
    assert len(list(folder.iterdir())) == len(makings) == 2


@pytest.mark.parametrize("value", [[], {}, {"data": {}, "memo": {}}, {"data": 1, "memo": [2]}])
def test_a_whole_file_with_other_content_is_made_again(
    folder: Path, makings: list[object], value: object
) -> None:
    fresh()
    (file,) = folder.iterdir()
    cache.store(file.name, value)
    fresh()
    assert len(makings) == 2
    assert cache.load(file.name).keys() == {"data", "memo"}
    assert file.stat().st_size > 1000
