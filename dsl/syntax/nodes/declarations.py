"""A file: its declarations, and the lines that stand in them."""

from __future__ import annotations

from dsl.reading.records import dataclass
from dsl.reading.source import Span
from dsl.syntax.nodes.base import where
from dsl.syntax.nodes.continuous import Rule
from dsl.syntax.nodes.lines import (
    Ability,
    Immediate,
    Map,
    Moment,
    Property,
    Requires,
    Scoped,
    Trigger,
)
from dsl.syntax.nodes.scenarios import Given, Offered, Refused, Replies, Then, When
from dsl.syntax.nodes.things import Word

Line = (
    Property
    | Requires
    | Immediate
    | Ability
    | Trigger
    | Moment
    | Rule
    | Scoped
    | Map
    | Given
    | When
    | Replies
    | Then
    | Refused
    | Offered
)


@dataclass(frozen=True, slots=True)
class Declaration:
    """`kind words [number] ["Name"] [, notes]` and its lines.

    `words` are the plain words of the header in order: kind words first, then identifiers
    (`board tharsis`, `standard project`, `resource steel`); the compiler splits them by its table
    of kinds. `number` is the card number as written (`009`, `P06`)."""

    words: tuple[Word, ...]
    number: str | None = None
    name: str | None = None
    notes: tuple[Property, ...] = ()
    lines: tuple[Line, ...] = ()
    partial: bool = False  # lines with mistakes were left out
    ruled: tuple[Line, ...] = ()  # lines of it that are a rule of their own
    span: Span = where()
    header: Span = where()


@dataclass(frozen=True, slots=True)
class File:
    declarations: tuple[Declaration, ...]
    span: Span = where()
