"""Lines of scenarios: what is so before, what is done, what must be so then."""

from __future__ import annotations

from dsl.reading.records import dataclass
from dsl.reading.source import Span
from dsl.syntax.nodes.base import where
from dsl.syntax.nodes.things import AnyThing, Condition, Filter, Happening, Thing, Word


@dataclass(frozen=True, slots=True)
class HasDone:
    """`red has used "Rock"`, `red has passed`."""

    subject: AnyThing
    verb: str
    thing: Thing | None = None
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Begins:
    """`the deck begins with "Rock"`; the names after it in the list follow."""

    subject: Thing
    verb: str
    filter: Filter
    span: Span = where()


Stating = Condition | HasDone | Begins
"""What may be so in a scenario; cards ask for conditions only."""


@dataclass(frozen=True, slots=True)
class Given:
    states: tuple[Stating, ...]
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Replies:
    """`blue answers "Rock"`: what this player answers, whoever is asked before."""

    who: Word
    answers: tuple[Word, ...]
    span: Span = where()


@dataclass(frozen=True, slots=True)
class When:
    """`when red plays "A B"` with the answers, each as its source text, in the order given; and
    what players named answer."""

    event: Happening
    answers: tuple[Word, ...] = ()
    replies: tuple[Replies, ...] = ()
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Then:
    """`then FACT, FACT`."""

    states: tuple[Stating, ...]
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Refused:
    """`then it is refused[: "why"]`."""

    why: str | None = None
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Offered:
    """`then red may [not] choose "…"`: `text` is the source text of what is (not) offered."""

    who: Word
    allowed: bool
    text: str
    span: Span = where()
