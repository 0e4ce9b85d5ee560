"""Kinds of cards that a set declares: `kind leader, plural leaders`.

In: a `Declaration` of such a kind. Out: its record in the library: how many are dealt and kept,
when they are played, where they lie, and how they look.
"""

from __future__ import annotations

import re
from typing import Literal, get_args

from compiler.graph import OWN_PHASES, SET_UP, TURN, Faced, KindOfCard, Language
from compiler.lower.phrases.nouns import hear_words, named
from compiler.lower.phrases.scope import Bag, Scope, by
from compiler.lower.properties import number_of
from compiler.messages.names import PROPERTY_MISSHAPEN
from compiler.names.folding import fold
from compiler.names.vocabulary import Symbol
from compiler.names.written import plain_text, properties, texts_of
from dsl.syntax.nodes import Filter, Property, Thing

_FACES: dict[str, Faced] = {name: name for name in get_args(Faced)}


def kind_of_card(scope: Scope, symbol: Symbol) -> KindOfCard:
    """`kind leader, plural leaders`, with all that is said of it."""
    known = properties(symbol.declaration)
    dealt = number_of(scope, known["dealt"]) or 0 if "dealt" in known else 0
    kept = number_of(scope, known["kept"]) or 0 if "kept" in known else dealt
    if not 0 <= kept <= dealt:
        cure = "for example `dealt 3, kept 1`; without `dealt` effects look at the pile"
        span = known.get("kept", known["dealt"]).span if "dealt" in known else known["kept"].span
        scope.fault(PROPERTY_MISSHAPEN, span, cure, word="kept", wanted="no more than are dealt")
    lies, row = _lies(scope, known.get("lies"))
    if "open" in known and lies != "areas":
        cure = "in a row they lie open anyway; on areas: `lies on areas, open`"
        wanted = "a line `lies on areas`"
        scope.fault(PROPERTY_MISSHAPEN, known["open"].span, cure, word="open", wanted=wanted)
    seats = number_of(scope, known["seats"]) or 0 if "seats" in known else 0
    if "seats" in known and (seats < 1 or lies != "row" or {"dealt", "played"} & {*known}):
        wanted = "a number, and a row: `lies in a row of 3, seats 2`"
        scope.fault(PROPERTY_MISSHAPEN, known["seats"].span, word="seats", wanted=wanted)
    return KindOfCard(
        symbol.id,
        symbol.name,
        symbol.plural,
        dealt,
        kept,
        _face(scope, known.get("face"), "token" if lies else "active"),
        lies,
        row,
        "open" in known,
        seats,
        _played(scope, known.get("played")),
        colour(scope, known.get("colour")),
        by(symbol.declaration.header),
    )


def _face(scope: Scope, line: Property | None, plain: Faced) -> Faced:
    """Of which kind they look."""
    if line is None:
        return plain
    text = plain_text(_said(scope, line)).lower()
    if text not in _FACES:
        wanted = f"one of {', '.join(_FACES)}"
        scope.fault(PROPERTY_MISSHAPEN, line.span, word="face", wanted=wanted)
    return _FACES.get(text, plain)


def _said(scope: Scope, line: Property) -> Thing:
    """The one thing that is said; none where there are several."""
    things = [one.thing for one in line.things if isinstance(one.thing, Thing)]
    for thing in things:
        hear_words(scope, thing.words)
    return things[0] if len(things) == len(line.things) == 1 else Thing()


def _lies(scope: Scope, line: Property | None) -> tuple[Literal["", "areas", "row"], int]:
    """`on areas`, `in a row of 4`: where, and how many."""
    if line is None:
        return "", 0
    bag = Bag(scope, _said(scope, line).filters)
    on, in_, of = bag.take("on"), bag.take("in"), bag.take("of")
    words = []
    for place in (on, in_):
        if place is not None and isinstance(place.thing, Thing):
            hear_words(scope, place.thing.words)
            scope.says(place.thing, "a")
            words.append((place.word, fold(plain_text(place.thing))))
    many = of.thing if of is not None else None
    number = many.number if isinstance(many, Thing) and not many.words else None
    scope.hear(number)
    match words:
        case [("on", "area" | "areas")] if of is None:
            bag.close()
            return "areas", 0
        case [("in", "row")] if number is not None and number.value and not number.bound:
            bag.close()
            return "row", number.value
    wanted = "a place: `lies on areas`, `lies in a row of 4`"
    scope.fault(PROPERTY_MISSHAPEN, line.span, word="lies", wanted=wanted)
    return "", 0


