"""English text of single effects: what each verb says, for one and for several."""

from __future__ import annotations

import pytest

from compiler import graph as g
from compiler.graph import (
    Add,
    AreaSet,
    Beside,
    CardSet,
    ChoosePlayer,
    Chosen,
    Compare,
    CopyEffects,
    CopyProduction,
    Counter,
    Decides,
    Deeds,
    Discard,
    Double,
    Draw,
    Each,
    Event,
    Every,
    Fund,
    Gain,
    Happened,
    Later,
    Look,
    Lose,
    Lot,
    Lowest,
    May,
    MoveCards,
    Nothing,
    OneOf,
    Otherwise,
    Pay,
    Pays,
    Per,
    Place,
    PlayCard,
    Printed,
    Produce,
    Raise,
    Remove,
    Repeatedly,
    Shown,
    Spend,
    Tags,
    Take,
    TakeActions,
    That,
    Then,
    Tiles,
    TileSet,
    Trade,
    Unordered,
    UseAction,
    UseProject,
    When,
)
from compiler.read.load import load_text
from compiler.text import Texts
from tests.compiler.small_library import LIBRARY

TEXTS = Texts(LIBRARY)
HERE = CardSet("this")
OWN_CITIES = Tiles(TileSet(("city",), "you"))
CITIES = Tiles(TileSet(("city",)))


