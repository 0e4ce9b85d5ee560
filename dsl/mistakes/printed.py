"""What is copied from printed cards, or written on one line: capitals, points, discounts.

In: a `Spot`. Out: a `Mistake`, or None when it is no such slip. These are looked for first: what
else is wrong with such a line shows when it is written as the language has it. `CHOSEN` and
`BARGAINS` are rows of what is said otherwise: of an X, and of what something is worth.
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
from dsl.mistakes.rows.bricks import GOODS, Rows

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


# ---- rows ----------------------------------------------------------------------------------------


def _part_of_x(said: re.Match[str]) -> str:
    """`half X plants`, `X/3 plants`: one for every so many."""
    each = said[1] or {"a third of": 3, "one third of": 3}.get(said[2].lower(), 2)
    return f"1 {_single(said[3])} per {each} of X"


def _more_than_x(said: re.Match[str]) -> str:
    """`X plus 1 plants`, `X minus 1 plants`."""
    if said[1] in ("+", "plus"):
        return f"{said[2]} {_single(said[3], said[2])} plus 1 per X"
    return f"1 {_single(said[3])} per X beyond {said[2]}"


def _single(goods: str, many: str = "1") -> str:
    return re.sub(r"(?<=\w\w)s$", "", goods) if many == "1" else goods


_DOWN = r"(?:,? ?\(?round(?:ed|ing)? down\)?)?"
_HALF = r"(?:half(?: of)?|one half of|(?:a|one) third of)"

CHOSEN: Rows = (
    (rf"\b(?:X ?/ ?(\d+)|({_HALF}) X)(?: of)? {GOODS}{_DOWN}", _part_of_x),
    (
        rf"^((?=.*\bX\b).*?)\bhalf (?:(?:that|as|this) (?:many|much)) {GOODS}{_DOWN}",
        lambda m: f"{m[1]}1 {_single(m[2])} per 2 of X",
    ),
    (
        rf"^(.*\bspend X {GOODS} .*?) (?:per|for each|for every) (\d+) \2"
        r"(?: (?:you )?(?:spent|paid|spend|pay))(?: this way)?$",
        r"\1 per \3 of X",
    ),
    (r"\b(?:twice|double|two times) X ", "2X "),
    (r"\b(?:(?:triple|three times|thrice) X|X (?:×|x|\*|times) ?3) ", "3X "),
    (r"\bX (?:×|x|\*|times) ?2 ", "2X "),
    (rf"\bX ?(\+|-|−|plus|minus) ?(\d+) {GOODS}", _more_than_x),
    (r"\b(per|for each|for every) (\d+) ?X(?=$|,| then| max)", r"per \2 of X"),
)

_MORE = r"(?: (?:M€|megacredits?|MC))? (?:more|extra)(?: (?:M€|megacredits?|MC))?(?: each)?$"


_WHOM = {"each": "each", "every": "each", "all": "each", "an": "an", "a": "a", "any": "any"}


def _cheaper(way: str, less: str) -> str:
    return f'effect: the "{way.capitalize()}e" conversion costs {less} less'


BARGAINS: Rows = (
    (
        rf"^(?:effect: )?when (?:you )?pay(?:ing)? with {GOODS}[,:]? (?:it|they|(?:each )?\1) "
        rf"(?:is|are) worth (\d+){_MORE}",
        lambda m: f"effect: {_single(m[1])} is worth {m[2]} more",
    ),
    (
        rf"^(?:effect: )?when (?:you )?pay(?:ing)? for (?:an? )?([^\W\d]\S*) cards?[,:]? (?:your )?"
        rf"{GOODS} (?:is|are) worth (\d+){_MORE}",
        lambda m: f"effect: {_single(m[2])} is worth {m[3]} more on {m[1]} cards",
    ),
    (
        r"^(?:effect: )?(?:your? )?(trad)(?:ing|es?) (?:costs? (?:you )?|for )(\d+)(?: resource)? "
        r"less(?: resources?)?$",
        lambda m: _cheaper(m[1], m[2]),
    ),
    (
        r"^(?:effect: )?you pay (\d+) (?:less resources?|resources? less|less) "
        r"(?:to|for|when)(?: you)? (trad)(?:e|ing)$",
        lambda m: _cheaper(m[2], m[1]),
    ),
    (
        r"^(?:effect: )?(?:colony )?trad(?:e|ing) offset (?:of )?\+?(\d+)$",
        r"when you trade: raise that colony track \1",
    ),
    (
        r"^(?:effect: )?when you trade,? (?:you )?may (?:first )?(?:move|raise|increase) "
        r"(?:the|that) (?:marker|white marker|(?:colony(?: tile)? )?track)(?: by)? (\d+)"
        r"(?: steps?)?$",
        r"when you trade: may raise that colony track \1",
    ),
    (
        rf"^(each|every|all|an?y?) (opponent|player)s? (gains?|loses?) (\d+) {GOODS} "
        r"(?:per|for each|for every) (?:(?:of )?your ([^,:]+?)|"
        r"([^,:]+?) (?:that )?you (?:have|own|control)(?: in play)?)\.?$",
        lambda m: (
            f"{_WHOM[m[1]]} {m[2]}: {m[3].removesuffix('s')} {m[4]} {m[5]} per {m[6] or m[7]} "
            "of the owner of this card"
        ),
    ),
)
"""What resources are worth, what trading costs, and what others get for what is `yours`."""
