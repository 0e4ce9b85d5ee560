"""What changes the rules while it holds: `effect: …`, `effect this generation: …`."""

from __future__ import annotations

from dsl.reading.records import dataclass
from dsl.reading.source import Span
from dsl.syntax.nodes.base import where
from dsl.syntax.nodes.things import AnyThing, Condition, Role, Thing, Who


@dataclass(frozen=True, slots=True)
class Listed:
    """A thing in a list with its roles: `range -30 to 8`, `worth 2 on building cards`."""

    thing: AnyThing
    roles: tuple[Role, ...] = ()
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Change:
    """`things RULEVERB thing`: `power cards cost 3 less`, `titanium is worth 1 more`.

    `verb`: `cost`, `is worth`, `counts as`, `is within`, `is` (plural forms folded in)."""

    subjects: tuple[Listed, ...]
    verb: str
    thing: Thing
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Right:
    """`WHO may [not] VERB thing roles`: `you may spend heat as megacredits`."""

    who: Who
    allowed: bool
    verb: str
    thing: AnyThing | None
    roles: tuple[Role, ...] = ()
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Rule:
    """A continuous effect. `scope`: `effect`, `effect this generation`, `next card this
    generation`, `next`, of all its `rules`. `who`: whose it is, where it is not yours alone.
    `about`: the thing behind `next`, which is `it` in the rules."""

    scope: str
    rules: tuple[Change | Right, ...]
    condition: Condition | None = None
    who: Who | None = None
    about: Thing | None = None
    span: Span = where()
