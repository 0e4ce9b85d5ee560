"""What may be declared: one row per kind of declaration.

In: the words of a header. Out: its `Kind`, which says how the header is read, which properties and
lines it may have, and which it must have. The checker's messages and the lowering read this table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from compiler.names.folding import slug
from compiler.names.numbers import GAME_WORDS, ON_BOARDS
from dsl.reading.records import dataclass
from dsl.syntax.nodes import Declaration, Filter, Number, Property, Thing, Word

Name = Literal["none", "optional", "needed"]


@dataclass(frozen=True, slots=True)
class Kind:
    """`identified`: the header has an identifier (`resource steel`). `name`: a quoted name stands
    in it. `properties`: those it may have, also as notes. `lines`: which lines beside properties:
    the labels of abilities (`action`), `effect` for plain effects, `when`, `at`, `rule`,
    `requires`, `scoped`, `rows`, `scenario`. `card`: the kind in the graph of what has a face.
    `fields`: lists that this kind adds, with the kinds of name that stand in them (`number` for
    numbers). `ends`: so many of them stand on one face, and share its number."""

    words: str
    identified: bool = False
    name: Name = "optional"
    properties: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    card: str | None = None
    loose: bool = False  # identified by a word or by its name in quotes
    fields: tuple[tuple[str, tuple[str, ...]], ...] = ()
    ends: int = 1
    counts: tuple[tuple[str, int], ...] = ()  # fields that are so long, no more and no less

    @property
    def spoken(self) -> str:
        """`an automated card`, `a corporation`."""
        card = " card" if self.words in ("automated", "active") else ""
        return f"{'an' if self.words[0] in 'aeiou' else 'a'} {self.words}{card}"

    @property
    def words_of_properties(self) -> tuple[str, ...]:
        """In any order; the sets that it needs can be said of whatever has a face, and of tests."""
        needs = ("needs",) if self.card is not None or self.words == "scenario" else ()
        return (*self.properties, *(word for word, _ in self.fields), *needs)


_FLAGS = (
    *("protected", "wild", "kept", "apart", "reserves", "blocks", "stacks", "optional"),
    *("beginner", "chosen", "open", "beside"),
)
_NO_FLAGS = (("kind", "kept"), ("tile", "beside"))


def is_flag(kind: Kind, word: str) -> bool:
    """Whether the property is there or not: nothing stands after it."""
    return word in _FLAGS and (kind.words, word) not in _NO_FLAGS


_CARD = ("tags", "holds", "vp", "protected")
_PLAYED = ("effect", "requires", "scoped")
_STANDING = ("when", "at", "rule")
_BLUE = ("action", "once", *_STANDING)

_ROWS = (
    Kind("set", identified=True, properties=("uses", "without", "only", "colour", "language")),
    Kind("game", identified=True, properties=(*GAME_WORDS, *ON_BOARDS)),
    Kind(
        "resource",
        identified=True,
        properties=(
            *("also", "drawn", "worth", "production", "becomes", "plural", "icon", "supply", "tag"),
            *("apart", "range", "kept"),
        ),
    ),
    Kind("card resource", identified=True, properties=("also", "plural", "icon")),
    Kind("bonus", identified=True, properties=("drawn",), needs=("drawn",), lines=("effect",)),
    Kind("tag group", identified=True, properties=("tags",), needs=("tags",)),
    Kind("tag", identified=True, properties=("also", "wild", "plural", "drawn", "icon")),
    Kind(
        "terrain",
        identified=True,
        properties=("drawn", "also", "kept", "icon"),
        needs=("drawn",),
    ),
    Kind(
        "tile",
        identified=True,
        properties=(
            *("areas", "owner", "supply", "limit", "beside", "vp", "reserves", "also", "plural"),
            *("symbol", "icon", "blocks", "stacks", "counts as"),
        ),
        lines=("effect", "beside", "beside for the owner"),
    ),
    Kind("counter", identified=True, properties=("start", "range", "vp", "also", "icon")),
    Kind(
        "parameter",
        identified=True,
        properties=("range", "step", "start", "also", "optional", "icon"),
        needs=("range",),
        lines=("at",),
    ),
    Kind(
        "board",
        identified=True,
        properties=("name", "region", "milestones", "awards", "beside"),
        lines=("rows",),
    ),
    Kind("area", name="needed"),
    Kind(
        "kind",
        identified=True,
        properties=(
            *("plural", "dealt", "kept", "played", "lies", "open", "seats", "face", "colour"),
        ),
    ),
    Kind("phase", identified=True, properties=("before", "after")),
    Kind(
        "rule",
        name="needed",
        properties=("board", "vp"),
        lines=("scoped", *_STANDING),
        card="rule",
    ),
    Kind(
        "automated",
        name="needed",
        properties=("cost", "copies", "replaces", *_CARD),
        needs=("cost",),
        lines=(*_PLAYED, *_BLUE),
        card="automated",
    ),
    Kind(
        "active",
        name="needed",
        properties=("cost", "copies", "replaces", *_CARD),
        needs=("cost",),
        lines=(*_PLAYED, *_BLUE),
        card="active",
    ),
    Kind(
        "event",
        name="needed",
        properties=("cost", "copies", "replaces", *_CARD),
        needs=("cost",),
        lines=(*_PLAYED, *_BLUE),
        card="event",
    ),
    Kind(
        "corporation",
        name="needed",
        properties=("start", "beginner", "replaces", *_CARD),
        needs=("start",),
        lines=(*_PLAYED, *_BLUE, "first action"),
        card="corporation",
    ),
    Kind(
        "prelude",
        name="needed",
        properties=("cost", "copies", "replaces", *_CARD),
        lines=(*_PLAYED, *_BLUE),
        card="prelude",
    ),
    Kind(
        "standard project",
        name="needed",
        properties=("cost",),
        needs=("cost",),
        lines=("effect", "requires"),
        card="standard-project",
    ),
    Kind("conversion", name="needed", lines=("action",), card="conversion"),
    Kind(
        "milestone",
        name="needed",
        properties=("cost", "replaces"),
        lines=("requires",),
        card="milestone",
    ),
    Kind(
        "award",
        name="needed",
        properties=("most", "fewest", "replaces"),
        needs=("most",),
        card="award",
    ),
    Kind("state", identified=True, properties=("chosen",)),
    Kind("element", identified=True, properties=("also",)),
    Kind(
        "colony",
        name="needed",
        fields=(("track", ("number", "resource")), ("opens", ("card resource",))),
        needs=("track",),
        lines=("build", "trade", "colony"),
        card="colony",
    ),
    Kind(
        "party",
        loose=True,
        lines=("bonus", "action", "conversion", "when", "rule"),
        card="party",
    ),
    Kind(
        "global event",
        name="needed",
        fields=(("distant", ("party",)), ("current", ("party",))),
        lines=("effect",),
        card="global-event",
    ),
    Kind(
        "factory",
        name="needed",
        properties=("cost", "vp"),
        fields=(("sides", ("element",)),),
        counts=(("sides", 4),),
        needs=("cost", "sides"),
        lines=("requires", "effect", "action", "when", "rule"),
        card="factory",
    ),
    Kind(
        "module",
        name="needed",
        properties=("cost", "holds", "protected", "vp"),
        fields=(("elements", ("element",)),),
        counts=(("elements", 2),),
        needs=("cost", "elements"),
        lines=("requires", "effect", "action", "when", "at", "rule"),
        card="module",
    ),
    Kind(
        "project",
        name="needed",
        properties=("cost",),
        fields=(
            ("colour", ("parameter", "resource", "tag")),
            ("provides", ("tag", "resource")),
        ),
        needs=("cost",),
        lines=("requires", "effect", "action", "when", "rule"),
        card="project",
        ends=2,
    ),
    Kind(
        "scenario",
        name="needed",
        properties=("players", "board", "source", "seed", "variant", "turns", "skipped"),
        needs=("players",),
        lines=("scenario",),
    ),
)

PRINTED = ("picture", "flavour", "text")
"""What everything with a face may have on it besides."""


def _printed(row: Kind) -> Kind:
    return row if row.card is None else replace(row, properties=(*row.properties, *PRINTED))


KINDS: dict[str, Kind] = {row.words: _printed(row) for row in _ROWS}


Kinds = Mapping[str, Kind]


def declared_kind(declaration: Declaration) -> Kind | None:
    """What `kind leader` declares: cards with the lines of an active card, that nobody pays for."""
    match = kind_of(declaration)
    if match is None or match[0].words != "kind" or len(match[1]) != 1:
        return None
    word = match[1][0].text.lower()
    if any(isinstance(line, Property) and line.word == "seats" for line in _all(declaration)):
        return Kind(
            word,
            name="needed",
            properties=("cost", "copies", "tags", "vp", *PRINTED),
            needs=("cost",),
            lines=(*_PLAYED, "full"),
            card=slug(word),
        )
    lines = (*_PLAYED, *_BLUE, "first action")
    properties = ("start", "copies", "replaces", *_CARD, *PRINTED)
    return Kind(word, name="needed", properties=properties, lines=lines, card=slug(word))


def _all(declaration: Declaration) -> tuple[object, ...]:
    return (*declaration.notes, *declaration.lines)


def spread(declaration: Declaration, kinds: Kinds = KINDS) -> Declaration:
    """Properties that stand in the list of another one on lines of their own.

    `range -30 to 8, step 2` means the same as two lines."""
    match = kind_of(declaration, kinds)
    if match is None:
        return declaration
    known = (*match[0].properties, "needs")
    notes = tuple(part for note in declaration.notes for part in _spread(note, known))
    lines = tuple(
        part
        for line in declaration.lines
        for part in (_spread(line, known) if isinstance(line, Property) else (line,))
    )
    return replace(declaration, notes=notes, lines=lines)


def _spread(line: Property, known: tuple[str, ...]) -> list[Property]:
    if len(line.things) < 2:
        return [line]
    parts = [replace(line, things=line.things[:1])]
    for listed in line.things[1:]:
        thing = listed.thing
        word = thing.words[0].words[0] if isinstance(thing, Thing) and thing.words else None
        if isinstance(thing, Thing) and word is not None and _names(word, line.word, known):
            rest = _without_word(thing)
            things = (replace(listed, thing=rest),) if rest != Thing() or listed.roles else ()
            parts.append(Property(word.text.lower(), things, span=listed.span))
        else:
            parts[-1] = replace(parts[-1], things=(*parts[-1].things, listed))
    return parts


def _names(word: Word, line: str, known: tuple[str, ...]) -> bool:
    return not word.quoted and word.text.lower() in known and word.text.lower() != line


def _without_word(thing: Thing) -> Thing:
    """`step 2` without `step`: the bare number becomes the number of the thing."""
    match thing.filters:
        case (Filter(word="", thing=Number() as number), *rest) if len(thing.words) == 1:
            return replace(thing, number=number, words=(), filters=tuple(rest))
        case _:
            return replace(thing, words=thing.words[1:])


def kind_of(declaration: Declaration, kinds: Kinds = KINDS) -> tuple[Kind, tuple[Word, ...]] | None:
    """The kind and the words of the header after it, or None for an unknown kind. `kinds`: those
    that sets declare included, where these are known."""
    words = declaration.words
    if not words:
        return None
    first = words[0].text.lower()
    if len(words) > 1 and (row := kinds.get(f"{first} {words[1].text.lower()}")) is not None:
        return row, words[2:]
    row = kinds.get(first)
    return (row, words[1:]) if row is not None else None


STRUCTURE = (
    *("tag", "card", "tile", "area", "production", "bonus", "resource", "requirement", "step"),
    *("box", "action", "effect", "award", "milestone", "cost", "hand", "deck", "play", "pile"),
    *("discard", "point", "victory", "market"),
    *("colony", "track", "delegate", "leader", "chairman", "party", "generation"),
    *("player", "opponent", "seat", "group", "income"),
)
"""Nouns of the language itself; all others are declared."""

PRICED = ("card", "tag", "standard project", "conversion", "card name", "milestone", "award")
"""What can cost less or more."""
