"""Continuous effects, abilities, and the card that carries them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from compiler.graph.base import (
    BoardId,
    ConversionId,
    CounterId,
    Drawing,
    FieldValue,
    HeldId,
    Id,
    KindId,
    Name,
    Number,
    ParameterId,
    PartyId,
    ProjectId,
    Quoted,
    ResourceId,
    RuleId,
    SetId,
    StockId,
    TagId,
    TileId,
    Whose,
    Words,
    by,
)
from compiler.graph.effects import Effect
from compiler.graph.selectors import CardSet
from compiler.graph.things import Amount, Condition, Event, Measure, Per

# ---- continuous effects -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Discount:
    """Cards (`cards`) or standard projects (`projects`, ids) cost less, or more where `amount` is
    negative. `per_tag`: once for every matching tag on the card. `conversions`: these conversions
    need `amount` fewer resources. `per`: `amount` for each of what is counted for what is bought,
    which is `it`. `goals`: claiming a milestone, or funding an award, costs less. `parties`: what
    they allow costs less."""

    amount: Annotated[int, "How much less they cost; negative: how much more."]
    cards: CardSet | None = None
    projects: tuple[ProjectId, ...] = ()
    conversions: tuple[ConversionId, ...] = ()
    per_tag: Annotated[bool, "Once for every tag on the card that fits."] = False
    per: Annotated[
        Measure | None, "The amount is for each of these, counted for the card played."
    ] = None
    goals: Annotated[
        tuple[Literal["milestone", "award"], ...], "Whether milestones or awards cost less."
    ] = ()
    parties: Annotated[tuple[PartyId, ...], "The actions of these parties cost less."] = ()
    each: Annotated[int, "For every so many of what is counted."] = 1
    most: Annotated[int | None, "What is counted at most; null for no limit."] = None
    by: str = by()

    def counted(self) -> Per | None:
        """How often the amount is meant; none where it is once."""
        return Per(self.per, 1, self.each, self.most) if self.per is not None else None


@dataclass(frozen=True, slots=True)
class Worth:
    """A paying resource is worth `more` M€ more."""

    resource: StockId
    more: Annotated[int, "How many megacredits more."]
    by: str = by()


@dataclass(frozen=True, slots=True)
class Tolerance:
    """Global requirements may be off by so many steps; `parameters` empty: all."""

    steps: Annotated[int, "How many steps they may be off."]
    parameters: Annotated[
        tuple[ParameterId, ...], "Which requirements; empty for all global ones."
    ] = ()
    by: str = by()


@dataclass(frozen=True, slots=True)
class Ignored:
    """Requirements need not be met: those about these parameters, or `every` one there is."""

    parameters: Annotated[
        tuple[ParameterId, ...], "Which requirements; empty for all global ones."
    ] = ()
    every: Annotated[bool, "All requirements, whatever they are about."] = False
    by: str = by()


@dataclass(frozen=True, slots=True)
class SpendAs:
    """`resource` may be spent as `value` of `instead`; only on `cards` if given; `here`: from this
    card."""

    resource: ResourceId
    instead: Annotated[StockId, "What it counts as."]
    value: Annotated[int, "What one counts as."] = 1
    cards: Annotated[CardSet | None, "Only when paying for such cards; null for all."] = None
    here: bool = False
    by: str = by()


@dataclass(frozen=True, slots=True)
class Protect:
    """What opponents do to these of yours (stock or on your cards, or production): nothing, or half
    of it. Of `choice` it is you whom they may not choose, nor a card of yours."""

    resources: Annotated[tuple[ResourceId, ...], "Which, by id; empty for all."] = ()
    of: Annotated[
        Literal["resources", "production", "choice"],
        "Whether resources are kept, or their production, or the player is.",
    ] = "resources"
    half: Annotated[bool, "Half of what would be lost is lost, rounded down."] = False
    by: str = by()


@dataclass(frozen=True, slots=True)
class Override:
    """A number of the rules is another one for you: `rule` is a declared rule name (`card
    price`)."""

    rule: Annotated[RuleId, "The number of the game, by name."]
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

    resources: tuple[StockId, ...]
    tag: Annotated[TagId, "The tag that they count as too, by id."]
    by: str = by()


@dataclass(frozen=True, slots=True)
class Counts:
    """Where a track of yours is counted, it stands so much higher."""

    counter: Annotated[CounterId, "The track, by id."]
    more: Annotated[int, "How much higher it counts."]
    by: str = by()


@dataclass(frozen=True, slots=True)
class BesideWorth:
    """Placing a tile next to one of this kind gives you `amount` of the resource instead of what
    its kind says."""

    tile: TileId
    resource: StockId
    amount: int
    by: str = by()


@dataclass(frozen=True, slots=True)
class Exchangeable:
    """What turns into something else at the production phase does so as far as one likes."""

    resource: StockId
    by: str = by()


Continuous = (
    Discount
    | Worth
    | Tolerance
    | Ignored
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
    "once",
    "full",
    "first-action",
    "trigger",
    "moment",
    "effect",
    "build",
    "trade",
    "colony",
    "bonus",
    "conversion",
]

WAYS: tuple[Label, ...] = ("action", "once", "conversion")
"""Those that are ways to act."""


@dataclass(frozen=True, slots=True)
class Ability:
    """`play`, `action`, `once` and `first-action` have an effect; `trigger` has events and an
    effect; `moment` a value (`at`: printed value of the parameter) and an effect; `effect` a rule
    and its span, and is that of the players meant by `whose`, each of whom is `you` in it. Several
    actions on one card are ways to use it once a generation; those under
    `once` are ways to use it once in the game, besides. `condition` holds while the ability is
    available (an action of either kind that begins with `if`). `build`, `trade` and `colony` are
    the three uses of a colony, `bonus` is that of a ruling party, whose `conversion` can be used as
    often as one likes, its `action` once a generation by each player; each has an effect."""

    label: Annotated[Label, "When it happens."]
    effect: Annotated[Effect | None, "What happens; null for a continuous effect."] = None
    events: Annotated[tuple[Event, ...], "Of a trigger: what it listens to."] = ()
    rule: Annotated[Continuous | None, "Of a continuous effect: the rule that it changes."] = None
    span: Annotated[Span, "Of a continuous effect: how long it holds."] = "always"
    at: Annotated[
        int | None, "Of a moment: the value of the parameter at which it happens, as printed."
    ] = None
    condition: Annotated[Condition | None, "The ability is there only while this holds."] = None
    whose: Annotated[Whose, "Of a continuous effect: of which players; each is `you` in it."] = (
        "you"
    )
    by: str = by()


@dataclass(frozen=True, slots=True)
class Points:
    """Victory points at the end of the game, `negative` ones are taken off. `whose`: of every
    player meant, who is `you` in amount and condition."""

    amount: Amount
    condition: Annotated[Condition | None, "Only if this holds at the end."] = None
    negative: Annotated[bool, "They are lost rather than won."] = False
    whose: Annotated[Whose, "Of which players; of each, who is `you` in amount and condition."] = (
        "you"
    )
    by: str = by()


COPY = "#"
"""In the id of a copy, behind that of its original."""


def original(card: str) -> str:
    """The id of the declared card, of which this may be a copy."""
    return card.partition(COPY)[0]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that a set brings for a card. `data`: SVG, or a PNG or JPEG file in base64 behind
    its type, as `dsl.reading.pictures` gives it."""

    name: Annotated[Quoted, "The path of its file, as written."]
    data: Annotated[Drawing, "What the file holds."] = field(default="", compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class PrintedText:
    """What its author wants to be printed on a card, in words of his own; one for each box."""

    words: Annotated[Quoted, "What is printed, in the words of the author."]
    checked: Annotated[bool, "Whether it is held against what the card does."] = True
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
    "rule",
]


