"""What is said of the text under the mouse: the word, the line, the card.

In: a place in a file. Out: Markdown: what the word means, and, in English, what the line does; on
the header of a card all that its face says.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from arsia.service.names import named
from arsia.service.project import Project, State
from compiler.graph import Card, walk
from compiler.lower.library import Record
from compiler.names.kinds import KINDS
from compiler.names.vocabulary import Symbol
from dsl.lexicon.spot import Bit, bits, uncommented
from dsl.lexicon.verbs import PRODUCTION, ROWS
from dsl.lexicon.words import BASES
from dsl.reading.source import Source, Span, straight
from dsl.syntax.nodes import Declaration


@dataclass(frozen=True, slots=True)
class Told:
    """`span`: the words that it is about."""

    text: str
    span: Span


def told(project: Project, path: Path, line: int, column: int) -> Told | None:
    state = project.state(path, line)
    name = state.names.get(path, "")
    source = state.loaded.sources.get(name)
    if source is None:
        return None
    bit = bit_at(source, line, column)
    use = named(state, path, line, column)
    parts = [_symbol(state, use.symbol)] if use is not None else []
    if bit is not None and use is None:
        parts += _word(bit)
    parts += said(state, path, line)
    if not parts:
        return None
    span = use.span if use is not None else _span(source, line, bit)
    return Told("\n\n---\n\n".join(dict.fromkeys(parts)), span)


def bit_at(source: Source, line: int, column: int) -> Bit | None:
    """The word of the line that the place is in or right behind."""
    words = bits(straight(source.line(line)))
    inside = (bit for bit in words if bit.column <= column < bit.end)
    behind = (bit for bit in words if bit.end == column)
    return next(inside, None) or next(behind, None)


def _span(source: Source, line: int, bit: Bit | None) -> Span:
    if bit is not None:
        return Span(source.name, line, bit.column, line, bit.end)
    return Span(source.name, line, 1, line, len(source.line(line)) + 1)


# ---- the word -----------------------------------------------------------------------------------


def _symbol(state: State, symbol: Symbol) -> str:
    """`active card **Ants**, of the set base`, and how it is declared."""
    kind = KINDS[symbol.kind].spoken if symbol.kind in KINDS else f"a {symbol.kind}"
    _, _, kind = kind.partition(" ")
    text = f"{kind} **{symbol.name}**, of the set {symbol.set}"
    cards = [one for one in state.made(symbol.declaration) if isinstance(one, Card)]
    shown = "\n\n".join(face(state, card) for card in cards)
    return f"{text}\n\n{shown or _code(written(state, symbol.declaration))}"


def written(state: State, declaration: Declaration) -> str:
    """The declaration as it stands, without comments."""
    span = state.span(declaration.header)
    end = state.span(declaration.span).end_line
    source = state.loaded.sources.get(span.file)
    if source is None:
        return ""
    lines = (uncommented(source.line(n)) for n in range(span.line, end + 1))
    return "\n".join(line for line in lines if line)


_VERBS = {row.verb: row for row in ROWS}


def _word(bit: Bit) -> Iterator[str]:
    meant = meaning(PRODUCTION if bit.word.startswith(PRODUCTION) else BASES.get(bit.word, ""))
    if meant:
        yield meant


def meaning(verb: str) -> str:
    """What a verb means, as the table of verbs tells it; empty for what it does not tell of."""
    row = _VERBS.get(verb)
    if row is None or not row.meaning:
        return ""
    return f"**{row.verb}**: {row.meaning}\n\n{_code(row.example)}"


def _code(text: str) -> str:
    return f"```mars\n{text}\n```" if text else ""


# ---- the line and the card ----------------------------------------------------------------------


def said(state: State, path: Path, line: int) -> Iterator[str]:
    """What is done by the line, in English; on a header the whole text of the face."""
    for declaration in state.declarations(path, line):
        header = state.span(declaration.header).line
        for record in state.made(declaration):
            if isinstance(record, Card):
                yield from [face(state, record)] if line == header else _line(state, record, line)


def face(state: State, card: Card) -> str:
    text = state.texts.card(card)
    return "\n\n".join(part for part in (text.requirement, *text.lines, text.points) if part)


def _line(state: State, card: Card, line: int) -> Iterator[str]:
    texts = state.texts.on(card)
    for ability in card.abilities:
        if _stands(state, ability, line):
            yield texts.ability(ability)
    for points in card.points:
        if _stands(state, points, line):
            yield texts.point(points)
    if any(_stands(state, condition, line) for condition in card.requirements):
        yield texts.requirement(card)


def _stands(state: State, record: Record, line: int) -> bool:
    places = {state.desk.text(by) for node in walk(record) if (by := getattr(node, "by", ""))}
    return any(place.rpartition(":")[2] == str(line) for place in places)
