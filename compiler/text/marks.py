"""Names of vocabulary inside a text, marked so that a face can set their icons in their places.

In: a name and what it names. Out: the name between marks, which go through every message like the
name alone; later the text without marks, or cut at them. The marks are private characters, which
no author can write.
"""

from __future__ import annotations

import re
from typing import Literal, cast

from dsl.reading.records import dataclass

MarkKind = Literal["resource", "tag", "tile", "track"]

OPEN, NAME, CLOSE = "\ue000", "\ue001", "\ue002"

_HEAD = re.compile(rf"\(*(?:{OPEN}[^{NAME}]*{NAME})?")
_MARK = re.compile(f"{OPEN}([^{NAME}]*)/([^{NAME}]*){NAME}([^{CLOSE}]*){CLOSE}")
_MARKS = re.compile(f"{OPEN}[^{NAME}]*{NAME}|{CLOSE}")


@dataclass(frozen=True, slots=True)
class Mark:
    """Vocabulary that is named in a text, by `name`."""

    kind: MarkKind
    id: str
    name: str


def marked(kind: MarkKind, which: str, name: str) -> str:
    return f"{OPEN}{kind}/{which}{NAME}{name}{CLOSE}"


def plain(text: str) -> str:
    """The text in words."""
    return _MARKS.sub("", text)


def pieces(text: str) -> tuple[str | Mark, ...]:
    """The text cut where something is marked; no piece is empty."""
    first, *rest = _MARK.split(text)
    found: list[str | Mark] = [first]
    for n in range(0, len(rest), 4):
        kind, which, name, after = rest[n : n + 4]
        found += [Mark(cast(MarkKind, kind), which, name), after]
    return tuple(piece for piece in found if piece)


def capital(phrase: str) -> str:
    """The phrase with a capital first, though that be of a marked name, or in brackets."""
    head = _HEAD.match(phrase)
    start = head.end() if head else 0
    return phrase[:start] + phrase[start : start + 1].upper() + phrase[start + 1 :]