REMOVED = Happened(Event("remove", of="owner"), "generation")
EFFECT_TEXTS = [
    (Gain("plant", 1), "gain 1 plant"),
    (Gain("plant", 2), "gain 2 plants"),
    (Gain("titanium", 2), "gain 2 titanium"),
    (Gain("megacredit", Chosen(3)), "gain 3X M€"),
    (
        Gain("megacredit", Per(Tags(("space",), "opponents"))),
        "gain 1 M€ for each space tag opponents have",
    ),
    (
        Gain("plant", Per(CITIES, 2, 3, 9)),
        "gain 2 plants for every 3 city tiles in play (counting at most 9)",
    ),
    (Gain(That(), 1), "gain 1 of that resource"),
    (Lose(That(), 1), "lose 1 of that resource (or as much as there is)"),
    (Remove(That(), 2, "any", steal=True), "steal 2 of that resource from any player"),
    (Gain(Lowest(("steel", "plant")), 1), "gain 1 of a resource with the lowest production"),
    (Lose("megacredit", 4), "lose 4 M€ (or as much as there is)"),
    (Lose("megacredit", 4, "that"), "give 4 M€ to that player (or as much as there is)"),
    (Spend("heat", 8), "spend 8 heat"),
    (OneOf((Spend("plant", 1), Spend("steel", 1))), "spend 1 plant or 1 steel"),
    (Spend("plant", Every()), "spend all plants"),
    (Spend("animal", 2, HERE), "spend 2 animals from this card"),
    (Pay(8, ("steel",)), "pay 8 M€ (steel may be used)"),
    (Produce("energy", 1), "increase energy production 1 step"),
    (Produce("megacredit", 2, down=True), "decrease M€ production 2 steps"),
    (
        Produce("energy", 1, down=True, whose="any"),
        "decrease any player's energy production 1 step",
    ),
    (
        Produce("megacredit", Per(CITIES)),
        "increase M€ production 1 step for each city tile in play",
    ),
    (
        Produce(Printed(("steel", "titanium")), 1),
        "increase steel or titanium production (as printed under this tile) 1 step",
    ),
    (Raise("temperature", 2), "raise temperature 2 steps"),
    (Raise("rating", 1), "raise TR 1 step"),
    (Place("ocean"), "place an ocean tile"),
    (Place("ocean", count=2), "place 2 ocean tiles"),
    (
        Place("", AreaSet(bonus=("steel", "titanium"), beside=(Beside(TileSet()),))),
        "place this card's tile on an area with a steel or titanium bonus adjacent to a tile",
    ),
    (
        Place("city", AreaSet(names=("Noctis City",)), free=True),
        "place a city tile on Noctis City (placement rules do not apply)",
    ),
    (Add("animal", 1, HERE), "add 1 animal to this card"),
    (Add("microbe", 3, CardSet(other=True)), "add 3 microbes to another card"),
    (Add("", 1, CardSet("that")), "add 1 resource to that card"),
    (Remove("plant", 6, "any", up_to=True), "remove up to 6 plants from any player"),
    (Remove("animal", 1, cards=CardSet(whose="any")), "remove 1 animal from any card"),
    (
        Unordered((Remove("plant", 3, "you"), Remove("heat", 2, "any"))),
        "remove 3 plants and remove 2 heat from any player",
    ),
    (Remove("steel", 2, "any", up_to=True, steal=True), "steal up to 2 steel from any player"),
    (Draw(1), "draw 1 card"),
    (
        Draw(2, CardSet(tags=("space",))),
        "reveal cards until you find 2 space cards, take them and discard the rest",
    ),
    (
        Then((Look(1), May(Take(1, buy=True)))),
        "look at the top card of the deck, then you may buy it (otherwise discard it)",
    ),
    (
        Then((Look(3), Take(1))),
        "look at the top 3 cards of the deck, then take 1 of them and discard the rest",
    ),
    (
        Then((Look(2), Take(2))),
        "look at the top 2 cards of the deck, then take 2 of them",
    ),
    (
        Then((Look(1, public=True), Gain("heat", 1))),
        "reveal the top card of the deck (and discard it), then gain 1 heat",
    ),
    (
        Then((Look(2), MoveCards(Every(), CardSet(zone="table"), "bottom"))),
        "look at the top 2 cards of the deck, then move all of them under the deck",
    ),
    (
        Unordered((Lose("plant", 2), Lose("steel", 1))),
        "lose 2 plants and 1 steel (or as much as there is)",
    ),
    (
        Then(
            (
                ChoosePlayer("opponent"),
                Unordered(
                    (
                        Remove("plant", 2, "that", up_to=True, steal=True),
                        Remove("steel", 1, "that", up_to=True, steal=True),
                    )
                ),
            )
        ),
        "choose an opponent, then steal up to 2 plants and up to 1 steel from that player",
    ),
    (
        Unordered((Remove("plant", 2, "opponent"), Remove("steel", 1, "opponent"))),
        "remove 2 plants from an opponent and 1 steel from an opponent",
    ),
    (
        Unordered((Produce("steel", 1, True, far=True), Produce("heat", 2, True, far=True))),
        "decrease steel production 1 step and heat production 2 steps (or as far as possible)",
    ),
    (
        Then((Look(4), Take(3, buy=True, up_to=True))),
        "look at the top 4 cards of the deck, then buy up to 3 of them and discard the rest",
    ),
    (
        Look(1, True, CardSet(zone="hand", whose="opponent"), random=True),
        "reveal 1 card at random from the hand of an opponent",
    ),
    (
        Look(3, True, CardSet(zone="hand", whose="opponent"), random=True),
        "reveal 3 cards at random from the hand of an opponent (or as many as there are)",
    ),
    (
        Then((Look(1), MoveCards(1, CardSet(zone="table"), "bottom"))),
        "look at the top card of the deck, then move it under the deck",
    ),
    (
        Later((Event("phase", "all", phase="research"),), Draw(1)),
        "in the next research phase: draw 1 card",
    ),
    (Later((Event("pass"),), Draw(1)), "the next time that you pass: draw 1 card"),
    (
        Later((Event("pass"),), Draw(1), "once this generation"),
        "the next time in this generation that you pass: draw 1 card",
    ),
    (Discard(1), "discard 1 card"),
    (
        CopyProduction(CardSet(zone="play", tags=("building",))),
        "apply the production box of a building card once more",
    ),
    (
        UseAction(CardSet(used=True)),
        "use the action of a card whose action has been used this generation",
    ),
    (
        UseAction(CardSet(used=True), 2, True),
        "use the actions of up to 2 different cards whose action has been used this generation",
    ),
    (UseAction(CardSet(), None), "use the action of each card"),
    (PlayCard(CardSet(zone="hand"), 25), "play a card from hand for 25 M€ less"),
    (
        PlayCard(CardSet(zone="hand"), Per(Tags(("science",)), 2), unconditional=True),
        "play a card from hand for 2 M€ less for each science tag you have, "
        "ignoring its requirements",
    ),
    (Fund(), "fund an award for free"),
    (
        Fund(Per(Tags(("plant",)), each=2)),
        "fund an award for 1 M€ less for every 2 plant tags you have",
    ),
    (Pays(Spend("plant", 8), Place("greenery")), "spend 8 plants to place a greenery tile"),
    (
        OneOf((Gain("plant", 4), Add("animal", 2, CardSet(other=True)))),
        "gain 4 plants or add 2 animals to another card",
    ),
    (
        Unordered((Gain("plant", 1), Gain("steel", 2), Draw(1))),
        "gain 1 plant and 2 steel, and draw 1 card",
    ),
    (
        CopyEffects(CardSet(kinds=("prelude",), other=True)),
        "apply the immediate effects of another prelude once more",
    ),
    (
        MoveCards(1, CardSet(zone="hand", tags=("space", "building")), "here"),
        "move a space or building card from hand onto this card",
    ),
    (
        MoveCards(1, CardSet("this"), "events", "that"),
        "move this card to the event pile of that player",
    ),
    (
        MoveCards(2, CardSet(zone="events", kinds=("event",)), "hand", up_to=True),
        "move up to 2 events from the event pile to your hand",
    ),
    (
        CopyProduction(CardSet(tags=("building",)), 2),
        "apply the production boxes of 2 building cards once more",
    ),
    (Look(2, cards=CardSet(kinds=("prelude",))), "look at 2 preludes from their pile"),
    (Look(Chosen(), public=True, cards=CardSet(zone="hand")), "reveal X cards from hand"),
    (PlayCard(CardSet(zone="table")), "play 1 of them"),
    (PlayCard(CardSet("it"), 5), "play it for 5 M€ less"),
    (TakeActions(2), "take 2 actions at once"),
    (
        UseProject(cost_min=12, less=5),
        "use a standard project that costs 12 M€ or more for 5 M€ less",
    ),
    (
        Otherwise(Spend("steel", 3), Lose("megacredit", 2)),
        "spend 3 steel; if that is impossible, lose 2 M€ (or as much as there is)",
    ),
    (Double(CardSet(zone="here")), "double the resources on a card on this card"),
    (
        Remove("megacredit", 3, "any", steal=True, players=REMOVED),
        "steal 3 M€ from any player who removed resources from you this generation",
    ),
    (
        Remove("megacredit", 4, "any", up_to=True, owning=TileSet(beside=TileSet(at="it"))),
        "remove up to 4 M€ from any player who owns a tile adjacent to it",
    ),
    (Draw(Shown()), "draw X cards"),
    (
        Lose(
            "megacredit", Per(Tiles(TileSet(("city",), "you")), 4, 1, 5, minus=Counter("influence"))
        ),
        "lose 4 M€ for each city tile you own (counting at most 5) minus influence "
        "(or as much as there is)",
    ),
    (
        Gain("heat", Per(Deeds(Event("project", cards=CardSet(names=("asteroid",))), "game"))),
        'gain 1 heat for each "asteroid" you used in this game',
    ),
    (
        Gain("heat", Per(Deeds(Event("project", cost_min=20, full=True), "game"))),
        "gain 1 heat for each standard project with a cost of 20 M€ or more at full price you used "
        "in this game",
    ),
    (Repeatedly(Draw(1)), "once or more, draw 1 card"),
    (
        OneOf((Draw(1), Nothing()), chance=True),
        "let chance decide: draw 1 card or nothing",
    ),
    (
        Lot(1, 6, Gain("plant", Shown(2))),
        "determine X at random, from 1 to 6: gain 2X plants",
    ),
    (
        Then((ChoosePlayer(chance=True), Remove("plant", 2, "that", steal=True))),
        "randomly choose an opponent, then steal 2 plants from that player",
    ),
    (
        Trade(freely=True, every=True),
        "trade with each colony tile (without sending a trade fleet, even where one already is)",
    ),
    (
        Remove("animal", 2, cards=CardSet(reference="this"), every=True),
        "remove 2 animals from this card (or as much as there is)",
    ),
    (Decides("first", Place("city")), "the first player decides for you: place a city tile"),
    (Each("opponents", Lose("plant", 1)), "each opponent: lose 1 plant (or as much as there is)"),
    (
        When(Compare(Tags(("plant",)), "min", 3), Produce("plant", 4), Produce("plant", 1)),
        "if you have 3 plant tags, increase plant production 4 steps; "
        "otherwise increase plant production 1 step",
    ),
    (When(Compare(g.Colonies(), "min", 3), Gain("heat", 1)), "if you own 3 colonies, gain 1 heat"),
    (
        When(Compare(g.Colonies("all"), "max", 1), Gain("heat", 1)),
        "if there is at most 1 colony in play, gain 1 heat",
    ),
]


@pytest.mark.parametrize(("effect", "text"), EFFECT_TEXTS)
def test_effects(effect: g.Effect, text: str) -> None:
    assert TEXTS.effect(effect) == text


def test_a_board_that_is_named_with_its_terrain_is_said_once():
    luna = 'terrain crater, drawn "%", also land\n\nboard luna "Luna", beside\n  rows\n    %  %\n\n'
    text = f'{luna}event 1 "A"\n  cost 1\n  place city on a crater on luna\n'
    loaded = load_text(text, ("base",))
    assert loaded.errors == ()
    (card,) = (one for one in loaded.library.cards if one.name == "A")
    assert Texts(loaded.library).card(card).lines == (
        "Place a city tile on a crater area on Luna.",
    )
