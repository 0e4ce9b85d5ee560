"""Random lines: what checks clean is written, printed and read back as what it is.

`ARSIA_FULL=1` tries many more.
"""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from compiler.document.codec import from_json, to_json
from compiler.face.face import face
from compiler.graph import Card, without_wild
from compiler.read.load import Loaded
from compiler.reading.reader import Reader
from compiler.reading.told import Alike
from compiler.text import Texts
from compiler.text.catalogue import catalogue, languages
from compiler.writing import card_text
from tests.bundled import load_text
from tests.combinations.play import HELPERS, PLACES, cards_of, checked, sound
from tests.combinations.random_lines import line
from tests.effort import some

LINES = some(2000, 100)


@cache
def clean() -> Loaded:
    rng = Random(13)
    lines = [line(rng) for _ in range(LINES)]
    loaded = sound(checked(PLACES["immediate"], lines)[0])
    assert len(cards_of(loaded)) > LINES / 2
    return loaded


def test_what_is_written_again_is_the_same() -> None:
    loaded = clean()
    library, cards = loaded.library, cards_of(loaded)
    assert from_json(to_json(library)) == library
    texts = [card_text(library, card) for card in cards]
    again = load_text("\n".join([f'set t "T"\n  uses mars\n\n{HELPERS}\n', *texts]))
    assert not again.errors, again.errors[:3]
    pairs = zip(cards, cards_of(again), texts, strict=True)
    assert [text for card, same, text in pairs if card != same] == []


@pytest.mark.parametrize("language", languages())
def test_what_is_printedis_read_back(language: str) -> None:
    loaded = clean()
    said = catalogue(language, loaded.folders)
    texts, reader = Texts(loaded.library, said), Reader(loaded.library, said)
    found = {words: is_read(reader, texts, card, words) for card, words in _printed(loaded, texts)}
    assert [words for words, read in found.items() if not read] == []


def _printed(loaded: Loaded, texts: Texts) -> list[tuple[Card, str]]:
    cards = cards_of(loaded)
    assert all(face(loaded.library, card) for card in cards)
    assert all(texts.on(card).ability(one) for card in cards for one in card.abilities)
    return [
        (card, texts.on(card).effect(one.effect))
        for card in cards
        for one in card.abilities
        if one.effect is not None
    ]


def is_read(reader: Reader, texts: Texts, card: Card, words: str) -> bool:
    """As one of the effects of the card. Whether wild tags count in it comes from its line: they do
    not where nobody acts."""
    alike = Alike(texts.words, card.holds, card.cost)
    effects = [one.effect for one in card.abilities if one.effect is not None]
    meant = [alike(without_wild(one)) for one in effects]
    return any(alike(without_wild(one)) in meant for one in reader.read("effect", words))
