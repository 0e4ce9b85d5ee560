"""Decks for Tabletop Simulator: grids of 10 x 7 at most, the back last, and the saved object."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from compiler.graph import Card
from compiler.printing import Data, print_deck
from compiler.printing.tabletop import FACES, grids_of
from compiler.text import Texts
from tests.compiler.small_library import LIBRARY
from tests.compiler.test_text import CARD


def cards(count: int, kind: str = "event") -> list[Card]:
    return [Card(f"{kind}-{n}", "test", kind, f"Card {n}", cost=n) for n in range(count)]


def test_an_image_holds_sixty_nine_faces() -> None:
    grids = grids_of(LIBRARY, cards(FACES + 1))
    assert [len(grid.pieces) for grid in grids] == [69, 1]
    assert [(grid.columns, grid.rows) for grid in grids] == [(10, 7), (2, 2)]


def test_cards_with_different_backs_are_apart() -> None:
    grids = grids_of(LIBRARY, [*cards(2), *cards(1, "corporation"), *cards(1, "active")])
    assert [(grid.back, len(grid.pieces)) for grid in grids] == [("corporation", 1), ("project", 3)]


def test_the_saved_object_fits_the_images(tmp_path: Path) -> None:
    other = replace(CARD, id="other", name="Other")
    data = Data(LIBRARY, Texts(LIBRARY))
    address = "https://example.org/deck/"
    *made, warnings = print_deck(data, [CARD, CARD, other], tmp_path, "Test deck", address)
    assert [path.name for path in made] == ["faces-1.png", "back-1.png", "deck.json"]
    assert warnings == ()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "back-1.png",
        "deck.json",
        "faces-1.png",
    ]
    saved = json.loads((tmp_path / "deck.json").read_text("utf-8"))
    (deck,) = saved["ObjectStates"]
    assert deck["Name"] == "DeckCustom"
    assert deck["DeckIDs"] == [100, 100, 101]
    assert [one["Nickname"] for one in deck["ContainedObjects"]] == ["Swamp Park"] * 2 + ["Other"]
    sheet = deck["CustomDeck"]["1"]
    assert sheet["FaceURL"] == "https://example.org/deck/faces-1.png"
    assert (sheet["NumWidth"], sheet["NumHeight"]) == (3, 2)
    content = (tmp_path / "faces-1.png").read_bytes()
    width, height = (int.from_bytes(content[n : n + 4], "big") for n in (16, 20))
    assert abs(width / height - 3 * 63 / (2 * 88)) < 0.01


def test_one_card_is_no_deck(tmp_path: Path) -> None:
    assert list(print_deck(Data(LIBRARY, Texts(LIBRARY)), [CARD], tmp_path, "One"))
    saved = json.loads((tmp_path / "deck.json").read_text("utf-8"))
    assert saved["ObjectStates"][0]["Name"] == "Card"
    assert saved["ObjectStates"][0]["CardID"] == 100
