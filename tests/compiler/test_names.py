"""Names as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.names.folding import plural, singulars, slug
from compiler.names.vocabulary import collect
from dsl.reading.source import Source
from dsl.syntax.parser import parse

PLURALS = {"plant": "plants", "city": "cities", "greenery": "greeneries", "day": "days"}


@pytest.mark.parametrize("word", PLURALS)
def test_plurals(word):
    assert plural(word) == PLURALS[word]
    assert word in singulars(PLURALS[word])


@given(st.from_regex("[a-z]{3,10}", fullmatch=True))
def test_every_plural_leads_back(word):
    assert word in singulars(plural(word))


@given(st.text())
def test_slugs_are_stable(text):
    assert slug(slug(text)) == slug(text)
    assert all(c.isalnum() or c == "-" for c in slug(text))


def test_slugs():
    assert slug("CEO’s Favorite Project") == "ceos-favorite-project"
    assert slug("Öko-Haus") == "oko-haus"


def test_names_are_found_as_written():
    text = 'resource data "D", also info, plural data\n\ntile moon-base "moon base"\n'
    file, _ = parse(Source("<text>", text))
    words, found = collect([("fan", file.declarations)])
    assert found == []
    for word in ("data", "Data", "D", "info", "infos"):
        symbol = words.find(word, ("resource",))
        assert symbol is not None
        assert symbol.id == "data"
    for word in ("moon-base", "Moon Base", "moon bases"):
        symbol = words.find(word, ("tile",))
        assert symbol is not None
        assert symbol.id == "moon-base"
    assert words.find("data", ("tile",)) is None
    assert words.suggest("moon-bsae", ("tile",)) == "moon base"
