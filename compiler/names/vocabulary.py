"""The symbol table: every name that the loaded sets declare, by kind.

In: symbols, as `compiler.names.collecting` makes them of declarations. Out: a `Vocabulary` that
finds a name as people write it: singular or plural, any letter case, declared aliases.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TypeVar

from compiler.names.folding import fold, singulars
from compiler.names.kinds import KINDS, Kind, kind_of
from compiler.names.written import property_text
from dsl.messages.diagnostics import near
from dsl.reading.source import Span
from dsl.syntax.nodes import Declaration, Word

CARD_KINDS = tuple(kind.words for kind in KINDS.values() if kind.card is not None)
"""The kinds of declaration whose names share the space of card names."""


_ONE_NAME = ("automated", "active", "event", "corporation", "prelude")


@dataclass(frozen=True, slots=True)
class Symbol:
    """A declared thing. `kind` is the words of its declaration; `name` is as written, or the
    identifier; `plural` its plural. `identified`: by a word, and not by a name in quotes."""

    kind: str
    id: str
    name: str
    plural: str
    set: str
    declaration: Declaration
    number: str = ""
    identified: bool = False

    @property
    def word(self) -> str:
        """As lines have it: a name of several words has hyphens, where it stands in no quotes."""
        return self.name.replace(" ", "-") if self.identified else self.name

    @property
    def several(self) -> str:
        return self.plural.replace(" ", "-") if self.identified else self.plural

    @property
    def span(self) -> Span:
        return self.declaration.header

    @property
    def spellings(self) -> tuple[str, ...]:
        """How it may be written: also as several, which a level never is."""
        return (self.word,) if self.kind == "parameter" else (self.word, self.several)


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody looked for: the word, as a word of the source where it is one, the kinds it may
    be of, and what was found."""

    word: str | Word
    kinds: tuple[str, ...]
    found: Symbol | None

    @property
    def text(self) -> str:
        return self.word if isinstance(self.word, str) else self.word.text

    @property
    def forms(self) -> tuple[str, ...]:
        return singulars(self.text)


@dataclass(slots=True)
class Record:
    """All that was looked for, and the kinds of which all names were; words that were not found,
    and what could have stood there."""

    asked: list[Asked] = field(default_factory=list)
    listed: set[str] = field(default_factory=set)
    lacking: list[tuple[Word, tuple[str, ...]]] = field(default_factory=list)


K = TypeVar("K")

MOST = 200_000
"""Names that all suggestions together look at."""


