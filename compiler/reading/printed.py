"""The printed texts of cards, held against what the cards do.

In: a library, and the sources that it comes from. Out: messages, at the words that they are about.
The reader is made only where there is a text to be read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from compiler.graph import Card, Library
from compiler.messages.texts import TEXT_ADDS, TEXT_DIFFERS, TEXT_NOT_UNDERSTOOD, TEXT_OMITS
from dsl.messages.diagnostics import Diagnostic, report
from dsl.reading.source import Source, Span


def text_faults(
    library: Library,
    sources: Mapping[str, Source],
    folders: Sequence[Path],
    place: Callable[[str], str],
) -> Iterator[Diagnostic]:
    """Where the words of a card and its lines do not agree. `folders` are those of the sets, where
    names in other languages lie; `place` gives the line of a file that a node comes from."""
    cards = [card for card in library.cards if any(text.checked for text in card.texts)]
    if not cards:
        return
    from compiler.reading.compare import compare
    from compiler.reading.reader import reader_of
    from compiler.text import Texts
    from compiler.text.catalogue import catalogue

    spoken = {one: catalogue(one, folders) for one in {*map(library.language, cards)}}
    for card in cards:
        said = spoken[library.language(card)]
        reader, texts = reader_of(library, said), Texts(library, said)
        whole = all(text.checked for text in card.texts)
        for found in compare(reader, texts, card, whole):
            span = _span(sources, card, found.words, place)
            match found.kind:
                case "differs":
                    yield report(
                        *(TEXT_DIFFERS, span, "mend the text or the line", found.card),
                        says=found.says,
                        card=found.card,
                    )
                case "adds":
                    yield report(TEXT_ADDS, span, says=found.says)
                case "omits":
                    yield report(TEXT_OMITS, span, card=found.card)
                case "unread":
                    nearest = found.card or None
                    cure = None if nearest else "`text unchecked` keeps it as it is"
                    yield report(TEXT_NOT_UNDERSTOOD, span, cure, nearest, words=found.words)


def _span(
    sources: Mapping[str, Source], card: Card, words: str, place: Callable[[str], str]
) -> Span:
    """Of these words, or of the first text of the card."""
    for text in card.texts:
        name, _, number = place(text.by).rpartition(":")
        line = sources[name].line(int(number)) if name in sources else ""
        column = line.find(words or text.words) + 1
        if column and (not words or words in text.words):
            end = column + len(words or text.words)
            return Span(name, int(number), column, int(number), end)
    name, _, number = place(card.texts[0].by).rpartition(":")
    return Span(name, int(number or 0), 1, int(number or 0), 1)
