"""Stable names for the options of a decision, to store and to send.

In: a program and the plain data of a decision. Out: one short string per option, unique within the
decision, made of vocabulary and card ids only: `play comet`, `area E5`, `pay 0 5 14`, `x 3`. No
number in it depends on which other cards there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from compiler.graph import OneOf
from runtime.state.state import CARD, OP, WHO, Ask, Entry
from runtime.telling.effects import card_text

if TYPE_CHECKING:
    from runtime.program.program import Program


def option_ids(program: Program, ask: Ask) -> tuple[str, ...]:
    """The ids of all options of a decision, in order."""
    kind, _, entry, values = ask
    ids = [_id(program, kind, value, entry) for value in values]
    counts: dict[str, int] = {}
    unique = []
    for one in ids:
        counts[one] = counts.get(one, 0) + 1
        unique.append(one if counts[one] == 1 else f"{one} #{counts[one]}")
    return tuple(unique)


def _id(program: Program, kind: str, value: Any, entry: Entry | None) -> str:
    cards = program.library.cards
    match kind:
        case "menu" | "final":
            what, *rest = value
            if what == "project" and len(rest) > 1:
                tags = {index: name for name, index in program.layout.tag.items()}
                kinds = program.library.resources
                spent = [f"{kinds[resource].id}/{tags[field]}" for resource, field in rest[1:]]
                return " ".join([what, cards[rest[0]].id, *spent])
            return " ".join(
                [what, *(cards[i].id if n == 0 else str(i) for n, i in enumerate(rest))]
            )
        case "card" if value is None:
            return "none"
        case "exchange":
            return f"exchange {program.library.resources[value[0]].id} {value[1]}"
        case "corporation" | "draft" | "discard" | "award" | "card" | "prelude" | "opening":
            return f"card {cards[value].id}"
        case "buy":
            return "done" if value is None else f"card {cards[value].id}"
        case "use":
            return f"use {cards[value[0]].id} {value[1]}"
        case "pay":
            return "pay " + " ".join(str(count) for count in value)
        case "order":
            card = cards[value[CARD]].id if value[CARD] >= 0 else "rules"
            node = program.node(value[OP])
            what = "go on" if node is None else card_text(program, node)
            return f"order {card} {value[WHO]} {what}"
        case "area":
            return f"area {program.layout.board.areas[value].label}"
        case "shift":
            areas = program.layout.board.areas
            return f"shift {areas[value[0]].label} {areas[value[1]].label}"
        case "site":
            return f"area {program.layout.board.areas[value[1]].label}"
        case "share":
            return "share " + " ".join(cards[card].id for card in value)
        case "player":
            return f"player {value}"
        case "resource":
            return f"resource {program.library.resources[value].id}"
        case "branch":
            whole = entry and program.node(entry[OP])
            assert isinstance(whole, OneOf)
            chosen = program.node(value)
            return f"branch {next(i for i, part in enumerate(whole.parts) if part == chosen)}"
        case "may" | "again":
            return "yes" if value else "no"
        case "x":
            return f"x {value}"
        case "take":
            return "none" if value is None else f"take {value[0]} {value[1]}"
        case "unload":
            if value is None:
                return "none"
            return f"unload {cards[value[0]].id if value[0] >= 0 else 'neutral'} {value[1]}"
        case _:
            asking = (one for one in program.extensions if kind in one.questions)
            return next((one.identify(kind, value) for one in asking), f"{kind} {value}")
