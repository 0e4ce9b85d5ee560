"""The text of every bundled card, pinned in one file."""

from __future__ import annotations

from collections.abc import Iterator

from compiler.graph import Card
from compiler.read.load import Loaded
from compiler.read.places import bundled_games
from compiler.text import Texts
from compiler.text.catalogue import catalogue
from compiler.writing import Writing
from tests.bundled import bundle
from tests.generated import Generated


def games() -> tuple[Loaded, ...]:
    return tuple(bundle(*sets) for sets in bundled_games())


def lines(texts: Texts, card: Card) -> Iterator[str]:
    written = texts.card(card)
    yield f"{card.set} {card.number} {card.name} ({card.kind})".replace("  ", " ")
    for line in (written.requirement, *written.lines, written.points):
        if line:
            yield f"    {line}"
    for ability in card.abilities:
        if ability.effect is not None:
            yield f"    > {Writing(texts.library).effect(ability.effect)}"


def test_text_of_every_card(generated: Generated) -> None:
    pairs = [(Texts(one.library), card) for one in games() for card in one.library.cards]
    generated(
        "tests/goldens/text.txt", "\n".join(line for pair in pairs for line in lines(*pair)) + "\n"
    )


def german_lines(texts: Texts, card: Card) -> Iterator[str]:
    written = texts.card(card)
    yield f"{card.set} {card.number} {texts.words.card(card.id)}".replace("  ", " ")
    for line in (written.requirement, *written.lines, written.points):
        if line:
            yield f"    {line}"


def test_text_of_every_card_in_german(generated: Generated) -> None:
    pairs = [
        (Texts(one.library, catalogue("de", one.folders)), card)
        for one in games()
        for card in one.library.cards
    ]
    text = "\n".join(line for pair in pairs for line in german_lines(*pair))
    generated("tests/goldens/text-de.txt", text + "\n")


def test_every_card_says_something() -> None:
    pairs = [(Texts(one.library), card) for one in games() for card in one.library.cards]
    for texts, card in pairs:
        written = texts.card(card)
        assert written.requirement or written.lines or written.points, card.name
        for line in written.lines:
            assert line[0].isupper(), (card.name, line)
            assert line.endswith("."), (card.name, line)
            assert "  " not in line, (card.name, line)
