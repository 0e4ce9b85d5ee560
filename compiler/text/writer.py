"""The writer: composes the phrases of effects, and says how much of a resource.

In: a table of functions, one per class of node. Out: `Writer`, which those functions are given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from compiler.graph import (
    Amount,
    CardSet,
    DelegateSet,
    Effect,
    Every,
    Lowest,
    OneOf,
    Place,
    Printed,
    Resource,
    That,
    Then,
    TileSet,
    Unordered,
    somebodys,
    walk,
)
from compiler.graph.fields import node_name
from compiler.text.amounts import quantity
from compiler.text.selectors import a_card, a_delegate, a_tile
from compiler.text.words import Words
from dsl.reading.records import dataclass


@dataclass(frozen=True, slots=True)
class Several:
    """Things that stand in the place of one: each with how much of it, and whether up to that.
    `every`: they are the same of each standard resource."""

    things: tuple[tuple[Any, Any, bool], ...]
    every: bool = False


@dataclass(frozen=True, slots=True)
class Writer:
    """Composes phrases by `table`. `single`: exactly one card was turned over just before.
    `stress`: others' production is spoken of too, so that one's own must be called so."""

    words: Words
    table: Mapping[type, Callable[[Writer, Any], str]]
    single: bool = False
    stress: bool = False

    def phrase(self, effect: Effect) -> str:
        if isinstance(effect, Unordered | Then | OneOf) and (plain := somebodys(effect)):
            return self.nobodys(plain, self.phrase(plain))
        return self.table.get(type(effect), plainly)(self, effect)

    def nobodys(self, effect: Effect, text: str) -> str:
        """What nobody does; of tiles that would be somebody's, that these are not."""
        placed = (node.tile for node in walk(effect) if isinstance(node, Place))
        owned = any(tile not in self.words.tiles or self.words.tiles[tile].owned for tile in placed)
        return self.say("bare-owned" if owned else "bare", text=text)

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

    def as_far(self, amount: Amount, text: str, how: str = "as-far") -> str:
        """Or as much as there is, which all of it says already."""
        return text if isinstance(amount, Every) else self.say(how, text=text)

    def of_resource(self, resource: Resource | Several, amount: Amount) -> str:
        """`2 plants`, `1 of that resource`."""
        words = self.words
        match resource:
            case Several(every=True):
                return self.say("of-each-standard", figure=self.figure(amount))
            case Several(things):
                told = (self._so_much(*thing) for thing in things)
                return words.joined(told)
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
            case Lowest(of=of):
                return self.say("of-lowest", figure=self.figure(amount), of=of)

    def _so_much(self, resource: Resource, amount: Amount, up_to: bool) -> str:
        thing = self.of_resource(resource, amount)
        return self.say("up-to", thing=thing) if up_to else thing


def plainly(writer: Writer, node: Effect) -> str:
    """The message that has the name of the node; what its fields hold are the arguments: `card`,
    `tile`, `delegate`, `thing` for so much of a resource, others by their own names."""
    arguments: dict[str, Any] = {}
    for field in fields(node):
        match getattr(node, field.name):
            case CardSet() as cards:
                arguments["card"] = a_card(writer.words, cards, "from")
            case TileSet() as tiles:
                arguments["tile"] = a_tile(writer.words, tiles)
            case DelegateSet() as delegates:
                arguments["delegate"] = a_delegate(writer.words, delegates)
            case int() | str() as value if field.name != "by":
                arguments[field.name] = value
    if hasattr(node, "resource") and hasattr(node, "amount"):
        arguments["thing"] = writer.of_resource(node.resource, node.amount)
    kind: Any = type(node)
    return writer.say(node_name(kind), **arguments)
