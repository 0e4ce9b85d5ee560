"""Conditions, events, continuous effects, points: what is written, and the graph that it means."""

from __future__ import annotations

import pytest

from compiler.graph import (
    Ability,
    Add,
    AreaSet,
    AwardScores,
    Both,
    CardSet,
    Compare,
    Counter,
    Discount,
    Draw,
    Either,
    Event,
    Gain,
    Happened,
    Held,
    Ignored,
    Level,
    Lose,
    Not,
    Override,
    Pay,
    Pays,
    Per,
    PlayFrom,
    Points,
    Production,
    Protect,
    Raise,
    Remove,
    SpendAs,
    Stock,
    Tags,
    That,
    Tiles,
    TileSet,
    Tolerance,
    Worth,
)
from tests.compiler.support import abilities, card, codes

PLANT = Gain("plant", 1)
THIS = CardSet(reference="this")

CONDITIONS = {
    "3 oceans": Compare(Level("ocean"), "min", 3),
    "oceans max 3": Compare(Level("ocean"), "max", 3),
    "oxygen 11%": Compare(Level("oxygen"), "min", 11),
    "oxygen max 6%": Compare(Level("oxygen"), "max", 6),
    "temperature -12": Compare(Level("temperature"), "min", -12),
    "temperature max -12": Compare(Level("temperature"), "max", -12),
    "2 power tags": Compare(Tags(("power",)), "min", 2),
    "1 plant/animal tag": Compare(Tags(("plant", "animal")), "min", 1),
    "1 greenery": Compare(Tiles(TileSet(("greenery",), "you")), "min", 1),
    "2 cities in play": Compare(Tiles(TileSet(("city",), "all")), "min", 2),
    "no energy": Compare(Stock(("energy",)), "max", 0),
    "2 energy": Compare(Stock(("energy",)), "min", 2),
    "1 titanium production": Compare(Production(("titanium",)), "min", 1),
    "rating 25": Compare(Counter("rating"), "min", 25),
    "any animal on a card": Compare(Held(CardSet(zone="play"), ("animal",), True), "min", 1),
}


@pytest.mark.parametrize("line", CONDITIONS)
def test_conditions(line):
    assert card(f"requires {line}", "vp 1", kind="event").requirements == (CONDITIONS[line],)


def condition(line: str) -> object:
    """The condition of an action that waits for it."""
    ability = abilities(f"action: if {line}: gain 1 plant")[0]
    assert ability.effect == PLANT
    return ability.condition


OCEANS, POWER = Compare(Level("ocean"), "min", 3), Compare(Tags(("power",)), "min", 2)


def test_joined_conditions():
    assert condition("3 oceans and 2 power tags") == Both((OCEANS, POWER))
    assert condition("3 oceans or 2 power tags") == Either((OCEANS, POWER))


def test_history():
    raised = Happened(Event("raise", parameter="rating"), "generation")
    assert condition("you raised rating this generation") == raised
    assert condition("you did not raise rating this generation") == Not(raised)


def test_an_action_with_a_way_out_is_always_available():
    line = "action: if 3 oceans: gain 1 plant otherwise pay 1 -> gain 1 plant"
    assert abilities(line)[0].condition is None


