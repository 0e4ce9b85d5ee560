"""Players who are described by what they have: it is theirs, on the card and in the engine."""

from __future__ import annotations

import pytest

from compiler.graph import Each, Tiles, walk
from compiler.text import Texts
from compiler.text.catalogue import catalogue
from tests.bundled import load_text
from tests.compiler.support import codes, effect, library, lines_of


def told(*lines: str, language: str = "en", kind: str = "active") -> list[str]:
    text = "\n  ".join([f'{kind} "Example"', *lines])
    made = library(f"{text}\n")
    said = Texts(made, catalogue(language)).card(made.cards[-1])
    return [*said.lines]


@pytest.mark.parametrize(
    ("who", "words"),
    [
        ("each player with 1 greenery plus steel", "who has 1 greenery tile and steel together"),
        ("each player with no steel", "who has no steel"),
        ("each player with 1 steel production", "who has steel production"),
        ("each player with 2 cards", "who has 2 cards in play"),
        ("each player with 2 resources on cards", "who has 2 resources on cards"),
        ("each player with 2 science tags on cards", "who has 2 science tags on cards"),
        ("each opponent with more cards than you", "who has more cards in play than you"),
        (
            "each opponent with a tile adjacent to a city",
            "who has a tile adjacent to a city tile of their own",
        ),
        (
            "each opponent with a tile adjacent to your city",
            "who has a tile adjacent to a city tile of this card's owner",
        ),
        ("each player with 2 bonuses under a city", "2 bonuses under city tiles of their own"),
        (
            "each player with the lowest of steel, heat 2",
            "for whom the lowest of steel and heat is 2 or more",
        ),
    ],
)
def test_what_they_have_is_not_yours(who: str, words: str) -> None:
    assert words in told("cost 5", f"action: {who}: gain 1 plant")[0]
    line = lines_of(f"action: {who}: gain 1 plant")[-1]
    assert effect(line.removeprefix("action: ")) == effect(f"{who}: gain 1 plant")


def test_no_tile_is_none_of_theirs() -> None:
    """`no city adjacent to it` is none of anybody's, but for players who are described."""
    described = effect("each player with no city adjacent to an ocean: gain 1 plant")
    assert isinstance(described, Each)
    assert [one.tiles.whose for one in walk(described) if isinstance(one, Tiles)] == ["you"]
    written = "if no cities of you adjacent to an ocean: gain 1 plant"
    assert lines_of(written)[-1] == written


@pytest.mark.parametrize(
    ("measure", "english", "german"),
    [
        ("cards", "the most cards in play", "die größte Anzahl (Karten im Spiel)"),
        ("tiles adjacent to an ocean", "the most tiles adjacent to an ocean tile", ""),
        ("events played", "the most events played", "aus dem eigenen Ereignisstapel"),
    ],
)
def test_awards_name_nobodys_own(measure: str, english: str, german: str) -> None:
    assert english in told(f"most {measure}", kind="award")[0]
    assert german in told(f"most {measure}", language="de", kind="award")[0]


@pytest.mark.parametrize(
    ("line", "is_said"),
    [
        ("gain 1 heat per opponent with a city plus titanium", False),
        ("gain 1 heat per titanium plus opponent with a city", True),
        ("gain 1 heat per opponent plus titanium", True),
        ("gain a 2 plants", False),
        ("gain a plant", True),
        ("vp 0 if 3 cities", False),
        ("vp 0", True),
        ("gain all bonuses of an opponent under a city", False),
        ("gain all bonuses under a city of an opponent", True),
        ("place city on an area with an ocean of an opponent", False),
    ],
)
def test_what_could_be_either_is_refused(line: str, is_said: bool) -> None:
    assert (codes(line) == []) is is_said


@pytest.mark.parametrize(
    "cards",
    [
        "space card without tags",
        "space card without a space tag",
        "space card other than space cards",
        "event other than events",
        "card with cost min 20 with cost max 10",
        "card with cost 4 with cost odd",
        "card without requirements with a temperature requirement",
        "card with a special tile without a special tile",
    ],
)
def test_no_card_is_both(cards: str) -> None:
    assert codes(f"gain 1 plant per {cards}", kind="event") == ["E2006"]
    assert codes(f"draw 1 {cards}", kind="event") == ["E2006"]


