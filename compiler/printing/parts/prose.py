"""Sentences as the templates set them: words, and icons among them.

In: a text, perhaps with marks, and what makes an icon of a mark. Out: runs, each a string or an
icon as data.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from compiler.text.marks import Mark, pieces, plain

Run = str | dict[str, Any]
Runs = list[Run]

_OPENING = re.compile(r'(?<![^\s(])"(?=\S)')
_NEGATIVE = re.compile(r"-(?=\d)")
_COUNTED = re.compile(r"(?<![^\s(])([\d−]+|X) (?=[\w°])")
_COUNTING = re.compile(r"(?<![^\s(])([\d−]+|X) $")
"""A figure before an icon."""

NO_BREAK, JOINER = "\u00a0", "\u2060"


def typographic(text: str) -> str:
    """With true minus signs and quotation marks, and numbers that stay with what they count."""
    text = _OPENING.sub("“", _NEGATIVE.sub("−", text)).replace('"', "”")
    return _COUNTED.sub(f"\\1{NO_BREAK}", text)


def runs(text: str, icon: Callable[[Mark], dict[str, Any]]) -> Runs:
    """A figure stays with its icon, or is written on it where it is money; so does what follows
    without a blank, as the rest of a compound or a comma."""
    found: Runs = []
    for piece in pieces(text):
        match piece:
            case Mark():
                made, last = icon(piece), found[-1] if found else ""
                if isinstance(last, str):
                    before = _before(last, made)
                    found[-1:] = [before] if before else []
                found.append(made)
            case _:
                found.append(_behind(piece) if found else typographic(piece))
    return found


def _behind(text: str) -> str:
    """What follows an icon without a blank stays with it."""
    if text[0].isspace():
        return typographic(text)
    hyphen = text.startswith("-") and text[1:2].isalpha()
    return JOINER + (f"-{JOINER}{typographic(text[1:])}" if hyphen else typographic(text))


def _before(text: str, icon: dict[str, Any]) -> str:
    """What is left of the text before the icon when its figure has gone where it belongs."""
    match = _COUNTING.search(text)
    if match is None:
        return text
    if not icon["money"]:
        return text[:-1] + NO_BREAK
    icon["count"] = match[1]
    icon["title"] = f"{match[1]} {icon['title']}"
    return text[: match.start()]


def words_of(text: Runs) -> Iterator[Runs]:
    """The text cut where lines may break: an icon by itself, or with what stands before and behind
    it without a blank, or words alone."""
    word: Runs = []
    for run in text:
        for part in re.findall("[^ ]+| +", run) if isinstance(run, str) else (run,):
            if isinstance(part, str) and part.startswith(" "):
                if word:
                    yield word
                yield [part]
                word = []
            else:
                word.append(part)
    if word:
        yield word


def headed(text: str) -> tuple[str, str]:
    """What stands before the colon, with it, and the rest; marks stay."""
    lead, colon, rest = text.partition(": ")
    return (f"{lead}:", rest) if colon else ("", lead)


def spoken(*texts: str) -> str:
    """All of it in words, one after the other."""
    return " ".join(filter(None, map(plain, texts)))
