"""A source file and places in it.

In: bytes or text. Out: normalised `Source` text (no BOM, `\\n` line ends, a final newline, tabs as
spaces) whose lines and columns are those the author sees, and `Span`s that point into it.
"""

from __future__ import annotations

import errno
import os
import re
import stat
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
        lines = self.text.split("\n")
        return lines[number - 1] if 0 < number <= len(lines) else ""


_UNSEEN = re.compile("[\ufeff\u200b-\u200d\u2060\u00ad]")
_BLANK = re.compile(r"[^\S\n]")


def normalise(text: str) -> str:
    """Drop the BOM and other signs without width, unify line ends, turn each tab into two spaces
    and any other blank into one, end with a newline."""
    text = _UNSEEN.sub("", text).replace("\r\n", "\n").replace("\r", "\n")
    text = _BLANK.sub(" ", text.replace("\t", "  "))
    return text if text.endswith("\n") or not text else text + "\n"


_QUOTED = re.compile(
    r'("[^"\n]*")|[“”„‟"]([^“”„‟"\n]*)[“”„‟"]'  # inside straight quotes curly ones are letters
)


def straight(text: str) -> str:
    """Curly quotes around a name become straight ones; columns stay."""
    return _QUOTED.sub(lambda match: match[1] or f'"{match[2]}"', text)


def read(path: Path, name: str | None = None) -> Source:
    """Read a file as UTF-8. Raises OSError, of which `reason` knows more."""
    return Source(name or str(path), decoded(content(path)))


# ---- files --------------------------------------------------------------------------------------

LARGEST = 8_000_000
"""Bytes of a file: far more than all cards ever printed."""


class Unread(OSError):
    """A file that is there and still no text; `cure` says what to do."""

    def __init__(self, reason: str, cure: str | None = None) -> None:
        super().__init__(errno.EINVAL, reason)
        self.cure = cure


def content(path: Path, most: int = LARGEST) -> bytes:
    """The bytes of a plain file. Raises OSError; nothing is waited for, as with a pipe, and nothing
    without end is read."""
    with open(path, "rb", opener=_at_once) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise Unread("it is no plain file, but a pipe or a device")
        data = file.read(most + 1)
    if len(data) > most:
        raise Unread(f"it is larger than {most // 1_000_000} MB", "split it into several files")
    return data


def _at_once(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def decoded(data: bytes) -> str:
    """The normalised text of a file. Raises `Unread`."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise Unread("it is UTF-16 text", "save it as UTF-8")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Unread(f"it is not UTF-8 text (line {line})", "save it as UTF-8") from None
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise Unread(f"it holds bytes that are no text (line {line})", "save it as UTF-8")
    return normalise(text)


def reason(error: OSError) -> tuple[str, str | None]:
    """Why a file cannot be read, in small letters, and what to do."""
    text = error.strerror or str(error)
    return text[:1].lower() + text[1:], getattr(error, "cure", None)
