"""Printed PDFs: size, number and content of the pages; text too long warns; files come whole."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from compiler.graph import Card, Library, Per, Points, TagKind, Tags
from compiler.icons.items import Icon
from compiler.printing import (
    PAPERS,
    Data,
    Paging,
    PrintWarning,
    Warnings,
    print_booklet,
    print_cards,
    print_sheets,
    print_summary,
    setting,
    write_whole,
)
from compiler.printing.parts.artwork import badge, drawing, packaged
from compiler.read.places import bundled_games
from compiler.text import Texts
from tests.bundled import bundle
from tests.compiler.small_library import LIBRARY
from tests.compiler.test_text import CARD
from tests.generated import Generated

POINT = 72 / 25.4
LONG = replace(CARD, name="Endless Park", abilities=CARD.abilities * 3)


def data(library: Library = LIBRARY) -> Data:
    return Data(library, Texts(library))


def size_of(path: Path, page: int = 0) -> tuple[float, float]:
    """In mm."""
    box = PdfReader(path).pages[page].mediabox
    return round(float(box.width) / POINT, 1), round(float(box.height) / POINT, 1)


@pytest.mark.parametrize(
    ("paper", "count", "pages"), [("a4", 9, 1), ("a4", 10, 2), ("letter", 3, 1)]
)
def test_sheets_have_nine_cards_on_the_right_paper(
    tmp_path: Path, paper: str, count: int, pages: int
) -> None:
    path = tmp_path / "cards.pdf"
    assert print_sheets(data(), [CARD] * count, path, Paging(paper)) == ()  # type: ignore[arg-type]
    reader = PdfReader(path)
    assert len(reader.pages) == pages
    assert size_of(path) == PAPERS[paper]
    assert reader.pages[0].extract_text().count("SWAMP PARK") == min(count, 9)


def test_many_sheets_are_set_in_parts_and_are_one_document(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setting, "TOGETHER", 2)
    long = replace(LONG, abilities=CARD.abilities * 9)
    cards, path = [CARD] * 9 * 2 + [long], tmp_path / "cards.pdf"
    told = print_sheets(data(), [long], tmp_path / "long.pdf")
    assert len(told) == 1
    assert print_sheets(data(), cards, path, title="Moss") == told
    reader = PdfReader(path)
    assert reader.metadata is not None
    assert reader.metadata.title == "Moss"
    assert {size_of(path, n) for n in range(len(reader.pages))} == {PAPERS["a4"]}
    counts = [page.extract_text().count("SWAMP PARK") for page in reader.pages]
    assert counts == [9] * 2 + [0]
    assert "ENDLESS PARK" in reader.pages[-1].extract_text()


def test_backs_follow_their_fronts(tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    print_sheets(data(), [CARD] * 10, path, Paging(backs="long", bleed=3))
    texts = [page.extract_text().replace(" ", "") for page in PdfReader(path).pages]
    assert [text.count("SWAMPPARK") for text in texts] == [8, 0, 2, 0]
    assert [text.count("PROJECT") for text in texts] == [0, 8, 0, 2]


def test_every_font_is_embedded(tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    print_sheets(data(), [CARD], path)
    for page in PdfReader(path).pages:
        fonts = page["/Resources"]["/Font"].values()
        assert fonts
        for font in fonts:
            for inner in font["/DescendantFonts"]:
                described = inner.get_object()["/FontDescriptor"]
                assert any(f"/FontFile{n}" in described for n in ("", "2", "3"))


def test_glyphs_of_the_game_are_there(tmp_path: Path) -> None:
    print_sheets(data(), [replace(CARD, name="Café M€ −12 °C")], tmp_path / "x.pdf")
    text = PdfReader(tmp_path / "x.pdf").pages[0].extract_text()
    assert "CAFÉ M€ −12 °C" in text
    assert "draw 1\u00a0card" in text


def test_text_too_long_is_a_warning_and_still_there(tmp_path: Path) -> None:
    (warning,) = print_sheets(data(), [CARD, LONG], tmp_path / "x.pdf")
    assert warning.card == "Endless Park"
    assert warning.over > 10
    assert str(warning).startswith("Endless Park: the text is ")
    text = PdfReader(tmp_path / "x.pdf").pages[0].extract_text()
    assert text.count("draw 1\u00a0card") == 4


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "A title of sixty letters, with all the words it takes, yes!!",
        "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenxyz",
    ],
)
def test_names_of_any_length_fit(tmp_path: Path, name: str) -> None:
    assert print_sheets(data(), [replace(CARD, name=name)], tmp_path / "x.pdf") == ()
    text = PdfReader(tmp_path / "x.pdf").pages[0].extract_text()
    assert name.upper() in " ".join(text.split())


@pytest.mark.parametrize(
    "card", [Card("x", "test", "event", "Bare", cost=0), Card("y", "test", "prelude", "No cost")]
)
def test_cards_with_next_to_nothing_on_them(tmp_path: Path, card: Card) -> None:
    assert print_sheets(data(), [card], tmp_path / "x.pdf") == ()


def test_no_warning_for_bundled_cards(tmp_path: Path) -> None:
    library = bundle("base").library
    assert print_sheets(data(library), library.cards[:40], tmp_path / "x.pdf") == ()


# ---- cards, booklet, summary --------------------------------------------------------------------


def made(found: object) -> tuple[list[Path], Warnings]:
    *paths, warnings = found  # type: ignore[misc]
    return paths, warnings


def test_single_cards_have_their_size_and_their_bleed(tmp_path: Path) -> None:
    found = print_cards(data(), [CARD, LONG, CARD], tmp_path, "pdf", (44, 68), bleed=3)
    paths, warnings = made(found)
    assert [path.name for path in paths] == ["test-swamp-park.pdf"] * 2
    assert [warning.card for warning in warnings] == ["Endless Park"]
    assert size_of(paths[0]) == (50, 74)


def test_single_cards_as_pictures(tmp_path: Path) -> None:
    (path,), _ = made(print_cards(data(), [CARD], tmp_path, "png", resolution=100))
    content = path.read_bytes()
    assert content.startswith(b"\x89PNG")
    width, height = (int.from_bytes(content[n : n + 4], "big") for n in (16, 20))
    assert (width, height) == pytest.approx((63 / 25.4 * 100, 88 / 25.4 * 100), abs=1)
    (path,), _ = made(print_cards(data(), [CARD], tmp_path, "svg"))
    assert path.read_text("utf-8").startswith("<svg")


def test_the_booklet_lists_every_card(tmp_path: Path) -> None:
    path = tmp_path / "reference.pdf"
    print_booklet(data(), [CARD, LONG], path, title="All cards")
    text = "\n".join(page.extract_text() for page in PdfReader(path).pages)
    for part in ("All cards", "Swamp Park", "Endless Park", "T01", "Place an ocean tile."):
        assert part in text


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_summary_is_one_page(tmp_path: Path, paper: str) -> None:
    library = bundle("corporate-era", "hellas-elysium").library
    path = tmp_path / "summary.pdf"
    print_summary(data(library), library.cards, path, paper)  # type: ignore[arg-type]
    (page,) = PdfReader(path).pages
    text = page.extract_text()
    for part in ("science tag", "greenery tile", "card price", "−30\u00a0°C", "steel"):
        assert part in text, part


# ---- files and drawings -------------------------------------------------------------------------


def test_printing_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("a.pdf", "b.pdf"):
        print_sheets(data(), [CARD], tmp_path / name)
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
    assert print_sheets(data(library), [card], tmp_path / "x.pdf") == ()
    assert packaged("tag", "moon") is None
    svg = badge("tag", "moon", "Mo")
    assert ">Mo</text>" in svg
    assert "<circle" in svg
    assert badge("tile", "mine", "<").count("&lt;") == 1


def test_bundled_vocabulary_is_drawn() -> None:
    library = bundle("corporate-era").library
    icons = [Icon("tag", tag.id) for tag in library.tags]
    icons += [Icon("tile", tile.id) for tile in library.tiles]
    icons += [Icon("terrain", terrain.id) for terrain in library.terrains]
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


# ---- what is drawn, as text ---------------------------------------------------------------------


def shown(value: object) -> str:
    """A row as text: `tile/city×2 red`, `[resource/steel]` for a production box."""
    match value:
        case list():
            return " ".join(shown(one) for one in value)
        case {"is": "sign", "text": text}:
            return repr(text)
        case {"is": "box", "rows": rows}:
            return f"[{', '.join(shown(row) for row in rows)}]"
        case {"is": "icon", "kind": kind, "id": id_, "count": count, "red": red}:
            times = "" if count in ("", "1") else f"×{count}"
            return f"{kind}/{id_}{times}{' red' if red else ''}"
    raise AssertionError(value)


def instructions(face: dict[str, Any]) -> str:
    lines = [f"{face['key']} {face['colour']} {face['mark']} {face['number']} {face['name']}"]
    rows = ("tags", "requirement", "start", "hero", "per")
    lines += [f"{part}: {shown(face[part])}" for part in rows if face[part]]
    if face["cost"]:
        lines.append(f"cost: {face['cost']}")
    lines += [f"{panel['label']}: {shown(panel['row'])}" for panel in face["panels"]]
    lines += [f"row: {shown(row)}" for row in face["rows"]]
    if face["points"]:
        lines.append(f"points: {face['points']}")
    if face["emblem"]:
        lines.append(f"emblem: {shown(face['emblem'])}")
    return "\n  ".join(lines)


def test_what_a_badge_leaves_out_is_said_beside_it() -> None:
    """A star is the condition, or more points than one figure shows."""
    plain = replace(CARD, points=(Points(2),))
    starred = replace(CARD, points=(Points(2), Points(Per(Tags(("space",))), negative=True)))
    first, second = data().faces((plain, starred))
    assert (first["points"], second["points"]) == ("2", "2*")
    assert "VP" not in str(first["text"])
    assert "for each space tag" in second["text"][-1]
    assert first["points_text"]
    assert not second["points_text"]


def test_the_layout_of_every_bundled_card(generated: Generated) -> None:
    libraries = [bundle(*sets).library for sets in bundled_games()]
    faces = [face for one in libraries for face in data(one).faces((*one.cards, *one.boards))]
    generated("tests/goldens/faces.txt", "\n".join(instructions(face) for face in faces) + "\n")
