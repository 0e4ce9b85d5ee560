"""Spoils what people write: bytes, words and lines of real files, and the nodes of documents.

In: texts or JSON values, and dice. Out: one of them with a few mutations, the same for the same
dice. `ROUNDS` is how many the tests try; `ARSIA_FUZZ=20000 pytest -k fuzz` tries many more.
"""

from __future__ import annotations

import copy
import json
import os
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tests.effort import some

ROUNDS = int(os.environ.get("ARSIA_FUZZ", some(150, 30)))

Json = Any

_WORDS = re.compile(r"\w+|\s+|[^\w\s]+")
ODD = (
    *("\0", "\t", "\r", "\u00a0", "\u2028", "\ufeff", "é", "→", "“", "”", "−", "🚀", "'", '"', "#"),
    *(
        "(",
        ")",
        ",",
        ":",
        "/",
        "->",
        "->" * 40,
        "(" * 9,
        "(" * 500,
        " " * 700,
        "X",
        "-5",
        "+3",
        "%",
    ),
    *("9" * 30, "9" * 6000, "0", "max", "of any player", "then", "or", "per", "a" * 500, "\n" * 50),
    *("if ", "when ", "effect: ", "rows\n    .\n   . .\n", "set ", "uses base", "vp 1 per", "here"),
)


def spoilt(texts: Sequence[str], dice: Random) -> str:
    """A piece of one of the texts after one to four mutations."""
    text = _piece(dice.choice(texts), dice)
    for _ in range(dice.randint(1, 4)):
        text = dice.choice(_WAYS)(text, texts, dice)
    return text


def _piece(text: str, dice: Random) -> str:
    """Some declarations of it, so that a round is quick."""
    parts = re.split(r"\n(?=\w)", text)
    first = dice.randrange(len(parts))
    return "\n".join(parts[first : first + dice.randint(1, 6)]) + "\n"


def _flip(text: str, _: Sequence[str], dice: Random) -> str:
    data = bytearray(text.encode("utf-8"))
    for _ in range(dice.randint(1, 5)):
        if data:
            data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    return data.decode("utf-8", "replace")


def _words(change: Callable[[list[str], int, Random], None]) -> Callable[..., str]:
    def way(text: str, _: Sequence[str], dice: Random) -> str:
        parts = _WORDS.findall(text)
        if parts:
            change(parts, dice.randrange(len(parts)), dice)
        return "".join(parts)

    return way


def _lines(change: Callable[[list[str], int, Random], None]) -> Callable[..., str]:
    def way(text: str, _: Sequence[str], dice: Random) -> str:
        parts = text.split("\n")
        change(parts, dice.randrange(len(parts)), dice)
        return "\n".join(parts)

    return way


def _delete(parts: list[str], at: int, dice: Random) -> None:
    del parts[at : at + dice.randint(1, 3)]


def _double(parts: list[str], at: int, dice: Random) -> None:
    parts[at:at] = parts[at : at + dice.randint(1, 3)] * dice.choice((1, 1, 1, 2, 30))


def _move(parts: list[str], at: int, dice: Random) -> None:
    part = parts.pop(at)
    parts.insert(dice.randint(0, len(parts)), part)


def _swap(parts: list[str], at: int, dice: Random) -> None:
    other = dice.randrange(len(parts))
    parts[at], parts[other] = parts[other], parts[at]


def _odd(parts: list[str], at: int, dice: Random) -> None:
    parts.insert(at, dice.choice(ODD))


def _indent(parts: list[str], at: int, dice: Random) -> None:
    parts[at] = " " * dice.randint(0, 9) + parts[at].lstrip()


def _join(parts: list[str], at: int, _: Random) -> None:
    parts[at : at + 2] = [" ".join(parts[at : at + 2])]


def _splice(text: str, texts: Sequence[str], dice: Random) -> str:
    """The beginning of one with the end of another one."""
    other = _piece(dice.choice(texts), dice)
    return text[: dice.randint(0, len(text))] + other[dice.randint(0, len(other)) :]


def _borrow(text: str, texts: Sequence[str], dice: Random) -> str:
    """A line of another one in the midst."""
    lines = text.split("\n")
    lines.insert(dice.randint(0, len(lines)), dice.choice(dice.choice(texts).split("\n")))
    return "\n".join(lines)


def _long(text: str, _: Sequence[str], dice: Random) -> str:
    """A very long line or a very long list."""
    lines = text.split("\n")
    at = dice.randrange(len(lines))
    lines[at] = (lines[at] + dice.choice((" or ", ", ", " then ", " -> ", ""))) * 60
    return "\n".join(lines)


_WAYS: tuple[Callable[[str, Sequence[str], Random], str], ...] = (
    *(_flip, _splice, _borrow, _borrow, _long),
    *map(_words, (_delete, _double, _move, _swap, _odd, _odd)),
    *map(_lines, (_delete, _double, _move, _swap, _odd, _indent, _join)),
)


# ---- documents ----------------------------------------------------------------------------------

_VALUES: tuple[Json, ...] = (
    *(None, True, False, 0, -1, 1, 2**70, 1.5, 1e308, "", "x", "§", "a" * 3000, [], {}, [[]]),
    *([None], {"": ""}, {"node": "Gain"}, {"node": 5}, {"$ref": "#"}, "city", "megacredit", "you"),
)


def spoilt_document(document: Json, dice: Random) -> str:
    """The text of the document after one to four mutations of its nodes, or of its letters."""
    made = copy.deepcopy(document)
    for _ in range(dice.randint(1, 4)):
        _spoil(made, _nodes(made), dice)
    text = json.dumps(made, indent=dice.choice((None, 1)))
    return dice.choice(_LETTERS)(text, (text,), dice) if dice.random() < 0.2 else text


_LETTERS = (_flip, *map(_words, (_delete, _double, _move, _swap, _odd)))


def _nodes(node: Json) -> list[Json]:
    """Everything in it that holds something; found without going down, as it may be deep."""
    found = [node]
    for one in found:
        parts = one.values() if isinstance(one, dict) else one
        found += [part for part in parts if isinstance(part, dict | list)]
    return found


def _spoil(document: Json, nodes: list[Json], dice: Random) -> None:
    node = dice.choice(nodes)
    keys: list[Any] = list(node) if isinstance(node, dict) else list(range(len(node)))
    if not keys:
        return
    key = dice.choice(keys)
    match dice.randrange(6):
        case 0:
            del node[key]
        case 1:
            node[key] = copy.deepcopy(dice.choice(_VALUES))
        case 2:
            node[key] = copy.deepcopy(dice.choice(nodes))
        case 3 if isinstance(node, list):
            node.insert(key, copy.deepcopy(node[key]))
        case 3:
            node[dice.choice(("x", "by", "node", "kind", "whose"))] = node[key]
        case 4:
            other = dice.choice(nodes)
            names = list(other) if isinstance(other, dict) else list(range(len(other)))
            node[key] = copy.deepcopy(other[dice.choice(names)]) if names else None
        case _:
            deep: Json = node[key]
            for _ in range(dice.choice((1, 3, 30, 90))):
                deep = [deep] if dice.random() < 0.5 else {"body": deep}
            node[key] = deep