def _played(scope: Scope, line: Property | None) -> str:
    """`as an action`, `at council phase`, `at set-up`."""
    if line is None:
        return ""
    match _said(scope, line).filters:
        case (Filter(word="as", thing=Thing() as thing) as place,):
            scope.hear(place)
            scope.says(thing, "an")
            hear_words(scope, thing.words)
            if fold(plain_text(thing)) == "action":
                return TURN
        case (Filter(word="at", thing=Thing(words=words) as thing) as place,):
            scope.hear(place)
            hear_words(scope, words)
            text = fold(plain_text(thing))
            phase = text.removesuffix(" phase")
            if text == SET_UP or (len(words) == 2 and phase in OWN_PHASES):
                return "" if text == SET_UP else phase
            if len(words) == 2 and phase != text:
                return "".join(named(scope, words[0], ("phase",)))
    wanted = "when: `played at set-up`, `played as an action`, `played at research phase`"
    scope.fault(PROPERTY_MISSHAPEN, line.span, word="played", wanted=wanted)
    return ""


def language(scope: Scope, line: Property | None) -> Language:
    """`language "de"`: what the texts of the set are written in."""
    if line is None:
        return "en"
    _said(scope, line)
    text = " ".join(texts_of(line)).lower()
    found = next((one for one in get_args(Language) if one == text), None)
    if found is None:
        cure = " or ".join(f'`language "{one}"`' for one in get_args(Language))
        scope.fault(PROPERTY_MISSHAPEN, line.span, cure, word="language", wanted="a language")
    return found or "en"


# ---- colours of frames ---------------------------------------------------------------------------

LEAST = 4.0
"""The contrast with the white letters on it; 4.5 is asked of small print, 3 of large."""


def colour(scope: Scope, line: Property | None) -> str:
    """Empty where nothing is said, or what cannot be used has been reported."""
    if line is None:
        return ""
    _said(scope, line)
    text = " ".join(texts_of(line)).lower()
    digits = re.fullmatch("#([0-9a-f]{3}|[0-9a-f]{6})", text)
    if digits is None:
        wanted = 'a colour in quotes: `colour "#a04060"`'
        scope.fault(PROPERTY_MISSHAPEN, line.span, word="colour", wanted=wanted)
        return ""
    hex_ = digits[1] if len(digits[1]) == 6 else "".join(2 * digit for digit in digits[1])
    if contrast(hex_) < LEAST:
        cure = f'the letters on it are white; a darker one is `colour "#{_darker(hex_)}"`'
        wanted = "a colour that white can be read on"
        scope.fault(PROPERTY_MISSHAPEN, line.span, cure, word="colour", wanted=wanted)
    return f"#{hex_}"


def contrast(digits: str) -> float:
    """With white, as the Web Content Accessibility Guidelines count it: 1 to 21."""
    return 1.05 / (0.05 + sum(map(float.__mul__, (0.2126, 0.7152, 0.0722), _linear(digits))))


def _linear(digits: str) -> list[float]:
    parts = [int(digits[n : n + 2], 16) / 255 for n in (0, 2, 4)]
    return [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]


def _darker(digits: str) -> str:
    """The same hue, as much darker as it takes."""
    parts = [int(digits[n : n + 2], 16) for n in (0, 2, 4)]
    while contrast("".join(f"{one:02x}" for one in parts)) < LEAST:
        parts = [one * 19 // 20 for one in parts]
    return "".join(f"{one:02x}" for one in parts)
