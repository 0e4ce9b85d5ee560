"""One file of a set as it is read.

In: its text. Out: the declarations, those that say which set it is apart from the others, and what
is wrong with them as text.
"""

from __future__ import annotations

from collections.abc import Callable

from compiler.names.kinds import kind_of
from compiler.names.stages import declared
from compiler.read.strays import attach
from dsl.messages.diagnostics import Diagnostic
from dsl.reading.records import dataclass
from dsl.reading.source import Source
from dsl.syntax.nodes import Declaration
from dsl.syntax.parser import Pieces, parse


@dataclass(frozen=True, slots=True)
class Filed:
    """`heads`: the `set` declarations, which the others are without."""

    source: Source
    heads: tuple[Declaration, ...]
    declarations: tuple[Declaration, ...]
    found: tuple[Diagnostic, ...]


def filed(
    source: Source,
    kept: Pieces | None = None,
    declares: Callable[[Declaration], tuple[Declaration, ...]] = declared,
    tests: bool = True,
) -> Filed:
    """With `kept`, what has not changed is as it was; see `dsl.syntax.parser.parse`. `tests`: with
    the scenarios."""
    file, mistakes = parse(source, kept, "" if tests else "scenario")
    declarations, strays = attach(file.declarations)
    heads = tuple(one for one in declarations if is_head(one))
    others = tuple(made for one in declarations if not is_head(one) for made in declares(one))
    return Filed(source, heads, others, (*mistakes, *strays))


def is_head(declaration: Declaration) -> bool:
    kind = kind_of(declaration)
    return kind is not None and kind[0].words == "set"
