"""Things: what verbs act on, what is counted, what is asked for; and what is said of them in
conditions and events. They refer to each other, so they are one module."""

from __future__ import annotations

from dsl.reading.records import dataclass
from dsl.reading.source import Span
from dsl.syntax.nodes.base import where


@dataclass(frozen=True, slots=True)
class Number:
    """An amount as written. `value` is None for a bare X; `times_x` is True for X and 3X."""

    value: int | None
    times_x: bool = False
    signed: str = ""  # "+", "-" or ""
    percent: bool = False
    bound: str = ""  # "", "up to", "max", "min"
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Word:
    """One word or quoted name; `text` is as written without quotes."""

    text: str
    quoted: bool = False
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Alternatives:
    """Words joined by `/`: `plant/microbe/animal`. Most often a single one."""

    words: tuple[Word, ...]
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Filter:
    """What narrows a thing.

    `word` is the filter word in lower case (`of with without on in at by per adjacent to under plus
    minus except beyond`) with `thing`; or, without a thing, one of the bare ones: `here`,
    `in play`, `this generation` (any period), `less`, `more`, a participle (`played`), or `""`
    with a `Number` as thing (`oxygen 11%`, `oceans max 3`, `production +3`). Of `event you played`
    it is `you played`, with a `Who` that has its `doing`.
    """

    word: str
    thing: Thing | Who | It | Number | None = None
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Thing:
    """`[a|the|any|another|your|that|this|each|all|no] [number] words filters`."""

    dets: tuple[Word, ...] = ()
    number: Number | None = None
    words: tuple[Alternatives, ...] = ()
    filters: tuple[Filter, ...] = ()
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Who:
    """A player or players: `you`, `anyone`, `an opponent`, `that player`, `the owner`, `red` in a
    scenario …; `doing` is set for `any player who removed your plants this generation`."""

    text: str
    filters: tuple[Filter, ...] = ()
    doing: Happening | None = None
    rank: Thing | None = None  # `the players with the most THING`
    span: Span = where()


@dataclass(frozen=True, slots=True)
class It:
    """`it` or `them`: the thing just mentioned or placed."""

    text: str = "it"
    filters: tuple[Filter, ...] = ()
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Role:
    """`from THING`, `to THING`, `as THING`, `for THING`, `into THING`, `ignoring THING`."""

    word: str
    thing: AnyThing
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Here:
    """`here`: this card."""

    span: Span = where()


AnyThing = Thing | Who | It | Here


# ---- conditions and events ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Is:
    """`2 power tags`, `oxygen max 6%`, `connected`: is there, do I have."""

    thing: Thing
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Has:
    """`it has a microbe tag`, `blue has 3 plants`."""

    subject: AnyThing
    thing: Thing
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Stated:
    """`you are the first player`; in scenarios also `the game is over`, `it is red's turn`.

    `verb`: the base form of what stands between, of which only `is` means something."""

    subject: AnyThing
    thing: AnyThing
    negated: bool = False
    verb: str = "is"
    span: Span = where()


GIVEN = "give"
"""The verb of `placing gives you steel`, which is no verb of effects."""


@dataclass(frozen=True, slots=True)
class Happening:
    """`WHO VERB THING ROLES`: an event when it stands after `when`, history when it stands after
    `if`.

    `who` is None when not said. `verb` is the base form (`raise` for `raised`). `would`: it has not
    happened, and something else takes its place."""

    who: Who | Word | None
    verb: str
    thing: AnyThing | None = None
    roles: tuple[Role, ...] = ()
    negated: bool = False
    would: bool = False
    span: Span = where()


@dataclass(frozen=True, slots=True)
class And:
    parts: tuple[Condition, ...]
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Or:
    parts: tuple[Condition, ...]
    span: Span = where()


Condition = Is | Has | Happening | Stated | And | Or
