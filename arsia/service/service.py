"""All that is open in an editor: texts, and the sets that they belong to.

In: files as they are opened, changed and closed. Out: the `Project` that a file is of, compiled;
and which of them have been compiled since one last asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from arsia.service.project import Project
from compiler.read.places import BUNDLED

_HEAD = re.compile(r"^set\s", re.MULTILINE)
_HIGHEST = 4
"""So many folders above a file it is looked for the one that holds its set."""


class Service:
    """`root`: all files in this folder are of one set, which stays open."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = root
        self.texts: dict[Path, str] = {}
        self._projects: dict[Path, Project] = {}
        self._stale: set[Path] = set()
        self._news: set[Path] = set()

    def put(self, path: Path, text: str) -> None:
        """The text of a file, saved or not."""
        self.texts[path] = text
        self._touched(path)

    def drop(self, path: Path) -> None:
        """The file is what is on the disk."""
        self.texts.pop(path, None)
        self._touched(path)
        open_ = [*self.texts]
        for root, project in [*self._projects.items()]:
            needed = any(one.is_relative_to(root) or project.holds(one) for one in open_)
            if root != self.root and not needed:
                del self._projects[root]

    def refresh(self) -> None:
        """Something may have changed on the disk."""
        self._stale |= self._projects.keys()

    def project(self, path: Path) -> Project:
        """The set that the file belongs to, as it is now; a bundled file is looked at in a set that
        uses it, where there is one."""
        holding = (one for one in self._projects.values() if one.holds(path))
        found = next(holding, None) if path.is_relative_to(BUNDLED) else None
        root = found.root if found is not None else self._root(path)
        if root not in self._projects:
            self._projects[root] = Project(root, self.texts)
            self._stale.add(root)
        self._renew(root)
        return self._projects[root]

    def news(self) -> Iterator[Project]:
        """Every set that has been compiled since it was last asked, or has to be."""
        for root in sorted(self._stale):
            self._renew(root)
        roots, self._news = sorted(self._news), set()
        yield from (self._projects[root] for root in roots if root in self._projects)

    def _renew(self, root: Path) -> None:
        if root in self._stale and root in self._projects:
            self._projects[root].compile()
            self._news.add(root)
        self._stale.discard(root)

    def _touched(self, path: Path) -> None:
        for root, project in self._projects.items():
            if path.is_relative_to(root) or project.holds(path):
                self._stale.add(root)

    def _root(self, path: Path) -> Path:
        """The nearest folder above the file in which a set begins, or the file alone."""
        if self.root is not None and path.is_relative_to(self.root):
            return self.root
        for folder in [*path.parents][:_HIGHEST]:
            files = {*folder.glob("*.mars"), *(p for p in self.texts if p.parent == folder)}
            if any(_HEAD.search(self._text(one)) for one in sorted(files)):
                return folder
        return path

    def _text(self, path: Path) -> str:
        if path in self.texts:
            return self.texts[path]
        try:
            return path.read_text("utf-8", "replace")
        except OSError:
            return ""
