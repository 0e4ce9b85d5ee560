"""Names as people write them."""

from __future__ import annotations

from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.names.collecting import collect
from compiler.names.folding import look, plural, singulars, slug
from compiler.text import Texts
from dsl.messages.diagnostics import applied
from dsl.reading.source import Source
from dsl.syntax.parser import parse
from tests.bundled import load_text

PLURALS = {"plant": "plants", "city": "cities", "greenery": "greeneries", "day": "days"}


@pytest.mark.parametrize("word", PLURALS)
def test_plurals(word):
    assert plural(word) == PLURALS[word]
    assert word in singulars(PLURALS[word])


@given(st.text(ascii_lowercase, min_size=3, max_size=10))
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
    assert words.suggest("moon-bsae", ("tile",)) == "moon-base"


def test_every_declaration_has_an_identifier_of_its_own():
    names = ("Mars One", "Mars-One", "Mars: One", "Mars, One", "Mars One!")
    text = "\n".join(f'event 0{i} "{name}"\n  cost {i}\n  vp 1\n' for i, name in enumerate(names))
    loaded = load_text(f"{text}\ntag café\n\ntag cafe\n", name="set")
    cards = [card for card in loaded.library.cards if card.by.startswith("set")]
    assert [card.name for card in cards] == list(names)
    assert len({card.id for card in cards}) == len(names)
    assert len({tag.id for tag in loaded.library.tags}) == len(loaded.library.tags)
    assert [one.code for one in loaded.diagnostics] == ["W1007"] * 5


def test_a_quoted_name_is_exact():
    text = 'event 01 "Gnat"\n  cost 1\n  vp 1\n\nevent 02 "Gnats"\n  cost 1\n  vp 1\n'
    loaded = load_text(f'{text}\naward "A"\n  most cards in hand\n', name="set")
    assert not loaded.errors
    words = collect([("set", parse(Source("set", text))[0].declarations)])[0]
    assert [words.find(name, ("event",), exact=True).name for name in ("Gnat", "Gnats")] == [
        "Gnat",
        "Gnats",
    ]
    assert words.find("Gnatses", ("event",), exact=True) is None


@pytest.mark.parametrize(
    ("one", "other"), [("Mars One", "Mars-One"), ("Alpha", "\u0410lpha"), ("Unit 1", "Unit I")]
)
def test_names_that_look_the_same(one, other):
    assert look(one) == look(other)


def test_places_of_a_board_that_look_the_same_are_told():
    board = 'board plain "Plain"\n  rows\n    . . .\n  name "High Hill" A1\n  name "High-Hill" A2\n'
    assert [one.code for one in load_text(board, name="set").diagnostics] == ["W1007"]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ('tag "Deep Sea"', "write it without quotes: `tag deep-sea`"),
        ("token find", "`kind find, plural finds`"),
        ('leader "Ada"', "`kind leader, plural leaders`"),
        ("phase night, after production\n  draw 1 card", "stands in a rule of the set"),
        ('milestone "A"\n  needs 3 cities', "what must be so for it is `requires …`"),
        (
            'standard project "A"\n  cost 9\n  action: pay 5 -> draw 1 card',
            "`cost 5`",
        ),
    ],
)
def test_what_a_declaration_lacks_is_told(said, told):
    (found,) = load_text(f'set fan "Fan"\n  uses mars\n\n{said}\n').errors
    assert told in (found.cure or "")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ('tag "Deep Sea"', "tag deep-sea"),
        ("global parameter depth", "parameter depth"),
        ('colony tile "Moon"', 'colony "Moon"'),
    ],
)
def test_headers_are_mended_where_they_stand(said, meant):
    text = f'set fan "Fan"\n  uses mars\n\n{said}\n'
    found = next(one for one in load_text(text).errors if one.edits)
    assert applied(text, found.edits[0]).splitlines()[3] == meant


