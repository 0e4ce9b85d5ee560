"""Slips of habit: what people say in English, or write in other programs, and here is written else.

In: a `Spot`. Out: a `Mistake`, or None when it is no such slip; and `SAID`, the words that later
stages look up too. Only words are told apart here, so that a cure is never a guess by likeness.
"""

from __future__ import annotations

import re

from dsl.lexicon.spot import Mistake, Spot
from dsl.lexicon.verbs import COSTS, PRODUCTION
from dsl.lexicon.words import FILTERS
from dsl.messages.syntax import (
    ARROW_MISSING,
    COLON_MISSING,
    DOES_NOT_FIT,
    NEEDLESS_COLON,
    ONLY_AT_BEGINNING,
    OTHER_EXPECTED,
    STRAY_SIGN,
    UNKNOWN_BEGINNING,
    VERB_MISSING,
)

SAID = {
    "price": "cost",
    "points": "vp",
    "point": "vp",
    "victory": "vp",
    "stores": "holds",
    "requirement": "requires",
    "requirements": "requires",
    "needs": "requires",
    "whenever": "when",
    "increase": "raise",
    "decrease": "lower",
    "reduce": "lower",
    "get": "gain",
    "gets": "gain",
    "give": "gain",
    "gives": "gain",
    "receives": "gain",
    "obtain": "gain",
    "receive": "gain",
    "earn": "gain",
    "put": "place",
    "destroy": "remove",
    "kill": "remove",
    "else": "otherwise",
    "every": "per",
    "next": "adjacent to",
    # what German designers write
    "kosten": "cost",
    "kostet": "cost",
    "erhalte": "gain",
    "bekomme": "gain",
    "nimm": "gain",
    "entferne": "remove",
    "platziere": "place",
    "lege": "place",
    "bezahle": "pay",
    "zahle": "pay",
    "ziehe": "draw",
    "erhöhe": "raise",
    "senke": "lower",
    "wenn": "when",
    "oder": "or",
    "dann": "then",
    "sonst": "otherwise",
    "aktion": "action",
    "effekt": "effect",
    "pro": "per",
}
"""A word that people use, and the word of the language."""
LEVELS = ("warmer", "colder", "higher", "fewer", "greater", "above", "below")
"""What people write behind a level; at least and at most are said otherwise."""
LABELS = ("action", "first action", "effect", "build", "trade", "bonus", "colony")
BOUNDS = "at most is `max 7`, and at least is said by the number alone"
_PROPERTIES = ("cost", "vp", "tags", "holds", "start", "requires")


def words(where: Spot) -> Mistake | None:
    """A word of the table, at the spot or shortly before it."""
    near = where.bits[max(0, where.at - 2) : where.at + 1]
    for bit in (*reversed(near), *where.bits[:1]):
        if bit.kind != "name" or where.line == 1 or bit.text not in SAID:
            continue
        message = UNKNOWN_BEGINNING if bit is where.bits[0] else DOES_NOT_FIT
        return where.mistake(message, bit, suggestion=SAID[bit.text], word=bit.text)
    return None


def sign(where: Spot) -> str | None:
    """What a sign that means nothing here was to be, where its neighbours tell."""
    after = where.after.text if where.after else ""
    if where.text in "=—–-" and after == ">":
        return "the arrow is written `->`"
    if where.text == "-" and where.at == 0:
        return "a line has nothing in front of its first word; delete it"
    if where.text in "+-" and after.isdecimal():
        return f"a sign stands directly before its number: `{where.text}{after}`"
    if where.text == "°":
        return "a level is written without its unit: `temperature -20`"
    if where.text in "«»‹›`´":
        return 'names stand in double quotes: "…"'
    return None


def order(where: Spot) -> Mistake | None:
    """Words that are right at another place of the line."""
    first, here, before = where.bits[0], where.here, where.before
    if here is None or before is None:
        return None
    if where.line == 1:
        if before.kind == "string" and re.fullmatch(r"[A-Z]{0,4}-?\d+", here.text):
            cure = f"write `{first.text} {here.text} {before.text}`"
            return where.mistake(
                OTHER_EXPECTED, cure=cure, word=here.text, fitting="a property, not a number,"
            )
        return None
    plain = first.kind == "name" and first.text not in ("action", "first", "effect")
    if where.text == PRODUCTION and plain and "VERB" not in where.expected:
        cure = f"it comes first: `production -1 {before.text}`"
        return where.mistake(ONLY_AT_BEGINNING, cure=cure, word=PRODUCTION)
    return None


def numbers_first(where: Spot) -> Mistake | None:
    """`-1 energy production`, `1 vp per city`."""
    first = where.bits[0]
    if where.at or where.line == 1 or first.kind != "number":
        return None
    for bit in where.bits[1:]:
        if bit.text == PRODUCTION or bit.text in _PROPERTIES:
            cure = f"write `{bit.text} {first.text} …`"
            return where.mistake(ONLY_AT_BEGINNING, bit, cure=cure, word=bit.text)
    return None


def joints(where: Spot) -> Mistake | None:
    """Colons, arrows, commas and little words that are written elsewhere."""
    first, before, after = where.bits[0], where.before, where.after
    if before is None or where.line == 1:
        return None
    if where.text == "->" and " ".join(bit.word for bit in where.bits[: where.at]) in LABELS:
        return where.mistake(COLON_MISSING, cure="write `:` in place of `->`", word="->")
    if before.text == ":" and where.at == 2 and first.kind != "verb" and first.text not in LABELS:
        if where.kind in ("number", "name", "string") and "VERB" in where.expected:
            return where.mistake(
                NEEDLESS_COLON, before, cure="delete it; a property takes no colon"
            )
    elif before.text == ":" and where.kind == "number" and where.has("->"):
        cure = "both sides of the arrow say what is done: `spend 1 energy -> gain 2 heat`"
        return where.mistake(VERB_MISSING, cure=cure, word=where.text)
    if before.text == ":" and first.text == "effect" and where.kind == "verb":
        cure = "`effect:` says what is different: `space cards cost 2 less`; what happens once"
        cure += " stands on a line without it"
        return where.mistake(OTHER_EXPECTED, cure=cure, word=where.text, fitting="what is changed")
    if before.text == "to" and where.kind == "verb" and first.text in ("action", *COSTS):
        return where.mistake(ARROW_MISSING, cure="write `->` in place of `to`", word=where.text)
    if before.text == "," and where.text in ("then", "or"):
        return where.mistake(
            DOES_NOT_FIT, before, cure=f"delete it: `{where.text}` is enough", word=","
        )
    if before.text == "or" and where.text in ("less", "more"):
        cure = BOUNDS
        return where.mistake(DOES_NOT_FIT, before, where.here, cure=cure, word=f"or {where.text}")
    if before.kind == "number" and where.text in ("step", "steps"):
        return where.mistake(DOES_NOT_FIT, cure="delete it: levels go in steps", word=where.text)
    if where.at == 1 and where.text in FILTERS and after and after.kind == "number":
        return where.mistake(DOES_NOT_FIT, cure="delete it", word=where.text)
    if first.text == "most" and where.text == "and":
        return where.mistake(DOES_NOT_FIT, suggestion="plus", word="and")
    if where.text == "/" and before.text == "/":
        return where.mistake(STRAY_SIGN, before, where.here, cure="`#` begins a comment", text="//")
    if where.kind == "name" and re.fullmatch(r"\d+[x×]", where.text):
        return where.mistake(DOES_NOT_FIT, suggestion=where.text[:-1], word=where.text)
    return None
