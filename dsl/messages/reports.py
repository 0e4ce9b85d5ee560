"""Messages for machines: JSON for editors and programs, annotations for GitHub.

In: diagnostics. Out: text. The terminal's own form is in `dsl.messages.diagnostics`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from dsl.messages.diagnostics import Diagnostic
from dsl.reading.source import Span

_LEVELS = {"error": "error", "warning": "warning", "note": "notice"}


def as_json(diagnostics: Iterable[Diagnostic]) -> str:
    """A list of objects. Lines and columns count from 1, the end column is one past the last; a
    message about a whole file has line 0. `suggestions` are at most two, likeliest first. Each of
    `edits` mends the fault by itself: its text stands instead of what is at the place, in the same
    file; those of the suggestions come first."""
    return json.dumps([_object(one) for one in diagnostics], ensure_ascii=False, indent=2)


def _object(one: Diagnostic) -> dict[str, object]:
    return {
        "file": one.span.file,
        **_place(one.span),
        "severity": one.severity,
        "code": one.code,
        "message": one.message,
        "suggestions": _suggestions(one),
        "help": one.cure,
        "edits": [
            {**_place(edit.span), "text": edit.text} for edit in one.edits if not edit.begins
        ],
    }


def _place(span: Span) -> dict[str, object]:
    return {
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }


def as_github(diagnostics: Iterable[Diagnostic]) -> str:
    """One workflow command per message, which GitHub shows beside the line."""
    return "".join(f"{_annotation(one)}\n" for one in diagnostics)


def _annotation(one: Diagnostic) -> str:
    span = one.span
    place = {"file": span.file}
    if span.line:
        place |= {"line": str(span.line), "endLine": str(span.end_line)}
    if span.line and span.line == span.end_line:
        place |= {"col": str(span.column), "endColumn": str(span.end_column)}
    place["title"] = f"{one.severity} {one.code}"
    fields = ",".join(f"{name}={_escaped(text, ':,')}" for name, text in place.items())
    meant = " or ".join(f"`{text}`" for text in _suggestions(one))
    more = [f"did you mean {meant}?"] if meant else []
    more += [f"help: {one.cure}"] if one.cure is not None else []
    text = "\n".join([one.message, *more])
    return f"::{_LEVELS[one.severity]} {fields}::{_escaped(text)}"


def _suggestions(one: Diagnostic) -> list[str]:
    return [text for text in (one.suggestion, one.also) if text is not None]


def _escaped(text: str, also: str = "") -> str:
    """As workflow commands want it: percent signs, line ends, and in fields `:` and `,`."""
    for letter in "%\r\n" + also:
        text = text.replace(letter, f"%{ord(letter):02X}")
    return text
