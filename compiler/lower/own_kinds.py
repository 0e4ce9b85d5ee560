"""Kinds of cards that a set declares: `kind leader, plural leaders`.

In: a `Declaration` of such a kind. Out: its record in the library: how many are dealt and kept,
when they are played, where they lie, and how they look.
"""

from __future__ import annotations

from typing import Literal, get_args

from compiler.graph import OWN_PHASES, SET_UP, TURN, Faced, KindOfCard
from compiler.lower.phrases.nouns import hear_words, named
from compiler.lower.phrases.scope import Bag, Scope, by
from compiler.lower.properties import number_of
from compiler.messages.names import PROPERTY_MISSHAPEN
from compiler.names.folding import fold
from compiler.names.vocabulary import Symbol
from compiler.names.written import plain_text, properties
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
