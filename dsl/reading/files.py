"""Files that others wrote: whatever lies there, it is read at once or refused with a reason.

In: a path. Out: its bytes or text, or an `OSError` of which `reason` tells what is wrong in a
designer's words. No pipe is waited for, and nothing without end is read.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

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
    if "\0" in str(path):
        raise Unread("no file can be named so")
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
    """The text of a file. Raises `Unread`."""
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
    return text


def reason(error: OSError) -> tuple[str, str | None]:
    """Why a file cannot be read, in small letters, and what to do."""
    text = error.strerror or str(error)
    return text[:1].lower() + text[1:], getattr(error, "cure", None)
