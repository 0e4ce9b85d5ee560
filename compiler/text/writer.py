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
from compiler.text.words import Words


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

    def say(self, message: str, **arguments: Any) -> str:
        return self.words.say(message, **arguments)

    def cards(self, amount: Amount) -> str:
        one, many = (self.say("card-noun", number=number) for number in ("one", "many"))
        return quantity(self.words, amount, one, many)

    def steps(self, amount: Amount) -> str:
        one, many = (self.say("steps", number=number) for number in ("one", "many"))
        return quantity(self.words, amount, one, many)

    def figure(self, amount: Amount) -> str:
        """How much, without of what."""
        return quantity(self.words, amount, "", "").strip()

    def of_resource(self, resource: Resource, amount: Amount) -> str:
        """`2 plants`, `1 of that resource`."""
        words = self.words
        match resource:
            case str():
                names = words.resource(resource, many=False), words.resource(resource)
                return quantity(words, amount, *names)
            case That():
                return self.say("of-that", figure=self.figure(amount))
            case Printed(resources, at):
                one = words.joined((words.resource(r, many=False) for r in resources), "or")
                many = words.joined((words.resource(r) for r in resources), "or")
                thing = quantity(words, amount, one, many)
                return self.say("as-printed", thing=thing, tile=at)
            case Lowest():
                return self.say("of-lowest", figure=self.figure(amount))
