"""Every verb and structure of effects: what is written, and the graph that it means."""

from __future__ import annotations

import pytest

from compiler.graph import (
    Add,
    AreaSet,
    BecomeFirst,
    Beside,
    Cards,
    CardSet,
    ChoosePlayer,
    Chosen,
    Claim,
    Compare,
    Completed,
    CopyEffects,
    CopyProduction,
    Counter,
    Decides,
    Discard,
    Double,
    Draw,
    Each,
    Event,
    Every,
    ExchangeTile,
    Fund,
    Gain,
    Group,
    Held,
    Later,
    Level,
    Look,
    Lose,
    Lot,
    Lowest,
    Matches,
    May,
    MoveCards,
    OneOf,
    Otherwise,
    Pass,
    Pay,
    Pays,
    Per,
    Place,
    PlayCard,
    Printed,
    Produce,
    Production,
    Raise,
    Remove,
    Repeatedly,
    Shown,
    Spend,
    Stock,
    Sum,
    SwapTiles,
    Tags,
    Take,
    TakeActions,
    Then,
    Tiles,
    TileSet,
    Trade,
    Unordered,
    UseAction,
    UseProject,
    When,
)
from compiler.lower.verbs.dispatch import LEAVES as FUNCTIONS
from dsl.lexicon.verbs import FRAMES
from tests.bundled import load_text
from tests.compiler.support import abilities, card, effect

PLAY = CardSet(zone="play")
THIS = CardSet(reference="this")
STOCK = ("megacredit", "steel", "titanium", "plant", "energy", "heat")

