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
from compiler.reading.told import APART, Unit, reminders, said_by, units
from compiler.text import Texts

ALIKE = 0.5
"""Two sentences that share less than this are not taken for one another."""


Told = tuple[str, tuple[Unit, ...] | None]
"""A sentence and what it says; None where that is not understood."""


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
    for text in card.texts or ():
        if text.checked:
            for printed, told in _alone(
                reader, left, [*_told(reader, on, card, cut(text.words), left)]
            ):
                if told is None:
                    unread.append(printed)
                for unit in told or ():
                    said = next((one for one in left if one.is_said(unit)), None)
                    if said is not None:
                        left.remove(said)
                    else:
                        more.append((printed, unit))
    reminded = set(reminders(on, card))
    more = [(printed, unit) for printed, unit in more if unit not in reminded]
    return list(_findings(left, more, unread, whole))


def _alone(reader: Reader, left: list[Unit], told: list[Told]) -> Iterator[Told]:
    """What a sentence says that is understood, and its neighbour that speaks of it is not, may be
    half of what is meant: unless the card bears it out, it is not understood either."""
    for (printed, said), (after, more) in zip(told, [*told[1:], ("", ())], strict=True):
        half = more is None and reader.speaks_of_before(after)
        whole = said is not None and all(_is_left(unit, left) for unit in said)
        yield printed, None if half and not whole else said


def _told(
    reader: Reader, texts: Texts, card: Card, sentences: list[str], left: list[Unit]
) -> Iterator[Told]:
    """What each sentence says, or several that only say something together."""
    alone = [_best(reader, texts, card, [one], left) for one in sentences]
    if all(one is not None and all(_is_left(unit, left) for unit in one) for one in alone):
        yield from zip(sentences, alone, strict=True)
        return
    at = 0
    while at < len(sentences):
        for end in range(len(sentences), at + 1, -1):
            found = _best(reader, texts, card, sentences[at:end], left)
            if found is not None and all(_is_left(unit, left) for unit in found):
                break
        else:
            end = at + 1
            found = _best(reader, texts, card, sentences[at:end], left)
        yield " ".join(sentences[at:end]), found
        at = end


def _best(
    reader: Reader, texts: Texts, card: Card, sentences: list[str], left: list[Unit]
) -> tuple[Unit, ...] | None:
    """Of all readings that which the card bears out most."""
    readings = [
        tuple(units(texts, card, said))
        for printed in reader.joined(sentences)
        for said in reader.sentence(printed, card.kind)
    ]
    if not readings:
        return None
    return max(readings, key=lambda told: sum(_is_left(unit, left) for unit in told))


def _is_left(unit: Unit, left: list[Unit]) -> bool:
    return any(one.is_said(unit) for one in left)


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
