"""English text of single graph nodes: what each construct says, for one and for several."""

from __future__ import annotations

from typing import get_args

import pytest

from compiler import graph as g
from compiler.graph import (
    Ability,
    Add,
    Areas,
    AreaSet,
    AwardScores,
    Beside,
    Both,
    Card,
    Cards,
    CardSet,
    Compare,
    Completed,
    Counter,
    Discount,
    Draw,
    Either,
    Event,
    Gain,
    Happened,
    Held,
    InState,
    Level,
    Matches,
    Not,
    Override,
    Pay,
    Pays,
    Per,
    Place,
    PlayFrom,
    Points,
    Produce,
    Production,
    Protect,
    Score,
    SpendAs,
    Stock,
    Sum,
    Tags,
    Tiles,
    TileSet,
    Tolerance,
    Unordered,
    Worth,
)
from compiler.graph.fields import node_name
from compiler.text import Texts
from compiler.text.amounts import MEASURES
from compiler.text.catalogue import english
from compiler.text.conditions import CLAUSES
from compiler.text.effects import EFFECTS
from compiler.text.events import EVENTS
from compiler.text.rules import RULES
from tests.bundled import load_text
from tests.compiler.small_library import LIBRARY

TEXTS = Texts(LIBRARY)
HERE = CardSet("this")
OWN_CITIES = Tiles(TileSet(("city",), "you"))
CITIES = Tiles(TileSet(("city",)))


@pytest.mark.parametrize(
    ("table", "classes"),
    [
        (MEASURES, get_args(g.Measure)),
        (CLAUSES, get_args(g.Condition)),
        (RULES, get_args(g.Continuous)),
        (EVENTS, set(get_args(g.EventKind)) - {"phase", "dominant", "ruling"}),
    ],
    ids=["measures", "conditions", "rules", "events"],
)
def test_every_node_class_has_its_function(table: dict[object, object], classes: object) -> None:
    assert set(table) == set(classes)  # type: ignore[call-overload]


@pytest.mark.parametrize("kind", get_args(g.Effect), ids=node_name)
def test_every_effect_has_its_function_or_the_message_of_its_name(kind: type) -> None:
    assert kind in EFFECTS or english().has(node_name(kind))


NOT_RAISED = Not(Happened(Event("raise", parameter="rating"), "generation"))
CONDITION_TEXTS = [
    (Compare(Level("oxygen"), "min", 8), "oxygen is 8% or more", "oxygen at 8% or more"),
    (
        Compare(Level("temperature"), "max", -12),
        "temperature is -12 °C or less",
        "temperature at -12 °C or less",
    ),
    (Compare(Level("ocean"), "min", 3), "there are at least 3 oceans", "3 oceans"),
    (Compare(Level("ocean"), "max", 1), "there is at most 1 ocean", "at most 1 ocean"),
    (Compare(Tags(("power",)), "min", 2), "you have 2 power tags", "2 power tags"),
    (Compare(Tags(("science",)), "min", 1), "you have a science tag", "a science tag"),
    (
        Compare(Tags(("earth",), "all"), "min", 4),
        "there are 4 earth tags in play",
        "4 earth tags in play",
    ),
    (Compare(Counter("rating"), "min", 35), "TR is 35 or more", "TR of 35 or more"),
    (
        Compare(Production(("titanium",)), "min", 1),
        "you have titanium production",
        "titanium production",
    ),
    (
        Compare(Cards(CardSet(zone="play", tags=("space",), whose="opponents")), "min", 2),
        "there are 2 space cards of opponents",
        "2 space cards of opponents",
    ),
    (
        Compare(Tags(("space",), "opponents"), "min", 2),
        "opponents have 2 space tags",
        "2 space tags of opponents",
    ),
    (
        Compare(Held(HERE, ("science",)), "min", 3),
        "this card has 3 science",
        "3 science on this card",
    ),
    (Compare(CITIES, "min", 2), "there are 2 city tiles in play", "2 city tiles in play"),
    (
        Compare(Cards(CardSet(zone="hand")), "min", 16),
        "you have 16 cards in hand",
        "16 cards in hand",
    ),
    (
        Matches(CardSet("it", tags=("microbe",))),
        "it has a microbe tag",
        "that it has a microbe tag",
    ),
    (
        Happened(Event("remove", "opponents", resources=("plant",), of="you"), "generation"),
        "an opponent removed plants from you this generation",
        "that an opponent removed plants from you this generation",
    ),
    (
        NOT_RAISED,
        "you did not raise TR this generation",
        "that you did not raise TR this generation",
    ),
    (
        Both((Compare(Tags(("plant",)), "min", 1), Compare(Tags(("animal",)), "min", 1))),
        "you have a plant tag and you have an animal tag",
        "a plant tag and an animal tag",
    ),
    (
        Either((Compare(Stock(("heat",)), "min", 5), Compare(Stock(("plant",)), "max", 0))),
        "you have 5 heat or you have no plants",
        "5 heat or no plants",
    ),
    (InState("connected"), "connected", "connected"),
    (
        Compare(Completed("oxygen"), "max", 0),
        "oxygen is not completed",
        "that oxygen is not completed",
    ),
    (
        Not(Compare(Tags(("power",)), "min", 2)),
        "you have at most 1 power tag",
        "that you have at most 1 power tag",
    ),
]


