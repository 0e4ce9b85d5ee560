"""Sets while they are being written: what has not changed since the last time is not done again.

In: texts that are not saved yet, and the steps of one compilation after the other. Out: the same
as of `compiler.read.work.Work`. Every declaration is a piece by itself
(`dsl.syntax.parser.Pieces`), so that a line more in front of it changes nothing; what is made of it
stands until it changes, or a name that was looked up for it. What one compilation has no use for is
forgotten at its end.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path
from typing import Generic, TypeVar

from compiler.graph import Library, SetInfo
from compiler.lower.library import Part, lowered
from compiler.meaning import Fault, Homes, Known, check
from compiler.names.collecting import collect, entered
from compiler.names.kinds import Kinds, spread
from compiler.names.stages import declared
from compiler.names.vocabulary import Asked, Symbol, Vocabulary
from compiler.read.filed import Filed, filed
from compiler.read.places import BUNDLED, Seen, set_files
from compiler.read.work import Told, Work
from dsl.messages.diagnostics import Diagnostic
from dsl.reading.files import decoded
from dsl.reading.source import Source, Span, normalise
from dsl.syntax.nodes import Declaration
from dsl.syntax.parser import APART, Pieces

T = TypeVar("T")


class Kept(Generic[T]):
    """What was made of objects, as long as they are the same ones and asked for in every turn."""

    def __init__(self) -> None:
        self._before: dict[int, tuple[object, T]] = {}
        self._now: dict[int, tuple[object, T]] = {}

    def peek(self, one: object) -> T | None:
        """Between turns."""
        found = self._before.get(id(one))
        return found[1] if found is not None else None

    def get(self, one: object) -> T | None:
        key = id(one)
        if key not in self._now and key in self._before:
            self._now[key] = self._before[key]
        return self._now[key][1] if key in self._now else None

    def put(self, one: object, made: T) -> T:
        self._now[id(one)] = one, made
        return made

    def of(self, one: object, make: Callable[[], T]) -> T:
        found = self.get(one)
        return found if found is not None else self.put(one, make())

    def turn(self) -> None:
        self._before, self._now = self._now, {}

    def drop(self, goes: Callable[[T], bool]) -> None:
        """Between turns."""
        self._before = {key: one for key, one in self._before.items() if not goes(one[1])}


class Laid(Seen):
    """The disk, with texts that are not saved laid over it. What is read is kept as long as the
    file has the same size and time; what is bundled does not change."""

    def __init__(self, texts: Mapping[Path, str]) -> None:
        super().__init__()
        self.texts = texts
        self._data: dict[Path, tuple[object, bytes]] = {}
        self._bundled: dict[tuple[str, Path], object] = {}

    def read(self, path: Path) -> bytes:
        text = self.texts.get(path)
        if text is None:
            text = self.texts.get(self.resolved(path))
        if text is not None:
            kept = self._data.get(path)
            if kept is None or kept[0] is not text:
                kept = self._data[path] = text, text.encode("utf-8", "surrogatepass")
            return kept[1]
        stamp = self._stamp(path)
        if path not in self._data or self._data[path][0] != stamp:
            self._data[path] = stamp, Seen.read(self, path)
        return self._data[path][1]

    def _stamp(self, path: Path) -> object:
        """What changes when the file does. Raises OSError."""
        if path.is_relative_to(BUNDLED):
            return True
        there = os.stat(path)  # noqa: PTH116  (asked at every keystroke)
        return there.st_mtime_ns, there.st_size

    def files(self, folder: Path) -> list[Path]:
        return self._kept("files", folder, lambda: self._files(folder))

    def _files(self, folder: Path) -> list[Path]:
        place = self.resolved(folder)
        new = (folder / p.relative_to(place) for p in self.texts if p.is_relative_to(place))
        hidden = (path for path in new if path.suffix == ".mars" and path.name[0] != ".")
        return sorted({*set_files(folder), *hidden})

    def is_folder(self, path: Path) -> bool:
        return self._kept("is_folder", path, lambda: Seen.is_folder(self, path))

    def resolved(self, path: Path) -> Path:
        return self._kept("resolved", path, lambda: path.resolve())

    def _kept(self, question: str, path: Path, ask: Callable[[], T]) -> T:
        if question != "resolved" and not path.is_relative_to(BUNDLED):
            return ask()
        key = question, path
        if key not in self._bundled:
            self._bundled[key] = ask()
        found: T = self._bundled[key]  # type: ignore[assignment]  # by its question
        return found

    def _note(self, question: str, path: Path, answer: str) -> None:
        """Nobody asks whether all is as it was."""


@dataclass(slots=True)
class _File:
    """What is kept of a file; `data` is what it was made from."""

    pieces: Pieces
    declared: Kept[tuple[Declaration, ...]] = field(default_factory=Kept)
    data: bytes | None = None
    made: Filed | None = None


@dataclass(frozen=True, slots=True)
class Understood:
    """What was made of a declaration, and the look-ups that it rests on."""

    symbol: Symbol | None
    part: Part
    asked: tuple[Asked, ...]
    forms: frozenset[str]
    listed: frozenset[str]


_PLACE = re.compile(f"{APART}([0-9]+):([0-9]+)")


class Desk(Work):
    """`texts`: what is not saved, by the resolved path, which its owner may change between
    compilations. `tests`: with the scenarios, but for those of bundled sets that are only used. Of
    the last compilation: `words` is the vocabulary, `sets` the declarations, `infos` what the sets
    say of themselves, `files` and `paths` the pieces and the places of the files, by their
    names."""

    thorough = False
    used_tests = False

    def __init__(self, texts: Mapping[Path, str] | None = None, tests: bool = False) -> None:
        self.tests = tests
        self.seen = Laid(texts if texts is not None else {})
        self.words = Vocabulary()
        self.files: dict[str, Pieces] = {}
        self.paths: dict[str, Path] = {}
        self.sets: Told = ()
        self._files: dict[tuple[Path, bool], _File] = {}
        self._used: dict[tuple[Path, bool], _File] = {}
        self._first: dict[str, tuple[str, int]] = {}
        self._spread: Kept[Declaration] = Kept()
        self._kinds: Kinds = {}
        self._found: list[Diagnostic] = []
        self._parts: Kept[Understood] = Kept()
        self.infos: tuple[SetInfo, ...] = ()
        self._known = Known()

    # ---- steps

    def _has_tests(self, path: Path, own: bool) -> bool:
        return self.tests and super()._has_tests(path, own)

    def file(self, path: Path, name: str, own: bool) -> Filed:
        data = self.seen.read(path)
        key = path, own
        kept = self._files.get(key)
        if kept is None or kept.pieces.file != name:
            kept = _File(Pieces(name))
        self._used[key] = kept
        if kept.data is not data:
            source = Source(name, normalise(decoded(data)))

            def declares(one: Declaration) -> tuple[Declaration, ...]:
                return kept.declared.of(one, lambda: declared(one))

            kept.made = filed(source, kept.pieces, declares, self._has_tests(path, own))
            kept.data = data
            kept.declared.turn()
        assert kept.made is not None
        return kept.made

    def spread(self, declaration: Declaration, kinds: Kinds) -> Declaration:
        if kinds != self._kinds:
            self._kinds, self._spread = kinds, Kept()
        return self._spread.of(declaration, lambda: spread(declaration, kinds))

    def collected(
        self, sets: Told, text: Callable[[Declaration], str]
    ) -> tuple[Vocabulary, list[Diagnostic]]:
        self._place()

        def spelled(one: Declaration) -> str:
            return text(replace(one, header=self.span(one.header), span=self.span(one.span)))

        before = self.words
        changed = self._exchanged(sets)
        if changed is None:
            self.words, self._found = collect(sets, text=spelled)
            changed = _differences(before, self.words)
        self.sets = sets
        self._forget(changed)
        return self.words, list(self._found)

    def _exchanged(self, sets: Told) -> set[tuple[str, str]] | None:
        """Put the declarations of now into the vocabulary, where they enter the same names as those
        before: the kinds and names of which what is declared has changed. Else None."""
        if self._found or [name for name, _ in sets] != [name for name, _ in self.sets]:
            return None
        changed: set[tuple[str, str]] = set()
        pairs = []
        for (_, now), (_, before) in zip(sets, self.sets, strict=True):
            if len(now) != len(before):
                return None
            for one, old in zip(now, before, strict=True):
                if one is not old:
                    if entered(one, self.words) != entered(old, self.words):
                        return None
                    pairs.append((old, one))
        for old, one in pairs:
            changed |= self.words.exchange(old, one)
        return changed

    def _forget(self, changed: set[tuple[str, str]] | None) -> None:
        """What rests on names that mean something else now."""
        if changed is None:
            self._parts = Kept()
            return
        if not changed:
            return
        names = {name for _, name in changed}
        kinds = {kind for kind, _ in changed}
        self._parts.drop(
            lambda one: not one.forms.isdisjoint(names) or not one.listed.isdisjoint(kinds)
        )

    def lowered(self, declaration: Declaration, words: Vocabulary, sets: Sequence[SetInfo]) -> Part:
        if (infos := tuple(sets)) != self.infos:
            self.infos, self._parts = infos, Kept()
        symbol = words.symbol(declaration)
        kept = self._parts.get(declaration)
        if kept is not None and kept.symbol == symbol:
            return kept.part
        return self._parts.put(declaration, self._understood(declaration, words, sets)).part

    def _understood(
        self, declaration: Declaration, words: Vocabulary, sets: Sequence[SetInfo]
    ) -> Understood:
        with words.recorded() as record:
            part = lowered(declaration, words, sets)
        return Understood(
            words.symbol(declaration),
            part,
            tuple(record.asked),
            frozenset(chain.from_iterable(one.forms for one in record.asked)),
            frozenset(record.listed),
        )

    def checked(self, library: Library, homes: Homes) -> Iterator[Fault]:
        for fault in check(library, homes, self._known):
            yield replace(fault, by=self.text(fault.by))

    def done(self) -> None:
        self._files, self._used = self._used, {}
        self._spread.turn()
        self._parts.turn()

    def asked(self, declaration: Declaration) -> tuple[Asked, ...]:
        """What was looked up for it, in the last compilation."""
        kept = self._parts.peek(declaration)
        return kept.asked if kept is not None else ()

    def part(self, declaration: Declaration) -> Part:
        """What it means, in the last compilation."""
        kept = self._parts.peek(declaration)
        return kept.part if kept is not None else Part()

    # ---- places

    def _place(self) -> None:
        """Where the pieces of now begin."""
        self.files = {one.pieces.file: one.pieces for one in self._used.values()}
        self.paths = {one.pieces.file: path for (path, _), one in self._used.items()}
        self._first = {
            name.partition(APART)[2]: (file, before)
            for file, pieces in self.files.items()
            for name, before in pieces.first.items()
        }

    def span(self, span: Span) -> Span:
        """In its file what was in its piece."""
        file, _, number = span.file.partition(APART)
        if not number:
            return span
        before = self._first[number][1]
        line, end = span.line + before, span.end_line + before
        return Span(file, line, span.column, end, span.end_column)

    def text(self, text: str) -> str:
        """A text, or a place as nodes of the graph have it, with the lines of files."""

        def placed(found: re.Match[str]) -> str:
            return f":{int(found[2]) + self._first[found[1]][1]}"

        return _PLACE.sub(placed, text) if APART in text else text

    def place(self, by: str) -> str:
        self._place()
        return self.text(by)

    def placed(self, found: Iterable[Diagnostic]) -> list[Diagnostic]:
        self._place()
        return [
            replace(
                one,
                span=self.span(one.span),
                message=self.text(one.message),
                cure=self.text(one.cure) if one.cure is not None else None,
                edits=tuple(replace(edit, span=self.span(edit.span)) for edit in one.edits),
            )
            for one in found
        ]


def _differences(before: Vocabulary, now: Vocabulary) -> set[tuple[str, str]] | None:
    """The kinds and names that mean something else; None where the kinds themselves differ."""
    same = before.by_kind.keys() == now.by_kind.keys() and before.kinds == now.kinds
    if not same or (before.newer, before.older) != (now.newer, now.older):
        return None
    return {
        (kind, name)
        for kind, known in now.by_kind.items()
        for name in known.keys() | before.by_kind[kind].keys()
        if known.get(name) != before.by_kind[kind].get(name)
    }
