"""Cards that are well said and still cannot be right, beyond the example of each message."""

from __future__ import annotations

import pytest

from tests.bundled import load_text
from tests.compiler.support import codes

GAS = "card resource gas\n\n"


def of(text: str) -> list[tuple[str, int]]:
    return [(d.code, d.span.line) for d in load_text(text).diagnostics]


@pytest.mark.parametrize(
    "line",
    [
        "requires oxygen 8%, oxygen max 4%",
        "requires 3 plant tags, max 2 plant tags",
        "requires 11 different tags",
        "requires 3 different plant/microbe tags",
        "requires rating 30 and rating max 20",
    ],
)
def test_requirements_that_are_never_met(line: str) -> None:
    assert codes(line, "action: gain 1 plant") == ["E2032"]


@pytest.mark.parametrize(
    "line", ["requires oxygen 4%, oxygen max 8%", "requires 10 different tags"]
)
def test_requirements_that_can_be_met(line: str) -> None:
    assert codes(line, "action: gain 1 plant") == []


@pytest.mark.parametrize(
    ("line", "faulty"),
    [
        ("action: gain 2 plants, spend 3 heat", True),
        ("action: gain 2 plants then pay 3", True),
        ("action: gain 2 plants, 1 steel then spend all heat", True),
        ("action: spend 1 steel -> (gain 2 plants then pay 3)", True),
        ("action: spend 3 heat -> gain 2 plants", False),
        ("gain 2 plants, spend 3 heat", False),  # what a card takes when it is played
        ("action: look at 1 card then may buy it", False),
        ("action: spend 1 heat then gain 1 plant", False),
    ],
)
def test_costs_behind_their_effects(line: str, faulty: bool) -> None:
    """The line is told as it is to be, where that can be said."""
    assert codes(line) in ([["E2036"], ["E0038"]] if faulty else [[]])


@pytest.mark.parametrize(
    ("line", "faulty"),
    [
        ("lose X steel to an opponent then steal X titanium from that player", True),
        ("steal X plants from any player then lose X heat", True),
        ("spend X heat -> lose X plants, gain X steel", False),
        ("each player: spend X heat -> lose X plants", False),
    ],
)
def test_an_x_that_is_lost_as_far_as_there_is_so_much_is_paid(line: str, faulty: bool) -> None:
    assert codes(line) == (["E2006"] if faulty else [])


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (("place ocean", "vp 1 per ocean adjacent to it"), "E0038"),
        (("place city", "gain 1 plant per ocean adjacent to it"), "E2014"),
        (("place greenery then the owner: gain 1 plant",), "E2006"),
        (("place city ignoring tile effects",), "E2006"),
        (("place ocean ignoring tile effects",), "E2006"),
        (("place city then place city adjacent to it",), "E2006"),
        (("place city then place city adjacent to it ignoring placement rules",), ""),
        (("place greenery then place city adjacent to it",), ""),
        (("place city on an area with any greenery",), "E2006"),
        (("place city on an area with a tile of an opponent",), "E2006"),
        (("effect: you may place cities on an area with any greenery",), "E2006"),
        (("move your city to an area with any tile",), "E2006"),
        (("place city on an area with your greenery",), ""),
        (("place city on an area with an ocean",), ""),
        (("gain 1 plant", "requires 2 oceans adjacent to it"), "E2014"),
        (("action: add 1 microbe to it",), "E2014"),
        (("gain 1 plant then add 1 microbe to it",), "E2014"),
        (("pass then place ocean adjacent to it",), "E2014"),
        (("use 1 standard project then place greenery adjacent to it",), "E2014"),
        (("next space card this generation: it costs 2 less",) * 2, "E2006"),
        (("exchange plants with an opponent then add 1 microbe to it",), "E2014"),
        (("fund an award then place ocean adjacent to it",), "E2014"),
        (("action: if it is an event: gain 1 plant",), "E2014"),
        (("once: if it has a space tag: gain 1 plant",), "E2014"),
        (("effect: cards cost 1 less if it is an event",), "E2014"),
        (("effect: opponents may not place tiles adjacent to it",), "E2014"),
        (("effect: events cost 1 less per resource on it",), ""),
        (("when you raise temperature: if it is an event: gain 1 plant",), "E2014"),
        (("when you place a city: if it has a space tag: gain 1 plant",), "E2014"),
        (("when you play an event: gain 1 plant per ocean adjacent to it",), "E2014"),
        (("when you play an event or raise oxygen: if it has a space tag: gain 1 plant",), "E2014"),
        (("this generation when you raise oxygen: if it is an event: gain 1 plant",), "E2014"),
        (("this generation when you play a card: if it is an event: gain 1 plant",), ""),
        (("when you discard a card: if that card has a space tag: gain 1 plant",), ""),
        (("place city then if it has a space tag: gain 1 plant",), "E2014"),
        (("draw 1 card then gain 1 plant per ocean adjacent to it",), "E2014"),
        (("place city then gain 1 plant per ocean adjacent to it",), ""),
        (("play 1 card from hand then add 1 microbe to it",), ""),
        (("reveal 1 card then if it has a plant tag: gain 1 plant",), ""),
        (("move a city to an empty area adjacent to it",), ""),
        (("play 1 card from hand then place greenery adjacent to it",), "E2014"),
        (("use the action of a card then place greenery adjacent to it",), "E2014"),
        (("copy the immediate effects of a card then place ocean adjacent to it",), "E2014"),
        (("move 1 card from hand to the discards then place ocean adjacent to it",), "E2014"),
        (("place 1 marker on a card then place ocean adjacent to it",), "E2014"),
        (('use 1 "City" standard project then place ocean adjacent to it',), "E2014"),
        (("place marker on its area",), "E2014"),
        (("when anyone places a city: gain 1 plant per ocean adjacent to it",), ""),
    ],
)
def test_it_where_nothing_was_mentioned(lines: tuple[str, ...], code: str) -> None:
    assert codes(*lines) == ([code] if code else [])


