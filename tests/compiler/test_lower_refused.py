"""Effects that are refused, and what is nearly the same and is not."""

from __future__ import annotations

import pytest

from tests.bundled import load_text
from tests.compiler.support import codes


@pytest.mark.parametrize(
    "line",
    [
        "raise temperature 0",
        "raise temperature 0 per city",
        "raise a colony track 0",
        "lower rating 0 minus 1 per city",
        "gain 0 plants",
        "gain 3 plants minus 0 per city",
        "lose all plants except 0 plus 1 per city",
        "vp 0 per city",
        "effect: space cards cost 0 less",
        "effect: ocean bonus is 0 megacredits",
        "effect: rating is 0 more",
    ],
)
def test_nothing_is_no_amount(line):
    assert "E2003" in codes(line)


@pytest.mark.parametrize(
    ("line", "is_said"),
    [
        ("requires 0 cities", False),
        ("requires min 0 cities", False),
        ("requires max 0 cities", True),
        ("requires exactly 0 cities", True),
        ("requires no cities", True),
        ("requires oxygen 0%", False),
        ("requires oxygen max 0%", True),
        ("requires temperature -30", False),
        ("requires temperature 0", True),
        ("requires generation 1", False),
        ("requires rating 0", True),
        ("requires 0 oceans in play", False),
        ("requires 0 events played this generation", False),
        ("requires you placed 0 cities this generation", False),
        ("requires a city adjacent to 0 oceans", False),
        ("place city adjacent to 0 cities", False),
        ("place city adjacent to exactly 0 oceans", True),
        ("place city on an area with 0 bonuses", False),
        ("add 1 animal to a card with 0 animals", False),
        ("remove 2 plants from any player with 0 cities", False),
        ("reveal 2 cards then if 0 of them have a space tag: gain 1 plant", False),
        ("spend up to 4 heat -> gain X plants then if X 0: draw 1 card", False),
        ("spend up to 4 heat -> gain X plants then if X max 0: draw 1 card", True),
        ("if 0 cities or 2 oceans: gain 1 plant", False),
    ],
)
def test_at_least_nothing_is_always_so(line, is_said):
    """`requires 0 cities` and `adjacent to 0 cities` were taken for what is always, or for one."""
    assert ({"E2003", "E0038"}.isdisjoint(codes(line))) is is_said


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("spend 1 microbe from a card -> gain 1 plant", None),
        ("spend 1 microbe from any card -> gain 1 plant", "W2012"),
        ("spend 1 microbe from a card of an opponent -> gain 1 plant", "E2006"),
        ("spend 1 microbe from a card of any player -> gain 1 plant", "E0038"),
        ("remove 1 microbe from any card -> gain 1 plant", None),
    ],
)
def test_one_spends_what_is_ones_own(line, code):
    """What others have was spent, also where nobody may remove it."""
    assert codes(line) == ([code] if code else [])


@pytest.mark.parametrize(
    ("line", "is_said"),
    [
        ("place city on an ocean", False),
        ("when anyone places a tile on an ocean: gain 1 plant", False),
        ("place city on an ocean area", True),
        ("place city on an area with an ocean", True),
        ("place city on a volcanic area", True),
    ],
)
def test_an_ocean_is_a_tile_or_an_area(line, is_said):
    """Next to an ocean is next to such a tile; `on an ocean` was an area kept for one."""
    assert ("E2006" not in codes(line)) is is_said


@pytest.mark.parametrize(
    ("line", "is_said"),
    [
        ("if megacredit production max -1: gain 3 plants", True),
        ("gain 1 plant per player with max -2 megacredit production", True),
        ("if rating max -1: gain 3 plants", True),
        ("if plant production max -1: gain 3 plants", False),
        ("if max -1 plants: gain 3 plants", False),
    ],
)
def test_what_can_fall_below_zero_is_asked_for_there(line, is_said):
    assert ("E2003" not in codes(line)) is is_said


@pytest.mark.parametrize(
    ("line", "is_said"),
    [
        ("each opponent: lose 1 plant per your city", False),
        ("the players with the most cities: gain 1 plant per 2 of your cities", False),
        ("each opponent: lose 1 plant per city", True),
        ("each opponent: lose 1 plant per city of the owner of this card", True),
        ("gain 1 plant per your city", True),
    ],
)
def test_what_is_yours_is_not_counted_in_what_others_do(line, is_said):
    """Who reads it means the owner of the card; it was that of each opponent."""
    assert (codes(line) == []) is is_said


