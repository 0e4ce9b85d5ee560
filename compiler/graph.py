"""The effect graph: the one meaning of a card set.

In: built by `compiler.lower`, or loaded from JSON by `compiler.document`. Out: read by the runtime,
the text generator, the faces and the printed references, and by nothing that also reads source.

Everything here is frozen data: amounts are positive and the verb carries the direction, names are
identifiers of declared vocabulary, texts are not kept. Nodes are small dataclasses in closed
unions; their JSON form is `{"is": "gain", …}` with defaults left out, and
`grammar/effect-graph.schema.json` is generated from these very classes. `by` fields hold the source
place and do not take part in equality.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Literal

VERSION = 1
"""Version of the JSON form; a document of another version is refused."""

SPECIAL = "special"
"""The kind of tile that `place this tile` means; a game declares it as it declares other tiles."""

Whose = Literal["you", "any", "all", "opponents", "that", "owner", "nobody"]
"""Whose things are meant. `you`: the one the ability belongs to. `any`: one player to be chosen
(the red border). `all`: everybody's (counting), anybody (events). `opponents`: all the others
(counting), any other (events, choices). `that`: the player who set off the trigger. `owner`: who
owns `it`."""

Period = Literal["action", "generation", "game"]
Bound = Literal["min", "max", "exactly"]
CardReference = Literal["", "this", "that", "it"]
"""`this`: the card the ability stands on (`here`). `that`: the card that set off the trigger. `it`:
the card or tile just mentioned. Empty: chosen or counted by the filter."""


def _by() -> str:  # where in the source, "file:line"
    return field(default="", compare=False, repr=False)


# ---- selectors ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardSet:
    """Cards by filter; all filters must hold, an empty one holds always.

    `zone`: `play` (in front of a player), `hand`, `deck`, `discard`, `events` (played events),
    `here` (lying on the card that the ability stands on), `market` (to be bought by anybody), or
    empty for cards that need no place (the card being played, drawn or revealed). `other`: not the
    card the ability stands on. `resources`: at least so many resources on it."""

    reference: CardReference = ""
    zone: str = ""
    whose: Whose = "you"
    kinds: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()  # at least one of them
    holds: tuple[str, ...] = ()  # can hold one of them
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
    tile. `regions`: in one of these named parts of the board."""

    terrains: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    regions: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()
    beside: tuple[Beside, ...] = ()
    near: Literal["", "it", "this"] = ""
    board: bool | None = None
    empty: bool = True
    reserved: bool | None = None


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


Measure = Stock | Production | Level | Counter | Tags | Tiles | Cards | Held | Sum | Score | Areas


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
    """All there is of what the verb acts on."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the track of the card itself shows at its marker, times `times` (X of a colony)."""

    times: int = 1


Amount = int | Chosen | Per | Every | Shown


# ---- conditions and events ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Compare:
    """`value` in the measure's printed unit, `less` lower when looked at. `exactly` is used by
    scenarios only."""

    measure: Measure
    bound: Bound
    value: int
    less: Amount = 0
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Matches:
    """The referenced card is one of `cards` (`cards.reference` says which is looked at)."""

    cards: CardSet
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Happened:
    event: Event
    period: Period
    by: str = _by()


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
    by: str = _by()


Condition = Compare | Matches | Happened | Both | Either | Not | InState

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


# ---- effects: leaves ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class That:
    """The resource that set off the trigger (`1 of that resource`)."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A resource of this list among the bonuses printed under the tile `at`; chosen when
    several."""

    resources: tuple[str, ...]
    at: Literal["it", "this"] = "this"


@dataclass(frozen=True, slots=True)
class Lowest:
    """The resource whose production is lowest (chosen among equals)."""

    resources: tuple[str, ...]


Resource = str | That | Printed | Lowest


@dataclass(frozen=True, slots=True)
class Gain:
    """To the stock of the ability's player."""

    resource: Resource
    amount: Amount
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Lose:
    """As much as there is, up to `amount`. `to`: who gets it, if somebody does."""

    resource: Resource
    amount: Amount
    to: Whose | None = None
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Spend:
    """Mandatory: it must be there. `source`: from cards rather than the stock."""

    resource: str
    amount: Amount
    source: CardSet | None = None
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Pay:
    """Megacredits, mandatory; `using` may replace them at their value."""

    amount: Amount
    using: tuple[str, ...] = ()
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Produce:
    """Production up or down. `whose` `any`: of one chosen player (red border)."""

    resource: Resource
    amount: Amount
    down: bool = False
    whose: Whose = "you"
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Raise:
    """A parameter or a player track by steps; past its end nothing happens."""

    track: str
    steps: Amount
    down: bool = False
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Place:
    """A tile, or several. `tile` empty: the card's own special tile. `area` None: the tile's own
    rule. With an area, its terrain, adjacency and name replace those of the tile's rule; `free`
    ignores the tile's rule altogether. On a board without such a named area or such a terrain the
    tile's own rule is all that counts."""

    tile: str
    area: AreaSet | None = None
    free: bool = False
    count: int = 1
    by: str = _by()