EVENTS = {
    "anyone places an ocean": Event("place", "all", tiles=TileSet(("ocean",))),
    "you place a city": Event("place", tiles=TileSet(("city",))),
    "an opponent places a tile": Event("place", "opponents", tiles=TileSet()),
    "anyone places a city on mars": Event(
        "place", "all", tiles=TileSet(("city",), on=AreaSet(board=True, empty=False))
    ),
    "you place a tile on an area with a steel bonus": Event(
        "place", tiles=TileSet(on=AreaSet(bonus=("steel",), empty=False))
    ),
    "you play a plant/microbe/animal tag": Event("play-tag", tags=("plant", "microbe", "animal")),
    "anyone plays a jovian tag": Event("play-tag", "all", tags=("jovian",)),
    "you play an event": Event("play-card", cards=CardSet(kinds=("event",))),
    "you play a space event": Event("play-card", cards=CardSet(kinds=("event",), tags=("space",))),
    "you play a card with cost min 20": Event("play-card", cards=CardSet(cost_min=20)),
    "you play a card without tags": Event("play-card", cards=CardSet(has_tags=False)),
    "you use a standard project": Event("project"),
    "you use a standard project with cost min 20": Event("project", cost_min=20),
    "you gain 1 production": Event("produce", each=True),
    "you gain 1 steel production": Event("produce", resources=("steel",), each=True),
    "you gain plants": Event("gain", resources=("plant",)),
    "you raise temperature": Event("raise", parameter="temperature"),
    "anyone raises a parameter": Event("raise", "all"),
    "you raise a global parameter 1": Event("raise", each=True),
    "you add 1 animal to a card": Event(
        "add", cards=CardSet(zone="play"), resources=("animal",), each=True
    ),
    "anyone removes resources/production": Event("remove", "all", production=True),
    "an opponent removes your resources": Event("remove", "opponents", of="you"),
    "anyone removes plants of another player": Event(
        "remove", "all", resources=("plant",), of="opponents"
    ),
    "an opponent removes your plants": Event("remove", "opponents", resources=("plant",), of="you"),
    "an opponent passes": Event("pass", "opponents"),
}


@pytest.mark.parametrize("line", EVENTS)
def test_events(line):
    found = abilities(f"when {line}: draw 1 card")
    assert found == (Ability("trigger", Draw(1), (EVENTS[line],)),)


def test_events_with_the_same_subject():
    line = "when anyone places a city or places an ocean: gain 1 plant"
    assert abilities(line)[0].events == (
        Event("place", "all", tiles=TileSet(("city",))),
        Event("place", "all", tiles=TileSet(("ocean",))),
    )


def test_that_is_what_set_off_the_trigger():
    line = "when you gain 1 production: gain 1 of that resource"
    assert abilities(line)[0].effect == Gain(That(), 1)
    line = "when you gain 1 production: steal up to 2 of that resource from any player"
    assert abilities(line)[0].effect == Remove(That(), 2, "any", up_to=True, steal=True)
    line = "when you gain 1 production: lose 1 of that resource to an opponent"
    assert abilities(line)[0].effect == Lose(That(), 1, "opponent")
    assert codes("when you gain 1 plant: remove 1 of that resource from a card") == ["E2006"]
    assert codes("action: steal 1 of that resource from any player") == ["E2014"]
    assert codes("action: add 1 of that resource to a card") == ["E2014"]
    line = "action: spend 2 resources from a card -> add 1 of that resource to another card"
    another = CardSet(zone="play", other=True, but_it=True, like_it=True)
    assert abilities(line)[0].effect.gain == Add("", 1, another)
    line = "action: spend 1 resource from a card -> add 1 of that resource to each card"
    assert codes(line) == ["E2006"]


@pytest.mark.parametrize(
    ("moment", "phase"),
    [
        ("production phase", "production"),
        ("research phase", "research"),
        ("set-up", "set-up"),
        ("game end", "game-end"),
        ("the game end", "game-end"),
    ],
)
def test_moments(moment, phase):
    assert abilities(f"at {moment}: gain 1 plant") == (
        Ability("trigger", PLANT, (Event("phase", "all", phase=phase),)),
    )


@pytest.mark.parametrize(
    ("said", "event"),
    [
        ("temperature reaches -4", Event("raise", "all", parameter="temperature", level=-4)),
        ("rating reaches 25", Event("raise", "all", parameter="rating", level=25)),
        ("your rating reaches 25", Event("raise", "you", parameter="rating", level=25)),
    ],
)
def test_what_a_track_comes_to(said, event):
    assert abilities(f"when {said}: gain 1 plant") == (Ability("trigger", PLANT, (event,)),)


