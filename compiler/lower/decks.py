"""Which cards a set leaves out of the game: `without "Falling Rock"`, `only cards of base`.

In: the declaration of a set, and the library that holds all cards. Out: the library that says of
the set which cards are not dealt, the colour of its frames, and the language of its texts. A card
that is not dealt stays known: other cards and tests may speak of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from compiler.graph import DECK_KINDS, Card, CardSet, Library, SetInfo, card_kinds, passing
from compiler.lower.library import builds_on
from compiler.lower.own_kinds import colour, language
from compiler.lower.phrases.scope import Bag, Scope
from compiler.lower.phrases.selectors import card_set
from compiler.lower.unheard import report_unheard
from compiler.messages.names import UNKNOWN_NAME
from compiler.names.folding import fold
from compiler.names.vocabulary import Vocabulary
from compiler.names.written import properties
from dsl.messages.diagnostics import Diagnostic, near
from dsl.reading.records import dataclass
from dsl.syntax.nodes import Declaration, Listed, Property, Thing

_WORDS = ("without", "only")


def with_decks(
    library: Library, heads: Iterable[tuple[str, Declaration]], words: Vocabulary
) -> tuple[Library, list[Diagnostic]]:
    """`heads`: the declarations of sets, by identifier."""
    found: list[Diagnostic] = []
    sets = {one.id: one for one in library.sets}
    for name, head in heads:
        scope = Scope(words, found, "set")
        said = properties(head)
        sets[name] = replace(
            sets[name],
            colour=colour(scope, said.get("colour")),
            language=language(scope, said.get("language")),
        )
        lines = tuple(one for one in head.lines if _is_about_decks(one))
        if lines:
            gone = _left_out(scope, library, sets[name], lines)
            report_unheard(scope, replace(head, notes=(), lines=lines))
            sets[name] = replace(sets[name], without=gone)
    return replace(library, sets=tuple(sets.values())), found


def _is_about_decks(line: object) -> bool:
    return isinstance(line, Property) and line.word in _WORDS


@dataclass(frozen=True, slots=True)
class _Described:
    """Some cards, and of which sets they are."""

    cards: frozenset[int]
    sets: tuple[str, ...]


def _left_out(
    scope: Scope, library: Library, info: SetInfo, lines: Iterable[object]
) -> tuple[str, ...]:
    """Of the sets that this one uses; its own cards, and those of other sets, are dealt."""
    used = builds_on(library.sets, info.id) - {info.id}
    gone: set[int] = set()
    for line in lines:
        assert isinstance(line, Property)
        meant = {index for one in _described(scope, library, line) for index in one.cards}
        if line.word == "without":
            gone |= meant
        else:
            piles = {_pile(library.cards[index]) for index in meant}
            gone |= {
                index
                for index, card in enumerate(library.cards)
                if card.set in used and _pile(card) in piles and index not in meant
            }
    return tuple(library.cards[index].id for index in sorted(gone))


def _pile(card: Card) -> str:
    """What it is shuffled together with."""
    return "deck" if card.kind in DECK_KINDS else card.kind


def _described(scope: Scope, library: Library, line: Property) -> Iterator[_Described]:
    sets: tuple[str, ...] = ()  # which the next names go on with: `cards of base, venus`
    if line.condition is not None:
        scope.unclear(line.span, "a deck is made before the game: it has no condition")
    for listed in line.things:
        one = _one(scope, library, listed, sets)
        sets = one.sets
        if not one.cards and not any(d.severity == "error" for d in scope.found):
            scope.unclear(listed.span, "no card is like that")
        yield one


_NONE = _Described(frozenset(), ())


def _one(scope: Scope, library: Library, listed: Listed, before: tuple[str, ...]) -> _Described:
    thing = listed.thing
    if not isinstance(thing, Thing) or listed.roles:
        scope.unclear(listed.span, _EXAMPLE)
        return _NONE
    names = {fold(one.id): one.id for one in library.sets}
    text = fold(thing.words[-1].words[0].text) if len(thing.words) == 1 else ""
    if before and text in names and not thing.filters:
        scope.hear(*thing.words[0].words)
        return _of(library, CardSet(), (names[text],))
    bag = Bag(scope, thing.filters)
    of = bag.take("of", lambda one: isinstance(one.thing, Thing))
    sets: tuple[str, ...] = ()
    if of is not None and isinstance(of.thing, Thing):
        sets = tuple(_sets(scope, of.thing, names))
    cards = card_set(scope, replace(thing, filters=tuple(bag.rest)))
    blank = CardSet()
    if any(getattr(cards, name) != getattr(blank, name) for name in _OF_PLAY):
        scope.unclear(listed.span, _EXAMPLE)
    return _of(library, cards, sets)


_EXAMPLE = 'for example `only cards of base`, `only earth cards, events`, `without "Falling Rock"`'
_OF_PLAY = ("reference", "zone", "whose", "resources", "resources_max", "other", "used")
"""What a filter may ask for that is not printed on a card."""


def _sets(scope: Scope, thing: Thing, names: dict[str, str]) -> Iterator[str]:
    for words in thing.words:
        for word in words.words:
            scope.hear(word)
            if fold(word.text) in names:
                yield names[fold(word.text)]
            else:
                known = f"known here: {', '.join(names.values())}"
                meant = near(word.text, names)
                cure = known if meant is None else None
                wanted = "the name of a set"
                scope.fault(UNKNOWN_NAME, word.span, cure, meant, word=word.text, wanted=wanted)


def _of(library: Library, cards: CardSet, sets: tuple[str, ...]) -> _Described:
    kinds = card_kinds(library)
    wanted = cards if cards.kinds or cards.names else replace(cards, kinds=DECK_KINDS)
    return _Described(
        frozenset(
            index
            for index in passing(library, wanted)
            if library.cards[index].kind in kinds and (not sets or library.cards[index].set in sets)
        ),
        sets,
    )
