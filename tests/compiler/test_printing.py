"""Printed PDFs: size, number and content of the pages; text too long warns; files come whole."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pypdf import PdfReader

from compiler.graph import Library, TagKind
from compiler.icons.items import Icon
from compiler.load import load
from compiler.printing import (
    PAGES,
    PrintWarning,
    Size,
    print_reference,
    print_sheets,
    write_whole,
)
from compiler.printing.artwork import badge, drawing, packaged
from tests.compiler.small_library import LIBRARY
from tests.compiler.test_text import CARD

POINT = 72 / 25.4
LONG = replace(CARD, name="Endless Park", abilities=CARD.abilities * 3)


@pytest.mark.parametrize(
    ("size", "count", "pages"), [("a4", 9, 1), ("a4", 10, 2), ("letter", 3, 1)]
)
def test_sheets_have_nine_cards_on_the_right_paper(
    tmp_path: Path, size: Size, count: int, pages: int
) -> None:
    path = tmp_path / "cards.pdf"
    assert print_sheets(LIBRARY, [CARD] * count, path, size) == ()
    reader = PdfReader(path)
    assert len(reader.pages) == pages
    width, height = PAGES[size]
    box = reader.pages[0].mediabox
    assert float(box.width) == pytest.approx(width * POINT, abs=0.1)
    assert float(box.height) == pytest.approx(height * POINT, abs=0.1)
    text = reader.pages[0].extract_text()
    assert text.count("SWAMP PARK") == min(count, 9)


def test_glyphs_of_the_game_are_there(tmp_path: Path) -> None:
    print_sheets(LIBRARY, [replace(CARD, name="Café M€ −12 °C")], tmp_path / "x.pdf")
    text = PdfReader(tmp_path / "x.pdf").pages[0].extract_text()
    assert "CAFÉ M€ −12 °C" in text
    assert "pay 3 M€" in text


def test_text_too_long_is_a_warning_and_still_there(tmp_path: Path) -> None:
    (warning,) = print_sheets(LIBRARY, [CARD, LONG], tmp_path / "x.pdf")
    assert warning.card == "Endless Park"
    assert warning.over > 10
    assert str(warning).startswith("Endless Park: the text is ")
    text = PdfReader(tmp_path / "x.pdf").pages[0].extract_text()
    assert text.count("pay 3 M€") == 4


def test_no_warning_for_bundled_cards(tmp_path: Path) -> None:
    library = load(("base",)).library
    assert print_sheets(library, library.cards[:40], tmp_path / "x.pdf") == ()


def test_the_reference_lists_every_card(tmp_path: Path) -> None:
    path = tmp_path / "reference.pdf"
    assert print_reference(LIBRARY, [CARD, LONG], path, title="All cards") == ()
    text = "\n".join(page.extract_text() for page in PdfReader(path).pages)
    for part in ("All cards", "Swamp Park", "Endless Park", "T01", "Place an ocean tile."):
        assert part in text


def test_printing_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("a.pdf", "b.pdf"):
        print_sheets(LIBRARY, [CARD], tmp_path / name)
    assert (tmp_path / "a.pdf").read_bytes() == (tmp_path / "b.pdf").read_bytes()


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    target = tmp_path / "x.pdf"
    target.write_bytes(b"before")
    with pytest.raises(TypeError):
        write_whole(target, "no bytes")  # type: ignore[arg-type]
    assert target.read_bytes() == b"before"
    assert [path.name for path in tmp_path.iterdir()] == ["x.pdf"]


def test_new_vocabulary_gets_a_badge(tmp_path: Path) -> None:
    library: Library = replace(LIBRARY, tags=(*LIBRARY.tags, TagKind("moon", "moon", "Mo")))
    card = replace(CARD, tags=("moon",))
    assert print_sheets(library, [card], tmp_path / "x.pdf") == ()
    assert packaged("tag", "moon") is None
    svg = badge("tag", "moon", "Mo")
    assert ">Mo</text>" in svg
    assert "<circle" in svg
    assert badge("tile", "mine", "<").count("&lt;") == 1


def test_bundled_vocabulary_is_drawn() -> None:
    library = load(("base", "corporate-era")).library
    icons = [Icon("tag", tag.id) for tag in library.tags]
    icons += [Icon("tile", tile.id) for tile in library.tiles]
    icons += [Icon("parameter", parameter.id) for parameter in library.parameters]
    icons += [Icon("counter", counter.id) for counter in library.counters]
    for resource in library.resources:
        icons.append(Icon("held" if resource.kept == "card" else "resource", resource.id))
    for icon in icons:
        assert packaged(icon.kind, icon.id) is not None, icon
        assert drawing(icon, "?").startswith("<svg")


def test_a_warning_says_how_much() -> None:
    assert str(PrintWarning("X", 3.21)) == (
        "X: the text is 3.2 mm too long and is printed very small"
    )
