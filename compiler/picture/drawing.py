"""Boxes and lines, before anybody decides where they stand.

Out: `Drawing`, made by `compiler.picture.draw` and read by the writers of each format.
"""

from __future__ import annotations

from typing import Literal

from dsl.reading.records import dataclass

BoxKind = Literal["card", "when", "effect", "cost", "choice", "join", "rule", "points"]
"""`card`: the card itself. `when`: an ability, which says when something happens. `effect`: a verb.
`cost`: a verb left of the arrow. `choice`: somebody decides. `join`: parts in any order, or of
other players. `rule`: a continuous effect. `points`: victory points and requirements."""

LineKind = Literal["has", "part", "pays", "then", "order", "sets off"]
"""`has`: a card and its abilities. `part`: what belongs to a box. `pays`: the red arrow. `then`:
after it. `order`: between parts in any order, where it matters which comes first. `sets off`: the
event that one raises is heard by the other."""


@dataclass(frozen=True, slots=True)
class Box:
    """`title` is in the card's own words; `notes` say what it touches."""

    id: str
    kind: BoxKind
    title: str
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    source: str
    target: str
    kind: LineKind
    label: str = ""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Boxes in the order in which they are read; the first is the card. Lines of the kinds `has`,
    `part`, `pays` and `then` make a tree of them."""

    boxes: tuple[Box, ...]
    lines: tuple[Line, ...]
