"""What is done: one verb and its thing, and how several are joined."""

from __future__ import annotations

from dsl.reading.records import dataclass
from dsl.reading.source import Span
from dsl.syntax.nodes.base import where
from dsl.syntax.nodes.continuous import Rule
from dsl.syntax.nodes.things import AnyThing, Condition, Happening, Role, Thing, Who, Word


@dataclass(frozen=True, slots=True)
class Do:
    """One verb, one thing, any roles. `verb` is the base form in lower case (`gain`, `look at`)."""

    verb: str
    thing: AnyThing | None
    roles: tuple[Role, ...] = ()
    span: Span = where()


@dataclass(frozen=True, slots=True)
class All:
    """`a, b`: all of them, in any order. `production -1 energy, +2 heat` repeats the verb."""

    parts: tuple[Effect, ...]
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Choice:
    """`a or b`: the player chooses one, or `chance` does; `2 of: a, b, c`, so many; `up to 2 of:
    …`, or `fewer`."""

    parts: tuple[Effect, ...]
    count: int = 1
    fewer: bool = False
    chance: bool = False
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Sequence:
    """`a then b`: in this order."""

    parts: tuple[Effect, ...]
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Paid:
    """`cost -> gain`: the red arrow."""

    cost: Effect
    gain: Effect
    span: Span = where()


@dataclass(frozen=True, slots=True)
class May:
    body: Effect
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Repeatedly:
    body: Effect
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Each:
    """`each player: …`, `that player: …`, `the players with the most …: …`; `the first player
    decides for you: …`, where the player only `decides`."""

    who: Who
    body: Effect
    decides: bool = False
    span: Span = where()


@dataclass(frozen=True, slots=True)
class If:
    condition: Condition
    yes: Effect
    no: Effect | None = None
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Fallback:
    """`first otherwise instead`: the second where the first cannot be done."""

    first: Effect
    instead: Effect
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Later:
    """`at next research phase: …`, `next time you place a city: …`: done then. `lasts` is how long
    it is waited for, as in `words.LATER`; `at` stands in place of events."""

    events: tuple[Happening, ...]
    lasts: str
    body: Effect
    at: Thing | None = None
    span: Span = where()


@dataclass(frozen=True, slots=True)
class Nothing:
    """What comes in the place of something that is only prevented."""

    span: Span = where()


@dataclass(frozen=True, slots=True)
class Lot:
    """`by chance 1 to 6: gain X plants`."""

    least: int
    most: int
    body: Effect
    span: Span = where()


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """`choose a tag: …`, which what follows calls `that tag`, `chosen tags`, `chosen cards`; of
    `choose a plant/microbe tag: …` one `among` these; also a resource, a party, a parameter: `what`
    it is, empty where only names stand there."""

    body: Effect
    what: str = "tag"
    among: tuple[Word, ...] = ()
    span: Span = where()


Effect = (Do | All | Choice | ChooseOne | Lot | Sequence | Paid | May | Repeatedly) | (
    Each | If | Fallback | Rule | Later | Nothing
)
