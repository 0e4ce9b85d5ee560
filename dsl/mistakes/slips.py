"""The kinds of slip that a line can hold, told in a designer's words.

In: a `Spot`. Out: a `Mistake`. The rules at the end are tried in order, the most telling first;
each looks at the words of the line and at what would have fitted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from dsl.lexicon.spot import Bit, Mistake, Spot
from dsl.lexicon.verbs import COSTS, PRODUCTION
from dsl.lexicon.words import (
    DID,
    DOES,
    FILTERS,
    KEYWORDS,
    ROLES,
    RULE_VERBS,
    SCOPES,
    VERBS,
)
from dsl.messages.diagnostics import near, nearest
from dsl.messages.syntax import (
    ARROW_MISSING,
    BRACKET_NEVER_OPENED,
    DOES_NOT_FIT,
    KIND_NOT_FIRST,
    LINE_UNFINISHED,
    MIXED_JOINTS,
    NAME_WITHOUT_QUOTES,
    NEEDLESS_COLON,
    NOT_INDENTED,
    NOTHING_STANDS_UNDER,
    ONLY_ANSWERS_UNDER_WHEN,
    ONLY_AT_BEGINNING,
    OPEN_BRACKET,
    OPEN_QUOTE,
    OTHER_EXPECTED,
    RESERVED_WORD,
    STRAY_SIGN,
    UNKNOWN_BEGINNING,
    VERB_MISSING,
    WORD_TWICE,
)
from dsl.mistakes import habits, printed
from dsl.mistakes import omissions as lacking
from dsl.mistakes.omissions import BEGINNINGS


def slip(where: Spot) -> Mistake:
    """The mistake at a spot."""
    return next(mistake for rule in _RULES if (mistake := rule(where)) is not None)


# ---- quotes, signs, brackets --------------------------------------------------------------------


def _quote(where: Spot) -> Mistake | None:
    for bit in where.bits:
        if bit.text == '"':
            cure = "a name ends with a quote on the line it began on"
            at, instead = (where.gap(), '"') if bit is not where.bits[-1] else (None, None)
            last = where.bits[-1]
            return where.mistake(OPEN_QUOTE, bit, last, cure=cure, at=at, instead=instead)
    return None


_MEANT = {
    ">": "the arrow is written `->`",
    "-": "the arrow is written `->`; a sign stands directly before its number",
    "+": "a sign stands directly before its number; write `,` to join things",
    ";": "write `,` to join things, or write two lines",
    "&": "write `,` to join things",
    "|": "write `or`",
    ".": "a line takes no full stop",
    "'": 'names stand in double quotes: "…"',
    "‘": 'names stand in double quotes: "…"',
    **dict.fromkeys("[]{}", "brackets are round: ( )"),
}


_WHOSE = "whose it is stands behind it: `a card of an opponent`, `per city of any player`"
_BEFORE_COLONS = (*habits.LABELS, "when", "if", "at")
_INSTEAD = {";": ",", "&": ",", "|": "or", ".": "", "[": "(", "{": "(", "]": ")", "}": ")"}


def _sign(where: Spot) -> Mistake | None:
    if where.here is None or where.here.kind != "odd":
        return None
    cure = habits.sign(where) or _MEANT.get(where.text, "delete it")
    if where.text in "'’" and where.after and where.after.text in ("s", "t", "re"):
        return where.mistake(STRAY_SIGN, cure=_WHOSE, text=where.text)
    if cure == habits.ARROW and where.before and len(where.bits) > where.at + 2:
        at = where.before.end, where.bits[where.at + 2].column
        return where.mistake(STRAY_SIGN, cure=cure, at=at, instead=" -> ", text=where.text)
    if where.text == ";" and where.bits[0].text in _BEFORE_COLONS and not where.has(":"):
        return where.mistake(STRAY_SIGN, cure="write `:`", instead=":", text=";")
    fraction = where.text == "." and where.after and where.after.kind == "number"
    if fraction and where.before and where.before.kind == "number":
        return where.mistake(STRAY_SIGN, cure="amounts are whole numbers", text=where.text)
    ends = where.here is where.bits[-1] and where.text in ";&|"
    cure = "delete it" if ends else cure
    instead = "" if cure == "delete it" else _INSTEAD.get(where.text)
    instead = " " if where.text == "=" else instead
    return where.mistake(STRAY_SIGN, cure=cure, instead=instead, text=where.text)


def _brackets(where: Spot) -> Mistake | None:
    opened: list[Bit] = []
    for bit in where.bits:
        if bit.text == "(":
            opened.append(bit)
        elif bit.text == ")" and not opened:
            return where.mistake(BRACKET_NEVER_OPENED, bit)
        elif bit.text == ")":
            opened.pop()
    return where.mistake(OPEN_BRACKET, opened[-1]) if opened and where.kind == "end" else None


# ---- headers and line beginnings ----------------------------------------------------------------


def _header(where: Spot) -> Mistake | None:
    if where.line != 1:
        return None
    first, last = where.bits[0], where.bits[-1]
    labelled = where.has("->") or (where.has(":") and last.text != ":")
    if first.kind in ("verb", "keyword") or labelled:
        return printed.headed(where) or _not_indented(where)
    if first.kind != "name":
        return where.mistake(KIND_NOT_FIRST, first)
    if where.text == "/" or (where.text in _NOT_IN_HEADERS and not where.has(",")):
        return _not_indented(where)
    if where.kind == "name" and "STRING" in where.expected:
        if where.text.islower() and where.before and where.before.kind == "number":
            return _not_indented(where)
        name = " ".join(bit.text for bit in where.bits[where.at :] if bit.kind != "odd")
        quoted = f'"{name}"'
        cure = f"write {quoted}"
        if where.text[:1].isdigit():
            cure += "; of a tag, a resource and the like the name begins with a letter"
        return where.mistake(NAME_WITHOUT_QUOTES, where.here, last, cure=cure, instead=quoted)
    if where.kind in ("keyword", "verb") and "NAME" in where.expected:
        cure = f"another word, or a longer one: `{where.text.replace(' ', '-')}-stone` is a name"
        return where.mistake(RESERVED_WORD, cure=cure, word=where.text)
    return None


def _not_indented(where: Spot) -> Mistake:
    first, last = where.bits[0], where.bits[-1]
    cure = "indent it by two spaces"
    return where.mistake(NOT_INDENTED, first, last, cure=cure, at=(1, 1), instead="  ")


def _misspelt_start(where: Spot) -> Mistake | None:
    """`gian 1 plant or 2 heat`: the first word is nearly a word that begins lines."""
    first = where.bits[0]
    labelled = len(where.bits) > 1 and where.bits[1].text == ":"
    known = labelled or first.text in printed.LINES
    if where.line == 1 or first.kind != "name" or where.at == 0 or known:
        return None
    meant = nearest(first.text, [*VERBS, *BEGINNINGS])
    if not meant or first.text in meant:
        return None
    return where.mistake(UNKNOWN_BEGINNING, first, suggestion=meant, word=first.text)


def _beginning(where: Spot) -> Mistake | None:
    """A word that begins lines stands further on."""
    if where.line == 1 or where.at == 0:
        return None
    later = where.at == 1 and where.text == "then"
    if not later and where.text not in ("when", "given", "requires", "answers"):
        return None
    cure = "for a while it is `this generation when …`" if where.text == "when" else None
    return where.mistake(ONLY_AT_BEGINNING, cure=cure, word=where.text)


_NOT_IN_HEADERS = (*FILTERS, "if")


def _misspelt_label(where: Spot) -> Mistake | None:
    """`effcet: …`, `nxt card this generation: …`."""
    colon = next((i for i, bit in enumerate(where.bits) if bit.text == ":"), 0)
    if where.line == 1 or not 0 < colon <= 5:
        return None
    label = " ".join(bit.word for bit in where.bits[:colon])
    meant = near(label, SCOPES)
    if meant is None or meant == label:
        return None
    return where.mistake(
        UNKNOWN_BEGINNING, where.bits[0], where.bits[colon - 1], suggestion=meant, word=label
    )


def _twice(where: Spot) -> Mistake | None:
    """`spend spend 1 energy`."""
    around = where.bits[max(0, where.at - 2) : where.at + 2]
    for first, second in pairwise(around):
        if first.word == second.word and first.kind != "mark":
            at = (first.end, second.end)
            return where.mistake(WORD_TWICE, second, at=at, instead="", word=second.word)
    return None


def _answers(where: Spot) -> Mistake | None:
    under = where.expected and where.expected <= {"ANSWERS", "NAME", "_DEDENT", "_NL"}
    if under and where.at <= 1:
        first = where.bits[0]
        meant = "answers" if first.text in habits.CHOSEN else near(first.text, ["answers"])
        at = (first.column, first.end)
        return where.mistake(
            ONLY_ANSWERS_UNDER_WHEN, first, where.bits[-1], suggestion=meant, at=at
        )
    if where.at == 0 and where.text == "answers":
        cure = "indent them deeper than the `when` line above"
        return where.mistake(NOTHING_STANDS_UNDER, where.bits[0], where.bits[-1], cure=cure)
    return None


# ---- words that do not fit ----------------------------------------------------------------------


def _needless_colon(where: Spot) -> Mistake | None:
    first, after = where.bits[0], where.after
    if where.text == ":" and first.text in ("action", "effect") and where.bits[1].text != ":":
        return lacking.no_colon(where, where.bits[1])
    act = first.text in ("action", "once")
    gives = (*COSTS, PRODUCTION) if act else ("spend", "pay")
    paid = [bit for bit in where.bits[: where.at] if bit.word in gives]
    if where.text == ":" and paid and after and lacking.begins_effect(after):
        cure = "what is paid stands left of `->`"
        return where.mistake(ARROW_MISSING, cure=cure, instead=" ->", word=after.word)
    if where.text == ":" and first.text == "choose" and after:
        cure = "what is to be chosen is joined with `or`, on a line without label"
        at = (first.column, after.column)
        return where.mistake(NEEDLESS_COLON, cure=cure, at=at, instead="")
    if where.text == ":" and any(bit.kind == "verb" for bit in where.bits[: where.at]):
        joined = after is not None and lacking.begins_effect(after)
        cure, instead = ("write `,` between effects", ",") if joined else ("delete it", "")
        return where.mistake(NEEDLESS_COLON, cure=cure, instead=instead)
    if where.text == ":":
        return where.mistake(NEEDLESS_COLON, cure="delete it", instead="")
    if where.text == "," and where.at == 1:
        return where.mistake(DOES_NOT_FIT, cure="delete it", instead="", word=where.text)
    before = where.before
    if before is None or before.text != ":" or "VERB" not in where.expected:
        return None
    if where.kind == "name" and (meant := nearest(where.text, [*VERBS, *BEGINNINGS])):
        return where.mistake(DOES_NOT_FIT, suggestion=meant, word=where.text)
    if where.kind in ("number", "name", "string") and where.at == 2:
        cure = "an effect begins with a verb; a property takes no `:`"
        gained = lacking.gained(where)
        return where.mistake(VERB_MISSING, cure=cure, suggestion=gained, word=where.text)
    return None


def _mixed(where: Spot) -> Mistake | None:
    """`a, b or c`."""
    other = {",": "or", "or": ","}.get(where.text)
    if other is None or not any(bit.text == other for bit in where.bits[: where.at]):
        return None
    return where.mistake(MIXED_JOINTS, cure="put one part in ( ), or write two lines")


def _misspelt_role(where: Spot) -> Mistake | None:
    """`add 1 resource to a card wiht 1 resource`: the word before is nearly a role or filter."""
    before = where.before
    if before is not None and before.kind == "number" and where.at > 1:
        before = where.bits[where.at - 2]
    if before is None or before.kind != "name" or where.line == 1:
        return None
    least = min(len(before.word), 3)  # as below
    meant = nearest(before.word, [word for word in (*ROLES, *FILTERS) if len(word) >= least])
    return (
        where.mistake(DOES_NOT_FIT, before, suggestion=meant, word=before.word) if meant else None
    )


def _misspelt_before_player(where: Spot) -> Mistake | None:
    """`remove 2 plants fom any player`: which is read as `plants any player removed`."""
    if where.expected != {"DID"} or where.at < 2 or where.bits[where.at - 2].kind != "name":
        return None
    word = where.bits[where.at - 2]
    meant = nearest(word.word, (*ROLES, *FILTERS))
    return where.mistake(DOES_NOT_FIT, word, suggestion=meant, word=word.word) if meant else None


_FITTING: dict[str, Iterable[str]] = {
    **KEYWORDS,
    "IS": RULE_VERBS,
    "VERB": VERBS,
    "DOES": DOES,
    "DID": DID,
    "CHOOSE": ("choose",),
}


_SHORT = {word for words in KEYWORDS.values() for word in words if len(word) < 5}
_SHORT |= {"it", "you", "is", "are", "was"}
"""Words of the language that look alike; one of them was hardly meant to be another."""


def _misspelt(where: Spot) -> Mistake | None:
    """A word that is nearly one of those that could stand here."""
    if where.kind not in ("name", "keyword", "verb") or where.text in _SHORT:
        return None
    fitting = [w for terminal in sorted(where.expected) for w in _FITTING.get(terminal, ())]
    least = min(len(where.text), 3)  # who writes `top` means no `to`
    meant = nearest(where.text, [word for word in fitting if len(word) >= least])
    if not meant or where.text in meant:
        return None
    return where.mistake(DOES_NOT_FIT, suggestion=meant, word=where.text)


_JOINTS = (",", "or", "then", ":", "->", "(", "may", "repeatedly")


def _misspelt_verb(where: Spot) -> Mistake | None:
    """`gain 1 steel, raiise oxygen 1`: a word that begins an effect is nearly a verb."""
    if where.bits[0].text in ("effect", "next"):
        return None
    for joint, bit in zip(where.bits, where.bits[1 : where.at + 1], strict=False):
        is_known = bit.text in DOES or bit.text == PRODUCTION
        if joint.text in _JOINTS and bit.kind == "name" and not is_known:
            meant = near(bit.text, (*VERBS, PRODUCTION))
            if meant is not None:
                return where.mistake(DOES_NOT_FIT, bit, suggestion=meant, word=bit.text)
    return None


def _reserved(where: Spot) -> Mistake | None:
    if "NAME" in where.expected and where.kind == "verb":
        either = where.before is not None and where.before.text == "/"
        cure = "what is to be chosen is joined with `or`" if either else None
        return where.mistake(RESERVED_WORD, cure=cure, word=where.text)
    return None


# ---- whatever else ------------------------------------------------------------------------------

_DESCRIBED = {  # in the order they are told
    "COLON": "`:`",
    "_ARROW": "`->`",
    "COMMA": "`,`",
    "THEN": "`then`",
    "OR": "`or`",
    "AND": "`and`",
    "RPAR": "`)`",
    "HAS": "`has`",
    "IS": "`cost`, `is worth` or `counts as`",
    "DID": "what happened (`raised`, `played`)",
    "CHOOSE": "`choose`",
    "MAY": "`may`",
    "OTHERWISE": "`otherwise`",
}
_THING = {"DET", "NAME"}


_REACHING = ("may", "repeatedly", "nobody")


def _anything(where: Spot) -> Mistake:
    told = _described(where.expected)
    if where.kind == "end":
        return where.mistake(LINE_UNFINISHED, fitting=_either(told))
    if "_NL" not in where.expected:
        cure = "write `if … and …:`, or put the inner one in ( )" if where.text == "if" else None
        if where.text in _REACHING:
            cure = f"where more follows, what reaches to the end stands in ( ): `({where.text} …)`"
        return where.mistake(OTHER_EXPECTED, cure=cure, word=where.text, fitting=_either(told))
    if where.expected >= {"ROLE", "FILTER"} and where.kind in ("keyword", "name"):
        told = ["a word like `from`, `to`, `of`, `with`", *told]
    more = f"to go on write {_either(told)}" if told else "what follows is a line of its own"
    return where.mistake(
        DOES_NOT_FIT, cure=f"before it the line is complete; {more}", word=where.text
    )


def _either(told: Sequence[str]) -> str:
    return " or ".join(told[:4]) or "nothing more"


def _described(expected: frozenset[str]) -> Sequence[str]:
    """What would have fitted, in a designer's words."""
    if "VERB" in expected:
        return ["an effect (`gain 2 …`, `place …`)"]
    if "IS" in expected:
        return [_DESCRIBED["IS"]]
    told = [text for terminal, text in _DESCRIBED.items() if terminal in expected]
    if expected >= _THING:
        told.insert(0, "a thing (`3 …`, `a card`)")
    elif "STRING" in expected and "_NL" not in expected:
        told.insert(0, "a name in quotes")
    elif "NAME" in expected and "_NL" not in expected:
        told.insert(0, "a name")
    return told


_RULES: tuple[Callable[[Spot], Mistake | None], ...] = (
    _quote,
    printed.capital,
    printed.one_line,
    printed.points,
    printed.rule,
    printed.glued,
    _sign,
    _misspelt_before_player,
    _answers,
    printed.played,
    habits.digits,
    printed.own_line,
    habits.not_said,
    habits.order,
    _header,
    habits.units,
    habits.steps,
    habits.passive,
    habits.moments,
    habits.given,
    habits.numbers_first,
    habits.somebody,
    habits.joints,
    _beginning,
    _brackets,
    _misspelt_label,
    _misspelt_start,
    habits.words,
    _twice,
    lacking.word,
    lacking.colon,
    lacking.event,
    lacking.label,
    lacking.number,
    _needless_colon,
    _mixed,
    lacking.joint,
    _misspelt_role,
    lacking.comma,
    lacking.nothing,
    lacking.verb,
    _misspelt,
    _misspelt_verb,
    _reserved,
    lacking.thing,
    _anything,
)
