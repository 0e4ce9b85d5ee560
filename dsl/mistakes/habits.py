"""Slips of habit: what people say in English, or write in other programs, and here is written else.

In: a `Spot`. Out: a `Mistake`, or None when it is no such slip; and `SAID`, the words that later
stages look up too. Only words are told apart here, so that a cure is never a guess by likeness.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise

from dsl.lexicon.spot import Bit, Mistake, Spot, plain_digits
from dsl.lexicon.verbs import COSTS, PRODUCTION
from dsl.lexicon.words import DOES, DONE, FILTERS
from dsl.messages.syntax import (
    ARROW_MISSING,
    COLON_MISSING,
    DOES_NOT_FIT,
    EVENT_VERB_MISSING,
    NEEDLESS_COLON,
    NUMBER_IN_WORDS,
    ONLY_AT_BEGINNING,
    OTHER_EXPECTED,
    STRAY_SIGN,
    UNKNOWN_BEGINNING,
    VERB_MISSING,
)
from dsl.mistakes.unclear import behind, shared
from dsl.mistakes.unsaid import NOT_SAID

SAID = {
    "price": "cost",
    "points": "vp",
    "image": "picture",
    "art": "picture",
    "quote": "flavour",
    "excluding": "without",
    "exclude": "without",
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
    "repeat": "use",
    "reuse": "use",
    "else": "otherwise",
    "every": "per",
    "but": ",",
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
    "swap": "exchange",
    "dann": "then",
    "sonst": "otherwise",
    "aktion": "action",
    "effekt": "effect",
    "pro": "per",
}
"""A word that people use, and the word of the language."""
TOGETHER = {("turn", "over"): "`reveal …`", ("put", "back"): "`move … to the pile`"}
"""Two words that people use, and how it is said."""
CHOSEN = (
    *("choose", "chooses", "choosing", "pick", "picks", "select", "selects", "choice", "target"),
    *("say", "says", "decide", "decides", "chose", "selecting", "with", "on", "at"),
)
"""What people begin with who tell what somebody answers."""
LEVELS = ("warmer", "colder", "higher", "fewer", "greater", "above", "below")
"""What people write behind a level; at least and at most are said otherwise."""
LABELS = ("action", "once", "first action", "effect", "build", "trade", "bonus", "colony")
BOUNDS = "at least is said by the number alone, `temperature -20`, and at most with `max`"
_STEPPED = {"increase": "+", "raise": "+", "decrease": "-", "reduce": "-", "lower": "-"}
BROWN_BOX = "the brown box has a sign: `production +1 energy`, `production -1 heat of any player`"
ONCE = (
    "an action is used once each generation: `action: …`, or once in the game: `once: …`; a line "
    "without label is carried out once, when the card is played"
)
AGAIN = (
    "what comes again stands behind a moment, `at production phase: …`; for how many there is so "
    "much, behind that: `gain 1 plant per city`"
)
_PROPERTIES = ("cost", "vp", "tags", "holds", "start", "requires")
_FIRST = (*_PROPERTIES, "picture", "flavour", "when")
"""What stands at the beginning of a line and nowhere else."""


def words(where: Spot) -> Mistake | None:
    """A word of the table, at the spot or shortly before it."""
    for bit, other in pairwise(where.bits[: where.at + 3]):
        if (bit.text, other.text) in TOGETHER and where.line > 1:
            cure, at = f"say {TOGETHER[bit.text, other.text]}", (bit.column, other.end)
            told = f"{bit.text} {other.text}"
            return where.mistake(UNKNOWN_BEGINNING, cure=cure, at=at, word=told)
    near = where.bits[max(0, where.at - 2) : where.at + 1]
    for bit in (*reversed(near), *where.bits[:1]):
        if where.line == 1 or bit.text not in SAID:
            continue
        if SAID[bit.text] in _FIRST and bit is not where.bits[0]:
            continue
        if bit is where.bits[0] and bit.text == "every":
            return where.mistake(UNKNOWN_BEGINNING, bit, cure=AGAIN, word=bit.text)
        message = UNKNOWN_BEGINNING if bit is where.bits[0] else DOES_NOT_FIT
        return where.mistake(message, bit, suggestion=SAID[bit.text], word=bit.text)
    return None


ARROW = "the arrow is written `->`"


def sign(where: Spot) -> str | None:
    """What a sign that means nothing here was to be, where its neighbours tell."""
    after = where.after.text if where.after else ""
    if where.text in "=—–-" and after == ">":
        return ARROW
    if where.text == "-" and where.at == 0:
        return "a line has nothing in front of its first word; delete it"
    if where.text in "+-" and after.isdecimal():
        return f"a sign stands directly before its number: `{where.text}{after}`"
    if where.text == "°" and where.bits[0].text in ("requires", "if"):
        return "a level is written without its unit: `temperature -20`"
    if where.text == "°":
        return "levels go in steps: `raise temperature 1` is one step"
    if where.text in "«»‹›`´":
        return 'names stand in double quotes: "…"'
    return None


def digits(where: Spot) -> Mistake | None:
    """`gain ٣ plants`, `gain 2² plants`."""
    meant = plain_digits(where.text)
    if where.here is None or meant is None:
        return None
    return where.mistake(NUMBER_IN_WORDS, suggestion=meant, word=where.text)


def order(where: Spot) -> Mistake | None:
    """Words that are right at another place of the line."""
    first, here, before = where.bits[0], where.here, where.before
    if here is None or before is None:
        return None
    if where.line == 1:
        if before.kind == "string" and re.fullmatch(r"([A-Z][A-Za-z]{0,3})?-?\d+[a-z]?", here.text):
            cure = f"its number stands before its name, `{first.text} {here.text} {before.text}`"
            if here.text.isdecimal():
                cure += f"; what it costs stands on a line of its own: `cost {here.text}`"
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
            many = "" if bit.text in ("tags", "holds") else f"{first.text} "
            cure = f"write `{bit.text} {many}…`"
            return where.mistake(ONLY_AT_BEGINNING, bit, cure=cure, word=bit.text)
    return None


def steps(where: Spot) -> Mistake | None:
    """`increase your energy production 1 step`."""
    meant = stepped(where.bits)
    if meant is None:
        return None
    first, last = where.bits[0], where.bits[-1]
    at = (first.column, last.end)
    return where.mistake(UNKNOWN_BEGINNING, first, suggestion=meant, at=at, word=first.text)


def units(where: Spot) -> Mistake | None:
    """`raise temperature 2 degrees`."""
    for bit in where.bits if where.line > 1 else ():
        if bit.word.lower() in ("degree", "degrees", "percent"):
            asks = where.bits[0].text in ("requires", "if")
            cure = "a level is written without it" if asks else "levels go in steps"
            return where.mistake(DOES_NOT_FIT, bit, cure=cure, word=bit.word)
    return None


_STEPS = re.compile(
    r"(?:(?P<verb>\w+) )?(?:(?:your|the) )?(?P<any>any )?(?P<name>[^\W\d][\w€-]*) production"
    r" (?:by )?(?P<number>\d+)(?: steps?)?"
)


def stepped(bits: Sequence[Bit]) -> str | None:
    """`decrease any heat production 1 step, increase steel production by 2`, as cards say it."""
    parts = re.split(" , | and ", " ".join(bit.word for bit in bits))
    found, sign, joint = [], "", "production "
    for part in parts:
        step = _STEPS.fullmatch(part.lower())
        if step is None:
            return None
        sign = _STEPPED.get(step["verb"], "") if step["verb"] else sign
        if not sign:
            return None
        whose = " of any player" if step["any"] else ""
        found.append(f"{joint}{sign}{step['number']} {step['name']}{whose}")
        joint = "production " if whose else ""
    return ", ".join(found)


def passive(where: Spot) -> Mistake | None:
    """`when a city is placed: …`: an event says who does it."""
    if where.bits[0].text != "when" or not where.has(":"):
        return None
    colon = next(bit for bit in where.bits if bit.text == ":")
    index = where.bits.index(colon)
    *thing, is_, done = where.bits[1:index] if index > 3 else (colon, colon, colon)
    base = DONE.get(done.word.lower())
    if is_.text not in ("is", "are", "was", "were") or base is None or not thing:
        return None
    what = " ".join(bit.text for bit in thing)
    if thing[0].text in ("any", "each", "every"):
        rest = " ".join(bit.text for bit in thing[1:])
        what = f"an {rest}" if rest[:1] in "aeiou" else f"a {rest}"
    cure = "an event says who does it: `anyone`, `you`, `an opponent`"
    third = next(form for form, of in DOES.items() if of == base and form != base)
    meant = (f"anyone {third} {what}", f"you {base} {what}")
    return where.mistake(
        EVENT_VERB_MISSING,
        thing[0],
        done,
        cure=cure,
        suggestion=meant,
        at=(thing[0].column, done.end),
        word=f"{is_.text} {done.text}",
    )


_ENDS = {"generation": "production phase", "game": "game end"}


def moments(where: Spot) -> Mistake | None:
    """`at the end of the generation: …`, `once per game: …`."""
    texts = [bit.word.lower() for bit in where.bits]
    ends = next((meant for period, meant in _ENDS.items() if period in texts), None)
    if texts[0] == "at" and "end" in texts and ends is not None and ":" in texts:
        first, last = where.bits[1], where.bits[texts.index(":") - 1]
        cure, meant = "moments are phases of the game", ends
        at = (first.column, last.end)
        word = " ".join(texts[1 : texts.index(":")])
        if word == meant:
            return None
        return where.mistake(
            DOES_NOT_FIT, first, last, cure=cure, suggestion=meant, at=at, word=word
        )
    if texts[0] == "at" and "end" in texts and ":" in texts[texts.index("end") :]:
        first, last = where.bits[1], where.bits[texts.index(":") - 1]
        cure = "moments are phases: `at research phase: …`, `at action phase: …`, "
        cure += "`at production phase: …`"
        word = " ".join(texts[1 : texts.index(":")])
        return where.mistake(DOES_NOT_FIT, first, last, cure=cure, word=word)
    for index, text in enumerate(texts):
        if text == "once" and texts[index + 1 : index + 2] == ["per"]:
            period = where.bits[index + 2 : index + 3]
            first, last = where.bits[index], (period or where.bits[index + 1 :])[0]
            word = f"once per {last.word}" if period else "once per"
            if last.text == "game" and index == 0:
                at = (first.column, last.end)
                return where.mistake(DOES_NOT_FIT, first, last, suggestion="once", at=at, word=word)
            return where.mistake(DOES_NOT_FIT, first, last, cure=ONCE, word=word)
    return None


def given(where: Spot) -> Mistake | None:
    """`when placing a tile gives you steel`, `when placing gives steel`."""
    texts = [bit.word.lower() for bit in where.bits]
    meant = "placing gives"
    if texts[0] != "when":
        return None
    if texts[1:2] == [meant]:
        verb, meant = 1, f"{meant} you"
    elif texts[1:2] == ["placing"] and "gives" in texts[2:5]:
        verb = texts.index("gives")
    else:
        return None
    word = " ".join(texts[1 : verb + 1])
    return where.mistake(DOES_NOT_FIT, where.bits[1], where.bits[verb], suggestion=meant, word=word)


_SOMEBODY = {"player", "players", "opponent", "opponents"}


def somebody(where: Spot) -> Mistake | None:
    """`the next player: …`, `two opponents: …`: players whom no words mean."""
    texts = [bit.word.lower() for bit in where.bits]
    if where.line == 1 or ":" not in texts or texts[0] in (*LABELS, "when", "at", "if", "effect"):
        return None
    colon = texts.index(":")
    told = any(one in text.split() for text in texts[:colon] for one in _SOMEBODY)
    if not told or where.at > colon or any(bit.kind == "verb" for bit in where.bits[:colon]):
        return None
    first, last = where.bits[0], where.bits[colon - 1]
    word = " ".join(bit.text for bit in where.bits[:colon])
    cure = "who does it is `any opponent`, `each opponent`, `each player`, `the first player` …"
    return where.mistake(DOES_NOT_FIT, first, last, cure=cure, word=word)


def not_said(where: Spot) -> Mistake | None:
    """`when you would gain heat, …`: what the language has no way to say."""
    words = [bit.text.lower() for bit in where.bits]
    if where.line == 1 or '"' in where.bits[0].text:
        return None
    text = " ".join(words)
    for pattern, cure in NOT_SAID:
        if found := re.search(pattern, text):
            return _unsaid(where, found, cure)
    if several := shared(text):
        found, of_all, of_last = several
        return _unsaid(where, found, f"for each of which? `{of_all}`, or `{of_last}`")
    if several := behind(text):
        found, of_all, of_last = several
        return _unsaid(where, found, f"of which is it the condition? `{of_all}`, or `{of_last}`")
    return None


def _unsaid(where: Spot, found: re.Match[str], cure: str) -> Mistake:
    ends = list(accumulate(len(bit.text) + 1 for bit in where.bits))  # some are several words
    group = "here" if "here" in found.re.groupindex else 0
    at, last = (bisect_right(ends, place) for place in (found.start(group), found.end(group) - 1))
    word = found[group].replace(" ,", ",")
    return where.mistake(DOES_NOT_FIT, where.bits[at], where.bits[last], cure=cure, word=word)


_OR = (
    "what is to be chosen stands on one line, `gain 2 plants or draw 1 card`; two `action:` lines "
    "are two actions to choose from, with nothing between them"
)


def joints(where: Spot) -> Mistake | None:
    """Colons, arrows, commas and little words that are written elsewhere."""
    first, before, after = where.bits[0], where.before, where.after
    if where.line > 1 and where.at == 0 and where.text == "the" and after:
        at = (first.column, after.column)
        return where.mistake(DOES_NOT_FIT, cure="delete it", at=at, instead="", word="the")
    if where.line > 1 and where.at == 0 and where.text == "or":
        return where.mistake(OTHER_EXPECTED, cure=_OR, word="or", fitting="an effect")
    if before is None or where.line == 1:
        return None
    if where.text == "->" and " ".join(bit.word for bit in where.bits[: where.at]) in LABELS:
        cure = "write `:` in place of `->`"
        return where.mistake(COLON_MISSING, cure=cure, instead=":", word="->")
    if before.text == ":" and where.at == 2 and first.kind != "verb" and first.text not in LABELS:
        if where.kind in ("number", "name", "string") and "VERB" in where.expected:
            cure = "delete it; a property takes no colon"
            return where.mistake(NEEDLESS_COLON, before, cure=cure, instead="")
    elif before.text == ":" and where.kind == "number" and where.has("->"):
        cure = "both sides of the arrow say what is done: `spend 1 energy -> gain 2 heat`"
        return where.mistake(VERB_MISSING, cure=cure, word=where.text)
    if before.text == ":" and first.text == "effect" and where.kind == "verb":
        cure = "`effect:` says what is different: `space cards cost 2 less`; what happens once"
        cure += " stands on a line without it"
        return where.mistake(OTHER_EXPECTED, cure=cure, word=where.text, fitting="what is changed")
    if before.text == "to" and where.kind == "verb" and first.text in ("action", *COSTS):
        cure, at = "write `->` in place of `to`", (before.column, before.end)
        return where.mistake(ARROW_MISSING, cure=cure, at=at, instead="->", word=where.text)
    if before.text == "," and where.text in ("then", "or"):
        cure = f"delete it: `{where.text}` is enough"
        return where.mistake(DOES_NOT_FIT, before, cure=cure, instead="", word=",")
    if before.kind == "number" and where.text in ("step", "steps"):
        produced = any(bit.text == PRODUCTION for bit in where.bits[1 : where.at])
        cure = BROWN_BOX if produced else "delete it: levels go in steps"
        return where.mistake(DOES_NOT_FIT, cure=cure, word=where.text)
    counted = where.text == "per"
    if where.at == 1 and where.text in FILTERS and after and after.kind == "number" and not counted:
        return where.mistake(DOES_NOT_FIT, cure="delete it", instead="", word=where.text)
    if first.text == "most" and where.text == "and":
        return where.mistake(DOES_NOT_FIT, suggestion="plus", word="and")
    if where.text == "/" and before.text == "/":
        return where.mistake(STRAY_SIGN, before, where.here, cure="`#` begins a comment", text="//")
    if where.kind == "name" and re.fullmatch(r"\d+[x×]", where.text):
        return where.mistake(DOES_NOT_FIT, suggestion=where.text[:-1], word=where.text)
    return None
