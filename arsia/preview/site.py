"""The page of a preview, and what changes of it when a file is saved.

In: sets. Out: the whole page, or a change: only the cards that are new, and the messages. A card
with mistakes is a panel that says so, in its place; while there are any, cards that were there
before stay as they were.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from arsia.preview.fitting import Fitting
from arsia.preview.mistakes import MISTAKEN, Home, blocks_of, homes_of, keyed, placed
from compiler.printing import Data, Gallery, PrintWarning, pieces_of
from compiler.read.desk import Desk
from compiler.read.load import Loaded, load
from compiler.text import Texts
from compiler.text.catalogue import ENGLISH, catalogue
from dsl.messages.diagnostics import Diagnostic, render
from dsl.reading.source import Source

Json = dict[str, Any]


@dataclass(slots=True)
class Site:
    """Kept from one save to the next: what was compiled, the HTML of cards, what is shown."""

    sets: tuple[str | Path, ...]
    language: str = ENGLISH
    version: int = 0
    cards: dict[str, str] = field(default_factory=dict)
    mistakes: str = ""
    folders: tuple[Path, ...] = ()
    fitting: Fitting = field(default_factory=Fitting)
    _alone: Desk = field(default_factory=Desk)
    _together: Desk = field(default_factory=Desk)
    _kept: dict[str, str] = field(default_factory=dict)
    _homes: dict[str, Home] = field(default_factory=dict)
    _symbols: str = ""
    _filters: Mapping[str, list[tuple[str, str]]] = field(default_factory=dict)
    _gallery: Gallery | None = None
    _faces: tuple[Json, ...] = ()

    def update(self) -> Json:
        """Read everything anew; what of the page is different now, for a browser that shows the
        version before. `cards` holds new HTML by id, `order` the ids of all."""
        desk = self._alone
        loaded = load(self.sets, desk)
        if loaded.wanted:
            desk = self._together
            loaded = load(self.sets, desk, loaded.wanted)
        self.folders = loaded.folders
        pieces = tuple(p for p in pieces_of(loaded.library) if p.set in loaded.named)
        texts = Texts(loaded.library, catalogue(self.language, loaded.folders))
        self._gallery = Gallery(Data(loaded.library, texts), self._kept)
        self._faces = self._gallery.faces(pieces)
        self.fitting.want(self._faces, self._gallery.data.drawings, self.language)
        before, cards = self.cards, self._fitted()
        self.cards, self.mistakes = self._with_mistakes(loaded, homes_of(pieces, desk.text), cards)
        symbols, filters = self._gallery.symbols(), self._gallery.filters(self._faces)
        change = self._change(before) | {
            "symbols": symbols if symbols != self._symbols else None,
            "reload": filters != self._filters and not loaded.errors,
        }
        self._symbols = symbols
        if not loaded.errors:
            self._filters = filters
        return change

    def fitted(self) -> Json:
        """The change when it is known of more cards whether they fit."""
        before, cards = self.cards, self._fitted()
        kept = {key: html for key, html in before.items() if MISTAKEN in html or key not in cards}
        self.cards = {key: kept.get(key) or cards[key] for key in before}
        return self._change(before)

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
            cards = _with_lost(self.cards, cards)
            homes = self._homes | homes
        self._homes = {key: home for key, home in homes.items() if key in cards}
        shown = {one for block in blocks.values() for one in block.found}
        others = [one for one in loaded.diagnostics if one not in shown]
        panels = placed(cards, blocks, self._homes, loaded.sources)
        return panels, mistakes_html(others, loaded.sources)

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

    def broken(self, fault: str) -> Json:
        """The change when reading failed by a fault that is not the author's: all stays."""
        self.mistakes = f"<pre>an error of Arsia's own: {escape(fault)}</pre>"
        return self._change(self.cards)

    def page(self) -> str:
        assert self._gallery is not None
        live = _live().replace("VERSION", str(self.version))
        return self._gallery.page_of(self._faces, self.cards, live=live, mistakes=self.mistakes)


def _with_lost(before: dict[str, str], now: dict[str, str]) -> dict[str, str]:
    """The cards there are, and those that a mistake has taken away, each in its old place."""
    order = [*before, *(key for key in now if key not in before)]
    return {key: now.get(key) or before[key] for key in order}


def mistakes_html(found: Iterable[Diagnostic], sources: Mapping[str, Source]) -> str:
    """The messages as the command line gives them; empty when there are none."""
    text = render(found, sources)
    return f"<pre>{escape(text)}</pre>" if text else ""


def _live() -> str:
    return (files("arsia.preview") / "live.js").read_text("utf-8")
