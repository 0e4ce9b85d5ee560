"""Continuous effects, abilities, and the card that carries them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from compiler.graph.base import Whose, by
from compiler.graph.effects import Effect
from compiler.graph.things import Amount, CardSet, Condition, Event, Measure

# ---- continuous effects -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Discount:
    """Cards (`cards`) or standard projects (`projects`, ids) cost less. `per_tag`: once for every
    matching tag on the card. `conversions`: these conversions need `amount` fewer resources. `per`:
    `amount` for each of what is counted for the card played, which is `it`."""

    amount: int
    cards: CardSet | None = None
    projects: tuple[str, ...] = ()
    conversions: tuple[str, ...] = ()
    per_tag: bool = False
    per: Measure | None = None
    by: str = by()


@dataclass(frozen=True, slots=True)
class Worth:
    """A paying resource is worth `more` M€ more."""

    resource: str
    more: int
    by: str = by()


@dataclass(frozen=True, slots=True)
class Tolerance:
    """Global requirements may be off by so many steps; `parameters` empty: all."""

    steps: int
    parameters: tuple[str, ...] = ()
    by: str = by()


@dataclass(frozen=True, slots=True)
class SpendAs:
    """`resource` may be spent as `value` of `instead`; only on `cards` if given; `here`: from this
    card."""

    resource: str
    instead: str
    value: int = 1
    cards: CardSet | None = None
    here: bool = False
    by: str = by()


@dataclass(frozen=True, slots=True)
class Protect:
    """Opponents may not remove these of yours (stock or on your cards)."""

    resources: tuple[str, ...]
    by: str = by()


@dataclass(frozen=True, slots=True)
class Override:
    """A number of the rules is another one for you: `rule` is a declared rule name (`card
    price`)."""

    rule: str
    value: int
    by: str = by()


@dataclass(frozen=True, slots=True)
class PlayFrom:
    """Such cards may be played as if they were in hand."""

    cards: CardSet
    by: str = by()


@dataclass(frozen=True, slots=True)
class CountsAs:
    """Where these resources can be spent as tags, they can be spent as such tags too."""

    resources: tuple[str, ...]
    tag: str
    by: str = by()


@dataclass(frozen=True, slots=True)
class Counts:
    """Where a track of yours is counted, it stands so much higher."""

    counter: str
    more: int
    by: str = by()


@dataclass(frozen=True, slots=True)
class BesideWorth:
    """Placing a tile next to one of this kind gives you `amount` of the resource instead of what
    its kind says."""

    tile: str
    resource: str
    amount: int
    by: str = by()


@dataclass(frozen=True, slots=True)
class Exchangeable:
    """What turns into something else at the production phase does so as far as one likes."""

    resource: str
    by: str = by()


Continuous = (
    Discount
    | Worth
    | Tolerance
    | SpendAs
    | Protect
    | Override
    | PlayFrom
    | CountsAs
    | Counts
    | BesideWorth
    | Exchangeable
)

Span = Literal["always", "generation", "next-card"]
"""How long a continuous effect holds: while the card is in play, to the end of the generation, or
for the next card its player plays this generation."""


# ---- abilities and cards ------------------------------------------------------------------------

Label = Literal[
    "play",
    "action",
    "first-action",
    "trigger",
    "moment",
    "effect",
    "build",
    "trade",
    "colony",
    "bonus",
]


@dataclass(frozen=True, slots=True)
class Ability:
    """`play`, `action` and `first-action` have an effect; `trigger` has events and an effect;
    `moment` a value (`at`: printed value of the parameter) and an effect; `effect` a rule and its
    span. Several actions on one card are ways to use it once a generation. `condition` holds while
    the ability is available (an action that begins with `if`). `build`, `trade` and `colony` are
    the three uses of a colony, `bonus` is that of a ruling party; each has an effect."""

    label: Label
    effect: Effect | None = None
    events: tuple[Event, ...] = ()
    rule: Continuous | None = None
    span: Span = "always"
    at: int | None = None
    condition: Condition | None = None
    by: str = by()


@dataclass(frozen=True, slots=True)
class Points:
    """Victory points at the end of the game, `negative` ones are taken off. `whose`: of every
    player meant, who is `you` in amount and condition."""

    amount: Amount
    condition: Condition | None = None
    negative: bool = False
    whose: Whose = "you"
    by: str = by()


CardKind = Literal[
    "automated",
    "active",
    "event",
    "corporation",
    "prelude",
    "standard-project",
    "conversion",
    "milestone",
    "award",
    "colony",
    "party",
    "global-event",
    "factory",
    "module",
    "project",
]


@dataclass(frozen=True, slots=True)
class Card:
    """Anything with a face that does something: `kind` says what it is.

    `id` is unique in the library: a slug of the name (`giant-ice-asteroid`), with the set in front
    where two sets share it. `start`: what a corporation begins with. `measure`: what an award
    counts. `cost` of a standard project or milestone is in M€; it is `cheaper` by an amount, but
    not below `cost_min`. `fields`: what the kind adds (sides, track …), identifiers or numbers.
    `beginner`: a corporation for beginners, who keep all the cards that they are dealt."""

    id: str
    set: str
    kind: CardKind
    name: str
    number: str = ""
    cost: int | None = None
    tags: tuple[str, ...] = ()
    holds: str = ""
    protected: bool = False
    start: tuple[tuple[str, int], ...] = ()
    beginner: bool = False
    requirements: tuple[Condition, ...] = ()
    abilities: tuple[Ability, ...] = ()
    points: tuple[Points, ...] = ()
    measure: Measure | None = None
    cheaper: Amount = 0
    cost_min: int = 0
    fields: tuple[tuple[str, tuple[int | str, ...]], ...] = ()
    by: str = by()
