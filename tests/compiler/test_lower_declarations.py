"""Cards, vocabulary, boards and scenarios: declarations and their records in the library."""

from __future__ import annotations

import pytest

from compiler.graph import (
    Act,
    Add,
    AreaSet,
    Beside,
    BonusKind,
    Cards,
    CardSet,
    Compare,
    Counter,
    Each,
    Expect,
    Fact,
    Gain,
    Held,
    Level,
    Lose,
    Per,
    Points,
    Production,
    Raise,
    ResourceKind,
    Score,
    Status,
    Stock,
    TagKind,
    Tags,
    TerrainKind,
    Tiles,
    TileSet,
    Unordered,
)
from compiler.lower.boards import label, neighbours
from tests.bundled import load_text
from tests.compiler.support import card, library


def test_a_card():
    made = card("cost 14", "tags space, city", "holds animal, protected", "action: gain 1 plant")
    assert (made.id, made.set, made.kind) == ("example", "text", "active")
    assert (made.name, made.number, made.cost) == ("Example", "001", 14)
    assert (made.tags, made.holds, made.protected) == (("space", "city"), "animal", True)


def test_the_start_of_a_corporation():
    made = card("start 40 megacredits, 3 steel", kind="corporation")
    assert made.start == (("megacredit", 40), ("steel", 3))


def test_an_award():
    made = library('award "Example"\n  most steel plus titanium\n').cards[-1]
    assert made.measure is not None
    assert (made.kind, made.fewest) == ("award", False)


def test_an_award_for_the_fewest():
    made = library('award "Example"\n  fewest cities\n').cards[-1]
    assert (made.measure, made.fewest) == (Tiles(TileSet(("city",), "you")), True)


def test_a_new_resource_is_known_at_once():
    made = library(
        'resource data "D", plural data, drawn "d", worth 2 on science cards\n\n'
        'corporation "Example"\n  start 4 data\n  production +1 data\n'
    )
    assert made.resources[-1] == ResourceKind(
        "data", "data", "data", worth=2, on_tags=("science",), symbol="D"
    )
    assert made.bonuses[-1] == BonusKind("data", "data", "d", Gain("data", 1))
    assert made.cards[-1].start == (("data", 4),)


def test_declared_plurals_and_aliases():
    made = library(
        "card resource mouse, plural mice, also rodent\n\n"
        'active "Example"\n  cost 1\n  holds mouse\n'
        "  add 2 mice here\n  action: add 1 rodent here\n"
    )
    assert made.cards[-1].holds == "mouse"


def test_tags_and_terrains():
    made = library('tag any-tag "?", wild\n\nterrain crater, drawn "%", also land\n')
    assert made.tags[-1] == TagKind("any-tag", "any tag", "?", wild=True)
    assert made.terrains[-1] == TerrainKind("crater", "crater", "%", also="land")


def test_a_tile():
    made = library(
        "tile mine, supply 3\n  areas land adjacent to your mine, volcanic\n"
        "  raise oxygen 1\n  beside 1 plant\n  vp 1 per city adjacent to it\n"
    ).tiles[-1]
    beside = (Beside(TileSet(("mine",), "you")),)
    assert made.areas == (AreaSet(("land",), beside=beside), AreaSet(("volcanic",)))
    assert (made.supply, made.owned, made.covers) == (3, True, True)
    assert made.effect == Raise("oxygen", 1)
    assert made.beside_bonus == (("plant", 1),)
    near = TileSet(("city",), "all", beside=TileSet(at="it"))
    assert made.points == (Points(Per(Tiles(near))),)


def test_what_stands_beside_a_tile():
    """Somebody does it, so a card is their own."""
    made = library(
        "tile inn\n  areas land\n  add 1 animal to a card\n  beside: add 2 animals to a card\n"
        "  beside: gain 1 plant\n  beside for the owner: that player: lose 1 plant\n"
    ).tiles[-1]
    own = CardSet(zone="play")
    assert made.effect == Add("animal", 1, own)
    assert made.neighbours == Unordered((Add("animal", 2, own), Gain("plant", 1)))
    assert made.rent == Each("that", Lose("plant", 1))


@pytest.mark.parametrize(
    ("lines", "help_"),
    [
        ("  beside: the owner: gain 1 plant\n", "beside for the owner: …"),
        ("  beside: add 1 animal here\n", "no card"),
        ("  beside: place this tile\n", "no card"),
        ("  place greenery adjacent to this tile\n", "no card"),
        ("  owner nobody\n  beside for the owner: gain 1 plant\n", "beside: …"),
    ],
)
def test_whose_lines_beside_a_tile_are(lines: str, help_: str):
    (found,) = load_text(f"tile inn\n  areas land\n{lines}").diagnostics
    assert help_ in (found.cure or "")


