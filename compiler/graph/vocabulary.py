"""What sets declare beside cards, boards among it, and the library of it all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from compiler.graph.base import VERSION, by
from compiler.graph.cards import Ability, Card, Points
from compiler.graph.effects import Effect
from compiler.graph.scenarios import Scenario
from compiler.graph.things import AreaSet


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
    by: str = by()


@dataclass(frozen=True, slots=True)
class BonusKind:
    """What an area may print: `drawn` its letter in the rows of a board, `effect` what placing a
    tile there gives. Resources with a letter have one made for them, of the same id."""

    id: str
    name: str
    drawn: str
    effect: Effect
    by: str = by()


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
    by: str = by()


@dataclass(frozen=True, slots=True)
class TerrainKind:
    """A kind of area; `drawn` its sign in the rows of a board; `also` a terrain it counts as
    too."""

    id: str
    name: str
    drawn: str
    also: str = ""
    kept: bool = False  # only for tiles that name the area
    icon: str = ""
    by: str = by()


@dataclass(frozen=True, slots=True)
class TileKind:
    """`areas`: where it may go, the first set with a legal area counts (others are not looked at).
    `owned`: False for oceans. `effect`: what placing it does besides. `beside_bonus`: what a player
    who places a tile next to it gets for each. `supply`: how many there are (None: enough).
    `covers`: False for what does not take up the area; it reserves it for its player, or as `lies`
    says: it `blocks` the area for everybody, or `stacks` on other tiles. `counted`: they are the
    cubes of this parameter, as resources can be. `limit`: how many a player may have on it."""

    id: str
    name: str
    plural: str
    areas: tuple[AreaSet, ...] = ()
    owned: bool = True
    effect: Effect | None = None
    beside_bonus: tuple[tuple[str, int], ...] = ()
    supply: int | None = None
    covers: bool = True
    lies: Literal["", "blocks", "stacks"] = ""
    points: tuple[Points, ...] = ()
    symbol: str = ""
    icon: str = ""
    counted: str = ""
    limit: int | None = None
    by: str = by()


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
    by: str = by()


@dataclass(frozen=True, slots=True)
class CounterKind:
    """A track every player has (terraform rating). `points`: one victory point per step."""

    id: str
    name: str
    start: int = 0
    points: bool = False
    symbol: str = ""
    icon: str = ""
    by: str = by()


@dataclass(frozen=True, slots=True)
class StateKind:
    """Something that holds or does not hold for a player or a card, known to the game by its id."""

    id: str
    name: str
    by: str = by()


@dataclass(frozen=True, slots=True)
class ElementKind:
    """What stands on the sides of factories and modules; `symbol` one or two letters."""

    id: str
    name: str
    symbol: str = ""
    by: str = by()


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
    by: str = by()


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
