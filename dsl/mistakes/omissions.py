"""What a line lacks: a colon, an arrow, a comma, a verb, a number, a thing.

In: a `Spot`. Out: a `Mistake`, or None when the rule does not see its own case.
`dsl.mistakes.slips` puts the rules in order.
"""

from __future__ import annotations

from itertools import pairwise

from dsl.lexicon.spot import Bit, Mistake, Spot
from dsl.lexicon.verbs import COSTS, PRODUCTION, UNCOUNTED
from dsl.lexicon.words import (
    DETERMINERS,
    DID,
    DOES,
    FILTERS,
    KEYWORDS,
    ROLES,
    SCOPES,
    VERBS,
)
from dsl.messages.diagnostics import near, nearest
from dsl.messages.syntax import (
    ARROW_MISSING,
    COLON_MISSING,
    COMMA_MISSING,
    CONDITION_BEHIND,
    DOES_NOT_FIT,
    EFFECT_MISSING,
    EVENT_VERB_MISSING,
    JOINT_MISSING,
    NUMBER_MISSING,
    SIGN_MISSING,
    THING_MISSING,
    VERB_MISSING,
    WORD_MISSING,
)

BEGINNINGS = ("production", "requires", "when", "if", "at", "may", "given", "then", "answers")
"""Words that begin a line or an effect and are no verbs."""
_JOINTS = {"COMMA", "OR", "THEN", "_ARROW"}


# ---- colons -------------------------------------------------------------------------------------


def colon(where: Spot) -> Mistake | None:
    """`:` is missing, or `,` stands for it."""
    if "COLON" not in where.expected:
        return None
    if where.text == "," and where.after and begins_effect(where.after):
        cure = "write `:` in place of `,`"
        return where.mistake(COLON_MISSING, cure=cure, instead=":", word=where.after.word)
    if begins_effect(where.here) or where.kind == "string" or (where.at == 1 and where.here):
        at, base = where.gap(where.here), DOES.get(where.text, where.text)
        if where.here and where.before and base != where.text:  # `each opponent loses 2 plants`
            at, meant = (where.before.column, where.here.end), f"{where.before.text}: {base}"
            return where.mistake(COLON_MISSING, suggestion=meant, at=at, word=where.text)
        return where.mistake(COLON_MISSING, at=at, instead=":", word=where.text)
    if where.kind == "end":
        return where.mistake(
            EFFECT_MISSING, cure="write `:` and then what happens", word=where.last
        )
    return None


def label(where: Spot) -> Mistake | None:
    """`action spend 1 heat`, `effect you may …`: a label without its colon."""
    first = where.bits[0]
    if where.line == 1 or any(bit.text == ":" for bit in where.bits[: where.at]):
        return None
    if first.text == "effect" and where.at > 0:
        return no_colon(where, where.bits[1])
    if (rest := _after_scope(where)) is not None:
        return no_colon(where, rest)
    label = where.bits[: where.at]
    if (
        where.here
        and where.kind == "verb"
        and where.after
        and len(label) in (1, 2)
        and all(b.kind == "name" for b in label)
    ):
        return no_colon(where, where.here)
    return None


def no_colon(where: Spot, following: Bit) -> Mistake:
    at = where.gap(following)
    return where.mistake(COLON_MISSING, following, at=at, instead=":", word=following.word)


def _after_scope(where: Spot) -> Bit | None:
    """What follows `next card this generation`."""
    for index, bit in enumerate(where.bits[1 : where.at + 1], 1):
        if " ".join(one.word for one in where.bits[:index]) in SCOPES:
            return bit
    return None


def begins_effect(bit: Bit | None) -> bool:
    return bit is not None and (bit.kind == "verb" or bit.word in _OPENERS)


_OPENERS = ("may", "if", "repeatedly", "each player", "each opponent", "that player", "the owner")


# ---- words that are missing ---------------------------------------------------------------------