def test_a_parameter():
    text = 'parameter venus "%"\n  range 0 to 30, step 2\n  at each step: raise rating 1\n'
    made = library(text + "  at 8: gain 1 plant\n").parameters[-1]
    assert (made.lowest, made.highest, made.step, made.start) == (0, 30, 2, 0)
    assert made.each_step == Raise("rating", 1)
    assert [(m.label, m.at, m.effect) for m in made.moments] == [("moment", 8, Gain("plant", 1))]


@pytest.mark.parametrize(
    ("sign", "name", "unit"),
    [
        ("°C", "mine rate", "°C"),
        ("hPa", "mine rate", "hPa"),
        ("dust cubes", "mine rate", "dust cubes"),
        ("Mining Rate", "Mining Rate", ""),
        ("mine rate", "mine rate", ""),
    ],
)
def test_what_looks_like_a_name_is_the_name_of_a_track_and_no_unit(sign, name, unit):
    made = library(f'parameter mine-rate "{sign}", range 0 to 8\n').parameters[-1]
    assert (made.name, made.unit) == (name, unit)


def test_a_board():
    made = library('board small "Small"\n  rows\n    .ps ~\n   ^ . *\n  name "Peak" B1\n').boards[
        -1
    ]
    places = {area.label: area for area in made.areas if area.board}
    assert list(places) == ["A1", "A2", "B1", "B2", "B3"]
    assert (places["A1"].terrain, places["A1"].bonus) == ("land", ("plant", "steel"))
    assert (places["B1"].name, places["B3"].reserved) == ("Peak", True)
    assert places["A1"].neighbours == ("A2", "B1", "B2")


@pytest.mark.parametrize("sizes", [(5, 6, 7, 8, 9, 8, 7, 6, 5), (2, 3, 2), (3, 2, 3)])
def test_neighbours_are_mutual(sizes):
    rows = tuple(("",) * size for size in sizes)
    cells = [(r, c) for r, size in enumerate(sizes) for c in range(size)]
    for cell in cells:
        assert all(cell in neighbours(rows, other) for other in neighbours(rows, cell))
        assert len(neighbours(rows, cell)) <= 6
    assert label((4, 2)) == "E3"


# ---- scenarios ----------------------------------------------------------------------------------


def facts(line: str, given: bool = True) -> list[Fact]:
    """The facts that a `then` line states, and a `given` line too."""
    text = 'event 010 "Comet"\n  cost 1\n\nactive 172 "Pets"\n  cost 1\n  holds animal\n'
    text += "  action: add 1 animal here\n\n"
    text += 'scenario "Example"\n  players red, blue\n'
    text += f"  given {line}\n  then {line}\n" if given else f"  then {line}\n"
    scenario = library(text).scenarios[-1]
    if given:
        assert scenario.steps == scenario.given
    return [step for step in scenario.steps if isinstance(step, Fact)]


FACTS = {
    "blue has 3 plants": Fact("blue", Compare(Stock(("plant",)), "exactly", 3)),
    "blue has no plants": Fact("blue", Compare(Stock(("plant",)), "exactly", 0)),
    "blue has -2 megacredit production": Fact(
        "blue", Compare(Production(("megacredit",)), "exactly", -2)
    ),
    "red has 24 rating": Fact("red", Compare(Counter("rating"), "exactly", 24)),
    "red has 2 power tags": Fact("red", Compare(Tags(("power",)), "exactly", 2)),
    "red has 2 cards in hand": Fact("red", Compare(Cards(CardSet(zone="hand")), "exactly", 2)),
    'red has "Comet" in hand': Fact(
        "red", Compare(Cards(CardSet(zone="hand", names=("comet",))), "min", 1)
    ),
    'red has no "Comet" in hand': Fact(
        "red", Compare(Cards(CardSet(zone="hand", names=("comet",))), "max", 0)
    ),
    'red has "Pets" in play': Fact(
        "red", Compare(Cards(CardSet(zone="play", names=("pets",))), "min", 1)
    ),
    'red has 2 animals on "Pets"': Fact(
        "red", Compare(Held(CardSet(names=("pets",)), ("animal",)), "exactly", 2)
    ),
    "blue has city at C4": Fact(
        "blue",
        Compare(Tiles(TileSet(("city",), "you", on=AreaSet(names=("C4",), empty=False))), "min", 1),
    ),
    "ocean at A2": Fact(
        "",
        Compare(
            Tiles(TileSet(("ocean",), "all", on=AreaSet(names=("A2",), empty=False))), "min", 1
        ),
    ),
    "temperature -12": Fact("", Compare(Level("temperature"), "exactly", -12)),
    "3 oceans": Fact("", Compare(Level("ocean"), "exactly", 3)),
    "generation 4": Fact("", Status("generation", value=4)),
    "it is blue's turn": Fact("blue", Status("turn")),
    "blue has passed": Fact("blue", Status("passed")),
    'red has used "Pets"': Fact("red", Status("used", ("pets",))),
    'red has claimed "Mayor"': Fact("red", Status("claimed", ("mayor",))),
    'red has "Mayor" in play': Fact("red", Status("claimed", ("mayor",))),
    'the deck begins with "Comet", "Pets"': Fact("", Status("begins", ("comet", "pets"))),
}
THEN = {
    "blue has max 3 plants": Fact("blue", Compare(Stock(("plant",)), "max", 3)),
    "red has 25 points": Fact("red", Compare(Score(), "exactly", 25)),
    "red has 5 milestone points": Fact("red", Status("points", part="milestone", value=5)),
    "the game is over": Fact("", Status("over")),
    "the game is not over": Fact("", Status("over", value=0)),
    "it is not red's turn": Fact("red", Status("turn", value=0)),
}


