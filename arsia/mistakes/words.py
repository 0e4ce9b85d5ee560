"""Printed text measured: meanings of cards changed under the words that stay.

In: a workbench and a seed. Out: the changes that give another sound card, and which of them the
text tells. The words are those that Arsia writes for the card as it was.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from compiler.graph import Card, PrintedText
from compiler.read.workbench import Piece, Workbench
from compiler.reading.compare import compare
from compiler.reading.reader import Reader
from compiler.text import Texts
from runtime.driving.jobs import each

Change = Callable[[Random, list[str], "Workbench"], str | None]
"""The text of the card with one thing changed, or None where there is nothing to change."""


@dataclass(frozen=True, slots=True)
class Changed:
    """A change of this kind (`title`) of a card of a set, at `place`; `words` are the lines that it
    makes, and `told` is whether the printed text tells."""

    title: str
    set: str
    place: str
    words: str
    told: bool


def measure_texts(
    bench: Workbench,
    texts: Texts,
    seed: int,
    pieces: Iterable[Piece] | None = None,
    jobs: int = 1,
) -> list[Changed]:
    """The cards, or those of `pieces`, each changed once in each way."""
    known = {card.id: card for card in texts.library.cards}
    chosen = list(bench.cards() if pieces is None else pieces)
    shared = bench, chosen, texts, Reader(texts.library), known, seed
    found = each(_piece, shared, range(len(chosen)), jobs)
    return [one for some in found for one in some]


def _piece(
    shared: tuple[Workbench, list[Piece], Texts, Reader, dict[str, Card], int], at: int
) -> list[Changed]:
    """Pieces are known to the workbench as what they are, so their number goes to the process."""
    bench, pieces, texts, reader, known, seed = shared
    piece = pieces[at]
    first = bench.check(piece, piece.text)
    card = next((known.get(one.id) for one in first.library.cards), None)
    if card is None:
        return []
    said = texts.card(card)
    words = tuple(filter(None, (said.requirement, *said.lines, said.points)))
    printed = tuple(PrintedText(text) for text in words)
    made = []
    for title, change in CHANGES.items():
        dice = Random(f"{seed} {piece.first} {card.id} {title}")
        text = change(dice, piece.text.rstrip().split("\n"), bench)
        changed = None if text is None else _sound(bench, piece, text, card)
        if text is not None and changed is not None:
            found = compare(reader, texts, replace(changed, texts=printed))
            told = any(one.kind != "unread" for one in found)
            place = f"{piece.declaration.span.file}:{piece.first}"
            new = [line.strip() for line in text.split("\n") if line not in piece.text.split("\n")]
            made.append(Changed(title, piece.set, place, " / ".join(new), told))
    return made


def _sound(bench: Workbench, piece: Piece, text: str, card: Card) -> Card | None:
    """Another sound card, or None: the mistake is found without its text, or changes nothing."""
    checked = bench.check(piece, text + "\n")
    if any(one.severity == "error" for one in checked.diagnostics):
        return None
    made = next(iter(checked.library.cards), None)
    return made if made is not None and _says(made) != _says(card) else None


def _says(card: Card) -> tuple[object, ...]:
    count = card.measure, card.fewest
    return card.requirements, card.abilities, card.points, card.holds, card.start, count


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


SMALL = (
    *(
        "may",
        "another",
        "other",
        "any player",
        "any",
        "up to",
        "here",
        "each",
        "every",
        "per",
        "max",
    ),
    *("in play", "anyone", "or", "if", "not", "without", "different", "ignoring"),
)


def _small_word(rng: Random, lines: list[str], _: Workbench) -> str | None:
    words = rf"\b({'|'.join(SMALL)})\b ?|\bnon-"
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


def report(found: Sequence[Changed]) -> str:
    """Tables of what was changed and what the text tells: by kind of change, and by set."""
    sets = dict.fromkeys(one.set for one in found)
    return "\n".join(
        [
            "| changed | other sound cards | told by the text |",
            "|---|---|---|",
            *(_row(title, [one for one in found if one.title == title]) for title in CHANGES),
            _row("**together**", found),
            "",
            "| set | other sound cards | told by the text |",
            "|---|---|---|",
            *(_row(name, [one for one in found if one.set == name]) for name in sets),
        ]
    )


def _row(title: str, found: Sequence[Changed]) -> str:
    told = sum(one.told for one in found)
    share = f"{100 * told / len(found):.1f} %" if found else "–"
    return f"| {title} | {len(found)} | {share} |"
