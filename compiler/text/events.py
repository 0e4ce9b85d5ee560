"""English for events.

In: event patterns. Out: clauses that follow `when` (`you play a science tag`), or tell the past
(`you played a science tag`). One function per kind of event, in `EVENTS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from compiler.graph import CardSet, Event, Whose
from compiler.text.selectors import PERSON, a_card, a_tile
from compiler.text.words import Words, a, joined, readable

Tense = Literal["now", "past", "not"]

_VERBS: dict[str, tuple[str, str, str]] = {  # base, he/she, past
    "play": ("play", "plays", "played"),
    "place": ("place", "places", "placed"),
    "gain": ("gain", "gains", "gained"),
    "increase": ("increase", "increases", "increased"),
    "raise": ("raise", "raises", "raised"),
    "add": ("add", "adds", "added"),
    "remove": ("remove", "removes", "removed"),
    "use": ("use", "uses", "used"),
    "convert": ("convert", "converts", "converted"),
    "pass": ("pass", "passes", "passed"),
}


def _verb(name: str, who: Whose, tense: Tense) -> str:
    base, third, past = _VERBS[name]
    match tense:
        case "past":
            return past
        case "not":
            return f"did not {base}"
        case "now":
            return base if who == "you" else third


def _resources(words: Words, event: Event) -> str:
    if event.each:
        names = (words.resource(r, many=False) for r in event.resources)
        return f"1 {joined(names, 'or') or 'resource'}"
    return joined((words.resource(r) for r in event.resources), "or") or "resources"


def _played(words: Words, event: Event) -> tuple[str, str]:
    cards = event.cards or CardSet()
    if event.cost_min is not None:
        cards = replace(cards, cost_min=event.cost_min)
    return "play", a_card(words, cards)


def _tag_played(words: Words, event: Event) -> tuple[str, str]:
    tags = joined((words.tag(tag) for tag in event.tags), "or")
    where = f" on {a_card(words, event.cards)}" if event.cards and event.cards != CardSet() else ""
    return "play", (f"{a(tags)} tag" if tags else "a tag") + where


def _placed(words: Words, event: Event) -> tuple[str, str]:
    return "place", a_tile(words, event.tiles) if event.tiles else "a tile"


def _gained(words: Words, event: Event) -> tuple[str, str]:
    return "gain", _resources(words, event)


def _produced(words: Words, event: Event) -> tuple[str, str]:
    names = joined((words.resource(r, many=False) for r in event.resources), "or")
    steps = " 1 step" if event.each else ""
    return "increase", (f"{names} production" if names else "a production") + steps


def _raised(words: Words, event: Event) -> tuple[str, str]:
    track = words.track(event.parameter) if event.parameter else "a global parameter"
    return "raise", track + (" 1 step" if event.each else "")


def _added(words: Words, event: Event) -> tuple[str, str]:
    return "add", f"{_resources(words, event)} to {a_card(words, event.cards or CardSet())}"


def _removed(words: Words, event: Event) -> tuple[str, str]:
    match event.of:
        case None:
            whom = "another player" if event.who in ("you", "all", "any") else "you"
        case "you" | "owner":
            whom = "you"
        case of:
            whom = PERSON[of]
    return "remove", f"{_resources(words, event)} from {whom}"


def _project_used(words: Words, event: Event) -> tuple[str, str]:
    cost = "" if event.cost_min is None else f" that costs {words.money(event.cost_min)} or more"
    cost += " at full price" if event.full else ""
    names = event.cards.names if event.cards is not None else ()
    named = joined((f'"{words.card(name)}"' for name in names), "or")
    return "use", f"{named or 'a standard project'}{cost}"


def _converted(words: Words, event: Event) -> tuple[str, str]:
    return "convert", _resources(words, event)


def _passed(words: Words, event: Event) -> tuple[str, str]:
    return "pass", ""


EVENTS: dict[str, Callable[[Words, Event], tuple[str, str]]] = {
    "play-card": _played,
    "play-tag": _tag_played,
    "place": _placed,
    "gain": _gained,
    "produce": _produced,
    "raise": _raised,
    "add": _added,
    "remove": _removed,
    "project": _project_used,
    "convert": _converted,
    "pass": _passed,
}


def happening(words: Words, event: Event, tense: Tense = "now") -> str:
    """What happens or happened, as a clause: `you play a science tag`."""
    if event.kind == "phase":
        begins = {"now": "begins", "past": "has begun", "not": "has not begun"}[tense]
        return f"the {readable(event.phase)} phase {begins}"
    verb, thing = EVENTS[event.kind](words, event)
    return f"{PERSON[event.who]} {_verb(verb, event.who, tense)} {thing}".strip()
