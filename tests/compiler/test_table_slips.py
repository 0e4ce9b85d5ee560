"""Lines about the table, what others do, colonies and parties that are no lines of the language:
what is refused, and what people write and are told to write."""

from __future__ import annotations

import pytest

from tests.bundled import load_text
from tests.compiler.support import codes


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("gain 1 bonus under it", "E2006"),
        ("look at the hand of each opponent", "E2006"),
        ("look at the hand", "E2006"),
        ("move 1 card from the hand of an opponent to hand", "E2006"),
        ("place ocean ignoring placement", "E2006"),
        ("if every 1 generation: gain 1 plant", "E2006"),
        ("if you are an opponent: gain 1 plant", "E2006"),
        ("if your city is the first player: gain 1 plant", "E2006"),
        ("if that player is the first player: gain 1 plant", "E2014"),
        ("if no opponent did not pass this generation: gain 1 plant", "E2006"),
        ("gain all bonuses", "E2006"),
        ("exchange your greenery", "E2006"),
        ("exchange a city other than an ocean for a greenery", "E2006"),
        ("place city then place greenery on it", "E2006"),
        ("place city then place greenery adjacent to that city", "E2006"),
        ("move a tile other than a city", "E2006"),
        ("exchange the neutral chairman for your city", "E1011"),
        ("place 2 delegates then gain 1 plant", "E2013"),
        ("place all oceans", "E2006"),
        ("effect: opponents may not place delegates in the ruling party", "E2006"),
        ("place 1 delegate in a party other than a party", "E2006"),
        ("place 1 delegate in the ruling party other than the dominant party", "E2006"),
        ("place all colonies", "E2006"),
        ("place a colony ignoring your cities", "E2006"),
        ("lose 1 of that production", "E2006"),
        ("lose all plants except cities", "E2006"),
        ("lower rating 4 minus 1", "E2006"),
        ("raise that colony track 1", "E2014"),
        ("effect: ocean bonus is 3", "E1010"),
        ("effect: you may place cities", "E2013"),
        ("when you use the action of a card of an opponent: gain 1 plant", "E2006"),
        ("when you use an action: gain 1 plant", "E0038"),
        ("move 1 of them to the deck", "E2014"),
        ("gain 1 plant per science card of them", "E2014"),
        ("look at 2 cards then move up to 2 of them to the deck", "E2006"),
        ("move 1 card from hand to the bottom of the discards", "E2006"),
        ("effect: opponents may use the action of this card", "E2033"),
        ("when you use this card: gain 1 plant", "E2033"),
        ("effect: opponents may use the action of a card", "E2006"),
        ("effect: you may place 2 cities adjacent to any city", "E2006"),
        ("effect: you may place cities for free", "E2013"),
        ("effect: opponents may not place cities ignoring placement rules", "E2006"),
        ("effect: opponents may not remove a tile", "E2006"),
        ("effect: opponents may not move tiles of an opponent", "E2006"),
        ("next card this generation: you may place cities adjacent to any city", "E2006"),
        ("next card this generation: space cards cost 2 less", "E2006"),
        ("next space card this generation: requirements are ignored", "E2006"),
        ("next space tag this generation: it costs 2 less", "E2006"),
        ("next card with 2 animals this generation: it costs 2 less", "E2006"),
        ("next space card this generation: titanium is worth 1 more", "E2006"),
        ("next space card: it costs 2 less", "E0038"),
        ("next 2 space cards this generation: requirements are ignored", "E2006"),
        ("next 0 cards this generation: they cost 2 less", "E2003"),
        ("next X cards this generation: they cost 2 less", "E2006"),
        ("effect: they cost 2 less", "E2006"),
        ("effect: ocean bonus is 1 more", "E0038"),
        ("effect: table limit is 10", "E1010"),
        ("move 2 delegates to hand", "E2006"),
        ("effect: nobody may pass", "E2008"),
        ("effect: opponents may not draw cards", "E2008"),
        ("effect: opponents may not gain 2 plants", "E2006"),
        ("effect: opponents may not add microbes to a building card", "E2006"),
        ("effect: opponents may not use standard projects at full price", "E2006"),
        ("trade 2", "E2002"),
        ("each player: cost 3", "E2006"),
        ("gain 1 plant per party", "E2006"),
    ],
)
def test_slips_are_reported(line: str, code: str) -> None:
    assert code in codes(line)


