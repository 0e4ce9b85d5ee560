"""A card as text to spoil: its words with their places, and the vocabulary that it uses.

In: a `Piece` of a workbench. Out: `Page`, whose lines can be changed word by word, and `Seed`, a
spoilt text with what a good message about it would say.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from compiler.names.folding import singulars
from compiler.names.kinds import STRUCTURE
from compiler.names.vocabulary import Symbol, Vocabulary
from compiler.read.workbench import Piece
from dsl.lexicon.spot import Bit, bits
from dsl.lexicon.words import RESERVED


@dataclass(frozen=True, slots=True)
class Seed:
    """`lines`: where a message is right (from 1, in the spoilt text). `cures`: words of which a
    good message offers one; empty where there is no such word."""

    text: str
    lines: frozenset[int]
    cures: frozenset[str] = frozenset()
    was: str = ""  # what was spoilt, for people


@dataclass(frozen=True, slots=True)
class Spot:
    """A word of the page. `line` counts from 0, `at` is its index in the line."""

    line: int
    at: int
    bit: Bit

    @property
    def text(self) -> str:
        return self.bit.text


@dataclass(slots=True)
class Page:
    """The lines of a card, the words of each, and a dice."""

    piece: Piece
    words: Vocabulary
    dice: random.Random
    lines: list[str] = field(init=False)
    bits: list[tuple[Bit, ...]] = field(init=False)

    def __post_init__(self) -> None:
        self.lines = self.piece.text.rstrip("\n").split("\n")
        self.bits = [bits(line) for line in self.lines]

    @property
    def kind(self) -> str:
        match = self.words.kind_of(self.piece.declaration)
        return match[0].words if match else ""

    # ---- finding --------------------------------------------------------------------------------

    def body(self) -> list[int]:
        """The lines under the header that hold words."""
        return [number for number in range(1, len(self.lines)) if self.bits[number]]

    def spots(self, fits: Callable[[Spot], bool] = lambda _spot: True) -> list[Spot]:
        """Words below the header."""
        found = (Spot(n, i, bit) for n in self.body() for i, bit in enumerate(self.bits[n]))
        return [spot for spot in found if fits(spot)]

    def any(self, fits: Callable[[Spot], bool]) -> Spot | None:
        found = self.spots(fits)
        return self.dice.choice(found) if found else None

    def next(self, spot: Spot, by: int = 1) -> Spot | None:
        at = spot.at + by
        row = self.bits[spot.line]
        return Spot(spot.line, at, row[at]) if 0 <= at < len(row) else None

    def symbol(self, spot: Spot) -> Symbol | None:
        """The declared thing that an unquoted word names."""
        if spot.bit.kind != "name":
            return None
        return self.words.find(spot.text, (k for k in self.words.by_kind if k != "number"))

    def is_name(self, spot: Spot) -> bool:
        """A word of vocabulary, or a noun of the language."""
        if spot.bit.kind != "name" or spot.at == 0:
            return False
        nouns = any(form in STRUCTURE for form in singulars(spot.text))
        return nouns or self.symbol(spot) is not None

    def is_word(self, spot: Spot) -> bool:
        """A word of the language, not at the beginning of its line."""
        return spot.bit.kind in ("verb", "keyword") and spot.at > 0

    # ---- changing -------------------------------------------------------------------------------

    def put(self, first: Spot, text: str, last: Spot | None = None) -> str:
        """The text with other words in the place of these."""
        line = self.lines[first.line]
        end = (last or first).bit.end - 1
        before, after = line[: first.bit.column - 1], line[end:]
        if not text:
            after = after.lstrip(" ") if before.endswith(" ") or not before.strip() else after
        return self.with_line(first.line, (before + text + after).rstrip())

    def with_line(self, number: int, *instead: str) -> str:
        lines = [*self.lines[:number], *instead, *self.lines[number + 1 :]]
        return "\n".join(lines) + "\n"

    def seed(self, spot: Spot, text: str, *cures: str, last: Spot | None = None) -> Seed:
        """One with a changed word; a message belongs to its line."""
        return Seed(
            self.put(spot, text, last),
            frozenset({spot.line + 1}),
            frozenset(cures),
            f"{spot.text} → {text or 'nothing'}",
        )


def swapped(dice: random.Random, word: str) -> str:
    """Two neighbouring letters change places; the word itself when all are alike."""
    places = [
        i for i in range(len(word) - 1) if word[i] != word[i + 1] and word[i : i + 2].isalpha()
    ]
    if not places:
        return word
    at = dice.choice(places)
    return word[:at] + word[at + 1] + word[at] + word[at + 2 :]


def shortened(dice: random.Random, word: str) -> str:
    """A letter is lost, not the first and not an s at the end, which only makes a plural."""
    at = dice.randrange(1, len(word) - 1)
    return word[:at] + word[at + 1 :]


def mistyped(dice: random.Random, word: str) -> str:
    """A letter is another one."""
    at = dice.randrange(len(word))
    other = dice.choice([c for c in "aeioutnrsl" if c != word[at]])
    return word[:at] + other + word[at + 1 :]


def doubled(dice: random.Random, word: str) -> str:
    """A letter is typed twice."""
    at = dice.randrange(len(word))
    return word[:at] + word[at] + word[at:]


def spellings(symbol: Symbol) -> tuple[str, ...]:
    return symbol.name, symbol.plural


def reserved(word: str) -> bool:
    return word.lower() in RESERVED


def pairs(page: Page) -> Iterator[tuple[Spot, Spot]]:
    """Neighbouring words of a line."""
    for spot in page.spots():
        following = page.next(spot)
        if following is not None:
            yield spot, following


def a_number(page: Page) -> Spot | None:
    return page.any(lambda s: s.bit.kind == "number")
