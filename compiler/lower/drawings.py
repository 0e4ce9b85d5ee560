"""Drawings that a set brings for its vocabulary: `tag moon, icon "moon.svg"`.

In: a library whose `icon` fields hold paths, and where the files are that declare them. Out: the
library with the SVG itself in those fields, so that it needs no files from here on; or messages
(E3007, E3008). A drawing is plain shapes: it is set on cards and into pages that others open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TypeVar
from xml.etree import ElementTree

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
from compiler.messages.sets import UNREADABLE_DRAWING, UNUSABLE_DRAWING
from compiler.names.vocabulary import properties, property_text
from dsl.messages.diagnostics import Diagnostic, report
from dsl.reading.files import content, reason
from dsl.reading.source import Span
from dsl.syntax.nodes import Declaration

MOST = 200_000
"""Bytes of a drawing."""

REFUSED = {"script", "style", "foreignObject", "iframe", "audio", "video", "animate", "set"}

_T = TypeVar("_T", ResourceKind, TagKind, TerrainKind, TileKind, ParameterKind, CounterKind)


def with_drawings(
    library: Library,
    declarations: Iterable[Declaration],
    files: Mapping[str, Path],
    read_bytes: Callable[[Path], bytes] = content,
) -> tuple[Library, list[Diagnostic]]:
    """`files`: where the source of each name lies. What cannot be drawn is left to a badge."""
    read: dict[str, str] = {}  # by the place of the declaration
    found: list[Diagnostic] = []
    for declaration in declarations:
        path = property_text(declaration, "icon")
        if not path:
            continue
        span = properties(declaration)["icon"].span
        source = files.get(declaration.header.file)
        place = (source.parent if source else Path()) / path
        svg = _read(place, path, span, read_bytes)
        if isinstance(svg, Diagnostic):
            found.append(svg)
        else:
            read[by(declaration.header)] = svg
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
    ), found


def _read(
    place: Path, shown: str, span: Span, read_bytes: Callable[[Path], bytes]
) -> str | Diagnostic:
    try:
        content = read_bytes(place)
    except OSError as error:
        why, cure = reason(error)
        cure = cure or "the path starts from the folder of this file"
        return report(UNREADABLE_DRAWING, span, cure, path=shown, reason=why)
    fault = fault_of(content)
    if fault:
        return report(UNUSABLE_DRAWING, span, path=shown, reason=fault)
    return content.decode("utf-8-sig").replace("\r\n", "\n")


def fault_of(content: bytes) -> str:
    """Why it cannot be used as a drawing; empty when it can."""
    if len(content) > MOST:
        return f"it is larger than {MOST // 1000} kB"
    try:
        text = content.decode("utf-8-sig")
        if "<!DOCTYPE" in text or "<!ENTITY" in text:
            return "it declares a document type"
        root = ElementTree.fromstring(text)
    except (UnicodeDecodeError, ElementTree.ParseError):
        return "it is not SVG"
    if _bare(root.tag) != "svg":
        return "it is not SVG"
    if "viewBox" not in root.attrib:
        return "its `svg` has no `viewBox`"
    return next(filter(None, map(_fault_of_element, root.iter())), "")


def _fault_of_element(element: ElementTree.Element) -> str:
    name = _bare(element.tag)
    if name in REFUSED:
        return f"it has a `{name}` element"
    for attribute, value in element.attrib.items():
        bare = _bare(attribute)
        if bare.startswith("on"):
            return f"it has an `{bare}` attribute"
        if bare == "href" and not value.startswith(("#", "data:image/")):
            return "it refers to something outside of itself"
        if "url(" in value and "url(#" not in value:
            return "it refers to something outside of itself"
    return ""


def _bare(name: object) -> str:
    return str(name).rpartition("}")[2]
