"""Rules that live on what sets the stage: the game, a board, a tag, a tile, a track.

In: a declaration as parsed. Out: the declaration, and, where lines of a rule stand under it, the
`rule` that these mean, named after it; of a board it is a rule of that board.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.names.kinds import kind_of, spread
from dsl.syntax.nodes import (
    Alternatives,
    Declaration,
    Line,
    Listed,
    Moment,
    Property,
    Rule,
    Scoped,
    Thing,
    Trigger,
    Word,
)

STAGES = ("game", "board", "tag", "tile", "parameter", "counter")
_CALLED = ("game", "board", "tile")
"""Kinds whose name in quotes is what people call them; of others it is a sign or a unit."""


def declared(declaration: Declaration) -> tuple[Declaration, ...]:
    """What it declares, lists of properties spread."""
    match = kind_of(declaration)
    if match is None or match[0].words not in STAGES:
        return (spread(declaration),)
    kind, rest = match[0].words, match[1]
    lines = tuple(line for line in declaration.lines if _is_of_rule(line))
    if not lines:
        return (spread(declaration),)
    others = tuple(line for line in declaration.lines if not _is_of_rule(line))
    called = declaration.name if kind in _CALLED else ""
    name = called or " ".join(word.text for word in rest).replace("-", " ")
    notes = (_on(rest[-1]),) if kind == "board" and rest else ()
    rule = replace(
        declaration,
        words=(Word("rule"),),
        number=None,
        name=name[:1].upper() + name[1:],
        notes=notes,
        lines=lines,
    )
    return (spread(replace(declaration, lines=others, ruled=lines)), rule)


def _is_of_rule(line: Line) -> bool:
    """`at 0: …` and `at each step: …` are marks of the track itself."""
    if isinstance(line, Moment):
        words = [word.text.lower() for either in line.at.words for word in either.words]
        return bool(words) and words != ["step"]
    return isinstance(line, Trigger | Rule | Scoped)


def _on(board: Word) -> Property:
    thing = Thing(words=(Alternatives((board,), span=board.span),), span=board.span)
    return Property("board", (Listed(thing, span=board.span),), span=board.span)
