"""The grammar of what can be read, as rules with what they mean.

In: messages of a catalogue, each with a function that takes what stands in its holes and gives what
is meant; and the few patterns that the writer joins without a message. Out: a `Grammar`, by which
`chart` reads. A rule is written once for a message: its wordings, their order and their forms are
the catalogue's, so every language of it is read.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain

from compiler.text.catalogue import Catalogue, Hole, Wording

Build = Callable[..., Hashable | None]
"""Makes what is meant from what stands in the holes; None where that cannot be."""

Scanner = Callable[[str, int], tuple[int, Hashable] | None]
"""Reads something at a place of a text: where it ends, and what it is."""

ARTICLES = ("a", "an")


@dataclass(frozen=True, slots=True)
class Part:
    """What a rule waits for: something of a `kind`, for the hole of this `name`."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """`kind` is what it makes, of texts and parts in this order; `fixed` is given to `build` beside
    the parts."""

    kind: str
    symbols: tuple[str | Part, ...]
    build: Build
    fixed: tuple[tuple[str, str], ...] = ()

    @property
    def parts(self) -> Iterator[Part]:
        return (one for one in self.symbols if isinstance(one, Part))


@dataclass(slots=True)
class Rules:
    """The rules of one kind: by the first letter of those that begin with a text, and the rest."""

    by_letter: dict[str, list[Rule]] = field(default_factory=dict)
    others: list[Rule] = field(default_factory=list)

    @property
    def all(self) -> Iterator[Rule]:
        return chain(self.others, *self.by_letter.values())


@dataclass(slots=True)
class Grammar:
    catalogue: Catalogue
    more: Catalogue | None = None
    """Other wordings of the same messages, as people use them."""

    kinds: dict[str, Rules] = field(default_factory=dict)
    scanners: dict[str, Scanner] = field(default_factory=dict)
    read: set[str] = field(default_factory=set)
    """The messages that have a reading."""

    def say(self, kind: str, message: str, build: Build, **holes: str) -> None:
        """The texts of a message are of this kind; `holes`: of what kind is what stands in each.
        `build` is given those of them that it has a parameter for, and the variants."""
        wordings = tuple(dict.fromkeys(self.wordings(message)))
        if any(hole.name not in holes for one in wordings for hole in _holes(one)):
            return  # it says more than is known of it, which a test tells
        self.read.add(message)
        for wording in wordings:
            symbols = tuple(_symbols(wording.pieces, holes))
            for chosen in _with_articles(symbols):
                self.add(kind, chosen, build, wording.variant)

    def wordings(self, message: str) -> Iterator[Wording]:
        yield from self.catalogue.wordings(message)
        if self.more is not None:
            yield from self.more.wordings(message)
            yield from self.more.others(message)

    def join(self, kind: str, pattern: str, build: Build) -> None:
        """What is put together without a message: `{people:people}: {body:effect}`."""
        pieces = re.split(r"\{(\w+):([^}]+)\}", pattern)
        symbols: list[str | Part] = []
        for index in range(0, len(pieces), 3):
            symbols += [pieces[index]] if pieces[index].strip() else []
            if index + 2 < len(pieces):
                symbols.append(Part(pieces[index + 2], pieces[index + 1]))
        self.add(kind, tuple(symbols), build)

    def word(self, kind: str, text: str, meaning: Hashable) -> None:
        """A name of something."""
        self.add(kind, (text,), lambda: meaning)

    def same(self, kind: str, others: Iterable[str]) -> None:
        """Whatever is one of the others is of this kind too."""
        for other in others:
            self.add(kind, (Part(other, "it"),), lambda it: it)

    def add(
        self,
        kind: str,
        symbols: tuple[str | Part, ...],
        build: Build,
        variant: tuple[tuple[str, str], ...] = (),
    ) -> None:
        parameters = inspect.signature(build).parameters
        wanted = set(parameters)
        told = {one.name for one in symbols if isinstance(one, Part)} | {n for n, _ in variant}
        if any(
            one.default is one.empty and one.name not in told
            for one in parameters.values()
            if one.kind is one.POSITIONAL_OR_KEYWORD
        ):
            return  # this wording says too little
        if any(one.kind is one.VAR_KEYWORD for one in parameters.values()):
            wanted |= {one.name for one in symbols if isinstance(one, Part)}
        joined = tuple(_joined(symbols, wanted))
        fixed = tuple(pair for pair in variant if pair[0] in wanted)
        rule = Rule(kind, joined, build, fixed)
        rules = self.kinds.setdefault(kind, Rules())
        first = joined[0] if joined else None
        if isinstance(first, str):
            rules.by_letter.setdefault(first[0], []).append(rule)
        else:
            rules.others.append(rule)


def _symbols(pieces: Iterable[str | Hole], holes: dict[str, str]) -> Iterator[str | Part | Hole]:
    for piece in pieces:
        if isinstance(piece, str):
            yield piece
            continue
        if piece.article:
            yield piece
        yield Part(holes[piece.name], piece.name)


def _holes(wording: Wording) -> Iterator[Hole]:
    return (piece for piece in wording.pieces if isinstance(piece, Hole))


def _with_articles(symbols: tuple[str | Part | Hole, ...]) -> Iterator[tuple[str | Part, ...]]:
    if not any(isinstance(one, Hole) for one in symbols):
        yield tuple(one for one in symbols if not isinstance(one, Hole))
        return
    for article in ARTICLES:
        yield tuple(f" {article} " if isinstance(one, Hole) else one for one in symbols)


def _joined(symbols: Iterable[str | Part], wanted: set[str]) -> Iterator[str | Part]:
    """Neighbouring texts as one, in small letters and without blanks at their ends."""
    text = ""
    for one in symbols:
        if isinstance(one, str):
            text += one
            continue
        if folded := fold(text):
            yield folded
        text = ""
        yield one if one.name in wanted else Part(one.kind, "")
    if folded := fold(text):
        yield folded


def fold(text: str) -> str:
    """As texts are compared: small letters, single blanks, plain signs."""
    for sign, plain in SIGNS.items():
        text = text.replace(sign, plain)
    return re.sub(r"\s+", " ", text).strip().lower()


SIGNS = {
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "−": "-",
    "–": "-",
    "[": "(",
    "]": ")",
    "±": "+/-",
}
