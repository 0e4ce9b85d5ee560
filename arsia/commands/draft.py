"""`arsia draft`: a set drafted from a spreadsheet or from pasted text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import click

from arsia.files import write
from arsia.sets import compiled, counted
from arsia.tables import KINDS, Row, read_rows
from compiler.graph import Card, Library, Points, PrintedText
from compiler.names.folding import slug
from compiler.reading.draft import Drafted, draft
from compiler.reading.reader import Reader
from compiler.text import Texts
from compiler.writing import Unwritable, card_text

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command("draft")
@click.argument(
    "path", metavar="FILE", type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option(
    "--uses", default="corporate-era", show_default=True, help="The sets whose words are used."
)
def command(path: Path, output: Path | None, uses: str) -> int:
    """Draft cards from FILE: a table (.csv, .tsv, .xlsx) with a name, a cost, tags and texts in
    whatever columns, or text with blank lines between the cards. What is not understood stands
    beside its card as a comment; look at every line before you play it."""
    names = [name.strip() for name in uses.split(",") if name.strip()]
    library = compiled(names)
    drafter = Drafter(library)
    cards = [drafter.card(row, at) for at, row in enumerate(read_rows(path), 1)]
    identifier = slug(path.stem) or "draft"
    head = [f'set {identifier} "{path.stem}"', *(f"  uses {name}" for name in names)]
    text = "\n".join(["\n".join(head) + "\n", *cards])
    unread = sum(card.count(UNREAD) for card in cards)
    told = f"{counted(len(cards), 'card')}, {counted(unread, 'sentence')} not understood"
    if output is None:
        click.echo(text, nl=False)
        click.echo(told, err=True)
    else:
        write(output, text)
        click.echo(f"{output}: {told}")
    return 0


UNREAD = "# not understood: "


class Drafter:
    def __init__(self, library: Library) -> None:
        self.library = library
        self.reader = Reader(library)
        self.texts = Texts(library)
        self.tags = {name.lower(): tag.id for tag in library.tags for name in (tag.id, tag.name)}

    def card(self, row: Row, at: int) -> str:
        """Card text, with comments for what stands in no line of it."""
        name = row.one("name").replace('"', "'") or f"Card {at}"
        notes = [f"# {column}: {words}" for column, words in row.others]
        tags, strange = self._tags(row)
        notes += [f"# unknown tag: {tag}" for tag in strange]
        printed = [text.replace('"', "'") for text in row.cells.get("text", [])]
        blank = Card(
            *(slug(name), "draft", self._kind(row), name),
            number=row.one("number") if re.fullmatch(r"\w{1,6}", row.one("number")) else "",
            cost=self._number(row, "cost"),
            tags=tags,
            copies=self._number(row, "copies") or 1,
            flavour=row.one("flavour").replace('"', "'"),
            texts=tuple(PrintedText(text) for text in printed),
        )
        made = draft(self.reader, self.texts, blank, (*self._needs(row), *printed))
        made.card = self._points(made, row)
        notes += [f"{UNREAD}{words}" for words in made.unread]
        notes += [f"# {words} can also mean: {other}" for words, other in made.doubts]
        return "\n".join([*notes, self._written(made)])

    def _written(self, made: Drafted) -> str:
        try:
            return card_text(self.library, made.card)
        except Unwritable:  # some reading cannot be said in lines: only what the columns tell
            plain = replace(made.card, abilities=(), requirements=(), points=())
            words = " ".join(text.words for text in made.card.texts)
            return f"{UNREAD}{words}\n{card_text(self.library, plain)}"

    def _kind(self, row: Row) -> str:
        told = row.one("kind").lower()
        words = " ".join(row.cells.get("text", [])).lower()
        boxes = re.search(r"\b(action|effect)s?:|\bwhen(ever)? ", words) is not None
        found = next((kind for word, kind in KINDS.items() if word in told.split()), "")
        return found or ("active" if boxes else "automated")

    def _tags(self, row: Row) -> tuple[tuple[str, ...], list[str]]:
        cells = " ".join(row.cells.get("tags", [])).lower()
        words = [word for word in re.split(r"[^\w-]+", cells) if word not in ("", "none", "tag")]
        known = tuple(self.tags[word] for word in words if word in self.tags)
        return known, [word for word in words if word not in self.tags]

    def _number(self, row: Row, column: str) -> int | None:
        found = re.search(r"-?\d+", row.one(column))
        return int(found[0]) if found else None

    def _needs(self, row: Row) -> Iterator[str]:
        """`max 5% oxygen` is read as a sentence; one that is a sentence already, as it is."""
        for cell in row.cells.get("requirement", []):
            said = self.reader.sentence(cell)
            yield cell if said else f"Requires {cell.rstrip('.')}."

    def _points(self, made: Drafted, row: Row) -> Card:
        """A number, or a sentence."""
        card = made.card
        for cell in row.cells.get("points", []):
            plain = re.fullmatch(r"[+-]?\d+", cell)
            readings = self.reader.sentence(cell) or self.reader.sentence(f"{cell} VP")
            told = next((one.value for one in readings if one.field == "points"), None)
            if plain is not None and int(cell):
                number = int(cell)
                card = replace(
                    card, points=(*card.points, Points(abs(number), negative=number < 0))
                )
            elif isinstance(told, tuple):
                card = replace(card, points=(*card.points, *told))
            elif plain is None:
                made.unread.append(cell)
        return card
