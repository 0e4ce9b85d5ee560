"""A set that is open in an editor: compiled whenever its text changes, and asked about.

In: the folder of a set, and texts that are not saved. Out: `State`s, which hold the set alone and
beside each group of sets that something of it needs, as `arsia check` looks at it; all messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from compiler.advice.mending import Mending
from compiler.graph import Card
from compiler.lower.library import Record
from compiler.names.folding import fold
from compiler.names.vocabulary import Symbol
from compiler.read.desk import Desk
from compiler.read.load import Loaded, load
from compiler.read.places import BUNDLED
from compiler.text import Texts
from dsl.messages.diagnostics import Diagnostic
from dsl.reading.files import decoded
from dsl.reading.source import Span
from dsl.syntax.nodes import Declaration, words_in
from dsl.syntax.parser import Piece, Pieces

T = TypeVar("T")

Key = tuple[str, str, str]
"""Kind, identifier and set of something declared: what it is, whichever state it is found in."""


_OF_SETS = ("uses", "needs", "only")
"""Properties that name sets, which may be called as something in them is."""


def key_of(symbol: Symbol) -> Key:
    return symbol.kind, symbol.id, symbol.set


@dataclass(frozen=True, slots=True)
class Use:
    """A word that names something, where it stands."""

    symbol: Symbol
    text: str
    quoted: bool
    span: Span


@dataclass(frozen=True)
class State:
    """One compilation. Its files go by their paths, all lines and columns are those of files."""

    loaded: Loaded
    desk: Desk

    _made: dict[object, Any] = field(default_factory=dict)

    def once(self, make: Callable[[State], T]) -> T:
        """What can be made of it, made once."""
        if make not in self._made:
            self._made[make] = make(self)
        made: T = self._made[make]
        return made

    @cached_property
    def names(self) -> dict[Path, str]:
        """By resolved path, what a file is called in spans."""
        return {self.desk.seen.resolved(path): name for name, path in self.desk.paths.items()}

    @cached_property
    def texts(self) -> Texts:
        return Texts(self.loaded.library)

    @cached_property
    def declared(self) -> dict[str, list[Declaration]]:
        """The declarations by the piece that they begin in."""
        found: dict[str, list[Declaration]] = {}
        for _, declarations in self.desk.sets:
            for one in declarations:
                found.setdefault(one.header.file, []).append(one)
        return found

    def pieces(self, path: Path) -> Pieces:
        return self.desk.files.get(self.names.get(path, ""), Pieces(""))

    def around(self, path: Path, line: int) -> Piece | None:
        """The piece that a line of the file is in."""
        pieces = self.pieces(path)
        return next((one for one in reversed([*pieces]) if pieces.first[one.name] < line), None)

    def declarations(self, path: Path, line: int) -> list[Declaration]:
        """What the lines around this one declare; a line that has lost its indentation belongs to
        what is above it."""
        pieces = self.pieces(path)
        for piece in reversed([*pieces]):
            if pieces.first[piece.name] < line and piece.name in self.declared:
                return self.declared[piece.name]
        return []

    def span(self, span: Span) -> Span:
        return self.desk.span(span)

    def followed(self, found: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
        """Messages as `arsia check` has them: what is suggested makes a sound line, where anything
        does."""
        heads = {
            (at.file, at.line): one
            for one in chain.from_iterable(self.declared.values())
            for at in [self.span(one.header)]
        }
        made, desk = self.loaded, self.desk
        known_by = (made.library, heads, desk.infos, desk.words)
        return Mending(*known_by, made.sources, made.named, made.folders).of(found)

    def path(self, span: Span) -> Path | None:
        """The file that a span is in."""
        found = self.desk.paths.get(span.file)
        return self.desk.seen.resolved(found) if found is not None else None

    def uses(self, declaration: Declaration) -> Iterator[Use]:
        """Every word of a declaration that names something. What was looked up as a word of the
        source is told with its place; what only as a text, where it stands as a word."""
        words = self.desk.words
        told: dict[Span, tuple[int, Use]] = {}
        texts: dict[str, Symbol] = {}
        for one in self.desk.asked(declaration):
            if one.found is None:
                continue
            if not isinstance(one.word, str):
                known = told.get(one.word.span)
                if known is None or len(one.kinds) <= known[0]:
                    use = Use(one.found, one.text, one.word.quoted, self.span(one.word.span))
                    told[one.word.span] = len(one.kinds), use
            elif not words.by_kind.keys() <= {*one.kinds}:
                texts.setdefault(fold(one.word), one.found)
        yield from (use for _, use in told.values())
        yield from self._kind(declaration)
        lines = (*declaration.notes, *declaration.lines)
        inside = tuple(one for one in lines if getattr(one, "word", "") not in _OF_SETS)
        for word in words_in(inside) if texts else ():
            meant = texts.get(fold(word.text))
            if meant is not None and word.span not in told and word.span.line:
                yield Use(meant, word.text, word.quoted, self.span(word.span))

    def _kind(self, declaration: Declaration) -> Iterator[Use]:
        """The kind in its header, where a set declares that."""
        first = declaration.words[0]
        kind = self.desk.words.by_kind.get("kind", {}).get(fold(first.text))
        if kind is not None and kind.name.lower() in self.desk.words.own_kinds and first.span.line:
            yield Use(kind, first.text, False, self.span(first.span))

    def made(self, declaration: Declaration) -> tuple[Record, ...]:
        return self.desk.part(declaration).made

    def cards(self, path: Path, line: int) -> list[Card]:
        """What has a face of that which is declared there."""
        found = self.declarations(path, line)
        return [one for each in found for one in self.made(each) if isinstance(one, Card)]


@dataclass
class Project:
    """`texts`: what is not saved, by resolved path, shared by all projects."""

    root: Path
    texts: Mapping[Path, str]
    states: tuple[State, ...] = ()
    found: dict[Path, tuple[Diagnostic, ...]] = field(default_factory=dict)
    _desks: dict[tuple[Path, ...], Desk] = field(default_factory=dict)
    _whole: State | None = None

    def compile(self) -> None:
        """Anew what has changed since the last time."""
        alone = self._state(())
        groups = alone.loaded.needs
        self.states = (alone, *map(self._state, groups))
        known = {(), *groups, alone.loaded.wanted}
        self._desks = {group: desk for group, desk in self._desks.items() if group in known}
        self._whole = None
        self.found = self._by_path(self.states)

    def _state(self, beside: tuple[Path, ...]) -> State:
        desk = self._desks.setdefault(beside, Desk(self.texts, tests=True))
        return State(load((self.root,), desk, beside), desk)

    @property
    def whole(self) -> State:
        """All that has a face, beside all sets that some of it needs."""
        if self._whole is None:
            wanted = self.states[0].loaded.wanted
            known = dict(zip(((), *self.states[0].loaded.needs), self.states, strict=True))
            self._whole = known.get(wanted) or self._state(wanted)
        return self._whole

    def followed(self, found: Sequence[Diagnostic], path: Path) -> tuple[Diagnostic, ...]:
        """Messages of a file with what is suggested followed to its end (`State.followed`)."""
        told: dict[int, tuple[State, list[Diagnostic]]] = {}
        for one in found:
            state = self.state(path, one.span.line)
            told.setdefault(id(state), (state, []))[1].append(one)
        made = (one for state, some in told.values() for one in state.followed(some))
        return tuple(sorted(made, key=lambda one: (one.span.line, one.span.column)))

    def _by_path(self, states: Sequence[State]) -> dict[Path, tuple[Diagnostic, ...]]:
        """Each message once; of what is about no file, at the file where the set begins."""
        found: dict[Path, dict[Diagnostic, None]] = {path: {} for path in states[0].names}
        first = next(iter(found), self.root)
        for state in states:
            for one in state.loaded.diagnostics:
                found.setdefault(state.path(one.span) or first, {})[one] = None
        return {path: tuple(each) for path, each in found.items()}

    @property
    def own(self) -> list[Path]:
        """The files that may be changed: those of the set, and of the sets of one's own that it
        uses."""
        paths = {path for state in self.states for path in state.names}
        return sorted(path for path in paths if not path.is_relative_to(BUNDLED))

    def holds(self, path: Path) -> bool:
        """Whether the file is of the set or of one that it uses."""
        return any(path in state.names for state in self.states)

    def state(self, path: Path, line: int) -> State:
        """The first in which something is declared there."""
        return next((s for s in self.states if s.declarations(path, line)), self.states[0])

    def text(self, path: Path) -> str:
        """The text of one of its files as it is, saved or not."""
        return decoded(self.states[0].desk.seen.read(path))