def word(where: Spot) -> Mistake | None:
    """`anyone places a city: …`, `then it refused`, `cards worth 1 more`, `may not "H6"`."""
    first = where.bits[0]
    if "COLON" in where.expected and where.at == 1 and where.text in DOES and where.has(":"):
        return _no_word(where, first, "when")
    if where.at == 1 and first.kind == "name" and where.text in KEYWORDS["HAS"] and where.line > 1:
        cure = "`given` for what is so before, `then` for what must be so after"
        told = f"given {first.word}", f"then {first.word}"
        return where.mistake(
            WORD_MISSING, first, cure=cure, suggestion=told, missing="given", word=first.word
        )
    before = where.before
    if before and before.kind == "number" and "HAS" in where.expected and where.kind == "name":
        return _no_word(where, before, "has")
    if where.at == 0 and where.text == "it" and where.bits[-1].text != "it":
        return _no_word(where, first, "then")
    if where.at == 1 and where.text in ("may", "may not") and where.bits[-1].kind == "string":
        return _no_word(where, first, "then")
    if where.at == 2 and where.text in ("may", "may not") and where.bits[1].text == ":":
        return _no_word(where, where.bits[2], "you")
    if where.here and where.text == "refused":
        return _no_word(where, where.here, "is")
    if "CHOOSE" in where.expected and (where.here is None or not near(where.text, ["choose"])):
        return where.mistake(
            WORD_MISSING, missing="choose", word=where.text or "the end of the line"
        )
    if "IS" in where.expected and where.line > 1:
        for bit, following in zip(where.bits, where.bits[1:], strict=False):
            if following.text in ("worth", "within") and bit.text not in ("is", "are"):
                return _no_word(where, following, "is")
            if following.kind == "name" and (meant := near(following.text, ("cost", "counts as"))):
                return where.mistake(DOES_NOT_FIT, following, suggestion=meant, word=following.text)
    return None


def _no_word(where: Spot, following: Bit, missing: str) -> Mistake:
    at, instead = (following.column, following.column), f"{missing} "
    return where.mistake(
        WORD_MISSING, following, at=at, instead=instead, missing=missing, word=following.word
    )


# ---- effects ------------------------------------------------------------------------------------


def joint(where: Spot) -> Mistake | None:
    """Two effects with nothing between them."""
    if not where.expected & _JOINTS or not begins_effect(where.here):
        return None
    before = where.before
    if before and before.kind == "name" and (meant := near(before.word, ("then", "or"))):
        return where.mistake(DOES_NOT_FIT, before, suggestion=meant, word=before.word)
    earlier = [bit for bit in where.bits[: where.at] if bit.kind == "verb"]
    if not earlier:
        return None
    if where.text == "if" and "IF" not in where.expected:
        cure = "write `if …:` and then the effect"
        return where.mistake(CONDITION_BEHIND, cure=cure)
    cost = earlier[-1].word in ("spend", "pay")
    cost = cost or (earlier[-1].word in COSTS and not where.has("->"))
    if cost and where.kind == "verb" and "_ARROW" in where.expected:
        at = where.gap(where.here)
        return where.mistake(ARROW_MISSING, at=at, instead=" ->", word=where.text)
    at = where.gap(where.here)
    instead = "," if "OTHERWISE" not in where.expected else None  # that may be what is missing
    return where.mistake(JOINT_MISSING, at=at, instead=instead, word=where.text)


def verb(where: Spot) -> Mistake | None:
    """An effect that begins with its number or thing."""
    thing = where.kind in ("number", "name", "string") or where.text in (*DETERMINERS, "up to")
    if "VERB" not in where.expected or not thing:
        return None
    if where.kind == "name" and (meant := nearest(where.text, [*VERBS, *BEGINNINGS])):
        return where.mistake(DOES_NOT_FIT, suggestion=meant, word=where.text)
    if where.kind == "number" and len(where.bits) == 1:
        cure = "perhaps `cost` or `vp` is missing"
        return where.mistake(VERB_MISSING, cure=cure, word=where.text)
    if where.kind == "number" and where.text[0] in "+-\u2212\u2013":
        cure = f"write `production {where.text} …` for the brown box"
        verb = "gain" if where.text[0] == "+" else "lose"
        other = f"{verb} {where.text[1:]}"
        if where.at > 0:  # of one part of a line no half is guessed
            return where.mistake(VERB_MISSING, cure=f"{cure}, `{other} …` else", word=where.text)
        meant = (f"production {where.text}", other)
        return where.mistake(VERB_MISSING, cure=cure, suggestion=meant, word=where.text)
    if where.at == 0:
        cure = "write `requires …` for what must be so, `gain …`, `place …` for what happens"
        return where.mistake(VERB_MISSING, cure=cure, word=where.text)
    cure = "write `gain …`, `production …`, `place …`"
    return where.mistake(VERB_MISSING, cure=cure, suggestion=gained(where), word=where.text)


def gained(where: Spot) -> str | None:
    """`when you place a city: 1 plant`: what there is so much of is gained."""
    thing = where.after
    if where.kind != "number" or thing is None or thing.kind != "name":
        return None
    return None if thing.text.lower() in ("vp", "vps", "points") else f"gain {where.text}"


def event(where: Spot) -> Mistake | None:
    past = "DID" in where.expected and where.kind == "name" and not near(where.text, DID)
    if not past and ("DOES" not in where.expected or where.line == 1):
        return None
    meant = nearest(where.text, DOES) if where.kind == "name" else None
    if where.before is not None and where.kind == "end":
        return where.mistake(THING_MISSING, where.before, word=where.before.word)
    if said := _again(where):
        return where.mistake(EVENT_VERB_MISSING, cure=_AGAIN, suggestion=said, word=where.text)
    return where.mistake(EVENT_VERB_MISSING, suggestion=meant, word=where.text)


