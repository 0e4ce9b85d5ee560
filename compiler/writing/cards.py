"""A whole card in card text.

In: a card of the graph and its library. Out: its declaration in the canonical form, with a line
for every property, requirement and ability.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler import graph as g
from compiler.names.kinds import KINDS
from compiler.writing.conditions import condition, events
from compiler.writing.effects import branch, effect
from compiler.writing.measures import amount, counted, having
from compiler.writing.names import Names, Phrases, Unwritable
from compiler.writing.rules import given

_KINDS = {row.card: row for row in KINDS.values() if row.card is not None}


def card_text(library: g.Library, card: g.Card) -> str:
    """Raises Unwritable for what the language cannot say."""
    n = Names.of(library)
    lines = [_header(card), *(f"  {line}" for line in _lines(n, card))]
    return "\n".join(lines) + "\n"


def _header(card: g.Card) -> str:
    row = _KINDS.get(card.kind)
    words = [row.words if row is not None else card.kind]
    if row is not None and row.loose:
        words.append(card.id)
    if card.number:
        words.append(card.number)
    return " ".join([*words, f'"{card.name}"'])


def _lines(names: Names, card: g.Card) -> Iterator[str]:
    yield from _properties(names, card)
    if card.requirements:
        yield requirement_text(names, card.requirements)
    if card.holds:
        held = "any resource" if card.holds == g.ANY else names.noun("resource", card.holds)
        yield f"holds {held}" + (", protected" if card.protected else "")
    for ability in card.abilities:
        yield from _ability(names, ability)
    for points in card.points:
        yield points_text(names, points)


def requirement_text(names: Names, requirements: tuple[g.Condition, ...]) -> str:
    return "requires " + ", ".join(condition(names, one) for one in requirements)


def _properties(names: Names, card: g.Card) -> Iterator[str]:
    if card.needs:
        yield f"needs {', '.join(card.needs)}"
    if card.beginner:
        yield "beginner"
    if card.start:
        many = [f"{much} {names.noun('resource', name, much != 1)}" for name, much in card.start]
        yield "start " + ", ".join(many)
    if card.cost is not None:
        yield f"cost {card.cost}{_cheaper(names, card.cheaper)}"
    if card.cost_min:
        yield f"cost min {card.cost_min}"
    if card.copies != 1:
        yield f"copies {card.copies}"
    if card.picture is not None:
        yield f'picture "{card.picture.name}"'
    if card.flavour:
        yield f'flavour "{card.flavour}"'
    for text in card.texts:
        yield f'text {"" if text.checked else "unchecked "}"{text.words}"'
    if card.replaces:
        yield f'replaces "{card.replaces}"'
    if card.tags:
        yield "tags " + ", ".join(names.noun("tag", tag) for tag in card.tags)
    if card.protected and not card.holds:
        yield "protected"
    for word, values in card.fields:
        yield f"{word} " + ", ".join(_value(names, value) for value in values)
    if card.board:
        yield f"board {card.board}"
    if card.measure is not None:
        yield ("fewest " if card.fewest else "most ") + counted(names, card.measure, many=True)


def _value(names: Names, value: int | str) -> str:
    """A number, a word of vocabulary, or the name of a card."""
    if isinstance(value, str) and value in names.cards and value not in names.nouns["resource"]:
        return names.card(value)
    return str(value)


def _cheaper(names: Names, less: g.Amount) -> str:
    if less == 0:
        return ""
    front, back = amount(names, less)
    return f" minus {front}{back}"


def points_text(names: Names, points: g.Points) -> str:
    sign = "-" if points.negative else ""
    front, back = amount(names, points.amount)
    text = f"vp {sign}{front}{back}"
    held, others = points.held()
    who = _OTHERS[points.whose] if points.whose != "you" else ""
    who += "".join(having(names, one) for one in held)
    if points.whose == "all" and others and isinstance(others[0], g.Leads):
        who, others = f"the players with {condition(names, others[0])}", others[1:]
    left = g.both(*others)
    text += f" if {condition(names, left)}" if left is not None else ""
    return f"{who}: {text}" if who else text


_OTHERS = Phrases({"all": "each player", "opponents": "each opponent"})


# ---- abilities ----------------------------------------------------------------------------------

_MOMENTS = {g.SET_UP: "set-up", g.GAME_END: "game end"}
_LABELS = {"first-action": "first action"}


def _ability(names: Names, one: g.Ability) -> Iterator[str]:
    match one:
        case g.Ability("play", effect=made) if made is not None:
            yield from _plain(names, made)
        case g.Ability("effect"):
            yield label(names, one)
        case g.Ability("action" | "once" | "conversion", effect=made, condition=held) if (
            made and held
        ):
            yield f"{label(names, one)}: {branch(names, made)}"
        case g.Ability(effect=made) if made is not None:
            if one.condition is not None:
                raise Unwritable(f"a condition on {one.label}")
            yield f"{label(names, one)}: {effect(names, made)}"
        case _:
            raise Unwritable(f"an ability {one.label} with nothing in it")


def label(names: Names, one: g.Ability) -> str:
    """What stands before the colon; of a continuous effect the whole line."""
    match one:
        case g.Ability("effect", rule=made) if made is not None:
            whose = f"{_OTHERS[one.whose]}: " if one.whose != "you" else ""
            return f"{given(names, made, one.span, one.times, whose)}{_if(names, one)}"
        case g.Ability("trigger", events=(g.Event("phase", phase=phase),)):
            return f"at {_MOMENTS.get(phase) or f'{phase} phase'}"
        case g.Ability("trigger", events=heard):
            often = "once" if one.times == 1 else f"{one.times} times"
            return f"{f'{often} per {one.once} ' * bool(one.once)}when {events(names, heard)}"
        case g.Ability("action", times=times, condition=held) if times > 1:
            waits = f" if {condition(names, held)}:" if held is not None else ""
            return f"{times} times per generation:{waits}".removesuffix(":")
        case g.Ability("action" | "once" | "conversion", condition=held) if held is not None:
            return f"{one.label}: if {condition(names, held)}"
        case _:
            return _LABELS.get(one.label, one.label)


def _if(names: Names, one: g.Ability) -> str:
    return f" if {condition(names, one.condition)}" if one.condition is not None else ""


def _plain(names: Names, made: g.Effect) -> Iterator[str]:
    """One line for each part of the pool; neighbouring production is one box and one line."""
    parts = list(made.parts) if isinstance(made, g.Unordered) else [made]
    while parts:
        box = 0
        while box < len(parts) and _is_box(parts[box]):
            box += 1
        taken, parts = parts[: box or 1], parts[box or 1 :]
        yield effect(names, taken[0] if len(taken) == 1 else g.Unordered(tuple(taken)))


def _is_box(part: g.Effect) -> bool:
    return isinstance(part, g.Produce) and part.whose == "you" and isinstance(part.amount, int)
