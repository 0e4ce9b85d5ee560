"""Places as editors count them, and as the language does.

In: the text of a file as it is. Out: lines from 1 and columns of the normalised text
(`dsl.reading.source.normalise`), for lines from 0 and UTF-16 units of the text itself, and back: a
tab is two columns, a sign without width none, and a sign outside of the basic plane two units.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from functools import lru_cache

from dsl.reading.source import UNSEEN, Span

Place = tuple[int, int]
"""A line from 0 and UTF-16 units before the place in it."""

_ENDS = re.compile("\r\n|\r|\n")


class Columns:
    """The lines of one text."""

    def __init__(self, text: str) -> None:
        self._lines = _ENDS.split(text)

    def seen(self, place: Place) -> tuple[int, int]:
        """Line and column, both from 1, as messages have them."""
        number, units = place
        columns, units_of = _offsets(self._line(number))
        return number + 1, columns[bisect_right(units_of, units) - 1] + 1

    def place(self, line: int, column: int) -> Place:
        """Where the editor has it; what lies behind the end of a line is its end."""
        columns, units_of = _offsets(self._line(line - 1))
        index = min(bisect_left(columns, column - 1), len(columns) - 1)
        return line - 1, units_of[index]

    def places(self, span: Span) -> tuple[Place, Place]:
        """Of a message about a whole file the beginning of it."""
        if not span.line:
            return (0, 0), (0, 0)
        return self.place(span.line, span.column), self.place(span.end_line, span.end_column)

    @property
    def end(self) -> Place:
        return len(self._lines) - 1, _offsets(self._lines[-1])[1][-1]

    def _line(self, index: int) -> str:
        return self._lines[index] if 0 <= index < len(self._lines) else ""


@lru_cache(4096)
def _offsets(line: str) -> tuple[range | list[int], range | list[int]]:
    """Before each sign, and at the end: how many columns there are, and how many units."""
    if line.isascii() and "\t" not in line:
        return range(len(line) + 1), range(len(line) + 1)
    columns, units = [0], [0]
    for sign in line:
        width = 2 if sign == "\t" else 0 if UNSEEN.match(sign) else 1
        columns.append(columns[-1] + width)
        units.append(units[-1] + (2 if sign > "\uffff" else 1))
    return columns, units
