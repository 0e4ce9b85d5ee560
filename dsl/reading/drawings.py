"""Drawings that others made: an SVG file is written anew from what is known to be harmless.

In: bytes. Out: SVG that holds nothing but the elements and attributes of the lists below, or
`Undrawable`, whose text says why not, in small letters. What says nothing about the look (notes of
drawing programs, titles, classes) is left out; what would draw and is not on the lists is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

MOST = 200_000
"""Bytes of a drawing."""

DEEPEST = 50
"""Elements within elements."""

SHAPES = 10_000
"""Elements that are drawn, those that are used again counted again."""

SVG = "http://www.w3.org/2000/svg"


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


ELEMENTS = _words(
    """svg g defs symbol use path rect circle ellipse line polyline polygon text tspan
    linearGradient radialGradient stop clipPath mask"""
)
SILENT = _words("title desc metadata")
"""They are for readers of the file."""

LETTERS = _words("text tspan")
"""Only in these is text drawn."""

STYLE = _words(
    """fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility clip-path
    clip-rule mask stop-color stop-opacity font-size font-weight font-style text-anchor
    dominant-baseline"""
)
"""Said by an attribute of its own or in `style`."""

ATTRIBUTES = STYLE | _words(
    """id d x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy fr width height points transform viewBox
    offset preserveAspectRatio gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits
    maskContentUnits href"""
)

_NAMED = re.compile(r"""url\(\s*(['"]?)#([A-Za-z_][\w.-]*)\1\s*\)""", re.ASCII)
_PLAIN = re.compile(r"[\w\s#.,;%()+-]*", re.ASCII)
"""Numbers, colours, words and transformations: no quotes, and nothing that has an address."""

_NUMBERS = re.compile(r"\s+".join([r"(-?\d{0,6}\.?\d{1,9})"] * 4), re.ASCII)
_NAME = re.compile(r"[A-Za-z_][\w.-]*", re.ASCII)
_FETCHED = re.compile(r"url|image|src|expression", re.IGNORECASE)


class Undrawable(ValueError):
    """It cannot be used; the text says why."""


def rebuilt(content: bytes) -> str:
    """The drawing, written anew; of what was rebuilt the same again. Raises `Undrawable`."""
    root = _parsed(content)
    box = _box(root)
    inner = "".join(_written(child, 1) for child in root if _is_drawn(child))
    shared = _attributes(root, STYLE)
    if shared:
        inner = f"<g{shared}>{inner}</g>"
    _refuse_bombs(root)
    return f'<svg xmlns="{SVG}" viewBox="{box}">{inner}</svg>'


def _box(root: Element) -> str:
    if "viewBox" not in root.attrib:
        raise Undrawable("its `svg` has no `viewBox`")
    numbers = _NUMBERS.fullmatch(root.attrib["viewBox"].replace(",", " ").strip())
    if numbers is None or not (float(numbers[3]) > 0 and float(numbers[4]) > 0):
        raise Undrawable("its `viewBox` must be four numbers, such as `0 0 100 100`")
    return " ".join(numbers.groups())


def _parsed(content: bytes) -> Element:
    if len(content) > MOST:
        raise Undrawable(f"it is larger than {MOST // 1000} kB")
    try:
        text = content.decode("utf-8-sig")
        if "<!DOCTYPE" in text or "<!ENTITY" in text:  # before entities are put in their places
            raise Undrawable("it declares a document type")
        root = ElementTree.fromstring(text)
    except (UnicodeDecodeError, ElementTree.ParseError):
        raise Undrawable("it is not SVG") from None
    if _name(root) != "svg":
        raise Undrawable("it is not SVG")
    return root


def _name(element: Element) -> str:
    """The name of an element of SVG; empty for what another program has put there."""
    space, _, name = str(element.tag).rpartition("}")
    return name if space in ("", "{" + SVG) else ""


def _is_drawn(element: Element) -> bool:
    name = _name(element)
    if name and name not in ELEMENTS | SILENT:
        raise Undrawable(f"it has a `{name}` element")
    return name in ELEMENTS


def _written(element: Element, depth: int) -> str:
    if depth > DEEPEST:
        raise Undrawable("it is nested too deep")
    name = _name(element)
    inner = escape(element.text or "", quote=False) if name in LETTERS else ""
    for child in element:
        inner += _written(child, depth + 1) if _is_drawn(child) else ""
        inner += escape(child.tail or "", quote=False) if name in LETTERS else ""
    head = f"{name}{_attributes(element, ATTRIBUTES)}"
    return f"<{head}>{inner}</{name}>" if inner else f"<{head}/>"


def _attributes(element: Element, known: frozenset[str]) -> str:
    """As they are written; what `style` says counts more, and becomes attributes."""
    values: dict[str, str] = {}
    for full, value in element.attrib.items():
        space, _, name = full.rpartition("}")
        if name.lower().startswith("on"):
            raise Undrawable(f"it has an `{name}` attribute")
        if name in known and (not space or name == "href"):
            values[name] = _harmless(name, value)
    values |= {n: _harmless(n, v) for n, v in _styles(element) if n in known}
    return "".join(f' {name}="{value}"' for name, value in values.items())


def _styles(element: Element) -> Iterator[tuple[str, str]]:
    for one in element.get("style", "").split(";"):
        name, _, value = one.partition(":")
        if name.strip() in STYLE:
            yield name.strip(), value.replace("!important", "").strip()


def _harmless(name: str, value: str) -> str:
    value = " ".join(value.split())
    if inside := _NAMED.fullmatch(value):
        return f"url(#{inside[2]})"
    if name in ("href", "id"):
        good = _NAME.fullmatch(value.removeprefix("#") if name == "href" else value)
    else:
        good = None if _FETCHED.search(value) else _PLAIN.fullmatch(value)
    if good:
        return value
    if name == "href" or _FETCHED.search(value):
        raise Undrawable("it refers to something outside of itself")
    raise Undrawable(f"its `{name}` is not understood: {value[:40]}")


# ---- what draws itself again and again ----------------------------------------------------------


def _refuse_bombs(root: Element) -> None:
    """A few elements that use each other can stand for millions, or for ever."""
    named = {one.attrib["id"]: one for one in root.iter() if "id" in one.attrib}
    if _weight(root, named, {}, frozenset()) > SHAPES:
        raise Undrawable(f"it draws more than {SHAPES} shapes")


def _weight(
    element: Element,
    named: Mapping[str, Element],
    known: dict[Element, int],
    open_: frozenset[Element],
) -> int:
    """How many elements are drawn for one."""
    if element in open_ or len(open_) > 3 * DEEPEST:
        raise Undrawable("it uses itself")
    if element not in known:
        inside = open_ | {element}
        parts = [*element, *(named[name] for name in _used(element) if name in named)]
        known[element] = 1 + sum(_weight(part, named, known, inside) for part in parts)
    return known[element]


def _used(element: Element) -> Iterator[str]:
    for full, value in element.attrib.items():
        if full.rpartition("}")[2] == "href":
            yield value.strip().removeprefix("#")
        yield from (match[2] for match in _NAMED.finditer(value))