@pytest.mark.parametrize(("condition", "clause", "need"), CONDITION_TEXTS)
def test_conditions(condition: g.Condition, clause: str, need: str) -> None:
    assert TEXTS.condition(condition) == clause
    assert TEXTS.need(condition) == need


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            Event("play-card", cards=CardSet(tags=("space",), kinds=("event",))),
            "you play a space event",
        ),
        (Event("play-card", cost_min=20), "you play a card with a cost of 20 M€ or more"),
        (
            Event("play-tag", tags=("plant", "microbe", "animal")),
            "you play a plant, microbe or animal tag",
        ),
        (Event("place", "all", tiles=TileSet(("ocean",))), "any player places an ocean tile"),
        (
            Event("place", tiles=TileSet(on=AreaSet(bonus=("steel", "titanium")))),
            "you place a tile on an area with a steel or titanium bonus",
        ),
        (Event("produce", each=True), "you increase a production 1 step"),
        (Event("gain", resources=("plant",), each=True), "you gain 1 plant"),
        (Event("raise", "all", parameter="oxygen"), "any player raises oxygen"),
        (Event("add", resources=("animal",), cards=HERE), "you add animals to this card"),
        (Event("project", cost_min=11), "you use a standard project that costs 11 M€ or more"),
        (Event("convert", resources=("plant",)), "you convert plants"),
        (Event("pass", "opponents"), "an opponent passes"),
        (Event("phase", phase="production"), "everybody has produced"),
    ],
)
def test_events(event: Event, text: str) -> None:
    assert TEXTS.event(event) == text


@pytest.mark.parametrize(
    ("rule", "span", "text"),
    [
        (Discount(2, CardSet(tags=("space",))), "always", "space cards cost 2 M€ less"),
        (
            Discount(2, CardSet(tags=("science",)), per_tag=True),
            "always",
            "cards cost 2 M€ less for each science tag on them",
        ),
        (
            Discount(3, CardSet(tags=("power",)), ("power-plant",)),
            "always",
            'power cards and the standard project "Power Plant" cost 3 M€ less',
        ),
        (Discount(1, conversions=("greenery",)), "always", '"Greenery" needs 1 less'),
        (
            Discount(8, CardSet()),
            "next-card",
            "the next card you play this generation costs 8 M€ less",
        ),
        (
            Discount(4, CardSet(tags=("space",))),
            "next",
            "the next space card you play this generation costs 4 M€ less",
        ),
        (
            Discount(5, goals=("milestone",)),
            "next",
            "for the next time this generation, milestones cost 5 M€ less",
        ),
        (Worth("titanium", 1), "always", "each titanium is worth 1 M€ more"),
        (
            Worth("steel", 1, cards=CardSet(tags=("space",))),
            "always",
            "each steel is worth 1 M€ more for space cards",
        ),
        (
            Tolerance(2),
            "next-card",
            "for the next card you play this generation, "
            "global requirements may be missed by up to 2 steps",
        ),
        (AwardScores(2), "always", "for awards, you count as having 2 more"),
        (Tolerance(1, tags=True), "always", "tag requirements may be missed by up to 1 tag"),
        (
            Tolerance(1, about=Tags(("science",))),
            "always",
            "requirements of science tags may be missed by up to 1",
        ),
        (SpendAs("heat", "megacredit"), "always", "you may spend heat as M€"),
        (
            SpendAs("floater", "megacredit", 3, CardSet(tags=("space",)), here=True),
            "always",
            "you may spend floater on this card as 3 M€ each for space cards",
        ),
        (
            Protect(("plant", "animal")),
            "always",
            "opponents may not remove your plants or animals",
        ),
        (Discount(2, goals=("milestone",)), "always", "milestones cost 2 M€ less"),
        (Protect(), "always", "opponents may not remove your resources"),
        (
            Protect(("plant", "energy"), "production"),
            "always",
            "opponents may not lower your plant or energy production",
        ),
        (
            Protect((), "production", half=True),
            "always",
            "where opponents lower your production, you lose only half (rounded down)",
        ),
        (
            Discount(1, CardSet(zone="here"), per=Held(CardSet("it"))),
            "always",
            "cards on this card cost 1 M€ less for each resource on it",
        ),
        (
            PlayFrom(CardSet(zone="here")),
            "always",
            "you may play cards on this card as if they were in hand",
        ),
        (Override("card-price", 1), "generation", "this generation, buying a card costs you 1 M€"),
    ],
)
def test_rules(rule: g.Continuous, span: g.Span, text: str) -> None:
    assert TEXTS.rule(rule, span) == text


