"""Icons for graph nodes: what a card shows for what it does.

In: nodes of the graph. Out: rows of items, plain data that a printed or a terminal face lays out.
"""

from compiler.icons.conditions import condition_row, event_row
from compiler.icons.effects import effect_row, effect_rows
from compiler.icons.items import (
    ARROW,
    COLON,
    COMMA,
    SLASH,
    STAR,
    Drawer,
    Icon,
    Item,
    Produced,
    Row,
    Sign,
    parted,
)
from compiler.icons.measures import measure_row
from compiler.icons.rules import rule_row
from compiler.icons.titles import icon_title

__all__ = [
    "ARROW",
    "COLON",
    "COMMA",
    "SLASH",
    "STAR",
    "Drawer",
    "Icon",
    "Item",
    "Produced",
    "Row",
    "Sign",
    "condition_row",
    "effect_row",
    "effect_rows",
    "event_row",
    "icon_title",
    "measure_row",
    "parted",
    "rule_row",
]
