"""The effect graph as JSON, made from the classes of `compiler.graph`; its schema is in
`compiler.document.schema`.

In: a `Library`, or a JSON document. Out: the other, equal. A node is an object; where the type
allows several classes its `is` says which one (`{"is": "gain", "resource": "plant", "amount": 2}`).
What has its default value is left out. Fields stand in the order of the class, so that a diff reads
like a change to a card.
"""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin

from compiler import graph
from compiler.graph import VERSION, Card, Library
from compiler.graph.fields import hints_of, node_name

Json = Any


class DocumentError(ValueError):
    """The document is of another version, or is no library; the message says where."""


# ---- writing ------------------------------------------------------------------------------------


def to_json(library: Library, places: bool = True) -> dict[str, Json]:
    """The document; without `places` the source places (`by`) are left out."""
    document = _write(library, Library, places)
    return {"version": library.version, **document}


def cards_to_json(
    cards: Iterable[Card], uses: Iterable[str], places: bool = True
) -> dict[str, Json]:
    """A card document: cards alone, with the names of the sets whose vocabulary they use."""
    written = [_write(card, Card, places) for card in cards]
    return {"version": VERSION, "uses": list(uses), "cards": written}


def dumps(library: Library, places: bool = True) -> str:
    """The document as text, the same bytes for equal libraries with equal places."""
    return as_text(to_json(library, places))


def as_text(document: Json) -> str:
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _write(value: object, hint: object, places: bool) -> Json:
    kind: Any = type(value)
    if kind is tuple:
        several: Any = value
        hints = _elementhints_of(_tuple_hint(hint), len(several))
        return [_write(v, h, places) for v, h in zip(several, hints, strict=True)]
    known = _fields_of(kind)
    if known is None:
        return value
    written: dict[str, Json] = {"is": node_name(kind)} if is_union(hint) else {}
    for name, default, inner in known:
        content = getattr(value, name)
        if content == default or (name == "by" and not places):
            continue
        written[name] = content if type(content) is str else _write(content, inner, places)
    return written


@cache
def _fields_of(kind: Any) -> tuple[tuple[str, object, object], ...] | None:
    """The fields of a node in their order: name, default and type of each; None for what is none.
    Nothing is equal to a default that is missing."""
    if not is_dataclass(kind):
        return None
    known: Any = kind
    hints = hints_of(known)
    return tuple((one.name, one.default, hints[one.name]) for one in fields(known))


@cache
def _types_of(kind: Any) -> dict[str, object]:
    return {name: hint for name, _, hint in _fields_of(kind) or ()}


# ---- reading ------------------------------------------------------------------------------------


def from_json(document: Mapping[str, Json]) -> Library:
    """The library of a document. Raises DocumentError, also for another version."""
    _check_version(document)
    library = _read(document, Library, "library")
    assert isinstance(library, Library)
    return library


def cards_from_json(document: Mapping[str, Json]) -> tuple[tuple[Card, ...], tuple[str, ...]]:
    """The cards of a card document, and the sets that it uses. Raises DocumentError."""
    _check_version(document)
    cards = _read(document.get("cards"), tuple[Card, ...], "cards")
    uses = _read(document.get("uses", []), tuple[str, ...], "uses")
    return cards, uses  # type: ignore[return-value]


def is_card_document(document: Json) -> bool:
    """A card document names the sets that it uses; a graph holds them."""
    return isinstance(document, Mapping) and "uses" in document


def _check_version(document: Json) -> None:
    version = document.get("version") if isinstance(document, Mapping) else None
    if version != VERSION:
        raise DocumentError(
            f"this document has version {version}, and version {VERSION} is needed: build it anew"
        )


def _read(value: Json, hint: object, where: str) -> object:
    hint = _resolved(hint)
    classes = _classes(hint)
    if isinstance(value, Mapping):
        return _read_node(value, classes, where)
    if isinstance(value, list):
        several = _tuple_hint(hint)
        hints = _elementhints_of(several, len(value)) if several is not None else ()
        if len(hints) != len(value):
            raise DocumentError(f"{where}: no list of {len(value)} belongs here")
        pairs = enumerate(zip(value, hints, strict=True))
        return tuple(_read(v, h, f"{where}[{i}]") for i, (v, h) in pairs)
    if not _is_scalar(value, hint):
        raise DocumentError(f"{where}: {value!r} does not belong here")
    return value


def _read_node(value: Mapping[str, Json], classes: tuple[type, ...], where: str) -> object:
    kind: Any = classes[0] if classes else None
    if len(classes) != 1:
        by_name = _by_name(classes)
        kind = by_name.get(str(value.get("is")))
        if kind is None:
            raise DocumentError(f"{where}: `is` must be one of {', '.join(by_name) or 'none'}")
    hints = _types_of(kind)
    for name in value:
        if name not in hints and name != "is":
            raise DocumentError(f"{where}: a {node_name(kind)} has no field {name}")
    content = {
        name: _read(one, hints[name], f"{where}.{name}")
        for name, one in value.items()
        if name in hints
    }
    try:
        made: object = kind(**content)
    except TypeError as error:
        raise DocumentError(f"{where}: {error}") from None
    return made


def _is_scalar(value: Json, hint: object) -> bool:
    """Whether a plain JSON value is one of the values that the type allows."""
    for option in options_of(hint):
        if get_origin(option) is Literal and value in get_args(option):
            return True
        if option is type(None) and value is None:
            return True
        if isinstance(option, type) and type(value) is option:
            return True
    return False


# ---- types --------------------------------------------------------------------------------------


def _resolved(hint: object) -> object:
    return getattr(graph, hint) if isinstance(hint, str) else hint


@cache
def options_of(hint: object) -> tuple[object, ...]:
    """The alternatives of a union, flat; of another type itself."""
    hint = _resolved(hint)
    if get_origin(hint) in (Union, types.UnionType):
        return tuple(option for part in get_args(hint) for option in options_of(forward(part)))
    return (hint,)


def forward(hint: object) -> object:
    return getattr(graph, hint.__forward_arg__) if isinstance(hint, typing.ForwardRef) else hint


@cache
def _classes(hint: object) -> tuple[type, ...]:
    return tuple(o for o in options_of(hint) if isinstance(o, type) and is_dataclass(o))


@cache
def _by_name(classes: tuple[type, ...]) -> dict[str, type]:
    return {node_name(kind): kind for kind in classes}


@cache
def is_union(hint: object) -> bool:
    return len(_classes(hint)) > 1


@cache
def _tuple_hint(hint: object) -> object | None:
    return next((o for o in options_of(hint) if get_origin(o) is tuple), None)


def _elementhints_of(hint: object, count: int) -> tuple[object, ...]:
    """The types of the elements: `tuple[X, ...]` has any number, others as many as they say."""
    args = get_args(hint)
    if len(args) == 2 and args[1] is Ellipsis:
        return (args[0],) * count
    return args
