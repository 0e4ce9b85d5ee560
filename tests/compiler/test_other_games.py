"""Forms that other expansions and games need, with the vocabulary in `charter.mars`."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.graph import (
    Ability,
    Add,
    Areas,
    AreaSet,
    Beside,
    CardSet,
    Counter,
    Discard,
    Draw,
    Each,
    Event,
    Gain,
    Happened,
    InState,
    Lose,
    MoveCards,
    Pays,
    Per,
    Remove,
    Repeatedly,
    Shown,
    Spend,
    Then,
    Tiles,
    TileSet,
    When,
)
from tests.bundled import load_text

CHARTER = Path(__file__).with_name("charter.mars")


@pytest.fixture(scope="module")
def cards():
    loaded = load_text(CHARTER.read_text(encoding="utf-8"))
    assert [f"{d.code} {d.message}" for d in loaded.diagnostics] == []
    return {card.id: card for card in loaded.library.cards}


def test_global_events(cards):
    riots = cards["riots"]
    cities = Tiles(TileSet(("city",), "you"))
    lost = Lose("megacredit", Per(cities, 4, most=5, minus=Counter("influence")))
    assert riots.abilities == (Ability("play", Each("all", lost)),)
    assert riots.fields == (("distant", ("mars-first",)), ("current", ("reds",)))


def test_colonies(cards):
    pluto = cards["pluto"]
    assert pluto.fields == (("track", (0, 1, 2, 2, 3, 3, 4)),)
    assert pluto.abilities == (
        Ability("build", Draw(2)),
        Ability("trade", Draw(Shown())),
        Ability("colony", Then((Draw(1), Discard(1)))),
    )


def test_parties(cards):
    assert [a.label for a in cards["scientists"].abilities] == ["bonus", "action"]
    assert cards["mars-first"].name == "Mars First"


def test_projects(cards):
    windmills = cards["windmills"]
    free = AreaSet(beside=(Beside(TileSet(("city",), "you")),))
    assert (windmills.cost, windmills.cost_min) == (4, 1)
    assert windmills.cheaper == Per(Areas(free))
    assert windmills.fields == (("colour", ("heat",)), ("provides", ("nature", "nature")))


def test_modules(cards):
    module = cards["fungiculture"]
    ways = [
        Repeatedly(Pays(Spend("heat", heat), Gain("plant", plants)))
        for heat, plants in ((1, 2), (2, 3))
    ]
    assert module.abilities == (Ability("action", When(InState("connected"), *ways)),)


def test_cards_on_cards(cards):
    robots = cards["self-replicating-robots"]
    moved = MoveCards(1, CardSet(zone="hand", tags=("space", "building")), "here")
    assert robots.abilities[0].effect == Then((moved, Add("", 2, CardSet(reference="it"))))


def test_players_by_what_they_did(cards):
    steal, move = cards["law-suit"].abilities[0].effect.parts
    did = Happened(Event("remove", of="owner", production=True), "generation")
    assert steal == Remove("megacredit", 3, "any", steal=True, players=did)
    assert move == MoveCards(1, CardSet(reference="this"), "events", "that")
