"""Stable names for the options of a decision, to store and to send.

In: an engine and the plain data of a decision. Out: one short string per option, unique within the
decision, made of vocabulary and card ids only: `play comet`, `area E5`, `pay 0 5 14`, `x 3`. No
number in it depends on which other cards there are.
"""

from __future__ import annotations

from typing import Any

from compiler.graph import OneOf
from runtime.games.playable import Playable
from runtime.state.state import CARD, OP, WHO, Ask, Entry
from runtime.telling.effects import card_text


def option_ids(engine: Playable, ask: Ask) -> tuple[str, ...]:
    """The ids of all options of a decision, in order."""
    kind, _, entry, values = ask
    ids = [_id(engine, kind, value, entry) for value in values]
    counts: dict[str, int] = {}
    unique = []
    for one in ids:
        counts[one] = counts.get(one, 0) + 1
        unique.append(one if counts[one] == 1 else f"{one} #{counts[one]}")
    return tuple(unique)


def _id(engine: Playable, kind: str, value: Any, entry: Entry | None) -> str:
    program = engine.program
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
        case "card" | "area" | "use" if value is None:
            return "none"
        case "exchange":
            resource, kept = value
            return f"exchange {program.library.resources[resource].id} {kept}"
        case (
            "corporation"
            | "draft"
            | "discard"
            | "card"
            | "prelude"
            | "opening"
            | "award"
            | "milestone"
        ):
            return f"card {cards[value].id}"
        case "buy":
            return "done" if value is None else f"card {cards[value].id}"
        case "use":
            used, way = value
            return f"use {cards[used].id} {way}"
        case "pay":
            return "pay " + " ".join(str(count) for count in value)
        case "order":
            card = cards[value[CARD]].id if value[CARD] >= 0 else "rules"
            node = program.operations.nodes[value[OP]]
            what = "go on" if node is None else card_text(engine, node)
            return f"order {card} {value[WHO]} {what}"
        case "area":
            return f"area {program.layout.board.areas[value].label}"
        case "shift":
            area, to = (program.layout.board.areas[one].label for one in value)
            return f"shift {area} {to}"
        case "site":
            _, there = value
            return f"area {program.layout.board.areas[there].label}"
        case "share":
            return "share " + " ".join(cards[card].id for card in value)
        case "player":
            return f"player {value}"
        case "resource":
            return f"resource {program.library.resources[value].id}"
        case "branch":
            whole = entry and program.operations.nodes[entry[OP]]
            assert isinstance(whole, OneOf)
            chosen = program.operations.nodes[value]
            return f"branch {next(i for i, part in enumerate(whole.parts) if part == chosen)}"
        case "may" | "again":
            return "yes" if value else "no"
        case "x":
            return f"x {value}"
        case "take":
            return "none" if value is None else "take {} {}".format(*value)
        case "unload":
            if value is None:
                return "none"
            holder, count = value
            return f"unload {cards[holder].id if holder >= 0 else 'neutral'} {count}"
        case _:
            asking = (one for one in engine.extensions if kind in one.questions)
            return next((one.identify(kind, value) for one in asking), f"{kind} {value}")