@pytest.mark.parametrize(
    "line",
    [
        "gain all bonuses under 2 cities",
        "repeatedly gain 1 plant",
        "repeatedly play 1 event from the event pile",
        "when you draw a card: add 1 microbe to that card",
        "when you discard a card: place 1 marker on that card",
        "when you buy a card: add 1 microbe to that card",
        "gain 1 heat per space card an opponent bought this generation",
        "repeatedly raise rating 1",
        "repeatedly (lose 1 heat, gain 1 plant)",
        "if 3 plants: repeatedly draw 1 card",
        "repeatedly use the action of a card used this generation",
        "raise rating 1 ignoring bonuses",
        "lower rating 1 ignoring bonuses",
        "gain 1 plant per science card in the deck",
        "requires 2 science cards in the discards",
    ],
)
def test_how_many_are_meant_and_when_it_ends(line: str) -> None:
    assert codes(line) == ["E2006"]


@pytest.mark.parametrize(
    ("where", "what", "code"),
    [
        ("trade", "gain the income of a colony tile", "E2006"),
        ("trade", "gain the income of each colony tile", "E2006"),
        ("colony", "gain the income of a colony tile", "E2006"),
        ("build", "gain the income of each colony tile", ""),
        ("build", "repeatedly pay 1 -> gain the income of a colony tile", ""),
        ("build", "repeatedly gain the income of a colony tile", "E2006"),
        ("build", "repeatedly gain all colony bonuses", "E2006"),
    ],
)
def test_what_tiles_bring_has_an_end(where: str, what: str, code: str) -> None:
    text = f'set t\n  uses colonies\n\ncolony "Mirror"\n  track 0, 1, 2\n  {where}: {what}\n'
    assert [one.code for one in load_text(text, advised=False).errors] == ([code] if code else [])


def pair(first: str, second: str) -> str:
    return f'active 1 "One"\n  cost 1\n  {first}\n\nactive 2 "Two"\n  cost 1\n  {second}\n'


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("when you gain plants: gain 1 heat", "when you gain heat: gain 1 plant"),
        ("when you gain plants: gain 1 heat", "when an opponent gains heat: gain 1 plant"),
        ("when you gain 1 plant: production +1 heat", "when you gain 1 production: gain 1 plant"),
        ("when you raise rating: gain 1 heat", "when you gain heat: raise rating 1"),
        (
            "when you gain 1 production: gain 1 of that resource",
            "when you gain 1 heat: production +1 heat",
        ),
        (
            "when an opponent gains 1 plant/heat: gain 1 of that resource",
            "when an opponent gains 1 heat/steel: gain 1 of that resource",
        ),
    ],
)
def test_two_cards_that_never_end(first: str, second: str) -> None:
    loaded = load_text(pair(first, second))
    assert of(pair(first, second)) == [("E2034", 7)]
    assert "Two and One" in loaded.diagnostics[0].message
    assert ":3" in (loaded.diagnostics[0].cure or "")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("when you gain plants: gain 1 heat", "when you gain heat: gain 1 steel"),
        ("when you gain plants: gain 1 heat", "when you gain heat: may gain 1 plant"),
        ("when you gain plants: gain 1 heat", "when you gain heat: gain 1 plant or gain 1 steel"),
        ("when you gain plants: gain 1 heat", "when you gain heat: if 3 plants: gain 1 plant"),
        ("when you place an ocean: place ocean", "when you raise oxygen: raise oxygen 1"),
        ("when you gain 1 production: gain 1 of that resource", "action: gain 1 heat"),
        (
            "when an opponent gains 1 plant/heat: gain 1 of that resource",
            "when an opponent gains 1 steel: gain 1 of that resource",
        ),
    ],
)
def test_two_cards_that_end(first: str, second: str) -> None:
    assert of(pair(first, second)) == []


