"""What a game and its extensions tell the writer of programs, beside how they are played.

In: their words, and functions that write code. Out: what a library needs to be written. It stands
apart from rulesets and extensions, since who checks cards wants to know what can be played and
needs no engine for that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from compiler.graph import Library
from runtime.program.writing.additions import Native
from runtime.program.writing.builder import Writer
from runtime.program.writing.code import Unplayable

_NONE: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Game:
    """`lacks`: nodes, and kinds of events, that mean nothing in the game, and what they are in
    words; `dealt_by`: for kinds of cards the number of the game that says how many are dealt."""

    lacks: Mapping[type | str, str] = field(default_factory=lambda: MappingProxyType({}))
    dealt_by: Mapping[str, str] = field(default_factory=lambda: _NONE)


@dataclass(frozen=True, slots=True)
class Brought:
    """By an extension. `kinds`: of cards that only it deals, and `words` of the game without which
    none of them can be played; `wanted_by`: those of the kinds whose cards cannot do without it,
    empty where these are all; `states` and `zones`: for each that it answers an expression of
    generated code; `bought`: for kinds of cards the operation that lays down what was bought;
    `verbs` and `measures`: what writes the code of nodes of the graph to which only it gives a
    meaning, see `Additions`. What is written may call methods of the extension that are marked as
    `helper`."""

    kinds: tuple[str, ...]
    words: tuple[str, ...]
    wanted_by: tuple[str, ...] = ()
    states: Mapping[str, str] = field(default_factory=lambda: _NONE)
    zones: Mapping[str, str] = field(default_factory=lambda: _NONE)
    bought: Mapping[str, Native] = field(default_factory=lambda: MappingProxyType({}))
    verbs: Mapping[type, Writer] = field(default_factory=lambda: MappingProxyType({}))
    measures: Mapping[type, Callable[..., str]] = field(
        default_factory=lambda: MappingProxyType({})
    )

    def belongs(self, library: Library) -> bool:
        """Whether the library has something of its kinds."""
        kinds = self.wanted_by or self.kinds
        return any(card.kind in kinds for card in library.cards)

    def ask_words(self, library: Library) -> None:
        """Raises `Unplayable` where the game lacks words of this extension."""
        rules = dict(library.rules)
        lacking = [word for word in self.words if word not in rules]
        if lacking:
            card = next(one for one in library.cards if one.kind in self.kinds)
            kind = card.kind.replace("-", " ")
            what = f"a {kind} without these words of the game: {', '.join(lacking)}"
            raise Unplayable(what, card.by)
