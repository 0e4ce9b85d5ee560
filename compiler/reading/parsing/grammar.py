"""The grammar of what can be read, as rules with what they mean.

In: messages of a catalogue, each with a function that takes what stands in its holes and gives what
is meant; and the few patterns that the writer joins without a message. Out: a `Grammar`, by which
`chart` reads. A rule is written once for a message: its wordings, their order and their forms are
the catalogue's, so every language of it is read.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Container, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from types import FunctionType
from typing import NamedTuple

from compiler.text.catalogue import ARTICLES, GLUED, NONE, Catalogue, Hole, Wording

Build = Callable[..., Hashable | None]
"""Makes what is meant from what stands in the holes; None where that cannot be."""

Scanner = Callable[[str, int], tuple[int, Hashable] | None]
"""Reads something at a place of a text: where it ends, and what it is."""

Pairs = tuple[tuple[str, str], ...]


class Glued(str):
    """A text of one word with what follows."""


class Around(NamedTuple):
    """Where a function puts something, before what stands in a hole (0) or behind it (1)."""

    article: str
    side: int


@dataclass(frozen=True, slots=True)
class Part:
    """What a rule waits for: something of a `kind`, for the hole of this `name`."""

    kind: str
    name: str


@dataclass(slots=True, eq=False)
class Rule:
    """`kind` is what it makes, of texts and parts in this order; `fixed` is given to `build` beside
    the parts. (A grammar has ten thousand, and frozen ones take three times as long to make.)"""

    kind: str
    symbols: tuple[str | Part, ...]
    build: Build
    fixed: Pairs = ()

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
        told = _phrases(self.catalogue, self.more, message, (*holes.items(),), _asked(build))
        if not told:
            return  # it says more than is known of it, or too little, which a test tells
        self.read.add(message)
        for phrase in told:
            self._enter(kind, phrase, build)

    def join(self, kind: str, pattern: str, build: Build) -> None:
        """What is put together without a message: `{people:people}: {body:effect}`."""
        phrase = _pattern(pattern, _asked(build))
        if phrase is not None:
            self._enter(kind, phrase, build)

    def word(self, kind: str, text: str, meaning: Hashable) -> None:
        """A name of something."""
        self.add(kind, (text,), lambda: meaning)

    def same(self, kind: str, others: Iterable[str]) -> None:
        """Whatever is one of the others is of this kind too."""
        for other in others:
            self.add(kind, (Part(other, "it"),), lambda it: it)

    def add(
        self, kind: str, symbols: tuple[str | Part, ...], build: Build, variant: Pairs = ()
    ) -> None:
        phrase = _phrase(symbols, variant, _asked(build))
        if phrase is not None:
            self._enter(kind, phrase, build)

    def _enter(self, kind: str, phrase: Phrase, build: Build) -> None:
        symbols, fixed = phrase
        rule = Rule(kind, symbols, build, fixed)
        rules = self.kinds.get(kind)
        if rules is None:
            rules = self.kinds[kind] = Rules()
        first = symbols[0] if symbols else None
        if isinstance(first, str):
            rules.by_letter.setdefault(first[0], []).append(rule)
        else:
            rules.others.append(rule)


# ---- what a message says, which is the same in all grammars -------------------------------------

Phrase = tuple[tuple[str | Part, ...], Pairs]
"""The symbols of a rule, and what is fixed of it."""

PHRASES = 8192
"""So many messages are kept as phrases; a grammar of one language says some two thousand times
something."""


class Asked(NamedTuple):
    """What a function wants to be told: `everything`, or what it has `names` for; and what it does
    `need`."""

    names: frozenset[str]
    need: frozenset[str]
    everything: bool


_ASKED: dict[Hashable, Asked] = {}


def _asked(build: Build) -> Asked:
    """Functions are made anew for each grammar, but not their code."""
    is_function = isinstance(build, FunctionType)
    key = (build.__code__, len(build.__defaults__ or ())) if is_function else build
    if key not in _ASKED:
        _ASKED[key] = _signed(build)
    return _ASKED[key]


def _signed(build: Build) -> Asked:
    parameters = inspect.signature(build).parameters.values()
    plain = [one for one in parameters if one.kind is one.POSITIONAL_OR_KEYWORD]
    return Asked(
        frozenset(one.name for one in parameters),
        frozenset(one.name for one in plain if one.default is one.empty),
        any(one.kind is one.VAR_KEYWORD for one in parameters),
    )


@lru_cache(PHRASES)
def _phrases(
    catalogue: Catalogue, more: Catalogue | None, message: str, holes: Pairs, asked: Asked
) -> tuple[Phrase, ...] | None:
    """All that can be said with a message; None where something is said in it that is no hole."""
    kinds = dict(holes)
    wordings = tuple(dict.fromkeys(_wordings(catalogue, more, message)))
    if any(hole.name not in kinds for one in wordings for hole in _holes(one)):
        return None
    phrases = (
        _phrase(chosen, wording.variant, asked)
        for wording in wordings
        for chosen in _with_articles(tuple(_symbols(wording.pieces, kinds)))
    )
    return tuple(one for one in phrases if one is not None)


@lru_cache(PHRASES)
def _pattern(pattern: str, asked: Asked) -> Phrase | None:
    pieces = re.split(r"\{(\w+):([^}]+)\}", pattern)
    symbols: list[str | Part] = []
    for index in range(0, len(pieces), 3):
        symbols += [pieces[index]] if pieces[index].strip() else []
        if index + 2 < len(pieces):
            symbols.append(Part(pieces[index + 2], pieces[index + 1]))
    return _phrase(tuple(symbols), (), asked)


def _wordings(catalogue: Catalogue, more: Catalogue | None, message: str) -> Iterator[Wording]:
    yield from catalogue.wordings(message)
    if more is not None:
        yield from more.wordings(message)
        yield from more.others(message)


def _phrase(symbols: tuple[str | Part, ...], variant: Pairs, asked: Asked) -> Phrase | None:
    """None for a wording that says too little."""
    holes = {one.name for one in symbols if isinstance(one, Part)}
    if not asked.need <= holes | {name for name, _ in variant}:
        return None
    wanted = asked.names | holes if asked.everything else asked.names
    return tuple(_joined(symbols, wanted)), tuple(pair for pair in variant if pair[0] in wanted)


def _symbols(pieces: Iterable[str | Hole], holes: dict[str, str]) -> Iterator[str | Part | Around]:
    for piece in pieces:
        if isinstance(piece, str):
            yield piece
            continue
        if piece.article:
            yield Around(piece.article, 0)
        yield Part(holes[piece.name], piece.name)
        if piece.article:
            yield Around(piece.article, 1)


def _holes(wording: Wording) -> Iterator[Hole]:
    return (piece for piece in wording.pieces if isinstance(piece, Hole))


def _with_articles(symbols: tuple[str | Part | Around, ...]) -> Iterator[tuple[str | Part, ...]]:
    around = {one.article for one in symbols if isinstance(one, Around)}
    for said in zip(*(ARTICLES[one] for one in around), strict=True) if around else [()]:
        put = dict(zip(around, said, strict=True))
        yield tuple(_put(one, put) if isinstance(one, Around) else one for one in symbols)


def _put(around: Around, put: dict[str, tuple[str, str]]) -> str | Part:
    said = put[around.article][around.side]
    return Part("none", "") if said == NONE else said


def _joined(symbols: Iterable[str | Part], wanted: Container[str]) -> Iterator[str | Part]:
    """Neighbouring texts as one, in small letters and without blanks at their ends."""
    text = ""
    for one in symbols:
        if isinstance(one, str):
            text += one
            continue
        if folded := fold(text):
            yield Glued(folded.removesuffix(GLUED)) if text.endswith(GLUED) else folded
        text = ""
        yield one if one.name in wanted else Part(one.kind, "")
    if folded := fold(text):
        yield Glued(folded.removesuffix(GLUED)) if text.endswith(GLUED) else folded


def fold(text: str) -> str:
    """As texts are compared: small letters, single blanks, plain signs."""
    return " ".join(text.translate(_PLAIN).split()).lower()


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
_PLAIN = str.maketrans(SIGNS)
