"""The syntax tree: what the author wrote, no meaning yet.

In: built by `dsl.syntax.parser`. Out: read by the compiler's passes and the formatter. Every node
carries the `Span` it was read from; spans do not take part in equality, so `parse(format(x)) == x`
holds. Names stay as written (quotes stripped); the compiler resolves them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from dsl.reading.source import NOWHERE, Span


def _span() -> Span:
    return field(default=NOWHERE, compare=False, repr=False)


# ---- things: what verbs act on, what is counted, what is asked for ------------------------------


@dataclass(frozen=True, slots=True)
class Number:
    """An amount as written. `value` is None for a bare X; `times_x` is True for X and 3X."""

    value: int | None
    times_x: bool = False
    signed: str = ""  # "+", "-" or ""
    percent: bool = False
    bound: str = ""  # "", "up to", "max", "min"
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Word:
    """One word or quoted name; `text` is as written without quotes."""

    text: str
    quoted: bool = False
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Alternatives:
    """Words joined by `/`: `plant/microbe/animal`. Most often a single one."""

    words: tuple[Word, ...]
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Filter:
    """What narrows a thing.

    `word` is the filter word in lower case (`of with without on in at by per adjacent to under plus
    minus except beyond`) with `thing`; or, without a thing, one of the bare ones: `here`,
    `in play`, `this generation` (any period), `less`, `more`, a participle (`played`), or `""`
    with a `Number` as thing (`oxygen 11%`, `oceans max 3`, `production +3`).
    """

    word: str
    thing: Thing | Who | It | Number | None = None
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Thing:
    """`[a|the|any|another|your|that|this|each|all|no] [number] words filters`."""

    dets: tuple[Word, ...] = ()
    number: Number | None = None
    words: tuple[Alternatives, ...] = ()
    filters: tuple[Filter, ...] = ()
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Who:
    """A player or players: `you`, `anyone`, `an opponent`, `that player`, `the owner`, `red` in a
    scenario …; `doing` is set for `any player who removed your plants this generation`."""

    text: str
    filters: tuple[Filter, ...] = ()
    doing: Happening | None = None
    rank: Thing | None = None  # `the players with the most THING`
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class It:
    """`it` or `them`: the thing just mentioned or placed."""

    text: str = "it"
    filters: tuple[Filter, ...] = ()
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Role:
    """`from THING`, `to THING`, `as THING`, `for THING`, `into THING`, `ignoring THING`."""

    word: str
    thing: AnyThing
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Here:
    """`here`: this card."""

    span: Span = _span()


AnyThing = Thing | Who | It | Here


# ---- effects ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Do:
    """One verb, one thing, any roles. `verb` is the base form in lower case (`gain`, `look at`)."""

    verb: str
    thing: AnyThing | None
    roles: tuple[Role, ...] = ()
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class All:
    """`a, b`: all of them, in any order. `production -1 energy, +2 heat` repeats the verb."""

    parts: tuple[Effect, ...]
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Choice:
    """`a or b`: the player chooses one."""

    parts: tuple[Effect, ...]
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Sequence:
    """`a then b`: in this order."""

    parts: tuple[Effect, ...]
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Paid:
    """`cost -> gain`: the red arrow."""

    cost: Effect
    gain: Effect
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class May:
    body: Effect
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Repeatedly:
    body: Effect
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Each:
    """`each player: …`, `that player: …`, `the players with the most …: …`."""

    who: Who
    body: Effect
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class If:
    condition: Condition
    yes: Effect
    no: Effect | None = None
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Fallback:
    """`first otherwise instead`: the second where the first cannot be done."""

    first: Effect
    instead: Effect
    span: Span = _span()


Effect = Do | All | Choice | Sequence | Paid | May | Repeatedly | Each | If | Fallback


# ---- conditions and events ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Is:
    """`2 power tags`, `oxygen max 6%`, `connected`: is there, do I have."""

    thing: Thing
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Has:
    """`it has a microbe tag`, `blue has 3 plants`."""

    subject: AnyThing
    thing: Thing
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Happening:
    """`WHO VERB THING ROLES`: an event when it stands after `when`, history when it stands after
    `if`.

    `who` is None when not said. `verb` is the base form (`raise` for `raised`)."""

    who: Who | Word | None
    verb: str
    thing: AnyThing | None = None
    roles: tuple[Role, ...] = ()
    negated: bool = False
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class And:
    parts: tuple[Condition, ...]
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Or:
    parts: tuple[Condition, ...]
    span: Span = _span()


Condition = Is | Has | Happening | And | Or


# ---- lines --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Listed:
    """A thing in a list with its roles: `range -30 to 8`, `worth 2 on building cards`."""

    thing: AnyThing
    roles: tuple[Role, ...] = ()
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Property:
    """`word things [if CONDITION]`: `cost 14`, `tags city, building`, `vp 1 per 2 animals here`.

    Header notes (`resource steel, worth 2 on building cards`) are properties too."""

    word: str
    things: tuple[Listed, ...] = ()
    condition: Condition | None = None
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Requires:
    conditions: tuple[Condition, ...]
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Immediate:
    """A plain effect line."""

    effect: Effect
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Ability:
    """`label: effects`: action, first action, build, trade, bonus …"""

    label: str
    effect: Effect
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Trigger:
    """`when EVENT [or EVENT]: effects`."""

    events: tuple[Happening, ...]
    effect: Effect
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Moment:
    """`at 0: effects`, `at production phase: effects`, `at each step: effects`; `verb`: what it
    does then, `at game end: effects`."""

    at: Thing
    effect: Effect
    verb: str = ""
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Change:
    """`things RULEVERB thing`: `power cards cost 3 less`, `titanium is worth 1 more`.

    `verb`: `cost`, `is worth`, `counts as`, `is within`, `is` (plural forms folded in)."""

    subjects: tuple[Listed, ...]
    verb: str
    thing: Thing
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Right:
    """`WHO may [not] VERB thing roles`: `you may spend heat as megacredits`."""

    who: Who
    allowed: bool
    verb: str
    thing: AnyThing | None
    roles: tuple[Role, ...] = ()
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Rule:
    """A continuous effect. `scope`: `effect`, `effect this generation`, `next card this
    generation`."""

    scope: str
    rule: Change | Right
    condition: Condition | None = None
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Scoped:
    """`each player: vp -1 per city if 10 animals here`: a property given to somebody else."""

    who: Who
    property: Property
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Map:
    """The drawn rows of a board, each row its cells as written, top row first."""

    rows: tuple[tuple[str, ...], ...]
    span: Span = _span()


# ---- scenario lines -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HasDone:
    """`red has used "Rock"`, `red has passed`."""

    subject: AnyThing
    verb: str
    thing: Thing | None = None
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Begins:
    """`the deck begins with "Rock"`; the names after it in the list follow."""

    subject: Thing
    verb: str
    filter: Filter
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Stated:
    """`the game is over`, `it is red's turn`."""

    subject: AnyThing
    negated: bool
    thing: Thing
    span: Span = _span()


Stating = Condition | HasDone | Begins | Stated
"""What may be so in a scenario; cards ask for conditions only."""


@dataclass(frozen=True, slots=True)
class Given:
    states: tuple[Stating, ...]
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Replies:
    """`blue answers "Rock"`: what this player answers, whoever is asked before."""

    who: Word
    answers: tuple[Word, ...]
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class When:
    """`when red plays "A B"` with the answers, each as its source text, in the order given; and
    what players named answer."""

    event: Happening
    answers: tuple[Word, ...] = ()
    replies: tuple[Replies, ...] = ()
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Then:
    """`then FACT, FACT`."""

    states: tuple[Stating, ...]
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Refused:
    """`then it is refused[: "why"]`."""

    why: str | None = None
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class Offered:
    """`then red may [not] choose "…"`: `text` is the source text of what is (not) offered."""

    who: Word
    allowed: bool
    text: str
    span: Span = _span()


Line = (
    Property
    | Requires
    | Immediate
    | Ability
    | Trigger
    | Moment
    | Rule
    | Scoped
    | Map
    | Given
    | When
    | Replies
    | Then
    | Refused
    | Offered
)


@dataclass(frozen=True, slots=True)
class Declaration:
    """`kind words [number] ["Name"] [, notes]` and its lines.

    `words` are the plain words of the header in order: kind words first, then identifiers
    (`board tharsis`, `standard project`, `resource steel`); the compiler splits them by its table
    of kinds. `number` is the card number as written (`009`, `P06`)."""

    words: tuple[Word, ...]
    number: str | None = None
    name: str | None = None
    notes: tuple[Property, ...] = ()
    lines: tuple[Line, ...] = ()
    partial: bool = False  # lines with mistakes were left out
    ruled: tuple[Line, ...] = ()  # lines of it that are a rule of their own
    span: Span = _span()
    header: Span = _span()


@dataclass(frozen=True, slots=True)
class File:
    declarations: tuple[Declaration, ...]
    span: Span = _span()
