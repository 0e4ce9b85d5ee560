"""Cards as tables: as people have them, and as they can be printed elsewhere.

In: a file of comma-separated values, a workbook, or pasted text; or cards. Out: rows by what their
columns mean, whatever these are called; or rows to be written.
"""

from __future__ import annotations

import csv
import importlib
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import click

from compiler.graph import Card, Library
from compiler.text import Texts
from dsl.reading.files import content

COLUMNS: dict[str, tuple[str, ...]] = {
    "number": ("number", "no", "nr", "#", "id", "card number"),
    "name": ("name", "title", "card", "card name"),
    "kind": ("kind", "type", "colour", "color", "card type"),
    "cost": ("cost", "price", "m€", "mc", "megacredits"),
    "tags": ("tags", "tag"),
    "holds": ("holds", "resource", "resource type", "holds resource"),
    "requirement": ("requirement", "requirements", "req", "requires", "prerequisite"),
    "points": ("points", "vp", "victory points", "vps"),
    "text": ("text", "effect", "effects", "action", "actions", "description", "rules", "ability"),
    "copies": ("copies", "quantity", "qty", "count", "amount"),
    "flavour": ("flavour", "flavor", "flavour text", "flavor text", "quote"),
}
"""What columns mean, by the names that people give them. Several may mean the same: `tag 1`."""

KINDS = {
    **dict.fromkeys(("green", "automated"), "automated"),
    **dict.fromkeys(("blue", "active"), "active"),
    **dict.fromkeys(("red", "event"), "event"),
    **dict.fromkeys(("corporation", "corp"), "corporation"),
    "prelude": "prelude",
}


@dataclass(slots=True)
class Row:
    """`cells` by meaning, in the order of the columns; `others`: columns that mean nothing."""

    cells: dict[str, list[str]] = field(default_factory=dict)
    others: list[tuple[str, str]] = field(default_factory=list)

    def one(self, meaning: str) -> str:
        return next(iter(self.cells.get(meaning, [])), "")


def meaning_of(column: str) -> str:
    """What a column means, or empty: letter case, figures and signs at its end do not matter."""
    folded = re.sub(r"[\s_]+", " ", column.strip().lower())
    plain = re.sub(r"[\s.:]*\d*$", "", folded) or folded
    for words in ([plain], plain.split()):  # `Card text` is a text, `Flavour text` is none
        for meaning, names in reversed(COLUMNS.items()):
            if any(word in names for word in words if word != "card" or len(words) == 1):
                return meaning
    return ""


def read_rows(path: Path) -> list[Row]:
    """Raises click.ClickException for what cannot be read."""
    if path.suffix.lower() == ".xlsx":
        return _of_table(_workbook(path))
    data = content(path)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1252", "replace")
    if path.suffix.lower() in (".csv", ".tsv"):
        return _of_table(_values(text))
    return list(_pasted(text))


def _values(text: str) -> list[list[str]]:
    head = text.partition("\n")[0]
    sign = max(",;\t", key=head.count)
    return [list(row) for row in csv.reader(io.StringIO(text), delimiter=sign)]


def _workbook(path: Path) -> list[list[str]]:
    try:
        openpyxl = importlib.import_module("openpyxl")
    except ImportError:
        raise click.ClickException(
            "workbooks need openpyxl: pip install arsia[xlsx], or save the sheet as .csv"
        ) from None
    sheet = openpyxl.load_workbook(path, read_only=True, data_only=True).active
    return [["" if cell is None else str(cell) for cell in row] for row in sheet.values]


def _of_table(table: Sequence[Sequence[str]]) -> list[Row]:
    filled = [row for row in table if any(cell.strip() for cell in row)]
    if not filled:
        return []
    head, *rows = filled
    return [_row(zip(head, row, strict=False)) for row in rows]


def _row(cells: Iterable[tuple[str, str]]) -> Row:
    made = Row()
    for column, cell in cells:
        words = re.sub(r"\s+", " ", cell).strip()
        meaning = meaning_of(column)
        if words and meaning:
            made.cells.setdefault(meaning, []).append(words)
        elif words:
            made.others.append((column.strip() or "a column", words))
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
