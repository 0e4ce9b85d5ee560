"""Turns of phrase that say in other words, or in printed words, what the language has a way to say.

In: a line. Out: a `Mistake` that has it as the language says it, or None where it holds no such
turn. Each row of the table takes what is said to what is meant whatever stands around it; who asks
tries whether the whole can be read then. Names in quotes are left as they are.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from dsl.lexicon.needed import needed
from dsl.lexicon.spot import Mistake, indent, uncommented
from dsl.messages.syntax import DOES_NOT_FIT, SAID_OTHERWISE, STRAY_SIGN
from dsl.mistakes.beneath import HELP, beneath
from dsl.mistakes.rows.tables import Row, table
from dsl.mistakes.unclear import OPEN, YOU_THERE, YOURS_THERE, behind, shared

TABLES = (
    *("short", "openings", "declared", "paid", "priced", "chosen", "plainly", "bargains", "handed"),
    *("grounds", "others", "doers", "wishes", "printed", "counted", "heard", "posts"),
    *("far", "forbidden", "lasting", "shown", "eased", "held", "longer", "much", "turns", "scenes"),
)
"""In the order in which they are applied."""


_NONE: Mapping[str, str] = {}


@cache
def _rows() -> tuple[Row, ...]:
    return tuple(row for name in TABLES for row in table(name))


@cache
def _index() -> dict[str, list[int]]:
    """The rows by what a line must hold for them, found when the first line is in question."""
    index: dict[str, list[int]] = {}
    for number, (said, _) in enumerate(_rows()):
        for text in needed(said):
            index.setdefault(text, []).append(number)
    return index


@cache
def _pattern(number: int) -> re.Pattern[str]:
    return re.compile(_rows()[number][0])


def _likely(text: str, after: int) -> list[int]:
    """The rows after this one that can be found in the text."""
    found = {number for part, there in _index().items() if part in text for number in there}
    return sorted(number for number in found if number > after)


def reworded(line: str, names: Mapping[str, str] = _NONE, header: str = "") -> str | None:
    """The line, without its indentation and comment, as the language says it; None where nothing in
    it is said otherwise. `names` in lower case, of several words, are written as they should be.
    `header`: of the declaration that it stands in, none where it is one."""
    quoted: list[str] = []

    def kept(match: re.Match[str]) -> str:
        quoted.append(match[0])
        return f'"{len(quoted) - 1}"'

    plain = re.sub(r'"[^"]*"', kept, uncommented(line)).strip()
    unclear = (OPEN, YOU_THERE, YOURS_THERE)
    if shared(plain) or behind(plain) or any(one.search(plain) for one in unclear):
        return None
    joined = _joined(plain)
    meant = beneath(joined, header) if header or not line.startswith(" ") else None
    if meant is not None and meant.startswith(HELP):
        text = meant
    elif line.startswith(" "):
        told = (meant or joined).split("\n")
        text = "\n".join(_with_names(_turned(one), names) for one in told)
    else:
        text = meant or joined
    if text == joined:
        return None
    return re.sub(r'"(\d+)"', lambda match: quoted[int(match[1])], text)


@lru_cache(1024)
def _turned(text: str) -> str:
    """With every row of the table. The same line is in question again when its words are read."""
    likely = _likely(text, -1)
    while likely:
        number = likely.pop(0)
        if _pattern(number).search(text):  # `sub` makes its text ready before it looks
            text = _pattern(number).sub(_rows()[number][1], text)
            likely = _likely(text, number)
    return text


def _joined(text: str) -> str:
    """With commas for `;`, which is a slip of its own where nothing else is said otherwise; of
    what is to be chosen it means `or`."""
    text = re.sub(r"\b(it|that|he|she|you|they)'(s|re|ve)\b", _full, text)
    text = re.sub(r"\b[A-Z]{3,}\b", lambda word: word[0].lower(), text)  # said with emphasis
    if re.search(r"\bchoose (?:one|1)\b", text):
        return text
    return text.replace("; or ", " or ").replace("; ", ", ")


def _full(said: re.Match[str]) -> str:
    """`it's`, `you've`."""
    return f"{said[1]} {({'s': 'is', 're': 'are', 've': 'have'})[said[2]]}"


_LONGEST = 5
"""Words of a name that is looked for outside quotes."""


def _with_names(text: str, names: Mapping[str, str]) -> str:
    """The longest runs of words that are names get their quotes or hyphens."""
    words = [(found.start(), found.end()) for found in re.finditer(r"[^\s,:()/]+", text)]
    for first in reversed(range(len(words))):
        for last in reversed(range(first + 1, min(first + _LONGEST, len(words)))):
            start, end = words[first][0], words[last][1]
            if (word := names.get(text[start:end].lower())) is not None:
                text = f"{text[:start]}{word}{text[end:]}"
                break
    return text


def said_otherwise(
    line: str, number: int, names: Mapping[str, str] = _NONE, header: str = ""
) -> Mistake | None:
    """The line, `number` in its declaration, with what it is to be, marked at the words in
    question, or with help; None where nothing is said otherwise."""
    meant = reworded(line, names, header)
    if meant is None:
        return None
    plain = uncommented(line)
    at = indent(line) + 1, len(plain) + 1
    if meant.startswith(HELP):
        told = {"word": plain.strip()}
        return Mistake(DOES_NOT_FIT, number, *at, cure=meant.removeprefix(HELP), words=told)
    if "\n" in meant:
        lines = meant.split("\n")
        instead = f"\n{' ' * (at[0] - 1)}".join(one if at[0] == 1 else one.strip() for one in lines)
        cure = f"write `{'`, `'.join(one.strip() for one in lines)}`, each on a line of its own"
        return Mistake(SAID_OTHERWISE, number, *at, cure=cure, at=at, instead=instead)
    sign = plain.find(";") + 1
    if sign and _words(plain) == _words(meant):  # nothing is said otherwise but by that sign
        return Mistake(
            STRAY_SIGN, number, sign, sign + 1, suggestion=meant, at=at, words={"text": ";"}
        )
    first = _same(plain.split(), meant.split())
    last = _same(plain.split()[first:][::-1], meant.split()[first:][::-1])
    words = [(word.start() + 1, word.end() + 1) for word in re.finditer(r"\S+", plain)]
    first = min(first, len(words) - last - 1)  # where words are only missing, the one before
    column, end = words[first][0], words[len(words) - last - 1][1]
    return Mistake(SAID_OTHERWISE, number, column, end, suggestion=meant, at=at)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+|->", text)


def _same(some: list[str], others: list[str]) -> int:
    """How many words at the beginning are the same."""
    pairs = enumerate(zip(some, others, strict=False))
    return next((i for i, (a, b) in pairs if a != b), min(len(some), len(others)))