LEAVES = {
    "gain 2 plants": Gain("plant", 2),
    "gain 1 M€": Gain("megacredit", 1),
    "gain 3 MC": Gain("megacredit", 3),
    "spend X steel": Spend("steel", Chosen()),
    "spend 3X Steel": Spend("steel", Chosen(3)),
    "gain 1 plant per 2 plant tags": Gain("plant", Per(Tags(("plant",)), each=2)),
    "gain 1 plant per city in play": Gain("plant", Per(Tiles(TileSet(("city",), "all")))),
    "gain 1 plant per city": Gain("plant", Per(Tiles(TileSet(("city",), "you")))),
    "gain 1 plant per city of opponents max 4": Gain(
        "plant", Per(Tiles(TileSet(("city",), "opponents")), most=4)
    ),
    "gain 1 plant per event played by anyone": Gain(
        "plant", Per(Cards(CardSet(zone="events", whose="all", kinds=("event",))))
    ),
    "gain 1 plant per heat production": Gain("plant", Per(Production(("heat",)))),
    "gain 1 plant per 3 steel plus titanium": Gain(
        "plant", Per(Sum((Stock(("steel",)), Stock(("titanium",)))), each=3)
    ),
    "gain 1 plant per ocean": Gain("plant", Per(Level("ocean"))),
    "gain 1 plant per different tag": Gain("plant", Per(Tags(different=True))),
    "gain 1 plant per tag of one kind": Gain("plant", Per(Tags(alike=True))),
    "gain 1 plant per science tag in hand": Gain(
        "plant", Per(Tags(("science",), wild=False, printed="hand"))
    ),
    "gain 1 plant per rating": Gain("plant", Per(Counter("rating"))),
    "gain 1 plant per animal on your cards": Gain("plant", Per(Held(PLAY, ("animal",)))),
    "gain 1 standard resource": OneOf(tuple(Gain(r, 1) for r in STOCK)),
    "lose 3 heat": Lose("heat", 3),
    "lose all plants": Lose("plant", Every()),
    "spend 5 heat": Spend("heat", 5),
    "spend 1 microbe from a card": Spend("microbe", 1, PLAY),
    "pay 3": Pay(3),
    "pay 8 with steel/titanium": Pay(8, ("steel", "titanium")),
    "production +1 energy": Produce("energy", 1),
    "production -2 energy": Produce("energy", 2, down=True),
    "production -1 heat of any player": Produce("heat", 1, down=True, whose="any"),
    "production +1 plant per 2 microbe tags": Produce("plant", Per(Tags(("microbe",)), each=2)),
    "production +1 of a steel/titanium bonus under this tile": Produce(
        Printed(("steel", "titanium")), 1
    ),
    "production +1 of your lowest production": Produce(Lowest(STOCK), 1),
    "gain 2 of your lowest resource": Gain(Lowest(STOCK, "stock"), 2),
    "raise temperature 2": Raise("temperature", 2),
    "lower oceans 1": Raise("ocean", 1, down=True),
    "raise rating 1 per jovian tag": Raise("rating", Per(Tags(("jovian",)))),
    "lower rating 2": Raise("rating", 2, down=True),
    "place ocean": Place("ocean"),
    "place 2 oceans": Place("ocean", count=2),
    "place this tile": Place(""),
    "place this tile adjacent to no tile": Place(
        "", AreaSet(beside=(Beside(TileSet(whose="all"), 0, 0),))
    ),
    "place city adjacent to 2 cities in play": Place(
        "city", AreaSet(beside=(Beside(TileSet(("city",), "all"), 2),))
    ),
    "place city adjacent to another tile": Place(
        "city", AreaSet(beside=(Beside(TileSet(whose="you")),))
    ),
    "place greenery on an ocean area": Place("greenery", AreaSet(terrains=("ocean",))),
    'place city on "Noctis City" ignoring placement rules': Place(
        "city", AreaSet(names=("Noctis City",)), free=True
    ),
    "place marker on a non-reserved area": Place("marker", AreaSet(reserved=False)),
    "place this tile on an area with a steel/titanium bonus adjacent to another tile": Place(
        "", AreaSet(bonus=("steel", "titanium"), beside=(Beside(TileSet(whose="you")),))
    ),
    "add 2 microbes to a card": Add("microbe", 2, PLAY),
    "add 2 microbes to another card": Add("microbe", 2, CardSet(zone="play", other=True)),
    "add 1 resource to a card with 1 resource": Add("", 1, CardSet(zone="play", resources=1)),
    "add 2 animals to a jovian card": Add("animal", 2, CardSet(zone="play", tags=("jovian",))),
    "remove up to 3 plants from any player": Remove("plant", 3, "any", up_to=True),
    "remove 1 animal from any card": Remove("animal", 1, cards=CardSet(zone="play", whose="any")),
    "remove up to 2 animals from any player": Remove(
        "animal", 2, cards=CardSet(zone="play", whose="any"), up_to=True
    ),
    "steal 2 steel from any player": Remove("steel", 2, "any", steal=True),
    "remove up to 4 megacredits from the owner of a tile adjacent to it": Remove(
        "megacredit",
        4,
        "any",
        up_to=True,
        owning=TileSet(beside=TileSet(at="it")),
    ),
    "remove 4 plants from any player with a space tag": Remove(
        "plant", 4, "any", players=Compare(Tags(("space",)), "min", 1)
    ),
    "draw 2 cards": Draw(2),
    "draw 1 science card": Draw(1, CardSet(tags=("science",))),
    "draw 1 card with a microbe tag": Draw(1, CardSet(tags=("microbe",))),
    "draw 1 card with requirements": Draw(1, CardSet(has_requirements=True)),
    "draw 1 card with an oxygen/temperature requirement": Draw(
        1, CardSet(asks=("oxygen", "temperature"))
    ),
    "draw 1 card with tag requirements": Draw(1, CardSet(asks_of="tag")),
    "draw 1 card with a maximum requirement": Draw(1, CardSet(asks_bound="max")),
    "draw 1 card with a minimum global requirement": Draw(
        1, CardSet(global_requirements=True, asks_bound="min")
    ),
    "draw 1 card without a maximum tag requirement": Draw(
        1, CardSet(none_of=(CardSet(asks_of="tag", asks_bound="max"),))
    ),
    "draw 1 card without temperature requirements": Draw(
        1, CardSet(none_of=(CardSet(asks=("temperature",)),))
    ),
    "draw 1 card without tags": Draw(1, CardSet(has_tags=False)),
    "draw 1 card without an earth tag": Draw(1, CardSet(none_of=(CardSet(tags=("earth",)),))),
    "draw 1 card other than an event": Draw(1, CardSet(none_of=(CardSet(kinds=("event",)),))),
    "draw 2 cards other than events without a space/earth tag": Draw(
        2, CardSet(none_of=(CardSet(kinds=("event",)), CardSet(tags=("space", "earth"))))
    ),
    "draw 1 card that can hold animals": Draw(1, CardSet(holds=("animal",))),
    "add 1 animal to a card without animals": Add(
        "animal", 1, CardSet(zone="play", holds=("animal",), resources_max=0)
    ),
    "add 1 resource to a card with max 2 resources": Add(
        "", 1, CardSet(zone="play", resources_max=2)
    ),
    "add 1 animal to up to 2 different cards": Add(
        "animal", 1, CardSet(zone="play"), cards=2, fewer=True
    ),
    "add 1 resource to 3 other cards": Add("", 1, CardSet(zone="play", other=True), cards=3),
    "draw 1 event": Draw(1, CardSet(kinds=("event",))),
    "draw 1 card with cost max 10": Draw(1, CardSet(cost_max=10)),
    "draw 1 card with cost odd": Draw(1, CardSet(cost_odd=True)),
    "use 1 standard project for half price": UseProject(less="half"),
    "draw 1 card with vp min 1": Draw(1, CardSet(points_min=1)),
    "look at 3 cards then take 1 of them": Then((Look(3), Take(1))),
    "look at 4 cards then buy up to 3 of them": Then((Look(4), Take(3, buy=True, up_to=True))),
    "reveal 3 cards then draw 1 card per 2 space tags of them": Then(
        (Look(3, public=True), Draw(Per(Tags(("space",), wild=False, printed="shown"), 1, 2)))
    ),
    "reveal 3 cards then if 2 of them have a space tag: draw 1 card": Then(
        (
            Look(3, public=True),
            When(Compare(Cards(CardSet(zone="them", tags=("space",))), "min", 2), Draw(1)),
        )
    ),
    "look at 3 cards then move 2 of them to the bottom of the deck": Then(
        (Look(3), MoveCards(2, CardSet(zone="table"), "bottom"))
    ),
    "draw 1 card then move it to the top of the deck": Then(
        (Draw(1), MoveCards(1, CardSet("it"), "deck"))
    ),
    "reveal 1 random card from the hand of an opponent": Look(
        1, True, CardSet(zone="hand", whose="opponent"), random=True
    ),
    "at next research phase: draw 1 card": Later(
        (Event("phase", "all", phase="research"),), Draw(1)
    ),
    "next time you pass or fund an award: draw 1 card": Later(
        (Event("pass"), Event("fund")), Draw(1)
    ),
    "this generation when you pass: draw 1 card": Later(
        (Event("pass"),), Draw(1), "this generation"
    ),
    "look at 1 card then may buy it": Then((Look(1), May(Take(1, buy=True)))),
    "discard 1 card": Discard(1),
    "discard X cards": Discard(Chosen()),
    "copy the production box of a building card": CopyProduction(
        CardSet(zone="play", tags=("building",))
    ),
    "copy the immediate effects of your other prelude": CopyEffects(
        CardSet(zone="play", kinds=("prelude",), other=True)
    ),
    "use the action of a card used this generation": UseAction(CardSet(zone="play", used=True)),
    "use the actions of up to 2 cards": UseAction(CardSet(zone="play"), 2, True),
    "use the actions of 2 other cards": UseAction(CardSet(zone="play", other=True), 2),
    "use the action of each card used this generation": UseAction(
        CardSet(zone="play", used=True), None
    ),
    "play 1 card from hand for 25 less": PlayCard(CardSet(zone="hand"), 25),
    "play 1 card from hand for free": PlayCard(CardSet(zone="hand"), None),
    "play 1 card from hand for 2 less per science tag": PlayCard(
        CardSet(zone="hand"), Per(Tags(("science",)), 2)
    ),
    "fund an award for 1 less per 2 plant tags": Fund(Per(Tags(("plant",)), each=2)),
    "play 1 card from hand ignoring global requirements": PlayCard(
        CardSet(zone="hand"), ignoring=True
    ),
    "play 1 card from hand ignoring requirements": PlayCard(
        CardSet(zone="hand"), unconditional=True
    ),
    "fund an award for free": Fund(),
    "exchange your greenery for a city": ExchangeTile(TileSet(("greenery",), "you"), "city"),
    "exchange your greenery with a city of an opponent": SwapTiles(
        TileSet(("greenery",), "you"), TileSet(("city",), "opponents")
    ),
    "gain 1 plant per group of your cities": Gain(
        "plant", Per(Group(TileSet(("city",), "you"), 1), 1)
    ),
    "gain 1 plant per group of 3 tiles": Gain("plant", Per(Group(TileSet(whose="you"), 3), 1)),
    "trade": Trade(),
    "claim an ocean tile without owner": Claim(TileSet(("ocean",), "nobody")),
    "move 1 space/building card from hand to here": MoveCards(
        1, CardSet(zone="hand", tags=("space", "building")), "here"
    ),
    "move up to 2 events without a special tile from the event pile to hand": MoveCards(
        2, CardSet(zone="events", kinds=("event",), places_no=("special",)), "hand", up_to=True
    ),
    "move 1 building card to the discards": MoveCards(
        1, CardSet(zone="play", tags=("building",)), "discard"
    ),
    "double the resources on a card here": Double(CardSet(zone="here")),
    "copy the production boxes of 2 building cards": CopyProduction(
        CardSet(zone="play", tags=("building",)), 2
    ),
    "draw 1 card then may play it for 2 less": Then((Draw(1), May(PlayCard(CardSet("it"), 2)))),
    "draw 2 cards then play 1 of them": Then((Draw(2), PlayCard(CardSet(zone="table")))),
    "look at 2 preludes then play 1 of them": Then(
        (Look(2, cards=CardSet(kinds=("prelude",))), PlayCard(CardSet(zone="table")))
    ),
    "reveal 2 cards from hand": Look(2, public=True, cards=CardSet(zone="hand")),
    "draw 2 fighter cards": Draw(2, CardSet(shows=("fighter",))),
    "take 2 actions": TakeActions(2),
    "pass": Pass(),
    "use 1 standard project": UseProject(),
    "use 1 standard project with cost min 12 for 5 less": UseProject(cost_min=12, less=5),
    'use the "Aquifer" standard project for free': UseProject(("aquifer",), less=None),
    "gain 1 plant per completed parameter": Gain("plant", Per(Completed())),
    "become the first player": BecomeFirst(),
}


