"""English for what holds effects together: and, then, or, to, may, if.

In: structure nodes. Out: phrases composed of their parts'. One function per class, in `STRUCTURE`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from compiler.graph import (
    Add,
    Chosen,
    Each,
    Effect,
    Gain,
    Look,
    May,
    OneOf,
    Pays,
    Place,
    Produce,
    Raise,
    Remove,
    Repeatedly,
    Spend,
    Then,
    Unordered,
    When,
    Whose,
)
from compiler.text.conditions import clause
from compiler.text.words import joined
from compiler.text.writer import Writer

PEOPLE: dict[Whose, str] = {
    "you": "you",
    "any": "any player",
    "all": "each player",
    "opponents": "each opponent",
    "that": "that player",
    "owner": "its owner",
    "nobody": "nobody",
}


def _is_plain(effect: Effect) -> bool:
    """True where a following effect of the same verb can go without repeating it."""
    match effect:
        case (
            Spend(source=None)
            | Gain(resource=str())
            | Add()
            | Remove()
            | Produce(resource=str())
            | Raise(steps=_)
        ):
            amount = effect.steps if isinstance(effect, Raise) else effect.amount
            return isinstance(amount, int | Chosen)
        case Place():
            return effect.area is None and not effect.free
    return False


def merged(writer: Writer, parts: Iterable[Effect], word: str = "and") -> list[str]:
    """The phrases of the parts; neighbours with one verb share it: `gain 2 plants and 1 steel`."""
    parts = tuple(parts)
    if any(isinstance(part, Produce) and part.whose != "you" for part in parts):
        writer = replace(writer, stress=True)
    groups: list[list[str]] = []
    last: tuple[type, str] | None = None
    for part in parts:
        phrase = writer.phrase(part)
        verb, _, rest = phrase.partition(" ")
        key = (type(part), verb) if _is_plain(part) else None
        if key is not None and key == last:
            groups[-1].append(rest)
        else:
            groups.append([phrase])
        last = key
    return [joined(group, word) for group in groups]


def _is_compound(effect: Effect) -> bool:
    return isinstance(effect, Unordered | Then | OneOf | When | Pays)


def _unordered(writer: Writer, node: Unordered) -> str:
    choices = [part for part in node.parts if isinstance(part, OneOf)]
    others = [part for part in node.parts if not isinstance(part, OneOf)]
    phrases = merged(writer, others) + [f"either {writer.phrase(part)}" for part in choices]
    if len(phrases) > 1 and any(" and " in phrase or _is_long(phrase) for phrase in phrases[:-1]):
        return f"{', '.join(phrases[:-1])}, and {phrases[-1]}"
    return joined(phrases)


def _is_long(phrase: str) -> bool:
    return ", " in phrase or " or " in phrase


def _then(writer: Writer, node: Then) -> str:
    phrases = []
    for part in node.parts:
        phrases.append(writer.phrase(part))
        if isinstance(part, Look):
            writer = replace(writer, single=part.amount == 1)
    return ", then ".join(phrases)


def _one_of(writer: Writer, node: OneOf) -> str:
    phrases = merged(writer, node.parts, "or")
    if any(_is_compound(part) for part in node.parts):
        return ", or ".join(phrases)
    return joined(phrases, "or")


def _pays(writer: Writer, node: Pays) -> str:
    gain = writer.phrase(node.gain)
    if isinstance(node.gain, When | May | Each | Repeatedly):
        return f"{writer.phrase(node.cost)}, then {gain}"
    cost = writer.phrase(node.cost)
    return f"{cost} to {'either ' if isinstance(node.gain, OneOf) else ''}{gain}"


def _may(writer: Writer, node: May) -> str:
    return f"you may {writer.phrase(node.body)}"


def _repeatedly(writer: Writer, node: Repeatedly) -> str:
    return f"any number of times, {writer.phrase(node.body)}"


def _each(writer: Writer, node: Each) -> str:
    return f"{PEOPLE[node.who]}: {writer.phrase(node.body)}"


def _when(writer: Writer, node: When) -> str:
    text = f"if {clause(writer.words, node.condition)}, {writer.phrase(node.yes)}"
    return text if node.no is None else f"{text}; otherwise {writer.phrase(node.no)}"


STRUCTURE: dict[type, Callable[[Writer, Any], str]] = {
    Unordered: _unordered,
    Then: _then,
    OneOf: _one_of,
    Pays: _pays,
    May: _may,
    Repeatedly: _repeatedly,
    Each: _each,
    When: _when,
}
