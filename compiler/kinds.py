"""What may be declared: one row per kind of declaration.

In: the words of a header. Out: its `Kind`, which says how the header is read, which properties and
lines it may have, and which it must have. The checker's messages and the lowering read this table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from compiler.graph import CardKind
from dsl.nodes import Declaration, Word

Name = Literal["none", "optional", "needed"]


@dataclass(frozen=True, slots=True)
class Kind:
    """`identified`: the header has an identifier (`resource steel`). `name`: a quoted name stands in
    it. `properties`: those it may have, also as notes. `lines`: which lines beside properties: the
    labels of abilities (`action`), `effect` for plain effects, `when`, `at`, `rule`, `requires`,
    `scoped`, `rows`, `scenario`. `card`: the kind in the graph of what has a face."""

    words: str
    identified: bool = False
    name: Name = "optional"
    properties: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    card: CardKind | None = None
    open: bool = False  # any property may be given


_CARD = ("tags", "holds", "vp", "protected")
_PLAYED = ("effect", "requires", "scoped", "each")
_BLUE = ("action", "when", "at", "rule")

_ROWS = (
    Kind("set", identified=True, properties=("uses",)),
    Kind("game", identified=True, open=True),
    Kind(
        "resource",
        identified=True,
        properties=("also", "drawn", "worth", "production", "becomes", "plural"),
    ),
    Kind("card resource", identified=True, properties=("also", "plural")),
    Kind("bonus", identified=True, properties=("drawn",), needs=("drawn",), lines=("effect",)),
    Kind("tag", identified=True, properties=("also", "wild", "plural")),
    Kind("terrain", identified=True, properties=("drawn", "also", "kept"), needs=("drawn",)),
    Kind(
        "tile",
        identified=True,
        properties=(
            *("areas", "owner", "supply", "beside", "vp", "reserves", "also", "plural", "symbol"),
        ),
        lines=("effect",),
    ),
    Kind("counter", identified=True, properties=("start", "vp", "also")),
    Kind(
        "parameter",
        identified=True,
        properties=("range", "step", "start", "also", "optional"),
        needs=("range",),
        lines=("at",),
    ),
    Kind(
        "board",
        identified=True,
        properties=("name", "area", "milestones", "awards"),
        lines=("rows",),
    ),
    Kind(
        "automated",
        name="needed",
        properties=("cost", *_CARD),
        needs=("cost",),
        lines=(*_PLAYED, *_BLUE),
        card="automated",
    ),
    Kind(
        "active",
        name="needed",
        properties=("cost", *_CARD),
        needs=("cost",),
        lines=(*_PLAYED, *_BLUE),
        card="active",
    ),
    Kind(
        "event",
        name="needed",
        properties=("cost", *_CARD),
        needs=("cost",),
        lines=(*_PLAYED, *_BLUE),
        card="event",
    ),
    Kind(
        "corporation",
        name="needed",
        properties=("start", *_CARD),
        needs=("start",),
        lines=(*_PLAYED, *_BLUE, "first action"),
        card="corporation",
    ),
    Kind(
        "prelude",
        name="needed",
        properties=("cost", *_CARD),
        lines=(*_PLAYED, *_BLUE),
        card="prelude",
    ),
    Kind(
        "standard project",
        name="needed",
        properties=("cost",),
        needs=("cost",),
        lines=("effect", "requires"),
        card="standard-project",
    ),
    Kind("conversion", name="needed", lines=("action",), card="conversion"),
    Kind(
        "milestone",
        name="needed",
        properties=("cost",),
        lines=("requires",),
        card="milestone",
    ),
    Kind("award", name="needed", properties=("most",), needs=("most",), card="award"),
    Kind(
        "scenario",
        name="needed",
        properties=("players", "board", "source", "seed", "sets", "game", "variant"),
        needs=("players",),
        lines=("scenario",),
    ),
)

KINDS: dict[str, Kind] = {row.words: row for row in _ROWS}


def kind_of(declaration: Declaration) -> tuple[Kind, tuple[Word, ...]] | None:
    """The kind and the words of the header after it, or None for an unknown kind."""
    texts = [word.text.lower() for word in declaration.words]
    for count in (2, 1):
        row = KINDS.get(" ".join(texts[:count]))
        if row is not None and len(texts) >= count:
            return row, declaration.words[count:]
    return None
