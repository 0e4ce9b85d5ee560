"""Things and what is said of them: sets of cards, tiles and areas, what can be counted, amounts,
conditions, events. They refer to each other, so they are one module."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from compiler.graph.base import Bound, CardReference, Period, Rank, Whose, by

# ---- selectors ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardSet:
    """Cards by filter; all filters must hold, an empty one holds always.

    `zone`: `play` (in front of a player), `hand`, `deck`, `discard`, `events` (played events),
    `here` (lying on the card that the ability stands on), `market` (to be bought by anybody),
    `table` (just looked at), or empty for cards that need no place (the card being played, drawn or
    revealed). `other`: not the card the ability stands on. `resources`: at least so many resources
    on it. `shows`: names one of these resources anywhere on its face. `places`/`places_no`: has a
    plain line that places such a tile, or none."""

    reference: CardReference = ""
    zone: str = ""
    whose: Whose = "you"
    kinds: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()  # at least one of them
    holds: tuple[str, ...] = ()  # can hold one of them
    shows: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    places_no: tuple[str, ...] = ()
    resources: int = 0
    cost_min: int | None = None
    cost_max: int | None = None
    points_min: int | None = None
    has_requirements: bool | None = None
    global_requirements: bool | None = None  # requires a level of a global parameter
    has_tags: bool | None = None
    names: tuple[str, ...] = ()  # card ids
    other: bool = False
    used: bool | None = None  # its action was used this generation
    at: str = ""  # its place in its player's own layout; scenarios only


@dataclass(frozen=True, slots=True)
class TileSet:
    """Tiles in play. `tiles` empty: any tile. `at`: only the one just placed (`it`), or the one
    this card placed (`this`). `on`: only on such areas. `beside`: only next to such tiles."""

    tiles: tuple[str, ...] = ()
    whose: Whose = "all"
    at: Literal["", "it", "this"] = ""
    on: AreaSet | None = None
    beside: TileSet | None = None


@dataclass(frozen=True, slots=True)
class Beside:
    """Adjacent to at least `least` and at most `most` such tiles (None: no limit)."""

    tiles: TileSet
    least: int = 1
    most: int | None = None


@dataclass(frozen=True, slots=True)
class AreaSet:
    """Areas of the board. `terrains` empty: any. `bonus`: prints at least one of these resources.
    `board`: only areas on the planet's board (True) or only off it (False). `empty`: without a
    tile. `near`: next to the area of `it` or of this card's tile. `reserved`: kept for a named
    tile. `regions`: in one of these named parts of the board. `holding`: with such a tile or marker
    on it."""

    terrains: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    regions: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()
    beside: tuple[Beside, ...] = ()
    near: Literal["", "it", "this"] = ""
    board: bool | None = None
    empty: bool = True
    reserved: bool | None = None
    holding: TileSet | None = None


@dataclass(frozen=True, slots=True)
class DelegateSet:
    """Delegates in parties; those of `nobody` are the neutral ones. `post`: the leader of a party,
    those who are none, the chairman, or any. `parties` empty: in whichever."""

    post: Literal["", "leader", "non-leader", "chairman"] = ""
    whose: Whose = "you"
    parties: tuple[str, ...] = ()


# ---- measures: what can be counted --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stock:
    """Resources on the player board; the sum of several."""

    resources: tuple[str, ...]
    whose: Whose = "you"


@dataclass(frozen=True, slots=True)
class Production:
    """Steps of production of these resources. `how`: all together, the `highest` of them, or how
    many of them were `increased` above what the game began with."""

    resources: tuple[str, ...]
    whose: Whose = "you"
    how: Literal["", "highest", "increased"] = ""


@dataclass(frozen=True, slots=True)
class Level:
    """A global parameter in its printed unit (°C, %, tiles)."""

    parameter: str


@dataclass(frozen=True, slots=True)
class Counter:
    """A track every player has, such as rating."""

    counter: str
    whose: Whose = "you"


@dataclass(frozen=True, slots=True)
class Tags:
    """Tags in play, events not counted. `different`: how many kinds; then `tags` empty means
    all. `wild`: wild tags count as whatever is wanted. `printed`: only those on cards."""

    tags: tuple[str, ...] = ()
    whose: Whose = "you"
    different: bool = False
    wild: bool = True
    printed: bool = False


@dataclass(frozen=True, slots=True)
class Tiles:
    tiles: TileSet


@dataclass(frozen=True, slots=True)
class Cards:
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Held:
    """Resources on cards. `resources` empty: whatever the card holds."""

    cards: CardSet
    resources: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sum:
    parts: tuple[Measure, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """Victory points, as they would be counted if the game ended now. `won`: 1 for who would then
    win, else 0."""

    whose: Whose = "you"
    won: bool = False


@dataclass(frozen=True, slots=True)
class Areas:
    areas: AreaSet


@dataclass(frozen=True, slots=True)
class Completed:
    """How many global parameters have reached their end."""


@dataclass(frozen=True, slots=True)
class Colonies:
    """Colonies that have been built."""

    whose: Whose = "you"


@dataclass(frozen=True, slots=True)
class Delegates:
    delegates: DelegateSet


@dataclass(frozen=True, slots=True)
class Parties:
    """Parties in which there is such a delegate."""

    delegates: DelegateSet


Measure = (
    Stock
    | Production
    | Level
    | Counter
    | Tags
    | Tiles
    | Cards
    | Held
    | Sum
    | Score
    | Areas
    | Completed
    | Colonies
    | Delegates
    | Parties
)


# ---- amounts ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Chosen:
    """X, chosen by the player once per ability, times `times`."""

    times: int = 1


@dataclass(frozen=True, slots=True)
class Per:
    """`times` for every `each` of the measure, counted up to `most`, rounded down. The first
    `beyond` do not count. The count is then raised by `plus` and lowered by `minus`, never below
    zero."""

    measure: Measure
    times: int = 1
    each: int = 1
    most: int | None = None
    plus: Measure | None = None
    minus: Measure | None = None
    beyond: int = 0


@dataclass(frozen=True, slots=True)
class Every:
    """All there is of what the verb acts on, except so much."""

    but: Amount = 0


@dataclass(frozen=True, slots=True)
class Shown:
    """What the track of the card itself shows at its marker, times `times` (X of a colony)."""

    times: int = 1


@dataclass(frozen=True, slots=True)
class Less:
    """`amount` minus what is counted, never below zero."""

    amount: int
    minus: Per


@dataclass(frozen=True, slots=True)
class More:
    """`amount` plus what is counted."""

    amount: int
    plus: Per


Amount = int | Chosen | Per | Every | Shown | Less | More


# ---- conditions and events ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Compare:
    """`value` in the measure's printed unit, `less` lower when looked at. `exactly` is used by
    scenarios only."""

    measure: Measure
    bound: Bound
    value: int
    less: Amount = 0
    by: str = by()


@dataclass(frozen=True, slots=True)
class Matches:
    """The referenced card is one of `cards` (`cards.reference` says which is looked at)."""

    cards: CardSet
    by: str = by()


@dataclass(frozen=True, slots=True)
class Happened:
    event: Event
    period: Period
    by: str = by()


@dataclass(frozen=True, slots=True)
class Both:
    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Either:
    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Not:
    part: Condition


@dataclass(frozen=True, slots=True)
class InState:
    """A declared state holds for the ability's player or card (`connected`, `chairman`)."""

    state: str
    by: str = by()


