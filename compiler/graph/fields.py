"""What the classes of the graph say of their fields: types, meanings, what an identifier names.

In: a class of nodes. Out: plain types for reading and writing, and the facts that stand beside
them. Everything is worked out once for each class.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields, is_dataclass, replace
from functools import cache
from operator import attrgetter
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin

from compiler.graph.base import Ref, Text
from dsl.reading.records import dataclass


@cache
def node_name(kind: Any) -> str:
    """`UseAction` is written `use-action`."""
    name = kind.__name__
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


@cache
def hints_of(kind: Any) -> dict[str, object]:
    """The type of each field, without what is said beside it."""
    return typing.get_type_hints(kind)


@cache
def _marked_hints(kind: Any) -> dict[str, object]:
    return typing.get_type_hints(kind, include_extras=True)


def meaning(kind: type, field: str) -> str:
    """What the class says of the field; empty where the name of the field says it."""
    hint = _marked_hints(kind)[field]
    said = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((text for text in said if isinstance(text, str)), "")


@cache
def inner_fields(kind: Any) -> tuple[str, ...] | None:
    """The fields that can hold nodes, the last one first; None for what is no class of nodes."""
    if not is_dataclass(kind):
        return None
    hints = typing.get_type_hints(kind)
    names = [one.name for one in fields(kind) if any(map(is_dataclass, _leaves(hints[one.name])))]
    return tuple(reversed(names))


def walk(root: object) -> Iterator[Any]:
    """Every node of a tree, parents first. Whole libraries are walked often: no recursion."""
    waiting: list[Any] = [root]
    while waiting:
        node = waiting.pop()
        kind = type(node)
        if kind is tuple:
            waiting += node[::-1]
            continue
        inner = _INNER[kind]
        if inner is not None:
            yield node
            waiting += inner(node)


Inner = Callable[[object], tuple[object, ...]]


class _Inner(dict[type, Inner | None]):
    """By class: what stands in the fields that can hold nodes, the last one first."""

    def __missing__(self, kind: type) -> Inner | None:
        names = inner_fields(kind)
        self[kind] = None if names is None else _getter(names)
        return self[kind]


def _getter(names: tuple[str, ...]) -> Inner:
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda node: ()
    only = attrgetter(*names)
    return lambda node: (only(node),)


_INNER = _Inner()


def _leaves(hint: object) -> Iterator[object]:
    """The types that a type is made of; texts with what is said of them."""
    parts = get_args(hint)
    if get_origin(hint) is Annotated:
        parts = () if parts[0] is str else parts[:1]
    if not parts or get_origin(hint) is Literal:
        yield hint
    else:
        for part in parts:
            yield from _leaves(part)


# ---- texts --------------------------------------------------------------------------------------

Said = Ref | Text


@dataclass(frozen=True, slots=True)
class TextField:
    """A field with texts in it. `said`: what they are, where all are the same and stand in no inner
    list."""

    name: str
    hint: object
    said: Said | None


class TextFields(NamedTuple):
    """Of one class: the fields with references, those with other texts that must look like
    something, and the names of references that may not be empty. Source places are left out."""

    references: tuple[TextField, ...]
    others: tuple[TextField, ...]
    needed: tuple[str, ...]


@cache
def text_fields(kind: Any) -> TextFields:
    references, others, needed = [], [], []
    for one in fields(kind):
        hint = _marked_hints(kind)[one.name]
        every = {said for part in _leaves(hint) if (said := _said(part)) not in (None, Text())}
        said = next(iter(every)) if len(every) == 1 and not _is_nested(hint) else None
        found = TextField(one.name, hint, said)
        others += [found] * any(isinstance(one, Text) for one in every)
        if any(isinstance(one, Ref) for one in every):
            references.append(found)
            if one.default is MISSING and not (isinstance(said, Ref) and said.empty):
                needed.append(one.name)
    return TextFields(tuple(references), tuple(others), tuple(needed))


def undeclared(kind: type) -> Iterator[str]:
    """Fields with a text of which the class does not say what it is."""
    for name, hint in _marked_hints(kind).items():
        if name != "by" and str in _leaves(hint):
            yield name


def texts(hint: object, content: object) -> Iterator[tuple[Said, str]]:
    """Each text in what a field holds, with what is said of it."""
    said, inner = _shape(hint)
    if isinstance(content, str) and said is not None:
        yield said, content
    elif isinstance(content, tuple):
        repeats = inner[-1:] == (Ellipsis,)
        for index, part in enumerate(content):
            yield from texts(inner[0] if repeats else inner[index], part)


@cache
def _shape(hint: object) -> tuple[Said | None, tuple[Any, ...]]:
    """What is said of a text itself, and the types of the elements of a list."""
    found: Said | None = None
    inner: tuple[Any, ...] = ()
    for option in options(hint):
        found = _said(option) or found
        inner = get_args(option) if get_origin(option) is tuple else inner
    return found, inner


def _is_nested(hint: object) -> bool:
    return any(get_origin(one) is tuple for part in _shape(hint)[1] for one in options(part))


def options(hint: object) -> Iterator[object]:
    """The alternatives of a type, without the meaning that stands beside them."""
    if get_origin(hint) is Annotated and _said(hint) is None:
        hint = get_args(hint)[0]
    if get_origin(hint) in (typing.Union, types.UnionType):
        for part in get_args(hint):
            yield from options(part)
    else:
        yield hint


def _said(hint: object) -> Said | None:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((one for one in marks if isinstance(one, Said)), None)


def changed(root: Any, change: Callable[[Any], Any]) -> Any:
    """The same tree with every node changed, inner ones first."""
    if isinstance(root, tuple):
        return tuple(changed(one, change) for one in root)
    kind: Any = type(root)
    names = inner_fields(kind)
    if names is None:
        return root
    return change(replace(root, **{name: changed(getattr(root, name), change) for name in names}))


def renamed(root: Any, what: str, old: str, new: str) -> Any:
    """The same tree with another identifier in the place of one that names something of this
    kind."""

    def change(node: Any) -> Any:
        kind: Any = type(node)
        held = {field.name: getattr(node, field.name) for field in _naming(kind, what)}
        found = {name: _replaced(value, old, new) for name, value in held.items()}
        return node if found == held else replace(node, **found)

    return changed(root, change)


@cache
def _naming(kind: Any, what: str) -> tuple[TextField, ...]:
    said = ((one, one.said) for one in text_fields(kind).references)
    return tuple(one for one, ref in said if isinstance(ref, Ref) and ref.what == what)


def _replaced(value: Any, old: str, new: str) -> Any:
    if isinstance(value, tuple):
        return tuple(new if one == old else one for one in value)
    return new if value == old else value
