"""A source file and places in it.

In: bytes or text. Out: normalised `Source` text (no BOM, `\\n` line ends, a final newline, tabs as
spaces) whose lines and columns are those the author sees, and `Span`s that point into it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from dsl.reading.files import content, decoded
from dsl.reading.records import dataclass
from dsl.reading.signs import shown


@dataclass(frozen=True, slots=True)
class Span:
    """Lines and columns count from 1; the end column is one past the last character."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

    def start(self, length: int) -> Span:
        """Its first characters."""
        return Span(self.file, self.line, self.column, self.line, self.column + length)

    def end(self) -> Span:
        """The place behind it, where something can be put."""
        return Span(self.file, self.end_line, self.end_column, self.end_line, self.end_column)


NOWHERE = Span("", 0, 0, 0, 0)


def around(first: Span, last: Span) -> Span:
    """From the beginning of one to the end of the other."""
    return Span(first.file, first.line, first.column, last.end_line, last.end_column)


@dataclass(frozen=True, slots=True)
class Source:
    """`name` is the path shown in messages; `text` is normalised."""

    name: str
    text: str

    def line(self, number: int) -> str:
        """Line `number` (from 1) without its line end; empty past the end."""
        lines = self.lines
        return lines[number - 1] if 0 < number <= len(lines) else ""

    @property
    def lines(self) -> list[str]:
        """To be read only."""
        return _lines(self.text) if len(self.text) > SHORT else self.text.split("\n")


SHORT = 2000
"""Signs of a text that is cut anew each time: kept, it would push out longer ones."""


@lru_cache(4)
def _lines(text: str) -> list[str]:
    """Asked for one line after the other, of one file after the other."""
    return text.split("\n")


UNSEEN = re.compile("[\ufeff\u200b-\u200d\u2060\u00ad]")
_BLANK = re.compile(r"[^\S\n ]")


def normalise(text: str) -> str:
    """Drop the BOM and other signs without width, unify line ends, turn each tab into two spaces
    and any other blank into one, show what steers a terminal or the direction of writing as a sign,
    end with a newline."""
    text = UNSEEN.sub("", text).replace("\r\n", "\n").replace("\r", "\n")
    text = shown(_BLANK.sub(" ", text.replace("\t", "  ")))
    return text if text.endswith("\n") or not text else text + "\n"


_QUOTED = re.compile(
    r'("[^"\n]*")|[“”„‟"]([^“”„‟"\n]*)[“”„‟"]'  # inside straight quotes curly ones are letters
)


def straight(text: str) -> str:
    """Curly quotes around a name become straight ones; columns stay."""
    return _QUOTED.sub(lambda match: match[1] or f'"{match[2]}"', text)


def read(path: Path, name: str | None = None) -> Source:
    """Read a file as UTF-8. Raises OSError, of which `reason` knows more."""
    return Source(name or str(path), normalise(decoded(content(path))))