def test_what_can_be_is_not_refused() -> None:
    for cards in ("space card with max 1 tag", "card other than events", "card without tags"):
        assert codes(f"draw 1 {cards}", kind="event") == []
    assert codes("gain 1 plant per card with cost 5 with cost odd", kind="event") == []


@pytest.mark.parametrize(
    ("line", "helped"),
    [
        ("place city then move it to an area adjacent to it", "where a tile comes to lie"),
        ("draw 3 cards then discard 1 random card of them", "its player chooses"),
        ("look at 3 cards then take 1 random card of them", "its player chooses"),
    ],
)
def test_one_message_tells_the_way(line: str, helped: str) -> None:
    found = load_text(f'event "Example"\n  cost 1\n  {line}\n').errors
    assert [helped in (one.cure or "") for one in found] == [True]


@pytest.mark.parametrize(
    ("line", "is_said"),
    [
        ('place 3 colonies on "Luna" ignoring your colonies', True),
        ('place 4 colonies on "Luna" ignoring your colonies', False),
        ("place a colony then place 2 colonies on it ignoring your colonies", True),
        ("place a colony then place 3 colonies on it ignoring your colonies", False),
        (
            "place a colony then (may place a colony on it ignoring your colonies then place 2 "
            "colonies on it ignoring your colonies)",
            False,
        ),
        (
            "place a colony then place a colony then place 2 colonies on it ignoring your colonies",
            1,
        ),
        (
            "remove 1 colony of you -> place 3 colonies on it ignoring your colonies",
            True,
        ),
    ],
)
def test_a_tile_has_room_for_so_many_colonies(line: str, is_said: bool) -> None:
    text = f'event "Example"\n  cost 1\n  {line}\n'
    found = [one.cure for one in load_text(text, uses=("mars", "colonies")).errors]
    assert found == ([] if is_said else ["on one tile there is room for 3"])


@pytest.mark.parametrize(
    ("line", "is_said"),
    [
        ("gain 1 plant per event played in hand", False),
        ("gain 1 plant per card in hand", True),
        ("requires lowest highest production 10", False),
        ("if more cities of any player than greeneries: gain 1 heat", False),
        ("requires 4 tiles in your a line", False),
        ("requires 4 tiles in a line", True),
    ],
)
def test_no_word_is_dropped(line: str, is_said: bool) -> None:
    assert (codes(line) == []) is is_said


@pytest.mark.parametrize("measure", ["greeneries of any player", "cities of each player"])
def test_players_are_compared_by_what_is_theirs(measure: str) -> None:
    assert load_text(f'award "Example"\n  most {measure}\n').errors


@pytest.mark.parametrize(
    ("cost", "is_said"),
    [
        ("cost 5 minus 1 per city\n  cost min 3", True),
        ("cost 5 minus 1 per city\n  cost min 5", False),
        ("cost 5\n  cost min 3", False),
        ("cost 0 minus 1 per city", False),
    ],
)
def test_a_floor_is_of_what_is_cheaper(cost: str, is_said: bool) -> None:
    found = load_text(f'event "Example"\n  {cost}\n  gain 1 plant\n').errors
    assert (found == ()) is is_said


@pytest.mark.parametrize(
    "text",
    [
        'award "Example"\n  most resources here\n',
        'milestone "Example"\n  cost 8\n  requires 2 markers here\n',
        'standard project "Example"\n  cost 5\n  place 1 marker here\n',
        'conversion "Example"\n  action: gain 1 heat per resource here\n',
        'event "Example"\n  cost 10 minus 1 per marker here\n  gain 1 heat\n',
    ],
)
def test_nothing_lies_on_what_is_before_nobody(text: str) -> None:
    """An award that counted what lay on it broke the engine."""
    assert "E2033" in [one.code for one in load_text(text).errors]
