"""Sheets of double-sided cards with a card at either end of each face.

In: a library and those of its cards that share a face by their number: the number's letters say
which face it is, the rest which card. Out: a PDF in which each sheet of fronts is followed by its
backs, and a warning for each end whose text did not fit.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from compiler.graph import Card
from compiler.graph.printed import provided
from compiler.icons import Icon
from compiler.names.kinds import KINDS
from compiler.printing.paper import Paging, sheets
from compiler.printing.parts.data import Data, Json
from compiler.printing.parts.select import Piece
from compiler.printing.setting import Warnings, setting
from compiler.printing.whole import write_whole

_ENDED = frozenset(row.card for row in KINDS.values() if row.ends > 1)
GREY = "#6d675e"
COLOURS = ("#b5472f", "#4f7d3a", "#2f6c9e", "#7a4d8f", "#a37b22")
"""Of an end, by the parameter that it is about, in the order of declaration."""

Ends = tuple[Card, ...]
Faces = tuple[Ends, ...]


def is_ended(piece: Piece) -> bool:
    return isinstance(piece, Card) and piece.kind in _ENDED


def split_ends(pieces: Iterable[Piece]) -> tuple[tuple[Piece, ...], tuple[Card, ...]]:
    """Whole cards, and ends of faces."""
    both = tuple(pieces)
    ends = tuple(one for one in both if isinstance(one, Card) and is_ended(one))
    return tuple(one for one in both if not is_ended(one)), ends


def cards_of(ends: Iterable[Card]) -> tuple[Faces, ...]:
    """The cards to be cut out: of each its faces, of each face its ends, in the order of numbers.
    An end without a number is a card by itself."""
    found: dict[str, dict[str, list[Card]]] = {}
    for end in ends:
        which = end.number.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ") or f" {end.id}"
        found.setdefault(which, {}).setdefault(end.number, []).append(end)
    ordered = sorted(found.items(), key=lambda item: (len(item[0]), item[0]))
    return tuple(tuple(tuple(of) for _, of in sorted(faces.items())) for _, faces in ordered)


def print_ends(
    data: Data, ends: Iterable[Card], path: Path, paging: Paging | None = None, title: str = ""
) -> Warnings:
    """Fronts with cut marks, each sheet followed by its backs, turned over along the long edge
    where nothing else is asked for."""
    document = ends_document(data, tuple(dict.fromkeys(ends)), paging or Paging(), title)
    with setting("ends.typ", document, data.drawings) as set_:
        pdf, warnings = set_.of(len(document["faces"]))
    write_whole(path, pdf)
    return warnings


def ends_document(data: Data, ends: Ends, paging: Paging, title: str) -> dict[str, Any]:
    """What the template follows. `cards`: of each card its two faces, of each face the places of
    its ends in `faces`."""
    cards = cards_of(ends)
    place = {end: n for n, end in enumerate(ends)}
    laid = replace(paging, backs=paging.backs or "long")
    return {
        "title": title,
        "lang": data.texts.catalogue.language,
        "card": paging.card,
        "bleed": paging.bleed,
        "faces": _ends(data, ends),
        "cards": [[[place[end] for end in face] for face in faces] for faces in cards],
        "sheets": [asdict(sheet) for sheet in sheets(laid, len(cards))],
    }


def _ends(data: Data, ends: Ends) -> list[Json]:
    plain = tuple(replace(end, fields=()) for end in ends)
    parameters = [kind.id for kind in data.library.parameters]
    made = []
    for end, shown in zip(ends, data.faces(plain), strict=True):
        about = dict(end.fields).get("colour", ("",))[0]
        own = parameters.index(str(about)) if about in parameters else -1
        lines = data.marked.plain_lines(replace(end, fields=()))
        made.append(
            shown
            | {
                "colour": COLOURS[own % len(COLOURS)] if own >= 0 else GREY,
                "about": data.row((Icon("parameter", str(about)),)) if own >= 0 else [],
                "provides": data.row(tuple(Icon("tag", tag) for tag in provided(end))),
                "text": data.runs(" ".join(filter(None, lines))),
            }
        )
    return made
