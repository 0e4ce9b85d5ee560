"""Cards as tables: as people have them, and as they can be printed elsewhere.

In: a file of comma-separated values, a workbook, or pasted text; or cards. Out: rows by what their
columns mean, whatever these are called; or rows to be written.
"""

from __future__ import annotations

import csv
import importlib
import io
import re
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

import click

from compiler.graph import Card, Library
from compiler.text import Texts
from dsl.reading.files import content

COLUMNS: dict[str, tuple[str, ...]] = {
    "number": ("number", "no", "nr", "#", "id", "card number", "card no", "nummer", "kartennr"),
    "name": ("name", "title", "card", "card name", "titel", "karte", "kartenname", "bezeichnung"),
    "kind": (
        *("kind", "type", "colour", "color", "card type", "art", "farbe", "typ", "kartenart"),
        *("kartentyp", "kartenfarbe"),
    ),
    "cost": ("cost", "price", "m€", "mc", "megacredits", "kosten", "preis"),
    "tags": ("tags", "tag", "symbol", "symbole", "marken"),
    "holds": ("holds", "resource", "resource type", "holds resource", "ressource"),
    "requirement": (
        *("requirement", "requirements", "req", "reqs", "requires", "prerequisite", "prereq"),
        *("prerequisites", "condition", "conditions", "global requirement", "voraussetzung"),
        *("voraussetzungen", "bedingung", "bedingungen", "anforderung", "anforderungen"),
    ),
    "points": ("points", "vp", "victory points", "vps", "victory point", "sp", "siegpunkte"),
    "text": (
        *("text", "effect", "effects", "action", "actions", "description", "rules", "ability"),
        *("abilities", "rule", "effekt", "aktion", "beschreibung", "kartentext", "effekte"),
        *("aktionen", "fähigkeit", "fähigkeiten", "regeltext"),
    ),
    "copies": ("copies", "quantity", "qty", "count", "amount", "anzahl", "exemplare", "menge"),
    "flavour": ("flavour", "flavor", "flavour text", "flavor text", "quote", "zitat"),
}
"""What columns mean, by the names that people give them. Several may mean the same: `tag 1`."""

KINDS = {
    **dict.fromkeys(("green", "automated", "grün"), "automated"),
    **dict.fromkeys(("blue", "active", "blau"), "active"),
    **dict.fromkeys(("red", "event", "rot", "ereignis"), "event"),
    **dict.fromkeys(("corporation", "corp", "konzern", "unternehmen"), "corporation"),
    **dict.fromkeys(("prelude", "präludium"), "prelude"),
}
NOTHING = ("", "-", "–", "—", "n/a", "none")
"""Cells in which nothing stands."""
HEADS = 10
"""Among so many rows the names of the columns are looked for."""


@dataclass(slots=True)
class Row:
    """`cells` by meaning, in the order of the columns; `others`: columns that mean nothing."""

    cells: dict[str, list[str]] = field(default_factory=dict)
    others: list[tuple[str, str]] = field(default_factory=list)

    @property
    def is_card(self) -> bool:
        """It has a name, or at least two things else that a card has."""
        return len(self.cells) > 1 or "name" in self.cells or "text" in self.cells

    def one(self, meaning: str) -> str:
        return next(iter(self.cells.get(meaning, [])), "")


def meaning_of(column: str) -> str:
    """What a column means, or empty: letter case, figures, signs and remarks in brackets at its end
    do not matter."""
    folded = re.sub(r"[\s_]+", " ", column.strip().lower())
    plain = re.sub(r"\s*\([^)]*\)$", "", folded)
    plain = re.sub(r"[\s.:?!*]*\d*[\s.:?!*]*$", "", plain) or folded
    for words in (
        [plain],
        re.split(r"[\s/&,]+", plain),
    ):  # `Card text` is a text, `Flavour text` is none
        for meaning, names in reversed(COLUMNS.items()):
            if any(word in names for word in words if word != "card" or len(words) == 1):
                return meaning
    return ""


def read_rows(path: Path) -> list[Row]:
    """Raises click.ClickException for what cannot be read."""
    if path.suffix.lower() == ".xlsx":
        return [row for table in _workbook(path) for row in _of_table(table)]
    data = content(path)
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        text = data.decode("utf-16", "replace")
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = data.decode("cp1252", "replace")
    if path.suffix.lower() in (".csv", ".tsv"):
        return _of_table(_values(text))
    return list(_pasted(text))


