"""Dice, as people print them: `Roll a die and gain that many plants. On a 6, draw a card.`

In: the messages at the end of `compiler/text/wordings`. Out: rules that give the same nodes as
those of the other modules.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Any

from compiler.graph import ChosenX, Compare, Gain, Lot, Nothing, OneOf, Per, Shown, Then, When
from compiler.reading.meanings.effects import NOUNS
from compiler.reading.meanings.everybody import each
from compiler.reading.meanings.nouns import whole
from compiler.reading.meanings.structure import lot
from compiler.reading.parsing.grammar import Grammar

SIDES = 6
"""Of a die of which nothing is said."""


def chances(g: Grammar) -> None:
    for noun in NOUNS:
        g.say(f"so-many:{noun}", "rolled-of-it", lambda noun: (Shown(), noun), noun=noun)
    g.say("per", "per-pip", lambda: Per(ChosenX()))
    g.say("leaf", "gain-rolled", _gained, noun="resource", die="die-shown")
    g.say("leaf", "gain-rolled", _gained, noun="resource", die="die")
    g.say("die-shown", "die-shown", lambda: SIDES)
    g.say("die", "die", lambda: SIDES)
    g.say("die", "die-of", lambda sides: sides if sides > 1 else None, sides="whole")
    g.say("roll", "roll", lambda die, what: lot(1, die, what), die="die", what="rolled")
    g.same("done", ("roll",))
    g.say("open", "each-does", each, people="people", what="roll")
    g.say("roll", "roll-plainly", lambda what: lot(1, SIDES, what), what="rolled")
    for kind in ("effect", "on-a-roll"):
        g.join("rolled", f"{{one:{kind}}}", lambda one: one)
        for link in (". ", ", ", "; "):
            g.join("rolled", f"{{head:rolled}}{link}{{last:{kind}}}", _and_then)
    g.say("clause-rolled", "rolled-least", _rolled("min"), value="whole")
    g.say("clause-rolled", "rolled-most", _rolled("max"), value="whole")
    g.say("clause-rolled", "rolled-just", _rolled("exactly"), value="whole")
    g.say("clause-rolled", "rolled-or", _either, value="whole", other="whole")
    g.same("clause", ("clause-rolled",))
    g.say("on-a-roll", "on-a-roll", _on_a_roll, condition="at-roll", what="effect")
    g.say("at-roll", "at-roll-least", _rolled("min"), value="whole")
    g.say("at-roll", "at-roll-most", _rolled("max"), value="whole")
    g.say("at-roll", "at-roll", _rolled("exactly"), value="whole")
    g.say("at-roll", "at-roll-or", _either, value="whole", other="whole")
    g.say("at-roll", "at-roll-range", _range, value="whole", other="range-end")
    g.scanners["range-end"] = _range_end
    g.say("on-a-roll", "otherwise", _otherwise, text="on-a-roll", no="effect")
    sides = {"heads": "effect", "tails": "effect"}
    g.say("done", "coin", lambda heads, tails: OneOf((heads, tails), True), **sides)
    g.say("done", "coin-heads", lambda heads: OneOf((heads, Nothing()), True), heads="effect")


def _rolled(bound: Any) -> Any:
    return lambda value: Compare(ChosenX(), bound, value)


def _range_end(text: str, place: int) -> tuple[int, Hashable] | None:
    """`1-3`, which would be a number below zero."""
    return whole(text, place + 1) if text[place : place + 1] == "-" else None


def _range(value: int, other: int) -> Any:
    """`1-3`, `4-6`: up to one number, or from one on."""
    if value >= other or (value == 1) == (other == SIDES):
        return None
    return Compare(ChosenX(), "max", other) if value == 1 else Compare(ChosenX(), "min", value)


def _otherwise(text: Any, no: Any) -> Any:
    return replace(text, no=no) if text.no is None else None


def _and_then(head: Any, last: Any) -> Any:
    """`On 1-3 … On 4-6 …`: the one is what happens where the other does not."""
    before, this = (head.parts if isinstance(head, Then) else (head,)), last
    match before[-1], last:
        case When(Compare(ChosenX(), one, value), first, None), When(
            Compare(ChosenX(), other, more), yes, None
        ) if (one, other, more - value) in (("max", "min", 1), ("min", "max", -1)):
            this, before = When(last.condition, yes, first), before[:-1]
    return Then((*before, this)) if before else this


def _either(value: int, other: int) -> Any:
    """`5 or 6`: neighbours, of which the higher one is the highest on the die."""
    return Compare(ChosenX(), "min", value) if other == value + 1 == SIDES else None


def _gained(noun: str, die: int) -> Any:
    """`Gain as many plants as a die shows.`"""
    return Lot(1, die, Gain(noun, Shown()))


def _on_a_roll(condition: Any, what: Any) -> Any:
    return When(condition, what)
