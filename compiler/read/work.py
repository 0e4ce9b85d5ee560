"""How the steps of a compilation are done: each time anew, or only where something has changed.

In: what a step needs. Out: what it makes. `Work` does everything and keeps nothing, for who
compiles once; `compiler.read.desk.Desk` is the work of who compiles at every keystroke.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from compiler.graph import Library, SetInfo
from compiler.lower.library import Part, lowered
from compiler.meaning import Fault, Homes, check
from compiler.names.collecting import collect
from compiler.names.kinds import Kinds, spread
from compiler.names.vocabulary import Vocabulary
from compiler.read.filed import Filed, filed
from compiler.read.places import BUNDLED, Seen
from dsl.messages.diagnostics import Diagnostic
from dsl.reading.files import decoded
from dsl.reading.source import Source, normalise
from dsl.syntax.nodes import Declaration

Told = Sequence[tuple[str, Sequence[Declaration]]]
"""The identifiers of sets with their declarations, used ones first."""


class Work:
    """`seen` asks the disk; `thorough`: the library is verified too. `used_tests`: with the
    scenarios of bundled sets that are only used, which are the most of what these hold."""

    thorough = True

    def __init__(self, used_tests: bool = True) -> None:
        self.seen = Seen()
        self.used_tests = used_tests

    def file(self, path: Path, name: str, own: bool) -> Filed:
        """`own`: it is of a set that was asked for. Raises OSError."""
        source = Source(name, normalise(decoded(self.seen.read(path))))
        return filed(source, tests=self._has_tests(path, own))

    def _has_tests(self, path: Path, own: bool) -> bool:
        return own or self.used_tests or not path.is_relative_to(BUNDLED)

    def spread(self, declaration: Declaration, kinds: Kinds) -> Declaration:
        return spread(declaration, kinds)

    def collected(
        self, sets: Told, text: Callable[[Declaration], str]
    ) -> tuple[Vocabulary, list[Diagnostic]]:
        return collect(sets, text=text)

    def lowered(self, declaration: Declaration, words: Vocabulary, sets: Sequence[SetInfo]) -> Part:
        return lowered(declaration, words, sets)

    def checked(self, library: Library, homes: Homes) -> Iterator[Fault]:
        return check(library, homes)

    def place(self, by: str) -> str:
        """Where in a file it is that a node of the graph comes from."""
        return by

    def placed(self, found: Iterable[Diagnostic]) -> list[Diagnostic]:
        """The messages at their places in files."""
        return list(found)

    def done(self) -> None:
        """One compilation is over."""
