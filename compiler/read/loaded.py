"""What becomes of sets: the library and everything that is to be said of them.

It is a module of its own for those to whom it is handed as it was kept: they compile nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from compiler.graph import Library
from dsl.messages.diagnostics import Diagnostic, report
from dsl.reading.source import Source, Span

if TYPE_CHECKING:
    from compiler.meaning import Fault


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


def placed(sources: Mapping[str, Source], fault: Fault) -> Diagnostic:
    """The message of a fault of the graph, over the whole line that it comes from."""
    name, _, number = fault.by.rpartition(":")
    if not number.isdecimal():
        return report(
            fault.message, Span(fault.by, 0, 0, 0, 0), fault.cure, None, None, None, **fault.words
        )
    line = int(number)
    text = sources[name].line(line) if name in sources else ""
    first = len(text) - len(text.lstrip()) + 1
    span = Span(name, line, first, line, max(len(text.rstrip()), first) + 1)
    return report(fault.message, span, fault.cure, None, None, None, **fault.words)
