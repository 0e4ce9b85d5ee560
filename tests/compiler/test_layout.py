"""The layout of faces: what is not measured fits, what does not fit is told, nothing is lost."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import typst
from pypdf import PdfReader

from compiler.graph import Ability, Card, Gain, Library, Pay, Pays, Produce, TagKind, Unordered
from compiler.printing import Data, print_cards, print_ends, print_tiles, split, split_ends
from compiler.printing.setting import PrintWarning, setting
from compiler.read.places import bundled_games
from compiler.text import Texts
from compiler.text.catalogue import catalogue, languages
from tests.bundled import bundle
from tests.compiler.small_library import LIBRARY
from tests.compiler.test_text import CARD
from tests.effort import some

CHECK = """\
#import "card.typ": at-most, chosen-scale, lower-part, upper-part
#let (width, room) = (54.8mm, 62.4mm) // of a poker card
#for face in json("data.json").faces [
  #context {
    let all(s) = upper-part(face, s, width) + lower-part(face, s, width)
    let high(s) = measure(block(width: width, all(s))).height
    let (s, over) = chosen-scale(face, high, width, room)
    [#metadata((
      name: face.name, high: high(1.16) / 1mm, thought: at-most(face, 1.16, width) / 1mm,
      chosen: high(s) / 1mm, over: over / 1mm,
    )) <high>]
  }
]
"""
ROOM = 62.4


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("sets", bundled_games())
def test_every_card_fits_as_large_as_it_is_thought_to(sets: tuple[str, ...], language: str) -> None:
    loaded = bundle(*sets)
    texts = Texts(loaded.library, catalogue(language, loaded.folders))
    data = Data(loaded.library, texts)
    faces = data.faces(loaded.library.cards[:: some(1, 9)])
    with setting("single.typ", {"faces": faces}, data.drawings) as set_:
        (set_.root / "check.typ").write_text(CHECK, "utf-8")
        compiler = typst.Compiler(set_.root / "check.typ", root=set_.root, ignore_system_fonts=True)
        found: list[dict[str, Any]] = json.loads(compiler.query("<high>", field="value"))
    assert len(found) == len(faces)
    assert [one["name"] for one in found if one["high"] > one["thought"]] == []
    assert [one["name"] for one in found if one["over"]] == []
    assert [one["name"] for one in found if one["chosen"] > ROOM + 0.01] == []


# ---- much and little -----------------------------------------------------------------------------


def printed(folder: Path, *cards: Card, library: Library = LIBRARY, **how: Any) -> list[Any]:
    data = Data(library, Texts(library))
    *paths, warnings = print_cards(data, cards, folder, "pdf", **how)
    pages = [PdfReader(str(path)).pages[0] for path in paths]
    return [[" ".join(page.extract_text().split()) for page in pages], warnings]


LONG = replace(CARD, id="long", name="Endless Park", abilities=CARD.abilities * 4)
TITLE = "A title of sixty letters, with all the words it takes, yes!!"
WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenxyz"
FOUR = ("plant", "steel", "titanium", "heat")
NINE = Pays(Pay(9), Unordered(tuple(Gain(one, 2) for one in FOUR)))
BOX = Unordered(tuple(Produce(one, 9) for one in (*FOUR, "energy")))
TAGS = ("plant", "science", "building", "space", "jovian", "earth", "animal", "microbe", "event")


def test_text_that_does_not_fit_is_a_warning_by_how_much_and_all_there(tmp_path: Path) -> None:
    (texts, warnings) = printed(tmp_path, LONG)
    (warning,) = warnings
    assert isinstance(warning, PrintWarning)
    assert (warning.card, warning.key) == ("Endless Park", "active-long")
    assert 20 < warning.over < 200
    assert texts[0].count("draw 1 card") == 4


@pytest.mark.parametrize("size", [(63, 88), (44, 68), (70, 120), (88, 125)])
def test_long_names_many_tags_many_icons_and_nothing_fit_every_size(
    tmp_path: Path, size: tuple[float, float]
) -> None:
    tags = tuple(TagKind(tag, tag) for tag in TAGS)
    known = {tag.id for tag in LIBRARY.tags}
    library = replace(LIBRARY, tags=(*LIBRARY.tags, *(t for t in tags if t.id not in known)))
    cards = (
        replace(CARD, id="title", name=TITLE),
        replace(CARD, id="tags", name="Tags", tags=TAGS),
        replace(CARD, id="plain", name="Plain", tags=()),
        Card("row", "test", "active", "Row", cost=3, abilities=(Ability("action", NINE),)),
        Card("bare", "test", "event", "Bare", cost=0),
        Card("box", "test", "automated", "Box", cost=1, abilities=(Ability("play", BOX),)),
    )
    texts, warnings = printed(tmp_path, *cards, library=library, card=size)
    assert warnings == ()
    assert TITLE.upper() in texts[0]
    for text, name in zip(texts[1:], ("TAGS", "PLAIN", "ROW", "BARE", "BOX"), strict=True):
        assert name in text


@pytest.mark.parametrize("name", [TITLE, WORD])
@pytest.mark.parametrize("sets", bundled_games())
def test_long_names_fit_tiles_and_ends(tmp_path: Path, sets: tuple[str, ...], name: str) -> None:
    """The whole name is there, and no letter of it stands off its paper."""
    library = bundle(*sets).library
    _, tiles = split(library.cards)
    _, ends = split_ends(library.cards)
    data = Data(library, Texts(library))
    path = tmp_path / "long.pdf"
    if tiles:
        assert print_tiles(data, [replace(tiles[0], name=name, id="long")], path) == ()
        edge, wide = 5.0, 58.0
    else:
        assert print_ends(data, [replace(ends[0], name=name, id="long", number="")], path) == ()
        edge, wide = 5.0, 63.0
    places: list[float] = []

    def see(text: str, _: Any, matrix: Any, *__: Any) -> None:
        if text.strip() and text.strip().isupper():
            places.append(matrix[4] * 25.4 / 72)

    text = PdfReader(path).pages[0].extract_text(visitor_text=see)
    assert name.upper() in " ".join(text.split())
    assert max(places) - min(places) < wide - 2 * edge