@dataclass(frozen=True, slots=True)
class Card:
    """Anything with a face that does something: `kind` says what it is.

    `id` is unique in the library: a slug of the name (`giant-ice-asteroid`), with the set in front
    where two sets share it. `start`: what a corporation begins with. `measure`: what an award
    counts. `cost` of a standard project or milestone is in M€; it is `cheaper` by an amount, but
    not below `cost_min`. `fields`: what the kind adds (sides, track …), identifiers or numbers.
    `beginner`: a corporation for beginners, who keep all the cards that they are dealt. A `rule` is
    held by nobody and is in force in every game, or only on its `board`; it says of each line whose
    it is."""

    id: Id
    set: SetId
    kind: KindId
    name: Annotated[Name, "The name printed on it."]
    number: Annotated[Number, "The number printed on it."] = ""
    cost: Annotated[int | None, "What it costs, in megacredits; null where nothing is paid."] = None
    tags: Annotated[tuple[TagId, ...], "Its tags, by id, as printed."] = ()
    holds: HeldId = ""
    protected: Annotated[bool, "Nobody may remove the resources on it."] = False
    start: Annotated[
        tuple[tuple[StockId, int], ...],
        "Of a corporation: pairs of a resource and how much of it there is.",
    ] = ()
    beginner: Annotated[bool, "For beginners, who keep all the cards that they are dealt."] = False
    requirements: Annotated[tuple[Condition, ...], "What must hold when it is played."] = ()
    abilities: tuple[Ability, ...] = ()
    points: tuple[Points, ...] = ()
    measure: Annotated[Measure | None, "Of an award: what is counted."] = None
    cheaper: Annotated[Amount, "How much less it costs than `cost`."] = 0
    cost_min: Annotated[int, "It never costs less than this."] = 0
    fields: Annotated[
        tuple[tuple[Words, tuple[int | FieldValue, ...]], ...],
        "What its kind adds: pairs of a word and its list.",
    ] = ()
    board: Annotated[BoardId, "Of a rule: only in games on this board."] = ""
    copies: Annotated[int, "How many cards with this face there are."] = 1
    needs: Annotated[tuple[SetId, ...], "It is only in games that have these sets too."] = ()
    replaces: Annotated[Words, "The name of the older card whose place it takes."] = ""
    picture: Annotated[Picture | None, "A picture of its own."] = None
    flavour: Annotated[Quoted, "A line that means nothing for the game."] = ""
    texts: Annotated[tuple[PrintedText, ...], "Its text in its author's words, box by box."] = ()
    by: str = by()
