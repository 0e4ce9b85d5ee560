"""The text of every bundled card, pinned in one file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from compiler.graph import Card, Library
from compiler.load import bundled_sets, load
from compiler.text import Texts


@cache
def library() -> Library:
    return load(bundled_sets()).library


def lines(texts: Texts, card: Card) -> Iterator[str]:
    written = texts.card(card)
    yield f"{card.set} {card.number} {card.name} ({card.kind})".replace("  ", " ")
    for line in (written.requirement, *written.lines, written.points):
        if line:
            yield f"    {line}"
    for ability in card.abilities:
        if ability.effect is not None:
            yield f"    > {texts.short(ability.effect)}"


def test_text_of_every_card(golden: Callable[[str, str], None]) -> None:
    texts = Texts(library())
    text = "\n".join(line for card in library().cards for line in lines(texts, card))
    golden("text.txt", text + "\n")


def test_every_card_says_something() -> None:
    texts = Texts(library())
    for card in library().cards:
        written = texts.card(card)
        assert written.requirement or written.lines or written.points, card.name
        for line in written.lines:
            assert line[0].isupper(), (card.name, line)
            assert line.endswith("."), (card.name, line)
            assert "  " not in line, (card.name, line)
