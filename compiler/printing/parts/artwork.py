"""Drawings for icons: packaged ones, and letter badges for vocabulary without one.

In: the kind and id of an icon. Out: SVG text. A packaged drawing is `icons/<kind>/<id>.svg`; a
badge has the shape of its kind, a colour made from its id, and letters.
"""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from zlib import crc32

from compiler.icons.items import Icon

ANY = "any"
"""Stands for any of its kind."""

COLOURS = ("#2f77b8", "#b8472f", "#3f8a45", "#8a5aa8", "#b88a1f", "#2f8f8a", "#a34d78", "#5d6b7d")
"""Fills of badges; white letters can be read on each."""

_SHAPES = {
    "resource": '<rect x="5" y="5" width="90" height="90" rx="15" {style}/>',
    "held": '<path d="M50 4 L96 50 L50 96 L4 50 Z" {style}/>',
    "tag": '<circle cx="50" cy="50" r="45" {style}/>',
    "tile": '<path d="M50 3 L91 26.5 V73.5 L50 97 L9 73.5 V26.5 Z" {style}/>',
    "terrain": '<path d="M50 3 L91 26.5 V73.5 L50 97 L9 73.5 V26.5 Z" {style}/>',
    "parameter": '<path d="M30 5 H70 L95 30 V70 L70 95 H30 L5 70 V30 Z" {style}/>',
    "counter": '<ellipse cx="50" cy="50" rx="46" ry="38" {style}/>',
    "sign": '<rect x="16" y="4" width="68" height="92" rx="9" {style}/>',
}


@cache
def packaged(kind: str, name: str) -> str | None:
    """The drawing that comes with the program, or None."""
    path = files("compiler.printing") / "icons" / kind / f"{name}.svg"
    return path.read_text("utf-8") if path.is_file() else None


def badge(kind: str, name: str, letters: str) -> str:
    colour = COLOURS[crc32(name.encode()) % len(COLOURS)] if name else "#8d857a"
    style = f'fill="{colour}" stroke="#2b2622" stroke-width="6" stroke-linejoin="round"'
    size = 54 if len(letters) < 2 else 40 if len(letters) == 2 else 28
    size = size * 4 // 5 if kind == "held" else size
    text = (
        f'<text x="50" y="{50 + size * 0.34:.0f}" font-family="Libertinus Serif" '
        f'font-weight="bold" font-size="{size}" text-anchor="middle" fill="#fff">'
        f"{escape(letters)}</text>"
    )
    shape = _SHAPES[kind].format(style=style)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    return f"{head}\n  {shape}\n  {text}\n</svg>\n"


def drawing(icon: Icon, letters: str) -> str:
    return packaged(icon.kind, icon.id or ANY) or badge(icon.kind, icon.id, letters)
