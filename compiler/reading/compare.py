"""The printed text of a card against its lines.

In: a card whose author wrote what is printed on it, a reader, and the texts of the library. Out:
`Finding`s: where the words say something else than the card, and which are not understood. What is
understood is compared though other sentences are not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal

from compiler.graph import Card
from compiler.reading.likely import likely, meant
from compiler.reading.meanings.sentences import Said
from compiler.reading.reader import Reader
from compiler.reading.spelling import cut
from compiler.reading.told import APART, Unit, reminders, said_by, units
from compiler.text import Texts

ALIKE = 0.5
"""Two sentences that share less than this are not taken for one another."""


Saying = tuple[Unit, ...] | None
"""What a sentence says; None where that is not understood."""

Told = tuple[str, Saying]


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
    hearing = _Hearing(reader, on, card, left)
    more: list[tuple[str, Unit]] = []
    unread: list[str] = []
    for text in card.texts or ():
        if text.checked:
            for printed, told in hearing.halves([*hearing.told(cut(text.words))]):
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


@dataclass(slots=True)
class _Hearing:
    """What the sentences of a text say, each heard as the card bears it out best. `left`: what the
    card says and no text before has said."""

    reader: Reader
    texts: Texts
    card: Card
    left: list[Unit]

    def told(self, sentences: list[str]) -> Iterator[Told]:
        """What each sentence says, or several that only say something together."""
        label = self.reader.label(sentences[0]) if sentences else ""
        alone = [self._best([one], label if at else "") for at, one in enumerate(sentences)]
        if all(self._is_borne_out(one) for one in alone):
            yield from zip(sentences, alone, strict=True)
            return
        at = 0
        while at < len(sentences):
            for end in range(len(sentences), at + 1, -1):
                found = self._best(sentences[at:end])
                if self._is_borne_out(found):
                    yield " ".join(sentences[at:end]), found
                    break
            else:
                end = at + 1
                yield from self._one(sentences[at], alone[at])
            at = end

    def _one(self, sentence: str, said: Saying) -> Iterator[Told]:
        """What is not understood as it stands is taken for what it may be where the card bears
        that out; a remark in brackets is heard by itself."""
        if said is None:
            readings, remarks = self.reader.guessed(sentence, self.card.kind)
            guess = self._likeliest(readings)
            if self._is_borne_out(guess):
                yield sentence, guess
                for remark in remarks:
                    if not self.reader.says_nothing(remark):
                        yield remark, self._best([remark])
                return
        yield sentence, said

    def halves(self, told: list[Told]) -> Iterator[Told]:
        """What a sentence says that is understood, and its neighbour that speaks of it is not, or
        is spoken of, may be half of what is meant: unless the card bears it out, it is not
        understood either."""
        sides = zip([("", ()), *told], told, [*told[1:], ("", ())], strict=False)
        for (_, first), (printed, said), (after, last) in sides:
            half = last is None and self.reader.speaks_of_before(after)
            half |= first is None and self.reader.speaks_of_before(printed)
            yield printed, None if half and not self._is_borne_out(said) else said

    def _best(self, sentences: list[str], label: str = "") -> Saying:
        """Of all readings that which the card bears out most."""
        return self._likeliest(
            said
            for printed in self.reader.joined(sentences, label)
            for said in self.reader.sentence(printed, self.card.kind)
        )

    def _likeliest(self, readings: Iterable[Said]) -> Saying:
        found = tuple(readings)
        first = likely(self.texts.words, meant(found))  # where the card bears out none of them
        ordered = (*first, *(one for one in found if one not in first))
        said = [tuple(units(self.texts, self.card, one)) for one in ordered]
        return max(said, key=lambda told: sum(map(self._is_left, told)), default=None)

    def _is_borne_out(self, said: Saying) -> bool:
        return said is not None and all(map(self._is_left, said))

    def _is_left(self, unit: Unit) -> bool:
        return any(one.is_said(unit) for one in self.left)


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
