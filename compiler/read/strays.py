"""Lines of a card that lost their indentation and look like declarations.

In: the declarations of a file. Out: the same without those, each of which is told and whose lines
go back to the declaration above.
"""

from __future__ import annotations

from collections.abc import Iterable

from compiler.names.kinds import KINDS, kind_of
from dsl.messages.diagnostics import Diagnostic, report
from dsl.messages.syntax import NOT_INDENTED
from dsl.syntax.nodes import Declaration
from dsl.syntax.parser import continued

_PROPERTIES = frozenset(word for row in KINDS.values() for word in row.words_of_properties)


def attach(declarations: Iterable[Declaration]) -> tuple[list[Declaration], list[Diagnostic]]:
    """`cost 8` at the left edge under a card belongs to that card."""
    kept: list[Declaration] = []
    found: list[Diagnostic] = []
    for declaration in declarations:
        if kept and _is_line(declaration):
            cure = "indent it by two spaces"
            found.append(report(NOT_INDENTED, declaration.header, cure))
            kept[-1] = continued(kept[-1], declaration.lines)
        else:
            kept.append(declaration)
    return kept, found


def _is_line(declaration: Declaration) -> bool:
    word = declaration.words[0].text.lower() if declaration.words else ""
    return word in _PROPERTIES and kind_of(declaration) is None
