"""What sets declare beside cards, boards among it, and the library of it all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Literal, get_args

from compiler.graph.base import (
    VERSION,
    AreaName,
    AwardId,
    BoardId,
    BonusId,
    CardId,
    Colour,
    Drawing,
    Id,
    Language,
    MilestoneId,
    Name,
    ParameterId,
    Ref,
    SetId,
    StockId,
    TagId,
    TerrainId,
    TileId,
    Words,
    by,
)
from compiler.graph.cards import Ability, Card, Points
from compiler.graph.effects import Effect
from compiler.graph.scenarios import Scenario
from compiler.graph.selectors import AreaSet, merged
from dsl.reading.records import dataclass


@dataclass(frozen=True, slots=True)
class ResourceKind:
    """`kept`: `player` (stock and production on the player board) or `card`. `worth`/`on_tags`:
    what one pays on cards with these tags. `becomes`: turned into at the production phase. `least`:
    the lowest production. `plural` is derived unless declared.

    `supply`: how many there are in the game; a gain beyond it is cut. `counted`: they are the cubes
    of this parameter, whose level is how many are in use; with none left nobody can gain one.
    `as_tag`: given back, one counts as such a tag.

    `apart`: no standard resource, and never produced. `most`: what a player would have beyond it is
    cut. `safe`: nobody may take it from its player."""

    id: Id
    name: Name
    plural: Name
    kept: Literal["player", "card"] = "player"
    worth: Annotated[int, "What one pays, in megacredits."] = 0
    on_tags: Annotated[tuple[TagId, ...], "It pays for cards with one of these tags."] = ()
    becomes: Annotated[StockId, "What is left of it turns into this in the production phase."] = ""
    least: Annotated[int, "The lowest production."] = 0
    symbol: Words = ""  # one or two letters printed where there is no drawing, e.g. M€
    icon: Drawing = ""  # the drawing that the set brings, SVG
    supply: Annotated[int | None, "How many there are in the game; null for enough."] = None
    counted: Annotated[ParameterId, "They are the cubes of this parameter."] = ""
    as_tag: Annotated[TagId, "Given back to the supply, one counts as this tag."] = ""
    apart: Annotated[bool, "It is no standard resource and has no production."] = False
    most: Annotated[int | None, "How many a player may have; null for no limit."] = None
    safe: Annotated[bool, "Nobody may take it from its player."] = False
    by: str = by()

    @property
    def standard(self) -> bool:
        """Whether it is one of the standard resources, which have a production."""
        return self.kept == "player" and not self.apart


@dataclass(frozen=True, slots=True)
class BonusKind:
    """What an area may print: `drawn` its letter in the rows of a board, `effect` what placing a
    tile there gives. Resources with a letter have one made for them, of the same id."""

    id: Id
    name: Name
    drawn: Annotated[Words, "Its letter in the rows of a board."]
    effect: Annotated[Effect, "What placing a tile there gives."]
    by: str = by()


@dataclass(frozen=True, slots=True)
class TagKind:
    """`wild`: counts as any tag for requirements and counting. `drawn`: its letter in the rows of a
    board; whoever owns a tile on such an area has the tag."""

    id: Id
    name: Name
    symbol: Words = ""
    wild: Annotated[bool, "It counts as any tag."] = False
    icon: Drawing = ""
    drawn: Annotated[Words, "Its letter in the rows of a board."] = ""
    by: str = by()


@dataclass(frozen=True, slots=True)
class TerrainKind:
    """A kind of area; `drawn` its sign in the rows of a board; `also` a terrain it counts as
    too."""

    id: Id
    name: Name
    drawn: Annotated[Words, "Its sign in the rows of a board."]
    also: Annotated[TerrainId, "A terrain that it counts as too."] = ""
    kept: Annotated[bool, "Only for tiles that name the area."] = False
    icon: Drawing = ""
    by: str = by()


@dataclass(frozen=True, slots=True)
class TileKind:
    """`areas`: where it may go, the first set with a legal area counts (others are not looked at).
    `owned`: False for oceans. `effect`: what placing it does besides. `beside_bonus`: what a player
    who places a tile next to it gets for each; `neighbours`: what that player does besides, and
    `rent`: what its owner does when somebody else places one there, who is `that` player; in both
    `it` is the area just covered. `supply`: how many there are (None: enough).
    `covers`: False for what does not take up the area; it reserves it for its player, or as `lies`
    says: it `blocks` the area for everybody, or `stacks` on other tiles. `counted`: they are the
    cubes of this parameter, as resources can be. `limit`: how many a player may have on it.
    `counts_as`: wherever tiles of that kind are asked for it is one of them."""

    id: Id
    name: Name
    plural: Name
    areas: Annotated[
        tuple[AreaSet, ...], "Where it may go: the first of these that has a legal area."
    ] = ()
    owned: Annotated[bool, "Whether it belongs to who places it."] = True
    effect: Annotated[Effect | None, "What placing it does besides."] = None
    beside_bonus: Annotated[
        tuple[tuple[StockId, int], ...], "What placing a tile next to it gives."
    ] = ()
    supply: Annotated[int | None, "How many there are; null for enough."] = None
    covers: Annotated[bool, "False for a marker that only reserves the area."] = True
    lies: Annotated[
        Literal["", "blocks", "stacks"],
        "Of what covers nothing: it blocks its area, or stacks on tiles.",
    ] = ""
    points: tuple[Points, ...] = ()
    symbol: Words = ""
    icon: Drawing = ""
    counted: Annotated[ParameterId, "They are the cubes of this parameter."] = ""
    limit: Annotated[int | None, "How many a player may have on the board; null for no limit."] = (
        None
    )
    neighbours: Annotated[
        Effect | None, "What who places a tile next to it does, once for each such tile."
    ] = None
    rent: Annotated[
        Effect | None, "What its owner does when somebody else places a tile next to it."
    ] = None
    counts_as: Annotated[TileId, "It counts as this kind too, and is not of its supply."] = ""
    by: str = by()

    def sites(
        self, said: AreaSet | None = None, free: bool = False, anywhere: bool = False
    ) -> tuple[AreaSet, ...]:
        """Where it may go: the first of these that has a legal area. What is `said` of kind of
        area, board, name or neighbours replaces what the tile says about it, all of that where it
        is `free`. Who says nothing of a board means the planet, unless something that lies there
        leads to another one; or, `anywhere`, all of them."""
        own = () if free else self.areas
        stacks = self.lies == "stacks"
        rules = [merged(rule, said, stacks) for rule in own] or [said or AreaSet()]
        return tuple(
            rule if anywhere or rule.says_board or rule.leads else replace(rule, board=True)
            for rule in rules
        )


@dataclass(frozen=True, slots=True)
class ParameterKind:
    """A global track. Values in printed units. `moments` fire once when the step is reached.
    `each_step` is what the player who raises it gets. `ends`: must be full for the game to end.
    One whose cubes are resources or tiles (`counted`) counts those in use."""

    id: Id
    name: Name
    unit: Annotated[Words, "The unit printed behind it."]
    lowest: Annotated[int, "Its lowest value, as printed."]
    highest: Annotated[int, "Its highest value, as printed."]
    step: Annotated[int, "How far one step goes."] = 1
    start: Annotated[int, "Where it begins."] = 0
    each_step: Annotated[Effect | None, "What the player who raises it gets for each step."] = None
    moments: Annotated[tuple[Ability, ...], "What happens once at certain values."] = ()
    ends: Annotated[bool, "It must be full for the game to end."] = True
    icon: Drawing = ""
    by: str = by()


@dataclass(frozen=True, slots=True)
class CounterKind:
    """A track every player has (terraform rating). `points`: victory points for each step. Where
    it has a lowest or highest value it stops there."""

    id: Id
    name: Name
    start: Annotated[int, "Where it begins."] = 0
    points: Annotated[int, "Victory points for each step."] = 0
    symbol: Words = ""
    icon: Drawing = ""
    lowest: Annotated[int | None, "Where it stops downwards; null for nowhere."] = None
    highest: Annotated[int | None, "Where it stops upwards; null for nowhere."] = None
    by: str = by()


@dataclass(frozen=True, slots=True)
class StateKind:
    """Something that holds or does not hold for a player or a card, known to the game by its id; or
    for a whole game, when it was `chosen` for it."""

    id: Id
    name: Name
    chosen: Annotated[bool, "It holds in games whose variant names it."] = False
    by: str = by()


@dataclass(frozen=True, slots=True)
class ElementKind:
    """What stands on the sides of factories and modules; `symbol` one or two letters."""

    id: Id
    name: Name
    symbol: Words = ""
    by: str = by()


Faced = Literal["automated", "active", "event", "corporation", "prelude", "token"]
"""The kinds of cards whose face a kind of a set's own may have; a token is a small card."""

