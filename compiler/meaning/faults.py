"""What the searches of this room find, and the messages of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dsl.messages.diagnostics import Diagnostic, report
from dsl.messages.record import Message
from dsl.reading.source import Source, Span

Homes = Mapping[tuple[str, str], str]
"""The set that declares a name, by what it is (`tag`, `tile`, `resource` …) and its id."""


@dataclass(frozen=True, slots=True)
class Fault:
    """`by` is the place, `file:line`; `words` fill the message."""

    message: Message
    by: str
    cure: str | None = None
    words: dict[str, object] = field(default_factory=dict)


def placed(sources: Mapping[str, Source], fault: Fault) -> Diagnostic:
    """The message of a fault of the graph, over the whole line that it comes from."""
    name, _, number = fault.by.rpartition(":")
    if not number.isdecimal():
        return report(
            fault.message, Span(fault.by, 0, 0, 0, 0), fault.cure, None, None, None, **fault.words
        )
    line = int(number)
    text = sources[name].line(line) if name in sources else ""
    first = len(text) - len(text.lstrip()) + 1
    span = Span(name, line, first, line, max(len(text.rstrip()), first) + 1)
    return report(fault.message, span, fault.cure, None, None, None, **fault.words)
