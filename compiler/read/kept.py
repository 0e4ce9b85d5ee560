"""Sets compiled once and kept, as long as nothing that they were made from changes.

In: names and paths of sets. Out: what `compiler.read.load.load` gives, or only the messages. What
is kept (`dsl.reading.cache`) is found by the sets named, the folder that one is in and the compiler
itself; and it is used when the disk still answers all that was asked of it with the same content.
Else the sets are compiled.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from compiler.messages.sets import NO_SET_HERE, UNKNOWN_SET, UNREADABLE_FILE
from compiler.read.places import Seen
from dsl.messages.diagnostics import Diagnostic, Edit
from dsl.reading import cache
from dsl.reading.source import Source, Span

if TYPE_CHECKING:
    from compiler.read.load import Loaded

_ROOT = Path(__file__).resolve().parents[2]
_MADE_BY = ("dsl", "compiler", "grammar")
"""The folders that what is kept depends on."""
_NOT_KEPT = (UNKNOWN_SET, UNREADABLE_FILE, NO_SET_HERE)
"""Sets and files that were not there: where else they may be is looked up anew."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check tells: `sources` are those that the messages point into."""

    diagnostics: tuple[Diagnostic, ...]
    sources: dict[str, Source]
    files: int
    cards: int


More = Callable[["Loaded"], tuple[Diagnostic, ...]]


def checked(
    sets: Sequence[str | Path], more: More | None = None, made_by: Sequence[str] = ()
) -> Checked:
    """The messages about sets; and `more` about them, from who is in the folders `made_by`."""
    name = f"checked-{_name(sets, made_by)}"
    with contextlib.suppress(Exception):  # whatever is wrong with it, it can be made again
        if (kept := _current(name)) is not None:
            texts, found = _sources(kept["sources"]), _messages(kept["messages"])
            return Checked(found, texts, int(kept["files"]), int(kept["cards"]))
    loaded, seen = _compiled(sets)
    made = told(loaded, more(loaded) if more is not None else ())
    _keep(name, seen, made.diagnostics, made.sources, {"files": made.files, "cards": made.cards})
    return made


def load(sets: Sequence[str | Path]) -> Loaded:
    """The sets compiled."""
    name = f"library-{_name(sets)}"
    with contextlib.suppress(Exception):  # whatever is wrong with it, it can be made again
        if (kept := _current(name)) is not None:
            return _loaded(kept)
    from compiler.document.codec import to_json

    made, seen = _compiled(sets)
    rest = {
        "library": to_json(made.library),
        "folders": list(map(str, made.folders)),
        "named": made.named,
        "files": made.files,
    }
    _keep(name, seen, made.diagnostics, made.sources, rest)
    return made


def told(loaded: Loaded, more: tuple[Diagnostic, ...] = ()) -> Checked:
    """Of sets that were compiled."""
    found = (*loaded.diagnostics, *more)
    places = {one.span.file for one in found}
    sources = {name: source for name, source in loaded.sources.items() if name in places}
    cards = sum(card.set in loaded.named for card in loaded.library.cards)
    return Checked(found, sources, len(loaded.files), cards)


def _loaded(kept: dict[str, Any]) -> Loaded:
    from compiler.document.codec import from_json
    from compiler.read.load import Loaded
    from compiler.read.memory import no_collection

    with no_collection():
        return Loaded(
            from_json(kept["library"]),
            _messages(kept["messages"]),
            _sources(kept["sources"]),
            tuple(map(Path, kept["folders"])),
            tuple(kept["named"]),
            tuple(kept["files"]),
        )


def _compiled(sets: Sequence[str | Path]) -> tuple[Loaded, Seen]:
    from compiler.read.load import compiled, read_sets
    from compiler.read.memory import no_collection

    with no_collection():
        reading = read_sets(sets)
        return compiled(reading), reading.seen


# ---- as plain values ----------------------------------------------------------------------------


def _keep(
    name: str,
    seen: Seen,
    messages: Sequence[Diagnostic],
    sources: dict[str, Source],
    rest: Mapping[str, object],
) -> None:
    if any(one.tells(*_NOT_KEPT) for one in messages):
        return
    plain = [
        [
            *(d.code, d.severity, _numbers(d.span), d.message, d.cure, d.suggestion, d.also),
            [[_numbers(edit.span), edit.text] for edit in d.edits],
        ]
        for d in messages
    ]
    texts = [[source.name, source.text] for source in sources.values()]
    cache.store(name, {"seen": seen.answers, "messages": plain, "sources": texts, **rest})


def _current(name: str) -> dict[str, Any] | None:
    """What is kept under the name, if everything is as it was then."""
    kept: dict[str, Any] | None = cache.load(name)
    return kept if kept is not None and Seen(kept["seen"]).is_current() else None


def _numbers(span: Span) -> list[str | int]:
    return [span.file, span.line, span.column, span.end_line, span.end_column]


def _messages(plain: Iterable[Any]) -> tuple[Diagnostic, ...]:
    return tuple(
        Diagnostic(code, severity, Span(*span), message, cure, suggestion, also, _edits(edits))
        for code, severity, span, message, cure, suggestion, also, edits in plain
    )


def _edits(plain: Iterable[Any]) -> tuple[Edit, ...]:
    return tuple(Edit(Span(*span), text) for span, text in plain)


def _sources(texts: Iterable[tuple[str, str]]) -> dict[str, Source]:
    return {name: Source(name, text) for name, text in texts}


# ---- what it depends on -------------------------------------------------------------------------


def _name(sets: Sequence[str | Path], more: Sequence[str] = ()) -> str:
    places = [f"{type(one) is str} {one}" for one in sets]
    return cache.key(_compiler(more), str(Path.cwd()), *places)


def _compiler(more: Sequence[str]) -> str:
    """Which compiler this is: its files, the parser it uses, and Python, whatever version they
    say."""
    made = hashlib.sha256(sys.version.encode())
    for path in _files_in((*_MADE_BY, *more)):
        made.update(f"{path}\0".encode("utf-8", "surrogateescape"))
        with open(path, "rb") as file:  # noqa: PTH123  (a hundred paths less)
            made.update(hashlib.sha256(file.read()).digest())
    return made.hexdigest()


def _files_in(places: Iterable[str]) -> Iterable[str]:
    for folder in places:
        for place, folders, files in os.walk(_ROOT / folder):
            folders[:] = sorted(name for name in folders if name != "__pycache__")
            yield from (f"{place}/{f}" for f in sorted(files) if f.endswith((".py", ".lark")))
    lark = importlib.util.find_spec("lark")
    if lark is not None and lark.origin is not None:
        yield lark.origin  # says its version
