"""The vocabulary of bundled sets, collected once for all that builds on it, and what each of their
declarations was found to mean.

In: declarations of sets, used ones first. Out: what `compiler.names.collecting.collect` and
`compiler.lower.library.lowered` give. Whatever stands on bundled sets is entered into a copy of
their vocabulary, and what a declaration means is looked up again only where a name that it asks
for has come in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import takewhile

from compiler.graph import SetInfo
from compiler.lower.library import Part, lowered
from compiler.names.collecting import collect, own_kinds
from compiler.names.folding import fold
from compiler.names.kinds import Kind, kind_of
from compiler.names.vocabulary import Symbol, Vocabulary
from compiler.names.written import property_text
from dsl.messages.diagnostics import Diagnostic
from dsl.syntax.nodes import Declaration

Told = list[tuple[str, list[Declaration]]]
Name = tuple[str, str]
"""A kind, and a folded name of it."""


@dataclass(frozen=True)
class Begun:
    """The vocabulary of bundled sets, of which only copies change."""

    told: Told
    words: Vocabulary


@dataclass(frozen=True)
class Built:
    """A vocabulary that was made of such a one, as it is to be lowered with."""

    words: Vocabulary
    on: Begun

    @cached_property
    def changed(self) -> frozenset[Name]:
        """The names that mean something else than before."""
        return frozenset(
            (kind, form)
            for kind in {*self.words.by_kind, *self.on.words.by_kind}
            for form in _differing(_names(self.on.words, kind), _names(self.words, kind))
        )

    @cached_property
    def kinds(self) -> frozenset[str]:
        return frozenset(kind for kind, _ in self.changed)


def _names(words: Vocabulary, kind: str) -> dict[str, Symbol]:
    return words.by_kind.get(kind, {})


def _differing(some: dict[str, Symbol], others: dict[str, Symbol]) -> Iterable[str]:
    yield from (form for form, symbol in others.items() if some.get(form) is not symbol)
    yield from some.keys() - others.keys()


_BEGUN: dict[tuple[tuple[object, ...], ...], Begun] = {}
_LATEST: list[Built] = []


def collected_once(
    sets: Iterable[tuple[str, Iterable[Declaration]]],
    known: Vocabulary | None = None,
    text: Callable[[Declaration], str] = lambda one: "",
) -> tuple[Vocabulary, list[Diagnostic]]:
    """As `compiler.names.collecting.collect`. (Where a set declares kinds of cards, the words of
    those before it may mean something else.)"""
    told = [(set_id, [*declarations]) for set_id, declarations in sets]
    first = [*takewhile(lambda one: all(map(is_bundled, one[1])), told)]
    rest = told[len(first) :]
    if known is not None or not first or own_kinds(one for _, there in rest for one in there):
        return collect(told, known, text)
    key = tuple((set_id, *map(id, declarations)) for set_id, declarations in first)
    begun = _BEGUN.get(key)
    if begun is None:
        words, found = collect(first, text=text)
        if found:
            return collect(told, text=text)
        begun = _BEGUN[key] = Begun(first, words)
    words, found = collect(rest, begun.words.copy(), text)
    _LATEST[:] = [Built(words, begun)]
    return words, found


@dataclass(frozen=True)
class Meant:
    """What a declaration was found to mean, and all that this rests on. `on`: whether it stands
    with the vocabularies of bundled sets."""

    declaration: Declaration
    symbol: Symbol | None
    kinds: dict[str, Kind]
    names: dict[Name, Symbol | None]
    listed: dict[str, dict[str, Symbol]]
    part: Part
    on: dict[int, bool] = field(default_factory=dict)

    def stands(self, words: Vocabulary, built: Built | None) -> bool:
        if (
            built is None
            or not built.changed.isdisjoint(self.names)
            or not built.kinds.isdisjoint(self.listed)
        ):
            return self._stands(words)
        if id(built.on) not in self.on:
            self.on[id(built.on)] = self._stands(built.on.words)
        return self.on[id(built.on)]

    def _stands(self, words: Vocabulary) -> bool:
        return (
            (self.symbol, self.kinds) == (words.symbol(self.declaration), words.kinds)
            and all(_found(words, *asked) == name for asked, name in self.names.items())
            and all(_names(words, kind) == known for kind, known in self.listed.items())
        )


_MEANT: dict[int, list[Meant]] = {}


def lowered_once(declaration: Declaration, words: Vocabulary, sets: Sequence[SetInfo]) -> Part:
    """As `compiler.lower.library.lowered`. Bundled declarations, whose trees stay, are not lowered
    again where everything that was looked up for them is found again. (Where cards take the place
    of others it matters to these, and to scenarios, which sets there are.)"""
    by_sets = words.newer and (_is_scenario(declaration) or property_text(declaration, "replaces"))
    if by_sets or not is_bundled(declaration):
        return lowered(declaration, words, sets)
    built = next((one for one in _LATEST if one.words is words), None)
    known = _MEANT.setdefault(id(declaration), [])
    for one in known:
        if one.declaration is declaration and one.stands(words, built):
            return one.part
    with words.recorded() as record:
        part = lowered(declaration, words, sets)
    names = {
        (kind, form): _found(words, kind, form)
        for asked in record.asked
        for kind in asked.kinds
        for form in (*asked.forms, fold(asked.text))
    }
    listed = {kind: dict(_names(words, kind)) for kind in record.listed}
    symbol, kinds = words.symbol(declaration), dict(words.kinds)
    known.append(Meant(declaration, symbol, kinds, names, listed, part))
    return part


def _found(words: Vocabulary, kind: str, form: str) -> Symbol | None:
    return words.by_kind.get(kind, {}).get(form)


def is_bundled(declaration: Declaration) -> bool:
    return declaration.header.file.startswith("cardsets")


def _is_scenario(declaration: Declaration) -> bool:
    kind = kind_of(declaration)
    return kind is not None and kind[0].words == "scenario"