@dataclass(frozen=True, slots=True)
class MoveTile:
    """One of these tiles to another area where its own rule lets it go, as if it were not on the
    board yet."""

    tiles: TileSet
    by: str = _by()


@dataclass(frozen=True, slots=True)
class RemoveTile:
    """One of these tiles goes back to the supply; without one nothing happens."""

    tiles: TileSet
    by: str = _by()


@dataclass(frozen=True, slots=True)
class GainTag:
    """To have such a tag until the period ends."""

    tag: str
    amount: Amount = 1
    period: Period = "generation"
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Add:
    """Resources onto a card: `resource` empty means of the kind that the card holds. Without a card
    that can hold them nothing happens."""

    resource: str
    amount: Amount
    to: CardSet
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Remove:
    """From a player's stock (`whose`) or from a card (`cards`). `up_to`: any number up to `amount`,
    and optional; without it mandatory in full. `steal`: the ability's player gets it. `down`
    production is `Produce`. `owning`: only from players who own such a tile.
    `players`: only from those for whom this holds, `you` in it being that player."""

    resource: str
    amount: Amount
    whose: Whose | None = None
    cards: CardSet | None = None
    up_to: bool = False
    steal: bool = False
    owning: TileSet | None = None
    players: Condition | None = None
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Draw:
    """`cards`: only such cards are kept, revealing until found, the rest discarded."""

    amount: Amount
    cards: CardSet | None = None
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Look:
    """Turn over cards for the steps that follow; what is not taken is discarded. `public`: all
    see."""

    amount: Amount
    public: bool = False
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Take:
    """Of the cards looked at, into hand. `buy`: at the price of a card."""

    amount: Amount
    buy: bool = False
    cards: CardSet | None = None
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Discard:
    """From hand; which ones is the player's choice. Mandatory in full."""

    amount: Amount
    cards: CardSet | None = None
    by: str = _by()


@dataclass(frozen=True, slots=True)
class CopyProduction:
    """The production box of such a card, done anew."""

    cards: CardSet
    by: str = _by()


@dataclass(frozen=True, slots=True)
class CopyEffects:
    """The immediate effects of such a card, done anew."""

    cards: CardSet
    by: str = _by()


@dataclass(frozen=True, slots=True)
class MoveCards:
    """Cards from where they are into another zone; `whose`: the zone of that player."""

    amount: Amount
    cards: CardSet
    to: str
    whose: Whose = "you"
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Double:
    """The resources on such a card: as many again."""

    cards: CardSet
    by: str = _by()


@dataclass(frozen=True, slots=True)
class UseAction:
    """The action of such a card."""

    cards: CardSet
    by: str = _by()


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card from hand, `less` cheaper (None: free); `ignoring`: parameters requirements
    ignored."""

    cards: CardSet
    less: int | None = 0
    ignoring: bool = False
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Fund:
    """An award, for free."""

    by: str = _by()


@dataclass(frozen=True, slots=True)
class Claim:
    """Such a tile becomes the player's own; mandatory."""

    tiles: TileSet
    by: str = _by()


Leaf = (
    Gain
    | Lose
    | Spend
    | Pay
    | Produce
    | Raise
    | Place
    | MoveTile
    | RemoveTile
    | GainTag
    | Add
    | Remove
    | Draw
    | Look
    | Take
    | Discard
    | CopyProduction
    | CopyEffects
    | MoveCards
    | Double
    | UseAction
    | PlayCard
    | Fund
    | Claim
)