WORDINGS = {
    "look at 3 cards then take 1 of them then put the rest on the bottom of the deck": (
        "look at 3 cards then take 1 of them then move them to the bottom of the deck"
    ),
    "look at 1 card then may put it back on top": "look at 1 card then may move it to the deck",
    "reveal 3 cards then gain 1 plant per plant tag among them": (
        "reveal 3 cards then gain 1 plant per plant tag of them"
    ),
    "when you use an action on a building card: gain 1 plant": (
        "when you use the action of a building card: gain 1 plant"
    ),
    "any player may use this action": "effect: opponents may use the action of this card",
    "when an opponent uses this action: gain 1 plant": (
        "when an opponent uses this card: gain 1 plant"
    ),
    "effect: your cities and greeneries may be placed anywhere": (
        "effect: you may place cities/greeneries ignoring placement rules"
    ),
    "effect: cities may be placed next to other cities": (
        "effect: you may place cities adjacent to any city"
    ),
    "effect: cities may not be placed next to cities": (
        "effect: nobody may place cities adjacent to cities"
    ),
    "effect: your greeneries need not be adjacent to your tiles": (
        "effect: you may place greeneries ignoring placement rules"
    ),
    "effect: you may ignore placement restrictions": (
        "effect: you may place tiles ignoring placement rules"
    ),
    "effect: your tiles may not be moved": "effect: opponents may not remove your tiles",
    "effect: opponents may not replace your cities": "effect: opponents may not remove your cities",
    "each player with party leader: gain 1 plant": "each player with 1 party leader: gain 1 plant",
    "the chairman: gain 1 plant": "each player with the chairman: gain 1 plant",
    "when you are the first to pass: gain 1 plant": (
        "when you pass: if no opponent passed this generation: gain 1 plant"
    ),
    "at production phase of every third generation: gain 1 plant": (
        "at production phase: if every third generation: gain 1 plant"
    ),
    "place ocean without its placement bonus": "place ocean ignoring placement bonuses",
    "place greenery without raising oxygen": "place greenery ignoring tile effects",
    "each opponent: lose 1 plant to you": "each opponent: lose 1 plant to the owner of this card",
    "each opponent: lose 1 plant to this card's owner": (
        "each opponent: lose 1 plant to the owner of this card"
    ),
    "each opponent chooses: lose 1 heat or lose 1 plant to you": (
        "each opponent chooses: lose 1 heat or lose 1 plant to the owner of this card"
    ),
    "each opponent gives you 1 plant": "each opponent: lose 1 plant to the owner of this card",
    "look at an opponent's hand": "look at the hand of an opponent",
    "gain 1 plant per opponent who has not passed": (
        "each opponent who did not pass this generation: the owner of this card: gain 1 plant"
    ),
    "action: spend all energy -> gain X heat": (
        "action: gain 1 heat per energy then lose all energy"
    ),
}
"""What people write, and what they are told to write."""


@pytest.mark.parametrize("line", WORDINGS)
def test_what_people_say_is_told(line: str) -> None:
    loaded = load_text(f'corporation 001 "Example"\n  start 40 megacredits\n  {line}\n')
    assert WORDINGS[line] in {str(told.suggestion) for told in loaded.diagnostics}


def test_points_beside_a_tile_of_its_own() -> None:
    lines = "place city\n  vp -1 per tile of opponents adjacent to it"
    loaded = load_text(f'automated 001 "Example"\n  cost 3\n  {lines}\n')
    told = {str(one.suggestion) for one in loaded.diagnostics}
    assert "vp -1 per tile of opponents adjacent to this tile" in told