@pytest.mark.parametrize("line", FACTS)
def test_facts(line):
    assert facts(line) == [FACTS[line]]


@pytest.mark.parametrize("line", THEN)
def test_facts_that_cannot_be_given(line):
    assert facts(line, given=False) == [THEN[line]]
    text = f'scenario "Example"\n  players red, blue\n  given {line}\n  then 0 oceans\n'
    assert load_text(text).errors


def test_names_in_a_row_have_the_place_of_the_last():
    made = facts('red has "Comet", "Pets" in hand')
    assert [one.condition.measure.cards.zone for one in made] == ["hand", "hand"]
    made = facts('"Comet", "Pets" on top of the deck')
    assert [(one.player, one.condition.measure.cards.zone) for one in made] == [("", "deck")] * 2


def test_a_card_at_an_area_has_its_tile_there():
    assert facts('red has "Pets" at C4')[1] == Fact("red", Status("tile", ("pets",), "C4"))


@pytest.mark.parametrize(
    "lines",
    [
        "given 3 plants\n  then red has 3 plants",  # whose?
        "then 3 plants",
        "when red passes\n  given red has 3 plants\n  then red has 3 plants",  # too late
        "blue answers 3\n  then 0 oceans",  # to nothing
        "when red places city at C4\n  then 0 oceans",  # nobody just does so
        'then red has "Pet" in play',  # in quotes exactly so
    ],
)
def test_what_a_scenario_may_not_say(lines):
    text = 'active 172 "Pets"\n  cost 1\n  holds animal\n  action: add 1 animal here\n\n'
    text += f'scenario "Example"\n  players red, blue\n  {lines}\n'
    assert load_text(text).errors


def test_the_subject_holds_for_the_list():
    text = 'event "One"\n  cost 1\n\nevent "Two"\n  cost 1\n\nscenario "Example"\n'
    text += '  players red\n  given deck has "One", "Two"\n  given red has 3 plants, 2 steel\n'
    made = library(text + "  then 0 oceans\n").scenarios[-1]
    assert [fact.player for fact in made.given] == ["", "", "red", "red"]
    zones = [fact.condition.measure.cards for fact in made.given[:2]]
    assert zones == [CardSet(zone="deck", names=(name,)) for name in ("one", "two")]


def test_acts_and_expectations():
    made = library(
        'event "Comet"\n  cost 1\n\nscenario "Example"\n  players red, blue\n  board tharsis\n'
        '  source "Rules, page 9"\n  seed 5\n  when red plays "Comet"\n'
        '    answers ocean at A2, remove 1 plant from blue\n  then it is refused: "too dear"\n'
        '  when blue uses the "City" standard project\n  when red claims "Mayor"\n'
        '  when red funds "Miner"\n  when red passes\n  when the generation ends\n'
        '  then red may choose "greenery"\n  then red may not choose city\n'
    ).scenarios[-1]
    assert (made.players, made.board, made.source) == (("red", "blue"), "tharsis", "Rules, page 9")
    assert made.options == (("seed", "5"),)
    assert made.steps == (
        Act("red", "play", "comet", ("ocean at A2", "remove 1 plant from blue")),
        Expect("refused", "too dear"),
        Act("blue", "use", "city"),
        Act("red", "claim", "mayor"),
        Act("red", "fund", "miner"),
        Act("red", "pass"),
        Act("", "end", "generation"),
        Expect("offered", "greenery", "red"),
        Expect("not-offered", "city", "red"),
    )
