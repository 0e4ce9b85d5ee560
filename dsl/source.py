"""A source file and places in it.

In: bytes or text. Out: normalised `Source` text (no BOM, `\\n` line ends, a final newline, tabs as
spaces) whose lines and columns are those the author sees, and `Span`s that point into it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path


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


NOWHERE = Span("", 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Source:
    """`name` is the path shown in messages; `text` is normalised."""

    name: str
    text: str

    def line(self, number: int) -> str:
        """Line `number` (from 1) without its line end; empty past the end."""
        lines = self.text.split("\n")
        return lines[number - 1] if 0 < number <= len(lines) else ""


def normalise(text: str) -> str:
    """Drop the BOM, unify line ends, turn each tab into two spaces, end with a newline."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    text = text.replace("\t", "  ").replace("\u00a0", " ")
    return text if text.endswith("\n") or not text else text + "\n"


_QUOTED = re.compile(
    r'("[^"\n]*")|[“”„‟"]([^“”„‟"\n]*)[“”„‟"]'  # inside straight quotes curly ones are letters
)


def straight(text: str) -> str:
    """Curly quotes around a name become straight ones; columns stay."""
    return _QUOTED.sub(lambda match: match[1] or f'"{match[2]}"', text)


def read(path: Path, name: str | None = None) -> Source:
    """Read a file as UTF-8. Raises OSError, or UnicodeDecodeError for other encodings."""
    return Source(name or str(path), normalise(path.read_bytes().decode("utf-8")))