@pytest.mark.parametrize("line", LEAVES)
def test_leaves(line):
    others = ("action: move 1 card from hand to here",) if "here" in line else ()
    if "this tile" in line and not line.startswith("place"):
        others = ("first action: place this tile",)
    if line.endswith("to it"):  # which must have been mentioned
        assert effect(f"place ocean then {line}").parts[1] == LEAVES[line]
        return
    assert effect(line, *others) == LEAVES[line]


def test_every_row_of_the_table_has_a_function():
    assert set(FUNCTIONS) == set(FRAMES)


def test_every_verb_of_the_table_is_covered():
    told = " ".join([*LEAVES, "add", "buy", "reveal", "hide"])
    assert [verb for verb in FRAMES if verb not in told] == []


@pytest.mark.parametrize("verb", FRAMES)
def test_the_examples_of_the_table_are_right(verb):
    holds = "" if verb in ("take", "buy") else "holds animal"
    before = "look at 1 card then " if verb in ("take", "buy") else ""
    lines = [line for line in (before + FRAMES[verb].example, holds) if line]
    if verb != "hide":
        assert effect(*lines) is not None
    else:  # which needs tokens
        kind = "kind find, plural finds, lies on areas\n\n"
        card = 'event 001 "Example"\n  cost 1\n  ' + FRAMES[verb].example
        assert not load_text(f"{kind}{card}\n").errors


