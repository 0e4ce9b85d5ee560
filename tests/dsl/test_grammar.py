"""The grammar has no conflict and no vocabulary, and its cache can be trusted."""

from __future__ import annotations

import re
from pathlib import Path

import lark
import pytest

from compiler.read.places import BUNDLED
from dsl.lexicon.words import BASES, DID, DOES, RESERVED, VERBS
from dsl.reading import cache
from dsl.syntax import grammar, lexer

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
    assert (DID["drew"], DID["placed"], BASES["taken"]) == ("draw", "place", "take")
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


@pytest.mark.parametrize("enough", [1, 10**6])
def test_tokens_are_those_of_larks_own_lexer(
    made: lark.Lark, monkeypatch: pytest.MonkeyPatch, enough: int
) -> None:
    """Whether the patterns of a state are tried one by one or as one."""
    monkeypatch.setattr(lexer, "ENOUGH", enough)
    kept = grammar._plain(made)
    ours = grammar._loaded(kept, None)
    monkeypatch.setattr(grammar, "_PLUGINS", {})
    larks = grammar._loaded(kept, None)
    for file in ("mars/rules.mars", "base/corporations.mars", "turmoil/events.mars"):
        text = (BUNDLED / file).read_text("utf-8")
        assert ours.parse(text) == larks.parse(text)
    for line in ("gain gain", "gain 1 plant then", "when you", 'vp "A', "gain 1 ~ plant"):
        told = []
        for parser in (ours, larks):
            with pytest.raises(lark.UnexpectedInput) as raised:
                parser.parse(f'active 001 "A"\n  {line}\n')
            error = raised.value
            expected = getattr(error, "allowed", None) or error.accepts
            told.append((type(error), error.line, error.column, expected))
        assert told[0] == told[1]


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
