"""Card text in its one canonical form.

In: a source. Out: its text with the same meaning and the same lines: two spaces of indentation, one
space between words, straight quotes, rows of a board as a honeycomb, at most one blank line in a
row, and one between declarations that have lines. Comments stay, and declarations with mistakes
stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from dsl.lexicon.spot import bits
from dsl.reading.source import Source, straight
from dsl.syntax.nodes import Declaration, File, Line, Map, Offered, Replies, When, Word
from dsl.syntax.parser import parse

_TIGHT_BEFORE = {",", ":", ")", "/"}
_TIGHT_AFTER = {"(", "/"}


def format_source(source: Source) -> str:
    """The canonical text; formatting it again changes nothing."""
    file, _ = parse(source)
    known = dict(_known(file, source))
    lines: list[str] = []
    for number, line in enumerate(straight(source.text).split("\n"), 1):
        code, comment = _split(line)
        if number in known and code.strip():
            text = known[number]
        elif code.strip():
            text = source.line(number).rstrip()
            comment = ""
        else:
            text = ""
            comment = "  " + comment if comment and line.startswith(" ") else comment
        lines.append(text + ("  " if text and comment else "") + comment)
    return _spaced(lines, file)


def _known(file: File, source: Source) -> Iterator[tuple[int, str]]:
    """Every line of a declaration without mistakes, by number, without its comment."""
    for declaration in file.declarations:
        if declaration.partial:
            continue
        yield declaration.header.line, _tidy(source.line(declaration.header.line))
        for line in declaration.lines:
            yield from _line(line, source)


def _line(line: Line, source: Source) -> Iterator[tuple[int, str]]:
    first = line.span.line
    match line:
        case Map():
            yield first, "  rows"
            yield from _honeycomb(line, source)
        case When():
            yield first, "  " + _tidy(source.line(first))
            for number in dict.fromkeys(answer.span.line for answer in line.answers):
                yield number, "    " + _answers(a for a in line.answers if a.span.line == number)
            for replies in line.replies:
                who = replies.who.text
                yield replies.span.line, f"    {who} {_answers(replies.answers)}"
        case Replies():
            yield first, f"  {line.who.text} {_answers(line.answers)}"
        case Offered():
            text = line.text if '"' in line.text else f'"{line.text}"'
            may = "may" if line.allowed else "may not"
            yield first, f"  then {line.who.text} {may} choose {text}"
        case _:
            yield first, "  " + _tidy(source.line(first))


def _answers(answers: Iterable[Word]) -> str:
    texts = (f'"{one.text}"' if one.quoted else _single(one.text) for one in answers)
    return "answers " + ", ".join(texts)


def _honeycomb(rows: Map, source: Source) -> Iterator[tuple[int, str]]:
    """The rows of a board, each cell half a cell beside the ones above it."""
    width = max(len(cell) for row in rows.rows for cell in row) + 1
    width += width % 2
    longest = max(len(row) for row in rows.rows)
    drawn = (n for n in range(rows.span.line + 1, rows.span.end_line + 1))
    numbers = (n for n in drawn if _split(source.line(n))[0].strip())
    for number, row in zip(numbers, rows.rows, strict=True):
        indent = " " * (4 + (longest - len(row)) * width // 2)
        yield number, (indent + "".join(cell.ljust(width) for cell in row)).rstrip()


def _tidy(line: str) -> str:
    """The words of a line with one space between them, without its comment."""
    text = ""
    tight = True
    for bit in bits(straight(line)):
        word = bit.text if bit.kind == "string" else bit.word
        if word == "→":
            word = "->"
        if bit.kind == "number" and word[0] in "\u2212\u2013":
            word = "-" + word[1:]
        text += word if tight or word in _TIGHT_BEFORE else " " + word
        tight = word in _TIGHT_AFTER
    return text


def _split(line: str) -> tuple[str, str]:
    """What stands before a comment, and the comment."""
    quoted = False
    for index, letter in enumerate(line):
        if letter == '"':
            quoted = not quoted
        elif letter == "#" and not quoted:
            return line[:index], line[index:].rstrip()
    return line, ""


def _single(text: str) -> str:
    return " ".join(text.split())


def _spaced(lines: list[str], file: File) -> str:
    """At most one blank line, and one around declarations that have lines."""
    out: list[str] = []
    breaks = set(_breaks(lines, file.declarations))
    for number, line in enumerate(lines, 1):
        if (not line or number in breaks) and out and out[-1]:
            out.append("")
        if line:
            out.append(line)
    while out and not out[-1]:
        out.pop()
    return "".join(f"{line}\n" for line in out)


def _breaks(lines: list[str], declarations: tuple[Declaration, ...]) -> Iterator[int]:
    """The lines before which a blank one belongs: a declaration with the comment right above it."""
    for before, declaration in pairwise(declarations):
        if before.lines or declaration.lines:
            number = declaration.header.line
            while lines[number - 2].startswith("#"):
                number -= 1
            yield number
