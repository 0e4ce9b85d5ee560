"""The grammar has no conflict and no vocabulary, and its cache can be trusted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dsl import grammar
from dsl.words import BASES, DID, DOES, RESERVED, VERBS

CARD = 'active 001 "A"\n  gain 1 plant\n'


def test_strict() -> None:
    assert grammar.make(strict=True).parse(CARD)


def test_the_grammar_file_knows_no_vocabulary() -> None:
    path = Path(grammar.__file__).parent.parent / "grammar" / "mars.lark"
    rules = re.sub(r"//.*", "", path.read_text("utf-8"))
    assert re.findall(r'"(\w+)"', rules) == []


def test_forms_of_verbs() -> None:
    assert [form for form in DOES if DOES[form] == "copy"] == ["copy", "copies"]
    assert DOES["passes"] == "pass"
    assert DOES["looks at"] == "look at"
    assert (DID["drew"], DID["placed"], BASES["chosen"]) == ("draw", "place", "choose")
    assert set(VERBS) <= RESERVED


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    grammar.parser.cache_clear()
    yield tmp_path / "arsia"
    grammar.parser.cache_clear()


def fresh() -> None:
    grammar.parser.cache_clear()
    assert grammar.parser().parse(CARD)


def test_made_once_then_read(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh()
    (file,) = cache.iterdir()
    monkeypatch.setattr(grammar, "make", lambda: pytest.fail("the cache was not used"))
    fresh()
    assert file.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("damage", [b"", b"garbage", b"\x80\x05N."])
def test_a_damaged_cache_is_made_again(cache: Path, damage: bytes) -> None:
    fresh()
    (file,) = cache.iterdir()
    whole = file.read_bytes()
    file.write_bytes(damage + whole[len(damage) : 1000] if damage else b"")
    fresh()
    assert len(file.read_bytes()) > 1000 < len(whole)


def test_no_place_for_a_cache(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = cache.parent / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    fresh()
