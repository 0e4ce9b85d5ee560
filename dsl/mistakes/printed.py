"""What is copied from printed cards, or written on one line: capitals, points, discounts.

In: a `Spot`. Out: a `Mistake`, or None when it is no such slip. These are looked for first: what
else is wrong with such a line shows when it is written as the language has it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dsl.lexicon.spot import Bit, Mistake, Spot
from dsl.lexicon.words import KEYWORDS, RULE_VERBS, VERBS
from dsl.messages.syntax import (
    DOES_NOT_FIT,
    NEEDLESS_COLON,
    ONLY_AT_BEGINNING,
    STRAY_SIGN,
    UNKNOWN_BEGINNING,
    WORD_MISSING,
)
from dsl.mistakes.habits import LABELS
from dsl.mistakes.omissions import BEGINNINGS

_LOWER = {*VERBS, *BEGINNINGS, "action", "effect", "cost", "tags", "holds", "vp", "once"}
_LOWER |= {"a", "an", "any", "each", "first", "next", "nobody", "that", "the", "this"}
PROPERTIES = ("cost", "tags", "holds", "vp", "start")
LINES = (*PROPERTIES, "uses", "requires", "action", "once", "effect")
_POINTS = ("vp", "vps", "point", "points", "victory")


def headed(where: Spot) -> Mistake | None:
    """`Automated: "Deep Well"`: a header has no colon."""
    if [bit.kind for bit in where.bits[:3:2]] != ["name", "string"] or where.bits[1].text != ":":
        return None
    return where.mistake(NEEDLESS_COLON, where.bits[1], cure="delete it", instead="")


def capital(where: Spot) -> Mistake | None:
    """`Gain 2 plants.`: words of the language are written in small letters."""
    first = where.bits[0] if where.bits else None
    if first is None or where.line == 1 or first.text.islower() or first.kind != "name":
        return None
    if first.text.lower() not in _LOWER:
        return None
    return where.mistake(UNKNOWN_BEGINNING, first, suggestion=first.text.lower(), word=first.text)


def one_line(where: Spot) -> Mistake | None:
    """`event 001 "Rock" cost 5 gain 2 plants`, `event "Rock" // mine`."""
    if where.line > 1 or where.before is None or where.here is None:
        return None
    if where.text == "/" and where.after and where.after.text == "/":
        return where.mistake(
            STRAY_SIGN, where.here, where.after, cure="`#` begins a comment", text="//"
        )
    begins = where.here.kind == "verb" or where.text in LINES
    if where.before.kind != "string" or not begins:
        return None
    cure = "each line of a card stands by itself under the header, indented by two spaces"
    return where.mistake(DOES_NOT_FIT, cure=cure, word=where.text)


def points(where: Spot) -> Mistake | None:
    """`1 VP per city`."""
    if where.line == 1 or where.at or len(where.bits) < 2 or where.bits[0].kind != "number":
        return None
    number, word = where.bits[:2]
    if word.text.lower() not in _POINTS or word.text == "vp":
        return None
    cure, instead = f"write `vp {number.text} …`", f"vp {number.text}"
    at = (number.column, word.end)
    return where.mistake(ONLY_AT_BEGINNING, word, cure=cure, at=at, instead=instead, word=word.text)


def played(where: Spot) -> Mistake | None:
    """`when you play this: gain 2 plants`."""
    words = [bit.word.lower() for bit in where.bits[:4]]
    if words != ["when", "you", "play", "this"] or where.at != 4:
        return None
    cure = "what a card does when it is played stands on a line without `when …:`"
    return where.mistake(
        DOES_NOT_FIT, where.bits[0], where.bits[3], cure=cure, word=" ".join(words)
    )


def rule(where: Spot) -> Mistake | None:
    """`space cards cost 2 less`, `effect: when …`."""
    first = where.bits[0] if where.bits else None
    if first is None or where.line == 1:
        return None
    if where.text == "when" and first.text == "effect" and where.at == 2:
        cure = "delete `effect:`; what happens by itself begins with `when`"
        at = (first.column, where.bits[2].column)
        return where.mistake(ONLY_AT_BEGINNING, cure=cure, at=at, instead="", word="when")
    told = [bit.word for bit in where.bits]
    less = set(told) & set(KEYWORDS["LESS"]) and set(told) & set(RULE_VERBS)
    if less and first.kind == "name" and ":" not in told and first.text not in ("effect", "next"):
        at, missing = (first.column, first.column), "effect:"
        return where.mistake(
            WORD_MISSING, first, at=at, instead=f"{missing} ", missing=missing, word=first.word
        )
    return None


def glued(where: Spot) -> Mistake | None:
    """`gain 5MC`."""
    if where.line == 1:
        return None
    parts = re.fullmatch(r"(\d+)([^\W\d_]{2,})", where.text)
    if where.kind != "name" or parts is None:
        return None
    return where.mistake(DOES_NOT_FIT, suggestion=f"{parts[1]} {parts[2]}", word=where.text)


def own_line(where: Spot) -> Mistake | None:
    """`tags space raise oxygen 1`, `holds animal action: …`: two lines in one."""
    first = where.bits[0]
    if where.line == 1:
        return None
    begins = (*LABELS, *PROPERTIES, "when") if first.text in PROPERTIES else ()
    for before, bit, after in zip(
        where.bits[1:], where.bits[2 : where.at + 1], where.bits[3:], strict=False
    ):
        labels = bit.text in LABELS and after.text == ":" and before.text != "first"
        labels = labels and not _ends_event(where.bits, bit)
        verb = bit.kind == "verb" and bool(begins)
        if (labels or verb or bit.text in begins) and bit.text != before.text:
            start = before.column if before.text == "," else before.end
            cure, instead = "it begins a line of its own", "\n" + " " * (first.column - 1)
            at = (start, bit.column)
            return where.mistake(
                DOES_NOT_FIT, bit, cure=cure, at=at, instead=instead, word=bit.word
            )
    return None


def _ends_event(bits: Sequence[Bit], label: Bit) -> bool:
    """`when you trade:`: the word is what is heard, and begins nothing."""
    earlier = [bit.text for bit in bits[: bits.index(label)]]
    last = max((at for at, text in enumerate(earlier) if text in ("when", "time")), default=-1)
    return last >= 0 and ":" not in earlier[last:]