def test_a_difference_has_no_limit():
    assert codes("production +1 heat per energy production max 3 minus heat production") == []
    assert codes("production +1 heat per energy production minus heat production max 3") == [
        "E2006"
    ]


def test_what_is_printed_and_no_resource_cannot_be_gained():
    assert "E2006" in codes("place this tile, gain 1 of a card bonus under this tile")
    assert "E2006" in codes("place this tile, production +1 of a bonus under this tile")


@pytest.mark.parametrize(
    "line",
    [
        "place this tile, gain 1 of a heat/energy bonus under this tile",
        "place city on an area with an energy bonus",
        "place city adjacent to an area with 2 energy bonuses",
        "when you place a tile on an area with a plant/energy bonus: gain 1 heat",
        "requires 2 energy bonuses under your tiles",
        "vp 1 per energy bonus under your cities",
    ],
)
def test_what_no_board_can_print_is_no_bonus(line):
    """It broke the compiler."""
    assert "E2006" in codes(line)
    assert codes(line.replace("energy", "steel").replace("heat/", "plant/")) == []


@pytest.mark.parametrize(
    ("line", "cure"),
    [
        ("reveal 4 science cards", "`draw 2 science cards`"),
        ('raise each colony track of "Luna" 1', "of one tile it is"),
    ],
)
def test_what_is_said_of_all_or_none_is_told(line, cure):
    found = load_text(f'event 001 "Example"\n  cost 1\n  {line}\n', uses=("colonies",)).diagnostics
    assert any(cure in (fault.cure or "") for fault in found)


def test_what_is_not_produced_needs_no_protection():
    for right in ("may not lower your", "may lower only half of your"):
        line = f"effect: opponents {right} lamp production"
        text = f'resource lamp, apart\n\nactive 001 "Example"\n  cost 1\n  {line}\n'
        assert "E2080" in [fault.code for fault in load_text(text).diagnostics]


@pytest.mark.parametrize(
    "line",
    [
        "play 1 card in hand from the discards",
        "play 1 card here from hand",
        "draw 1 card then play it from the discards",
        "look at 3 cards then play 1 of them from hand",
    ],
)
def test_what_is_played_lies_in_one_place(line):
    assert "E2027" in codes(line)


@pytest.mark.parametrize(
    "line",
    [
        "each player: gain 2 plants, you: gain 3 heat",
        "each player: gain 2 plants then you: gain 3 heat",
        "an opponent: lose 2 plants, you: gain 2 plants",
        "steal 2 plants from an opponent then that player: gain 1 heat, you: gain 1 heat",
        "the players with the most cities: gain 2 plants, you: gain 2 heat",
    ],
)
def test_you_as_one_of_others_is_refused(line):
    """Behind another player `you` would be that one; who reads it means the card's owner."""
    assert "E2006" in codes(line) or "E0038" in codes(line)


@pytest.mark.parametrize(
    ("line", "is_one"),
    [
        ("draw 1 card then play it", True),
        ("look at 1 card then may play it", True),
        ("draw 2 cards then play it", False),
        ("draw 2 cards then play them", False),
        ("draw 1 card per city then may play it", False),
        ("look at 3 cards then play it", False),
        ("look at 3 cards then play 1 of them", True),
    ],
)
def test_one_card_is_played_of_several_one_that_is_chosen(line, is_one):
    refused = bool({"E2006", "E0038"} & set(codes(line)))
    assert refused is not is_one


@pytest.mark.parametrize(
    "line",
    [
        "when you place a city: that player: lose 1 heat",
        "when you place a city adjacent to any tile: that opponent: lose 1 heat",
        "when you play a space tag: gain 1 heat per city of that player",
        "when you remove plants of an opponent: that player: gain 1 heat",
        "when you place a city: if that player has 3 cities: gain 1 heat",
        "when anyone places a city: that opponent: lose 1 heat",
    ],
)
def test_who_does_it_is_not_another_player(line):
    assert not {"E2006", "E0038"}.isdisjoint(codes(line))


