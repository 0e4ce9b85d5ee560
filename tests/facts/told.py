"""What is compiled, told in one line a thing: the form of the tables beside this module.

In: a card, an area, a parameter or another node of the graph. Out: a line with every field that
does not hold its default, so that nothing a card says can be missing from its line. What has no
order, or comes to the same, is told in one way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any

from compiler.graph.cards import Ability, Card
from compiler.graph.effects import Effect, OneOf, Pays, Then, Unordered
from compiler.graph.fields import node_name
from compiler.graph.selectors import AreaSet, Beside, CardSet, DelegateSet, TileSet
from compiler.graph.things import Compare
from compiler.graph.vocabulary import AreaPlace

NO_FACTS = ("by", "id", "set", "flavour", "picture", "icon", "symbol", "plural", "drawn")
"""Fields that say nothing of the game: where a thing was written and how it looks."""

UNNAMED = (CardSet, TileSet, AreaSet, DelegateSet, Beside, Compare)
"""Nodes of which the field says that it is one of them."""

STRUCTURE = Unordered | Then | OneOf | Pays


def card_line(card: Card) -> str:
    """Its number and name, kind and cost, then what is said of it, between bars."""
    head = f"{card.number} {card.name}".strip()
    kind = card.kind if card.cost is None else f"{card.kind} {card.cost}"
    return " | ".join((head, kind, *_said_of(card)))


def area_line(board: str, area: AreaPlace) -> str:
    """Of an area of a board: its label, then what it is."""
    skip = ("label", "regions")
    return " | ".join((f"{board}{area.label}", *_fields(area, skip)))


def line(node: Any) -> str:
    """Of what is neither: kind and name, then what is said of it."""
    return " | ".join((f"{_name(node)} {node.name}", *_fields(node, ("name", "areas"))))


def _said_of(card: Card) -> Iterator[str]:
    told = ("number", "name", "kind", "cost", "start", "tags")
    own_lines = ("fields", "requirements", "abilities", "points")
    yield from sorted(f"start {amount} {resource}" for resource, amount in card.start)
    yield from [f"tags:{'/'.join(card.tags)}"] * bool(card.tags)
    yield from _fields(card, skip=(*told, *own_lines))
    yield from (f"{name} {'/'.join(map(str, values))}" for name, values in card.fields)
    yield from sorted(f"requires {_term(one)}" for one in card.requirements)
    yield from _abilities(card.abilities)
    yield from sorted(f"vp {_rest(one)}" for one in card.points)


def _abilities(abilities: Iterable[Ability]) -> Iterator[str]:
    """What happens at once is one line, whatever it was written in; the others follow."""
    at_once = [one.effect for one in abilities if one.label == "play" and one.effect]
    if at_once:
        yield _effect(Unordered(tuple(at_once)))
    yield from sorted(text for one in abilities if one.label != "play" for text in _ability(one))


def _ability(ability: Ability) -> Iterator[str]:
    """A choice between actions is as many actions."""
    heard = " or ".join(_rest(event) for event in ability.events)
    label = f"when {heard}" if ability.label == "trigger" else ability.label
    value = "" if ability.at is None else f" {ability.at}"
    span = "" if ability.span == "always" else f" {ability.span}"
    asked = "" if ability.condition is None else f" if {_term(ability.condition)}"
    done = ability.rule or ability.effect
    ways = done.parts if ability.label == "action" and isinstance(done, OneOf) else (done,)
    yield from (f"{label}{value}{span}{asked}: {_effect(way)}" for way in ways)


# ---- effects ------------------------------------------------------------------------------------


def _effect(effect: Any) -> str:
    match effect:
        case Unordered():
            every = list(_flat(effect))
            return ", ".join(sorted(map(_inner, every))) if every[1:] else _effect(every[0])
        case Then(parts):
            return " then ".join(map(_inner, parts))
        case OneOf(parts):
            return " or ".join(sorted(map(_inner, parts)))
        case Pays(cost, gain):
            return f"{_inner(cost)} -> {_inner(gain)}"
        case _:
            return _term(effect)


def _flat(effect: Unordered) -> Iterator[Effect]:
    for part in effect.parts:
        yield from _flat(part) if isinstance(part, Unordered) else (part,)


def _inner(effect: Effect) -> str:
    text = _effect(effect)
    return f"({text})" if isinstance(effect, STRUCTURE) else text


# ---- nodes and what they hold -------------------------------------------------------------------


def _term(node: Any) -> str:
    return _rest(node) if isinstance(node, UNNAMED) else f"{_name(node)} {_rest(node)}".strip()


def _name(node: Any) -> str:
    return node_name(type(node))


def _rest(node: Any) -> str:
    return " ".join(_fields(node))


def _fields(node: Any, skip: tuple[str, ...] = ()) -> Iterator[str]:
    """Of every field that does not hold its default: its name and what it holds. What must be said
    needs no name, nor does what the node is named for."""
    for field in fields(node):
        held = getattr(node, field.name)
        if field.name in (*skip, *NO_FACTS) or held == _default(field):
            continue
        word = field.name.replace("_", "-")
        if isinstance(held, bool):
            yield word if held else f"no-{word}"
        elif field.default is MISSING or word == _name(node):
            yield _value(held)
        else:
            yield f"{word}:{_value(held)}"


def _default(field: Field[Any]) -> object:
    return field.default_factory() if field.default_factory is not MISSING else field.default


def _value(held: Any) -> str:
    if isinstance(held, tuple):
        ordered = any(isinstance(one, int) for one in held)  # what, and how much of it
        return "/".join(map(_value, held) if ordered else sorted(map(_value, held)))
    if isinstance(held, STRUCTURE):
        return f"({_effect(held)})"
    if is_dataclass(held):
        return f"[{_term(held)}]"
    return str(held).replace(" ", "-") or "*"
