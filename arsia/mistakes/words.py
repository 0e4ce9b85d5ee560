"""Printed text measured: meanings of cards changed under the words that stay.

In: a workbench and a seed. Out: per kind of change how many give another sound card, and how many
of those the text tells. The words are those that Arsia writes for the card as it was.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random

from compiler.graph import Card, PrintedText
from compiler.read.workbench import Piece, Workbench
from compiler.reading.compare import compare
from compiler.reading.reader import Reader
from compiler.text import Texts

Change = Callable[[Random, list[str], "Workbench"], str | None]
"""The text of the card with one thing changed, or None where there is nothing to change."""


@dataclass(slots=True)
class Count:
    title: str
    made: int = 0
    told: int = 0


def measure_texts(
    bench: Workbench, texts: Texts, seed: int, pieces: Iterable[Piece] | None = None
) -> list[Count]:
    """The cards, or those of `pieces`, each changed once in each way."""
    reader = Reader(texts.library)
    known = {card.id: card for card in texts.library.cards}
    counts = [Count(title) for title in CHANGES]
    for piece in bench.cards() if pieces is None else pieces:
        first = bench.check(piece, piece.text)
        card = next((known.get(one.id) for one in first.library.cards), None)
        if card is None:
            continue
        said = texts.card(card)
        words = tuple(filter(None, (said.requirement, *said.lines, said.points)))
        for count in counts:
            rng = Random(f"{seed} {piece.first} {card.id} {count.title}")
            changed = _changed(bench, piece, rng, CHANGES[count.title], card)
            if changed is None:
                continue
            printed = tuple(PrintedText(text) for text in words)
            count.made += 1
            found = compare(reader, texts, replace(changed, texts=printed))
            count.told += any(one.kind != "unread" for one in found)
    return counts


def _changed(
    bench: Workbench, piece: Piece, rng: Random, change: Change, card: Card
) -> Card | None:
    """Another sound card, or None: the mistake is found without its text, or changes nothing."""
    text = change(rng, piece.text.rstrip().split("\n"), bench)
    if text is None:
        return None
    checked = bench.check(piece, text + "\n")
    if any(one.severity == "error" for one in checked.diagnostics):
        return None
    made = next(iter(checked.library.cards), None)
    return made if made is not None and _says(made) != _says(card) else None


def _says(card: Card) -> tuple[object, ...]:
    return card.requirements, card.abilities, card.points, card.holds, card.start, card.measure


def _spots(lines: list[str], pattern: str) -> Iterator[tuple[int, re.Match[str]]]:
    """Where it stands in a line that says what the card does."""
    for at, line in enumerate(lines):
        if at and not re.match(r"\s*(cost|tags|copies|picture|flavour|text|#)", line):
            yield from ((at, found) for found in re.finditer(pattern, line))


def _at_one(
    rng: Random, lines: list[str], pattern: str, new: Callable[[re.Match[str]], str | None]
) -> str | None:
    spots = list(_spots(lines, pattern))
    rng.shuffle(spots)
    for at, found in spots:
        text = new(found)
        if text is not None:
            line = lines[at][: found.start()] + text + lines[at][found.end() :]
            return "\n".join([*lines[:at], line, *lines[at + 1 :]])
    return None


def _number(rng: Random, lines: list[str], _: Workbench) -> str | None:
    return _at_one(rng, lines, r"(?<![\w\"])\d+\b", lambda found: str(int(found[0]) + 1))


def _sign(rng: Random, lines: list[str], _: Workbench) -> str | None:
    return _at_one(rng, lines, r"[+-](?=\d)", lambda found: "-" if found[0] == "+" else "+")


def _name(rng: Random, lines: list[str], bench: Workbench) -> str | None:
    """Another word of the same kind."""
    kinds = [bench.words.by_kind.get(kind, {}) for kind in ("resource", "tag", "tile", "parameter")]

    def other(found: re.Match[str]) -> str | None:
        for known in kinds:
            if found[0] in known:
                return rng.choice([one for one in known if one != found[0]] or [found[0]])
        return None

    return _at_one(rng, lines, r"\b[a-z]+\b", other)


def _small_word(rng: Random, lines: list[str], _: Workbench) -> str | None:
    words = r"\b(may|another|any player|up to|here|each|every|max|in play|anyone)\b ?"
    return _at_one(rng, lines, words, lambda _: "")


def _or(rng: Random, lines: list[str], _: Workbench) -> str | None:
    return _at_one(rng, lines, ", ", lambda _: " or ")


def _line(rng: Random, lines: list[str], _: Workbench) -> str | None:
    spots = sorted({at for at, _ in _spots(lines, r"^\s+\w")})
    if not spots:
        return None
    left_out = rng.choice(spots)
    return "\n".join(line for at, line in enumerate(lines) if at != left_out)


CHANGES: dict[str, Change] = {
    "another number": _number,
    "another sign": _sign,
    "another name": _name,
    "a small word left out": _small_word,
    "`or` for a comma": _or,
    "a line left out": _line,
}


def report(counts: Iterable[Count]) -> str:
    """A table of what was changed and what the text tells."""
    rows = list(counts)
    rows.append(Count("together", sum(one.made for one in rows), sum(one.told for one in rows)))
    lines = ["| changed | other sound cards | told by the text |", "|---|---|---|"]
    for one in rows:
        share = f"{100 * one.told / one.made:.1f} %" if one.made else "–"
        lines.append(f"| {one.title} | {one.made} | {share} |")
    return "\n".join(lines) + "\n"
