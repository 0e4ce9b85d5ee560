"""The page of a preview, and what changes of it when a file is saved.

In: sets. Out: the whole page, or a change: only the cards that are new, and the messages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from arsia.preview.faces import Faces, Json
from compiler.read.desk import Desk
from compiler.read.load import load


@dataclass(slots=True)
class Site:
    """Kept from one save to the next: what was compiled, and what is shown."""

    sets: Sequence[str | Path]
    faces: Faces = field(default_factory=Faces)
    folders: tuple[Path, ...] = ()
    _alone: Desk = field(default_factory=Desk)
    _together: Desk = field(default_factory=Desk)
    _filters: Mapping[str, list[tuple[str, str]]] = field(default_factory=dict)

    def update(self) -> Json:
        """Read everything anew; what of the page is different now, for a browser that shows the
        version before. `reload`: what can be chosen is different too."""
        desk = self._alone
        loaded = load(self.sets, desk)
        if loaded.wanted:
            desk = self._together
            loaded = load(self.sets, desk, loaded.wanted)
        self.folders = loaded.folders
        change = self.faces.update(loaded, desk.text)
        if not loaded.errors:
            change["reload"] = self.faces.filters != self._filters
            self._filters = self.faces.filters
        return change

    def page(self) -> str:
        return self.faces.page(live=_live().replace("VERSION", str(self.faces.version)))


def _live() -> str:
    return (files("arsia.preview") / "live.js").read_text("utf-8")
