"""A word more, another or one less in a line that does not stand on a card of the deck.

It is refused, or it means something, in both languages and when it is written back: as
`test_words` holds lines of cards to it. `ARSIA_FULL=1` tries many more.
"""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from compiler.face.face import face
from compiler.graph import Library
from compiler.text import Texts
from compiler.text.catalogue import catalogue, languages
from compiler.writing import card_text
from runtime.driving.lacking import faults
from tests.bundled import load_text
from tests.combinations.changed import More, changed, lessened, phrases
from tests.combinations.homes import HEAD, Home, Meant, checked, found, lines, meant, said
from tests.effort import some


@cache
def tried() -> tuple[tuple[Home, More], ...]:
    rng = Random(31)
    every = lines(rng, some(3000, 300))
    broken = checked(every)[1]
    bases = [one for n, one in enumerate(every) if not broken[n]]
    assert len(bases) > len(every) / 5
    behind = phrases(base for _, base in bases)
    made = {}
    for _ in range(some(30_000, 2_000)):
        home, base = rng.choice(bases)
        one = lessened(rng, base) if rng.random() < 0.4 else changed(rng, base, behind)
        if one.text != one.base and one.text.strip():
            made[home, one.text, one.base] = home, one
    return tuple(made.values())


@cache
def accepted() -> tuple[Library, list[tuple[More, int, Meant, Meant]]]:
    """The library of all that is accepted; each line with its number, what it means and what the
    line that it was made of does."""
    every = [*dict.fromkeys((home, text) for home, one in tried() for text in (one.base, one.text))]
    numbers = {one: n for n, one in enumerate(every)}
    sound = [*range(len(every))]
    while True:  # what another line declares may be gone
        loaded, broken = checked(every, sound)
        if not any(broken.values()):
            break
        sound = [n for n in sound if not broken[n]]
    there = found(loaded.library)
    pairs = [
        (one, new, there[new], there[old])
        for home, one in tried()
        if (new := numbers[home, one.text]) in there and (old := numbers[home, one.base]) in there
    ]
    assert len(pairs) > len(tried()) / 50
    return loaded.library, pairs


def test_no_word_is_dropped_elsewhere() -> None:
    dropped = [
        str(one)
        for one, _, new, old in accepted()[1]
        if one.word and meant(new) == meant(old) and not one.is_silent and not _is_of_tile(one, new)
    ]
    assert not dropped, "\n".join(dropped)


def _is_of_tile(one: More, new: Meant) -> bool:
    """In the rule of a tile nothing said is anybody's."""
    return new[1] is not None and re.search(r"\bany(one)?\b", one.word) is not None


@pytest.mark.parametrize("language", languages())
def test_what_is_meant_otherwise_is_told_otherwise_elsewhere(language: str) -> None:
    library, pairs = accepted()
    texts = Texts(library, catalogue(language))
    same = [
        f"`{one.text}` is told as `{one.base}`: {said(texts, new)}"
        for one, _, new, old in pairs
        if meant(new) != meant(old) and said(texts, new) == said(texts, old)
    ]
    assert not same, "\n".join(same)


def test_what_is_accepted_elsewhere_can_be_played() -> None:
    library, pairs = accepted()
    assert all(face(library, card) for *_, (card, _), _ in pairs if card is not None)
    lacking = faults(library, {one.id for one in library.sets} - {"t"})
    assert not lacking, "\n".join(str(one.words) for one in lacking)


def test_what_is_accepted_elsewhere_is_written_back() -> None:
    library, pairs = accepted()
    written = {
        n: card_text(library, card)
        for *_, n, (card, tile), _ in pairs
        if card is not None and tile is None and " " in card.name and not card.board
    }
    again = load_text("\n".join([HEAD, *written.values()]), advised=False)
    named = re.findall(r'(?m)^[^#\n ][^"\n]*"Card (\d+)"|^', again.sources["<text>"].text)
    refused = {
        int(next(name for name in reversed(named[: one.span.line]) if name)): one.message
        for one in again.errors
    }
    known = found(again.library)
    other = [
        f"`{one.text}`: {written[n]} {refused.get(n, '')}"
        for one, n, new, _ in pairs
        if n in written and (n in refused or meant(known[n]) != meant(new))
    ]
    assert not other, "\n".join(other)
