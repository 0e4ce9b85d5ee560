"""The page of a preview, and what changes of it when a file is saved.

In: sets. Out: the whole page, or a `Change`: only the cards that are new, and the messages. While
there are mistakes, cards that were there before stay as they were.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from compiler.load import Loaded, load
from compiler.printing import Data, Gallery, Piece, pieces_of
from compiler.text import Texts
from compiler.text.catalogue import ENGLISH, catalogue
from dsl.diagnostics import render
from dsl.parser import Parsed

Json = dict[str, Any]


@dataclass(slots=True)
class Site:
    """Kept from one save to the next: what was parsed, the HTML of cards, what is shown."""

    sets: tuple[str | Path, ...]
    language: str = ENGLISH
    version: int = 0
    cards: dict[str, str] = field(default_factory=dict)
    mistakes: str = ""
    folders: tuple[Path, ...] = ()
    _parsed: Parsed = field(default_factory=dict)
    _kept: dict[str, str] = field(default_factory=dict)
    _symbols: str = ""
    _filters: Mapping[str, list[tuple[str, str]]] = field(default_factory=dict)
    _gallery: Gallery | None = None
    _pieces: tuple[Piece, ...] = ()

    def update(self) -> Json:
        """Read everything anew; what of the page is different now, for a browser that shows the
        version before. `cards` holds new HTML by id, `order` the ids of all."""
        loaded = load(self.sets, self._parsed)
        self.folders = loaded.folders
        self._pieces = tuple(p for p in pieces_of(loaded.library) if p.set in loaded.named)
        texts = Texts(loaded.library, catalogue(self.language, loaded.folders))
        self._gallery = Gallery(Data(loaded.library, texts), self._kept)
        before, cards = self.cards, self._gallery.cards(self._pieces)
        self.mistakes = mistakes_html(loaded)
        self.cards = _with_lost(before, cards) if loaded.errors else cards
        symbols, filters = self._gallery.symbols(), self._gallery.filters(self._pieces)
        change = {
            "version": self.version + 1,
            "cards": {key: html for key, html in self.cards.items() if before.get(key) != html},
            "order": list(self.cards),
            "mistakes": self.mistakes,
            "symbols": symbols if symbols != self._symbols else None,
            "reload": filters != self._filters and not loaded.errors,
        }
        self.version += 1
        self._symbols = symbols
        if not loaded.errors:
            self._filters = filters
        return change

    def broken(self, fault: str) -> Json:
        """The change when reading failed by a fault that is not the author's: all stays."""
        self.mistakes = f"<pre>an error of Arsia's own: {escape(fault)}</pre>"
        self.version += 1
        kept: Json = {"cards": {}, "order": list(self.cards), "symbols": None, "reload": False}
        return {"version": self.version, "mistakes": self.mistakes, **kept}

    def page(self) -> str:
        assert self._gallery is not None
        return self._gallery.page_of(
            self._pieces,
            self.cards,
            live=_live().replace("VERSION", str(self.version)),
            mistakes=self.mistakes,
        )


def _with_lost(before: dict[str, str], now: dict[str, str]) -> dict[str, str]:
    """The cards there are, and those that a mistake has taken away, each in its old place."""
    merged = dict(now)
    order = [*before, *(key for key in now if key not in before)]
    for key, html in before.items():
        merged.setdefault(key, html)
    return {key: merged[key] for key in order}


def mistakes_html(loaded: Loaded) -> str:
    """The messages as the command line gives them; empty when there are none."""
    text = render(loaded.diagnostics, loaded.sources)
    return f"<pre>{escape(text)}</pre>" if text else ""


def _live() -> str:
    return (files("arsia.preview") / "live.js").read_text("utf-8")
