"""What designers of cards write becomes lines; what is not clear becomes none."""

from functools import cache

import pytest

from compiler.advice.rewritten import Written, as_lines
from tests.bundled import bundle

GAME = ("corporate-era", "prelude", "venus", "colonies", "turmoil")
CARD = Written("corporate-era", "active", holds=True)


@cache
def lines(sentence: str) -> list[str]:
    loaded = bundle(*GAME)
    told = as_lines(loaded.library, (), loaded.folders, CARD, sentence)
    return [one for one in told if not one.startswith("cost")]


@pytest.mark.parametrize(
    ("sentence", "meant"),
    [
        ("Gain 2 plants and 1 heat.", ["gain 2 plants, 1 heat"]),
        ("Gain 4 plants, 3 heat and draw a card.", ["gain 4 plants, 3 heat, draw 1 card"]),
        (
            "Action: Add 1 science to this card, or spend 3 science here to raise your TR 2 steps.",
            ["action: add 1 science here or (spend 3 science here -> raise rating 2)"],
        ),
        (
            "Action: Spend 1 plant to gain 5 M€, or gain 1 plant.",
            ["action: (spend 1 plant -> gain 5 megacredits) or gain 1 plant"],
        ),
        (
            "Gain 1 M€ production for each building tag you have, including this.",
            ["production +1 megacredit per building tag"],
        ),
        ("Choose an opponent. They lose 3 plants.", ["an opponent: lose 3 plants"]),
        ("Choose an opponent. That player loses 2 steel.", ["an opponent: lose 2 steel"]),
        (
            "Effect: Greeneries cost 7 plants instead of 8.",
            ['effect: the "Convert Plants" conversion costs 1 less'],
        ),
        (
            "You may spend 2 energy. If you do, draw 2 cards.",
            ["may spend 2 energy -> draw 2 cards"],
        ),
        ("Increase one of your productions 1 step.", ["production +1 standard resource"]),
        (
            "Remove 2 animals or 5 plants from any player.",
            ["remove 2 animals from any card or remove 5 plants from any player"],
        ),
        ("Effect: Your plant tags cost 1 M€ less.", ["effect: plant tags cost 1 less"]),
        ("If Venus is at 16% or more, draw 2 cards.", ["if venus 16%: draw 2 cards"]),
        (
            "Gain 2 plants, or 5 plants if oxygen is 6% or higher.",
            ["if oxygen 6%: gain 5 plants otherwise gain 2 plants"],
        ),
        ("Gain 2 plants or 3 heat if oxygen is 6% or higher.", []),
        (
            "Gain 1 M€ for each plant tag you have, to a maximum of 8.",
            ["gain 1 megacredit per plant tag max 8"],
        ),
        (
            "Effect: Space cards cost your opponents 1 M€ more.",
            ["effect: each opponent: space cards cost 1 more"],
        ),
        (
            "Your opponents pay 2 M€ more when playing events.",
            ["effect: each opponent: events cost 2 more"],
        ),
        ("You must own at least 2 greenery tiles to play this.", ["requires 2 greeneries"]),
        ("Only playable if you have 2 city tiles.", ["requires 2 cities"]),
        ("You need 3 ocean tiles.", ["requires 3 oceans"]),
        ("Lose 1 TR for 10 M€.", ["lower rating 1 -> gain 10 megacredits"]),
        ("Fund an award for 5 M€.", []),
        ("Add 1 microbe to a card with microbes.", ["add 1 microbe to a card with 1 resource"]),
        (
            "Look at the top 3 cards of the deck. Buy up to 2 of them.",
            ["look at 3 cards then buy up to 2 of them"],
        ),
        (
            "Effect: After you pay for a standard project, except selling patents, you gain 3 M€.",
            ["when you use a standard project with cost min 1: gain 3 megacredits"],
        ),
        (
            "Decrease any opponent's steel production 1 step and increase your own 1 step.",
            ["production -1 steel of an opponent, production +1 steel"],
        ),
        (
            "Remove up to 4 plants from any player and gain that many.",
            ["steal up to 4 plants from any player"],
        ),
        (
            "Each player who has a lower TR than you gains 3 M€.",
            ["each player with fewer rating than you: gain 3 megacredits"],
        ),
        ("Requires that you have 3 cities.", ["requires 3 cities"]),
        ("2 VP if you have 3 cities.", ["vp 2 if 3 cities"]),
        (
            "Requires 5 oceans and 2 greenery tiles in play.",
            ["requires 5 oceans, 2 greeneries in play"],
        ),
        ("1 VP per city adjacent to this tile.", ["vp 1 per city in play adjacent to this tile"]),
        ("Gain as much steel as you have titanium.", ["gain 1 steel per titanium"]),
        ("Gain M€ equal to your TR.", ["gain 1 megacredit per rating"]),
        (
            "All players gain 2 M€ for each city they own.",
            ["each player: gain 2 megacredits per city"],
        ),
        ("Each player loses all their plants.", ["each player: lose all plants"]),
        (
            "The player with the most cities loses 5 M€.",
            ["the players with the most cities: lose 5 megacredits"],
        ),
        (
            "Action: Reveal the top card of the deck. If it has a space tag, gain 1 titanium.",
            ["action: reveal 1 card then if it has a space tag: gain 1 titanium"],
        ),
        ("Gain 3 of any standard resource.", ["gain 3 of one standard resource"]),
        (
            "Place an ocean tile. Place a city tile next to it.",
            ["place ocean then place city adjacent to it"],
        ),
        (
            "Reveal the top 3 cards and gain 2 M€ for each space tag on them.",
            ["reveal 3 cards then gain 2 megacredits per space tag of them"],
        ),
        (
            "Each opponent with fewer cities than you loses 4 heat.",
            ["each opponent with fewer cities than you: lose 4 heat"],
        ),
        ("In the production phase, gain 2 M€.", ["at production phase: gain 2 megacredits"]),
        ("Add 2 floaters to any card.", ["add 2 floaters to a card"]),
        ("Take 2 steel from another player.", ["steal 2 steel from an opponent"]),
        ("Increase your heat production.", ["production +1 heat"]),
        ("Action: Raise oxygen or Venus 1 step.", ["action: raise oxygen 1 or raise venus 1"]),
        ("Action: Pay 9 M€ to terraform Venus 1 step.", ["action: pay 9 -> raise venus 1"]),
        ("For each greenery you own, gain 2 heat.", ["gain 2 heat per greenery"]),
        ("For every earth tag you play, draw a card.", ["when you play an earth tag: draw 1 card"]),
        ("Add 1 animal here each production phase.", ["at production phase: add 1 animal here"]),
        (
            "Add 2 animals here now and each production phase.",
            ["add 2 animals here", "at production phase: add 2 animals here"],
        ),
        (
            "Add 3 microbes to this card, and one more each production phase.",
            ["add 3 microbes here", "at production phase: add 1 microbe here"],
        ),
        (
            "Action: Spend any amount of heat and gain that amount of M€.",
            ["action: spend X heat -> gain X megacredits"],
        ),
        (
            "Action: Remove all animals from this card to gain 2 plants for each animal removed.",
            ["action: spend all animals here -> gain 2X plants"],
        ),
        (
            "Increase your M€ production by the current generation number.",
            ["production +1 megacredit per generation"],
        ),
        ("Gain 1 heat for each type of resource you have.", ["gain 1 heat per different resource"]),
        ("Gain 4 of the same standard resource.", ["gain 4 of one standard resource"]),
        ("Gain all placement bonuses under your cities.", ["gain all bonuses under each city"]),
        (
            "Effect: When you play a card, you pay 1 M€ less for it for each 3 animals here.",
            ["effect: cards cost 1 less per 3 animals here"],
        ),
        (
            "Effect: Titanium may be used for the City standard project.",
            ['effect: you may spend titanium as 3 megacredits on the "City" standard project'],
        ),
        ("Draw 2 cards. Keep at most 1 of them.", ["look at 2 cards then take up to 1 of them"]),
        ("Sell any number of cards for 2 M€ each.", ["discard X cards -> gain 2X megacredits"]),
        ("Effect: When you build a colony, draw a card.", ["when you place a colony: draw 1 card"]),
        (
            "Effect: When you play a project card, gain 1 heat.",
            ["when you play a card: gain 1 heat"],
        ),
        ("Draw a floater card.", ["draw 1 floater card"]),
        (
            "Effect: When an opponent plays an event, they lose 1 plant and you gain 1 plant.",
            ["when an opponent plays an event: (that player: lose 1 plant), gain 1 plant"],
        ),
        (
            "Gain 1 steel for each city tile and greenery tile you own.",
            ["gain 1 steel per city/greenery"],
        ),
        ("Put this card face down in your events pile.", ["move this card to the event pile"]),
        (
            "Action: Flip a coin: gain 5 M€ or nothing.",
            ["action: by chance: gain 5 megacredits or nothing"],
        ),
        ("Convert all your energy into heat.", ["spend all energy -> gain X heat"]),
        ("Double the animals on this card.", ["double the resources here"]),
        (
            "If you own more cities than anyone else, gain 2 TR.",
            ["if each opponent has fewer cities than you: raise rating 2"],
        ),
        (
            "Give a card from your hand to another player.",
            ["move 1 card from hand to the hand of an opponent"],
        ),
        ("Effect: Each science tag you have is worth 1 additional VP.", ["vp 1 per science tag"]),
        ("Action: Spend 1 TR to gain 9 M€.", ["action: lower rating 1 -> gain 9 megacredits"]),
        ("Play a card from hand without paying its cost.", ["play 1 card from hand for free"]),
    ],
)
def test_what_is_written_in_many_ways(sentence: str, meant: list[str]) -> None:
    assert lines(sentence) == meant


@pytest.mark.parametrize(
    "sentence",
    [
        "If it has a space tag, gain 1 titanium.",
        "They lose 3 plants.",
        "Gain 1 M€ for each plant they have.",
        "Increase their plant production 1 step.",
        "Remove 2 plants from any player and decrease their plant production 1 step.",
    ],
)
def test_of_whom_is_not_said(sentence: str) -> None:
    assert lines(sentence) == []
