"""The faces of sets while they are written, and what changes of them.

In: sets as they are compiled, time and again. Out: a change: the HTML of the cards that are new,
the order of all, the messages of no card. A card with mistakes is a panel that says so, in its
place; while there are any, cards that were there before stay as they were.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import chain
from pathlib import Path
from typing import Any

from arsia.preview.fitting import Fitting
from arsia.preview.mistakes import (
    MISTAKEN,
    Block,
    Home,
    Lines,
    blocks_of,
    homes_of,
    keyed,
    lines_of,
    placed,
    within,
)
from compiler.printing import Data, Gallery, PrintWarning, Shelf, pieces_of
from compiler.read.loaded import Loaded
from compiler.text import Texts
from compiler.text.catalogue import ENGLISH, Catalogue, catalogue
from dsl.messages.diagnostics import Diagnostic, render
from dsl.reading.source import Source

Json = dict[str, Any]


@dataclass(slots=True)
class Faces:
    """`cards`: HTML by the key of the card; `places`: the lines where each is declared, be it sound
    or not; `mistakes`: HTML of what is wrong elsewhere; `filters`: what can be chosen."""

    language: str = ENGLISH
    fitting: Fitting = field(default_factory=Fitting)
    version: int = 0
    cards: dict[str, str] = field(default_factory=dict)
    places: dict[str, Lines] = field(default_factory=dict)
    mistakes: str = ""
    filters: Mapping[str, list[tuple[str, str]]] = field(default_factory=dict)
    _shelf: Shelf = field(default_factory=Shelf)
    _words: tuple[object, Catalogue] | None = None
    _homes: dict[str, Home] = field(default_factory=dict)
    _symbols: str = ""
    _gallery: Gallery | None = None
    _faces: tuple[Json, ...] = ()

    def update(self, loaded: Loaded, placed: Callable[[str], str]) -> Json:
        """What is different now, for who shows the version before: `cards` holds new HTML by key,
        `order` the keys of all. `placed`: the place in a file, of one as the graph has it."""
        pieces = tuple(p for p in pieces_of(loaded.library) if p.set in loaded.named)
        texts = Texts(loaded.library, self._catalogue(loaded.folders))
        self._gallery = Gallery(Data(loaded.library, texts, shelf=self._shelf))
        self._faces = self._gallery.faces(pieces)
        self.fitting.want(self._faces, self._gallery.data.drawings, self.language)
        before, cards = self.cards, self._fitted()
        self.cards, self.mistakes = self._with_mistakes(loaded, homes_of(pieces, placed), cards)
        symbols = self._gallery.symbols()
        change = self._change(before) | {"symbols": symbols if symbols != self._symbols else None}
        self._symbols = symbols
        if not loaded.errors or not self.filters:  # half of the cards would be half of the choices
            self.filters = self._gallery.filters(self._faces)
        return change

    def fitted(self) -> Json:
        """The change when it is known of more cards whether they fit."""
        before, cards = self.cards, self._fitted()
        kept = {key: html for key, html in before.items() if MISTAKEN in html or key not in cards}
        self.cards = {key: kept.get(key) or cards[key] for key in before}
        return self._change(before)

    def _catalogue(self, folders: Sequence[Path]) -> Catalogue:
        """The same one until a file of it changes."""
        files = [folder / f"{self.language}.ftl" for folder in folders]
        stamps = [(one, one.stat().st_mtime_ns) for one in files if one.is_file()]
        key = self.language, stamps
        if self._words is None or self._words[0] != key:
            self._words = key, catalogue(self.language, folders)
        return self._words[1]

    @property
    def over(self) -> dict[str, float]:
        """The cards whose text is too long on paper, by how many mm."""
        over = ((face["key"], self.fitting.over(face)) for face in self._faces)
        return {key: much for key, much in over if much}

    @property
    def broken(self) -> list[str]:
        """The cards that are panels with their messages."""
        return [key for key, html in self.cards.items() if html.startswith(MISTAKEN)]

    def _fitted(self) -> dict[str, str]:
        """The cards, each with a warning where its text is too long."""
        assert self._gallery is not None
        cards = self._gallery.cards(self._faces)
        for face in self._faces:
            if over := self.fitting.over(face):
                key = face["key"]
                note = PrintWarning(face["name"], over).told
                end = f'<p class="over" role="status">{escape(note)}</p></article>'
                cards[key] = cards[key].removesuffix("</article>") + end
        return cards

    def _with_mistakes(
        self, loaded: Loaded, homes: dict[str, Home], cards: dict[str, str]
    ) -> tuple[dict[str, str], str]:
        """The cards, those with mistakes as panels, and what is to be said above all."""
        blocks = keyed(blocks_of(loaded), homes, self._homes)
        if loaded.errors:
            own = [loaded.sources[name] for name in loaded.files if name in loaded.sources]
            there = _headed(self._homes, own) | blocks.keys() | cards.keys()
            lost = {key: html for key, html in self.cards.items() if key in self._homes}
            cards = {key: lost[key] for key in lost if key in there} | cards
            homes = self._homes | homes
            cards = _in_order(cards, {**homes, **blocks}, [one.name for one in own])
        self._homes = {key: home for key, home in homes.items() if key in cards}
        shown = {one for block in blocks.values() for one in block.found}
        others = [one for one in loaded.diagnostics if one not in shown]
        panels = placed(cards, blocks, self._homes, loaded.sources, loaded.folders)
        self.places = _places(self._homes, blocks, loaded.sources)
        return panels, within(loaded.folders, mistakes_html(others, loaded.sources))

    def _change(self, before: Mapping[str, str]) -> Json:
        self.version += 1
        return {
            "version": self.version,
            "cards": {key: html for key, html in self.cards.items() if before.get(key) != html},
            "order": list(self.cards),
            "mistakes": self.mistakes,
            "symbols": None,
            "reload": False,
        }

    def unreadable(self, fault: str) -> Json:
        """The change when reading failed by a fault that is not the author's: all stays."""
        self.mistakes = f"<pre>an error of Arsia's own: {escape(fault)}</pre>"
        return self._change(self.cards)

    def page(self, live: str = "") -> str:
        """The whole gallery; `live`: a script that keeps it up to date."""
        assert self._gallery is not None
        return self._gallery.page_of(self._faces, self.cards, live=live, mistakes=self.mistakes)