@dataclass(frozen=True, slots=True)
class Leads:
    """The ability's player is among those who have the most, second most or fewest of it."""

    rank: Rank
    measure: Measure
    by: str = by()


@dataclass(frozen=True, slots=True)
class Rules:
    """The party rules, or the ability's player has two delegates in it."""

    party: str
    by: str = by()


Condition = Compare | Matches | Happened | Both | Either | Not | InState | Leads | Rules

EventKind = Literal[
    "play-card",  # a card was played; cards
    "play-tag",  # one per tag on a card played; tags, cards
    "place",  # a tile was placed; tiles
    "gain",  # resources to the stock; resources
    "produce",  # production went up; resources
    "raise",  # a parameter or player track went up, once per step; parameter
    "add",  # resources put on a card; resources, cards
    "remove",  # resources or production taken from another player; resources
    "project",  # a standard project was used and paid; projects
    "convert",
    "pass",
    "phase",  # a phase begins; phase
    "colony",  # a colony was built
    "trade",  # a colony was chosen to trade with, and nothing was got yet
    "new-tag",  # the first tag of its kind that its player has in play
]


@dataclass(frozen=True, slots=True)
class Event:
    """What a trigger listens to and what history asks about.

    `who`: who did it. `each`: fires once per unit (`when you gain 1 production`); tags always
    do. `of`: whose resources were removed; in the `players` of a removal `owner` is the player of
    the ability. `full`: at no less than the printed cost."""

    kind: EventKind
    who: Whose = "you"
    cards: CardSet | None = None
    tags: tuple[str, ...] = ()
    tiles: TileSet | None = None
    resources: tuple[str, ...] = ()
    parameter: str = ""
    cost_min: int | None = None  # printed cost of the card or standard project
    phase: str = ""
    each: bool = False
    of: Whose | None = None
    full: bool = False
