"""The files of a set, for who edits them from a browser.

In: names of files as people see them, `more/events.mars`. Out: their text, and a version of it; and
changes, which are made whole or not at all, only of the version that was seen. Nothing outside of
the folder is reached, by no name and through no link.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from arsia.files import write
from compiler.read.places import set_files
from dsl.reading.files import content, decoded

LONGEST, DEEPEST = 120, 6
"""Signs of a name, and folders in it with its own."""

_PART = re.compile(
    r"(?![ .])"
    r"[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff\ufffd"
    r"/\\:*?\"<>|]+(?<![ .])"
)
"""What every system takes for a name, and no file manager hides."""

_DEVICES = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?", re.IGNORECASE)


class Unfit(ValueError):
    """A name that no file of a set can have; says why."""


@dataclass(frozen=True, slots=True)
class Held:
    """What a file holds. `version` tells it from what it held at other times."""

    text: str
    version: str


class Conflict(Exception):
    """The file is not what the writer saw; `held` is what it holds now, None: it is gone."""

    def __init__(self, held: Held | None) -> None:
        super().__init__("the file was changed outside")
        self.held = held


@dataclass(frozen=True, slots=True)
class Folder:
    """`root` is resolved."""

    root: Path

    def names(self) -> Iterator[str]:
        """In order."""
        for path in set_files(self.root) if self.root.is_dir() else ():
            name = path.relative_to(self.root).as_posix()
            if self._is_inside(path) and path.is_file():
                yield name

    def path(self, name: str) -> Path:
        """Where a file of the name lies, or would. Raises Unfit."""
        parts = name.split("/")
        if not name.endswith(".mars"):
            raise Unfit("the name of a file ends in .mars")
        if len(name) > LONGEST or len(parts) > DEEPEST:
            raise Unfit("that name is too long")
        for part in parts:
            if not _PART.fullmatch(part) or _DEVICES.fullmatch(part):
                raise Unfit(f"“{part}” is no name for a file or folder: use letters and digits")
        path = self.root.joinpath(*parts)
        if not self._is_inside(path):
            raise Unfit(f"“{name}” leads out of the folder of the set")
        return path

    def _is_inside(self, path: Path) -> bool:
        """Whether it is no link, and in no folder that leads elsewhere."""
        try:
            return path.parent.resolve() == path.parent and not path.is_symlink()
        except OSError:
            return False

    def read(self, name: str) -> Held:
        """Raises Unfit, and OSError: it is not there, or no text."""
        data = content(self.path(name))
        return Held(decoded(data), _version(data))

    def version(self, name: str) -> str | None:
        """None: it is not there."""
        try:
            return _version(content(self.path(name)))
        except FileNotFoundError:
            return None

    def save(self, name: str, text: str, seen: str | None) -> str:
        """The new version. `seen`: the version that the text was made from; None: a new file.
        Raises Unfit, Conflict and OSError."""
        path = self.path(name)
        self._hold(name, seen)
        data = text.encode("utf-8")
        write(path, data)
        return _version(data)

    def delete(self, name: str, seen: str) -> None:
        """Raises as `save` does."""
        self._hold(name, seen)
        self.path(name).unlink()

    def rename(self, name: str, to: str, seen: str) -> None:
        """Raises as `save` does."""
        target = self.path(to)
        self._hold(name, seen)
        if self.version(to) is not None and name.lower() != to.lower():
            raise Unfit(f"there is a file “{to}” already")
        target.parent.mkdir(parents=True, exist_ok=True)
        self.path(name).rename(target)

    def _hold(self, name: str, seen: str | None) -> None:
        """Raises Conflict where the file is another than was seen."""
        if self.version(name) != seen:
            try:
                held = self.read(name)
            except FileNotFoundError:
                held = None
            raise Conflict(held)


def _version(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:24]
