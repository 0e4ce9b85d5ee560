"""Documents made elsewhere, card documents or effect graphs, held to all that card text is held to.

In: a JSON file. Out: the library that it makes with the sets it uses, and diagnostics that name the
JSON path, the line of the document, and the line of card text where the document carries it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

from compiler.document.codec import cards_from_json, from_json, is_card_document
from compiler.document.invariants import violations
from compiler.document.schema import misfits
from compiler.graph import Card, Library, SetInfo
from compiler.meaning import check
from compiler.messages.documents import NO_JSON, OUTSIDE_SCHEMA, UNSOUND_DOCUMENT
from compiler.messages.sets import UNREADABLE_FILE
from compiler.read.gather import read_sets
from compiler.read.load import compiled
from compiler.read.retold import retold
from dsl.messages.diagnostics import Diagnostic, report
from dsl.reading.files import content, decoded, reason
from dsl.reading.records import dataclass
from dsl.reading.signs import shown, shown_json
from dsl.reading.source import Source, Span, normalise

Json = Any
JsonPath = Sequence[str | int]

DEEPEST = 100
"""Nodes within nodes; no card comes near it, and every later pass may go down so far."""


@dataclass(frozen=True, slots=True)
class Examined:
    """`library` holds the document with what it uses, or is None when it cannot be read; `cards`
    are those of the document."""

    library: Library | None
    cards: tuple[Card, ...]
    diagnostics: tuple[Diagnostic, ...]
    sources: dict[str, Source]

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        return tuple(one for one in self.diagnostics if one.severity == "error")


def examine(path: Path) -> Examined:
    """Everything that is wrong with the document; nothing is raised for what it holds."""
    name = shown(str(path))
    try:
        text = normalise(shown_json(decoded(content(path))))
    except OSError as error:
        why, cure = reason(error)
        return _nothing(report(UNREADABLE_FILE, Span(name, 0, 0, 0, 0), cure, reason=why))
    source = Source(name, text)
    document, fault = _parsed(source)
    if fault is not None:
        return _nothing(fault, source)
    found = list(_misfits(source, document))
    if found:
        return Examined(None, (), tuple(found), {source.name: source})
    return _meant(source, document)


def _nothing(one: Diagnostic, source: Source | None = None) -> Examined:
    return Examined(None, (), (one,), {source.name: source} if source is not None else {})


def _parsed(source: Source) -> tuple[Json, Diagnostic | None]:
    try:
        document = json.loads(source.text)
    except json.JSONDecodeError as error:
        span = Span(source.name, error.lineno, error.colno, error.lineno, error.colno + 1)
        return None, report(NO_JSON, span, reason=error.msg[:1].lower() + error.msg[1:])
    except (RecursionError, ValueError) as error:  # depth, numbers of thousands of digits
        why = "it is nested too deep" if isinstance(error, RecursionError) else "a number is huge"
        return None, report(NO_JSON, Span(source.name, 0, 0, 0, 0), reason=why)
    if _depth(document) > DEEPEST:
        span = Span(source.name, 0, 0, 0, 0)
        return None, report(NO_JSON, span, reason="it is nested too deep")
    return document, None


def _depth(document: Json) -> int:
    """How deep it is nested; counted without going down, as it may be very deep."""
    depth = 0
    level = [document]
    while level and depth <= DEEPEST:
        depth += 1
        level = [part for node in level for part in _parts(node)]
    return depth


def _parts(node: Json) -> list[Json]:
    if isinstance(node, dict):
        return list(node.values())
    return node if isinstance(node, list) else []


def _misfits(source: Source, document: Json) -> Iterator[Diagnostic]:
    for one in misfits(document):
        path, where = "/".join(map(str, one.path)) or "document", _span(source, one.path)
        cure = _origin(document, one.path)
        yield report(OUTSIDE_SCHEMA, where, cure, path=path, reason=one.message[:200])


# ---- what it means ------------------------------------------------------------------------------


def _meant(source: Source, document: Mapping[str, Json]) -> Examined:
    if not is_card_document(document):
        library = from_json(document)
        return _checked(source, document, library, library.cards, 0)
    cards, uses = cards_from_json(document)
    reading = read_sets(list(dict.fromkeys([*uses, *(n for card in cards for n in card.needs)])))
    used = compiled(reading)
    if used.errors:
        return Examined(None, (), used.errors, used.sources)
    own = {card.id for card in cards}
    others = tuple(card for card in used.library.cards if card.id not in own)
    there = {one.id for one in used.library.sets}
    new = (SetInfo(name, name) for name in dict.fromkeys(c.set for c in cards) if name not in there)
    sets = (*used.library.sets, *new)
    library = replace(used.library, sets=sets, cards=(*others, *cards), scenarios=())
    examined = _checked(source, document, library, cards, len(others))
    if examined.errors:
        return examined
    found = (_of_card(source, document, *told) for told in retold(reading, library, cards))
    every = dict.fromkeys([*examined.diagnostics, *found])
    return replace(examined, diagnostics=tuple(every))


def _of_card(source: Source, document: Json, index: int, one: Diagnostic) -> Diagnostic:
    """A message about the text of a card, at its place in the document."""
    path = ("cards", index)
    cure = "; ".join(text for text in (one.cure, _origin(document, path)) if text) or None
    return replace(one, span=_span(source, path), cure=cure)


def _checked(
    source: Source,
    document: Mapping[str, Json],
    library: Library,
    cards: tuple[Card, ...],
    before: int,
) -> Examined:
    """`before`: how many cards of the library are not the document's."""
    found = []
    for one in violations(library):
        field, index = one.path
        if field == "cards" and index < before:
            continue
        path = (field, index - before if field == "cards" else index)
        cure = _origin(document, path)
        words = {"path": "/".join(map(str, path)), "reason": f"{one.invariant}: {one.fault}"}
        found.append(report(UNSOUND_DOCUMENT, _span(source, path), cure, None, None, None, **words))
    if not found:
        found += _meaning(source, document, library, cards)
    return Examined(library, cards, tuple(dict.fromkeys(found)), {source.name: source})