def _values(text: str) -> list[list[str]]:
    told, _, rest = text.partition("\n")
    if told.lower().startswith("sep="):  # as Excel writes it
        return [list(row) for row in csv.reader(io.StringIO(rest), delimiter=told[4])]
    first = "\n".join(text.splitlines()[:HEADS])
    sign = max("\t;,", key=first.count)
    return [list(row) for row in csv.reader(io.StringIO(text), delimiter=sign)]


def _workbook(path: Path) -> Iterator[list[list[str]]]:
    """The cells of each sheet. What is joined down a column holds in each row; what is joined along
    a row stands in the first of its columns, as headings do."""
    try:
        openpyxl = importlib.import_module("openpyxl")
    except ImportError:
        raise click.ClickException(
            "workbooks need openpyxl: pip install arsia[xlsx], or save the sheet as .csv"
        ) from None
    try:
        sheets = openpyxl.load_workbook(path, data_only=True).worksheets
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as fault:
        raise click.ClickException(f"{path} is no workbook that can be read: {fault}") from None
    for sheet in sheets:
        cells = [[_shown(cell) for cell in row] for row in sheet.values]
        for area in sheet.merged_cells.ranges:
            first = cells[area.min_row - 1][area.min_col - 1]
            for row in cells[area.min_row - 1 : area.max_row]:
                row[area.min_col - 1] = first
        yield cells


def _shown(cell: object) -> str:
    whole = isinstance(cell, float) and cell.is_integer()
    return "" if cell is None else str(int(cell) if whole else cell)  # type: ignore[call-overload]


def _of_table(table: Sequence[Sequence[str]]) -> list[Row]:
    """Its rows, of which those above the names of the columns, and those that are no card, have
    nothing but `others`."""
    filled = [row for row in table if any(cell.strip() not in NOTHING for cell in row)]
    known = [sum(meaning_of(cell) != "" for cell in row) for row in filled[:HEADS]]
    if max(known, default=0) < 2:
        known = known[:1]
    at = max(range(len(known)), key=known.__getitem__, default=0)
    head = filled[at] if filled else ()
    return [
        _row(zip_longest(head if i > at else (), row, fillvalue=""))
        for i, row in enumerate(filled)
        if i < at or list(row) != list(head)
    ]


def _row(cells: Iterable[tuple[str, str]]) -> Row:
    made = Row()
    for column, cell in cells:
        words = re.sub(r"\s+", " ", cell).strip()
        meaning = meaning_of(column)
        if words in NOTHING:
            continue
        kind = KINDS.get(column.strip().lower(), "")
        if kind and not meaning:  # a table of corporations: their names stand below that word
            made.cells["name"] = [words]
            made.cells.setdefault("kind", []).append(kind)
        elif meaning:
            made.cells.setdefault(meaning, []).append(words)
        else:
            made.others.append((column.strip(), words))
    return made


def _pasted(text: str) -> Iterator[Row]:
    """Cards with blank lines between: the name, `Cost: 12` and the like, and sentences."""
    for block in re.split(r"\n\s*\n", text.strip()):
        first, *lines = [line.strip() for line in block.splitlines() if line.strip()] or [""]
        cells = [("name", first)] if first else []
        for line in lines:
            column, _, rest = line.partition(":")
            known = meaning_of(column)
            is_cell = known not in ("", "text") and rest
            cells.append((column, rest) if is_cell else ("text", line))
        if cells:
            yield _row(cells)


HEAD = (
    "number",
    "name",
    "kind",
    "cost",
    "tags",
    "requirement",
    "points",
    "text",
    "copies",
    "flavour",
)


def as_csv(library: Library, cards: Iterable[Card]) -> str:
    """The cards as a table, which `arsia draft` reads again."""
    texts = Texts(library)
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(HEAD)
    for card in cards:
        said = texts.card(card)
        own = [text.words for text in card.texts]
        rows.writerow(
            [
                *(card.number, card.name, card.kind, "" if card.cost is None else card.cost),
                ", ".join(texts.words.tag(tag) for tag in card.tags),
                *(said.requirement, said.points, " ".join(own or said.lines)),
                *("" if card.copies == 1 else card.copies, card.flavour),
            ]
        )
    return out.getvalue()
