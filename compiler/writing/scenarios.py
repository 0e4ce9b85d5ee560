"""A whole scenario in the language.

In: a scenario of the graph and its library. Out: its declaration in the canonical form, one fact a
line, so that compiling it gives the same scenario again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import assert_never

from compiler import graph as g
from compiler.writing.measures import counted
from compiler.writing.names import Names, Unwritable, third

_ZONES = {
    "play": "in play",
    "hand": "in hand",
    "events": "in the event pile",
    "deck": "on top of the deck",
    "row": "in the row",
}
_OWNERS = {"deck": "the deck", "discard": "the discards", "market": "market"}
"""What has cards that are nobody's."""


def scenario_text(library: g.Library, scenario: g.Scenario) -> str:
    """Raises Unwritable for what the language cannot say."""
    n = Names.of(library)
    lines = (f"  {line}" for line in _lines(n, scenario))
    return "\n".join([f'scenario "{scenario.name}"', *lines]) + "\n"


def _lines(names: Names, one: g.Scenario) -> Iterator[str]:
    if one.players:
        yield "players " + ", ".join(one.players)
    if one.board:
        yield f"board {one.board}"
    if one.needs:
        yield f"needs {', '.join(one.needs)}"
    yield from (f'{word} "{value}"' for word, value in one.options)
    for word, text in (("source", one.source), ("skipped", one.skipped)):
        if text:
            yield f'{word} "{text}"'
    yield from (f"{player} answers {g.ANYTHING}" for player in one.careless)
    yield from (f"given {fact}" for fact in _facts(names, one.given))
    facts: list[g.Fact] = []
    for step in one.steps:
        if isinstance(step, g.Fact):
            facts.append(step)
            continue
        yield from (f"then {fact}" for fact in _facts(names, facts))
        facts = []
        yield from _step(names, step)
    yield from (f"then {fact}" for fact in _facts(names, facts))


def _step(names: Names, step: g.Act | g.Expect) -> Iterator[str]:
    match step:
        case g.Expect("refused", text):
            yield "then it is refused" + (f': "{text}"' if text else "")
        case g.Expect(what, text, player):
            may = "may" if what == "offered" else "may not"
            yield f"then {player} {may} choose {_said(text)}"
        case g.Act():
            yield f"when {_act(names, step)}"
            if step.answers:
                yield f"  answers {_answers(step.answers)}"
            for one in step.replies:
                yield f"  {one.player} answers {_answers(one.answers)}"
        case _:
            assert_never(step)


def _act(names: Names, act: g.Act) -> str:
    verb = third(act.verb)
    if not act.player:
        return f"{'the ' if act.target in ('game', 'generation') else ''}{act.target} {verb}"
    if act.verb == "end":
        return f"{act.player} ends the turn"
    return f"{act.player} {verb}" + (f" {names.card(act.target)}" if act.target else "")


def _answers(answers: Iterable[str]) -> str:
    return ", ".join(map(_said, answers))


def _said(text: str) -> str:
    """In quotes, unless names in quotes stand in it."""
    if '"' not in text:
        return f'"{text}"'
    if text.count('"') == 2 and text[0] == text[-1] == '"':
        raise Unwritable("an answer in quotes of its own")
    return text


# ---- facts --------------------------------------------------------------------------------------


def _facts(names: Names, facts: Iterable[g.Fact]) -> Iterator[str]:
    """One at a time; a card and the tile that it has at an area are said in one."""
    found: list[str] = []
    for fact in facts:
        if isinstance(fact.condition, g.Status) and fact.condition.what == "tile":
            found.pop()
        found.append(_fact(names, fact))
    return iter(found)


def _fact(names: Names, fact: g.Fact) -> str:
    match fact.condition:
        case g.Compare() as compared:
            return _compared(names, fact.player, compared)
        case g.Status() as status:
            return _status(names, fact.player, status)
        case _:
            raise Unwritable("a fact that is no number and no state")


