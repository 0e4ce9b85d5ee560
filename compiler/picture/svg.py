"""A drawing as SVG, laid out as the tree that it is, from left to right.

In: a `Drawing`. Out: an SVG document with nothing from outside. Boxes stand one column further
right than what they belong to; lines of order and of triggers are bows beside the tree.
"""

from __future__ import annotations

import textwrap
from html import escape

from compiler.picture.drawing import Box, BoxKind, Drawing, Line
from dsl.reading.records import dataclass

_WIDE = 34  # letters in a line of a box
_LETTER, _LINE, _PAD = 6.6, 15, 8
_GAP_X, _GAP_Y, _MARGIN = 46, 14, 16
_TREE = ("has", "part", "pays", "then")


@dataclass(frozen=True, slots=True)
class _Place:
    """A box where it stands; `rows` are its lines of text, the first `strong` ones its title."""

    box: Box
    x: float
    y: float
    width: float
    height: float
    rows: tuple[str, ...]
    strong: int

    @property
    def middle(self) -> float:
        return self.y + self.height / 2


def svg(picture: Drawing) -> str:
    places = _layout(picture)
    width = max(place.x + place.width for place in places.values()) + _MARGIN
    height = max(place.y + place.height for place in places.values()) + _MARGIN
    body = [_line(line, places) for line in picture.lines]
    body += [_box(place) for place in places.values()]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
            f'viewBox="0 0 {width:.0f} {height:.0f}" font-family="sans-serif" font-size="11">',
            f"<title>{escape(picture.boxes[0].title)}</title>",
            _MARKERS,
            *body,
            "</svg>\n",
        ]
    )


_MARKERS = "\n".join(
    f'<marker id="{name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
    f'orient="auto"><path d="M0 0L8 4L0 8z" fill="{colour}"/></marker>'
    for name, colour in (("part", "#555"), ("pays", "#c0392b"), ("sets", "#2c6fad"))
)

# ---- layout -------------------------------------------------------------------------------------


def _layout(picture: Drawing) -> dict[str, _Place]:
    """Leaves from top to bottom, everything else beside the middle of what belongs to it."""
    below: dict[str, list[str]] = {box.id: [] for box in picture.boxes}
    for line in picture.lines:
        if line.kind in _TREE:
            below[line.source].append(line.target)
    sizes = {box.id: _sized(box) for box in picture.boxes}
    places: dict[str, _Place] = {}
    _put(picture.boxes[0].id, _MARGIN, _MARGIN, below, sizes, places)
    return places


def _sized(box: Box) -> _Place:
    title = textwrap.wrap(box.title, _WIDE) or [""]
    rows = [*title, *(row for note in box.notes for row in textwrap.wrap(note, _WIDE + 6))]
    width = max(len(row) for row in rows) * _LETTER + 2 * _PAD
    return _Place(box, 0, 0, width, len(rows) * _LINE + _PAD, tuple(rows), len(title))


def _put(
    name: str,
    x: float,
    y: float,
    below: dict[str, list[str]],
    sizes: dict[str, _Place],
    places: dict[str, _Place],
) -> float:
    """Place a box and all below it at or under `y`; the y under them."""
    one = sizes[name]
    end = y
    for child in below[name]:
        end = _put(child, x + one.width + _GAP_X, end, below, sizes, places)
    children = [places[child] for child in below[name]]
    middle = (children[0].middle + children[-1].middle) / 2 if children else y + one.height / 2
    top = max(y, middle - one.height / 2)
    places[name] = _Place(one.box, x, top, one.width, one.height, one.rows, one.strong)
    return max(end, top + one.height + _GAP_Y)


# ---- drawing ------------------------------------------------------------------------------------

_COLOURS: dict[BoxKind, tuple[str, str, str]] = {  # fill, stroke, text
    "card": ("#7a3b1e", "#7a3b1e", "#fff"),
    "when": ("#f2d8b8", "#7a3b1e", "#000"),
    "effect": ("#fff", "#555", "#000"),
    "cost": ("#fbe3e0", "#c0392b", "#000"),
    "choice": ("#e3edf7", "#2c6fad", "#000"),
    "join": ("#eee", "#888", "#000"),
    "rule": ("#e6f2e3", "#3d8b37", "#000"),
    "points": ("#fff7d6", "#b8932a", "#000"),
}


def _box(place: _Place) -> str:
    fill, stroke, colour = _COLOURS[place.box.kind]
    round_ = {"when": 12, "rule": 12, "choice": 6}.get(place.box.kind, 2)
    rows = [
        f'<text x="{place.x + _PAD:.1f}" y="{place.y + _PAD + 5 + index * _LINE:.1f}" '
        f'fill="{colour if index < place.strong else "#777"}"'
        f"{'' if index < place.strong else _SMALL}>{escape(row)}</text>"
        for index, row in enumerate(place.rows)
    ]
    return (
        f'<g class="{place.box.kind}"><rect x="{place.x:.1f}" y="{place.y:.1f}" '
        f'width="{place.width:.1f}" height="{place.height:.1f}" rx="{round_}" fill="{fill}" '
        f'stroke="{stroke}"/>{"".join(rows)}</g>'
    )


_SMALL = ' font-size="9"'


def _line(line: Line, places: dict[str, _Place]) -> str:
    if line.kind in _TREE:
        return _branch(line, places[line.source], places[line.target])
    return _bow(line, places[line.source], places[line.target])


def _branch(line: Line, source: _Place, target: _Place) -> str:
    x, y = source.x + source.width, source.middle
    half = (target.x - x) / 2
    path = f"M{x:.1f} {y:.1f}C{x + half:.1f} {y:.1f} {x + half:.1f} {target.middle:.1f} "
    path += f"{target.x:.1f} {target.middle:.1f}"
    colour, marker = ("#c0392b", "pays") if line.kind == "pays" else ("#555", "part")
    arrow = "" if line.kind == "has" else f' marker-end="url(#{marker})"'
    thick = ' stroke-width="2"' if line.kind == "pays" else ""
    drawn = f'<path d="{path}" fill="none" stroke="{colour}"{thick}{arrow}/>'
    return drawn + _caption(line.label, x + half, (y + target.middle) / 2 - 3, colour)


def _bow(line: Line, source: _Place, target: _Place) -> str:
    """Beside the boxes: order on their right, what sets off something over to its left."""
    if line.kind == "order":
        x = max(source.x + source.width, target.x + target.width)
        a, b = (source.x + source.width, source.middle), (target.x + target.width, target.middle)
        side = x + _GAP_X / 2
    else:
        a, b = (source.x, source.y + 4), (target.x + target.width, target.y + target.height - 4)
        side = (a[0] + b[0]) / 2
    path = (
        f"M{a[0]:.1f} {a[1]:.1f}C{side:.1f} {a[1]:.1f} {side:.1f} {b[1]:.1f} {b[0]:.1f} {b[1]:.1f}"
    )
    colour, dash = ("#888", "2 3") if line.kind == "order" else ("#2c6fad", "6 3")
    arrow = "" if line.kind == "order" else ' marker-end="url(#sets)"'
    text = f"order: {line.label}" if line.kind == "order" else "sets off"
    drawn = f'<path d="{path}" fill="none" stroke="{colour}" stroke-dasharray="{dash}"{arrow}/>'
    return f"<g><title>{escape(text)}</title>{drawn}</g>"


def _caption(text: str, x: float, y: float, colour: str) -> str:
    if not text or text == "->":
        return ""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="middle" font-size="9"'
    return f'<text {place} fill="{colour}">{escape(text)}</text>'
