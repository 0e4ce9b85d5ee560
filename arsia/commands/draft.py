"""`arsia draft`: a set drafted from a spreadsheet or from pasted text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import chain, count
from pathlib import Path

import click

from arsia.files import write
from arsia.sets import counted, sound
from arsia.tables import KINDS, Row, read_rows
from compiler.graph import Card, PrintedText
from compiler.names.folding import slug
from compiler.read.loaded import Loaded
from compiler.reading.draft import Drafted, draft
from compiler.reading.reader import Reader
from compiler.reading.spelling import cut
from compiler.text import Texts
from compiler.text.catalogue import ENGLISH, catalogue, languages
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
    loaded = sound(names)
    rows = read_rows(path)
    drafters = [Drafter(loaded, one) for one in languages()]
    drafter = max(drafters, key=lambda one: one.read(rows))
    drafted = [drafter.card(row, at) for at, row in enumerate(rows, 1)]
    cards = [card for row, card in zip(rows, drafted, strict=True) if row.is_card]
    identifier = slug(path.stem) or "draft"
    head = [f'set {identifier} "{path.stem}"', *(f"  uses {name}" for name in names)]
    if drafter.language != ENGLISH:
        head.append(f'  language "{drafter.language}"')
    text = "\n".join(["\n".join(head) + "\n", *drafted]).rstrip("\n") + "\n"
    unread = sum(card.count(UNREAD) for card in cards)
    told = f"{counted(len(cards), 'card')}, {counted(unread, 'sentence')} not understood"
    if output is None:
        click.echo(text, nl=False)
        click.echo(told, err=True)
    else:
        write(output, text)
        click.echo(f"{output}: {told}")
    return 0


NUMBER = re.compile(r"\w{1,6}")
PLAIN = re.compile(r"[^\d\w]*\d+([.,]0+)?(\s*(m€|mc|m\$|€|megacredits?|x))?", re.IGNORECASE)
NO_TAGS = ("", "none", "keine", "ereignis", "und", "tag", "tags", "event", "and", "no", "-")
"""Words among tags that are none: that a card is an event its kind says."""
FREE = ("corporation", "prelude")
"""Kinds of cards that cost nothing: what stands there is what they begin with."""
PLURALS = ("s", "n", "e", "en")
UNREAD = "# not understood: "


class Drafter:
    """Of texts in one language; tags and resources are known by their names in English too."""

    def __init__(self, loaded: Loaded, language: str) -> None:
        self.library = library = loaded.library
        self.language, said = language, catalogue(language, loaded.folders)
        self.reader, self.texts = Reader(library, said), Texts(library, said)
        self.taken: set[str] = set()
        words = self.texts.words
        self.held = {
            name.lower(): kind.id
            for kind in library.resources
            if kind.kept == "card"
            for name in (kind.id, kind.name, kind.plural, *map(words.resource, [kind.id]))
        }
        self.tags = {
            name.lower(): tag.id
            for tag in library.tags
            for name in (tag.id, tag.name, words.tag(tag.id), words.stems("tag", (tag.id,)))
        }

    def read(self, rows: Iterable[Row]) -> int:
        """How many of the sentences of the tables are understood."""
        texts = (text for row in rows for text in row.cells.get("text", []))
        return sum(self.reader.sentence(one) != () for text in texts for one in cut(text))

    def card(self, row: Row, at: int) -> str:
        """Card text, with comments for what stands in no line of it."""
        notes = [f"# {column}: {words}" if column else f"# {words}" for column, words in row.others]
        if not row.is_card:
            told = [cell for cells in row.cells.values() for cell in cells]
            return "\n".join([*notes, *(f"# {cell}" for cell in told)]) + "\n"
        name = self._name(row, at)
        tags, strange = self._tags(row)
        notes += [f"# unknown tag: {tag}" for tag in strange]
        notes += [f"# {column}: {cell}" for column, cell in self._odd(row)]
        printed = [text.replace('"', "'") for text in row.cells.get("text", [])]
        blank = Card(
            *(slug(name), "draft", self._kind(row), name),
            number=row.one("number") if NUMBER.fullmatch(row.one("number")) else "",
            holds=self.held.get(row.one("holds").lower(), ""),
            cost=None if self._kind(row) in FREE else self._number(row, "cost"),
            tags=tags,
            copies=self._number(row, "copies") or 1,
            flavour=row.one("flavour").replace('"', "'"),
            texts=tuple(PrintedText(text) for text in printed),
        )
        said = (*self._needs(row), *printed, *self._points(row))
        made = draft(self.reader, self.texts, blank, said)
        notes += [f"{UNREAD}{words}" for words in made.unread]
        notes += [f"# {words} was taken for: {other}" for words, other in made.guessed]
        notes += [f"# {words} can also mean: {other}" for words, other in made.doubts]
        return "\n".join([*notes, self._written(made)])

    def _written(self, made: Drafted) -> str:
        try:
            return card_text(self.library, made.card)
        except Unwritable:  # some reading cannot be said in lines: only what the columns tell
            plain = replace(made.card, abilities=(), requirements=(), points=())
            words = " ".join(text.words for text in made.card.texts)
            return f"{UNREAD}{words}\n{card_text(self.library, plain)}"

    def _name(self, row: Row, at: int) -> str:
        """Of several with one name, as people have in their tables, each has a number."""
        wanted = row.one("name").replace('"', "'") or f"Card {at}"
        numbered = (f"{wanted} {number}" for number in count(2))
        name = next(one for one in chain([wanted], numbered) if slug(one) not in self.taken)
        self.taken.add(slug(name))
        return name

    def _odd(self, row: Row) -> Iterator[tuple[str, str]]:
        """Cells of which no line of the card says all."""
        plain: dict[str, Callable[[str], object]] = {
            "number": NUMBER.fullmatch,
            "cost": PLAIN.fullmatch,
            "copies": PLAIN.fullmatch,
            "holds": lambda cell: cell.lower() in self.held,
        }
        for column, cells in row.cells.items():
            for i, cell in enumerate(cells):
                several = column in ("name", "kind", "cost", "number", "copies", "flavour", "holds")
                free = column == "cost" and self._kind(row) in FREE
                if (several and i) or free or not plain.get(column, bool)(cell):
                    yield column, cell
        if row.one("kind") and not self._kind_named(row):
            yield "kind", row.one("kind")

    def _kind_named(self, row: Row) -> str:
        told = re.split(r"\W+", row.one("kind").lower())
        tagged = re.split(r"\W+", " ".join(row.cells.get("tags", [])).lower())
        return next((KINDS[word] for word in told if word in KINDS), "") or (
            "event" if "event" in tagged else ""
        )

    def _kind(self, row: Row) -> str:
        words = " ".join(row.cells.get("text", [])).lower()
        boxes = re.search(r"\b(action|effect)s?:|\bwhen(ever)? ", words) is not None
        return self._kind_named(row) or ("active" if boxes else "automated")

    def _tags(self, row: Row) -> tuple[tuple[str, ...], list[str]]:
        """Those that are known, and what else is said there: other words, and pictures where
        nothing else is known."""
        known, strange, pictures = [], [], []
        for part in re.split(r"[,;/|+&\s]+", " ".join(row.cells.get("tags", [])).lower()):
            word = re.sub(r"[^\w-]", "", part)
            tag = next((self.tags[one] for one in self.tags if _are_one(word, one)), None)
            if tag is not None:
                known.append(tag)
            elif word not in NO_TAGS:
                strange.append(word)
            elif not word and part:
                pictures.append(part)
        return tuple(known), [*strange, *([] if known else pictures)]

    def _number(self, row: Row, column: str) -> int | None:
        found = re.search(r"-?\d+", row.one(column))
        return int(found[0]) if found else None

    def _needs(self, row: Row) -> Iterator[str]:
        """`max 5% oxygen` is read as a sentence; one that is a sentence already, as it is."""
        for cell in row.cells.get("requirement", []):
            said = self.reader.sentence(cell)
            needs = self.texts.say("requires-what", needs=cell.rstrip("."))
            yield cell if said else f"{needs}."

    def _points(self, row: Row) -> Iterator[str]:
        """`2`, `1 per 2 animals` and `1/2 animals` are read as sentences."""
        vp = self.texts.say("points")
        for cell in row.cells.get("points", []):
            if re.fullmatch(r"[+-]?0+", cell):
                continue
            behind = re.sub(r"^([+-]?\d+)", rf"\1 {vp}", cell)
            yield next(filter(self.reader.sentence, (behind, f"{cell} {vp}")), cell)


def _are_one(word: str, name: str) -> bool:
    """The same but for the ending of its plural."""
    short, long = sorted((word, name), key=len)
    return word == name or (len(short) > 3 and long in (f"{short}{end}" for end in PLURALS))
