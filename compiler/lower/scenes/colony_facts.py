"""Facts about colony tiles: who has colonies and fleets there, and where the marker stands.

In: one thing that a line of a scenario lists. Out: a `Fact`, or None when it is not about a colony.
"""

from __future__ import annotations

from typing import Literal

from compiler.graph import Fact, Status
from compiler.lower.phrases.nouns import hear_words, noun, structural
from compiler.lower.phrases.scope import Bag, Scope, by, value_of
from compiler.messages.meaning import AMOUNT_MISSING
from compiler.messages.scenarios import WHOSE
from dsl.syntax import nodes
from dsl.syntax.nodes import Thing

INACTIVE = -1


def colony_fact(scope: Scope, player: str, thing: Thing, bag: Bag) -> Fact | None:
    """`2 colonies on "Vesta"`, `1 fleet on "Vesta"`, and where the marker stands, from 0 on, with
    `no` of an inactive tile: `colony track 3 on "Vesta"`. The tile lies in the game then."""
    on = bag.take("on", lambda filter_: _tile(scope, filter_) is not None)
    if on is None or (card := _tile(scope, on)) is None:
        return None
    assert isinstance(on.thing, Thing)
    hear_words(scope, on.thing.words)
    found = structural(thing)
    number = thing.number
    if found is not None and found[0] == "track":
        hear_words(scope, thing.words)
        number = bag.take_number() or number
        missing = INACTIVE if scope.says(thing, "no") else None
        return _fact(scope, "", "track", card, number, missing, thing)
    if not player:
        scope.fault(WHOSE, thing.span, word="it")
    missing = 0 if scope.says(thing, "no") else None
    if found == ("colony", ()):
        hear_words(scope, thing.words)
        return _fact(scope, player, "colonies", card, number, missing, thing)
    counter = noun(scope, thing, ("counter",))
    part = counter.ids[0] if counter is not None else ""
    return _fact(scope, player, "fleets", card, number, missing, thing, part)


def _tile(scope: Scope, filter_: nodes.Filter) -> str | None:
    """The colony tile that is named."""
    thing = filter_.thing
    if not isinstance(thing, Thing) or len(thing.words) != 1 or not thing.words[0].words[0].quoted:
        return None
    symbol = scope.words.find(thing.words[0].words[0], ("colony",), True)
    return None if symbol is None else symbol.id


def _fact(
    scope: Scope,
    player: str,
    what: Literal["track", "colonies", "fleets"],
    card: str,
    number: nodes.Number | None,
    missing: int | None,
    thing: Thing,
    part: str = "",
) -> Fact:
    if number is None and missing is None:
        cure = 'for example `1 colony on "Vesta"`'
        scope.fault(AMOUNT_MISSING, thing.span, cure, word="it")
    scope.hear_in(number, "sign")
    value = value_of(number) if number is not None else missing or 0
    return Fact(player, Status(what, (card,), part=part, value=value), by(thing.span))
