"""The printed text of a card against its lines.

In: a card whose author wrote what is printed on it, a reader, and the texts of the library. Out:
`Finding`s: where the words say something else than the card, and which are not understood. What is
understood is compared though other sentences are not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal

from compiler.graph import Card
from compiler.reading.reader import Reader, cut
from compiler.reading.told import APART, Unit, said_by, units
from compiler.text import Texts

ALIKE = 0.5
"""Two sentences that share less than this are not taken for one another."""


@dataclass(frozen=True, slots=True)
class Finding:
    """`words` are those of the text that it is about, or empty; `says` is what they say, `card`
    what the card says, both as Arsia writes it."""

    kind: Literal["differs", "adds", "omits", "unread"]
    words: str = ""
    says: str = ""
    card: str = ""


def compare(reader: Reader, texts: Texts, card: Card, whole: bool = True) -> list[Finding]:
    """`whole`: the texts must say all that the card does."""
    on = texts.on(card)
    left = [unit for said in said_by(card) for unit in units(on, card, said)]
    more: list[tuple[str, Unit]] = []
    unread: list[str] = []
    words = (text.words for text in card.texts if text.checked)
    for printed in (one for text in words for one in cut(text)):
        readings = [tuple(units(on, card, said)) for said in reader.sentence(printed, card.kind)]
        if not readings:
            unread.append(printed)
            continue
        for unit in max(readings, key=lambda told: sum(unit in left for unit in told)):
            if unit in left:
                left.remove(unit)
            else:
                more.append((printed, unit))
    return list(_findings(left, more, unread, whole))


def _findings(
    left: list[Unit], more: list[tuple[str, Unit]], unread: list[str], whole: bool
) -> Iterator[Finding]:
    for printed, unit in more:
        meant = nearest(unit.words, [one for one in left if one.field == unit.field] or left)
        if meant is None:
            yield Finding("adds", printed, unit.words)
        else:
            left.remove(meant)
            yield Finding("differs", printed, unit.words, meant.words)
    for printed in unread:
        meant = nearest(printed, left, least=0)
        if meant is not None:
            left.remove(meant)
        yield Finding("unread", printed, card=meant.words if meant else "")
    if whole and not unread:
        for unit in left:
            if unit.field not in APART:
                yield Finding("omits", card=unit.words)


def nearest(words: str, known: list[Unit], least: float = ALIKE) -> Unit | None:
    """What is most like these words."""
    rated = [(SequenceMatcher(None, words, one.words).ratio(), i) for i, one in enumerate(known)]
    best, index = max(rated, default=(0.0, 0))
    return known[index] if rated and best >= least else None