TURN = "turn"
"""When cards of a kind are played that are kept for an action of a turn."""


@dataclass(frozen=True, slots=True)
class KindOfCard:
    """A kind of cards that a set adds. They are free, lie in a pile of their own, and each player
    keeps `kept` of the `dealt` ones at set-up and plays them after the corporations, as preludes
    are played; of others effects look at the pile. `face`: of which kind they look.

    `lies`: they are laid out on `areas` by what effects say, face down unless they are `open`; or
    open in a `row` of so many, which is filled from their pile. One that a player takes is played
    at once. `played`: what a player has of them is kept, and played as an action of a `turn`, or
    one by each player when a phase of this name begins. `seats`: they are nobody's; a player takes
    a seat on one in the row as an action, for its cost, and does what it says; what stands behind
    `full` is done when all are taken, and another comes into the row."""

    id: Id
    name: Name
    plural: Name
    dealt: Annotated[int, "How many of them each player is dealt at set-up."] = 0
    kept: Annotated[int, "How many of those each player keeps and plays."] = 0
    face: Annotated[Faced, "The kind of card whose face they have."] = "active"
    lies: Annotated[
        Literal["", "areas", "row"], "Where they are laid out; empty for in their pile only."
    ] = ""
    row: Annotated[int, "How many of them lie in their row."] = 0
    open: Annotated[bool, "On areas they lie face up."] = False
    seats: Annotated[int, "How many seats of players each has; 0 where nobody takes one."] = 0
    played: Annotated[
        Words, "When those kept are played: `turn`, or a phase; empty for at once."
    ] = ""
    colour: Annotated[Colour, "That of their frame; empty for that of their face."] = ""
    by: str = by()


