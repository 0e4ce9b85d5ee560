"""Cards that can do something once in the game, and copies of cards: how they are kept, seen, shown
and printed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from arsia.table.standing import played
from compiler.graph import CardSet
from compiler.messages.meaning import NO_AMOUNT
from compiler.messages.names import NAME_TAKEN, PROPERTY_MISSHAPEN
from compiler.printing.parts.select import Selection, selected
from compiler.reading.reader import Reader
from compiler.reading.told import Alike
from compiler.text import Texts
from compiler.text.catalogue import catalogue, languages
from compiler.writing import card_text
from runtime.driving.game import Game
from runtime.driving.saves import from_document, to_document
from runtime.games.playable import Playable
from runtime.telling.view import view
from tests.bundled import load_text
from tests.runtime.support import answer, give, put_in_hand, put_in_play

TEXT = (Path(__file__).parent / "kinds.mars").read_text(encoding="utf-8")


@cache
def playable() -> Playable:
    return Playable(load_text(TEXT).library, "tharsis")


def begun() -> Game:
    """A game of two in which red has a card that gives steel once."""
    game = Game(playable(), ("red", "blue"), seed=5)
    while game.decision is not None and game.decision.kind != "menu":
        game.choose(0)
    game.state.first_actions = 0
    game.give_turn(0)
    put_in_play(game, 0, "old-favour")
    give(game, 0, plant=2)
    return game


def test_a_card_turned_over_is_kept_and_seen_by_all() -> None:
    game = begun()
    assert "spent" not in to_document(game)["state"]
    assert view(game, 1)["players"][0]["spent"] == []
    answer(game, 'use "Old Favour": spend 2 plants')
    document = to_document(game)
    again = from_document(playable(), document)
    assert again.state.spent == game.state.spent != 0
    assert to_document(again) == document
    assert view(again, 1)["players"][0]["spent"] == ["old-favour"]
    assert "Old Favour (turned over)" in str(played(again).renderables[0])


def test_a_card_that_leaves_the_table_is_as_new() -> None:
    game = begun()
    answer(game, 'use "Old Favour": spend 2 plants')
    game.engine.zones.take_up(game.state, game.program.layout.card["old-favour"])
    assert game.state.spent == 0


def test_copies_are_told_apart_by_programs_and_printed_so_often() -> None:
    game = begun()
    for copy in ("survey", "survey#2", "survey#3"):
        put_in_hand(game, 0, copy)
    give(game, 0, megacredit=9)
    assert game.decision is not None
    assert len({*game.decision.ids}) == len(game.decision.ids)
    assert from_document(playable(), to_document(game)).state.hand == game.state.hand
    told = view(game, 0)["players"][0]["hand"]
    assert {"survey", "survey#2", "survey#3"} <= {*told}
    (card,) = (one for one in load_text(TEXT).library.cards if one.id == "survey")
    assert selected((card,), Selection(), copies=2) == (card,) * 6


@pytest.mark.parametrize("number", [0, -1])
def test_of_a_card_there_is_one_at_least(number: int) -> None:
    found = load_text(f'event "Comet"\n  cost 3\n  copies {number}\n  gain 1 heat\n').diagnostics
    assert [one.code for one in found] == [NO_AMOUNT.code]


def test_games_with_an_own_kind_are_played_kept_and_seen() -> None:
    game = Game(playable(), ("red",), seed=8)
    seen = set[str]()
    while game.decision is not None and game.decision.kind != "menu":
        seen.add(game.decision.kind)
        assert "offered" not in view(game)["players"][0]  # it is its player's own secret
        again = from_document(playable(), to_document(game))
        assert again.decision is not None
        assert again.decision.ids == game.decision.ids
        game.choose(0)
    assert "prelude" in seen
    leaders = playable().layout.cards(CardSet(kinds=("leader",)))
    assert (game.state.play[0] & leaders).bit_count() == 1
    two = Game(playable(), ("red", "blue"), seed=8)
    while two.decision is not None and two.decision.kind != "menu":
        two.choose(0)
    assert [(two.state.play[seat] & leaders).bit_count() for seat in (0, 1)] == [1, 1]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("kind tag", NAME_TAKEN.code),
        ("kind city", NAME_TAKEN.code),
        ("kind leader\n  dealt 1, kept 2", PROPERTY_MISSHAPEN.code),
        ("kind leader\n  dealt 2, face round", PROPERTY_MISSHAPEN.code),
        ('kind leader\nleader "Ann"\n  cost 3', ""),
        ('kind leader\nevent "Call"\n  cost 3\n  draw 1 space leader', ""),
    ],
)
def test_what_no_kind_can_be_is_refused(text: str, said: str) -> None:
    found = load_text(f"{text}\n").errors
    assert found
    assert not said or said in {one.code for one in found}


AREAS = """set own "Own"
  uses base

kind find, plural finds
  lies on areas

find "Old Probe"
  gain 2 titanium

active "Digger"
  cost 3
  when you take a find: take 1 find adjacent to its area
  when you hide a find: remove 1 greenery on its area
  when anyone discards a find: gain 1 heat per tile adjacent to its area
"""


def test_the_area_of_what_is_heard_is_said_and_read() -> None:
    loaded = load_text(AREAS)
    assert not loaded.errors
    card = next(one for one in loaded.library.cards if one.name == "Digger")
    head = AREAS[: AREAS.index("active")]
    again = load_text(head + card_text(loaded.library, card))
    assert card == next(one for one in again.library.cards if one.name == "Digger")
    for language in languages():
        said = catalogue(language)
        told, reader = Texts(loaded.library, said).on(card), Reader(loaded.library, said)
        alike = Alike(told.words, card.holds, card.cost)
        for effect in (one.effect for one in card.abilities if one.effect):
            words = told.effect(effect)
            assert alike(effect) in [alike(one) for one in reader.read("effect", words)], words


ROWS = """
kind boon, plural boons
  lies in a row of 2
  played as an action

kind venture, plural ventures
  lies in a row of 2
  seats 2

boon "Rain"
  gain 3 plants

venture "Deep Shaft"
  cost 5
  gain 1 steel
  full: gain 1 steel

active "Tried"
  cost 3
  {line}
"""


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("when anyone takes a boon: place 1 marker on its area", "lies on no area"),
        ("when you take a boon: gain 1 heat per tile adjacent to its area", "lies on no area"),
        ("when anyone takes a seat on a venture: place 1 marker on it", "lies on no area"),
        ('when you take a seat on "Deep Shaft": place a city adjacent to it', "lies on no area"),
        ("when anyone takes a boon or takes a find: place 1 marker on its area", "no area"),
        ("when an opponent looks at a find: gain 1 heat per tag of it", "not all see"),
        ("when you move a find: if it has a building tag: gain 1 heat", "not all see"),
        ("when you take a boon: place a city then place 1 marker on its area", ""),
        ("when you take a find: place 1 marker on its area", ""),
        ("when you take a boon: gain 1 heat per tag of it", ""),
    ],
)
def test_what_lies_on_no_area_has_none(line: str, why: str) -> None:
    loaded = load_text(AREAS[: AREAS.index("active")] + ROWS.format(line=line))
    cures = [one.cure or "" for one in loaded.errors]
    assert len(cures) == bool(why), cures
    assert all(why in one for one in cures), cures
