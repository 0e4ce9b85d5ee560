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
_INSIDE = re.compile(r"\.\)$")
"""`(including this.)`: the full stop of the sentence."""
QUOTED = re.compile(r"(?<!\w)'([^']+)'(?!\w)")
WORD = re.compile(r"[^\W\d_]{4,}")


def cut(text: str) -> list[str]:
    """The sentences of a text."""
    return [one for one in END.split(text.strip()) if one]


def without_remarks(text: str) -> tuple[str, list[str]]:
    """What stands outside of brackets, and inside of each."""
    return REMARK.sub("", text), REMARK.findall(text)


@dataclass(slots=True)
class Spelling:
    """`known`: the words of the grammar, among which those of a text are looked for; `loose`: what
    is also said for what, or may be left out."""

    plainer: list[tuple[re.Pattern[str], str]] = field(default_factory=list)
    loose: list[tuple[re.Pattern[str], str]] = field(default_factory=list)
    known: tuple[str, ...] = ()
    fillers: tuple[re.Pattern[str], ...] = ()

    @classmethod
    def of(cls, library: Library, catalogue: Catalogue, texts: Iterable[str]) -> Spelling:
        said = {one: _told(catalogue, one) for one in ("spellings", "loosely", "fillers")}
        known = {word for text in (*texts, *said["spellings"]) for word in WORD.findall(text)}
        plainer = [_pair(one) for one in said["spellings"]]
        plainer += [(_head(one), "-") for one in _told(catalogue, "compounds")]
        loose = [_pair(one) for one in (*said["loosely"], *said["fillers"])]
        fillers = tuple(
            re.compile(rf" {_whole(one).pattern}|{_whole(one).pattern} ", re.IGNORECASE)
            for one in said["fillers"]
        )
        return cls([*plainer, *_degrees(library)], loose, tuple(sorted(known)), fillers)

    def plain(self, text: str) -> str:
        """As Arsia spells it: names of things that have several, numbers, units, brackets."""
        made = _INSIDE.sub(")", fold(text))
        wrapped = made.startswith("(") and made.rstrip(".").endswith(")")
        if wrapped or made.count("(") != made.count(")"):
            made = made.strip("().") if wrapped else made.strip("()")
        made = QUOTED.sub(r'"\1"', made)
        for pattern, plain in self.plainer:
            made = pattern.sub(plain, made)
        return made

    def bare(self, text: str) -> str:
        """The same sentences without words that say nothing, `immediately`, `from the bank`."""
        for pattern in self.fillers:
            text = pattern.sub("", text)
        return " ".join(text.split())

    def mended(self, text: str) -> str:
        """With the words that are meant where nobody knows such a word."""
        known = set(self.known)

        def meant(found: re.Match[str]) -> str:
            near = () if found[0] in known else nearest(found[0], self.known)
            return near[0] if len(near) == 1 else found[0]

        return WORD.sub(meant, text)

    def looser(self, text: str) -> Iterator[str]:
        """What the text may be meant to be: nothing that is certain."""
        plain = loose = self.plain(text)
        yield self.mended(plain)
        for pattern, instead in self.loose:
            loose = fold(pattern.sub(instead, loose))
        yield loose
        yield self.mended(loose)


def _told(catalogue: Catalogue, message: str) -> list[str]:
    more = wordings(catalogue.language)
    told = more.others(message) if more is not None else ()
    return [fold("".join(map(str, one.pieces))) for one in told]


def _pair(said: str) -> tuple[re.Pattern[str], str]:
    """`oxygen level > oxygen`: what is said, and what is read."""
    words, _, plain = said.partition(" > ")
    return _whole(words), plain


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