# ---- effects: structure -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Unordered:
    """No edge between the parts: the active player chooses the order."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Then:
    """Each part when the one before is done."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class OneOf:
    """Exactly one, chosen by the player among those possible."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Pays:
    """The red arrow: `cost` in full, then `gain`."""

    cost: Effect
    gain: Effect


@dataclass(frozen=True, slots=True)
class May:
    body: Effect


@dataclass(frozen=True, slots=True)
class Repeatedly:
    body: Effect


@dataclass(frozen=True, slots=True)
class Each:
    """For each player meant, in turn order; inside, `you` is that player."""

    who: Whose
    body: Effect


@dataclass(frozen=True, slots=True)
class When:
    """`if`: decided when its turn in the pool comes."""

    condition: Condition
    yes: Effect
    no: Effect | None = None


Effect = Leaf | Unordered | Then | OneOf | Pays | May | Repeatedly | Each | When


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
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Worth:
    """A paying resource is worth `more` M€ more."""

    resource: str
    more: int
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Tolerance:
    """Global requirements may be off by so many steps; `parameters` empty: all."""

    steps: int
    parameters: tuple[str, ...] = ()
    by: str = _by()


@dataclass(frozen=True, slots=True)
class SpendAs:
    """`resource` may be spent as `value` of `instead`; only on `cards` if given; `here`: from this
    card."""

    resource: str
    instead: str
    value: int = 1
    cards: CardSet | None = None
    here: bool = False
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Protect:
    """Opponents may not remove these of yours (stock or on your cards)."""

    resources: tuple[str, ...]
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Override:
    """A number of the rules is another one for you: `rule` is a declared rule name (`card
    price`)."""

    rule: str
    value: int
    by: str = _by()


@dataclass(frozen=True, slots=True)
class PlayFrom:
    """Such cards may be played as if they were in hand."""

    cards: CardSet
    by: str = _by()


@dataclass(frozen=True, slots=True)
class CountsAs:
    """Where these resources can be spent as tags, they can be spent as such tags too."""

    resources: tuple[str, ...]
    tag: str
    by: str = _by()


Continuous = Discount | Worth | Tolerance | SpendAs | Protect | Override | PlayFrom | CountsAs

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
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Points:
    """Victory points at the end of the game; negative ones are a negative `amount` int."""

    amount: Amount
    condition: Condition | None = None
    negative: bool = False
    by: str = _by()


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
    by: str = _by()


# ---- vocabulary and rules content ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ResourceKind:
    """`kept`: `player` (stock and production on the player board) or `card`. `worth`/`on_tags`:
    what one pays on cards with these tags. `becomes`: turned into at the production phase. `least`:
    the lowest production. `plural` is derived unless declared.

    `supply`: how many there are in the game; a gain beyond it is cut. `counted`: they are the cubes
    of this parameter, whose level is how many are in use; with none left nobody can gain one.
    `as_tag`: given back, one counts as such a tag."""

    id: str
    name: str
    plural: str
    kept: Literal["player", "card"] = "player"
    worth: int = 0
    on_tags: tuple[str, ...] = ()
    becomes: str = ""
    least: int = 0
    symbol: str = ""  # one or two letters printed where there is no drawing, e.g. M€
    icon: str = ""  # the drawing that the set brings, SVG
    supply: int | None = None
    counted: str = ""
    as_tag: str = ""
    by: str = _by()


@dataclass(frozen=True, slots=True)
class BonusKind:
    """What an area may print: `drawn` its letter in the rows of a board, `effect` what placing a
    tile there gives. Resources with a letter have one made for them, of the same id."""

    id: str
    name: str
    drawn: str
    effect: Effect
    by: str = _by()


@dataclass(frozen=True, slots=True)
class TagKind:
    """`wild`: counts as any tag for requirements and counting. `drawn`: its letter in the rows of a
    board; whoever owns a tile on such an area has the tag."""

    id: str
    name: str
    symbol: str = ""
    wild: bool = False
    icon: str = ""
    drawn: str = ""
    by: str = _by()


@dataclass(frozen=True, slots=True)
class TerrainKind:
    """A kind of area; `drawn` its sign in the rows of a board; `also` a terrain it counts as
    too."""

    id: str
    name: str
    drawn: str
    also: str = ""
    kept: bool = False  # only for tiles that name the area
    by: str = _by()


@dataclass(frozen=True, slots=True)
class TileKind:
    """`areas`: where it may go, the first set with a legal area counts (others are not looked at).
    `owned`: False for oceans. `effect`: what placing it does besides. `beside_bonus`: what a player
    who places a tile next to it gets for each. `supply`: how many there are (None: enough).
    `covers`: False for a marker that only reserves the area. `counted`: they are the cubes of this
    parameter, as resources can be. `limit`: how many a player may have on the board."""

    id: str
    name: str
    plural: str
    areas: tuple[AreaSet, ...] = ()
    owned: bool = True
    effect: Effect | None = None
    beside_bonus: tuple[tuple[str, int], ...] = ()
    supply: int | None = None
    covers: bool = True
    points: tuple[Points, ...] = ()
    symbol: str = ""
    icon: str = ""
    counted: str = ""
    limit: int | None = None
    by: str = _by()


@dataclass(frozen=True, slots=True)
class ParameterKind:
    """A global track. Values in printed units. `moments` fire once when the step is reached.
    `each_step` is what the player who raises it gets. `ends`: must be full for the game to end.
    One whose cubes are resources or tiles (`counted`) counts those in use."""

    id: str
    name: str
    unit: str
    lowest: int
    highest: int
    step: int = 1
    start: int = 0
    each_step: Effect | None = None
    moments: tuple[Ability, ...] = ()
    ends: bool = True
    icon: str = ""
    by: str = _by()


@dataclass(frozen=True, slots=True)
class CounterKind:
    """A track every player has (terraform rating). `points`: one victory point per step."""

    id: str
    name: str
    start: int = 0
    points: bool = False
    symbol: str = ""
    icon: str = ""
    by: str = _by()


@dataclass(frozen=True, slots=True)
class StateKind:
    """Something that holds or does not hold for a player or a card, known to the game by its id."""

    id: str
    name: str
    by: str = _by()


@dataclass(frozen=True, slots=True)
class ElementKind:
    """What stands on the sides of factories and modules; `symbol` one or two letters."""

    id: str
    name: str
    symbol: str = ""
    by: str = _by()


@dataclass(frozen=True, slots=True)
class AreaPlace:
    """One area of a board. `label` is its row letter and column (`E3`), or a name off the board.
    `bonus`: ids of `BonusKind`, in printed order. `neighbours`: labels. `reserved`: only for what
    names it. `regions`: the named parts of the board that it lies in. `tags`: what the owner of a
    tile on it has."""

    label: str
    terrain: str
    bonus: tuple[str, ...] = ()
    neighbours: tuple[str, ...] = ()
    name: str = ""
    reserved: bool = False
    board: bool = True
    regions: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """`areas`: those of its rows, then those off the planet, which every board has."""

    id: str
    set: str
    name: str
    areas: tuple[AreaPlace, ...]
    milestones: tuple[str, ...] = ()
    awards: tuple[str, ...] = ()
    by: str = _by()


@dataclass(frozen=True, slots=True)
class SetInfo:
    id: str
    name: str
    uses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Library:
    """Everything that a list of sets declares, with what they use. Each tuple is sorted by set
    order, then as declared, so that compiling twice gives the same bytes. `rules` are the numbers
    of the game (`players`, `hand size`, …) by name."""

    sets: tuple[SetInfo, ...] = ()
    game: str = ""
    rules: tuple[tuple[str, int | str], ...] = ()
    resources: tuple[ResourceKind, ...] = ()
    tags: tuple[TagKind, ...] = ()
    bonuses: tuple[BonusKind, ...] = ()
    terrains: tuple[TerrainKind, ...] = ()
    tiles: tuple[TileKind, ...] = ()
    parameters: tuple[ParameterKind, ...] = ()
    counters: tuple[CounterKind, ...] = ()
    states: tuple[StateKind, ...] = ()
    elements: tuple[ElementKind, ...] = ()
    boards: tuple[Board, ...] = ()
    cards: tuple[Card, ...] = ()
    scenarios: tuple[Scenario, ...] = ()
    version: int = VERSION


# ---- scenarios ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fact:
    """Before the act it is made so, after it must be so. `player` empty: about the game. For cards
    in a zone the measure is `Cards` with names; a tile at a place is `Tiles` with an area name."""

    player: str
    condition: Condition
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Act:
    """`verb`: play, use, claim, fund, pass, place, begin (the
    game), end (the generation). `target`: a card id, or
    the text named. `answers` are matched with the options offered, in order."""

    player: str
    verb: str
    target: str = ""
    answers: tuple[str, ...] = ()
    by: str = _by()


@dataclass(frozen=True, slots=True)
class Expect:
    """Of the last act or the present decision: `refused` (with `text` in the reason), `offered`,
    `not-offered` (`text` names the option)."""

    what: Literal["refused", "offered", "not-offered"]
    text: str = ""
    player: str = ""
    by: str = _by()


Step = Fact | Act | Expect


@dataclass(frozen=True, slots=True)
class Scenario:
    """`given` facts, then steps in order; a Fact among the steps is checked."""

    name: str
    set: str
    players: tuple[str, ...]
    board: str = ""
    options: tuple[tuple[str, str], ...] = ()
    source: str = ""
    given: tuple[Fact, ...] = ()
    steps: tuple[Step, ...] = ()
    by: str = _by()


def walk(node: object) -> Iterator[Any]:
    """Every node of a tree, parents first."""
    if is_dataclass(node) and not isinstance(node, type):
        yield node
        for one in fields(node):
            yield from walk(getattr(node, one.name))
    elif isinstance(node, tuple):
        for part in node:
            yield from walk(part)
