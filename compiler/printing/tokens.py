"""Sheets of tokens: small square cards, with the backs by which they are told while they lie face
down.

In: a library and some of its cards whose kind has the face of a token. Out: a PDF, and a warning
for each whose text did not fit.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path

from compiler.graph import Card, Library
from compiler.printing.paper import Paging, sheets
from compiler.printing.parts.data import Data
from compiler.printing.parts.select import Piece, kind_of
from compiler.printing.parts.style import look
from compiler.printing.setting import Warnings, setting
from compiler.printing.sheets import backs
from compiler.printing.whole import write_whole

SIDE = 34.0
"""Of a token, in mm: forty on a page."""


def print_tokens(
    data: Data, tokens: Iterable[Piece], path: Path, paging: Paging | None = None, title: str = ""
) -> Warnings:
    """Sheets with cut marks, in the order given; each followed by its backs where asked for."""
    order = tuple(tokens)
    laid = replace(paging or Paging(), card=(SIDE, SIDE))
    document = {
        "title": title,
        "lang": data.texts.catalogue.language,
        "token": SIDE,
        "faces": data.faces(order),
        "backs": backs(data, order),
        "sheets": [asdict(sheet) for sheet in sheets(laid, len(order), shaped=False)],
    }
    with setting("tokens.typ", document, data.drawings) as set_:
        pdf, warnings = set_.of(len(order))
    write_whole(path, pdf)
    return warnings


def split_tokens(
    library: Library, pieces: Iterable[Piece]
) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """Cards, and tokens."""
    both = tuple(pieces)
    small = tuple(p for p in both if isinstance(p, Card) and look(kind_of(p), library).small)
    return tuple(piece for piece in both if piece not in small), small