def _meaning(
    source: Source, document: Mapping[str, Json], library: Library, cards: tuple[Card, ...]
) -> Iterator[Diagnostic]:
    """Faults of the document's own cards; a fault is found again by the place it was written."""
    marked = [_marked(card, index) for index, card in enumerate(cards)]
    own = {card.id for card in cards}
    others = tuple(card for card in library.cards if card.id not in own)
    for fault in check(replace(library, cards=(*others, *marked)), {}):
        if fault.by.startswith(_MARK):
            nowhere = Span(source.name, 0, 0, 0, 0)
            told = report(fault.message, nowhere, fault.cure, None, None, None, **fault.words)
            yield _of_card(source, document, int(fault.by.removeprefix(_MARK)), told)


_MARK = "\0card "


def _marked(card: Card, index: int) -> Card:
    """The card with its index as the place of all its nodes."""
    made = _with_place(card, f"{_MARK}{index}")
    assert isinstance(made, Card)
    return made


def _with_place(node: Any, place: str) -> Any:
    if isinstance(node, tuple):
        return tuple(_with_place(part, place) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    names = [field.name for field in fields(node)]
    changes = {
        name: place if name == "by" else _with_place(getattr(node, name), place) for name in names
    }
    return type(node)(**changes)


# ---- places -------------------------------------------------------------------------------------


def _origin(document: Json, path: JsonPath) -> str | None:
    """The line of card text that the nearest node was made from, where the document says it."""
    node, found = document, None
    for step in path:
        if isinstance(node, dict) and isinstance(node.get("by"), str):
            found = node["by"]
        try:
            node = node[step]
        except (KeyError, IndexError, TypeError):
            break
    if isinstance(node, dict) and isinstance(node.get("by"), str):
        found = node["by"]
    return f"it was written at {found}" if found else None


def _span(source: Source, path: JsonPath) -> Span:
    """The value at a path: a name, a number, or the bracket with which it begins."""
    first, last = place_of(source.text, path)
    line = source.text.count("\n", 0, first) + 1
    column = first - source.text.rfind("\n", 0, first)
    return Span(source.name, line, column, line, column + last - first)


_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')


def place_of(text: str, path: JsonPath) -> tuple[int, int]:
    """Where the value at a path begins, or the nearest one around it, and the end of its first
    word or sign."""
    wanted = list(path)
    best, length = (0, 1), -1
    stack: list[list[Any]] = []  # open objects and lists: whether an object, key or index
    key_next = False
    for match in _TOKEN.finditer(text):
        token = match.group()
        if token == ",":
            key_next = bool(stack) and stack[-1][0]
            if stack and not stack[-1][0]:
                stack[-1][1] += 1
        elif token in "}]":
            stack.pop()
            key_next = False
        elif token == ":":
            key_next = False
        elif key_next and token[0] == '"':
            stack[-1][1] = json.loads(token)
        else:
            here = [frame[1] for frame in stack]
            if here == wanted[: len(here)] and len(here) > length:
                best, length = match.span(), len(here)
            if token in "{[":
                stack.append([token == "{", None if token == "{" else 0])
                key_next = token == "{"
    return best
