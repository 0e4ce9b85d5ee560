"""The reader of printed text: a sentence becomes what it can mean.

In: a library and a catalogue, as `compiler.text.Texts` has them, and sentences. Out: readings. The
grammar is made of the messages that the writer says things with, when the first sentence is read;
sentences are remembered.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from compiler.graph import Library, OneOf, Unordered
from compiler.reading.meanings.conditions import conditions
from compiler.reading.meanings.dealing import cards, remembered
from compiler.reading.meanings.effects import NOUNS, effects
from compiler.reading.meanings.events import events
from compiler.reading.meanings.everybody import (
    does_several,
    everybody,
    is_somebodys,
    speaks_of_them,
    turns_away,
    turns_to_you,
)
from compiler.reading.meanings.expansions import expansions
from compiler.reading.meanings.measures import measures
from compiler.reading.meanings.nouns import amounts, levels, money, names, people
from compiler.reading.meanings.rules import rules
from compiler.reading.meanings.sentences import LABELS as BOXES
from compiler.reading.meanings.sentences import Said, sentences, settled
from compiler.reading.meanings.sets import selectors
from compiler.reading.meanings.several import several
from compiler.reading.meanings.structure import structure
from compiler.reading.meanings.tiles import tiles
from compiler.reading.parsing.chart import Chart
from compiler.reading.parsing.grammar import Grammar, fold
from compiler.reading.parsing.opening import Openings
from compiler.reading.spelling import Spelling, without_remarks
from compiler.reading.spoken.asides import asides
from compiler.reading.spoken.chances import chances
from compiler.reading.spoken.common import common
from compiler.reading.spoken.going_on import going_on
from compiler.reading.spoken.marked import marked
from compiler.reading.spoken.shortly import shortly
from compiler.reading.spoken.turned import turned
from compiler.text.catalogue import Catalogue, english, wordings
from compiler.text.words import Words


def grammar_of(library: Library, catalogue: Catalogue) -> Grammar:
    words = Words.of(library, catalogue)
    g = Grammar(catalogue, wordings(catalogue.language))
    names(g, words)
    people(g)
    money(g, words)
    levels(g, words)
    selectors(g, words, library)
    measures(g, words)
    amounts(g, NOUNS)
    conditions(g)
    events(g, words, library)
    effects(g, words)
    tiles(g)
    expansions(g)
    cards(g, words, {*words.kinds})
    remembered(g, words)
    structure(g, words)
    several(g, words)
    rules(g, words)
    sentences(g, words, library)
    common(g, words, library)
    turned(g, words)
    everybody(g)
    going_on(g, words)
    shortly(g, words)
    chances(g)
    asides(g, words)
    marked(g)
    return g


@dataclass(slots=True)
class Reader:
    library: Library
    catalogue: Catalogue = field(default_factory=english)
    _openings: Openings | None = None
    _spelling: Spelling | None = None
    _known: dict[tuple[str, str], tuple[Hashable, ...]] = field(default_factory=dict)

    def sentence(self, text: str, kind: str = "") -> tuple[Said, ...]:
        """What a sentence can say of a card of that kind; empty where it is not understood."""
        return self._first((text, self.spelling.plain(text)), kind)

    def guessed(self, text: str, kind: str = "") -> tuple[tuple[Said, ...], list[str]]:
        """What one can say that is not understood as it stands, with slips of the pen mended, by
        looser words, and without the remarks in it, which are told as well."""
        rest, remarks = without_remarks(text)
        for words, left in ((text, []), (rest, remarks)):
            ways = words, self.spelling.plain(words), *self.spelling.looser(words)
            found = self._first(ways, kind)
            if found:
                return found, left
        return (), []

    def _first(self, texts: Iterable[str], kind: str) -> tuple[Said, ...]:
        for words in dict.fromkeys(texts):
            found = [said for said in self.read("sentence", words) if isinstance(said, Said)]
            found = [said for said in found if not speaks_of_them(said.value)]
            if not APART.search(words):
                found = [said for said in found if not turns_away(said.value)]
            for together, message in ((OneOf, "turning-or"), (Unordered, "turning-and")):
                if self._turns(words, message):
                    found = [said for said in found if not does_several(said.value, together)]
            if self._begins(words, "begins-they"):
                found = [said for said in found if not is_somebodys(said.value)]
            if not self._addresses(words):
                found = [said for said in found if not turns_to_you(said.value)]
            if found:
                return tuple(settled(said, kind) for said in found)
        return ()

    def joined(self, sentences: Sequence[str], label: str = "") -> Iterator[str]:
        """Sentences as one: as they stand, in the box of a `label`, and, in a box, one after the
        other."""
        first, *others = sentences
        yield " ".join(sentences)
        if label and not self.label(first):
            yield f"{label}: {' '.join(sentences)}"
        if not others or ": " not in first:
            return
        head = first
        for one in others:
            head = self.catalogue.say("then", head=head.rstrip(" ."), last=one)
        yield head

    def label(self, sentence: str) -> str:
        """The word for the box that it begins with, as `Action`; or empty."""
        head, colon, _ = sentence.strip("( ").partition(":")
        known = [word for one in LABELS for word in self._words(f"label-{one}")]
        return head if colon and fold(head) in known else ""

    def speaks_of_before(self, text: str) -> bool:
        """Whether a sentence, as `the rest is discarded`, says something of the one before it."""
        words = self._words("back")
        return any(re.search(rf"\b{re.escape(word)}\b", fold(text)) for word in words)

    def says_in_play(self, text: str) -> bool:
        """Whether it says of tiles that anybody's are meant."""
        return any(word in fold(text) for word in self._words("in-play"))

    def says_anybodys(self, text: str) -> bool:
        """The same, said in any other way as well."""
        words = self._words("anybodys")
        said = any(re.search(rf"\b{re.escape(word)}\b", fold(text)) for word in words)
        return said or self.says_in_play(text)

    def says_the_place(self, text: str) -> bool:
        """Whether it speaks of a place without its name: `on the reserved area`."""
        return any(re.search(rf"\b{one}\b", fold(text)) for one in self._words("on-the-place"))

    def _addresses(self, text: str) -> bool:
        """Whether it says `you`."""
        words = self._words("addressed")
        return any(re.search(rf"\b{re.escape(word)}\b", fold(text)) for word in words)

    def _turns(self, text: str, message: str) -> bool:
        """Whether it turns to whose card it is, after what somebody else does: `and you`."""
        plain = fold(text)
        begun = ": " in plain.removeprefix(f"{fold(self.label(text))}: ")
        return not begun and any(re.search(rf"\b{one}\b", plain) for one in self._words(message))

    def _begins(self, text: str, message: str) -> bool:
        """Whether nothing stands before such a word."""
        return any(re.match(rf"\W*{one}\b", fold(text)) for one in self._words(message))

    def stands_alone(self, text: str) -> bool:
        """Whether it says nothing of the one before it, but maybe of this card."""
        for word in sorted(self._words("itself"), key=len, reverse=True):
            text = re.sub(rf"\b{re.escape(word)}\b", "", fold(text))
        return not self.speaks_of_before(text)

    def says_nothing(self, remark: str) -> bool:
        """Whether a remark in brackets says nothing that matters, as `(your choice)`."""
        return self.spelling.plain(remark).strip(". ") in self._words("remarks")

    def _words(self, message: str) -> list[str]:
        """All the wordings of a message that has no holes."""
        told = self.catalogue, wordings(self.catalogue.language)
        return [
            fold("".join(map(str, one.pieces)))
            for known in told
            if known is not None
            for one in (*known.wordings(message), *known.others(message))
        ]

    @property
    def spelling(self) -> Spelling:
        if self._spelling is None:
            texts = (text for texts in self._begun().texts.values() for text, _ in texts)
            self._spelling = Spelling.of(self.library, self.catalogue, texts)
        return self._spelling

    def forget(self) -> None:
        """What was read, of which nothing is remembered."""
        self._known.clear()

    @property
    def grammar(self) -> Grammar:
        return self._begun().grammar

    def _begun(self) -> Openings:
        if self._openings is None:
            self._openings = Openings.of(grammar_of(self.library, self.catalogue))
        return self._openings

    def read(self, kind: str, text: str) -> tuple[Hashable, ...]:
        """The meanings of a phrase of that kind (`effect`, `counted` …)."""
        folded = fold(text).removesuffix(".").strip()
        key = kind, folded
        if key not in self._known:
            if len(self._known) >= SENTENCES:
                self.forget()
            self._known[key] = Chart(self._begun(), folded).read(kind)
        return self._known[key]


APART = re.compile(r"\([^()]*: ")
"""What somebody else does stands in brackets of its own."""
LABELS = (*BOXES, "effect")
_LAST: list[tuple[Hashable, Reader]] = []
MOST, SENTENCES = 4, 5000
"""So many readers, and sentences of each, are kept."""


def reader_of(library: Library, catalogue: Catalogue | None = None) -> Reader:
    """A reader of texts about such a library: the one made before, where the names are the same, as
    they mostly are while a set is being written."""
    said = catalogue or english()
    key = said.language, said.bundles, _names(library)
    found = next((one for known, one in _LAST if known == key), None) or Reader(library, said)
    _LAST[:] = [(key, found), *(pair for pair in _LAST if pair[1] is not found)][:MOST]
    return found


def _names(library: Library) -> Hashable:
    """All that a grammar is made of."""
    return (
        *(library.rules, library.resources, library.kinds, library.tags, library.terrains),
        *(library.tiles, library.parameters, library.counters, library.states, library.phases),
        *(library.elements, library.boards, library.beside),
        tuple((card.id, card.name, card.kind) for card in library.cards),
        frozenset(name for card in library.cards for name, _ in card.fields),
    )
