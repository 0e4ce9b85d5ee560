"""The text of a line: without quotes, without the signs of a sentence, with an edit made.

In: lines as they stand in files. Out: texts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from compiler.names.vocabulary import Symbol
from dsl.lexicon.spot import uncommented
from dsl.messages.diagnostics import Diagnostic, Edit, applied
from dsl.reading.source import Span
from dsl.syntax.nodes import Declaration

_QUOTED = re.compile(r'( +)"([^"]*\s[^"]*)"')
_TEXT = re.compile(r' +text(?: unchecked)? "([^"]*)"')
BOX = re.compile(r" +(Effect: )(?=When|Each time|Every time|After|Once per|At |During )")
"""What has no word for its box in the language."""


def block_of(lines: Sequence[str], number: int) -> range:
    """The lines, from 1, of the declaration that the line stands in."""
    first, last = number, number + 1
    while first > 1 and lines[first - 1][:1] in ("", " ", "#"):
        first -= 1
    while last <= len(lines) and lines[last - 1][:1] in ("", " ", "#"):
        last += 1
    return range(first, last)


def plainly(line: str) -> str:
    """Without the capitals and the full stop of a sentence."""
    text = uncommented(line).removesuffix(".")
    text = BOX.sub(lambda found: found[0].removesuffix(found[1]), text)
    return re.sub(r"(^ +|: )([A-Z])(?=[a-z])", lambda begun: begun[1] + begun[2].lower(), text)


def boxed(line: str) -> int:
    """How long the word for the box is that it begins with, for which the language has none."""
    found = BOX.match(line)
    return len(found[1]) if found is not None else 0


def edited(line: str, edit: Edit) -> str:
    alone = replace(edit, span=replace(edit.span, line=1, end_line=1))
    return applied(line, alone)


def indent(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]


def all_added(line: str, found: Sequence[Diagnostic]) -> str:
    """What the text says, where no line does any of it; else nothing."""
    printed = _TEXT.fullmatch(line.rstrip())
    if printed is None:
        return ""
    left = printed[1]
    for words in {line[one.span.column - 1 : one.span.end_column - 1] for one in found}:
        left = left.replace(words, "", 1)
    return "" if left.strip() else printed[1]


def unquoted(line: str) -> str:
    """The line without the quotes, where a sentence stands between them."""
    quoted = _QUOTED.fullmatch(line.rstrip())
    return f"{quoted[1]}{quoted[2]}" if quoted is not None else line


def changed_in(before: str, after: str) -> tuple[int, int]:
    """Where the words begin and end in which a line is another than it was."""
    shorter = min(len(before), len(after))
    begin = next((n for n in range(shorter) if before[n] != after[n]), shorter)
    same = next(
        (n for n in range(shorter - begin) if before[-1 - n] != after[-1 - n]), shorter - begin
    )
    begin, end = after.rfind(" ", 0, begin) + 1, len(after) - same
    return begin, max(begin, end)


def moved(one: Diagnostic, by: int) -> Diagnostic:
    """So many lines further down."""

    def down(span: Span) -> Span:
        return replace(span, line=span.line + by, end_line=span.end_line + by)

    edits = tuple(replace(edit, span=down(edit.span)) for edit in one.edits)
    return replace(one, span=down(one.span), edits=edits)


@dataclass(frozen=True, slots=True)
class Line:
    """A line with mistakes, `number` in its file; `texts` are those of the declaration that it
    stands in, which begins at the line `first`."""

    declaration: Declaration
    symbol: Symbol
    file: str
    number: int
    first: int
    texts: Sequence[str]

    @property
    def text(self) -> str:
        return self.texts[self.number - self.first]

    @property
    def said(self) -> str:
        """The same where a sentence stands between quotes: without them."""
        return unquoted(self.text)
