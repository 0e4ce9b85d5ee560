"""Tables of what people say, read from the texts that lie beside this module.

In: the name of a table. Out: its rows: a pattern, and what makes of it what is meant.

A row is a line at the margin, what is said, and an indented one below it, what is meant. Lines at
the margin that follow each other are one, parted by a space where they break; one that begins with
`| ` is said otherwise and means the same. `_` at an end is a space. What is said is a regular
expression in which `{…}` groups and keeps nothing, `(…)` keeps; `{NAME}` is a piece: of the table
(`NAME = …`), of `pieces.txt`, or one of `GIVEN`. In what is meant `\\1` is what was kept, and `<…>`
the first of several, parted by `|`, that is there: `2` is what was kept, `one 2` that in a form of
`forms`, `2?text` a text where something was kept. `=name` is a function of `meant`, for what no
text can say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from dsl.lexicon.words import DID, DOES, DONE, VERBS, one_of
from dsl.mistakes.rows import forms, meant

Meant = Callable[[re.Match[str]], str]
Row = tuple[str, Meant]

GIVEN = {
    "VERB": one_of(VERBS),
    "THIRD": one_of(form for form, base in DOES.items() if form != base),
    "DONE": one_of(DONE),
    "DID": one_of(DID),
    "PARTICIPLE": one_of(DID | DONE),
}
"""Words of the language."""
_TOKEN = re.compile(r"\\.|\[\^?.[^]]*\]|\{([A-Z_]+)\}|\{\d*,?\d*\}|[{}]")


@cache
def table(name: str) -> tuple[Row, ...]:
    pieces = dict(_given())
    rows = []
    for said, what in _lines(name):
        if isinstance(what, str):
            pieces[what] = _expression(said, pieces)
        else:
            rows.append((_expression(said, pieces), what))
    return tuple(rows)


def piece(name: str) -> str:
    """One that all tables may use."""
    return _given()[name]


@cache
def _given() -> dict[str, str]:
    pieces = {name: pattern.replace("(", "(?:", 1) for name, pattern in GIVEN.items()}
    for said, name in _lines("pieces"):
        pieces[str(name)] = _expression(said, pieces)
    return pieces


def _lines(name: str) -> Iterator[tuple[str, Meant | str]]:
    """What is said, with what is meant, or with the name of a piece."""
    said: list[str] = []
    piece = ""
    text = Path(__file__).with_name(f"{name}.txt").read_text("utf-8")
    for line in [*text.splitlines(), ""]:
        if piece and not line.startswith("  "):
            yield _spaced(" ".join(said)), piece
            said, piece = [], ""
        if defined := re.match("([A-Z_]+) = ", line):
            said, piece = [line[defined.end() :]], defined[1]
        elif line.startswith("  ") and not piece:
            ways = "\n".join(said).split("\n| ")
            yield from ((_spaced(" ".join(way.split("\n"))), meaning(line[4:])) for way in ways)
            said = []
        elif line and not line.startswith("#"):
            said.append(line.removeprefix("  "))


def _spaced(text: str) -> str:
    return re.sub("^_|_$", " ", text)


def _expression(said: str, pieces: dict[str, str]) -> str:
    """As the module `re` has it."""

    def told(token: re.Match[str]) -> str:
        if token[1]:
            return f"(?:{pieces[token[1]]})"
        return {"{": "(?:", "}": ")"}.get(token[0], token[0])

    return _TOKEN.sub(told, said)


def meaning(text: str) -> Meant:
    if text.startswith("="):
        made: Meant = getattr(meant, text[1:])
        return made
    parts = re.split("<([^<>]*)>", _spaced(text).replace("(nothing)", "").replace("\\n", "\n"))
    plain = [_text(part) for part in parts[::2]]
    chosen = [[_alternative(one) for one in part.split("|")] for part in parts[1::2]]

    def told(said: re.Match[str]) -> str:
        found = [plain[0](said) or ""]
        for ways, after in zip(chosen, plain[1:], strict=True):
            found.append(next((one for way in ways if (one := way(said)) is not None), ""))
            found.append(after(said) or "")
        return "".join(found)

    return told


def _text(text: str) -> Callable[[re.Match[str]], str | None]:
    def kept(said: re.Match[str]) -> str:
        return re.sub(r"\\(\d)", lambda group: said[int(group[1])] or "", text)

    return kept if "\\" in text else lambda said: text


def _alternative(text: str) -> Callable[[re.Match[str]], str | None]:
    asked = re.match(r"(\d)\?", text)
    if asked is not None:
        then = _alternative(text[2:])
        return lambda said: then(said) if said[int(asked[1])] else None
    made = re.fullmatch("((?:[a-z]+ )*)([0-9])", text)
    if made is None:
        return _text(text)
    group = int(made[2])
    names: list[Callable[[str], str]] = [getattr(forms, one) for one in made[1].split()[::-1]]

    def formed(said: re.Match[str]) -> str | None:
        word = said[group]
        if not word and (not names or names[0] is not forms.number):
            return None
        word = word or ""
        for form in names:
            word = form(word)
        return word

    return formed