OwnPhase = Literal["research", "action", "production"]
OWN_PHASES = get_args(OwnPhase)
"""The phases of a generation that every game has, in their order; the first generation begins
with its actions."""


SET_UP, GAME_END = "set-up", "game-end"
"""Before the first turn, and before the points are counted: moments that are told like phases."""


@dataclass(frozen=True, slots=True)
class PhaseKind:
    """A phase that a set adds to each generation, right before or after another one. Several at one
    place come as declared. What comes after production comes once it is known that the game goes
    on."""

    id: Id
    name: Name
    place: Annotated[Literal["before", "after"], "On which side of the other phase it is."]
    of: Annotated[OwnPhase, "The phase beside which it is."]
    by: str = by()


@dataclass(frozen=True, slots=True)
class AreaPlace:
    """One area of a board. `label` is its row letter and column (`E3`), or a name off the board.
    `bonus`: ids of `BonusKind`, in printed order. `neighbours`: labels. `reserved`: only for what
    names it. `regions`: the named parts of the board that it lies in. `tags`: what the owner of a
    tile on it has. `beside`: the board beside the main one that it is on; its label then begins
    with that board (`luna C4`)."""

    label: Annotated[
        Words, "Row letter and column (`E3`, of a board beside `luna E3`), or a name off the board."
    ]
    terrain: Annotated[str, Ref("terrain", empty="off the planet")]
    bonus: tuple[BonusId, ...] = ()
    neighbours: tuple[AreaName, ...] = ()
    name: Annotated[Words, "Its printed name, if it has one."] = ""
    reserved: Annotated[bool, "Whether it is kept for a tile that names it."] = False
    board: Annotated[bool, "Whether it is on the planet."] = True
    regions: tuple[Words, ...] = ()
    tags: tuple[TagId, ...] = ()
    beside: Annotated[BoardId, "The board beside the main one that it is on."] = ""

    @property
    def drawn(self) -> bool:
        """Whether it is an area of the rows of a board."""
        return self.board or bool(self.beside)

    @property
    def row(self) -> str:
        """The letter of its row, on a board."""
        return self.label.split()[-1][0]

    def is_such(self, wanted: AreaSet, terrains: Mapping[str, TerrainKind]) -> bool:
        """Whether it is one of the wanted areas by what is printed, in whichever row; what lies
        there or next to it changes in a game. Kept areas, and those off the planet, are empty for
        who names them, or their kind."""
        kind = terrains.get(self.terrain)
        ground = {self.terrain, kind.also if kind else ""}
        reserved = self.reserved or (kind is not None and kind.kept)
        named = self.label in wanted.names or (self.name and self.name in wanted.names)
        meant = self.drawn and (not reserved or wanted.reserved or self.terrain in wanted.terrains)
        return bool(
            (named if wanted.names else not wanted.empty or meant)
            and (not wanted.terrains or ground & set(wanted.terrains))
            and self._has_bonus(wanted)
            and wanted.prints in (None, bool(self.bonus))
            and (wanted.board is None or self.board == wanted.board)
            and (not wanted.boards or self.beside in wanted.boards)
            and (wanted.reserved is None or reserved == wanted.reserved)
            and (not wanted.regions or set(self.regions) & set(wanted.regions))
            and (not wanted.edge or (self.drawn and len(self.neighbours) < 6))
        )

    @staticmethod
    def such(
        areas: Sequence[AreaPlace], wanted: AreaSet, terrains: Mapping[str, TerrainKind]
    ) -> Iterator[bool]:
        """The same of each of these, of which those of a board stand together row by row."""
        rows = AreaPlace.in_rows(areas) if wanted.rows else []
        for index, area in enumerate(areas):
            there = not wanted.rows or not rows[index].isdisjoint(wanted.rows)
            yield there and area.is_such(wanted, terrains)

    @staticmethod
    def in_rows(areas: Sequence[AreaPlace]) -> list[frozenset[int]]:
        """The number of the row of each, from the top and, below zero, from the bottom; none off
        the planet."""
        boards: dict[str, list[str]] = {}
        for area in areas:
            rows = boards.setdefault(area.beside, [])
            if area.drawn and area.row not in rows:
                rows.append(area.row)
        return [
            frozenset(
                (
                    boards[area.beside].index(area.row) + 1,
                    boards[area.beside].index(area.row) - len(boards[area.beside]),
                )
                if area.drawn
                else ()
            )
            for area in areas
        ]

    def _has_bonus(self, wanted: AreaSet) -> bool:
        most = wanted.bonus_most
        count = sum(not wanted.bonus or one in wanted.bonus for one in self.bonus)
        least = wanted.bonus_least or (bool(wanted.bonus) and most is None)
        return count >= least and (most is None or count <= most)


