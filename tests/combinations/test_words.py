"""A word more, another or one less in a line that is accepted: it is refused, or means something.

No word is silently dropped, and none that means something is missing on the card. Lines are those
of the reference's examples and random ones; the words added are those of the grammar, and all that
stands behind `of`, `with`, `on` … in these lines. `ARSIA_FULL=1` tries many more.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from compiler.face.face import face
from compiler.graph import Card
from compiler.text import Texts
from compiler.text.catalogue import catalogue, languages
from compiler.writing import card_text
from runtime.driving.lacking import faults
from tests.bundled import load_text
from tests.combinations.changed import More, changed, lessened, phrases
from tests.combinations.play import HELPERS, Place, checked, sound
from tests.combinations.random_lines import line
from tests.effort import some

USES = "corporate-era, prelude, venus, colonies, turmoil, promo"
LINE = Place("line", "{line}", "play")


def examples() -> list[str]:
    """The lines of cards in the examples of the reference."""
    page = Path(__file__).parents[2] / "docs" / "language.md"
    found: dict[str, None] = {}
    for block in re.findall(r"```mars\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        kind = ""
        for row in block.split("\n"):
            kind = row.split(" ")[0] if row[:1].strip() else kind
            if row.startswith("  ") and kind in ("active", "automated", "event", "prelude"):
                found[row.split("  #")[0].strip()] = None
    return [one for one in found if one.split(" ")[0] not in _PROPERTIES]


_PROPERTIES = ("cost", "tags", "holds", "copies", "replaces", "text", "picture", "flavour", "needs")


@cache
def tried() -> tuple[More, ...]:
    rng = Random(29)
    bases = [*examples(), *(line(rng) for _ in range(some(1500, 60)))]
    clean = [
        base
        for base, told in zip(bases, checked(LINE, bases, uses=USES)[1], strict=True)
        if not any(one.severity == "error" for one in told)
    ]
    behind = phrases(bases)
    made = {}
    for _ in range(some(40_000, 1_600)):
        base = rng.choice(clean)
        one = lessened(rng, base) if rng.random() < 0.25 else changed(rng, base, behind)
        if one.text != base and one.text.strip():
            made[one.text, base] = one
    return tuple(made.values())


@cache
def accepted() -> tuple[Texts, list[tuple[More, Card, Card]]]:
    """The library of all that is accepted, each line with its card and that of the line without."""
    more = tried()
    lines = [*dict.fromkeys(text for one in more for text in (one.base, one.text))]
    loaded, told = checked(LINE, lines, uses=USES)
    right = {
        text: n
        for n, (text, about) in enumerate(zip(lines, told, strict=True))
        if not any(one.severity == "error" for one in about)
    }
    spared = sound(loaded)
    cards = {card.name: card for card in spared.library.cards}
    found = [
        (one, cards[f"Card {right[one.text]}"], cards[f"Card {right[one.base]}"])
        for one in more
        if one.text in right and one.base in right
    ]
    assert len(found) > len(more) / 100
    return Texts(spared.library, catalogue("en", spared.folders)), found


def meant(card: Card) -> object:
    return card.abilities, card.points, card.requirements


def test_no_word_is_dropped() -> None:
    dropped = [
        str(one)
        for one, card, without in accepted()[1]
        if one.word and meant(card) == meant(without) and not one.is_silent
    ]
    assert not dropped, "\n".join(dropped)


@pytest.mark.parametrize("language", languages())
def test_what_is_meant_otherwise_is_told_otherwise(language: str) -> None:
    texts, found = accepted()
    said = Texts(texts.library, catalogue(language))
    same = [
        f"`{one.text}` is told as `{one.base}`: {said.card(card)}"
        for one, card, without in found
        if meant(card) != meant(without) and said.card(card) == said.card(without)
    ]
    assert not same, "\n".join(same)


def test_what_is_accepted_can_be_played() -> None:
    texts, found = accepted()
    assert all(face(texts.library, card) for _, card, _ in found)
    lacking = faults(texts.library, {one.id for one in texts.library.sets} - {"t"})
    assert not lacking, "\n".join(str(one.words) for one in lacking)


def test_what_is_accepted_is_written_back() -> None:
    texts, found = accepted()
    head = f"set t\n  uses {USES}\n\n{HELPERS}\n"
    written = {card.name: card_text(texts.library, card) for _, card, _ in found}
    again = load_text("\n".join([head, *written.values()]), advised=False)
    names = re.findall(r'(?m)^\w+ "(Card \d+)"|^', again.sources["<text>"].text)
    refused = {
        next(name for name in reversed(names[: one.span.line]) if name): one.message
        for one in again.errors
    }
    known = {card.name: card for card in again.library.cards}
    other = [
        f"`{one.text}`: {written[card.name]} {refused.get(card.name, '')}"
        for one, card, _ in found
        if card.name in refused or meant(known[card.name]) != meant(card)
    ]
    assert not other, "\n".join(other)
