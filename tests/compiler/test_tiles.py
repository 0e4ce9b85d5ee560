"""Square tiles: elements on the sides, two values, sheets that hold them all."""

from __future__ import annotations

import re
from pathlib import Path

from pypdf import PdfReader

from compiler.graph import Card, Library
from compiler.graph.printed import edges_of
from compiler.printing import Data, print_tiles, split
from compiler.printing.parts.artwork import packaged
from compiler.text import Texts
from tests.bundled import bundle


def library() -> Library:
    return bundle("cornucopia").library


def named(name: str) -> Card:
    return next(card for card in library().cards if card.name == name)


def test_sides_clockwise_from_the_top() -> None:
    assert edges_of(named("Hydroponicum")) == ("heat", "nitrogen", "water", "carbon-dioxide")
    assert edges_of(named("Fungiculture")) == ("heat", "nitrogen", "heat", "nitrogen")
    assert edges_of(named("Ants")) is None


def test_cards_and_tiles_are_told_apart() -> None:
    cards, tiles = split(library().cards)
    assert len(tiles) == 40
    assert len(cards) + len(tiles) == len(library().cards)


def test_every_element_has_a_drawing() -> None:
    elements = [one.id for one in library().elements]
    assert elements
    assert [element for element in elements if not packaged("element", element)] == []


def test_sheets_hold_every_tile_with_both_values(tmp_path: Path) -> None:
    path = tmp_path / "tiles.pdf"
    _, tiles = split(library().cards)
    warnings = print_tiles(Data(library(), Texts(library())), tiles, path, title="Cornucopia")
    assert warnings == ()
    reader = PdfReader(path)
    assert len(reader.pages) == 4
    text = " ".join(" ".join(page.extract_text().split()) for page in reader.pages)
    for tile in tiles:
        assert tile.name.upper() in text
    assert re.search(r"spend 2\W+to gain 3\W", text)
    assert re.search(r"spend 1\W+to gain 2\W", text)
    assert "if connected" not in text
