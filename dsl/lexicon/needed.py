"""What a line must hold for a pattern to be found in it, so that most are not looked for.

In: a regular expression. Out: texts of which one stands in whatever it matches; none where nothing
can be told. Hundreds of patterns are held against a line in question, and hardly one is found.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from re import _parser
from typing import Any

Texts = tuple[str, ...]


def needed(pattern: str) -> Texts:
    return _of(_parser.parse(pattern))


def _of(parts: Iterable[tuple[Any, Any]]) -> Texts:
    """Of those parts that must be there, the one that is hardest to find."""
    found: list[Texts] = []
    run = ""
    for what, content in (*parts, (None, None)):
        if what is _parser.LITERAL:
            run += chr(content)
        elif what is not _parser.AT:
            found += [(run,), *_inside(what, content)]
            run = ""
    return max(found, key=_worth)


def _inside(what: Any, content: Any) -> list[Texts]:
    match what, content:
        case (_parser.SUBPATTERN, (_, flags, _, parts)) if not flags & re.IGNORECASE:
            return [_of(parts)]
        case (_parser.MAX_REPEAT | _parser.MIN_REPEAT, (least, _, parts)) if least:
            return [_of(parts)]
        case (_parser.ASSERT, (_, parts)):
            return [_of(parts)]
        case (_parser.BRANCH, (_, ways)):
            each = [_of(way) for way in ways]
            return [tuple(dict.fromkeys(one for way in each for one in way))]
        case _:
            return []


def _worth(texts: Texts) -> float:
    return min(map(len, texts)) / len(texts)