_AGAIN = "behind `or` the verb stands again"
_DIFFERS = (*ROLES, *FILTERS, "here")
"""What may be said twice of the same, once on either side of `or`."""
_HOW_MANY = ("per", "plus", "minus", "beyond", "except", "than", "with", "without", "for")
"""What may just as well be meant together: `1 plant per city or per ocean`."""


def _again(where: Spot) -> str | None:
    """`place a city or on an area with steel`: what stands behind `or`, with the verb again."""
    if where.before is None or where.before.word != "or" or where.text not in _DIFFERS:
        return None
    verbs = (n for n in reversed(range(where.at)) if where.bits[n].word in DOES)
    head = where.bits[next(verbs, where.at) : where.at - 1]
    differ = [n for n, bit in enumerate(head) if bit.word == where.text]
    differ = differ or [n for n, bit in enumerate(head) if bit.word in _DIFFERS]
    said = " ".join(bit.word for bit in head[: differ[0] if differ else None])
    return f"{said} {where.text}" if said and not {*said} & {*":()"} else None


def comma(where: Spot) -> Mistake | None:
    """Two things or facts with nothing between them: `3 heat 2 plants`, `red has … blue has …`."""
    before = where.before
    if "COMMA" not in where.expected or before is None:
        return None
    if where.text in KEYWORDS["HAS"] and before.kind == "name":
        return _no_comma(where, before)
    if where.kind == "name" and before.kind == "number" and where.at > 2:
        return _no_comma(where, before)
    listing = where.line == 1 or where.bits[0].word in ("given", "requires", "effect")
    told = where.kind in ("name", "number", "string") or where.text in DETERMINERS
    return _no_comma(where, where.here) if where.here and listing and told else None


def _no_comma(where: Spot, following: Bit) -> Mistake:
    at = where.gap(following)
    return where.mistake(COMMA_MISSING, following, at=at, instead=",", word=following.word)


# ---- things -------------------------------------------------------------------------------------


def number(where: Spot) -> Mistake | None:
    before = where.before
    if unsigned := _unsigned(where):
        number = unsigned[1]
        meant = (f"+{number.text}", f"-{number.text}")
        at = (number.column, number.end)
        return where.mistake(SIGN_MISSING, *unsigned, suggestion=meant, at=at)
    if where.text == PRODUCTION and "VERB" in where.expected:
        cure = "it has a sign: `production +1 …`, `production -2 …`"
        return where.mistake(NUMBER_MISSING, cure=cure, word=where.text)
    first = where.bits[0]
    if first.text == PRODUCTION and where.line > 1 and where.bits[1:2] and first.kind == "name":
        cure = "it has a sign: `production +1 …`, `production -2 …`"
        return where.mistake(NUMBER_MISSING, first, cure=cure, word=first.text)
    if before is not None and where.text in KEYWORDS["LESS"] and "NUMBER" in where.expected:
        return where.mistake(NUMBER_MISSING, word=before.word)
    if before is None or before.word in UNCOUNTED:
        return None
    if where.text in FILTERS and (before.kind == "verb" or where.at == 1):
        return where.mistake(NUMBER_MISSING, word=before.word)
    if before.word not in (*KEYWORDS["UP_TO"], *KEYWORDS["BOUND"]):
        return None
    return where.mistake(NUMBER_MISSING, word=before.word)


def _unsigned(where: Spot) -> tuple[Bit, Bit] | None:
    """`production 1 energy`, which is no verb without its sign."""
    for bit, following in pairwise(where.bits):
        if bit.text == PRODUCTION and bit.kind == "name" and following.kind == "number":
            return bit, following
    return None


def thing(where: Spot) -> Mistake | None:
    """`per` or `from` with nothing after it."""
    before = where.before
    if "NAME" not in where.expected or before is None or where.line == 1:
        return None
    if where.here and where.text not in _HOW_MANY and (said := _again(where)):
        at = where.here.column, where.here.end
        return where.mistake(THING_MISSING, before, before, _AGAIN, said, at, word=before.word)
    if before.word in _NEED_THING:
        return where.mistake(THING_MISSING, before, before, word=before.word)
    return None


_NEED_THING = (*ROLES, *FILTERS, *DETERMINERS, "requires", "given", "then", ",", "and", "or")


def nothing(where: Spot) -> Mistake | None:
    """An effect is missing at the end of a line or bracket."""
    if "VERB" in where.expected and (where.kind == "end" or where.text in (")", "->")):
        return where.mistake(EFFECT_MISSING, word=where.last)
    return None
