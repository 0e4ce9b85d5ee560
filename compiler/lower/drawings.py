"""Drawings that a set brings: `tag moon, icon "moon.svg"`, and pictures of cards.

In: a library whose `icon` fields and pictures hold paths, and where the files are that declare
them. Out: the library with the SVG or the picture itself there, so that it needs no files from here
on; or messages (E3007, E3008). A drawing is plain shapes, written anew: it is set on cards and into
pages that others open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from compiler.graph import (
    CounterKind,
    Library,
    ParameterKind,
    ResourceKind,
    TagKind,
    TerrainKind,
    TileKind,
)
from compiler.lower.phrases.scope import by
from compiler.messages.names import NAME_TAKEN
from compiler.messages.sets import UNREADABLE_DRAWING, UNUSABLE_DRAWING
from compiler.names.vocabulary import Symbol
from compiler.names.written import properties, property_text
from dsl.messages.diagnostics import Diagnostic, report
from dsl.reading.drawings import Undrawable, rebuilt
from dsl.reading.files import content, reason
from dsl.reading.pictures import pictured
from dsl.reading.source import Span
from dsl.syntax.nodes import Declaration
from dsl.syntax.parser import home

_T = TypeVar("_T", ResourceKind, TagKind, TerrainKind, TileKind, ParameterKind, CounterKind)


def with_drawings(
    library: Library,
    declarations: Iterable[Declaration],
    symbol: Callable[[Declaration], Symbol | None],
    files: Mapping[str, Path],
    read_bytes: Callable[[Path], bytes] = content,
) -> tuple[Library, list[Diagnostic]]:
    """`files`: where the source of each name lies. What cannot be drawn is left to a badge. What
    two sets declare is drawn the same in both."""
    read: dict[str, str] = {}  # by the place of the declaration
    found: list[Diagnostic] = []
    for declaration in declarations:
        word = next((one for one in _MADE if property_text(declaration, one)), "")
        if not word:
            continue
        path, span = property_text(declaration, word), properties(declaration)[word].span
        source = files.get(home(declaration.header.file))
        file = (source.parent if source else Path()) / path
        svg = _read(file, path, span, read_bytes, _MADE[word])
        meant = symbol(declaration)
        place = by(meant.span if meant is not None else declaration.header)
        if isinstance(svg, Diagnostic):
            found.append(svg)
        elif read.setdefault(place, svg) != svg and meant is not None:
            words = {"kind": f"a {meant.kind}", "name": meant.name, "place": place}
            cure = "with the same drawing in both sets it would count as one"
            found.append(report(NAME_TAKEN, span, cure, None, None, None, **words))
    if not read and not found:
        return library, []

    def drawn(kinds: tuple[_T, ...]) -> tuple[_T, ...]:
        return tuple(
            replace(kind, icon=read.get(kind.by, "")) if kind.icon else kind for kind in kinds
        )

    return replace(
        library,
        resources=drawn(library.resources),
        tags=drawn(library.tags),
        terrains=drawn(library.terrains),
        tiles=drawn(library.tiles),
        parameters=drawn(library.parameters),
        counters=drawn(library.counters),
        cards=tuple(
            replace(card, picture=replace(card.picture, data=read.get(card.by, "")))
            if card.picture is not None
            else card
            for card in library.cards
        ),
    ), found


_MADE: dict[str, Callable[[bytes], str]] = {"icon": rebuilt, "picture": pictured}
"""What is made of the file that stands behind a property."""


def _read(
    place: Path,
    shown: str,
    span: Span,
    read_bytes: Callable[[Path], bytes],
    made: Callable[[bytes], str],
) -> str | Diagnostic:
    try:
        content = read_bytes(place)
    except OSError as error:
        why, cure = reason(error)
        cure = cure or "the path starts from the folder of this file"
        return report(UNREADABLE_DRAWING, span, cure, path=shown, reason=why)
    try:
        return made(content)
    except Undrawable as error:
        return report(UNUSABLE_DRAWING, span, path=shown, reason=str(error))
