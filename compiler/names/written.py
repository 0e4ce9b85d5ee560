"""What a declaration says in plain words, before anything has a meaning.

In: a declaration, a property or a thing. Out: its text, without articles, numbers and filters.
"""

from __future__ import annotations

from collections.abc import Iterator

from dsl.reading.source import Span
from dsl.syntax.nodes import Declaration, Property, Thing, Who


def texts_named(declaration: Declaration, word: str) -> list[str]:
    texts = []
    for line in (*declaration.notes, *declaration.lines):
        if isinstance(line, Property) and line.word == word:
            texts += texts_of(line)
    return texts


def texts_of(line: Property) -> list[str]:
    """The plain text of each of its things."""
    things = [listed.thing for listed in line.things]
    return [_text(thing) for thing in things if isinstance(thing, Thing | Who)]


def _text(thing: Thing | Who) -> str:
    return thing.text.lower() if isinstance(thing, Who) else plain_text(thing)


def property_text(declaration: Declaration, word: str) -> str:
    """The plain text of a property of one thing, or empty."""
    return next(iter(texts_named(declaration, word)), "")


def properties(declaration: Declaration) -> dict[str, Property]:
    """Properties and notes by word; the checks report one that stands twice."""
    lines = (*declaration.notes, *declaration.lines)
    return {line.word: line for line in lines if isinstance(line, Property)}


def plain_text(thing: Thing) -> str:
    """The words of a thing as written, without articles, numbers and filters."""
    return " ".join("/".join(w.text for w in words.words) for words in thing.words)


def sets_named(declaration: Declaration, word: str) -> Iterator[tuple[str, Span]]:
    """The sets behind `uses` or `needs`, and where each is named."""
    for line in (*declaration.notes, *declaration.lines):
        if isinstance(line, Property) and line.word == word:
            for listed in line.things:
                if isinstance(listed.thing, Thing) and listed.thing.words:
                    yield listed.thing.words[0].words[0].text, listed.span


def named_places(declaration: Declaration) -> Iterator[tuple[str, str]]:
    """The names given in a board, with their kind: of areas, `name "Tharsis Tholus" B2`, and of
    parts of the board, `region "the bottom row" J`."""
    kinds = {"name": "area", "region": "region"}
    for line in declaration.lines:
        if isinstance(line, Property) and line.word in kinds and line.things:
            thing = line.things[0].thing
            if isinstance(thing, Thing) and thing.words:
                yield kinds[line.word], thing.words[0].words[0].text