def _compared(names: Names, player: str, one: g.Compare) -> str:
    bound = "" if one.bound == "exactly" else f"{one.bound} "
    there = "no " if one.bound == "max" else ""
    match one.measure:
        case g.Level(parameter) if (
            parameter in names.counted and parameter not in names.nouns["resource"]
        ):
            return f"{bound}{one.value} {names.noun('track', parameter, one.value != 1)}"
        case g.Level(parameter):
            unit = "%" if parameter in names.percent else ""
            return f"{names.noun('track', parameter)} {bound}{one.value}{unit}"
        case g.Cards(g.CardSet(zone="areas", on=g.AreaSet(names=(area,))) as cards):
            noun = names.card(cards.names[0]) if cards.names else names.noun("kind", cards.kinds[0])
            return f"{there}{noun} at {_label(area)}"
        case g.Cards(g.CardSet(zone=zone, names=(name,), at=at)):
            return _card(names, player, there, zone, name, at)
        case g.Cards(g.CardSet(zone=zone)) if zone in _OWNERS:
            many = "s" if one.value != 1 else ""
            return f"{_OWNERS[zone]} has {bound}{one.value} card{many}"
        case g.Held(g.CardSet(names=(name,)), resources):
            noun = names.either("resource", resources, one.value != 1) if resources else "resources"
            return _of(player, f"{bound}{one.value} {noun} on {names.card(name)}")
        case g.Tiles(g.TileSet(tiles, on=g.AreaSet(names=(area,)))):
            *front, last = (names.noun("tile", tile) for tile in (*tiles[1:], tiles[0]))
            return _of(player, f"{there}{' '.join([*front, last])} at {_label(area)}")
        case g.Score(won=True):
            return _of(player, f"{there}victory")
        case measure:
            return _of(player, f"{bound}{one.value} {counted(names, measure, one.value != 1)}")


def _label(area: str) -> str:
    """A short one stands bare, the name of an area in quotes."""
    return area if re.fullmatch(r"([\w-]+ )?[A-Z]\d+", area) else f'"{area}"'


def _of(player: str, text: str) -> str:
    return f"{player} has {text}" if player else text


def _card(names: Names, player: str, there: str, zone: str, name: str, at: str) -> str:
    if zone in _OWNERS and zone != "deck":
        return f"{_OWNERS[zone]} has {there}{names.card(name)}"
    if zone not in _ZONES:
        raise Unwritable(f"a card in {zone}")
    place = f"at {at}" if at else _ZONES[zone]
    return _of(player, f"{there}{names.card(name)} {place}")


def _status(names: Names, player: str, one: g.Status) -> str:
    no = "" if one.value else "not "
    cards = ", ".join(names.card(card) for card in one.cards)
    match one.what:
        case "turn":
            return f"it is {no}{player}'s turn"
        case "over":
            return f"the game is {no}over"
        case "generation":
            return f"generation {one.value}"
        case "passed":
            return f"{player} has passed"
        case "used" | "claimed" | "funded" if one.value:
            return f"{player} has {one.what} {cards}"
        case "claimed" | "funded":
            return f"{player} has no {cards}"
        case "begins":
            return f"the deck begins with {cards}"
        case "points":
            return f"{player} has {one.value} {one.part} point{'s' if one.value != 1 else ''}"
        case "under":
            there = "" if one.value else "no "
            card, host = map(names.card, one.cards)
            return f"{player} has {there}{card} on {host}"
        case "tile":
            return f"{player} has {cards} at {one.area}"
        case "ruling" | "dominant":
            return f"the {one.what} party is {no}{names.noun('party', one.cards[0])}"
        case "chairman":
            return f"{player} is {no}chairman"
        case "distant" | "coming" | "current":
            return f"{cards} is {no}{one.what}"
        case "colonies":
            noun = "colony" if one.value == 1 else "colonies"
            return f"{player} has {one.value} {noun} on {cards}"
        case "fleets":
            noun = names.noun("track", one.part, one.value != 1)
            return f"{player} has {one.value} {noun} on {cards}"
        case "track" if one.value < 0:
            return f"no colony track on {cards}"
        case "track":
            return f"colony track {one.value} on {cards}"
        case _:
            raise Unwritable(f"{one.what}, of which it is not so")
