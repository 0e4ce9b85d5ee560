"""Progress bars and other signs of life, only where somebody looks.

In: nothing. Out: things that write to the terminal's error side, and nothing when it is a file;
and whether colours are wanted.
"""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Mapping
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.progress import Progress


def progress() -> Progress:
    """A bar that goes away when the work is done."""
    from rich.console import Console
    from rich.progress import Progress

    return Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


class Rows:
    """A row of a bar for each of several things, shown when it is begun; `files`: of how many parts
    each is. Of a thing in one piece one sees only that it goes on."""

    def __init__(self, bar: Progress, files: Mapping[str, int]) -> None:
        self._bar, self._files = bar, files
        self._tasks = {name: bar.add_task(name, total=None, visible=False) for name in files}

    def begin(self, name: str) -> None:
        many = self._files[name] if self._files[name] > 1 else None
        self._bar.update(self._tasks[name], visible=True, total=many)

    def advance(self, name: str) -> None:
        """One part is done."""
        self._bar.update(self._tasks[name], advance=1, total=self._files[name])


def coloured(stream: TextIO) -> bool:
    """Whether colours are wanted there: a terminal, and nobody set NO_COLOR."""
    return stream.isatty() and not os.environ.get("NO_COLOR")


_PLAIN = dict(zip("→›−–─·×…“”’‘€", ">>---.x.\"\"''E", strict=True))
"""One sign for one, so that tables keep their columns."""


def _plain(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    lost = error.object[error.start : error.end]
    return "".join(_PLAIN.get(sign, "?") for sign in lost), error.end


_NOWHERE = Path(os.devnull)


def open_streams() -> None:
    """A terminal that lacks a sign shows one like it, or `?`; what nobody listens to (`>&-`) goes
    nowhere, and who cannot be asked says nothing."""
    codecs.register_error("plain", _plain)
    sys.stdout, sys.stderr = _forgiving(sys.stdout), _forgiving(sys.stderr)
    if sys.stdin is None:
        sys.stdin = _NOWHERE.open(encoding="utf-8")


def _forgiving(stream: TextIO | None) -> TextIO:
    if stream is None:
        return _NOWHERE.open("w", encoding="utf-8")
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="plain")
    return stream
