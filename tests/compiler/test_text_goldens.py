"""The text of every bundled card, pinned in one file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from compiler.graph import Card, Library
from compiler.load import bundled_games, load
from compiler.text import Texts


@cache
def libraries() -> tuple[Library, ...]:
    return tuple(load(game).library for game in bundled_games())


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
    text = "\n".join(
        line
        for library in libraries()
        for card in library.cards
        for line in lines(Texts(library), card)
    )
    golden("text.txt", text + "\n")


def test_every_card_says_something() -> None:
    written_cards = [(card, Texts(one).card(card)) for one in libraries() for card in one.cards]
    for card, written in written_cards:
        assert written.requirement or written.lines or written.points, card.name
        for line in written.lines:
            assert line[0].isupper(), (card.name, line)
            assert line.endswith("."), (card.name, line)
            assert "  " not in line, (card.name, line)