@dataclass(slots=True)
class Vocabulary:
    """Symbols by kind and folded name. `area` holds the named areas of all boards, `number` the
    numbers of the game; both stand for declarations inside other declarations. `looks`: the first
    of a kind that looks so. `looked`: how many names suggestions were looked for among. `newer` and
    `older`: by folded name, the card that takes the place of another one, and that one; in
    `by_kind` the name means the newer."""

    by_kind: dict[str, dict[str, Symbol]] = field(default_factory=dict)
    ids: dict[str, Symbol] = field(default_factory=dict)
    of_declaration: dict[int, Symbol] = field(default_factory=dict)
    looks: dict[tuple[str, str], Symbol] = field(default_factory=dict)
    looked: int = 0
    kinds: dict[str, Kind] = field(default_factory=lambda: dict(KINDS))
    newer: dict[str, Symbol] = field(default_factory=dict)
    older: dict[str, Symbol] = field(default_factory=dict)
    record: Record | None = None

    @contextmanager
    def recorded(self) -> Iterator[Record]:
        """What is looked for meanwhile."""
        self.record = record = Record()
        try:
            yield record
        finally:
            self.record = None

    def kind_of(self, declaration: Declaration) -> tuple[Kind, tuple[Word, ...]] | None:
        """As `kind_of`, with the kinds that sets declare."""
        return kind_of(declaration, self.kinds)

    @property
    def cards(self) -> tuple[str, ...]:
        """The kinds among which a name is given once, since cards are found by it."""
        return (*_ONE_NAME, *self.own_kinds)

    @property
    def replaced(self) -> tuple[str, ...]:
        """The kinds of which an older one can be replaced."""
        return (*self.cards, "milestone", "award")

    @property
    def own_kinds(self) -> tuple[str, ...]:
        """The kinds of cards that sets declare."""
        if len(self.kinds) == len(KINDS):
            return ()
        return tuple(kind for kind in self.kinds if kind not in KINDS)

    def find(self, word: str | Word, kinds: Iterable[str], exact: bool = False) -> Symbol | None:
        """The first kind that knows the word, as it stands or as a plural; `exact`, as a name in
        quotes, only as it stands."""
        if self.record is None:
            return self._find(word if isinstance(word, str) else word.text, kinds, exact)
        kinds = tuple(kinds)
        found = self._find(word if isinstance(word, str) else word.text, kinds, exact)
        self.record.asked.append(Asked(word, kinds, found))
        return found

    def _find(self, word: str, kinds: Iterable[str], exact: bool) -> Symbol | None:
        forms = (fold(word),) if exact else singulars(word)
        for kind in kinds:
            known = self.by_kind.get(kind, {})
            for form in forms:
                if form in known:
                    return known[form]
        return None

    def lacks(self, word: Word, wanted: tuple[str, ...]) -> None:
        """The word is none of what is wanted: kinds, and nouns of the language."""
        if self.record is not None:
            self.record.lacking.append((word, wanted))

    def named(self, kinds: Iterable[str]) -> tuple[Symbol, ...]:
        """All symbols of these kinds, each once, as declared."""
        kinds = tuple(kinds)
        if self.record is not None:
            self.record.listed.update(kinds)
        return tuple(
            {
                (symbol.kind, symbol.id): symbol
                for kind in kinds
                for symbol in self.by_kind.get(kind, {}).values()
            }.values()
        )

    def few(self, kinds: Iterable[str]) -> bool:
        """Whether there are so few names of these kinds that all may be looked at once more. A
        thousand misspelt names among a thousand others would take for ever."""
        self.looked += sum(len(self.by_kind.get(kind, ())) for kind in kinds)
        return self.looked < MOST

    def loosely(self) -> dict[str, str]:
        """Names of several words as people write them, in small letters; how lines have them."""
        found: dict[str, str] = {}
        for one in self.named(self.by_kind):
            for name, word in ((one.name, one.word), (one.plural, one.several)):
                if " " in name and (one.identified or name == one.name):
                    found.setdefault(name.lower(), word if one.identified else f'"{name}"')
        return found

    def spellings(self, kinds: Iterable[str]) -> Iterator[str]:
        """What may be written for these kinds: names and plurals, for suggestions."""
        kinds = tuple(kinds)
        for symbol in self.named(kinds) if self.few(kinds) else ():
            yield from symbol.spellings

    def suggest(self, word: str, kinds: Iterable[str]) -> str | None:
        return near(word, self.spellings(kinds))

    def symbol(self, declaration: Declaration) -> Symbol | None:
        """The symbol that a declaration made, or the one that says the same in another set; None
        where its header was faulty."""
        return self.of_declaration.get(id(declaration))

    def exchange(self, old: Declaration, new: Declaration) -> set[tuple[str, str]]:
        """Put one that enters the same names in the place of another one; the kinds and names under
        which it is found."""
        symbol = self.of_declaration.pop(id(old), None)
        if symbol is None:
            return set()
        if symbol.declaration is not old:  # which says what another set says too
            self.of_declaration[id(new)] = symbol
            return set()
        made: dict[int, Symbol] = {}
        changed: set[tuple[str, str]] = set()

        def exchanged(known: dict[K, Symbol]) -> list[K]:
            found = [name for name, one in known.items() if one.declaration is old]
            for name in found:
                one = known[name]
                known[name] = made.setdefault(id(one), replace(one, declaration=new))
            return found

        for kind, known in self.by_kind.items():
            changed |= {(kind, name) for name in exchanged(known)}
        for others in (self.ids, self.newer, self.older):
            exchanged(others)
        exchanged(self.looks)
        self.of_declaration[id(new)] = made.get(id(symbol)) or replace(symbol, declaration=new)
        return changed

    def without(self, *declarations: Declaration) -> Vocabulary:
        """A copy in which nothing stands for these declarations."""
        gone = set(map(id, declarations))

        def left(known: dict[K, Symbol]) -> dict[K, Symbol]:
            return {name: s for name, s in known.items() if id(s.declaration) not in gone}

        made = Vocabulary(
            {kind: left(known) for kind, known in self.by_kind.items()},
            left(self.ids),
            dict(self.of_declaration),
            left(self.looks),
            kinds=self.kinds,
            newer=left(self.newer),
            older=left(self.older),
        )
        for name in made.older.keys() - made.newer.keys():
            made.add(made.older.pop(name), name)
        return made

    def copy(self) -> Vocabulary:
        """The same, for more to be entered."""
        return replace(
            self,
            by_kind={kind: dict(known) for kind, known in self.by_kind.items()},
            ids=dict(self.ids),
            of_declaration=dict(self.of_declaration),
            looks=dict(self.looks),
            newer=dict(self.newer),
            older=dict(self.older),
        )

    def as_known_to(self, sets: Container[str]) -> Vocabulary:
        """The same for who knows these sets alone: a name means the newer card only if its set is
        one of them."""
        names = [name for name, symbol in self.newer.items() if symbol.set not in sets]
        older = {name: self.older[name] for name in names if name in self.older}
        if not older:
            return self
        known = dict(self.by_kind)  # most kinds stay as they are
        for kind, symbols in self.by_kind.items():
            gone = {name for name in older if symbols.get(name) is self.newer[name]}
            if gone:
                known[kind] = {name: s for name, s in symbols.items() if name not in gone}
        for name, symbol in older.items():
            known[symbol.kind] = {**known[symbol.kind], name: symbol}
        return replace(self, by_kind=known)

    def displace(self, symbol: Symbol) -> Symbol | None:
        """Enter a card that takes the place of another one, or of which that is known; the one that
        takes the same place already, if there is one."""
        name = fold(property_text(symbol.declaration, "replaces"))
        if not name:
            return None
        taken = self.newer.setdefault(name, symbol)
        kinds = self.cards if symbol.kind in self.cards else (symbol.kind,)
        before = self.find(name, kinds, exact=True)
        if taken is symbol and before is not None and before.set != symbol.set:
            known = self.by_kind[before.kind]
            self.by_kind[before.kind] = {n: s for n, s in known.items() if s is not before}
            self.older[name] = before
        return taken if taken is not symbol else None

    def add(self, symbol: Symbol, *names: str) -> Symbol | None:
        """Enter it under its names; the symbol that has one of them already, if there is one."""
        known = self.by_kind.setdefault(symbol.kind, {})
        for name in map(fold, names):
            if name and known.setdefault(name, symbol) is not symbol:
                return known[name]
        return None
