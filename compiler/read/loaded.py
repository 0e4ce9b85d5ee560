"""What becomes of sets: the library and everything that is to be said of them.

It is a module of its own for those to whom it is handed as it was kept: they compile nothing.
"""

from __future__ import annotations

from pathlib import Path

from compiler.graph import Library
from dsl.messages.diagnostics import Diagnostic
from dsl.reading.records import dataclass
from dsl.reading.source import Source


@dataclass(frozen=True, slots=True)
class Loaded:
    """`library` holds what is sound; `diagnostics` are in the order of sets, files and lines;
    `sources` are by the file name that spans give; `folders` are those of the sets; `named` are the
    sets asked for, without those that they use, and `files` the sources of those. `needs`: where
    sets are that some declaration of these needs and that are not here, smallest groups first; it
    was left out. `wanted`: those of them that a face needs, and no scenario alone."""

    library: Library
    diagnostics: tuple[Diagnostic, ...]
    sources: dict[str, Source]
    folders: tuple[Path, ...] = ()
    named: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    needs: tuple[tuple[Path, ...], ...] = ()
    wanted: tuple[Path, ...] = ()

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        return tuple(d for d in self.diagnostics if d.severity == "error")
