"""Who and what scenarios name: players, cards, areas.

In: words as they are written. Out: the name, the id or the label; what does not exist is reported.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.lower.phrases.nouns import (
    LAID_WORDS,
    hear_words,
    structural,
    unknown,
    vocabulary_kinds,
)
from compiler.lower.phrases.scope import NOTHING, Bag, Scope
from compiler.lower.phrases.selectors import card_set
from compiler.messages.names import UNKNOWN_NAME
from compiler.messages.scenarios import UNKNOWN_PLAYER
from compiler.names.folding import fold
from compiler.names.maps import labels
from compiler.names.vocabulary import Symbol
from compiler.names.written import plain_text
from dsl.messages.diagnostics import near
from dsl.messages.syntax import NAME_WITHOUT_QUOTES
from dsl.reading.source import around
from dsl.syntax.nodes import Thing, Word

FACES = ("card name", "milestone", "award")
"""What a name in quotes may be, where nothing says more."""

TARGETS = {
    "play": ("card name",),
    "use": ("standard project", "conversion", "card name", "party"),
    "buy": LAID_WORDS,
    "claim": ("milestone",),
    "fund": ("award",),
}
"""What players do to something named, and what that may be."""


def player_named(scope: Scope, word: Word, others: str = "") -> str:
    """The player as `players` has it, however it is written here; `others`: who else may stand
    there."""
    name = fold(word.text)
    scope.hear(word)
    known = {fold(one): one for one in scope.players}
    if known and name not in known:
        meant = near(name, known)
        cure = f"players are {', '.join(scope.players)}{others}" if meant is None else None
        faces = vocabulary_kinds(FACES, scope.words.own_kinds)
        if word.quoted and scope.words.find(word, faces, exact=True) is not None:
            cure = "what lies on a card is its player's: "
            cure += f'`{scope.players[0]} has 1 animal on "{word.text}"`'
        scope.fault(UNKNOWN_PLAYER, word.span, cure, meant and known[meant], word=word.text)
    return known.get(name, name)


def lacks_quotes(scope: Scope, thing: Thing) -> bool:
    """Whether it is the name of a card without its quotes, which is told."""
    known = vocabulary_kinds(FACES, scope.words.own_kinds)
    found = scope.words.find(plain_text(thing), known, exact=True)
    if found is None:
        return False
    at, name = around(thing.words[0].span, thing.words[-1].span), f'"{found.name}"'
    scope.fault(NAME_WITHOUT_QUOTES, thing.span, f"write `{name}`", at=at, instead=name)
    return True


def face_named(scope: Scope, word: Word, kinds: tuple[str, ...] = FACES) -> Symbol | None:
    """The card, milestone or award that is named; in quotes exactly so."""
    known = vocabulary_kinds(kinds, scope.words.own_kinds)
    symbol = scope.words.find(word, known, word.quoted)
    scope.hear(word)
    if symbol is None:
        unknown(scope, word, kinds)
        return None
    return symbol


def target_named(scope: Scope, thing: Thing, kinds: tuple[str, ...]) -> str:
    """The card named: `"Rock"`, `the "Well" standard project`, `the action of "Smelter"`."""
    bag = Bag(scope, thing.filters)
    found = structural(thing)
    if found is not None and found[0] == "action":
        of = bag.take("of")
        hear_words(scope, thing.words)
        if of is not None and isinstance(of.thing, Thing):
            cards = card_set(scope, of.thing)
            return cards.names[0] if cards.names else NOTHING
    bag.close()
    if found is not None and found[1]:
        hear_words(scope, thing.words[len(found[1]) :])
        kinds = (found[0],) if found[0] in ("standard project", "conversion") else kinds
        thing = replace(thing, words=found[1], filters=())
    word = thing.words[-1].words[0] if thing.words else Word("", span=thing.span)
    if len(thing.words) > 1 and not word.quoted:
        name = " ".join(words.words[0].text for words in thing.words)
        scope.fault(NAME_WITHOUT_QUOTES, thing.span, f'write "{name}"')
        scope.hear(word)
        return NOTHING
    return card_id(face_named(scope, word, kinds))


def host_named(scope: Scope, bag: Bag) -> str:
    """`on "Well"`: the card under which others lie; empty where none is named."""
    on = bag.take("on", lambda one: isinstance(one.thing, Thing) and is_name(one.thing))
    if on is None or not isinstance(on.thing, Thing):
        return ""
    Bag(scope, on.thing.filters).close()
    return card_id(face_named(scope, on.thing.words[0].words[0], ("card name",)))


def card_id(symbol: Symbol | None) -> str:
    return symbol.id if symbol is not None else NOTHING


def is_name(thing: Thing) -> bool:
    """A name in quotes alone: a card."""
    return len(thing.words) == 1 and thing.words[0].words[0].quoted


def area_named(scope: Scope, at: Thing) -> str:
    """An area's own name, or its row's letter and place: `"Peak"`, `C4`, `luna C4`."""
    name = plain_text(at)
    Bag(scope, at.filters).close()
    hear_words(scope, at.words)
    area = scope.words.find(name, ("area",))
    if area is not None:
        return area.name
    known = labels(scope.words)
    if fold(name) not in known:
        meant = scope.words.suggest(name, ("area",))
        cure = "an area is its row's letter and place (`C4`) or its name in quotes"
        scope.fault(UNKNOWN_NAME, at.span, cure, meant, word=name, wanted="an area")
    return known.get(fold(name), name)
