"""Sheets of cards to cut out, and the cards one by one.

In: a library, some of its cards, and how they are laid on paper. Out: PDF, SVG or PNG.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from compiler.printing.paper import Mm, Paging, sheets
from compiler.printing.parts.data import Data, Json
from compiler.printing.parts.select import Piece, kind_of
from compiler.printing.parts.style import look
from compiler.printing.setting import Format, Warnings, setting
from compiler.printing.whole import write_whole

PAGING = Paging()
CardFormat = Format


def print_sheets(
    data: Data, cards: Iterable[Piece], path: Path, paging: Paging = PAGING, title: str = ""
) -> Warnings:
    """Sheets with cut marks, in the order given; each followed by its backs where asked for."""
    document = sheet_document(data, cards, paging, title or data.texts.say("cards-title"))
    with setting("sheets.typ", document, data.drawings) as set_:
        pdf, warnings = set_.sheets(len(document["sheets"]))
    write_whole(path, pdf)
    return warnings


def sheet_document(
    data: Data, cards: Iterable[Piece], paging: Paging, title: str
) -> dict[str, Any]:
    """What the template follows: faces, each once, and where they and their backs lie."""
    order = tuple(cards)
    different = tuple(dict.fromkeys(order))
    index = {card: n for n, card in enumerate(different)}
    return {
        "title": title,
        "card": paging.card,
        "bleed": paging.bleed,
        "faces": data.faces(different),
        "order": [index[card] for card in order],
        "lang": data.texts.catalogue.language,
        "backs": backs(data, different),
        "sheets": [asdict(sheet) for sheet in sheets(paging, len(order))],
    }


def backs(data: Data, cards: Iterable[Piece]) -> dict[str, Any]:
    """The backs that these cards have, by name."""
    library, called = data.library, data.texts.called
    names = dict.fromkeys(look(kind_of(card), library).back for card in cards)
    return {
        name: {"label": called("kind", name), "colour": look(name, library).colour}
        for name in names
    }


def print_cards(
    data: Data,
    cards: Iterable[Piece],
    folder: Path,
    form: CardFormat,
    card: tuple[Mm, Mm] = (63, 88),
    bleed: Mm = 0,
    resolution: float = 300,
) -> Iterator[Path | Warnings]:
    """One file for each card, `SET-ID.pdf`; yields its path when it is there, at last warnings."""
    different = tuple(dict.fromkeys(cards))
    document = _single(data.faces(different), data.texts.catalogue.language, card, bleed)
    with setting("single.typ", document, data.drawings) as set_:
        made = set_.each(form, len(different), resolution)
        for one, content in zip(different, made, strict=True):
            path = folder / f"{one.set}-{one.id}.{form}"
            write_whole(path, content)
            yield path
        yield set_.warnings()


def _single(
    faces: list[Json], language: str, card: tuple[Mm, Mm] = (63, 88), bleed: Mm = 0
) -> dict[str, Any]:
    return {"title": "", "lang": language, "card": card, "bleed": bleed, "faces": faces}


def overflows(
    faces: Iterable[Json], drawings: Mapping[str, str], language: str
) -> dict[str, float]:
    """By how many mm the text of a card is too long, by key; what fits is left out."""
    with setting("single.typ", _single(list(faces), language), drawings) as set_:
        return {warning.key: warning.over for warning in set_.warnings()}
