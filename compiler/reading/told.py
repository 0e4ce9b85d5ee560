"""What a card says, in units that can be held against each other: one for each thing said.

In: a card, or what its printed text says of it. Out: `Unit`s, each with the sentence that Arsia
writes for it. Two that say the same are equal: the order of what has no order, and what words do
not tell apart, is made alike before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from compiler.graph import (
    Ability,
    Card,
    CardSet,
    Discard,
    May,
    OneOf,
    Pay,
    Pays,
    Produce,
    Remove,
    Spend,
    Then,
    Unordered,
    changed,
)
from compiler.reading.meanings.sentences import Said
from compiler.text import Texts, is_immediate
from compiler.text.words import sentence

APART = ("requirements", "points", "cheaper", "wild", "fields")
"""What a face shows elsewhere, so that its text may leave it out."""


@dataclass(frozen=True, slots=True)
class Unit:
    """`field` of the card that it is about, and `words` as Arsia writes them."""

    field: str
    words: str


def said_by(card: Card) -> Iterator[Said]:
    """All that a card says, in its order."""
    if card.requirements:
        yield Said("requirements", card.requirements)
    yield from (Said("start", (one,)) for one in card.start)
    yield from (Said("abilities", ability) for ability in card.abilities)
    if card.points:
        yield Said("points", card.points)
    if card.measure is not None:
        yield Said("measure", card.measure)
    for field in ("beginner", "protected"):
        if getattr(card, field):
            yield Said(field, "yes")
    yield from (Said("fields", one) for one in card.fields)
    if card.cheaper:
        yield Said("cheaper", (card.cheaper, card.cost_min))


def units(texts: Texts, card: Card, said: Said) -> Iterator[Unit]:
    """What is said, on such a card; `texts` are those that stand on it."""
    value: Any = alike(said.value, texts.words.currency)
    match said.field:
        case "abilities" if is_immediate(value):
            yield from (Unit("effect", sentence(texts.effect(one))) for one in steps(value.effect))
        case "abilities":
            for way in ways(value):
                yield Unit(way.label, texts.ability(way))
        case "requirements":
            for need in value:
                yield Unit("requirements", texts.requirement(replace(card, requirements=(need,))))
        case "points":
            yield from (Unit("points", sentence(texts.point(one))) for one in value)
        case field:
            words = " ".join(filter(None, texts.plain_lines(_only(card, field, value))))
            if words:
                yield Unit(field, words)


def _only(card: Card, field: str, value: Any) -> Card:
    """A card that says no more than this."""
    made = Card("", card.set, card.kind, card.name, holds=card.holds)
    match field:
        case "start":
            return replace(made, start=value)
        case "measure":
            return replace(made, measure=value)
        case "fields":
            return replace(made, fields=(value,))
        case "cheaper":
            return replace(made, cost=card.cost, cheaper=value[0], cost_min=value[1])
        case "beginner":
            return replace(made, beginner=True)
        case "protected":
            return replace(made, protected=True)
    return made


def steps(effect: Any) -> Iterator[Any]:
    """What is done, one thing after the other: sentences do not tell whether in this order."""
    if isinstance(effect, Unordered | Then):
        for part in effect.parts:
            yield from steps(part)
    else:
        yield effect


def ways(ability: Ability) -> Iterator[Ability]:
    """An action of this or that, and two actions, are the same in words."""
    effect = ability.effect
    if ability.label == "action" and isinstance(effect, OneOf):
        for part in effect.parts:
            yield from ways(replace(ability, effect=part))
    elif ability.label == "action" and isinstance(effect, May):
        yield from ways(replace(ability, effect=effect.body))
    else:
        yield ability


def alike(value: Any, currency: str) -> Any:
    """The same, with what words do not tell apart made one."""

    def change(node: Any) -> Any:
        match node:
            case Unordered(parts):
                flat = [one for part in parts for one in _parts(part)]
                return Unordered(tuple(sorted(flat, key=repr)))
            case OneOf(parts):
                return OneOf(tuple(sorted(parts, key=repr)))
            case May(Pays() as paid):
                return paid
            case Spend(str(resource), amount, None) if currency and resource == currency:
                return Pay(amount)
            case Remove(resource, amount, None, CardSet("this") as cards, False, False):
                return Spend(resource, amount, cards)
            case Produce() | Discard():
                return replace(node, far=False)
        return node

    return changed(value, change)


def _parts(effect: Any) -> tuple[Any, ...]:
    return effect.parts if isinstance(effect, Unordered) else (effect,)