@pytest.mark.parametrize(
    "line",
    [
        "when anyone places a city: that player: lose 1 heat",
        "when an opponent places a city: that opponent: lose 1 heat",
        "when an opponent removes your plants: that opponent: lose 1 heat",
        "when you place a city: steal 1 heat from an opponent then that player: draw 1 card",
        "when you place a city or an opponent places a city: that player: gain 1 heat",
    ],
)
def test_who_did_it_is_that_player(line):
    assert not codes(line)


@pytest.mark.parametrize(
    "line",
    [
        "reveal 1 card from hand then take it",
        "each opponent: reveal 1 random card from hand then take it",
        "an opponent: reveal 1 card from hand then take it",
        "look at 2 random cards from the hand of an opponent then take 1 of them",
        "reveal 1 random card from the hand of an opponent then buy it",
    ],
)
def test_what_is_shown_in_hand_is_not_taken_as_from_the_deck(line):
    assert "E2006" in codes(line)


@pytest.mark.parametrize(
    "line",
    [
        "effect: nobody may place cities if you placed a city this generation",
        "effect: nobody may play events if 2 cities",
    ],
)
def test_a_rule_forbids_nobody_what_only_some_have_done(line):
    """With `nobody` all would be stopped by what one of them did; `you` is each by himself."""
    rule = f'rule "Example"\n  {line}\n'
    assert [one.code for one in load_text(rule).errors] == ["E2006"]
    assert not load_text(rule.replace("nobody may", "you may not")).errors


@pytest.mark.parametrize("last", ["", "each player: lower rating 1, "])
def test_a_full_track_is_not_lowered_by_what_its_end_brings(last):
    rule = f"parameter dust, range 0 to 6\n  when dust reaches 6: {last}nobody: lower dust 6\n"
    found = load_text(rule).errors
    assert [one.code for one in found] == ["E2006"]
    assert "range 0 to 7" in (found[0].cure or "")
    assert not load_text(rule.replace("reaches 6", "reaches 5")).errors


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("effect: you may spend 2 heat as 1 titanium", "as 2 energy"),
        ("action: reveal 1 card then if its cost is prime: gain 1 heat", "its cost max 9"),
    ],
)
def test_the_cure_does_not_make_another_meaning(line, said):
    text = f'corporation 001 "Example"\n  start 40 megacredits\n  {line}\n'
    assert [said in (one.cure or "") for one in load_text(text).errors] == [True]


@pytest.mark.parametrize("where", ["adjacent to it", "in its row", "on an area adjacent to it"])
def test_a_tile_that_is_waited_for_is_not_told_by_what_was_placed_then(where):
    """The engine, which keeps no `it` for later, broke off in the middle of a game."""
    head = 'event 001 "Example"\n  cost 0\n  place city then next time an opponent places a tile'
    found = load_text(f"{head} {where}: gain 1 heat\n").errors
    assert [one.code for one in found] == ["E2006"]
    assert "your city" in (found[0].cure or "")
    assert not load_text(f"{head} adjacent to your city: gain 1 heat\n").errors


@pytest.mark.parametrize(
    ("line", "is_said"),
    [
        ("add 1 animal to a card, add 2 animals to another card", False),
        ("add 1 animal to another card, add 2 microbes to another card", True),
        ("add 1 animal to a card then add 2 animals to another card", True),
        ("gain 1 plant, add 2 animals to another card", True),
    ],
)
def test_another_card_comes_behind_the_one(line, is_said):
    assert ("E2006" in codes(line)) is not is_said


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("effect: you may spend microbes here as 2 heat", "E2010"),
        ("effect: opponents may not add microbes here", "E2010"),
        ("when you add a microbe here: gain 1 heat", "E2010"),
        ("action: double the resources here", "E2010"),
        ("once: remove all resources here", "E2010"),
        ("action: gain 1 heat\n  protected", "E2033"),
    ],
)
def test_what_lies_here_must_be_held(lines, code):
    assert code in codes(lines, kind="active")
    assert code not in codes("holds microbe", lines, kind="active")


@pytest.mark.parametrize(
    "lines",
    [
        "action: move 1 card from hand to here\n  requires 2 cards here",
        "place this tile\n  requires 1 ocean adjacent to this tile",
    ],
)
def test_nothing_lies_on_a_card_before_it_is_played(lines):
    assert "E2033" in codes(lines, kind="active")