@pytest.mark.parametrize(
    ("copies", "line", "ends"),
    [
        (1, "when you gain 1 plant/heat: gain 1 of that resource", False),
        (1, "when an opponent gains 1 plant: gain 1 plant", True),
        (2, "when an opponent gains 1 plant: gain 1 plant", False),
        (2, "when an opponent gains 1 plant/heat: gain 1 of that resource", False),
        (2, "when an opponent gains 1 plant: may gain 1 plant", True),
        (2, "when an opponent gains 1 plant: gain 1 heat", True),
    ],
)
def test_what_hears_the_like_of_itself(copies: int, line: str, ends: bool) -> None:
    """An opponent may have another copy of the card."""
    text = f'active 1 "One"\n  cost 1\n  copies {copies}\n  {line}\n'
    assert of(text) == ([] if ends else [("E2034", 4)])


def test_resources_only_count_on_the_card_that_they_are_put_on() -> None:
    holder = 'active 1 "One"\n  cost 1\n  holds gas\n  when you add 1 gas here: add 1 gas here\n'
    assert of(GAS + holder) == [("E2034", 6)]
    other = holder.replace("add 1 gas here\n", "add 1 gas to a card\n")
    assert of(GAS + other) == []


@pytest.mark.parametrize(
    ("declared", "event", "raised"),
    [
        ("tag moon", "you play a moon tag", 'event 2 "Two"\n  cost 1\n  tags moon\n  vp 1'),
        (
            "tile mine\n  areas land",
            "anyone places a mine",
            'event 2 "Two"\n  cost 1\n  place mine',
        ),
        ("resource ore", "you gain ore", 'event 2 "Two"\n  cost 1\n  gain 1 ore'),
        (
            "parameter pressure\n  range 0 to 9",
            "you raise pressure",
            'event 2 "Two"\n  cost 1\n  raise pressure 1',
        ),
        (
            "card resource gas",
            "you add 1 gas to a card",
            'event 2 "Two"\n  cost 1\n  add 1 gas to a card',
        ),
    ],
)
def test_triggers_on_what_nothing_brings_about(declared: str, event: str, raised: str) -> None:
    text = f'{declared}\n\nactive 1 "One"\n  cost 1\n  when {event}: draw 1 card\n'
    assert [code for code, _ in of(text)] == ["E2035"]
    assert of(f"{text}\n{raised}\n") == []


def test_what_other_sets_share_may_happen_through_their_cards() -> None:
    """No card of the rules has a microbe tag or adds animals; those of other sets do."""
    assert codes("when you play a microbe tag: draw 1 card") == []
    assert codes("holds animal", "vp 1 per animal here", "action: draw 1 card") == []


def test_resources_come_from_other_cards_too() -> None:
    holder = 'active 1 "One"\n  cost 1\n  tags earth\n  holds gas\n  vp 1 per gas here\n'
    assert of(GAS + holder) == [("W2043", 7)]
    adder = 'event 2 "Two"\n  cost 1\n  add 1 gas to a{} card\n'
    assert of(f"{GAS}{holder}\n{adder.format('n earth')}") == []
    assert of(f"{GAS}{holder}\n{adder.format(' space')}") == [("W2043", 7)]


def test_a_tile_that_one_board_has_an_area_for() -> None:
    tile = 'terrain lake, drawn "="\n\ntile dam\n  areas lake\n'
    board = "\nboard wet\n  rows\n    . =\n     .\n"
    assert of(tile) == [("W2041", 3)]
    assert of(tile + board) == []


@pytest.mark.parametrize(
    "line",
    [
        "place greenery on an area with your greenery",
        "place ocean on an area with an ocean",
        "move your city to an area with your city",
        "effect: you may place greeneries on areas with your greenery",
    ],
)
def test_where_a_tile_lies_there_is_no_second_one(line: str) -> None:
    assert codes(line) == ["E2006"]
