"""Sets compiled once and kept, as long as nothing that they were made from changes.

In: names and paths of sets. Out: what `compiler.read.load.load` gives, or only the messages. What
is kept (`dsl.reading.cache`) is found by the sets named, the folder that one is in (for sets that
have a path) and the compiler itself; and it is used when the disk still answers all that was asked
of it with the same content. Else the sets are compiled. Wherever Arsia is installed, what is kept
of it is the same.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from compiler.messages.sets import NO_SET_HERE, UNKNOWN_SET, UNREADABLE_FILE
from compiler.read.memory import no_collection
from compiler.read.places import Seen, is_name
from dsl.messages.diagnostics import Diagnostic, Edit
from dsl.reading import cache
from dsl.reading.records import dataclass
from dsl.reading.source import Source, Span

if TYPE_CHECKING:
    from compiler.read.loaded import Loaded

_ROOT = Path(__file__).resolve().parents[2]
_MADE_BY = ("dsl", "compiler", "grammar")
"""The folders that what is kept depends on."""
_NOT_KEPT = (UNKNOWN_SET, UNREADABLE_FILE, NO_SET_HERE)
"""Sets and files that were not there: where else they may be is looked up anew."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check tells: `sources` are those that the messages point into, `cards` the ids of
    those of the sets named."""

    diagnostics: tuple[Diagnostic, ...]
    sources: dict[str, Source]
    files: int
    cards: frozenset[str]


More = Callable[["Loaded"], tuple[Diagnostic, ...]]


def checked(
    sets: Sequence[str | Path], more: More | None = None, made_by: Sequence[str] = ()
) -> Checked:
    """The messages about sets; and `more` about them, from who is in the folders `made_by`. They
    are looked at alone, and with each group of sets that something of them needs."""
    with no_collection():
        alone, needs = _checked(sets, (), more, made_by)
        groups = [_checked(sets, group, more, made_by)[0] for group in needs]
    found = (one for part in (alone, *groups) for one in part.diagnostics)
    sources = {name: text for part in (alone, *groups) for name, text in part.sources.items()}
    cards = frozenset[str]().union(*(part.cards for part in (alone, *groups)))
    return Checked(tuple(dict.fromkeys(found)), sources, alone.files, cards)


def _checked(
    sets: Sequence[str | Path], beside: Sequence[Path], more: More | None, made_by: Sequence[str]
) -> tuple[Checked, tuple[tuple[Path, ...], ...]]:
    name = f"checked-{_name(sets, beside, made_by)}"
    with contextlib.suppress(Exception):  # whatever is wrong with it, it can be made again
        if (kept := _current(name)) is not None:
            texts, found = _sources(kept["sources"]), _messages(kept["messages"])
            made = Checked(found, texts, int(kept["files"]), frozenset(kept["cards"]))
            return made, _groups(kept["needs"])
    loaded, seen = _compiled(sets, beside, used_tests=False)
    made = told(loaded, more(loaded) if more is not None else ())
    rest = {"files": made.files, "cards": sorted(made.cards), "needs": _plain(loaded.needs)}
    _keep(name, seen, made.diagnostics, made.sources, rest)
    return made, loaded.needs


def load(
    sets: Sequence[str | Path], beside: Sequence[Path] = (), used_tests: bool = True
) -> Loaded:
    """The sets compiled; as `compiler.read.load.load`. `used_tests`: see `compiler.read.work`."""
    with no_collection():
        return _load(sets, beside, used_tests)


def _load(sets: Sequence[str | Path], beside: Sequence[Path], used_tests: bool) -> Loaded:
    name = f"library-{_name(sets, beside)}{'' if used_tests else '-own'}"
    with contextlib.suppress(Exception):  # whatever is wrong with it, it can be made again
        if (kept := _current(name)) is not None:
            return _loaded(kept)
    from compiler.document.codec import to_json

    made, seen = _compiled(sets, beside, used_tests)
    rest = {
        "library": to_json(made.library),
        "folders": _away(made.folders),
        "named": made.named,
        "files": made.files,
        "needs": _plain(made.needs),
        "wanted": _away(made.wanted),
    }
    _keep(name, seen, made.diagnostics, made.sources, rest)
    return made


def to_play(sets: Sequence[str | Path], beside: Sequence[Path] = ()) -> Loaded:
    """The same without the scenarios of bundled sets that are only used."""
    return load(sets, beside, used_tests=False)


def told(loaded: Loaded, more: tuple[Diagnostic, ...] = ()) -> Checked:
    """Of sets that were compiled."""
    found = (*loaded.diagnostics, *more)
    places = {one.span.file for one in found}
    sources = {name: source for name, source in loaded.sources.items() if name in places}
    cards = frozenset(card.id for card in loaded.library.cards if card.set in loaded.named)
    return Checked(found, sources, len(loaded.files), cards)


def _loaded(kept: dict[str, Any]) -> Loaded:
    from compiler.document.codec import from_json
    from compiler.read.loaded import Loaded

    return Loaded(
        from_json(kept["library"]),
        _messages(kept["messages"]),
        _sources(kept["sources"]),
        _paths(kept["folders"]),
        tuple(kept["named"]),
        tuple(kept["files"]),
        _groups(kept["needs"]),
        _paths(kept["wanted"]),
    )


def _plain(groups: tuple[tuple[Path, ...], ...]) -> list[list[str]]:
    return [_away(group) for group in groups]


def _groups(plain: Iterable[Iterable[str]]) -> tuple[tuple[Path, ...], ...]:
    return tuple(map(_paths, plain))


def _away(paths: Iterable[Path]) -> list[str]:
    return [_anywhere(str(path)) for path in paths]


def _paths(plain: Iterable[str]) -> tuple[Path, ...]:
    return tuple(Path(_here(path)) for path in plain)


_INSIDE, _MARK = f"{_ROOT}{os.sep}", "\0"
"""Where Arsia itself is, and what stands for it in what is kept; no path holds it."""


def _anywhere(text: str) -> str:
    return text.replace(_INSIDE, _MARK)


def _here(text: str) -> str:
    return text.replace(_MARK, _INSIDE)


def _compiled(
    sets: Sequence[str | Path], beside: Sequence[Path], used_tests: bool
) -> tuple[Loaded, Seen]:
    from compiler.read.gather import read_sets
    from compiler.read.load import compiled
    from compiler.read.work import Work

    reading = read_sets(sets, Work(used_tests), beside)
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
            [[_numbers(edit.span), edit.text, edit.begins] for edit in d.edits],
        ]
        for d in messages
    ]
    texts = [[source.name, source.text] for source in sources.values()]
    answers = {_anywhere(asked): _anywhere(answer) for asked, answer in seen.answers.items()}
    cache.store(name, {"seen": answers, "messages": plain, "sources": texts, **rest})


def _current(name: str) -> dict[str, Any] | None:
    """What is kept under the name, if everything is as it was then."""
    kept: dict[str, Any] | None = cache.load(name)
    if kept is None:
        return None
    seen = Seen({_here(asked): _here(answer) for asked, answer in kept["seen"].items()})
    return kept if seen.is_current() else None


def _numbers(span: Span) -> list[str | int]:
    return [span.file, span.line, span.column, span.end_line, span.end_column]


def _messages(plain: Iterable[Any]) -> tuple[Diagnostic, ...]:
    return tuple(
        Diagnostic(code, severity, Span(*span), message, cure, suggestion, also, _edits(edits))
        for code, severity, span, message, cure, suggestion, also, edits in plain
    )


def _edits(plain: Iterable[Any]) -> tuple[Edit, ...]:
    return tuple(Edit(Span(*span), text, begins) for span, text, begins in plain)


def _sources(texts: Iterable[tuple[str, str]]) -> dict[str, Source]:
    return {name: Source(name, text) for name, text in texts}


# ---- what it depends on -------------------------------------------------------------------------


def _name(sets: Sequence[str | Path], beside: Sequence[Path], more: Sequence[str] = ()) -> str:
    places = [f"{type(one) is str} {one}" for one in sets]
    places += [f"beside {place}" for place in _away(beside)]
    where = "" if all(map(is_name, sets)) else str(Path.cwd())
    return cache.key(_compiler(more), where, *places)


def _compiler(more: Sequence[str]) -> str:
    """Which compiler this is: its files, the parser it uses, and Python, whatever version they
    say."""
    made = hashlib.sha256(sys.version.encode())
    for path in _files_in((*_MADE_BY, *more)):
        made.update(f"{path.removeprefix(_INSIDE)}\0".encode("utf-8", "surrogateescape"))
        with open(path, "rb") as file:  # noqa: PTH123  (a hundred paths less)
            made.update(hashlib.sha256(file.read()).digest())
    lark = importlib.util.find_spec("lark")
    if lark is not None and lark.origin is not None:
        made.update(Path(lark.origin).read_bytes())  # says its version
    return made.hexdigest()


_SOURCES = (".py", ".lark", ".ftl", ".txt")


def _files_in(places: Iterable[str]) -> Iterable[str]:
    for folder in places:
        for place, folders, files in os.walk(_ROOT / folder):
            folders[:] = sorted(name for name in folders if name != "__pycache__")
            yield from (f"{place}/{f}" for f in sorted(files) if f.endswith(_SOURCES))
