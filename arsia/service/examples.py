"""Cards of the sets that one builds on, as examples of how things are written.

In: a compiled set. Out: each card that comes with Arsia and can be used beside it, with the words
of its face and the lines that make them; and of what begins a line, how usual it is there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from arsia.service.project import State
from arsia.service.telling import face, written
from compiler.graph import Card
from compiler.names.kinds import Kind
from compiler.read.places import BUNDLED, bundled, set_files
from dsl.lexicon.spot import uncommented
from dsl.reading.source import read


@dataclass(frozen=True, slots=True)
class Example:
    """`says`: the words of its face, a paragraph each. `text`: its declaration."""

    name: str
    kind: str
    says: str
    text: str


def examples(state: State) -> tuple[Example, ...]:
    """In the order of their sets; made once for each compilation."""
    return state.once(_examples)


def _examples(state: State) -> tuple[Example, ...]:
    return tuple(
        Example(card.name, kind, face(state, card), written(state, one))
        for set_, declarations in state.desk.sets
        if set_ not in state.loaded.named
        for one in declarations
        for kind in [" ".join(word.text for word in one.words)]
        for card in state.made(one)
        if isinstance(card, Card)
    )


# ---- the beginnings of lines --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Usual:
    """`count`: of the lines that begin so. `example`: the most usual of them, else the shortest."""

    count: int
    example: str


def usual(state: State, kind: Kind, word: str) -> Usual:
    """How lines that begin with the word are written under such a header in the sets that come
    with Arsia and are used."""
    word = word.strip()
    key = kind.words, _first(word)
    sets = [_lines(set_) for set_, _ in state.desk.sets if bundled(set_) is not None]
    number = Counter(one for lines in sets for one in lines.get(key, ()) if one.startswith(word))
    if not number:
        return Usual(0, "")
    best = min(number, key=lambda line: (-number[line], len(line), line))
    return Usual(number.total(), best)


_HEADER = re.compile(r"^([a-z]+(?: [a-z]+)?) ")


@cache
def _lines(set_: str) -> dict[tuple[str, str], list[str]]:
    """The lines of a bundled set, by kind of declaration and first word."""
    found: dict[tuple[str, str], list[str]] = {}
    for kind, line in _declared(BUNDLED / set_):
        found.setdefault((kind, _first(line)), []).append(line)
    return found


def _first(line: str) -> str:
    return re.split(r"[ :]", line, maxsplit=1)[0]


def _declared(folder: Path) -> Iterator[tuple[str, str]]:
    kind = ""
    for path in set_files(folder):
        for line in read(path, path.name).text.splitlines():
            header = _HEADER.match(line)
            if header is not None:
                kind = header[1]
            elif re.match("  [a-z]", line):
                yield kind, uncommented(line).strip()
