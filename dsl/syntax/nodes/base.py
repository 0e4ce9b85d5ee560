"""What every node of the syntax tree has: the place that it was read from."""

from __future__ import annotations

from dataclasses import field

from dsl.reading.source import NOWHERE, Span


def where() -> Span:
    """A field for the place; it plays no part in equality."""
    return field(default=NOWHERE, compare=False, repr=False)
