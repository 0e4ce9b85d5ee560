"""The face of a card in the terminal, and its graph as a tree.

In: a `Library` and a `Card`. Out: things that rich prints. Icons are written out: `2 steel`, tiles
in angle brackets, tags in round ones, a production box in square ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, assert_never

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from compiler.face.face import Face, face
from compiler.graph import Ability, Card, Library
from compiler.icons import Icon, Item, Produced, Row, Sign
from compiler.text import Texts
from compiler.text.words import Words, readable

STYLES = {
    "automated": "green",
    "active": "blue",
    "event": "red",
    "corporation": "yellow",
    "prelude": "magenta",
    "token": "cyan",
}
WIDTH = 64
SMALL = 40
"""So wide is a token."""


def show(library: Library, card: Card) -> RenderableType:
    """The face of the card, and below it the graph of each of its abilities."""
    parts: list[RenderableType] = [show_face(library, card)]
    parts += [graph_tree(ability) for ability in card.abilities]
    return Group(*parts)


# ---- the face -----------------------------------------------------------------------------------


def show_face(library: Library, card: Card) -> Panel:
    data = face(library, card)
    words = Texts(library).words
    own = next((one.face for one in library.kinds if one.id == card.kind), data.kind)
    style = STYLES.get(own, "white")
    parts = [_head(words, data), *_boxes(words, data), *_body(words, data)]
    many = f"×{data.copies}" if data.copies > 1 else ""
    kept = " · ".join(filter(None, (data.number, many, readable(data.kind), data.set)))
    return Panel(
        Group(*parts),
        title=Text(data.name, style=f"bold {style}"),
        subtitle=Text(kept, style="dim"),
        border_style=style,
        box=box.ROUNDED,
        width=SMALL if own == "token" else WIDTH,
    )


def _head(words: Words, data: Face) -> Table:
    head = Table.grid(expand=True)
    head.add_column()
    head.add_column(justify="right")
    cost = Text(f" {data.cost} ", style="bold black on yellow") if data.cost else Text()
    requirement = Text()
    if data.requirement:
        lead = "  requires " if data.requirement_text else "  "
        requirement = Text(lead, style="dim") + row_text(words, data.requirement)
    tags = Text(" ").join(Text(icon_text(words, tag), style="bold") for tag in data.tags)
    head.add_row(cost + requirement, tags)
    return head


def _boxes(words: Words, data: Face) -> Iterator[RenderableType]:
    for one in data.panels:
        yield Panel(
            Group(row_text(words, one.row), Text(one.text, style="italic")),
            box=box.SQUARE,
            border_style="dim",
        )


def _body(words: Words, data: Face) -> Iterator[RenderableType]:
    rows = [row for row in (data.start, *data.rows) if row]
    if rows:
        line = Text("   ").join(row_text(words, row) for row in rows)
        yield Padding(line, (1, 0, 0, 0))
    if data.track:
        places = Text(" · ").join(row_text(words, (place,)) for place in data.track)
        yield Text("track  ", style="dim") + places
    for text in (data.requirement_text, data.text):
        if text:
            yield Text(text, style="italic")
    if data.flavour:
        yield Text(data.flavour, style="italic dim")
    if data.holds:
        yield Text(f"Holds {words.resource(data.holds.id)}.", style="dim")
    if data.points_text:
        yield Rule(style="dim")
        yield Text(data.points_text.rstrip("."), style="bold", justify="right")


def row_text(words: Words, row: Row) -> Text:
    text = Text()
    for item in row:
        piece = item_text(words, item)
        glued = piece in (":", "*", ")", ",") or not text
        text.append(piece if glued or text.plain.endswith("(") else f" {piece}", _style(item))
    return text


def _style(item: Item) -> str:
    return "red" if isinstance(item, Icon) and item.red else ""


def item_text(words: Words, item: Item) -> str:
    match item:
        case Sign(text):
            return text
        case Icon():
            return icon_text(words, item)
        case Produced(rows):
            inner = ", ".join(" ".join(item_text(words, i) for i in row) for row in rows)
            return f"[{inner}]"
    assert_never(item)


ARROWS = {"arrow": "→"}


def icon_text(words: Words, icon: Icon) -> str:
    """`2 steel`, `(science)`, `<ocean>`; the red border is written `any`."""
    count = "" if icon.count in ("", "1") and icon.kind not in ("resource", "held") else icon.count
    match icon.kind:
        case "resource" | "held":
            name = words.resource(icon.id, many=icon.count != "1") if icon.id else "resource"
        case "tag":
            name = f"({words.tag(icon.id) if icon.id else 'tag'})"
        case "tile":
            name = f"<{words.tile(icon.id).removesuffix(f' {words.piece}') if icon.id else 'tile'}>"
        case "terrain":
            name = words.terrain(icon.id)
        case "parameter" | "counter":
            name = words.track(icon.id)
        case "sign":
            name = ARROWS.get(icon.id, readable(icon.id))
        case _:
            assert_never(icon.kind)
    return " ".join(part for part in (count, "any" if icon.red else "", name) if part)


# ---- the graph ----------------------------------------------------------------------------------


def graph_tree(ability: Ability) -> Tree:
    """Every node that is set, fields at their defaults left out."""
    tree = Tree(_label(ability))
    _grow(tree, ability)
    return tree


def _label(node: Any) -> Text:
    text = Text(type(node).__name__, style="bold cyan")
    for name, value in _set_fields(node):
        if not _has_nodes(value):
            text.append(f"  {name}=", style="dim")
            text.append(_plain(value))
    return text


def _grow(tree: Tree, node: Any) -> None:
    for name, value in _set_fields(node):
        if _has_nodes(value):
            for child in value if isinstance(value, tuple) else (value,):
                branch = tree.add(Text(f"{name}: ", style="dim") + _label(child))
                _grow(branch, child)


def _set_fields(node: Any) -> Iterator[tuple[str, Any]]:
    for one in fields(node):
        value = getattr(node, one.name)
        if one.compare and value != one.default:
            yield one.name, value


def _has_nodes(value: Any) -> bool:
    if isinstance(value, tuple):
        return any(is_dataclass(part) for part in value)
    return is_dataclass(value)


def _plain(value: Any) -> str:
    if isinstance(value, tuple):
        return "/".join(str(part) for part in value)
    return str(value)
