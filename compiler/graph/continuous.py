"""Continuous effects: what changes the rules for a player while it holds."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Literal

from compiler.graph.base import (
    AwardId,
    ConversionId,
    CounterId,
    ParameterId,
    PartyId,
    ProjectId,
    ResourceId,
    RuleId,
    StockId,
    TagId,
    TileId,
    Whose,
    by,
)
from compiler.graph.events import Event
from compiler.graph.fields import changed
from compiler.graph.selectors import (
    AreaSet,
    CardSet,
    Colonies,
    Delegates,
    DelegateSet,
    Tiles,
    TileSet,
)
from compiler.graph.things import Counter, Measure, Per, Production, Tags
from dsl.reading.records import dataclass


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
    resource: Annotated[
        StockId, "Only of this resource the conversions need less; empty for whichever they take."
    ] = ""
    by: str = by()

    def varies(self) -> bool:
        """Whether it depends on more than what it makes cheaper."""
        return self.per is not None or (self.cards is not None and bool(self.cards.zone))

    def counted(self) -> Per | None:
        """How often the amount is meant; none where it is once."""
        return Per(self.per, 1, self.each, self.most) if self.per is not None else None


@dataclass(frozen=True, slots=True)
class Worth:
    """A paying resource is worth `more` M€ more, so often as is counted; only on `cards` if given,
    by what is printed on them, which it pays for anyway."""

    resource: StockId
    more: Annotated[int, "How many megacredits more."]
    per: Annotated[Per | None, "How often; null for once."] = None
    cards: Annotated[CardSet | None, "Only when paying for such cards; null for all."] = None
    by: str = by()


@dataclass(frozen=True, slots=True)
class Tolerance:
    """Global requirements may be off by so many steps, so often as is counted; `parameters` empty:
    all; those about `tags` by so many tags, or those `about` what is counted by so many of it; only
    of such `cards`, by what is printed on them."""

    steps: Annotated[int, "How many steps they may be off, or how many tags."]
    parameters: Annotated[
        tuple[ParameterId, ...], "Which requirements; empty for all global ones."
    ] = ()
    per: Annotated[Per | None, "How often; null for once."] = None
    cards: Annotated[CardSet | None, "Only of such cards; null for all."] = None
    tags: Annotated[bool, "Those about tags, rather than the global ones."] = False
    about: Annotated[Measure | None, "Those that count this, whoever has it; null for none."] = None
    by: str = by()

    @property
    def missed(self) -> Measure | None:
        """What the requirements count of which so many may be missing; None for global ones."""
        return Tags() if self.tags else self.about


def of_whom(about: Measure, whose: Whose) -> Measure:
    """The same of others, where it is not about tags: of requirements it does not matter whose."""

    def change(node: object) -> object:
        return replace(node, whose=whose) if isinstance(node, _OWNED) else node

    found: Measure = changed(about, change)
    return found


_OWNED = (TileSet, Colonies, DelegateSet)


def counts_such(asked: Measure, about: Measure) -> bool:
    """Whether a requirement that asks for the one is about the other: of several kinds of things
    all of them are, whoever has them and wherever they are."""
    match asked, about:
        case Tags(tags=named), Tags(tags=eased):
            return _among(named, eased)
        case Tiles(TileSet(tiles=named)), Tiles(TileSet(tiles=eased)):
            return _among(named, eased)
        case Production(resources=named), Production(resources=eased):
            return _among(named, eased)
        case Counter(counter=name), Counter(counter=other):
            return name == other
        case (Colonies(), Colonies()) | (Delegates(), Delegates()):
            return True
        case _:
            return False


def _among(named: tuple[str, ...], eased: tuple[str, ...]) -> bool:
    return not eased or (bool(named) and {*named} <= {*eased})


@dataclass(frozen=True, slots=True)
class Ignored:
    """Requirements need not be met: those about these parameters, those about `tags`, those `about`
    what is counted, or `every` one there is; only of such `cards`, by what is printed on them."""

    parameters: Annotated[
        tuple[ParameterId, ...], "Which requirements; empty for all global ones."
    ] = ()
    every: Annotated[bool, "All requirements, whatever they are about."] = False
    tags: Annotated[bool, "Those about tags, rather than the global ones."] = False
    cards: Annotated[CardSet | None, "Only of such cards; null for all."] = None
    about: Annotated[Measure | None, "Those that count this, whoever has it; null for none."] = None
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


OWN_NUMBERS = ("card-price", "actions", "research-cards")
"""The numbers of the rules that can be others for a player."""


@dataclass(frozen=True, slots=True)
class Override:
    """A number of the rules is another one for you: `rule` is one of `OWN_NUMBERS`. `added`: the
    value is added to it, so often as is counted, or below zero taken off; it is never below zero
    itself."""

    rule: Annotated[RuleId, "The number of the game, by name."]
    value: int
    added: Annotated[bool, "The value is added to what it is otherwise."] = False
    per: Annotated[Per | None, "How often it is added; null for once."] = None
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
    """Where a track of yours is counted, it stands so much higher, so often as is counted: of
    tracks there where they stand."""

    counter: Annotated[CounterId, "The track, by id."]
    more: Annotated[int, "How much higher it counts."]
    per: Annotated[Per | None, "How often; null for once."] = None
    by: str = by()


@dataclass(frozen=True, slots=True)
class CountsTags:
    """Where tags of yours of this kind are counted, there are so many more, so often as is counted:
    of tags as they are there."""

    tag: Annotated[TagId, "The kind of tag, by id."]
    more: Annotated[int, "How many more are counted."]
    per: Annotated[Per | None, "How often; null for once."] = None
    by: str = by()


@dataclass(frozen=True, slots=True)
class TagsAs:
    """Where tags of yours of the kind `tag` are counted or asked for, and where one that you play
    is heard, each of `tags` is one of these too, and is counted once."""

    tags: Annotated[tuple[TagId, ...], "The kinds that count as another one too, by id."]
    tag: Annotated[TagId, "What they count as, by id."]
    by: str = by()


@dataclass(frozen=True, slots=True)
class EventTags:
    """Where tags of yours are counted or asked for, those of events that you have played and that
    lie face down are counted too."""

    tags: Annotated[tuple[TagId, ...], "Only of these kinds, by id; empty for all."] = ()
    by: str = by()


@dataclass(frozen=True, slots=True)
class AwardScores:
    """Where an award is scored you count as having so many more of what it counts, so often as is
    counted; of these `awards`, or of all."""

    more: Annotated[int, "How many more are counted."]
    awards: Annotated[tuple[AwardId, ...], "Of which awards, by id; empty for all."] = ()
    per: Annotated[Per | None, "How often; null for once."] = None
    by: str = by()


Higher = Counts | CountsTags | AwardScores
"""What makes something count for more."""


def counted_higher(rule: Higher) -> tuple[str, ...]:
    """What counts for more: a track by id, `space tag`, `award` or `banker award`."""
    match rule:
        case Counts(counter):
            return (counter,)
        case CountsTags(tag):
            return (f"{tag} tag",)
        case AwardScores(awards=awards):
            return tuple(f"{one} award".strip() for one in awards or ("",))


@dataclass(frozen=True, slots=True)
class BesideWorth:
    """Placing a tile next to one of this kind gives you `amount` of the resource instead of what
    its kind says, or, `added`, besides; only next to those that are in `tiles`."""

    tile: TileId
    resource: StockId
    amount: int
    added: Annotated[bool, "Besides what its kind says."] = False
    tiles: Annotated[TileSet | None, "Only next to these; null for all of the kind."] = None
    by: str = by()


@dataclass(frozen=True, slots=True)
class Exchangeable:
    """What turns into something else at the production phase does so as far as one likes, but for
    `kept` at most."""

    resource: StockId
    kept: Annotated[int | None, "So much of it can be kept at most; null for all."] = None
    by: str = by()


@dataclass(frozen=True, slots=True)
class Siting:
    """Where nothing else is said of the place, tiles of these kinds (none named: any) go to such
    areas too; or, `barred`, those of players meant by `whose` go nowhere there, or nowhere. What is
    not said of the `area` is as the tile's own rule says it; `free`: that rule does not hold."""

    tiles: Annotated[tuple[TileId, ...], "Which kinds of tiles, by id; empty for all."] = ()
    area: Annotated[AreaSet | None, "The areas; null for all."] = None
    free: Annotated[bool, "The tile's own rule does not hold."] = False
    whose: Annotated[Literal["you", "opponents", "all", "chosen"], "Who places them."] = "you"
    barred: Annotated[bool, "They may not be placed there, rather than there too."] = False
    by: str = by()


