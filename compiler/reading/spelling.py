"""Words in the spelling that the grammar knows, and texts cut into sentences.

In: texts as they are printed. Out: the same with one name for what has several, with slips of the
pen mended, without remarks in brackets; and their sentences.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from compiler.graph import Library
from compiler.reading.parsing.grammar import fold
from compiler.text.catalogue import Catalogue, wordings
from dsl.messages.diagnostics import nearest

SHORT = ("min", "max", "mind", "incl", "inkl", "prod", "temp", "req", "res", "gen", "bzw", "vgl")
"""Behind these a full stop ends no sentence."""
END = re.compile(
    r"(?:(?<=[.!?])|(?<=[.!?]\)))"
    + "".join(rf"(?<!(?i:\b{word})\.)" for word in SHORT)
    + r"\s+(?=[^a-zäöüß\s])"
)
REMARK = re.compile(r"\s*\(([^()]*)\)")
WORD = re.compile(r"[^\W\d_]{4,}")


def cut(text: str) -> list[str]:
    """The sentences of a text."""
    return [one for one in END.split(text.strip()) if one]


def without_remarks(text: str) -> tuple[str, list[str]]:
    """What stands outside of brackets, and inside of each."""
    return REMARK.sub("", text), REMARK.findall(text)


@dataclass(slots=True)
class Spelling:
    """`known`: the words of the grammar, among which those of a text are looked for."""

    plainer: list[tuple[re.Pattern[str], str]] = field(default_factory=list)
    known: frozenset[str] = frozenset()

    @classmethod
    def of(cls, library: Library, catalogue: Catalogue, texts: Iterable[str]) -> Spelling:
        more = wordings(catalogue.language)
        told = more.others("spellings") if more is not None else ()
        pairs = ["".join(map(str, one.pieces)).split(" > ") for one in told]
        known = {
            word for text in (*texts, *(said for said, *_ in pairs)) for word in WORD.findall(text)
        }
        plainer = [(_whole(fold(said)), fold("".join(plain))) for said, *plain in pairs]
        heads = more.others("compounds") if more is not None else ()
        plainer += [(_head(fold("".join(map(str, one.pieces)))), "-") for one in heads]
        return cls([*plainer, *_degrees(library)], frozenset(known))

    def plain(self, text: str) -> str:
        """As Arsia spells it: names of things that have several, numbers, units, brackets."""
        made = fold(text)
        wrapped = made.startswith("(") and made.rstrip(".").endswith(")")
        if wrapped or made.count("(") != made.count(")"):
            made = made.strip("().") if wrapped else made.strip("()")
        for pattern, plain in self.plainer:
            made = pattern.sub(plain, made)
        return made

    def mended(self, text: str) -> str:
        """With the words that are meant where nobody knows such a word."""

        def meant(found: re.Match[str]) -> str:
            word = found[0]
            near = () if word in self.known else nearest(word, sorted(self.known))
            return near[0] if len(near) == 1 else word

        return WORD.sub(meant, self.plain(text))


def _whole(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(words)}(?!\w|-\w)")


def _head(word: str) -> re.Pattern[str]:
    """Where a compound that ends so is put together, in a language that writes them in one word."""
    return re.compile(rf"(?<=\w)(?={re.escape(word)}(?!\w))")


def _degrees(library: Library) -> Iterator[tuple[re.Pattern[str], str]]:
    for kind in library.parameters:
        if kind.unit.startswith("°"):
            sign = kind.unit[1:].lower()
            degrees = rf"(?<=\d)\s*(?:°\s*{sign}|{sign}\s*°|{sign}|°|degrees?(?:\s*{sign})?)(?!\w)"
            yield re.compile(degrees), f" {kind.unit.lower()}"
