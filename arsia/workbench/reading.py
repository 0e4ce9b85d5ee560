"""A set as it is now, saved or not, for what is made of the whole of it.

In: the folder of a set, and drafts. Out: the set beside all that some of it needs, without the
cards that have mistakes, whose names are told.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from compiler.read.broken import without_broken
from compiler.read.desk import Desk
from compiler.read.load import Loaded, load


class Unsound(ValueError):
    """There is a mistake that is not of one card."""


class Reading:
    """Kept from one time to the next, when only what has changed is read."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._texts: dict[Path, str] = {}
        self._alone, self._together = Desk(self._texts), Desk(self._texts)

    def sound(self, texts: Mapping[Path, str]) -> tuple[Loaded, tuple[str, ...]]:
        """`texts`: drafts, by the path of the file. Raises Unsound."""
        self._texts.clear()
        self._texts |= texts
        loaded = load([self.root], self._alone)
        if loaded.wanted:
            loaded = load([self.root], self._together, loaded.wanted)
        if not loaded.errors:
            return loaded, ()
        spared = without_broken(loaded)
        if spared is None:
            raise Unsound(f"mend this first: {loaded.errors[0].message}")
        return spared.loaded, spared.names
