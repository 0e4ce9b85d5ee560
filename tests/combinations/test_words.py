"""A word more, or another, in a line that is accepted: it is refused, or it means something.

No word is silently dropped, and none that means something is missing on the card. Lines are those
of the reference's examples and random ones; the words added are those of the grammar, and all that
stands behind `of`, `with`, `on` … in these lines. `ARSIA_FULL=1` tries many more.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

import pytest

from compiler.face.face import face
from compiler.graph import Card
from compiler.text import Texts
from compiler.text.catalogue import catalogue, languages
from compiler.writing import card_text
from dsl.lexicon.words import DETERMINERS, FILTERS, PERIODS, PLAYERS, ROLES
from runtime.driving.lacking import faults
from tests.bundled import load_text
from tests.combinations.play import HELPERS, Place, checked, sound
from tests.combinations.random_lines import line
from tests.effort import some

USES = "corporate-era, prelude, venus, colonies, turmoil, promo"
LINE = Place("line", "{line}", "play")
BEFORE = (
    *(*DETERMINERS, *PLAYERS, "up to", "max", "min", "exactly", "may", "X", "2X"),
    *("standard", "new", "different", "random", "neutral", "empty", "other", "edge", "chosen"),
)
"""What may stand before a word."""
ALONE = (*PERIODS, "here", "in play", "less", "more", "played", "used", "max 3", "beyond 1", "once")
"""What may stand behind one."""
_BEHIND = "|".join(sorted((*FILTERS, *ROLES), key=len, reverse=True))
_PHRASE = re.compile(rf"\\b(?:{_BEHIND}) [^,:()]+?(?=$|[,:)]| (?:then|or|and|->|{_BEHIND}) )")
_TOKEN = re.compile(r'"[^"]*"|\S+')
SILENT = {
    "a": "an article",
    "an": "an article",
    "the": "an article",
    "min": "a number asked for is `at least`",
    "your": "nothing said is yours",
    "of you": "nothing said is yours",
    "played": "a card in play has been played",
    "any": "`opponents may not play any events`",
    "megacredit": "what is paid is money",
    "in play": "what lies there is in play",
    "from hand": "cards are played from hand",
    "of them": "what is taken is one of those that were shown",
}
"""Words that say what is so anyway, and why."""


@dataclass(frozen=True)
class More:
    """A line with a word more, or none where another has taken its place, and the line without."""

    word: str
    text: str
    base: str


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
    behind = sorted({*ALONE, *(words for one in bases for words in _PHRASE.findall(one))})
    made = {(one.text, one.base): one for one in _changed(rng, clean, behind, some(40_000, 1_600))}
    return tuple(made.values())


def _changed(rng: Random, bases: list[str], behind: list[str], times: int) -> Iterator[More]:
    """With a word before or behind one of theirs, or with other players or numbers."""
    for _ in range(times):
        base = rng.choice(bases)
        exchanged, others = rng.choice(_EXCHANGED)
        places = [*exchanged.finditer(base)]
        if places and rng.random() < 0.4:
            at = rng.choice(places)
            yield More("", f"{base[: at.start()]}{rng.choice(others)}{base[at.end() :]}", base)
            continue
        words = _TOKEN.findall(base)
        n = rng.randrange(len(words))
        word = rng.choice(BEFORE if rng.random() < 0.5 else behind)
        bare = words[n].rstrip(",:)").lstrip("(")
        front, _, back = words[n].partition(bare or words[n])
        words[n] = front + (f"{word} {bare}" if word in BEFORE else f"{bare} {word}") + back
        yield More(word, " ".join(words), base)


_EXCHANGED = (
    (re.compile(rf"\b(?:{'|'.join(sorted(PLAYERS, key=len, reverse=True))})\b"), PLAYERS),
    (
        re.compile(r"(?<![-+\w])(?:(?:up to |max )?(?:\d+|X|2X)|all|an?|any)\b"),
        (
            *("1", "3", "0", "X", "2X", "up to 2", "max 2", "exactly 2", "all", "all except 1"),
            *("1 per city", "2 minus 1 per city", "1 plus 1 per city"),
            *("no", "another", "any", "each", ""),
        ),
    ),
)


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
        f"`{one.word}` in `{one.text}`"
        for one, card, without in accepted()[1]
        if one.word and meant(card) == meant(without) and one.word not in SILENT
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
