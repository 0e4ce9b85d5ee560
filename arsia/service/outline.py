"""What a file holds, for who moves around in it: its declarations, and what can be folded.

In: a file of a state. Out: a heading for each declaration, with its lines.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from arsia.service.project import State
from compiler.names.kinds import KINDS
from dsl.lexicon.spot import uncommented
from dsl.reading.source import Span
from dsl.syntax.nodes import Declaration
from dsl.syntax.parser import Piece


@dataclass(frozen=True, slots=True)
class Heading:
    """`kind` in the words of its header; `span` are all its lines, `header` the first."""

    name: str
    kind: str
    detail: str
    span: Span
    header: Span

    @property
    def is_card(self) -> bool:
        return self.kind in KINDS and KINDS[self.kind].card is not None


def headings(state: State, path: Path) -> Iterator[Heading]:
    """In the order of the file; what cannot be read is not there."""
    pieces = state.pieces(path)
    for piece in pieces:
        if piece.declaration is not None and piece.declaration.words:
            yield _heading(state, piece, piece.declaration)


def _heading(state: State, piece: Piece, declaration: Declaration) -> Heading:
    match = state.desk.words.kind_of(declaration)
    words = declaration.words
    kind, rest = (match[0].words, match[1]) if match is not None else (words[0].text, words[1:])
    name = declaration.name or " ".join(word.text for word in rest) or kind
    header = state.span(declaration.header)
    lines = piece.text.rstrip().split("\n")
    last = len(lines)
    while last > 1 and not uncommented(lines[last - 1]):
        last -= 1  # what is said above the next declaration
    end = header.line + last - 1
    span = Span(header.file, header.line, 1, end, len(lines[last - 1]) + 1)
    detail = " ".join(filter(None, (kind, declaration.number)))
    return Heading(name, kind, detail, span, header)
