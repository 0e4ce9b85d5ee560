"""`it` is one card, and `them` are cards that came together: what is refused, and what is not."""

from __future__ import annotations

import pytest

from tests.bundled import load_text

SET = 'set own "Own"\n  uses base, colonies\n\n'


def _codes(*lines: str) -> set[str]:
    text = SET + 'active "Odd Thing"\n  cost 1\n' + "".join(f"  {line}\n" for line in lines)
    return {one.code for one in load_text(text).diagnostics if one.severity == "error"}


@pytest.mark.parametrize(
    "line",
    [
        "reveal 4 cards then if it is an event: gain 1 plant",
        "when you play a card: draw 1 card, gain 1 plant per its cost",
        "when you place a city: place ocean, gain 1 plant per ocean adjacent to it",
        "draw 1 card then (discard 1 card, gain 1 plant per its cost)",
        "reveal 4 cards then gain 1 plant per its cost",
        "reveal 4 cards then gain 1 plant per its points",
        "when you play a card: draw 1 card, gain 1 plant per its points",
        "spend X heat -> look at X cards then gain 1 plant per its cost",
        "draw 2 cards then add 1 microbe to it",
        "discard 2 cards then gain 1 megacredit per its cost",
        "discard X cards -> gain 1 megacredit per its cost",
        "look at 4 cards then buy up to 2 of them then gain 1 plant per its cost",
        "draw 3 cards then (may discard 1 of them) then gain 1 plant per its cost",
        "(each opponent: reveal 1 card from hand) then gain 1 plant per its cost",
        "add 1 microbe to 2 cards then add 1 microbe to it",
        "add 1 microbe to each card then gain 1 megacredit per its cost",
        "add 1 microbe to a card, add 1 animal to a card then add 1 resource to it",
        "use the actions of 2 cards then add 1 microbe to it",
        "copy the production boxes of 2 building cards then add 1 microbe to it",
        "(draw 1 card or draw 2 cards) then gain 1 plant per its cost",
        "(if 2 oceans: draw 2 cards otherwise draw 1 card) then gain 1 plant per its cost",
        "draw 1 card then (draw 1 card, add 1 animal to a card) then gain 1 heat per its cost",
        "place 1 colony then draw 1 card then raise the colony track of it 1",
        "place 2 colonies then raise the colony track of it 1",
        "draw 1 card then place 1 colony then gain 1 plant per its cost",
        "place 2 oceans then gain 1 plant per ocean adjacent to it",
        "place ocean, place city then place greenery adjacent to it",
        "(each player: place ocean) then gain 1 plant per ocean adjacent to it",
        "move 2 events from the event pile to hand then gain 1 plant per its cost",
        "reveal 3 cards then gain 1 plant per tag of it",
        "when you play a card: draw 2 cards then gain 1 plant per its cost",
        "draw 1 card then look at 2 cards then move it to the bottom of the deck",
    ],
)
def test_of_several_none_is_it(line: str) -> None:
    assert _codes(line) == {"E2047"}


@pytest.mark.parametrize(
    "line",
    [
        "reveal 4 cards then take 2 of them then gain 1 plant per event of them",
        "reveal 4 cards then take all events of them then gain 1 plant per space tag of them",
        "look at 4 cards then take 2 of them then play 1 of them",
        "reveal 4 cards then take 2 of them then if 2 of them have a space tag: gain 1 plant",
    ],
)
def test_behind_several_that_were_taken_of_them_is_unclear(line: str) -> None:
    assert _codes(line) == {"E2047"}


@pytest.mark.parametrize(
    "line",
    [
        "play 1 card from hand then gain 1 plant per science tag of them",
        "(each player: draw 2 cards) then gain 1 plant per event of them",
        "(each player: reveal 1 card) then take 1 of them",
        "when you play an event: gain 1 plant per their cost",
        "effect: events cost 1 less per their cost",
        "vp 1 per their cost",
        "when you play an event: gain 1 plant per space tag of them",
        "draw 2 cards then an opponent: discard 1 of them",
        "draw 2 cards then each opponent: move 1 of them to here",
        "(an opponent: draw 2 cards) then discard 1 of them",
    ],
)
def test_what_did_not_come_together_is_not_them(line: str) -> None:
    assert _codes(line) == {"E2014"}


@pytest.mark.parametrize(
    "line",
    [
        "reveal 4 cards then take 1 of them then if it is an event: gain 1 plant per event of them",
        "reveal 4 cards then gain 1 plant per event of them then take 2 of them",
        "reveal 4 cards then gain 1 plant per 3 of their cost",
        "discard 2 cards -> if their cost 20: gain 1 plant",
        "reveal 1 card per player then take 1 of them",
        "draw 3 cards then may (discard 1 of them then gain 1 plant per its cost)",
        "draw 1 card then gain 1 plant per its cost",
        "(draw 1 card or reveal 1 card) then gain 1 plant per its cost",
        "look at 4 cards then take 2 of them then move them to the bottom of the deck",
        "draw 3 cards then add 1 microbe to a card then discard 1 of them",
        "place ocean then place ocean then gain 1 plant per ocean adjacent to it",
        "each player: place ocean then gain 1 plant per ocean adjacent to it",
        "place 2 cities then move a city to a land area adjacent to it",
        "draw 1 card then trade then raise the colony track of it 1",
        "place 1 colony then draw 1 card then gain 1 plant per its cost",
        "draw 3 cards then place city then gain 1 plant per ocean adjacent to it",
        "each opponent: draw 2 cards then discard 1 of them then gain 1 plant per its cost",
        "(each opponent: reveal 2 cards from hand) then gain 1 plant per event of them",
        "when you play a card: gain 1 plant per its cost",
        "when you play a card: gain 1 plant per its cost, draw 1 card",
        "when you place a city: gain 1 plant per ocean adjacent to it, draw 1 card",
        "when you draw a card: add 1 microbe to a card then add 1 microbe to it",
        "next time you play an event: gain 1 plant per its cost",
        "when you play a card: gain 1 plant per its cost then draw 2 cards",
        "look at 3 cards then take 1 of them then move it to the deck",
    ],
)
def test_what_is_clear_is_said(line: str) -> None:
    assert not _codes(line, "holds microbe")