def test_a_track_without_commas_keeps_its_numbers():
    text = 'colony "Moon"\n  track 0 1 1 2\n'
    found = next(one for one in load_text(text).errors if one.edits)
    assert applied(text, found.edits[0]).splitlines()[1] == "  track 0, 1, 1, 2"


SCENE = """
event "Big Catch"
  cost 1
  gain 3 plants

scenario "A"
  players Anna, Bob
  {line}
  when Anna plays "Big Catch"
  then anna has 3 plants
"""


def scene(line):
    return load_text(SCENE.format(line=line), uses=("base",))


def test_players_are_called_as_they_are_written():
    loaded = scene('given Anna has "Big Catch" in hand, 1 M€, it is Anna\'s turn')
    assert loaded.errors == ()
    (one,) = loaded.library.scenarios
    assert one.players == ("Anna", "Bob")
    assert {step.player for step in one.steps} == {"Anna"}


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("given Anna has Big Catch in hand", 'given Anna has "Big Catch" in hand'),
        ("Anna passes", "when Anna passes"),
        ("Anna uses Aquifer", "when Anna uses Aquifer"),
        ("Anna has 3 plants", "given Anna has 3 plants"),
    ],
)
def test_lines_of_scenarios_are_mended(said, meant):
    loaded = scene(said)
    found = next(one for one in loaded.errors if one.edits)
    text = next(iter(loaded.sources.values())).text if loaded.sources else ""
    assert f"\n  {meant}\n" in applied(text, found.edits[0])


DARK = """card resource gene-line, plural gene-lines

kind deep-find, plural deep-finds, lies on areas

tile glass-dome

deep-find "Old"
  gain 1 plant

active 001 "Example"
  cost 3
  holds gene-line
  action: {}
  vp 1 per 2 gene-lines here
  vp 1 per 2 deep-finds
"""


def test_names_of_several_words_have_no_hyphens_on_cards() -> None:
    loaded = load_text(DARK.format("reveal 2 deep-finds on a land area"))
    assert not loaded.errors
    texts = Texts(loaded.library)
    card = next(one for one in loaded.library.cards if one.name == "Example")
    said = f"{' '.join(map(texts.ability, card.abilities))} {texts.points(card)}"
    assert "2 deep finds on a land area" in said
    assert "gene lines" in said
    assert "-" not in said


@pytest.mark.parametrize(
    ("line", "suggestion"),
    [
        ("place 1 glass dome", "place 1 glass-dome"),
        ("add 2 gene lines here", "add 2 gene-lines here"),
        ("place 1 deep find on a land area", "place 1 deep-find on a land area"),
        ("place 2 glass-doms", "glass-domes"),
    ],
)
def test_lines_have_names_of_several_words_with_hyphens(line: str, suggestion: str) -> None:
    (found,) = load_text(DARK.format(line)).errors
    assert (found.suggestion or "").removeprefix("action: ") == suggestion


def test_what_is_known_is_told_as_lines_have_it() -> None:
    (found,) = load_text(DARK.format("place 2 uraniums")).errors
    assert "glass-dome" in str(found.cure)
    (found,) = load_text(DARK.format("place 2 deep-finds")).errors
    assert "`place 1 deep-find on each land area`" in str(found.cure)


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ('resource "3D Print"', "`resource print-3d`"),
        ('tag "2nd"', "it begins with a letter"),
        ("counter 5g", "begins with a letter"),
    ],
)
def test_a_name_of_one_word_begins_with_a_letter(header: str, said: str) -> None:
    (found,) = load_text(f"{header}\n").errors
    assert said in str(found.cure)


@pytest.mark.parametrize("name", ["data", "bacteria", "algae", "species"])
def test_what_is_many_as_it_is_has_no_s(name: str) -> None:
    text = f'card resource {name}\n\nevent "A"\n  cost 1\n  add 2 {name} to a card\n'
    assert not [one for one in load_text(text).diagnostics if one.code == "N2050"]
