"""What went wrong in a declaration, and how to go on after it.

In: the lines of a declaration and the error of the parser. Out: one `Mistake`; then `mend` takes it
out of the lines, so that the declaration can be parsed again and the next mistake shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lark import UnexpectedInput, UnexpectedToken
from lark.indenter import DedentError

from dsl.lexicon.spot import Mistake, bits, indent, is_blank, spot
from dsl.messages.diagnostics import near
from dsl.messages.record import Message
from dsl.messages.syntax import (
    BEFORE_ANY_DECLARATION,
    BRACKETS_TOO_DEEP,
    LINE_TOO_LONG,
    NOTHING_STANDS_UNDER,
    UNEVEN_INDENTATION,
    UNKNOWN_BEGINNING,
)
from dsl.mistakes.slips import slip

LONGEST = 600
"""Characters in a line: more than any card needs, and little enough for every later pass."""
DEEPEST = 8
"""Brackets within brackets."""
PLACEHOLDER = 'unknown "?"'  # stands for a broken header


def explain(error: UnexpectedInput | DedentError, lines: Sequence[str]) -> Mistake:
    """The mistake behind an error of the parser."""
    if isinstance(error, DedentError):
        return _uneven(lines)
    names = [getattr(error, name, None) for name in ("accepts", "expected", "allowed")]
    expected: frozenset[str] = frozenset(next(filter(None, names), ()))
    line = min(max(error.line, 1), len(lines))
    if isinstance(error, UnexpectedToken) and error.token.type == "_INDENT":
        return _too_deep(lines, line)
    while line > 1 and is_blank(lines[line - 1]):  # the end of a block
        line -= 1
    return slip(spot(lines[line - 1], line, error.column, expected))


def overdone(lines: Sequence[str]) -> Mistake | None:
    """A line that is too long or too deep to be looked at."""
    for number, line in enumerate(lines, 1):
        if len(line.rstrip()) > LONGEST:
            return Mistake(LINE_TOO_LONG, number, LONGEST, LONGEST + 1)
        depth = 0
        for bit in bits(line) if line.count("(") > DEEPEST else ():
            depth += (bit.text == "(") - (bit.text == ")")
            if depth > DEEPEST:
                return Mistake(BRACKETS_TOO_DEEP, number, bit.column, bit.end)
    return None


def stray(lines: Sequence[str]) -> Mistake | None:
    """The first line, when it belongs to no declaration."""
    for number, line in enumerate(lines, 1):
        if not is_blank(line):
            return _whole(BEFORE_ANY_DECLARATION, number, line) if line.startswith(" ") else None
    return None


def mend(lines: list[str], mistake: Mistake) -> None:
    """Blank the line of the mistake with what is indented under it; a wrong indentation is
    mended, a header replaced."""
    index = mistake.line - 1
    depth = indent(lines[index])
    if mistake.message in (UNEVEN_INDENTATION, NOTHING_STANDS_UNDER) and not _is_answers(
        lines[index]
    ):
        _shift(lines, index, _outer(lines, index) - depth)
    elif index == 0:
        lines[0] = PLACEHOLDER
    else:
        lines[index] = ""
        for later in range(index + 1, len(lines)):
            if not is_blank(lines[later]) and indent(lines[later]) <= depth:
                break
            lines[later] = ""


# ---- indentation --------------------------------------------------------------------------------


def _uneven(lines: Sequence[str]) -> Mistake:
    """The first line that steps back to a depth where no line before it stands."""
    depths = [0]
    for number, line in enumerate(lines, 1):
        if is_blank(line):
            continue
        depth = indent(line)
        while depth < depths[-1]:
            depths.pop()
        if depth > depths[-1] and number > 1 and _stepped_back(lines, number):
            return _misplaced(UNEVEN_INDENTATION, lines, number)
        if depth > depths[-1]:
            depths.append(depth)
    return _misplaced(UNEVEN_INDENTATION, lines, len(lines))


def _stepped_back(lines: Sequence[str], number: int) -> bool:
    above = next(line for line in reversed(lines[: number - 1]) if not is_blank(line))
    return indent(lines[number - 1]) < indent(above)


def _too_deep(lines: Sequence[str], line: int) -> Mistake:
    """A line under one that takes none; or the line above it is a misspelt `when`."""
    above = bits(lines[line - 1])
    if line > 1 and above[0].kind == "name" and near(above[0].text, ["when"]):
        word = above[0]
        return Mistake(
            UNKNOWN_BEGINNING,
            line,
            word.column,
            word.end,
            suggestion="when",
            words={"word": word.text},
        )
    number = next(k for k in range(line + 1, len(lines) + 1) if not is_blank(lines[k - 1]))
    if _is_answers(lines[number - 1]):
        cure = "answers stand under the `when` line they belong to"
        return _whole(NOTHING_STANDS_UNDER, number, lines[number - 1], cure)
    cure = "indent it like the other lines, by two spaces"
    return _misplaced(NOTHING_STANDS_UNDER, lines, number, cure)


def _is_answers(line: str) -> bool:
    return line.split()[:1] == ["answers"]


def _outer(lines: Sequence[str], index: int) -> int:
    """How far the line should be indented: like the first line under the header."""
    body = (indent(line) for line in lines[1:index] if not is_blank(line))
    return next(body, 2)


def _shift(lines: list[str], index: int, by: int) -> None:
    """Move a line, and the lines that stand as deep or deeper after it, to the left or right."""
    depth = indent(lines[index])
    for later in range(index, len(lines)):
        if is_blank(lines[later]):
            continue
        if indent(lines[later]) < depth:
            break
        deeper = max(0, indent(lines[later]) + by)
        lines[later] = " " * deeper + lines[later].lstrip(" ")


def _whole(message: Message, number: int, line: str, cure: str | None = None) -> Mistake:
    first = indent(line) + 1
    return Mistake(message, number, first, max(len(line), first) + 1, cure)


def _misplaced(
    message: Message, lines: Sequence[str], number: int, cure: str | None = None
) -> Mistake:
    """A whole line that is to stand as deep as those before it."""
    mistake = _whole(message, number, lines[number - 1], cure)
    return replace(mistake, at=(1, mistake.column), instead=" " * _outer(lines, number - 1))
