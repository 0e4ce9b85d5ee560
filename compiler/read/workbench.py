"""One declaration checked anew among sets that stay as they are.

In: sets as read, and the text that takes the place of one of their declarations. Out: the messages
about that text and what it means. The measurement of the checker asks thousands of times, so
nothing else is parsed or lowered again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from compiler.graph import Library
from compiler.lower.library import lower
from compiler.names.checks import check_numbers
from compiler.names.collecting import collect
from compiler.names.kinds import spread
from compiler.names.stages import declared
from compiler.names.vocabulary import Vocabulary
from compiler.read.gather import Reading
from compiler.read.strays import attach
from dsl.messages.diagnostics import Diagnostic
from dsl.reading.records import dataclass
from dsl.reading.source import Source, normalise
from dsl.syntax.nodes import Declaration
from dsl.syntax.parser import parse


@dataclass(frozen=True, slots=True)
class Piece:
    """A declaration of a set with its text; `first` is the line of the file that it begins on."""

    set: str
    declaration: Declaration
    text: str

    @property
    def first(self) -> int:
        return self.declaration.header.line


@dataclass(frozen=True, slots=True)
class Checked:
    """`diagnostics` by place, lines counted from the first of the text; `library` holds only what
    the text declares."""

    diagnostics: tuple[Diagnostic, ...]
    library: Library


class Workbench:
    """The declarations of sets without mistakes."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._sets = [(made.info.id, tuple(made.declarations)) for made in reading.sets.values()]
        self._numbered = defaultdict[str | None, list[tuple[str, Declaration]]](list)
        for name, declarations in self._sets:
            for one in declarations:
                self._numbered[one.number].append((name, one))
        self.words: Vocabulary = collect(self._sets)[0]
        self._left = self.words  # all words but for those of the declaration left out last
        self._out: Declaration | None = None

    def cards(self) -> Iterator[Piece]:
        """Everything with a face, in the order of sets and files."""
        for set_id, declarations in self._sets:
            for declaration in declarations:
                match = self.words.kind_of(declaration)
                written = declaration.words[0].span.line  # not only meant by lines of another one
                if match is not None and match[0].card is not None and written:
                    yield Piece(set_id, declaration, self._text(declaration))

    def _text(self, declaration: Declaration) -> str:
        source = self._reading.sources[declaration.span.file]
        numbers = range(declaration.header.line, declaration.span.end_line + 1)
        return "\n".join(map(source.line, numbers)) + "\n"

    def check(self, piece: Piece, text: str) -> Checked:
        """`text` in the place of the piece."""
        name = piece.declaration.span.file
        file, mistakes = parse(Source(name, normalise(text)))
        declarations, strays = attach(file.declarations)
        kinds = self.words.kinds
        made = [spread(one, kinds) for parsed in declarations for one in declared(parsed)]
        words, found = collect([(piece.set, made)], self._without(piece.declaration))
        others = (one for number in {d.number for d in made} for one in self._numbered[number])
        before = ((name, d) for name, d in others if d is not piece.declaration)
        found += check_numbers([*before, *((piece.set, d) for d in made)], words.symbol)
        library, more = lower([], made, words)
        unique = dict.fromkeys([*mistakes, *strays, *found, *more])
        ordered = sorted(unique, key=lambda d: (d.span.line, d.span.column))
        return Checked(tuple(ordered), library)

    def _without(self, declaration: Declaration) -> Vocabulary:
        """All words but for its own; most texts take the place of the same one as the last."""
        if self._out is not declaration:
            self._left, self._out = self.words.without(declaration), declaration
        return self._left.copy()