def _in_order(
    cards: Mapping[str, str], there: Mapping[str, Home | Block], files: Sequence[str]
) -> dict[str, str]:
    """The cards by the places of their declarations."""
    number = {name: n for n, name in enumerate(files)}
    places = {key: (number.get(one.file, len(number)), one.line) for key, one in there.items()}
    return dict(sorted(cards.items(), key=lambda one: places[one[0]]))


def _headed(homes: Mapping[str, Home], sources: Iterable[Source]) -> set[str]:
    """The cards of which the header still stands somewhere, whatever is wrong."""
    lines = chain.from_iterable(source.text.split("\n") for source in sources)
    headers = [line for line in lines if line[:1] not in ("", " ", "#")]
    return {
        key
        for key, home in homes.items()
        if any(f'"{home.name}"' in line or line.endswith(f" {home.name}") for line in headers)
    }


def _places(
    homes: Mapping[str, Home], blocks: Mapping[str, Block], sources: Mapping[str, Source]
) -> dict[str, Lines]:
    """Of a card that a mistake has taken away, the lines of what stands there now."""
    there: dict[str, Home | Block] = {**homes, **blocks}
    starts = {key: (one.file, one.line) for key, one in there.items()}
    named = {file for file, _ in starts.values()} & sources.keys()
    files = {file: lines_of(sources[file]) for file in named}
    found = {key: files[file].get(line) for key, (file, line) in starts.items() if file in files}
    return {key: lines for key, lines in found.items() if lines is not None}


def mistakes_html(found: Iterable[Diagnostic], sources: Mapping[str, Source]) -> str:
    """The messages as the command line gives them; empty when there are none."""
    text = render(found, sources)
    return f"<pre>{escape(text)}</pre>" if text else ""
