"""Lines that could never come to anything, or mean two things: refused with what can be said."""

from __future__ import annotations

import pytest

from tests.bundled import load_text
from tests.compiler.support import effect

OTHER = "another one than this card, or than that one?"
FEWER = "leave out `up to`"


@pytest.mark.parametrize(
    ("line", "cure"),
    [
        ("when you play an event: gain 1 heat per other event played this generation", OTHER),
        ("when you play an event: if you played another event this generation: gain 1 heat", OTHER),
        ("when you play a space tag: gain 1 heat per other space card", OTHER),
        ("when you play a card or place a city: gain 1 heat per other card", OTHER),
        ("when you use the action of a card: use the action of another card", OTHER),
        ("when you add 1 microbe to a card: may pay 1 -> add 1 animal to another card", OTHER),
        ("action: add 1 animal to a card then add 1 animal to each other card", OTHER),
        ("action: use the action of a card then gain 1 heat per other card", OTHER),
        ("when you play an event: gain 1 heat per event played this generation beyond 1", ""),
        ("when you play an event: add 1 animal to another card", ""),
        ("when you place a city: gain 1 heat per other card", ""),
        ("when you use a standard project: gain 1 heat per other card", ""),
        ("when you use the action of another card: gain 1 heat", ""),
        ("action: add 1 animal to a card then add 1 animal to another card", ""),
        ("remove up to 2 plants from each opponent", FEWER),
        ("steal up to 1 plant per city from each opponent", FEWER),
        ("remove up to 2 animals from each card of opponents", FEWER),
        ("remove up to 2 plants from any player", ""),
    ],
)
def test_what_may_mean_two_things_is_refused(line, cure):
    found = load_text(f'active 001 "Example"\n  cost 0\n  {line}\n', ("base",)).errors
    assert [cure in (one.cure or "") for one in found] == [True] * bool(cure)


AGAIN, NOWHERE = "`ignoring your colonies`", "there are none on such a tile"
FLEET, BESIDE = "a fleet lies there", "lie beside it, or none"


@pytest.mark.parametrize(
    ("line", "cure"),
    [
        ("place a colony on a colony tile with your colony", AGAIN),
        ("place a colony on a colony tile with your colony ignoring your colonies", ""),
        ("place a colony on a colony tile without any colony ignoring your colonies", "leave out"),
        ("place a colony then place a colony on it", AGAIN),
        ("place a colony then place a colony on it ignoring your colonies", ""),
        ("when you place a colony: may pay 1 -> place a colony on that colony tile", AGAIN),
        ("when an opponent places a colony: place a colony on that colony tile", ""),
        ("when you trade: place a colony on that colony tile", ""),
        ('place 2 colonies on "Luna"', AGAIN),
        ('place 2 colonies on "Luna"/"Io"', ""),
        ('trade with "Luna" then trade with "Luna"', FLEET),
        ("trade then trade with it", FLEET),
        ("when you trade: trade with that colony tile", FLEET),
        ("place a colony then trade with it", ""),
        ("remove 1 colony of an opponent on a colony tile without any colony", NOWHERE),
        ("gain 1 colony bonus of a colony tile without your colony", NOWHERE),
        ("vp 1 per colony on a colony tile without your colony", NOWHERE),
        ("vp 1 per colony of opponents on a colony tile without your colony", ""),
        ("place city adjacent to 7 cities", "6 neighbours"),
        ("requires 1 city adjacent to 7 oceans", "6 neighbours"),
        ("place city adjacent to no area", "always an area"),
        ("place this tile adjacent to no tile adjacent to your tile", BESIDE),
        ("place city adjacent to no city adjacent to a city of an opponent", BESIDE),
        ("place city adjacent to no city adjacent to a greenery", ""),
        ("place city on an empty area with an ocean", "leave out one of them"),
        ("place city on an area with an ocean on a land area", ""),
        ("place city adjacent to an empty area adjacent to no empty area", BESIDE),
        ("place marker on an area with a marker of an opponent", "one marker on an area"),
        ("place marker on an area with a city of an opponent", ""),
        ("exchange your city for a city", "another kind"),
        ("exchange a city of an opponent for a city", ""),
        ("claim a city", "yours already"),
    ],
)
def test_what_can_never_be_is_refused(line, cure):
    text = f'active 001 "Example"\n  cost 0\n  action: gain 1 heat\n  {line}\n'
    found = load_text(text, ("base", "colonies")).errors
    assert [cure in (one.cure or "") for one in found] == [True] * bool(cure)


def test_what_is_said_of_an_area_twice_is_said_of_one():
    line = "place city on an area with an ocean on a land area"
    assert effect(line) == effect("place city on a land area with an ocean")


@pytest.mark.parametrize(
    ("line", "cure"),
    [
        ("remove 2 colonies of an opponent", "then remove 1 colony of that player`"),
        ("remove 2 colonies of you", "then remove 1 colony of you`"),
        ("when an opponent would remove animals here: nothing", "`protected`"),
        ("when an opponent would remove animals from this card: nothing", "`protected`"),
        ("when an opponent would steal plants from you: nothing", "what is stolen is removed"),
        ("when an opponent would lower production: nothing", "falls is lost"),
        ("when you add 1 animal to a card with 3 animals: gain 1 heat", "not how much lies"),
        ("when you use the action of a card without resources: gain 1 heat", "not how much lies"),
        ("when you use the action of a card with your marker: gain 1 heat", ""),
        ("when you place a city on an empty area: gain 1 heat", "leave out `empty`"),
        ("action: remove your colony", "`remove 1 colony of you`"),
        ("action: remove any delegate", "`remove 1 delegate of any player`"),
        ("action: if that party is greens: gain 1 heat", "`choose a party` on a line"),
        ("action: next time you would lose 1 plant: nothing", "once all of them"),
        ("action: next time you would lose plants: nothing", ""),
        ("when you begin 2 turns: gain 1 heat", "each turn by itself"),
        ("when you begin a generation: gain 1 heat", "each turn by itself"),
        ("action: if you began a turn this generation: gain 1 heat", "turns are heard"),
        ("action: next time you begin a turn: gain 1 heat", ""),
        ("requires action phase", "always the action phase"),
        ("vp 1 if action phase", "in no phase"),
        ("when you gain heat: if lunch phase: gain 1 plant", "`if production phase`"),
        ("action: this generation when you would lose 1 plant: gain 1 heat", ""),
    ],
)
def test_what_would_be_said_is_told_with_what_can_be(line, cure):
    text = f'active 001 "Example"\n  cost 0\n  {line}\n'
    found = load_text(text, ("base", "colonies", "turmoil")).errors
    assert [cure in (one.cure or "") for one in found] == [True] * bool(cure)
