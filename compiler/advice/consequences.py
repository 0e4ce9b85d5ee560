"""Messages that only follow from others.

In: all messages of a load, by place, and the sources. Out: those that an author is to see. Where a
set that is used cannot be found, every word of it is unknown; where the header of a declaration
cannot be read, so is its name. Mending the cause mends these, and they would hide it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from compiler.messages.meaning import CHOSEN_FOR_NOTHING, NO_MEANING_HERE
from compiler.messages.names import (
    LINE_OF_OTHER_KINDS,
    PROPERTY_MISSHAPEN,
    UNKNOWN_NAME,
    UNKNOWN_PROPERTY,
)
from compiler.messages.sets import NO_SET_HERE, SECOND_SET_IN_FOLDER, UNKNOWN_SET, USES_NO_SET
from compiler.names.folding import fold
from dsl.lexicon.spot import Mistake
from dsl.messages.diagnostics import Diagnostic, near, report
from dsl.messages.syntax import DOES_NOT_FIT, NOT_INDENTED, NUMBER_IN_WORDS, VERB_MISSING
from dsl.mistakes.sayings import said_otherwise
from dsl.mistakes.unsaid import NOT_MEANT
from dsl.reading.source import Source, Span, straight
from dsl.syntax.parser import is_help, reads

_WORDLESS = (UNKNOWN_SET, NO_SET_HERE, USES_NO_SET, SECOND_SET_IN_FOLDER)
"""Without this set, nothing can be said about names."""


def causes(
    found: Sequence[Diagnostic], sources: Mapping[str, Source], known: Iterable[str]
) -> tuple[Diagnostic, ...]:
    """The messages without mere consequences; `known` are the names of readable declarations."""
    found = tuple(_first_of_runs(_once(found)))
    found = tuple(d for d in found if not _may_stand_below(d, found, sources))
    misdrawn = {sign for one in found for sign in _drawn(one, sources)}
    found = tuple(d for d in found if d.code[1] != "0" or _first(d, sources)[:1] not in misdrawn)
    unindented = [one for one in found if one.tells(NOT_INDENTED)]
    if any(_text(one, sources).startswith("uses ") for one in unindented):
        return tuple(one for one in found if one.code[1] == "0")  # the sets used are not known
    headless = {one.span.file for one in found if _text(one, sources).startswith("set ")}
    if any(one.tells(NO_SET_HERE) for one in found) and headless:
        found = tuple(one for one in found if not one.tells(NO_SET_HERE))
    misused = [one for one in found if near(_first(one, sources), ("uses",)) is not None]
    if any(one.tells(*_WORDLESS) for one in found):
        found = tuple(one for one in found if not one.tells(USES_NO_SET) or not misused)
        kept = (UNKNOWN_PROPERTY, LINE_OF_OTHER_KINDS)
        return tuple(d for d in found if d.code[1] in "03" or d.tells(*kept) or d in misused)
    unknown = [d for d in found if d.tells(UNKNOWN_NAME)]
    if not unknown:
        return tuple(found)
    lost = {name for source in sources.values() for name in _headed(source.text)} - set(known)
    told = tuple(d for d in found if not d.tells(UNKNOWN_NAME) or marked(d, sources) not in lost)
    return told if any(d.severity == "error" for d in told) else found  # nothing is left out unsaid


_WORDS = (NUMBER_IN_WORDS, DOES_NOT_FIT, VERB_MISSING, UNKNOWN_SET)
"""What is said of words of a line that could be read."""


def reworded(
    found: Iterable[Diagnostic],
    sources: Mapping[str, Source],
    names: Mapping[str, str],
    sayings: bool = True,
) -> tuple[Diagnostic, ...]:
    """The messages, where a line that is said otherwise in the language has only that one; `names`
    are those that may lack their quotes or hyphens, and how they are written. Without `sayings`
    what is said otherwise is told as what is wrong with it."""
    found = tuple(found)
    at: dict[tuple[str, int], list[Diagnostic]] = {}
    for one in found:
        at.setdefault((one.span.file, one.span.line), []).append(one)
    told: dict[tuple[str, int], Diagnostic | None] = {}
    kept = []
    for one in found:
        line = (one.span.file, one.span.line)
        text = straight(_text(one, sources))
        read = one.code[1] in ("124" if text.startswith(" ") else "1234")
        if one.severity != "error" or not (read or any(map(one.tells, _WORDS))):
            kept.append(one)
        elif line not in told:
            head = _header(one, sources)
            said = said_otherwise(text, one.span.line, names, head) if sayings else None
            over = _over(one, said) if said is not None and reads(said) else None
            told[line] = over or next(
                filter(None, (_unmeant(each, text) for each in at[line])), None
            )
            kept.append(told[line] or one)
        elif told[line] is None:
            kept.append(one)
    return tuple(kept)


def _unmeant(one: Diagnostic, text: str) -> Diagnostic | None:
    """Where the words that mean nothing are known, the message over them."""
    for pattern, cure in NOT_MEANT:
        for said in pattern.finditer(text):
            begin, end = (place + 1 for place in said.span("here"))
            if begin < one.span.end_column and one.span.column < end:
                at = replace(one.span, column=begin, end_line=one.span.line, end_column=end)
                return report(NO_MEANING_HERE, at, cure)
    return None


def _may_stand_below(
    one: Diagnostic, found: Sequence[Diagnostic], sources: Mapping[str, Source]
) -> bool:
    """Whether what is said of a choice may stand on a line of the same card that cannot be read."""
    if not one.tells(CHOSEN_FOR_NOTHING) or one.span.file not in sources:
        return False
    lines = sources[one.span.file].text.split("\n")
    heads = [number for number, line in enumerate(lines, 1) if line[:1].strip()]
    begin = max((number for number in heads if number <= one.span.line), default=0)
    end = min((number for number in heads if number > one.span.line), default=len(lines) + 1)
    unread = (d.span for d in found if d.code[1] == "0" and d.span.file == one.span.file)
    return any(begin < span.line < end for span in unread)


def _header(one: Diagnostic, sources: Mapping[str, Source]) -> str:
    """Of the declaration that a message is about; none where it is about the header."""
    if not _text(one, sources).startswith(" "):
        return ""
    above = _cut(sources[one.span.file].text)[: one.span.line - 1]
    return straight(next((line for line in reversed(above) if line[:1].strip(" #")), ""))


@lru_cache(16)
def _cut(text: str) -> tuple[str, ...]:
    return tuple(text.split("\n"))


def _over(one: Diagnostic, said: Mistake) -> Diagnostic:
    """The message at its words, with the whole line as it is to be; or with help."""
    span = one.span
    if is_help(said):
        return replace(one, cure=said.cure, suggestion=None, also=None, edits=())

    def place(columns: tuple[int, int]) -> Span:
        return replace(span, column=columns[0], end_line=span.line, end_column=columns[1])

    at = place(said.at) if said.at is not None else None
    words = place((said.column, said.end))
    return report(said.message, words, said.cure, said.suggestion, at, said.instead)


def _once(found: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Notes that say the same are given once."""
    seen: set[str] = set()
    kept = []
    for one in found:
        if one.severity != "note" or one.message not in seen:
            kept.append(one)
        seen.add(one.message)
    return tuple(kept)


