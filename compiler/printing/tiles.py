"""Sheets of square tiles: what has elements on its sides.

In: a library and some of its cards that are tiles. Out: a PDF, and a warning for each whose text
did not fit. The better value of a connected tile stands under the plain one, behind its symbol.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path

from compiler.face.face import panel
from compiler.graph import Ability, Card, InState, When
from compiler.graph.printed import edges_of
from compiler.icons import Drawer, effect_row
from compiler.printing.paper import Paging, sheets
from compiler.printing.parts.artwork import badge, packaged
from compiler.printing.parts.data import Data, Json, initials
from compiler.printing.parts.prose import headed
from compiler.printing.parts.select import Piece
from compiler.printing.setting import Warnings, setting
from compiler.printing.whole import write_whole
from compiler.text.words import sentence

SIDE = 58.0
"""Of a tile, in mm: twelve on a page."""


def is_tile(piece: Piece) -> bool:
    return isinstance(piece, Card) and edges_of(piece) is not None


def print_tiles(
    data: Data, tiles: Iterable[Piece], path: Path, paging: Paging | None = None, title: str = ""
) -> Warnings:
    """Sheets with cut marks, in the order given."""
    order = tuple(one for one in tiles if isinstance(one, Card))
    laid = replace(paging or Paging(), card=(SIDE, SIDE), backs=None)
    document = {
        "title": title,
        "lang": data.texts.catalogue.language,
        "tile": SIDE,
        "faces": [_tile(data, card) for card in order],
        "sheets": [asdict(sheet) for sheet in sheets(laid, len(order), shaped=False)],
    }
    with setting("tiles.typ", document, data.drawings) as set_:
        pdf, warnings = set_.of(len(order))
    write_whole(path, pdf)
    return warnings


def _tile(data: Data, card: Card) -> Json:
    """The face as other cards have it, sides, and its abilities in two values."""
    plain = replace(card, fields=())
    (face,) = data.faces((plain,))
    drawer = Drawer(data.library, data.texts, card.holds)
    parts = [_part(data, drawer, one) for one in card.abilities if one.label != "play"]
    return face | {"edges": [_edge(data, name) for name in edges_of(card) or ()], "parts": parts}


def _part(data: Data, drawer: Drawer, ability: Ability) -> Json:
    """An ability, and what it does instead when the tile is connected."""
    match ability.effect:
        case When(InState(state), better, plain) if plain is not None:
            shown = panel(drawer, replace(ability, effect=plain), data.marked)
            instead: Json | None = {
                "sign": _sign(data, state),
                "row": data.row(effect_row(drawer, better)),
                "text": data.runs(sentence(data.marked.effect(better))),
            }
        case _:
            shown, instead = panel(drawer, ability, data.marked), None
    lead, text = headed(shown.text)
    return {
        "row": data.row(shown.row),
        "lead": data.runs(lead),
        "text": data.runs(text),
        "better": instead,
    }


def _edge(data: Data, which: str) -> Json:
    words = data.texts.words
    name = f"icons/element/{which}.svg"
    letters = words.elements[which].symbol or initials(words.elements[which].name)
    data.drawings.setdefault(name, packaged("element", which) or badge("tag", which, letters))
    return {"file": name, "title": words.element(which)}


def _sign(data: Data, state: str) -> Json:
    """The symbol of what must hold for the better value."""
    name, title = f"icons/state/{state}.svg", data.texts.words.state(state)
    data.drawings.setdefault(
        name, packaged("state", state) or badge("sign", state, initials(title))
    )
    return {"file": name, "title": title}


def split(pieces: Iterable[Piece]) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """Cards, and tiles."""
    both = tuple(pieces)
    tiles = tuple(one for one in both if is_tile(one))
    return tuple(one for one in both if not is_tile(one)), tiles
