"""Where sets are: bundled ones by name, others by path; which of them belong together; and what was
asked of the disk.

In: names and paths. Out: folders, files and games; and `Seen`, which remembers every answer, so
that one can tell later whether the disk would still give the same ones. Nothing here needs the
compiler.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from dsl.reading.files import content
from dsl.reading.source import read

BUNDLED = Path(__file__).resolve().parents[2] / "cardsets"

_CALLED: dict[Path, Path] = {}
"""Folders that stand for something else, by what people call it."""


def called(folder: Path, name: Path) -> None:
    """From now on messages say the name where they mean the folder, and what lies in it."""
    _CALLED[folder] = name


def as_called(path: Path) -> Path:
    """The path as people know it."""
    for folder, name in _CALLED.items():
        if path.is_relative_to(folder):
            return name / path.relative_to(folder)
    return path


def is_name(name: str | Path) -> bool:
    """`base` is a bundled set; anything with a separator, a dot or of type Path is a place."""
    return isinstance(name, str) and bool(name) and not set(name) & set("/\\.")


def bundled(name: str) -> Path | None:
    if not is_name(name):
        return None
    path = BUNDLED / name
    return path if is_folder(path) else None


def is_folder(path: Path) -> bool:
    """False for what can be no name of a folder, too."""
    try:
        return path.is_dir()
    except OSError:  # it is too long
        return False


def is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False


def bundled_sets() -> tuple[str, ...]:
    """The names of the sets that come with the project."""
    folders = (entry for entry in BUNDLED.iterdir() if entry.is_dir())
    return tuple(sorted(entry.name for entry in folders if any(entry.rglob("*.mars"))))


def set_files(folder: Path) -> list[Path]:
    """What a file manager hides is no part of a set."""
    return sorted(path for path in folder.rglob("*.mars") if not path.name.startswith("."))


# ---- games --------------------------------------------------------------------------------------


def bundled_games() -> tuple[tuple[str, ...], ...]:
    """The bundled sets by game; the game of most sets is first."""
    games = by_game(bundled_sets())
    return tuple(sorted((tuple(map(str, game)) for game in games), key=len, reverse=True))


FIRST_GAME = ("corporate-era",)
"""What is played where no sets are named."""


def by_game(sets: Sequence[str | Path]) -> tuple[tuple[str | Path, ...], ...]:
    """Sets that use each other, or a common one, belong to one game; in the order given."""
    found: list[tuple[list[str | Path], set[str | Path]]] = []
    for one in sets:
        known = closure(one)
        together = [game for game in found if game[1] & known]
        found = [game for game in found if game not in together]
        members = [name for game in together for name in game[0]]
        found.append(([*members, one], known.union(*(game[1] for game in together))))
    return tuple(tuple(members) for members, _ in found)


def closure(one: str | Path) -> set[str | Path]:
    """The set and all bundled ones that it builds on; only heads of sets are read."""
    found: set[str | Path] = set()
    queue = [one]
    while queue:
        name = queue.pop()
        folder = bundled(str(name)) if is_name(name) else Path(name)
        if name not in found and folder is not None and is_there(folder):
            found.add(name)
            queue += uses(folder)
    return found or {one}


_HEAD = re.compile(r"^set .*(\n +.*)*", re.MULTILINE)
_USES = re.compile(r"(?:^ +|, *)uses +([^\n#]*)", re.MULTILINE)
_TITLE = re.compile(r'"[^"\n]*"')


def uses(folder: Path) -> tuple[str, ...]:
    """The names after `uses` in the head of a set; whether they are right is said when it is
    loaded."""
    return _bundled_uses(folder) if folder.is_relative_to(BUNDLED) else _uses(folder)


def _uses(folder: Path) -> tuple[str, ...]:
    for path in sorted(folder.rglob("*.mars")) if folder.is_dir() else [folder]:
        try:
            text = read(path, path.name).text
        except OSError:
            continue  # said when the set is loaded
        if head := _HEAD.search(text):
            lists = _USES.findall(_TITLE.sub('""', head[0]))
            return tuple(n.split()[0] for names in lists for n in names.split(",") if n.strip())
    return ()


_bundled_uses = cache(_uses)
"""What is bundled stays as it is."""


# ---- what was asked -----------------------------------------------------------------------------


@dataclass(slots=True)
class Seen:
    """Asks the disk, and remembers what it said: by question and path."""

    answers: dict[str, str] = field(default_factory=dict)

    def read(self, path: Path) -> bytes:
        """What the file holds. Raises OSError."""
        try:
            data = content(path)
        except OSError as error:
            self._note("read", path, _reason(error))
            raise
        self._note("read", path, hashlib.sha256(data).hexdigest())
        return data

    def files(self, folder: Path) -> list[Path]:
        """The card files of a folder. Raises OSError."""
        found = set_files(folder)
        self._note("files", folder, "\n".join(map(str, found)))
        return found

    def is_folder(self, path: Path) -> bool:
        found = is_folder(path)
        self._note("is_folder", path, str(found))
        return found

    def resolved(self, path: Path) -> Path:
        """Where the path leads, past symbolic links. Raises OSError."""
        found = path.resolve()
        self._note("resolved", path, str(found))
        return found

    def _note(self, question: str, path: Path, answer: str) -> None:
        if self.answers.setdefault(f"{question} {path}", answer) != answer:
            self.answers[f"{question} {path}"] = "this changed meanwhile"  # so it is never current

    def is_current(self) -> bool:
        """Whether the disk would say all of it again."""
        again = Seen()
        for key, answer in self.answers.items():
            question, _, path = key.partition(" ")
            try:
                _QUESTIONS[question](again, Path(path))
            except (OSError, RuntimeError):  # of a file it is noted, too
                again.answers.setdefault(key, "error")
            if again.answers[key] != answer:
                return False
        return True


def _reason(error: OSError) -> str:
    return f"error {error.errno}"


_QUESTIONS: dict[str, Callable[[Seen, Path], object]] = {
    "read": Seen.read,
    "files": Seen.files,
    "is_folder": Seen.is_folder,
    "resolved": Seen.resolved,
}
