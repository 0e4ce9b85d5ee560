"""Sentences of printed cards among the lines of a card, and a fix that writes them as lines.

In: a compiled set and a message of it. Out: the fix, where nothing else mends the line.
"""

from __future__ import annotations

from pathlib import Path

from arsia.service.messages import Fix
from arsia.service.project import State
from compiler.advice.rewritten import Written, as_lines, in_place_of, in_words
from dsl.messages.diagnostics import Diagnostic


def as_it_is_written(state: State, path: Path, one: Diagnostic, text: str) -> Fix | None:
    """`text`: the line that the message is about."""
    declared = state.declarations(path, one.span.line)
    if one.severity != "error" or not declared or not text.startswith(" "):
        return None
    header = declared[0]
    kind = " ".join(word.text for word in header.words)
    holds = any(getattr(line, "word", "") == "holds" for line in header.lines)
    loaded, own = state.loaded, state.loaded.named
    card = Written(own[-1] if own else "", kind, holds)
    lines = as_lines(loaded.library, own, loaded.folders, card, text)
    if not lines:
        return None
    edit = in_place_of(one.span.file, one.span.line, text, lines)
    return Fix(f"Change to `{in_words(lines)}`", edit, True)
