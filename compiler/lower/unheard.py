"""What was written and nobody understood: nothing is left out silently.

In: a declaration that has been lowered, and what of it was heard on the way. Out: one message for
each line with a word, number, filter or role that no step took up. Whoever gives a meaning to a
part of the syntax tree says so with `Scope.hear`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.lower.phrases.scope import Scope
from compiler.messages.meaning import NOT_IN_PERCENT
from compiler.names.numbers import GAME_WORDS
from dsl.syntax.nodes import (
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
_TEXTS = frozenset(
    (
        *("also", "plural", "drawn", "icon", "owner", "symbol", "name", "region", "milestones"),
        *("awards", "players", "source", "board", "skipped", "game", "variant", "turns", "seed"),
        *("uses", "needs", "replaces", *GAME_WORDS),
    )
)
"""Properties of which the words are taken as they are written."""
_NAMED = ("uses", "needs", "replaces")
"""Of these the words are names alone, without numbers."""


def report_unheard(scope: Scope, declaration: Declaration) -> None:
    """Only in what is right otherwise: a message about a part explains what it is about."""
    if any(one.severity == "error" for one in scope.found):
        return
    for line in (*declaration.notes, *declaration.lines):
        if isinstance(line, Property) and line.word in _TEXTS:
            _hear_text(scope, line)
        leaf = _unheard(scope, line)
        if leaf is not None and _text(scope, leaf) == "%":
            at = replace(leaf.span, column=leaf.span.end_column - 1)
            scope.fault(NOT_IN_PERCENT, leaf.span, "leave out `%`", at=at, instead="", what="this")
        elif isinstance(leaf, Number) and leaf.bound:
            cure = "what limits a count stands behind it: `1 plant per city max 4`"
            scope.unclear(leaf.span, cure)
        elif leaf is not None:
            text = _text(scope, leaf)
            at = replace(leaf.span, end_column=leaf.span.end_column + 1)  # and the space behind it
            instead = "" if text.lower() in ("your", *_SILENT) else None  # what means nothing there
            cure = f"leave out `{text}`" if text else "leave out the number"
            scope.unclear(leaf.span, cure, at=at, instead=instead)


def _hear_text(scope: Scope, line: Property) -> None:
    for listed in line.things:
        things = [listed.thing, *(role.thing for role in listed.roles)]
        scope.hear(*listed.roles)
        for thing in things:
            if isinstance(thing, Who):
                scope.hear(thing)
            elif isinstance(thing, Thing):
                if line.word not in _NAMED:
                    scope.hear_in(thing.number, "sign")
                scope.hear(*(words.words[0] for words in thing.words))


def _unheard(scope: Scope, line: Any) -> Any:
    """The first part that says something and was not heard, or None. All that was written is gone
    through: no recursion."""
    waiting, heard = [line], scope.heard
    while waiting:
        node = waiting.pop()
        kind = type(node)
        if kind is tuple:
            waiting += node[::-1]
            continue
        if kind in _LEAVES and id(node) not in heard:
            return node
        if kind is Number:
            if _sign(scope, node):
                return node
            continue
        if kind is Thing:
            if node.dets[1:] and not _are_one(node.dets):
                return node.dets[1]  # `in your a row`
            silent = _SILENT if node.number is None else _SILENT[-1:]  # `a 2 plants` is a slip
            waiting += [det for det in node.dets[::-1] if det.text.lower() not in silent]
        waiting += [getattr(node, name) for name in _FIELDS[kind]]
    return None


def _are_one(articles: tuple[Word, ...]) -> bool:
    """`all the cards`, `all your cards`, `no more plants than heat`."""
    return " ".join(one.text.lower() for one in articles) in (
        *("all the", "all your"),
        *("no more", "no fewer"),
    )


_LEAVES = frozenset((Word, Number, Who, It, Here, Filter, Role))


class _Fields(dict[type, tuple[str, ...]]):
    """The fields of a node that hold nodes, the last one first."""

    def __missing__(self, kind: type) -> tuple[str, ...]:
        plain = ("span", "header", "dets") if kind is Thing else ("span", "header")
        fields = getattr(kind, "__dataclass_fields__", ())
        self[kind] = tuple(name for name in reversed((*fields,)) if name not in plain)
        return self[kind]


_FIELDS = _Fields({Word: ()})


def _sign(scope: Scope, number: Number) -> str:
    """What stands at a number and was not heard."""
    parts = {
        "bound": number.bound,
        "sign": number.signed,
        "percent": "%" * number.percent,
        "X": "X" * number.times_x,
    }
    heard = scope.heard_in
    unheard = (text for part, text in parts.items() if text and (id(number), part) not in heard)
    return next(unheard, "")


def _text(scope: Scope, leaf: Any) -> str:
    match leaf:
        case Word(text=text) | Who(text=text) | It(text=text) | Role(word=text):
            return text
        case Number() if id(leaf) in scope.heard:
            return _sign(scope, leaf)
        case Filter(word=text):
            return text
        case _:
            return "here" if isinstance(leaf, Here) else ""
