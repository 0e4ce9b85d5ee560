"""Amounts that are chosen, compared or left to chance: what they mean, and what is refused."""

from __future__ import annotations

import pytest

from compiler import graph as g
from compiler.read.load import Loaded
from tests.bundled import load_text

HEAD = "counter depth\n\ncounter warmth\n\n"


def loaded(line: str) -> Loaded:
    card = f'active T1 "Probe"\n  cost 1\n  action: raise depth 1, raise warmth 1\n  {line}\n'
    return load_text(HEAD + card, uses=("mars",), name="t")


def meant(line: str) -> g.Card:
    found = loaded(line)
    assert [one.message for one in found.diagnostics if one.span.file == "t"] == []
    return found.library.cards[-1]


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("action: pay up to 4 -> gain X plants", "action: pay X max 4 -> gain X plants"),
        ("gain 3 of a standard resource", "gain 3 of one standard resource"),
        ("gain 3 of 1 standard resource", "gain 3 of one standard resource"),
        ("requires 4 different productions", "requires 4 different resources in production"),
        ("requires 4 different resources on your cards", "requires 4 different resources on cards"),
        (
            "gain 1 of each standard resource",
            "gain 1 megacredit, 1 steel, 1 titanium, 1 plant, 1 energy, 1 heat",
        ),
        (
            "production -1 of each resource",
            "production -1 megacredit, -1 steel, -1 titanium, -1 plant, -1 energy, -1 heat",
        ),
        ("requires even generation", "requires every 2 generations"),
        ("vp 1 per lowest of depth, warmth", "vp 1 per the lowest of depth, warmth"),
        ("an opponent chooses: draw 1 card", "an opponent: draw 1 card"),
        ("each player chooses: lose 1 heat or 1 card", "each player: lose 1 heat or 1 card"),
        ("if you have 2 cities: gain 1 plant", "if 2 cities: gain 1 plant"),
        ("if you have no cards in hand: draw 1 card", "if no cards in hand: draw 1 card"),
        ("requires you have the most cities", "requires the most cities"),
        ("vp 2 if you have exactly 3 cities", "vp 2 if exactly 3 cities"),
        ("if 3 or more plant tags: gain 1 plant", "if 3 plant tags: gain 1 plant"),
        ("requires 2 or fewer cities", "requires max 2 cities"),
        ("discard 2 cards from hand -> gain 5 heat", "discard 2 cards -> gain 5 heat"),
        ("play 1 card from hand with cost max 9", "play 1 card with cost max 9 from hand"),
        ("reveal 1 card from hand without tags", "reveal 1 card without tags from hand"),
        (
            "move 1 random card from the hand of an opponent with a space tag to hand",
            "move 1 random space card from the hand of an opponent to hand",
        ),
    ],
)
def test_two_ways_to_say_it(line: str, same: str) -> None:
    assert meant(line) == meant(same)


def test_it_may_be_none_but_in_actions() -> None:
    chosen = {
        line: next(node for node in g.walk(meant(line)) if isinstance(node, g.Chosen))
        for line in (
            "spend up to 4 heat -> gain X plants",
            "action: spend up to 4 heat -> gain X plants",
        )
    }
    assert [one.up_to for one in chosen.values()] == [True, False]


def test_a_list_ends_where_something_is_done() -> None:
    card = meant("gain 1 plant per the lowest of depth, warmth, draw 1 card")
    assert {type(node) for node in g.walk(card)} >= {g.Extreme, g.Draw}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("spend up to 4 heat, up to 2 energy -> gain X plants", "E2006"),
        ("pay up to X -> gain X plants", "E2045"),
        ("lose up to 2 plants", "E2045"),
        ("gain up to 2 plants", "E2045"),
        ("gain 9 different standard resources", "E2006"),
        ("gain 1 different standard resource", "E2006"),
        ("gain 1 plant per lowest of depth", "E2006"),
        ("if the highest heat production: gain 1 plant", "E0038"),
        ("if you have the lowest heat production: gain 1 plant", "E0038"),
        ("discard 1 card from the deck", "E0038"),
        ("discard 1 card from the hand of an opponent", "E2006"),
        ("gain 1 plant per science tag of one kind", "E2006"),
        ("gain 1 plant per different tag of one kind", "E2006"),
        ("gain 1 plant per tag of one kind of an opponent", "E2006"),
        ("gain 1 plant per tag in hand of an opponent", "E2006"),
        ("gain 1 plant per tag in the deck", "E2006"),
        ("requires the highest of depth, warmth", "E2001"),
        ("gain 1 megacredit per its cost", "E2014"),
        ("vp 1 per its cost", "E2014"),
        ("vp 1 per its points", "E2014"),
        ("gain 1 megacredit per point of it", "E2014"),
        ("gain 1 megacredit per point of that card", "E2014"),
        ("when you play a card: draw 1 card then gain 1 heat per point of that card", "E2006"),
        ("when you place a city: gain 1 megacredit per its cost", "E2014"),
        ("draw 1 random card", "E0038"),
        ("the players with the fewest oceans: gain 1 plant", "E2030"),
        ("the players with the most temperature: gain 1 plant", "E2030"),
        ("move up to 1 random card from the discards to hand", "E2006"),
        ("move all random cards from the discards to hand", "E2006"),
    ],
)
def test_what_is_refused(line: str, code: str) -> None:
    assert code in {one.code for one in loaded(line).diagnostics if one.span.file == "t"}


@pytest.mark.parametrize(
    ("line", "cure"),
    [
        ("remove your greenery", "one is said too: `remove 1 greenery`"),
        ("remove any city", "one is said too: `remove 1 city of any player`"),
        ("remove the city of an opponent", "one is said too: `remove 1 city …`"),
    ],
)
def test_one_tile_is_a_number_too(line: str, cure: str) -> None:
    found = [(one.code, one.cure) for one in loaded(line).diagnostics if one.span.file == "t"]
    assert ("E2001", cure) in found