def _first_of_runs(found: Iterable[Diagnostic]) -> Iterable[Diagnostic]:
    """Of lines in a row that are not indented, the first one tells it all."""
    before = ("", 0)
    for one in found:
        here = (one.span.file, one.span.line)
        if not one.tells(NOT_INDENTED) or here != (before[0], before[1] + 1):
            yield one
        if one.tells(NOT_INDENTED):
            before = here


@lru_cache(128)
def _headed(text: str) -> tuple[str, ...]:
    """The names in the lines that begin declarations, folded: in quotes, or the words at the end
    where there are none."""
    return tuple(map(fold, _names(text)))


_HEAD = re.compile(r'(?:[^",]|"[^"]*"?)*')
"""A header up to its properties, `drawn "c"` among them."""


def _names(text: str) -> Iterable[str]:
    for line in straight(text).split("\n"):
        if line[:1] in ("", " ", "#"):
            continue
        head = "".join(_HEAD.findall(line)[:1])
        names = re.findall('"([^"]*)"?', head)
        words = [word for word in head.split()[1:] if not any(sign.isdigit() for sign in word)]
        yield from names[:1] or [re.sub("[^\\w ]", "", " ".join(words))]


def _text(one: Diagnostic, sources: Mapping[str, Source]) -> str:
    """The line that a message is about."""
    source = sources.get(one.span.file)
    return source.line(one.span.line) if source else ""


def _drawn(one: Diagnostic, sources: Mapping[str, Source]) -> Iterable[str]:
    """The letters that a terrain is drawn with, which is told: rows that begin so are no rows."""
    text = _text(one, sources) if one.tells(PROPERTY_MISSHAPEN) else ""
    return re.findall(r'drawn "(\w)"', text)


def _first(one: Diagnostic, sources: Mapping[str, Source]) -> str:
    """The first word of that line."""
    return "".join(_text(one, sources).split()[:1])


def marked(diagnostic: Diagnostic, sources: Mapping[str, Source]) -> str:
    span = diagnostic.span
    source = sources.get(span.file)
    text = source.line(span.line)[span.column - 1 : span.end_column - 1] if source else ""
    return fold(straight(text).strip('"'))