@pytest.mark.parametrize(
    ("line", "clear"),
    [
        ("remove 1 plant from any player, steal 1 heat from any player then {}", False),
        ("(any opponent: gain 1 plant), (any opponent: gain 1 heat) then {}", False),
        ("(any opponent: remove 1 plant from any player) then {}", False),
        ("when an opponent plays an event: remove 1 plant from any player then {}", False),
        ("remove 1 plant from any player then steal 1 heat from any player then {}", True),
        ("remove 1 plant from any player or steal 1 heat from any player then {}", True),
        ("any opponent: remove 1 plant from any player then {}", True),
        ("when you play an event: remove 1 plant from any player then {}", True),
        ("when an opponent plays an event: {}", True),
        ("when an opponent plays an event: (that player: draw 1 card) then {}", True),
        ("when an opponent plays an event: look at the hand of that player then {}", True),
        ("next time an opponent plays an event: {}", True),
    ],
)
def test_that_player_is_one(line: str, clear: bool) -> None:
    for said in ("that player: gain 1 plant", "gain 1 plant per city of that player"):
        assert _codes(line.format(said)) == (set() if clear else {"E2047"})


@pytest.mark.parametrize(
    ("line", "clear"),
    [
        ("place 2 cities", False),
        ("place city, place greenery", False),
        ("place city then may place greenery", False),
        ("each player: place city", False),
        ("place city", True),
        ("place city or place greenery", True),
        ("if 2 oceans: place city otherwise place greenery", True),
        ("place city, place a special tile", True),
        ("action: spend 8 heat -> place greenery", True),
    ],
)
def test_this_tile_is_one(line: str, clear: bool) -> None:
    heard = "when anyone places a greenery adjacent to this tile: gain 1 plant"
    for said in (heard, "vp 1 per ocean adjacent to this tile"):
        assert _codes(line, said) == (set() if clear else {"E2047"})


@pytest.mark.parametrize(
    ("line", "cure"),
    [
        (
            "(each opponent: reveal 1 card from hand) then move 1 of them to the discards",
            "what others show is taken first",
        ),
        (
            "(each opponent: reveal 1 card from hand) then discard 1 of them",
            "what others show is taken first",
        ),
        ("reveal 2 cards from hand then move 1 of them to hand", "there it is already"),
        ("reveal 2 cards then move 1 of them to hand", "into hand it is taken"),
        ("when you discard a card: move it to hand", "what set off the trigger is `that card`"),
        ("look at 2 cards then discard them", "all that nobody takes is discarded"),
    ],
)
def test_where_they_cannot_go_from_there_it_is_said_how(line: str, cure: str) -> None:
    text = f'{SET}active "Odd Thing"\n  cost 1\n  {line}\n'
    (found,) = (one for one in load_text(text).diagnostics if one.severity == "error")
    assert cure in (found.cure or "")


@pytest.mark.parametrize(
    ("line", "clear"),
    [
        ("look at 3 cards then take 4 of them", False),
        ("look at 3 cards then take 3 of them", True),
        ("look at 1 card then may take up to 2 of them", False),
        ("draw 2 cards then discard 3 of them", False),
        ("draw 2 cards then discard 3 cards", True),
        ("(draw 2 cards or draw 3 cards) then discard 3 of them", True),
        ("(draw 2 cards or draw 3 cards) then discard 4 of them", False),
        ("reveal 1 card per player then take 3 of them", True),
        ("(each player: draw 2 cards) then discard 3 cards", True),
    ],
)
def test_there_are_so_many_of_them(line: str, clear: bool) -> None:
    assert _codes(line) == (set() if clear else {"E2006"})


@pytest.mark.parametrize(
    "line", ["play 1 prelude from the pile", "play 1 corporation from the pile"]
)
def test_nobody_chooses_in_a_closed_pile(line: str) -> None:
    assert _codes(line) == {"E2006"}


@pytest.mark.parametrize(
    ("line", "clear"),
    [
        ("action: steal 1 plant, 1 heat from an opponent then that player: draw 1 card", True),
        ("when you play an event: remove up to 1 plant, up to 1 heat from any player", True),
        ("when anyone plays an event: steal 1 plant, 1 heat from an opponent", False),
        ("when anyone plays an event: any opponent: lose 1 plant, 1 heat", True),
        ("action: remove 1 plant, 1 heat from any player with 1 city", True),
        ("action: steal up to 1 plant, up to 1 heat from a random opponent", True),
        ("action: any player with 1 city: lose 1 plant, 1 heat", True),
    ],
)
def test_several_kinds_are_of_one_player(line: str, clear: bool) -> None:
    assert _codes(line) == (set() if clear else {"E2006"})