@pytest.mark.parametrize(
    "line",
    [
        "effect: tag requirements are within 2 cities",
        "effect: science tag requirements are within 2 steps",
        "action: play 1 card from hand ignoring science tag requirements",
        "effect: science tags count as wild tags",
        "effect: wild tags count as science tags",
        "effect: wild tags are 1 more",
        "effect: tags of events count as your science tags",
        "effect: tags of events count as your tags if 2 cities",
    ],
)
def test_tags_have_no_steps_and_a_wild_one_is_no_kind(line):
    assert "E2006" in codes(line, kind="active")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("when an opponent uses the action of your card: gain 1 heat", "uses this card"),
        ("when you use the action of a card of an opponent: gain 1 heat", "uses this card"),
        ('place a colony tile other than "Luna"', "any that is left"),
        ("raise a colony track 9", "`raise a colony track to its maximum`"),
        ("exchange 1 card in hand with the top card of the deck", "`draw 1 card then move 1 card"),
        ("gain 1 heat per science tag on the card", "`1 per space tag on your cards`"),
        ("exchange 1 card with an opponent", "then move 1 card from hand to that player`"),
    ],
)
def test_what_is_not_told_apart_is_told_with_what_there_is(line, said):
    text = f'active 001 "Example"\n  cost 0\n  {line}\n'
    found = load_text(text, ("base", "colonies")).errors
    assert [(one.code, said in (one.cure or "")) for one in found] == [("E2006", True)]


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("action: 2 random opponents: lose 2 plants", "E0019", "one player at a time"),
        ("action: draw 1 milestone", "E1010", "from the beginning"),
        ("action: draw 2 awards then keep 1", "E0019", "from the beginning"),
        ("action: place an award", "E1010", "from the beginning"),
        ("when you do not play a card: gain 1 heat", "E0019", "asked later"),
        ("when an opponent doesn't trade: gain 1 heat", "E0019", "asked later"),
        ("action: gain 1 delegate", "E2006", "place 1 delegate in a party"),
        (
            "action: gain 1 heat per leader in a party other than the dominant party",
            "E2006",
            "`per leader minus leader in the dominant party`",
        ),
        (
            "action: if 2 delegates in a party other than greens: gain 1 heat",
            "E2006",
            "`in greens/reds`",
        ),
    ],
)
def test_what_cannot_be_said_is_told_with_what_is_nearest(line, code, said):
    text = f'active 001 "Example"\n  cost 0\n  {line}\n'
    found = load_text(text, ("base", "colonies", "turmoil")).errors
    assert [(one.code, said in (one.cure or "")) for one in found] == [(code, True)]


@pytest.mark.parametrize(
    "line",
    [
        "gain all bonuses under no city",
        "place marker on an area with no city of an opponent",
        "place greenery adjacent to a city of each opponent",
        "exchange your city with a greenery of each opponent",
        "place city adjacent to another 2 oceans",
        "place city on an empty area with an ocean",
        "vp 1 per 2 tiles on an area",
        "vp 1 per 2 tiles on an empty area",
        "copy the production boxes of 2 building cards by you",
        "if 3 science tags by you: draw 2 cards",
        "look at 1 card then may buy this card",
        "draw 1 space card then may play this card for 4 less",
        "reveal 1 card then if a card has a microbe tag: gain 1 heat",
        "remove 4 plants from any player with 1 science tag of an opponent",
        "reveal 5 cards then take all space cards of you",
        "reveal 4 cards then take 1 of them with 1 microbe",
        "look at 3 cards then take it",
        "look at 3 cards then buy them",
        "look at the hand of an opponent then take it",
        "gain 1 heat per card in the discards of opponents",
        "gain 1 heat per event used this generation",
        "gain 1 heat per active card used",
        "vp 1 per opponent with fewer cities than this card",
        "gain 2 megacredits per space tag on a card",
        "use the action of another other card",
        "remove 1 plant from an opponent with any more plants than you",
        "requires 5 cards in the pile",
        "if no cities minus 1: gain 5 megacredits",
        "if the most titanium of any player minus cities: gain 1 heat",
        "vp 1 per 3 placed this game",
        "vp 1 per 2 animals on this card",
        "use the actions of this up to 2 cards",
        "when you draw a space card in hand: gain 1 titanium",
        "when an opponent places a city of any player: gain 1 titanium",
    ],
)
def test_a_word_that_would_say_nothing_is_refused(line):
    assert codes(line)