@pytest.mark.parametrize(
    ("measure", "text"),
    [
        (Stock(("steel", "titanium")), "steel and titanium you have"),
        (Production(("megacredit",)), "steps of M€ production"),
        (Tags((), different=True), "different tags you have"),
        (Tags(("plant", "animal"), different=True), "different plant or animal tags you have"),
        (Tags((), alike=True), "tags of one kind you have"),
        (Tags(("science",), wild=False, printed="hand"), "science tags on cards in hand"),
        (Tiles(TileSet(("greenery",), beside=TileSet(at="it"))), "greenery tiles adjacent to it"),
        (
            Tiles(TileSet(("ocean",), beside=TileSet(at="this"))),
            "ocean tiles adjacent to this tile",
        ),
        (Tiles(TileSet(("city",), "you")), "city tiles you own"),
        (
            Cards(CardSet(zone="events", kinds=("event",), whose="all")),
            "events that anybody played",
        ),
        (
            Cards(CardSet(zone="events", kinds=("event",), whose="opponents")),
            "events that opponents played",
        ),
        (
            Cards(CardSet(zone="play", tags=("space",), whose="opponents")),
            "space cards of opponents",
        ),
        (Cards(CardSet(zone="hand", whose="all")), "cards in hand of all players"),
        (Tiles(TileSet(("city",), "opponents")), "city tiles of opponents"),
        (Held(HERE), "resources on this card"),
        (
            Areas(AreaSet(terrains=("land",), beside=(Beside(TileSet(("city",))),))),
            "empty land areas adjacent to a city tile",
        ),
        (Score(), "VP"),
        (Sum((Tags(("earth",)), Tags(("space",)))), "earth tags and space tags"),
    ],
)
def test_measures(measure: g.Measure, text: str) -> None:
    assert TEXTS.measure(measure) == text


CARD = Card(
    "swamp-park",
    "test",
    "active",
    "Swamp Park",
    "T01",
    cost=12,
    tags=("plant",),
    holds="animal",
    protected=True,
    requirements=(Compare(Level("oxygen"), "min", 4), Compare(Tags(("plant",)), "min", 2)),
    abilities=(
        Ability(
            "play",
            Unordered(
                (
                    Produce("energy", 1, down=True),
                    Produce("plant", 2),
                    Gain("plant", 1),
                    Gain("steel", 3),
                    Place("ocean"),
                )
            ),
        ),
        Ability("action", Pays(Pay(3), Add("animal", 1, HERE))),
        Ability("trigger", Draw(1), (Event("place", "all", tiles=TileSet(("city",))),)),
        Ability("effect", rule=Worth("steel", 1)),
    ),
    points=(Points(Per(Held(HERE, ("animal",)), each=2)),),
)


def test_a_whole_card() -> None:
    text = TEXTS.card(CARD)
    assert text.requirement == "Requires oxygen at 4% or more and 2 plant tags."
    assert text.lines == (
        "Decrease energy production 1 step and increase plant production 2 steps. "
        "Gain 1 plant and 3 steel. Place an ocean tile.",
        "Action: pay 3 M€ to add 1 animal to this card.",
        "When any player places a city tile: draw 1 card.",
        "Effect: each steel is worth 1 M€ more.",
        "Animals on this card may not be removed.",
    )
    assert text.points == "1 VP for every 2 animals on this card."


def test_whose_points_they_are_is_said_of_no_others() -> None:
    card = Card("x", "test", "event", "X", points=(Points(-1, whose="all"), Points(2)))
    assert TEXTS.card(card).points == "2 VP. Each player: -1 VP."


def test_negative_and_conditional_points() -> None:
    card = Card("x", "test", "event", "X", points=(Points(-1),))
    assert TEXTS.points(card) == "-1 VP"
    some = Points(3, Compare(Held(HERE, ("science",)), "min", 1))
    assert TEXTS.point(some) == "3 VP if this card has 1 science"


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("standard projects cost 3 less", "Effect: standard projects cost 3 M€ less."),
        (
            "the City standard project costs 3 less",
            'Effect: the standard project "City" costs 3 M€ less.',
        ),
    ],
)
def test_all_standard_projects_are_told_in_one(line: str, text: str) -> None:
    made = load_text(f'active 901 "It"\n  cost 1\n  effect: {line}\n', ("base",))
    (it,) = [one for one in made.library.cards if one.number == "901"]
    assert Texts(made.library).card(it).lines == (text,)
