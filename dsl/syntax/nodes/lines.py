"""Lines of cards and of all else that is declared."""

from __future__ import annotations

from dsl.reading.records import dataclass
from dsl.reading.source import Span
from dsl.syntax.nodes.base import where
from dsl.syntax.nodes.continuous import Listed
from dsl.syntax.nodes.effects import Effect
from dsl.syntax.nodes.things import Condition, Happening, Thing, Who


@dataclass(frozen=True, slots=True)
class Property:
    """`word things [if CONDITION]`: `cost 14`, `tags city, building`, `vp 1 per 2 animals here`.

    Header notes (`resource steel, worth 2 on building cards`) are properties too."""

    word: str
    things: tuple[Listed, ...] = ()
    condition: Condition | None = None
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Requires:
    conditions: tuple[Condition, ...]
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Immediate:
    """A plain effect line."""

    effect: Effect
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Ability:
    """`label: effects`: action, first action, build, trade, bonus …; an action that is there so
    many `times` in a `period`."""

    label: str
    effect: Effect
    times: int = 1
    period: str = ""
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Trigger:
    """`when EVENT [or EVENT]: effects`; `once` in a `generation` or a `game`, or so many
    `times`, or always."""

    events: tuple[Happening, ...]
    effect: Effect
    once: str = ""
    times: int = 1
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Moment:
    """`at 0: effects`, `at production phase: effects`, `at each step: effects`; `verb`: what it
    does then, `at game end: effects`."""

    at: Thing
    effect: Effect
    verb: str = ""
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Scoped:
    """`each player: vp -1 per city if 10 animals here`: a property given to somebody else."""

    who: Who
    property: Property
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Map:
    """The drawn rows of a board, each row its cells as written, top row first."""

    rows: tuple[tuple[str, ...], ...]
    span: Span = where()
