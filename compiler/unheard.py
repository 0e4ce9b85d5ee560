"""What was written and nobody understood: nothing is left out silently.

In: a declaration that has been lowered, and what of it was heard on the way. Out: one message for
each line with a word, number, filter or role that no step took up. Whoever gives a meaning to a
part of the syntax tree says so with `Scope.hear`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from compiler.lower_scope import Scope
from dsl.nodes import (
    Declaration,
    Filter,
    Here,
    It,
    Number,
    Property,
    Role,
    Thing,
    Who,
    Word,
)

_SILENT = ("a", "an", "the")
"""Articles that say nothing."""
_TEXTS = (
    *("also", "plural", "drawn", "icon", "owner", "symbol", "name", "region", "milestones"),
    *("awards", "players", "source", "board", "sets", "game", "variant", "turns", "seed", "uses"),
)
"""Properties of which the words are taken as they are written."""


def report_unheard(scope: Scope, declaration: Declaration, open_: bool) -> None:
    """Only in what is right otherwise: a message about a part explains what it is about. `open_`:
    the kind takes any property, as text."""
    if any(one.severity == "error" for one in scope.found):
        return
    for line in (*declaration.notes, *declaration.lines):
        if isinstance(line, Property) and (open_ or line.word in _TEXTS):
            _hear_text(scope, line)
        for leaf in _leaves(line):
            unheard = _text(leaf) if id(leaf) not in scope.heard else _sign(scope, leaf)
            if unheard:
                scope.unclear(leaf.span, f"leave out `{unheard}`")
                break


def _hear_text(scope: Scope, line: Property) -> None:
    for listed in line.things:
        things = [listed.thing, *(role.thing for role in listed.roles)]
        scope.hear(*listed.roles)
        for thing in things:
            if isinstance(thing, Thing):
                scope.hear_in(thing.number, "sign")
                scope.hear(*(words.words[0] for words in thing.words))


def _sign(scope: Scope, leaf: Any) -> str:
    """What stands at a number and was not heard."""
    if not isinstance(leaf, Number):
        return ""
    parts = {
        "bound": leaf.bound,
        "sign": leaf.signed,
        "percent": "%" * leaf.percent,
        "X": "X" * leaf.times_x,
    }
    heard = scope.heard_in
    return next(
        (text for part, text in parts.items() if text and (id(leaf), part) not in heard), ""
    )


def _text(leaf: Any) -> str:
    match leaf:
        case Word(text=text) | Who(text=text) | It(text=text) | Role(word=text):
            return text
        case Filter(word=text):
            return text or "the number"
        case _:
            return "here" if isinstance(leaf, Here) else "the number"


def _leaves(node: Any) -> Iterator[Any]:
    """Every part that can say something, in the order written."""
    if isinstance(node, tuple):
        for part in node:
            yield from _leaves(part)
        return
    if isinstance(node, Thing):
        yield from (det for det in node.dets if det.text.lower() not in _SILENT)
    elif isinstance(node, Word | Number | Who | It | Here | Filter | Role):
        yield node
    for name in _parts(type(node)):
        part = getattr(node, name)
        if part is not None and not isinstance(part, str):
            yield from _leaves(part)


_PARTS: dict[type, tuple[str, ...]] = {Word: (), Number: ()}


def _parts(node: type) -> tuple[str, ...]:
    """The fields of a node that hold nodes."""
    if node not in _PARTS:
        plain = ("span", "header", "dets") if node is Thing else ("span", "header")
        fields = getattr(node, "__dataclass_fields__", ())
        _PARTS[node] = tuple(name for name in fields if name not in plain)
    return _PARTS[node]
