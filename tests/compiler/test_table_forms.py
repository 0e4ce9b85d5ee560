"""Forms about the table, what others do, colonies and parties: what is written, the graph that it
means, and that the graph is written so again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler import graph as g
from compiler.icons.effects import effect_row
from compiler.icons.items import Drawer
from compiler.text import Texts
from compiler.text.catalogue import catalogue
from compiler.writing.cards import card_text
from tests.bundled import load_text
from tests.compiler.support import abilities, card, effect, library, lines_of
from tests.compiler.test_table_rules import CITIES

PER_CITY = g.Per(g.Tiles(CITIES))
STOCK = ("megacredit", "steel", "titanium", "plant", "energy", "heat")
PLANT = g.Gain("plant", 1)
CHAIRMAN = g.Compare(g.Delegates(g.DelegateSet("chairman")), "min", 1)
LOOKED = g.CardSet(zone="table")
NEUTRAL = g.DelegateSet("non-leader", "nobody")


def shown(cards: g.CardSet, negated: bool = False) -> g.Then:
    """A card is revealed, and something done if it is one of these, or none of them."""
    asked: g.Condition = g.Matches(replace(cards, reference="it"))
    asked = g.Not(asked) if negated else asked
    return g.Then((g.Look(1, public=True), g.When(asked, PLANT)))


EFFECTS = {
    "lose all plants except 3": g.Lose("plant", g.Every(3)),
    "lose all plants except 3 plus 1 per city": g.Lose("plant", g.Every(g.More(3, PER_CITY))),
    "lose 4 heat minus 1 per city": g.Lose("heat", g.Less(4, PER_CITY)),
    "gain 4 plants plus 1 per city": g.Gain("plant", g.More(4, PER_CITY)),
    "lose 4 plants plus 1 per city to an opponent": g.Lose(
        "plant", g.More(4, PER_CITY), to="opponent"
    ),
    "raise rating 4 plus 1 per city": g.Raise("rating", g.More(4, PER_CITY)),
    "lower rating 4 minus 1 per city": g.Raise("rating", g.Less(4, PER_CITY), down=True),
    "lose 1 steel production": g.Produce("steel", 1, down=True, far=True),
    "lose 2 cards": g.Discard(2, far=True),
    "gain 2 standard resources": g.GainAny(STOCK, 2),
    "gain 1 standard resource per city": g.GainAny(STOCK, PER_CITY),
    "raise temperature 1 ignoring bonuses": g.Raise("temperature", 1, bare=True),
    "place ocean ignoring bonuses": g.Place("ocean", bare=True),
    "place ocean ignoring placement bonuses": g.Place("ocean", dry=True),
    "place greenery ignoring tile effects": g.Place("greenery", still=True),
    "nobody: raise temperature 1 or lower oxygen 1": g.OneOf(
        (g.Raise("temperature", 1, bare=True), g.Raise("oxygen", 1, down=True, bare=True))
    ),
    "pass": g.Pass(),
    "become the first player": g.BecomeFirst(),
    "look at the hand of an opponent then move 1 card from the hand of that player to hand": g.Then(
        (
            g.Peek("opponent"),
            g.MoveCards(1, g.CardSet(zone="hand", whose="that"), "hand"),
        )
    ),
    'gain 1 plant per "Example"': g.Gain(
        "plant", g.Per(g.Cards(g.CardSet(zone="play", names=("example",))))
    ),
    "if every 3 generations: gain 1 plant": g.When(g.Recurring(3), PLANT),
    "draw 1 card with 2 tags": g.Draw(1, g.CardSet(tags_min=2)),
    "draw 1 card with 1 tag with max 1 tag": g.Draw(1, g.CardSet(tags_min=1, tags_max=1)),
    "reveal 1 card then if it has max 1 tag: gain 1 plant": shown(g.CardSet(tags_max=1)),
    "reveal 1 card then if it is an event: gain 1 plant": shown(g.CardSet(kinds=("event",))),
    "reveal 1 card then if it is a science event: gain 1 plant": shown(
        g.CardSet(kinds=("event",), tags=("science",))
    ),
    "reveal 1 card then if it is not a space event: gain 1 plant": shown(
        g.CardSet(kinds=("event",), tags=("space",)), negated=True
    ),
    "reveal 1 card then if its cost max 9: gain 1 plant": g.Then(
        (
            g.Look(1, public=True),
            g.When(g.Compare(g.Cost(g.CardSet(reference="it")), "max", 9), PLANT),
        )
    ),
    "reveal 1 card then if its points 2: gain 1 plant": g.Then(
        (
            g.Look(1, public=True),
            g.When(g.Compare(g.CardPoints(g.CardSet(reference="it")), "min", 2), PLANT),
        )
    ),
    "look at 1 card then move 1 of them to the bottom of the deck": g.Then(
        (g.Look(1), g.MoveCards(1, LOOKED, "bottom"))
    ),
    "look at 2 cards then move them to the deck": g.Then(
        (g.Look(2), g.MoveCards(g.Every(), LOOKED, "deck"))
    ),
    "reveal 3 cards then gain 1 plant per science card of them": g.Then(
        (
            g.Look(3, public=True),
            g.Gain("plant", g.Per(g.Cards(g.CardSet(zone="them", tags=("science",))))),
        )
    ),
    "move 1 card from hand to the bottom of the deck": g.MoveCards(
        1, g.CardSet(zone="hand"), "bottom"
    ),
    "if you are the first player: gain 1 plant": g.When(g.IsFirst(), PLANT),
    "if you are not the chairman: gain 1 plant": g.When(
        g.Compare(g.Delegates(g.DelegateSet("chairman")), "max", 0), PLANT
    ),
    "if an opponent is the chairman: gain 1 plant": g.When(g.Of("opponent", CHAIRMAN), PLANT),
    "if the owner of this card is not the first player: gain 1 plant": g.When(
        g.Of("holder", g.Not(g.IsFirst())), PLANT
    ),
    "if the first player raised temperature this generation: gain 1 plant": g.When(
        g.Of("first", g.Happened(g.Event("raise", parameter="temperature"), "generation")), PLANT
    ),
    "if no opponent passed this generation: gain 1 plant": g.When(
        g.Not(g.Happened(g.Event("pass", "opponents"), "generation")), PLANT
    ),
    "each opponent who did not pass this generation: gain 1 plant": g.Each(
        "opponents", PLANT, g.Not(g.Happened(g.Event("pass"), "generation"))
    ),
    "each opponent who passed this generation: gain 1 plant": g.Each(
        "opponents", PLANT, g.Happened(g.Event("pass"), "generation")
    ),
    "if each player has 3 cities: gain 1 plant": g.When(
        g.Not(g.Of("any", g.Not(g.Compare(g.Tiles(CITIES), "min", 3)))), PLANT
    ),
    "if no player has 3 cities: gain 1 plant": g.When(
        g.Not(g.Of("any", g.Compare(g.Tiles(CITIES), "min", 3))), PLANT
    ),
    "each opponent: lose 1 plant to the owner of this card": g.Each(
        "opponents", g.Lose("plant", 1, "holder")
    ),
    "each opponent: may pay 2 -> the owner of this card: gain 1 plant": g.Each(
        "opponents", g.May(g.Pays(g.Pay(2), g.Each("holder", PLANT)))
    ),
    "each opponent with 1 tile adjacent to your tile: lose 1 plant": g.Each(
        "opponents",
        g.Lose("plant", 1),
        g.Compare(g.Tiles(g.TileSet(whose="you", beside=g.TileSet(whose="holder"))), "min", 1),
    ),
    "nobody: raise temperature 1 or place ocean": g.OneOf(
        (g.Raise("temperature", 1, bare=True), g.Place("ocean", bare=True))
    ),
    "nobody: place ocean ignoring placement rules": g.Place("ocean", free=True, bare=True),
    "place city on an area with an ocean": g.Place(
        "city", g.AreaSet(empty=False, holding=g.TileSet(("ocean",), "all"))
    ),
    "place marker on a non-reserved area adjacent to your marker": g.Place(
        "marker",
        g.AreaSet(reserved=False, beside=(g.Beside(g.TileSet(("marker",), "you")),)),
    ),
    "move a city": g.MoveTile(CITIES),
    "move a city to an area adjacent to it": g.MoveTile(CITIES, g.AreaSet(near="it")),
    "exchange a greenery for a city": g.ExchangeTile(g.TileSet(("greenery",), "you"), "city"),
    "place city then gain all bonuses under it": g.Then((g.Place("city"), g.GainBonus("it"))),
    "add 1 animal to each card": g.Add("animal", 1, g.CardSet(zone="play"), every=True),
    "the players with the most cities: gain 1 plant": g.Ranked("most", g.Tiles(CITIES), PLANT),
    "the players with the second most rating: gain 1 plant": g.Ranked(
        "second most", g.Counter("rating"), PLANT
    ),
    "the players with the fewest cities: gain 1 plant": g.Ranked("fewest", g.Tiles(CITIES), PLANT),
    "an opponent with the most cities: gain 1 plant": g.Each(
        "opponent", PLANT, g.Leads("most", g.Tiles(CITIES), rivals=True)
    ),
    "any player with the fewest cities: gain 1 plant": g.Each(
        "any", PLANT, g.Leads("fewest", g.Tiles(CITIES))
    ),
    "the first player: gain 1 plant": g.Each("first", PLANT),
    "if no more plants than heat: gain 1 plant": g.When(
        g.Not(g.Against(g.Stock(("plant",)), g.Stock(("heat",)))), PLANT
    ),
    "each opponent with no fewer cities than you: gain 1 plant": g.Each(
        "opponents",
        PLANT,
        g.Not(g.Against(g.Tiles(CITIES), g.Tiles(CITIES), fewer=True, rival=True)),
    ),
    "if the most cities: gain 1 plant": g.When(g.Leads("most", g.Tiles(CITIES)), PLANT),
    "gain 1 plant per milestone of opponents": g.Gain(
        "plant", g.Per(g.Goals("milestone", "opponents"))
    ),
    "gain 1 plant per 2 awards in play": g.Gain("plant", g.Per(g.Goals("award", "all"), each=2)),
    "gain 1 plant per event played this generation": g.Gain(
        "plant",
        g.Per(g.Deeds(g.Event("play-card", cards=g.CardSet(kinds=("event",))), "generation")),
    ),
    "gain 1 plant per 2 heat an opponent spent this game": g.Gain(
        "plant",
        g.Per(g.Deeds(g.Event("spend", resources=("heat",)), "game", "opponents"), each=2),
    ),
    "gain 1 plant per temperature step raised this action": g.Gain(
        "plant", g.Per(g.Deeds(g.Event("raise", parameter="temperature"), "action"))
    ),
    "if you placed 2 cities this generation: gain 1 plant": g.When(
        g.Compare(
            g.Deeds(g.Event("place", tiles=g.TileSet(("city",), "all")), "generation"),
            "min",
            2,
        ),
        PLANT,
    ),
    "if you did not place a city this generation: gain 1 plant": g.When(
        g.Not(g.Happened(g.Event("place", tiles=g.TileSet(("city",), "all")), "generation")),
        PLANT,
    ),
    "gain 1 plant per completed parameter": g.Gain("plant", g.Per(g.Completed())),
    "gain 1 plant per generation": g.Gain("plant", g.Per(g.Generation())),
    "gain 1 plant per 2 generations max 4": g.Gain("plant", g.Per(g.Generation(), 1, 2, 4)),
    "if generation 5: gain 1 plant": g.When(g.Compare(g.Generation(), "min", 5), PLANT),
    "if generation max 3: gain 1 plant": g.When(g.Compare(g.Generation(), "max", 3), PLANT),
    "gain 1 plant per colony": g.Gain("plant", g.Per(g.Colonies())),
    "gain 1 plant per colony in play": g.Gain("plant", g.Per(g.Colonies("all"))),
    "gain 1 plant per party with your delegate": g.Gain("plant", g.Per(g.Parties(g.DelegateSet()))),
    "place a colony": g.BuildColony(),
    "place a colony ignoring your colonies": g.BuildColony(again=True),
    "place a colony ignoring the limit": g.BuildColony(full=True),
    "place 2 colonies ignoring your colonies ignoring the limit": g.BuildColony(
        again=True, amount=2, full=True
    ),
    "place a colony tile": g.AddColony(),
    "trade": g.Trade(),
    "raise a colony track 1": g.MoveColony(1),
    "raise a colony track 1 then lower another colony track 2": g.Then(
        (g.MoveColony(1), g.MoveColony(2, down=True, which="another"))
    ),
    "gain all colony bonuses": g.ColonyBonuses(),
    "gain the income of a colony tile": g.TradeIncome(),
    "gain the income of each colony tile with your colony": g.TradeIncome(
        g.ColonySet(whose="you"), every=True
    ),
    "place 2 delegates in a party": g.PlaceDelegates(2),
    "place 2 neutral delegates in a party": g.PlaceDelegates(2, neutral=True),
    "place all delegates in a party": g.PlaceDelegates(g.Every()),
    "place 1 delegate in the ruling party": g.PlaceDelegates(1, standing="ruling"),
    "place 1 delegate in a party other than the ruling party": g.PlaceDelegates(
        1, but_standing="ruling"
    ),
    "gain 1 plant per delegate in the dominant party": g.Gain(
        "plant", g.Per(g.Delegates(g.DelegateSet(standing="dominant")))
    ),
    "remove 1 non-leader delegate from any party": g.RemoveDelegate(
        g.DelegateSet("non-leader", "all")
    ),
    "exchange a tile other than an ocean for a city": g.ExchangeTile(
        g.TileSet((), "you", but=("ocean",)), "city"
    ),
    "exchange a tile other than an ocean/city in play for a greenery": g.ExchangeTile(
        g.TileSet((), "all", but=("ocean", "city")), "greenery"
    ),
    "place city then place greenery adjacent to it": g.Then(
        (g.Place("city"), g.Place("greenery", g.AreaSet(near="it")))
    ),
    "gain 2 science tags": g.GainTag("science", 2, "game"),
    "exchange a neutral non-leader delegate for your delegate": g.ExchangeDelegate(NEUTRAL),
    "exchange the neutral chairman for your delegate": g.ExchangeDelegate(
        g.DelegateSet("chairman", "nobody")
    ),
}


@pytest.mark.parametrize("line", EFFECTS)
def test_effects(line: str) -> None:
    assert effect(line) == EFFECTS[line]


@pytest.mark.parametrize("line", EFFECTS)
def test_effects_are_written_so(line: str) -> None:
    assert lines_of(line) == [line]


def test_history_of_who_set_it_off() -> None:
    """What was `your` is that of the player whose card asks."""
    line = "when an opponent places a city: if that player did not remove your plants this "
    line += "generation: gain 1 plant"
    removed = g.Happened(g.Event("remove", resources=("plant",), of="owner"), "generation")
    assert abilities(line)[0].effect == g.When(g.Of("that", g.Not(removed)), PLANT)
    assert lines_of(line) == [line]


EVENTS = {
    "when you use the action of a building card: gain 1 plant": g.Event(
        "project", cards=g.CardSet(zone="play", tags=("building",))
    ),
    "when anyone uses the action of another card: gain 1 plant": g.Event(
        "project", "all", cards=g.CardSet(zone="play", other=True)
    ),
    "when anyone places a colony: gain 1 plant": g.Event("colony", "all"),
    "when you trade: gain 1 plant": g.Event("trade"),
    "when you play a new tag: gain 1 plant": g.Event("new-tag"),
    "when you discard a card: gain 1 plant": g.Event("discard"),
    "when an opponent discards a space card: gain 1 plant": g.Event(
        "discard", "opponents", cards=g.CardSet(tags=("space",))
    ),
    "when anyone claims a milestone: gain 1 plant": g.Event("claim", "all"),
    "when you fund an award: gain 1 plant": g.Event("fund"),
    "when you spend heat/energy: gain 1 plant": g.Event("spend", resources=("heat", "energy")),
    "when an opponent spends 1 heat: gain 1 plant": g.Event(
        "spend", "opponents", resources=("heat",), each=True
    ),
    "when you lose plants: gain 1 plant": g.Event("lose", resources=("plant",)),
    "when anyone loses resources: gain 1 plant": g.Event("lose", "all"),
    "when you become the chairman: gain 1 plant": g.Event("chair"),
    "when a party becomes the dominant party: gain 1 plant": g.Event("dominant", "all"),
    "when a party becomes the ruling party: gain 1 plant": g.Event("ruling", "all"),
    "when anyone removes a tile: gain 1 plant": g.Event("lift", "all"),
    "when an opponent removes your city: gain 1 plant": g.Event("lift", "opponents", tiles=CITIES),
    "when you remove a city of opponents: gain 1 plant": g.Event(
        "lift", tiles=g.TileSet(("city",), "opponents")
    ),
    "when you begin a turn: gain 1 plant": g.Event("begin-turn"),
    "when an opponent ends a turn: gain 1 plant": g.Event("end-turn", "opponents"),
    "when you gain a colony bonus: gain 1 plant": g.Event("colony-bonus"),
    "when you place a tile on an area with your marker: gain 1 plant": g.Event(
        "place",
        tiles=g.TileSet(
            whose="all",
            on=g.AreaSet(empty=False, holding=g.TileSet(("marker",), "you")),
        ),
    ),
}


@pytest.mark.parametrize("line", EVENTS)
def test_events(line: str) -> None:
    assert abilities(line)[0].events == (EVENTS[line],)
    assert lines_of(line) == [line]


NEEDS = {
    "requires the chairman": g.Compare(g.Delegates(g.DelegateSet("chairman")), "min", 1),
    "requires the neutral chairman": g.Compare(
        g.Delegates(g.DelegateSet("chairman", "nobody")), "min", 1
    ),
    "requires 2 party leaders": g.Compare(g.Delegates(g.DelegateSet("leader")), "min", 2),
    "requires generation 3": g.Compare(g.Generation(), "min", 3),
    "requires max 1 colony": g.Compare(g.Colonies(), "max", 1),
    "requires the fewest cities": g.Leads("fewest", g.Tiles(CITIES)),
}


@pytest.mark.parametrize("line", NEEDS)
def test_requirements(line: str) -> None:
    assert card(line, "gain 1 plant", kind="automated").requirements == (NEEDS[line],)
    assert lines_of(line) == [line]


def test_a_party_is_required_by_its_name() -> None:
    game = "counter influence\n\ngame terraforming-mars\n  delegates 7\n  neutral-delegates 14\n"
    game += "  influence influence\n  first-government greens\n\n"
    found = library(
        f'{game}party greens "Greens"\n\nevent "Vote"\n  cost 1\n  requires greens\n  vp 1\n'
    )
    assert found.cards[-1].requirements == (g.Rules("greens"),)


def test_points_of_others() -> None:
    line = "each opponent: vp -1 per city"
    assert card(line, kind="automated").points == (
        g.Points(PER_CITY, negative=True, whose="opponents"),
    )


SAID = {
    "requires the chairman": ("that you are the chairman", "dass du den Vorsitz hast"),
    "requires the neutral chairman": (
        "that the chairman is neutral",
        "dass der Vorsitz neutral ist",
    ),
    "requires the most cities": (
        "that you have the most city tiles",
        "dass du am meisten Stadt-Plättchen hast",
    ),
}


@pytest.mark.parametrize("line", SAID)
def test_requirements_are_said(line: str) -> None:
    made = load_text(f'event 001 "Example"\n  cost 1\n  {line}\n  vp 1\n')
    for language, text in zip(("en", "de"), SAID[line], strict=True):
        texts = Texts(made.library, catalogue(language, made.folders))
        assert texts.needs(made.library.cards[-1]) == text


def test_everything_is_said_and_drawn() -> None:
    """Every effect has its phrase in both languages, and icons."""
    made = load_text("\n".join(['event 001 "Example"', "  cost 1", "  vp 1"]) + "\n")
    for language in ("en", "de"):
        texts = Texts(made.library, catalogue(language, made.folders))
        for effect_ in EFFECTS.values():
            assert texts.effect(effect_)
            assert effect_row(Drawer(made.library, texts), effect_)


def test_the_last_of_a_list_may_reach_to_the_end() -> None:
    assert effect("draw 1 card, each opponent: gain 1 plant") == g.Unordered(
        (g.Draw(1), g.Each("opponents", PLANT))
    )
    assert effect("draw 1 card then gain 1 plant, if 3 oceans: draw 1 card") == g.Then(
        (
            g.Draw(1),
            g.Unordered((PLANT, g.When(g.Compare(g.Level("ocean"), "min", 3), g.Draw(1)))),
        )
    )


def test_a_stock_lies_on_a_card() -> None:
    made = card("holds megacredit", "action: spend 5 megacredits here -> gain 1 plant")
    assert made.holds == "megacredit"
    assert made.abilities[0].effect == g.Pays(
        g.Spend("megacredit", 5, g.CardSet(reference="this")), PLANT
    )


def test_any_resource_may_lie_on_a_card() -> None:
    made = card("holds any resource", "action: add 1 animal here")
    assert made.holds == g.ANY
    assert "holds any resource" in card_text(library(""), made)
