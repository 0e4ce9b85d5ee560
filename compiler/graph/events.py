"""Events: what a trigger listens to, what history asks about and what is asked of it, and what is
known of every verb: which event it raises, and whether it pays, takes or gives.

In: sets of cards and tiles. Out: `Event`, the measure and the conditions of what has been; `Facts`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from compiler.graph.base import Period, ResourceId, TagId, TrackId, Whose, Words, by
from compiler.graph.selectors import CardSet, ColonySet, DelegateSet, PartyStanding, TileSet
from dsl.reading.records import dataclass

EventKind = Literal[
    "play-card",  # a card was played; cards
    "play-tag",  # one per tag on a card played; tags, cards
    "place",  # a tile was placed; tiles
    "gain",  # resources to the stock; resources
    "produce",  # production went up; resources
    "raise",  # a parameter or player track went up, once per step; parameter
    "add",  # resources put on a card; resources, cards
    "remove",  # resources taken from another player; resources, production
    "project",  # a standard project was used and paid; projects
    "convert",
    "pass",
    "begin-turn",  # a turn in the action phase began
    "end-turn",  # a turn is over: its actions are taken, or its player has passed
    "phase",  # a phase begins; phase
    "colony",  # a colony was built
    "trade",  # a colony was chosen to trade with, and nothing was got yet
    "new-tag",  # the first tag of its kind that its player has in play
    "delegate",  # delegates were placed in a party; cards: the party
    "discard",  # a card was discarded from hand; cards
    "claim",  # a milestone was claimed
    "fund",  # an award was funded
    "spend",  # resources of the stock were spent or paid; resources
    "lose",  # resources of the stock were lost, or taken by somebody; resources
    "chair",  # somebody became the chairman
    "lead",  # a player became the leader of a party; cards: the party
    "dominant",  # a party became dominant; cards: the party
    "ruling",  # a party came to rule; cards: the party
    "draw",  # a card was drawn; cards
    "unproduce",  # production went down, whoever did it; who: whose, resources
    "lift",  # a tile was removed from the board; tiles, whose they were
    "colony-bonus",  # what a colony gives its owner; colonies
    "buy",  # a card was bought into hand, in research or by an effect; cards
    "lower",  # a parameter or player track goes down; parameter. Forbidden, and not heard
    "reveal",  # what lay face down was turned face up; cards, here as below: of a set's own kinds
    "look",  # somebody looked at one
    "hide",  # it was turned face down
    "take",  # it came to who took it, from wherever it lay
    "lay",  # it was laid out from its pile
    "shift",  # it was moved
    "scrap",  # it was discarded
]


@dataclass(frozen=True, slots=True)
class Event:
    """What a trigger listens to and what history asks about.

    `who`: who did it. `each`: fires once per unit (`when you gain 1 production`); tags always
    do. `of`: whose resources were removed; in the `players` of a removal, also of tiles, `owner` is
    the player of the ability. `full`: at no less than the printed cost."""

    kind: EventKind
    who: Whose = "you"
    cards: Annotated[CardSet | None, "Only with such cards; null for all."] = None
    tags: tuple[TagId, ...] = ()
    tiles: Annotated[TileSet | None, "Only with such tiles; null for all."] = None
    resources: tuple[ResourceId, ...] = ()
    parameter: TrackId = ""
    cost_min: int | None = None  # printed cost of the card or standard project
    phase: Words = ""
    each: Annotated[bool, "It fires once for each unit."] = False
    of: Annotated[Whose | None, "Of a removal: whose resources were removed."] = None
    production: Annotated[bool, "Of a removal: lowered production counts as well."] = False
    full: Annotated[bool, "Only where nothing was taken off the printed cost."] = False
    placing: Annotated[bool, "Of a gain: only what placing a tile gave."] = False
    level: Annotated[
        int | Literal["end"] | None,
        "Of a raise: only when the track comes to this value, the first time in the game; `end` to "
        "the last of a parameter that a card remembers.",
    ] = None
    colonies: Annotated[
        ColonySet | None,
        "Of a colony built, a trade, a colony bonus: only on such tiles, as they were before it.",
    ] = None
    standing: Annotated[
        PartyStanding, "Of delegates placed: only in the party that stands so with them."
    ] = ""
    would: Annotated[bool, "It does not happen: what hears it is done instead."] = False
    least: Annotated[int | None, "Only where so many come at once, at least."] = None

    def is_unseen(self) -> bool:
        """Whether who hears it may not know which card it is."""
        return self.kind in ("lay", "shift") or (self.kind in UNSEEN and self.who != "you")

    def sent(self) -> DelegateSet:
        """Of delegates placed: which."""
        parties = self.cards.names if self.cards is not None else ()
        return DelegateSet(whose="all", parties=parties, standing=self.standing)


REPLACED: tuple[EventKind, ...] = ("gain", "produce", "draw", "remove", "lose", "add", "raise")
"""The kinds of events that something else can take the place of."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """How much of it such a player did in the period: cards played, steps raised, plants spent."""

    event: Annotated[Event, "What was done; its player is `whose`."]
    period: Period
    whose: Whose = "you"


@dataclass(frozen=True, slots=True)
class Happened:
    event: Event
    period: Period
    by: str = by()


@dataclass(frozen=True, slots=True)
class InPhase:
    """The game is in this phase of a generation, one of its own or one that a set adds."""

    phase: Annotated[Words, "`research`, `action`, `production`, or an added one, by id."]
    by: str = by()


@dataclass(frozen=True, slots=True)
class Recurring:
    """The number of the generation can be divided by `every`: in every third generation."""

    every: Annotated[int, "By which the number of the generation can be divided."]
    by: str = by()


OF_CARDS: tuple[EventKind, ...] = (
    *("play-card", "play-tag", "new-tag", "add", "project", "convert", "discard", "draw"),
    *("buy", "reveal", "look", "hide", "take", "lay", "shift", "scrap"),
)
OF_TOKENS: tuple[EventKind, ...] = ("reveal", "look", "hide", "take", "lay", "shift", "scrap")
"""What is done with cards of a set's own kinds, where they lie or come from."""
UNSEEN: tuple[EventKind, ...] = ("draw", "buy", "look")
"""Of these only who does it sees which card it is."""
OF_TILES: tuple[EventKind, ...] = ("place", "lift")
"""The kinds of events that a card or a tile is the subject of: what is `it` for who hears them."""
OF_GROUND: tuple[EventKind, ...] = (*OF_TILES, *OF_TOKENS)
"""Where something lies, or lay, is `it` as well."""


COUNTED_AT_ONCE: tuple[EventKind, ...] = (
    *("gain", "produce", "unproduce", "spend", "lose", "raise", "add", "remove"),
)
"""The kinds of events of which so many can come at once."""


Does = Literal["pays", "takes", "gives", ""]


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a verb whatever its fields hold.

    `does`: `pays`, which belongs left of the arrow; `takes`, which may stand there; `gives`; or
    none of these. What goes `down` takes where it gives. `raises`: the event that is heard each
    time, as often as it is done, so that triggers may set each other off without end."""

    does: Does = ""
    raises: EventKind | None = None
