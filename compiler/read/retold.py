"""Cards made elsewhere, told in card text and checked as if they had been written so.

In: the sets that they use as read, and cards that break no invariant. Out: what the checker says of
each; a card that no text stands for is refused, so that nothing goes round the checker.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields

from compiler.graph import Card, Library
from compiler.lower.library import lower
from compiler.messages.documents import NO_WORDS_FOR, OTHERWISE_WRITTEN
from compiler.names.checks import check_numbers
from compiler.names.collecting import collect
from compiler.names.stages import declared
from compiler.names.vocabulary import Vocabulary
from compiler.read.gather import Reading
from compiler.read.strays import attach
from compiler.writing import Unwritable, card_text
from dsl.messages.diagnostics import Diagnostic, report
from dsl.reading.source import Source, Span, normalise
from dsl.syntax.parser import parse

Told = tuple[int, Diagnostic]
"""The index of a card, and a message whose place is in its text."""


def retold(reading: Reading, library: Library, cards: Sequence[Card]) -> Iterator[Told]:
    """`library` holds the cards with all that they use; cards of the sets as read that have the
    same id are replaced by them."""
    texts = []
    for index, card in enumerate(cards):
        try:
            texts.append(card_text(library, card))
        except Unwritable as lacking:
            yield index, report(NO_WORDS_FOR, Span(str(index), 0, 0, 0, 0), what=lacking)
    if len(texts) == len(cards):
        yield from _checked(reading, cards, texts)


def _checked(reading: Reading, cards: Sequence[Card], texts: Sequence[str]) -> Iterator[Told]:
    sets = [(made.info.id, made.declarations) for made in reading.sets.values()]
    words, gone = _without(collect(sets)[0], cards)
    numbered = [(name, one) for name, many in sets for one in many if id(one) not in gone]
    written = []
    for index, (card, text) in enumerate(zip(cards, texts, strict=True)):
        file, mistakes = parse(Source(str(index), normalise(text)))
        declarations, strays = attach(file.declarations)
        made = [one for declaration in declarations for one in declared(declaration)]
        words, found = collect([(card.set, made)], words)
        yield from ((index, one) for one in (*mistakes, *strays, *found))
        numbered += [(card.set, one) for one in made]
        written.append(made)
    for one in check_numbers(numbered, words.symbol):
        if one.span.file.isdecimal():
            yield int(one.span.file), one
    for index, (card, made) in enumerate(zip(cards, written, strict=True)):
        again, found = lower([], made, words)
        yield from ((index, one) for one in found)
        if again.cards != (card,) and not any(one.severity == "error" for one in found):
            what = _difference(card, again.cards)
            yield index, report(OTHERWISE_WRITTEN, Span(str(index), 0, 0, 0, 0), what=what)


def _without(words: Vocabulary, cards: Sequence[Card]) -> tuple[Vocabulary, set[int]]:
    """The vocabulary without what the cards replace, and that."""
    replaced = [words.ids[card.id].declaration for card in cards if card.id in words.ids]
    return words.without(*replaced), {id(one) for one in replaced}


def _difference(card: Card, written: tuple[Card, ...]) -> str:
    """Where the card that its text stands for is another one."""
    if len(written) != 1:
        return "it is not one card"
    one = written[0]
    if one.id != card.id:
        return f"its id is {one.id}, by its name"
    compared = (field.name for field in fields(card) if field.compare)
    other = [name for name in compared if getattr(one, name) != getattr(card, name)]
    return f"{' and '.join(other)} would be other"