@pytest.mark.parametrize(
    ("kind", "where", "is_said"),
    [
        (", lies on areas", "", False),
        (", lies on areas", " on a land area", True),
        (", lies on areas", " in the pile", True),
        (", lies in a row of 3", "", True),
        ("", "", True),
    ],
)
@pytest.mark.parametrize("verb", ["look at", "reveal"])
def test_what_lies_on_areas_is_looked_at_where_it_is_said(verb, kind, where, is_said):
    card = f'event 001 "Example"\n  cost 1\n  {verb} 1 find{where}\n'
    made = load_text(f"kind find, plural finds{kind}\n\n{card}")
    assert (not made.errors) is is_said


PLANT, STEEL, HEAT = Gain("plant", 1), Gain("steel", 1), Gain("heat", 1)

STRUCTURES = {
    "gain 1 plant, 1 steel": Unordered((PLANT, STEEL)),
    "gain 1 plant or 1 steel": OneOf((PLANT, STEEL)),
    "gain 1 plant or 1 steel or gain 1 heat": OneOf((PLANT, STEEL, HEAT)),
    "by chance: gain 1 plant or gain 1 steel": OneOf((PLANT, STEEL), chance=True),
    "by chance 1 to 6: gain 2X plants": Lot(1, 6, Gain("plant", Shown(2))),
    "choose a random opponent then that player: gain 1 plant": Then(
        (ChoosePlayer(chance=True), Each("that", PLANT))
    ),
    "a random player: gain 1 plant": Then((ChoosePlayer("any", chance=True), Each("that", PLANT))),
    "gain 1 plant then gain 1 steel": Then((PLANT, STEEL)),
    "pay 1 -> gain 1 plant": Pays(Pay(1), PLANT),
    "may pay 1 -> gain 1 plant": May(Pays(Pay(1), PLANT)),
    "repeatedly pay 1 -> gain 1 plant": Repeatedly(Pays(Pay(1), PLANT)),
    "pay 1 otherwise gain 1 plant": Otherwise(Pay(1), PLANT),
    "gain 1 steel then pay 1 otherwise gain 1 plant": Then((STEEL, Otherwise(Pay(1), PLANT))),
    "each opponent: gain 1 plant": Each("opponents", PLANT),
    "each player: gain 1 plant": Each("all", PLANT),
    "the first player decides for you: place city": Decides("first", Place("city")),
    "if 3 oceans: gain 1 plant": When(Compare(Level("ocean"), "min", 3), PLANT),
    "if 3 oceans: gain 1 plant otherwise gain 1 steel": When(
        Compare(Level("ocean"), "min", 3), PLANT, STEEL
    ),
    "gain 1 plant or (pay 1 -> gain 1 steel)": OneOf((PLANT, Pays(Pay(1), STEEL))),
    "production -1 energy, +3 megacredits": Unordered(
        (Produce("energy", 1, down=True), Produce("megacredit", 3))
    ),
    "steal up to 2 steel or up to 3 megacredits from any player": OneOf(
        (
            Remove("steel", 2, "any", up_to=True, steal=True),
            Remove("megacredit", 3, "any", up_to=True, steal=True),
        )
    ),
    "steal up to 2 steel, up to 3 heat from any player": Then(
        (
            ChoosePlayer("opponent"),
            Unordered(
                (
                    Remove("steel", 2, "that", up_to=True, steal=True),
                    Remove("heat", 3, "that", up_to=True, steal=True),
                )
            ),
        )
    ),
    "gain 1 plant, lose 2 steel, 1 heat to any opponent": Unordered(
        (
            PLANT,
            Then(
                (
                    ChoosePlayer("opponent"),
                    Unordered((Lose("steel", 2, "that"), Lose("heat", 1, "that"))),
                )
            ),
        )
    ),
    "steal 2 steel from an opponent, steal 3 heat from an opponent": Unordered(
        (Remove("steel", 2, "opponent", steal=True), Remove("heat", 3, "opponent", steal=True))
    ),
    "lose 1 steel, lose 2 heat to an opponent": Unordered(
        (Lose("steel", 1), Lose("heat", 2, "opponent"))
    ),
    "add 2 microbes or 2 animals to another card": OneOf(
        tuple(Add(held, 2, CardSet(zone="play", other=True)) for held in ("microbe", "animal"))
    ),
    "reveal 1 card then if it has a microbe tag: gain 1 plant": Then(
        (Look(1, public=True), When(Matches(CardSet(reference="it", tags=("microbe",))), PLANT))
    ),
}


@pytest.mark.parametrize("line", STRUCTURES)
def test_structures(line):
    assert effect(line) == STRUCTURES[line]


def test_plain_lines_are_one_pool():
    assert abilities("gain 1 plant, 1 steel", "gain 1 heat")[0].effect == Unordered(
        (PLANT, STEEL, HEAT)
    )


def test_here_is_this_card():
    made = card("holds microbe", "action: spend X microbes here -> gain X megacredits")
    cost = Spend("microbe", Chosen(), THIS)
    assert made.abilities[0].effect == Pays(cost, Gain("megacredit", Chosen()))
    assert made.holds == "microbe"


def test_removing_from_this_card():
    line = "when you play a science tag: remove 1 science here -> draw 1 card"
    made = card("holds science", line)
    assert made.abilities[0].effect == Pays(Remove("science", 1, cards=THIS), Draw(1))
