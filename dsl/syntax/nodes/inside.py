"""What stands inside of a node, whatever kind of node it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dsl.syntax.nodes.things import Word


def words_in(node: Any) -> Iterator[Word]:
    """Its words and quoted names, in the order in which they stand."""
    if isinstance(node, Word):
        yield node
    elif isinstance(node, tuple):
        for part in node:
            yield from words_in(part)
    else:
        for name in getattr(type(node), "__dataclass_fields__", ()):
            yield from words_in(getattr(node, name))
