"""A line with a mistake, cut into words without the grammar, so that messages can look around.

In: the lines of a declaration and where parsing stopped. Out: a `Spot`, which knows the words of
the line, the one that did not fit and what would have; and `Mistake`, what is made of it.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from typing import Literal, cast

from dsl.lexicon.words import PHRASES, RESERVED, SIGNED, VERBS, one_of
from dsl.messages.record import Message

Kind = Literal["string", "number", "verb", "keyword", "name", "mark", "odd"]

_KEYWORDS = {*RESERVED, *(p for words in PHRASES.values() for p in words)}
_BIT = re.compile(
    "|".join(
        f"(?P<{kind}>{pattern})"
        for kind, pattern in {
            "string": r'"[^"]*"',
            "number": "[+\\-\u2212\u2013]?([0-9]+X?|X)%?(?![\\w-])",
            "verb": rf"{one_of(VERBS)}|{SIGNED}",
            "keyword": one_of(_KEYWORDS - set(VERBS)),
            "name": r"[^\W_][\w'’€-]*",
            "mark": r"->|→|[,:()/]",
            "odd": r"\S",
        }.items()
    )
)


@dataclass(frozen=True, slots=True)
class Mistake:
    """Line and columns count from 1 within the declaration; the end column is one past the last.
    `at`: the columns that the suggestion or `instead` goes to, these where nothing is said.
    `words` fill the message."""

    message: Message
    line: int
    column: int
    end: int
    cure: str | None = None
    suggestion: str | tuple[str, ...] | None = None
    at: tuple[int, int] | None = None
    instead: str | None = None
    words: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Bit:
    """A word, name, number or mark of a line; columns count from 1."""

    text: str
    kind: Kind
    column: int

    @property
    def end(self) -> int:
        return self.column + len(self.text)

    @property
    def word(self) -> str:
        return " ".join(self.text.split())


@dataclass(frozen=True, slots=True)
class Spot:
    """`at` is the index in `bits` of what did not fit; it is their number at the end of the line.
    `expected` are the terminals that would have fitted."""

    line: int  # from 1, within the declaration
    bits: tuple[Bit, ...]
    at: int
    expected: frozenset[str]

    @property
    def here(self) -> Bit | None:
        return self.bits[self.at] if self.at < len(self.bits) else None

    @property
    def kind(self) -> Kind | Literal["end"]:
        return self.here.kind if self.here else "end"

    @property
    def text(self) -> str:
        return self.here.word if self.here else ""

    @property
    def before(self) -> Bit | None:
        return self.bits[self.at - 1] if self.at else None

    @property
    def after(self) -> Bit | None:
        return self.bits[self.at + 1] if self.at + 1 < len(self.bits) else None

    @property
    def last(self) -> str:
        """The last word or mark of the line."""
        return self.bits[-1].word if self.bits else ""

    def has(self, text: str) -> bool:
        return any(bit.text == text for bit in self.bits)

    def gap(self, bit: Bit | None = None) -> tuple[int, int]:
        """Right behind the word before `bit`, or at the end of the line: where something lacks."""
        at = self.bits.index(bit) if bit is not None else len(self.bits)
        column = self.bits[at - 1].end if at else self.bits[0].column
        return column, column

    def mistake(
        self,
        message: Message,
        first: Bit | None = None,
        last: Bit | None = None,
        cure: str | None = None,
        suggestion: str | tuple[str, ...] | None = None,
        at: tuple[int, int] | None = None,
        instead: str | None = None,
        **words: str,
    ) -> Mistake:
        """One over some words; by default over the one that did not fit, or the end of the line."""
        first = first or self.here
        end = self.bits[-1].end if self.bits else 1
        column, stop = (end, end + 1) if first is None else (first.column, (last or first).end)
        return Mistake(message, self.line, column, stop, cure, suggestion, at, instead, words)


_SAID = re.compile(r'(?:[^"“”„‟#]|"[^"]*"|[“”„‟"][^“”„‟"]*[“”„‟"]|["“”„‟])*')


def uncommented(line: str) -> str:
    """The line without the comment behind it; a `#` in a name begins none."""
    found = _SAID.match(line)
    return line[: found.end()].rstrip() if found is not None else line


def bits(line: str) -> tuple[Bit, ...]:
    """The words and marks of a line, without its comment."""
    found = []
    for match in _BIT.finditer(line):
        if match.group() == "#":
            break
        found.append(Bit(match.group(), cast(Kind, match.lastgroup), match.start() + 1))
    return tuple(found)


def spot(text: str, line: int, column: int, expected: frozenset[str]) -> Spot:
    """The spot in the text of a line; line and column count from 1."""
    words = bits(text)
    at = next((i for i, bit in enumerate(words) if bit.end > column), len(words))
    return Spot(line, words, at, expected)


def plain_digits(text: str) -> str | None:
    """The number in digits 0 to 9, or None where the text is no number in odd ones (`²`)."""
    digits = [unicodedata.digit(sign, None) for sign in text]
    odd = text and not text.isascii() and None not in digits
    return "".join(map(str, digits)) if odd else None


def indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def is_blank(line: str) -> bool:
    return not line.strip() or line.lstrip().startswith("#")
