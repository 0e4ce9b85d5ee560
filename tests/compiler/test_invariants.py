"""A library that breaks an invariant is never used: the error names invariant and declaration."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.graph import (
    Ability,
    Card,
    CardSet,
    Gain,
    Library,
    OneOf,
    Per,
    Remove,
    Stock,
    Tags,
    That,
)
from compiler.graph.invariants import GraphError, verify
from compiler.read.load import load


@pytest.fixture(scope="module")
def rules() -> Library:
    return load(["mars"]).library


def card(effect: object, label: str = "play") -> Card:
    return Card("a", "s", "event", "A", abilities=(Ability(label, effect),))


BROKEN = {
    "every reference is resolved": card(Gain("data", 1)),
    "a choice has two branches": card(OneOf((Gain("plant", 1),))),
    "amounts are positive": card(Gain("plant", 0)),
    "that belongs to a trigger": card(Gain(That(), 1)),
    "an ability fits its label": card(Gain("plant", 1), label="effect"),
    "a removal has one source": card(Remove("plant", 1)),
}


@pytest.mark.parametrize("name", BROKEN)
def test_violations(name, rules):
    with pytest.raises(GraphError, match=f"^{name}: cards a: "):
        verify(replace(rules, cards=(*rules.cards, BROKEN[name])))


def test_amounts_within_amounts(rules):
    wrong = card(Gain("plant", Per(Tags(("space",)), each=0)))
    with pytest.raises(GraphError, match="amounts"):
        verify(replace(rules, cards=(*rules.cards, wrong)))


@pytest.mark.parametrize("measure", [Stock(("data",)), Tags(("moon",))])
def test_references_within_amounts(measure, rules):
    with pytest.raises(GraphError, match="reference"):
        verify(replace(rules, cards=(card(Gain("plant", Per(measure))),)))


def test_neighbours_are_mutual(rules):
    board = rules.boards[0]
    lonely = replace(board.areas[0], neighbours=("A2", "J1"))
    with pytest.raises(GraphError, match="neighbours are mutual: boards tharsis: A1"):
        verify(replace(rules, boards=(replace(board, areas=(lonely, *board.areas[1:])),)))


def test_the_bundled_rules_are_sound(rules):
    verify(rules)
    right = card(Remove("animal", 1, cards=CardSet(zone="play")))
    verify(replace(rules, cards=(*rules.cards, right)))
