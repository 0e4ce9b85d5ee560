"""Lines of a card that lost their indentation and look like declarations.

In: the declarations of a file. Out: the same without those, each of which is told and whose lines
go back to the declaration above; and whether a file is about something else altogether.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from compiler.names.kinds import KINDS, kind_of
from dsl.lexicon.words import VERBS
from dsl.messages.diagnostics import Diagnostic, near, report
from dsl.messages.syntax import NOT_INDENTED
from dsl.mistakes.omissions import BEGINNINGS
from dsl.mistakes.printed import LINES
from dsl.reading.source import Source, straight
from dsl.syntax.nodes import Declaration
from dsl.syntax.parser import continued

_BEGINNINGS = frozenset(
    (*(kind.split()[0] for kind in KINDS), *VERBS, *BEGINNINGS, *LINES, "effect", "action")
)
_PROPERTIES = frozenset(word for row in KINDS.values() for word in row.words_of_properties)


def attach(declarations: Iterable[Declaration]) -> tuple[list[Declaration], list[Diagnostic]]:
    """`cost 8` at the left edge under a card belongs to that card."""
    kept: list[Declaration] = []
    found: list[Diagnostic] = []
    for declaration in declarations:
        if kept and _is_line(declaration, kept[-1]):
            cure = "indent it by two spaces"
            header = declaration.header
            found.append(report(NOT_INDENTED, header, cure, at=header.start(0), instead="  "))
            kept[-1] = continued(kept[-1], declaration.lines)
        else:
            kept.append(declaration)
    return kept, found


def is_other_text(source: Source) -> bool:
    """Whether hardly a line at the left edge begins as lines of card files do."""
    lines = straight(source.text).split("\n")
    first = [line for line in lines if line[:1] not in ("", " ", "#")]
    return len(first) > _FEW and 3 * sum(map(_begins_as_cards_do, first)) < len(first)


_FEW = 3
"""So many lines with mistakes are told one by one."""

_HEADER = re.compile(r"""[^\W\d][\w-]*( \w+)? "[^"]+\"""")
"""A word and a name, as of the kinds of cards that the set itself declares."""


def _begins_as_cards_do(line: str) -> bool:
    word = line.split()[0].strip(":")
    return word in _BEGINNINGS or near(word, KINDS) is not None or bool(_HEADER.match(line))


def _is_line(declaration: Declaration, above: Declaration) -> bool:
    """Whether it is a property, and not one that nothing has of the kind of what stands above."""
    word = declaration.words[0].text.lower() if declaration.words else ""
    row = kind_of(above)
    had = _PROPERTIES if row is None else row[0].words_of_properties
    return word in had and kind_of(declaration) is None
