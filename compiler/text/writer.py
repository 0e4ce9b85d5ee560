"""The writer: composes the phrases of effects, and says how much of a resource.

In: a table of functions, one per class of node. Out: `Writer`, which those functions are given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from compiler.graph import (
    Amount,
    Effect,
    Lowest,
    Printed,
    Resource,
    That,
)
from compiler.text.amounts import quantity
from compiler.text.words import Words, joined


@dataclass(frozen=True, slots=True)
class Writer:
    """Composes phrases by `table`. `single`: exactly one card was turned over just before.
    `stress`: others' production is spoken of too, so that one's own must be called so."""

    words: Words
    table: Mapping[type, Callable[[Writer, Any], str]]
    single: bool = False
    stress: bool = False

    def phrase(self, effect: Effect) -> str:
        return self.table[type(effect)](self, effect)

    def cards(self, amount: Amount) -> str:
        return quantity(self.words, amount, "card", "cards")

    def of_resource(self, resource: Resource, amount: Amount) -> str:
        """`2 plants`, `1 of that resource`."""
        words = self.words
        match resource:
            case str():
                names = words.resource(resource, many=False), words.resource(resource)
                return quantity(words, amount, *names)
            case That():
                return f"{quantity(words, amount, '', '').strip()} of that resource"
            case Printed(resources, at):
                one = joined((words.resource(r, many=False) for r in resources), "or")
                many = joined((words.resource(r) for r in resources), "or")
                tile = "it" if at == "it" else "this tile"
                return f"{quantity(words, amount, one, many)} (as printed under {tile})"
            case Lowest():
                of = "of a resource with the lowest production"
                return f"{quantity(words, amount, '', '').strip()} {of}"