RULES = {
    "effect: cards cost 1 less": Discount(1, CardSet()),
    "effect: space cards cost 2 less": Discount(2, CardSet(tags=("space",))),
    "effect: science tags cost 2 less": Discount(2, CardSet(tags=("science",)), per_tag=True),
    "effect: cards with requirements cost 2 less": Discount(2, CardSet(has_requirements=True)),
    'effect: the "Power Plant" standard project costs 3 less': Discount(
        3, projects=("power-plant",)
    ),
    'effect: the "Convert Plants" conversion costs 1 less': Discount(
        1, conversions=("convert-plants",)
    ),
    'effect: the "Convert Plants" conversion costs 1 plant less': Discount(
        1, conversions=("convert-plants",), resource="plant"
    ),
    "effect: titanium is worth 1 more": Worth("titanium", 1),
    "effect: steel is worth 1 more on space cards": Worth(
        "steel", 1, cards=CardSet(tags=("space",))
    ),
    "effect: global requirements are within 2 steps": Tolerance(2),
    "effect: temperature requirements are within 2 steps": Tolerance(2, ("temperature",)),
    "effect: tag requirements are within 1": Tolerance(1, tags=True),
    "effect: science tag requirements are within 1": Tolerance(1, about=Tags(("science",))),
    "effect: city requirements are ignored": Ignored(about=Tiles(TileSet(("city",), "you"))),
    "effect: award scores are 2 more": AwardScores(2),
    'effect: "Banker"/"Miner" award scores are 1 more': AwardScores(1, ("banker", "miner")),
    "effect: global requirements of space cards are within 2 steps": Tolerance(
        2, cards=CardSet(tags=("space",))
    ),
    "effect: you may spend heat as megacredits": SpendAs("heat", "megacredit"),
    "effect: opponents may not remove your plants/animals": Protect(("plant", "animal")),
    "effect: opponents may not remove your resources": Protect(),
    "effect: milestones cost 3 less": Discount(3, goals=("milestone",)),
    "effect: opponents may remove only half of your plants": Protect(("plant",), half=True),
    "effect: opponents may not lower your production": Protect(of="production"),
    "effect: opponents may lower only half of your plant/energy production": Protect(
        ("plant", "energy"), "production", half=True
    ),
    "effect: you may play cards here as cards in hand": PlayFrom(CardSet(zone="here")),
    "effect: cards here cost 1 less per resource on it": Discount(
        1, CardSet(zone="here"), per=Held(CardSet(reference="it"))
    ),
    "effect: card price is 1": Override("card-price", 1),
    "effect: space cards cost 2 more": Discount(-2, CardSet(tags=("space",))),
    "effect: milestones cost 1 more per 2 cities max 4": Discount(
        -1, goals=("milestone",), per=Tiles(TileSet(("city",), whose="you")), each=2, most=4
    ),
}


@pytest.mark.parametrize("line", RULES)
def test_rules(line):
    found = abilities(line, "action: move 1 card from hand to here")
    assert found[0] == Ability("effect", rule=RULES[line])


@pytest.mark.parametrize(("said", "whose"), [("player", "all"), ("opponent", "opponents")])
def test_effects_of_others(said, whose):
    (found,) = abilities(f"effect this generation: each {said}: cards cost 1 more if 2 cities")
    assert (found.rule, found.whose, found.span) == (Discount(-1, CardSet()), whose, "generation")
    assert isinstance(found.condition, Compare)


def test_a_rule_with_several_subjects_is_several_abilities():
    line = 'effect: power cards, the "Power Plant" standard project cost 3 less'
    assert [ability.rule for ability in abilities(line)] == [
        Discount(3, CardSet(tags=("power",))),
        Discount(3, projects=("power-plant",)),
    ]


@pytest.mark.parametrize(
    ("named", "plain"),
    [
        ("effect: cards cost 2 M€ less", "effect: cards cost 2 less"),
        ("effect: cards cost 2 megacredits more", "effect: cards cost 2 more"),
        ("effect: milestones cost 2 MC less per city", "effect: milestones cost 2 less per city"),
        ("once: fund an award for 5 M€ less", "once: fund an award for 5 less"),
        ("action: play 1 card from hand for 5 MC less", "action: play 1 card from hand for 5 less"),
    ],
)
def test_a_price_is_money_which_may_be_named(named, plain):
    assert abilities(named) == abilities(plain)


