"""The same syntax, further up or down in its file.

In: a node or a message and by how many lines. Out: one with its spans there.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any, TypeVar

from dsl.reading.source import Span

T = TypeVar("T")


def moved(value: T, lines: int) -> T:
    """Every span in it shifted; what has none stays the same object."""
    if lines == 0:
        return value
    found: Any = _moved(value, lines)
    return found  # type: ignore[no-any-return]


def _moved(value: Any, lines: int) -> Any:
    if isinstance(value, Span):
        if value.line == 0:
            return value
        return replace(value, line=value.line + lines, end_line=value.end_line + lines)
    if isinstance(value, tuple):
        return tuple(_moved(one, lines) for one in value)
    names = _names(type(value))  # type: ignore[arg-type]  # classes are hashable
    if not names:
        return value
    return type(value)(**{name: _moved(getattr(value, name), lines) for name in names})


@cache
def _names(kind: Hashable) -> tuple[str, ...]:
    """The fields of a node; none for what is no node."""
    if not isinstance(kind, type) or not is_dataclass(kind):
        return ()
    return tuple(field.name for field in fields(kind))
