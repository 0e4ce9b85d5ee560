"""Selections: by kind, tag, number, name pattern; orders; copies."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from compiler.graph import Board, Card
from compiler.printing.parts.select import Piece, Selection, selected

ICE = Card("ice", "a", "event", "Ice Asteroid", "078", 23, ("space",))
ANTS = Card("ants", "a", "active", "Ants", "035", 9, ("microbe",))
LAB = Card("lab", "b", "automated", "Lab", "C10", 9, ("science", "building"))
TERRA = Card("terra", "b", "corporation", "Terra", "C9")
MAP = Board("map", "a", "Map", ())
ALL: tuple[Piece, ...] = (ICE, ANTS, LAB, TERRA, MAP)


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ({}, ALL),
        ({"kinds": ("event", "active")}, (ICE, ANTS)),
        ({"kinds": ("board",)}, (MAP,)),
        ({"tags": ("building",)}, (LAB,)),
        ({"numbers": ("35", "C9")}, (ANTS, TERRA)),
        ({"names": ("*a*",), "tags": ("microbe", "science")}, (ANTS, LAB)),
        ({"names": ("ice ?steroid",)}, (ICE,)),
        ({"kinds": ("event",), "tags": ("science",)}, ()),
    ],
)
def test_everything_given_must_fit(chosen: dict[str, Any], expected: tuple[Piece, ...]) -> None:
    assert selected(ALL, Selection(**chosen)) == expected


def test_orders() -> None:
    assert selected(ALL, Selection(), "name") == (ANTS, ICE, LAB, MAP, TERRA)
    assert selected(ALL, Selection(), "number") == (MAP, ANTS, ICE, TERRA, LAB)
    assert selected(ALL, Selection(), "cost")[-1] == ICE
    assert selected(ALL, Selection(), "kind")[0] == ANTS
    assert selected(ALL, Selection(), "tag")[0] == ANTS


def test_copies_stand_together() -> None:
    assert selected((ANTS, LAB), Selection(), copies=2) == (ANTS, ANTS, LAB, LAB)
    again = replace(ANTS)
    assert selected((ANTS, again), Selection(), "number") == (ANTS, again)