@pytest.mark.parametrize(
    ("line", "is_said"),
    [
        ("spend 2X heat max 8 -> gain X plants", True),
        ("spend 2X heat max 4 per city -> gain X plants", True),
        ("spend 2X heat max 1 -> gain X plants", False),
        ("spend 2X heat max 3 per city -> gain X plants", False),
        ("spend 2X heat max 4 plus 2 per city -> gain X plants", False),
        ("effect: cards cost 2 steel less", False),
        ("play 1 card from hand for 2 steel less", False),
        ("place ocean on non-reserved land", True),
        ("place greenery on an edge land", True),
        ("place ocean on any area", False),
    ],
)
def test_what_a_limit_a_price_and_a_word_before_land_may_be(line, is_said):
    assert (codes(line) == []) is is_said


def test_spending_from_the_card():
    made = card("holds microbe", "effect: you may spend microbes here as 2 MC on plant cards")
    plants = CardSet(tags=("plant",))
    assert made.abilities[0].rule == SpendAs("microbe", "megacredit", 2, plants, here=True)


SPANS = {
    "effect": "always",
    "effect this generation": "generation",
    "next card this generation": "next-card",
}


@pytest.mark.parametrize("scope", SPANS)
def test_spans(scope):
    found = abilities(f"{scope}: global requirements are within 2 steps")
    assert [ability.span for ability in found] == [SPANS[scope]]


def test_the_next_card_is_it():
    found = abilities("next card this generation: it costs 8 less")[0]
    assert (found.rule, found.span) == (Discount(8, CardSet()), "next-card")


def test_the_next_of_some_is_it():
    found = abilities("next space card this generation: it costs 4 less")[0]
    assert (found.rule, found.span) == (Discount(4, CardSet(tags=("space",))), "next")


def test_several_of_the_next():
    cards = abilities("next 2 cards this generation: they cost 8 less")[0]
    assert (cards.rule, cards.span, cards.times) == (Discount(8, CardSet()), "next-card", 2)
    some = abilities("next 3 space cards this generation: they cost 4 less")[0]
    assert (some.rule, some.span, some.times) == (Discount(4, CardSet(tags=("space",))), "next", 3)
    assert abilities("next 1 card this generation: it costs 8 less") == abilities(
        "next card this generation: it costs 8 less"
    )


NEXT_TO_THIS = TileSet(at="this")

POINTS = {
    "vp 2": Points(2),
    "vp -1": Points(1, negative=True),
    "vp 1 per jovian tag": Points(Per(Tags(("jovian",), wild=False))),
    "vp 1 per 3 cities in play": Points(Per(Tiles(TileSet(("city",), "all")), each=3)),
    "vp 1 per ocean adjacent to this tile": Points(
        Per(Tiles(TileSet(("ocean",), "all", beside=NEXT_TO_THIS)))
    ),
    "vp 1 per city adjacent to this tile": Points(
        Per(Tiles(TileSet(("city",), "you", beside=NEXT_TO_THIS)))
    ),
    "vp 1 per city in play adjacent to this tile": Points(
        Per(Tiles(TileSet(("city",), "all", beside=NEXT_TO_THIS)))
    ),
    "vp 1 per 2 animals here": Points(Per(Held(THIS, ("animal",)), each=2)),
    "vp 3 if 1 animal here": Points(3, Compare(Held(THIS, ("animal",)), "min", 1)),
    "vp 3 if any animal here": Points(3, Compare(Held(THIS, ("animal",)), "min", 1)),
}


@pytest.mark.parametrize("line", POINTS)
def test_points(line):
    made = card("holds animal", "action: gain 1 plant", "place this tile", line)
    assert made.points == (POINTS[line],)


def test_actions_are_ways_to_use_a_card():
    found = abilities("action: pay 1 -> gain 1 plant", "action: gain 1 plant")
    assert [ability.label for ability in found] == ["action", "action"]
    assert found[0].effect == Pays(Pay(1), PLANT)


def test_first_action():
    assert abilities("first action: raise rating 1") == (
        Ability("first-action", Raise("rating", 1)),
    )


@pytest.mark.parametrize(
    "line",
    [
        "effect: award scores are 2",
        "effect: award scores are 2 less",
        "effect: big award scores are 2 more",
        'effect: "Mayor" award score is 2 more',
        "next card this generation: award scores are 2 more",
    ],
)
def test_awards_are_scored_by_more_and_by_their_names(line):
    assert {"E2006", "E1010", "E1011"} & {*codes(line, kind="active")}