@dataclass(frozen=True, slots=True)
class Board:
    """`areas`: those of its rows, then those off the planet, which every board has that can be the
    main one."""

    id: Id
    set: SetId
    name: Name
    areas: Annotated[tuple[AreaPlace, ...], "Its areas, row by row, then those off the planet."]
    milestones: tuple[MilestoneId, ...] = ()
    awards: tuple[AwardId, ...] = ()
    by: str = by()


@dataclass(frozen=True, slots=True)
class SetInfo:
    id: Id
    name: Words
    uses: Annotated[tuple[Words, ...], "The sets that it builds on, by id."] = ()
    without: Annotated[tuple[CardId, ...], "Cards that are not dealt in games with this set."] = ()
    colour: Annotated[Colour, "Of the frames of its cards; empty for that of their kinds."] = ""
    language: Annotated[Language, "What the texts of its cards are written in."] = "en"


@dataclass(frozen=True, slots=True)
class Library:
    """Everything that a list of sets declares, with what they use. Each tuple is sorted by set
    order, then as declared, so that compiling twice gives the same bytes. `rules` are the numbers
    of the game (`players`, `hand size`, …) by name. Of `boards` one is played on; those `beside`
    are in play whichever that is."""

    sets: Annotated[tuple[SetInfo, ...], "The sets, used ones first."] = ()
    game: Annotated[Words, "The game whose rules hold."] = ""
    rules: Annotated[
        tuple[tuple[Words, int | Words], ...],
        "The numbers of the game: pairs of a name and a value.",
    ] = ()
    resources: Annotated[tuple[ResourceKind, ...], "Everything that players or cards hold."] = ()
    kinds: Annotated[tuple[KindOfCard, ...], "Kinds of cards that sets add."] = ()
    tags: Annotated[tuple[TagKind, ...], "The tags."] = ()
    bonuses: tuple[BonusKind, ...] = ()
    terrains: Annotated[tuple[TerrainKind, ...], "The kinds of area."] = ()
    tiles: Annotated[tuple[TileKind, ...], "The kinds of tile."] = ()
    parameters: Annotated[tuple[ParameterKind, ...], "The global tracks."] = ()
    counters: tuple[CounterKind, ...] = ()
    states: tuple[StateKind, ...] = ()
    phases: Annotated[tuple[PhaseKind, ...], "The phases that sets add."] = ()
    elements: Annotated[
        tuple[ElementKind, ...], "What stands on the sides of factories and modules."
    ] = ()
    boards: Annotated[tuple[Board, ...], "The maps of which one is played on."] = ()
    beside: Annotated[tuple[Board, ...], "The maps that are in play beside whichever that is."] = ()
    cards: Annotated[
        tuple[Card, ...], "Everything with a face: cards, corporations, projects, awards …"
    ] = ()
    scenarios: Annotated[tuple[Scenario, ...], "The tests beside the cards."] = ()
    version: Annotated[int, "The version of this form."] = VERSION

    def language(self, card: Card) -> Language:
        """What the texts of the card are written in."""
        return next((one.language for one in self.sets if one.id == card.set), "en")

    @property
    def every_board(self) -> tuple[Board, ...]:
        return (*self.boards, *self.beside)
