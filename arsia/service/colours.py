"""What each word of a file is, for who colours it.

In: normalised text. Out: the words by line, each with its sort; names of things are not among them,
since they stand out by being left.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from compiler.names.kinds import KINDS
from dsl.lexicon.spot import bits
from dsl.reading.source import straight

SORTS = ("keyword", "function", "string", "number", "comment", "type", "property")
_OF_BITS = {"keyword": "keyword", "verb": "function", "string": "string", "number": "number"}
_PROPERTIES = frozenset(word for kind in KINDS.values() for word in kind.words_of_properties)
_KINDS = frozenset(word for kind in KINDS for word in kind.split())


@dataclass(frozen=True, slots=True)
class Colour:
    """Line and columns from 1; the end column is one past the last."""

    line: int
    column: int
    end: int
    sort: str


def colours(text: str) -> Iterator[Colour]:
    """In order."""
    for number, line in enumerate(text.split("\n"), 1):
        for column, end, sort in _in_line(line):
            yield Colour(number, column, end, sort)


@lru_cache(4096)
def _in_line(line: str) -> tuple[tuple[int, int, str], ...]:
    line = straight(line)
    found = []
    for index, bit in enumerate(bits(line)):
        sort = _OF_BITS.get(bit.kind, "")
        if bit.kind == "name" and line[:1] != " " and bit.text in _KINDS and index < 2:
            sort = "type"
        elif bit.kind == "name" and bit.text in _PROPERTIES and _begins(line, bit.column):
            sort = "property"
        if sort:
            found.append((bit.column, bit.end, sort))
    last = found[-1][1] if found else 1
    comment = _comment(line, last)
    return (*found, *([(comment, len(line) + 1, "comment")] if comment else []))


def _begins(line: str, column: int) -> bool:
    """Whether a property may begin there: at the beginning of a line, or behind a comma."""
    before = line[: column - 1].rstrip()
    return not before or before.endswith(",")


def _comment(line: str, last: int) -> int:
    """The column of the sign of a comment, which lies in no text; 0 where there is none."""
    quoted = False
    for index, sign in enumerate(line):
        if sign == '"':
            quoted = not quoted
        elif sign == "#" and not quoted:
            return index + 1
    return 0