@dataclass(frozen=True, slots=True)
class KeptTiles:
    """Opponents do not remove, move or exchange these tiles."""

    tiles: TileSet
    by: str = by()


BANNED = (
    *("play-card", "project", "convert", "raise", "claim", "fund", "trade", "colony"),
    *("add", "gain", "produce", "delegate", "lower"),
)
"""The kinds of events that can be forbidden, beside placing tiles."""


@dataclass(frozen=True, slots=True)
class Ban:
    """What the `event` tells may not be done by whom it names: it is not offered, a track stays
    where it is, and what is gained or added is not. Its kind is one of `BANNED`."""

    event: Annotated[Event, "What may not happen, and by whom."]
    by: str = by()


@dataclass(frozen=True, slots=True)
class SharedAction:
    """Opponents may use the actions of the card on which this stands, which is used by one player
    in each generation."""

    each: Annotated[bool, "Every player may use it once in each generation."] = False
    by: str = by()


@dataclass(frozen=True, slots=True)
class Policy:
    """What these parties allow and do while they rule is in force for the player in every action
    phase, whoever rules; or `ignored`, even while they rule."""

    parties: Annotated[tuple[PartyId, ...], "Which; empty for the ruling party."] = ()
    ignored: Annotated[bool, "It is not in force, even while they rule."] = False
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
    | CountsTags
    | AwardScores
    | TagsAs
    | EventTags
    | BesideWorth
    | Exchangeable
    | Siting
    | KeptTiles
    | Ban
    | SharedAction
    | Policy
)

Span = Literal["always", "generation", "next-card", "next"]
"""How long a continuous effect holds: while the card is in play, to the end of the generation, for
the next card its player plays this generation, or, of a `Discount`, for the first thing this
generation that it makes cheaper; or for several of these."""
