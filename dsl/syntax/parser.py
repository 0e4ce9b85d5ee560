"""Source text to syntax tree.

In: a normalised `Source`. Out: a `File` and every mistake found. Each declaration is parsed alone.
On a mistake the statement (its line and what is indented under it) is noted, blanked and the
declaration parsed again, so that one mistake does not hide the next and line numbers never move. A
declaration whose header is broken is left out; one with a broken line is kept without that line, as
`partial`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import chain, count
from threading import RLock
from typing import cast

from lark import Lark, UnexpectedInput
from lark.indenter import DedentError

from dsl.lexicon.spot import Mistake, indent, uncommented
from dsl.messages.diagnostics import Diagnostic, report
from dsl.messages.syntax import (
    ARROW_MISSING,
    CONDITION_BEHIND,
    DOES_NOT_FIT,
    NOT_INDENTED,
    ONLY_AT_BEGINNING,
    STANDS_IN_BRACKETS,
)
from dsl.mistakes.apart import held, parted, whole
from dsl.mistakes.explain import PLACEHOLDER, explain, mend, overdone, stray
from dsl.mistakes.sayings import said_otherwise
from dsl.reading.source import Source, Span, around, straight
from dsl.syntax import grammar
from dsl.syntax.build import Builder
from dsl.syntax.nodes import Declaration, File, Line

MOST = 50
"""Mistakes of one declaration: after so many, its author has enough to do, and for each of them all
of it is parsed again."""


@dataclass(slots=True)
class _Chunk:
    """The lines of one declaration; `before` is how many lines of the file stand before them."""

    before: int
    lines: list[str]

    def place(self, span: Span, mended: list[str]) -> Span:
        """Where a span in mended lines is in the file: mending may have moved its line."""
        index = span.line - self.before - 1
        if mended[index] == self.lines[index]:
            return span
        moved = indent(mended[index]) - indent(self.lines[index]) if mended[index] else 0
        return replace(span, column=span.column - moved, end_column=span.end_column - moved)


@dataclass(frozen=True, slots=True)
class Piece:
    """A declaration that was parsed as if it were a file of its own, called `name`: so it stays as
    it is, wherever in its file it stands. `text` is what it was parsed from."""

    name: str
    text: str
    declaration: Declaration | None
    found: tuple[Diagnostic, ...]


@dataclass(slots=True)
class Pieces:
    """What is kept of a file while it is being written. `first`: how many lines of the file stand
    before each piece, by the name of the piece; `known`: those of now, by their text."""

    file: str
    first: dict[str, int] = field(default_factory=dict)
    known: dict[str, list[Piece]] = field(default_factory=dict)

    def __iter__(self) -> Iterator[Piece]:
        """In the order of the file."""
        pieces = chain.from_iterable(self.known.values())
        return iter(sorted(pieces, key=lambda piece: self.first[piece.name]))


NAMES = count()
"""No two pieces have one name, so that what was made of one is never taken for another."""
APART = "\0"
"""Stands in the name of a piece, and in no name of a file."""


def home(file: str) -> str:
    """The file that a span is in, be it of a piece or not."""
    return file.partition(APART)[0]


def parse(
    source: Source, kept: Pieces | None = None, without: str = ""
) -> tuple[File, tuple[Diagnostic, ...]]:
    """The declarations of a source in order, and its mistakes by place (codes E0xxx). With `kept`
    only what has changed is parsed, and all places are in pieces. `without`: declarations that
    begin with this word are left out."""
    declarations: list[Declaration] = []
    found: list[Diagnostic] = []
    for declaration, mistakes in _each(source, kept, without):
        found += mistakes
        if declaration is not None and declaration.words:
            declarations.append(declaration)
        elif declarations and any(one.tells(NOT_INDENTED) for one in mistakes):
            lost = declaration.lines if declaration is not None else ()
            declarations[-1] = continued(declarations[-1], lost)
    last = max(1, source.text.count("\n"))
    span = Span(source.name, 1, 1, last, len(source.line(last)) + 1)
    return File(tuple(declarations), span=span), tuple(found)


Parsed = tuple[Declaration | None, Sequence[Diagnostic]]


def _each(source: Source, kept: Pieces | None, without: str) -> Iterator[Parsed]:
    chunks: Iterable[_Chunk] = _chunks(source.text)
    if without:
        chunks = (one for one in chunks if not "".join(one.lines[:1]).startswith(without))
    if kept is None:
        for chunk in chunks:
            yield _declaration(source.name, chunk)
        return
    before, kept.known, kept.first = kept.known, {}, {}
    for chunk in chunks:
        text = "\n".join(chunk.lines)
        same = before.get(text)
        piece = same.pop(0) if same else _piece(source.name, text, chunk)
        kept.known.setdefault(text, []).append(piece)
        kept.first[piece.name] = chunk.before
        yield piece.declaration, piece.found


def _piece(file: str, text: str, chunk: _Chunk) -> Piece:
    name = f"{file}{APART}{next(NAMES)}"
    declaration, found = _declaration(name, _Chunk(0, chunk.lines))
    return Piece(name, text, declaration, tuple(found))


def continued(declaration: Declaration, lines: tuple[Line, ...]) -> Declaration:
    """A declaration one of whose lines lost its indentation, with the lines that follow it."""
    span = around(declaration.span, lines[-1].span) if lines else declaration.span
    return replace(declaration, lines=(*declaration.lines, *lines), partial=True, span=span)


def _chunks(text: str) -> Iterator[_Chunk]:
    """A declaration begins at every line that is not indented and not a comment."""
    chunk = _Chunk(0, [])
    for index, line in enumerate(straight(text).split("\n")):
        if line[:1] not in ("", " ", "#"):
            yield chunk
            chunk = _Chunk(index, [])
        chunk.lines.append(line)
    yield chunk


def _declaration(file: str, chunk: _Chunk) -> tuple[Declaration | None, list[Diagnostic]]:
    with ONE_AT_A_TIME:
        declaration, found = _read(file, chunk)
    return declaration, sorted(found, key=lambda d: (d.span.line, d.span.column))


def _read(file: str, chunk: _Chunk) -> tuple[Declaration | None, list[Diagnostic]]:
    """The declaration of a chunk; None when there is none or its header is broken. When its first
    line is no header, but a line that lost its indentation, the declaration has no words."""
    lines = list(chunk.lines)
    if lost := stray(lines):
        return None, [_diagnostic(file, chunk.before, lost)]
    found: list[Diagnostic] = []
    headed = True
    builder, parser = reader()
    for _ in range(min(2 * len(lines) + 2, MOST)):  # a mistake takes a line out or sets it right
        builder.begin(file, chunk.before)
        built = _built(parser, lines)
        if isinstance(built, Mistake):
            diagnostic = _diagnostic(file, chunk.before, built)
            found.append(replace(diagnostic, span=chunk.place(diagnostic.span, lines)))
            headed = headed and built.line > 1
            mend(lines, built)
            continue
        found += [replace(d, span=chunk.place(d.span, lines)) for d in builder.found]
        if not built or not (headed or found[0].tells(NOT_INDENTED)):
            return None, found
        made = _kept(built[0], chunk, lines, bool(found))
        return made if headed else replace(made, words=()), found
    return None, found


def _kept(built: Declaration, chunk: _Chunk, lines: list[str], partial: bool) -> Declaration:
    """The declaration without the lines that stood at a wrong depth."""
    kept = tuple(line for line in built.lines if chunk.place(line.span, lines) == line.span)
    span = around(built.header, kept[-1].span if kept else built.header)
    return replace(built, lines=kept, partial=partial, span=span)


ONE_AT_A_TIME = RLock()
"""Parser and builder remember where they are, and there is one of each for all threads."""


@cache
def reader() -> tuple[Builder, Lark]:
    """The parser and what it builds with, for one at a time."""
    builder = Builder()
    return builder, grammar.parser(builder)


def _built(parser: Lark, lines: list[str]) -> tuple[Declaration, ...] | Mistake:
    if mistake := overdone(lines):
        return mistake
    try:
        return cast("tuple[Declaration, ...]", parser.parse("\n".join(lines) + "\n"))
    except (UnexpectedInput, DedentError) as error:
        mistake = explain(error, lines)
    header = lines[0] if mistake.line > 1 else ""
    otherwise = said_otherwise(lines[mistake.line - 1], mistake.line, header=header)
    if otherwise is not None and is_help(otherwise):
        return otherwise
    left = unread(otherwise) if otherwise is not None else None
    if otherwise is None or left is not None:
        apart = _apart(lines[mistake.line - 1], mistake)
        if apart is not None or otherwise is None or left is None or not otherwise.suggestion:
            return apart or mistake
        return _so_far(mistake, otherwise, left, lines)
    if otherwise.suggestion is None or not _tells(mistake, str(otherwise.suggestion)):
        return otherwise
    return replace(mistake, suggestion=otherwise.suggestion, at=otherwise.at, instead=None)


_TELLING = (ARROW_MISSING, CONDITION_BEHIND, ONLY_AT_BEGINNING)
"""What is said of these words is more than that they are said otherwise."""


def _tells(mistake: Mistake, meant: str) -> bool:
    """Whether what is said of the words leads to what is meant."""
    if mistake.message is ONLY_AT_BEGINNING:
        return meant.startswith(str(mistake.words.get("word")).lower())
    if mistake.message is CONDITION_BEHIND:
        return "if " in meant
    return mistake.message in _TELLING


def _apart(line: str, mistake: Mistake) -> Mistake | None:
    """What stands beside each other on the line is said apart."""
    if mistake.line == 1:
        return None
    ways = [one for one in held(line) if _error([PLACEHOLDER, f"  {one.line}"]) is None]
    if ways:
        meant = tuple(dict.fromkeys((ways[0].line, ways[-1].line)))
        first = ways[0]
        return Mistake(
            STANDS_IN_BRACKETS,
            *(mistake.line, first.column, first.end),
            suggestion=meant[0] if len(meant) == 1 else meant,
            at=whole(line),
            words={"word": first.word},
        )
    for left, right, comma, begins in parted(line):
        if _error([PLACEHOLDER, f"  {left}", f"  {right}"]) is None:
            return Mistake(
                mistake.message if mistake.message is ONLY_AT_BEGINNING else DOES_NOT_FIT,
                *(mistake.line, begins.column, begins.end),
                cure="it begins a line of its own",
                at=(comma.column, begins.column),
                instead="\n" + " " * indent(line),
                words={"word": begins.word},
            )
    return None


def _so_far(mistake: Mistake, otherwise: Mistake, left: Mistake, lines: list[str]) -> Mistake:
    """What is said otherwise and is no line yet is told where more of it is understood then."""
    behind = len(uncommented(lines[mistake.line - 1])) - mistake.column
    mended = mistake.suggestion is not None or mistake.instead
    nearer = len(f"  {otherwise.suggestion}") - left.column < behind
    if mended or not nearer or mistake.message in _TELLING:
        return mistake
    more = f"; {left.cure}" if left.cure else ""
    told = left.message.text.format(**left.words)
    return replace(otherwise, cure=f"that is not all: {told}{more}")


def reads(said: Mistake) -> bool:
    """Whether a line as it is suggested can be read; help stands by itself."""
    return is_help(said) or unread(said) is None


def is_help(said: Mistake) -> bool:
    """Whether it says what to do, and no line to write."""
    return said.message is DOES_NOT_FIT


def unread(said: Mistake) -> Mistake | None:
    """The mistake in a line as it is suggested, or in several; in a header by itself."""
    meant = str(said.suggestion or said.instead).split("\n")
    is_header = said.at is not None and said.at[0] == 1
    lines = meant if is_header else [PLACEHOLDER, *(f"  {one.strip()}" for one in meant)]
    error = _error(lines)
    return explain(error, lines) if error is not None else None


def _error(lines: Sequence[str]) -> UnexpectedInput | DedentError | None:
    with ONE_AT_A_TIME:
        builder, parser = reader()
        builder.begin("", 0)
        try:
            parser.parse("\n".join(lines) + "\n")
        except (UnexpectedInput, DedentError) as error:
            return error
    return None


def _diagnostic(file: str, before: int, mistake: Mistake) -> Diagnostic:
    line = before + mistake.line
    span = Span(file, line, mistake.column, line, mistake.end)
    at = span if mistake.at is None else Span(file, line, mistake.at[0], line, mistake.at[1])
    made, instead = mistake.message, mistake.instead
    return report(made, span, mistake.cure, mistake.suggestion, at, instead, **mistake.words)
