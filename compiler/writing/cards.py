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
from compiler.writing.measures import amount, counted, per
from compiler.writing.names import Names, Phrases, Unwritable
from compiler.writing.rules import rule

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


def _lines(n: Names, card: g.Card) -> Iterator[str]:
    yield from _properties(n, card)
    if card.requirements:
        yield requirement_text(n, card.requirements)
    if card.holds:
        yield f"holds {n.noun('resource', card.holds)}" + (", protected" if card.protected else "")
    for ability in card.abilities:
        yield from _ability(n, ability)
    for points in card.points:
        yield points_text(n, points)


def requirement_text(n: Names, requirements: tuple[g.Condition, ...]) -> str:
    return "requires " + ", ".join(condition(n, one) for one in requirements)


def _properties(n: Names, card: g.Card) -> Iterator[str]:
    if card.needs:
        yield f"needs {', '.join(card.needs)}"
    if card.beginner:
        yield "beginner"
    if card.start:
        many = [f"{much} {n.noun('resource', name, much != 1)}" for name, much in card.start]
        yield "start " + ", ".join(many)
    if card.cost is not None:
        yield f"cost {card.cost}{_cheaper(n, card.cheaper)}"
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
        yield "tags " + ", ".join(n.noun("tag", tag) for tag in card.tags)
    if card.protected and not card.holds:
        yield "protected"
    for word, values in card.fields:
        yield f"{word} " + ", ".join(_value(n, value) for value in values)
    if card.board:
        yield f"board {card.board}"
    if card.measure is not None:
        yield "most " + counted(n, card.measure, many=True)


def _value(n: Names, value: int | str) -> str:
    """A number, a word of vocabulary, or the name of a card."""
    if isinstance(value, str) and value in n.cards and value not in n.nouns["resource"]:
        return n.card(value)
    return str(value)


def _cheaper(n: Names, less: g.Amount) -> str:
    if less == 0:
        return ""
    front, back = amount(n, less)
    return f" minus {front}{back}"


def points_text(n: Names, points: g.Points) -> str:
    sign = "-" if points.negative else ""
    front, back = amount(n, points.amount)
    held = f" if {condition(n, points.condition)}" if points.condition is not None else ""
    text = f"vp {sign}{front}{back}{held}"
    return text if points.whose == "you" else f"{_OTHERS[points.whose]}: {text}"


_OTHERS = Phrases({"all": "each player", "opponents": "each opponent"})


# ---- abilities ----------------------------------------------------------------------------------

_SPANS = {
    "always": "effect",
    "generation": "effect this generation",
    "next-card": "next card this generation",
}
_MOMENTS = {g.SET_UP: "set-up", g.GAME_END: "game end"}
_LABELS = {"first-action": "first action"}


def _ability(n: Names, one: g.Ability) -> Iterator[str]:
    match one:
        case g.Ability("play", effect=made) if made is not None:
            yield from _plain(n, made)
        case g.Ability("effect"):
            yield label(n, one)
        case g.Ability("action" | "once", effect=made, condition=held) if made and held:
            yield f"{label(n, one)}: {branch(n, made)}"
        case g.Ability(effect=made) if made is not None:
            if one.condition is not None:
                raise Unwritable(f"a condition on {one.label}")
            yield f"{label(n, one)}: {effect(n, made)}"
        case _:
            raise Unwritable(f"an ability {one.label} with nothing in it")


def label(n: Names, one: g.Ability) -> str:
    """What stands before the colon; of a continuous effect the whole line."""
    match one:
        case g.Ability("effect", rule=made) if made is not None:
            return f"{_SPANS[one.span]}: {_rule(n, one, made)}{_if(n, one)}"
        case g.Ability("trigger", events=(g.Event("phase", phase=phase),)):
            return f"at {_MOMENTS.get(phase) or f'{phase} phase'}"
        case g.Ability("trigger", events=heard):
            return f"when {events(n, heard)}"
        case g.Ability("action" | "once", condition=held) if held is not None:
            return f"{one.label}: if {condition(n, held)}"
        case _:
            return _LABELS.get(one.label, one.label)


def _rule(n: Names, one: g.Ability, made: g.Continuous) -> str:
    if one.span == "next-card" and isinstance(made, g.Discount) and made.cards == g.CardSet():
        return f"it costs {made.amount} less" + (per(n, g.Per(made.per)) if made.per else "")
    return rule(n, made)


def _if(n: Names, one: g.Ability) -> str:
    return f" if {condition(n, one.condition)}" if one.condition is not None else ""


def _plain(n: Names, made: g.Effect) -> Iterator[str]:
    """One line for each part of the pool; neighbouring production is one box and one line."""
    parts = list(made.parts) if isinstance(made, g.Unordered) else [made]
    while parts:
        box = 0
        while box < len(parts) and _is_box(parts[box]):
            box += 1
        taken, parts = parts[: box or 1], parts[box or 1 :]
        yield effect(n, taken[0] if len(taken) == 1 else g.Unordered(tuple(taken)))


def _is_box(part: g.Effect) -> bool:
    return isinstance(part, g.Produce) and part.whose == "you" and isinstance(part.amount, int)
