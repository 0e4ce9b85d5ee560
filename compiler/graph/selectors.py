"""Which things are meant: sets of cards, tiles, areas and delegates, by what must hold of each; and
the measures that count those of a set."""

from __future__ import annotations

from typing import Annotated, Literal

from compiler.graph.base import (
    AreaName,
    BoardId,
    BonusId,
    CardId,
    CardReference,
    HeldId,
    KindId,
    ParameterId,
    PartyId,
    RegionName,
    ResourceId,
    TagId,
    TerrainId,
    TileId,
    Whose,
    Words,
    Zone,
)
from dsl.reading.records import dataclass


@dataclass(frozen=True, slots=True)
class CardSet:
    """Cards by filter; all filters must hold, an empty one holds always.

    `zone`: `play` (in front of a player), `hand`, `deck`, `discard`, `events` (played events),
    `here` (lying on the card that the ability stands on), `market` (to be bought by anybody),
    `table` (just looked at), `them` (just shown, drawn or discarded, wherever they are now),
    `areas` (laid out there, `on` such areas), `row` (in the row of their kind), `pile` (of their
    kind), `bottom` (of the deck, where they are put), or empty for cards that need no place (the
    card being played, drawn or revealed). `other`: not the card the ability stands on, or with
    `but_it` not the one just chosen. `resources`: at least so many resources on it, and at most
    `resources_max`. `none_of`: no card that is one of these too, by what they print.
    `shows`: names one of these resources anywhere on its face. `places`/`places_no`: has a plain
    line that places such a tile, or none."""

    reference: Annotated[CardReference, "A single card that is known from what happens."] = ""
    zone: Annotated[Zone, "Where the cards are; empty where it does not matter."] = ""
    whose: Whose = "you"
    kinds: tuple[KindId, ...] = ()
    tags: Annotated[tuple[TagId, ...], "Only with one of these tags."] = ()
    holds: Annotated[tuple[HeldId, ...], "Only those that can hold one of these resources."] = ()
    shows: Annotated[
        tuple[ResourceId, ...], "Only those that name one of these resources; empty for all."
    ] = ()
    places: Annotated[
        tuple[TileId, ...], "Only those that place such a tile, by id; empty for all."
    ] = ()
    places_no: Annotated[tuple[TileId, ...], "Not those that place such a tile, by id."] = ()
    resources: Annotated[int, "Only with at least so many resources on it."] = 0
    resources_max: Annotated[
        int | None, "Only with at most so many resources on it; null for no limit."
    ] = None
    cost_min: int | None = None
    cost_max: int | None = None
    cost_odd: Annotated[bool | None, "Only with an odd (or even) printed cost."] = None
    points_min: Annotated[int | None, "Only with at least so many printed victory points."] = None
    has_requirements: Annotated[bool | None, "Only with (or without) requirements."] = None
    global_requirements: Annotated[bool | None, "Only with (or without) a global requirement."] = (
        None
    )
    asks: Annotated[
        tuple[ParameterId, ...],
        "Only with a requirement about one of these parameters; empty for all.",
    ] = ()
    asks_of: Annotated[
        Literal["", "tag", "party"],
        "Only with a requirement about tags, or one that a party rules; empty for all.",
    ] = ""
    asks_bound: Annotated[
        Literal["", "min", "max"],
        "Of these requirements only those for at least, or at most, so much; empty for all.",
    ] = ""
    has_tags: Annotated[bool | None, "Only with (or without) tags."] = None
    tags_min: Annotated[int, "Only with at least so many printed tags."] = 0
    tags_max: Annotated[int | None, "Only with at most so many; null for no limit."] = None
    none_of: Annotated[
        tuple[CardSet, ...], "Not those that are one of these too, by what is printed on them."
    ] = ()
    names: Annotated[tuple[CardId, ...], "Only these cards, by id."] = ()
    other: Annotated[bool, "Not the card that the ability stands on."] = False
    but_it: Annotated[
        bool, "With `other`: not the card that was just chosen; the one with the ability may be."
    ] = False
    like_it: Annotated[bool, "Only those that can hold what the one just chosen holds."] = False
    used: Annotated[
        bool | None, "Only those whose action was (or was not) used this generation."
    ] = None
    marked: Annotated[Whose | None, "Only those with a marker of this player on them."] = None
    marks: Annotated[int, "So many of these markers, or seats, at least."] = 1
    at: Annotated[Words, "Its place in its player's own layout; in scenarios only."] = ""
    on: Annotated[AreaSet | None, "Only those laid out on such areas."] = None

    def is_printed(self) -> bool:
        """Whether which cards are meant is told by their faces alone."""
        held = self.resources or self.resources_max is not None or self.marked is not None
        placed = self.zone or self.on is not None or self.at or self.used is not None
        return not (held or placed or self.reference or self.other or self.like_it)


@dataclass(frozen=True, slots=True)
class TileSet:
    """Tiles in play. `tiles` empty: any tile; `but`: not where one of these lies. `at`: only the
    one just placed (`it`), or the one this card placed (`this`). `on`: only on such areas.
    `beside`: only next to such tiles, to so many of them; `beside_areas`: to such areas, rather
    than tiles."""

    tiles: Annotated[tuple[TileId, ...], "Only of these kinds, by id; empty for all."] = ()
    whose: Whose = "all"
    at: Literal["", "it", "this"] = ""
    on: Annotated[AreaSet | None, "Only on such areas."] = None
    beside: Annotated[TileSet | None, "Only next to such tiles."] = None
    but: Annotated[tuple[TileId, ...], "Not where one of these kinds lies, by id."] = ()
    beside_least: Annotated[int, "So many such neighbours at least."] = 1
    beside_most: Annotated[int | None, "So many at most; null for no limit."] = None
    beside_areas: Annotated[AreaSet | None, "Only next to such areas; null for tiles."] = None

    @property
    def neighbours(self) -> Beside | None:
        if self.beside is None and self.beside_areas is None:
            return None
        tiles = self.beside or TileSet()
        return Beside(tiles, self.beside_least, self.beside_most, self.beside_areas)


@dataclass(frozen=True, slots=True)
class Beside:
    """Adjacent to at least `least` and at most `most` such tiles (None: no limit), or to so many
    such `areas`, whatever lies there unless they are said to be empty."""

    tiles: TileSet = TileSet()
    least: int = 1
    most: Annotated[int | None, "At most so many such neighbours; null for no limit."] = None
    areas: Annotated[AreaSet | None, "Such areas, rather than tiles; null for tiles."] = None


@dataclass(frozen=True, slots=True)
class AreaSet:
    """Areas of the board. `terrains` empty: any. `bonus`: prints at least one of these resources;
    `bonus_least`, `bonus_most`: so many signs of them, or of whatever where none are named. `edge`:
    with fewer than six neighbours.
    `board`: only areas on the planet's board (True) or only off it (False); `boards`: only on these
    boards beside it. `empty`: without a tile. `near`: next to the area of `it` or of this card's
    tile. `rows`: in one of these rows, from the top 1, 2, …, from the bottom -1, -2, …; `row_of`:
    in a row with such a tile. `reserved`: kept for a named tile. `regions`: in one of these named
    parts of the board.
    `holding`: with such a tile or marker on it. `lying`: where a card of one of these kinds is laid
    out. `at`: only that of `it`, where what has just been taken lay."""

    terrains: tuple[TerrainId, ...] = ()
    names: tuple[AreaName, ...] = ()
    regions: tuple[RegionName, ...] = ()
    bonus: Annotated[tuple[BonusId, ...], "Only those that print one of these bonuses."] = ()
    bonus_least: Annotated[int, "With at least so many signs of such bonuses."] = 0
    bonus_most: Annotated[int | None, "With at most so many; null for no limit."] = None
    prints: Annotated[bool | None, "Only those with (or without) a printed bonus."] = None
    edge: Annotated[bool, "Only those at the edge of their board."] = False
    beside: tuple[Beside, ...] = ()
    near: Annotated[
        Literal["", "it", "this"], "Only those next to `it`, or to the tile that this card placed."
    ] = ""
    rows: Annotated[
        tuple[int, ...], "Only in these rows: from the top 1, 2, …, from the bottom -1, -2, …."
    ] = ()
    row_of: Annotated[TileSet | None, "Only in a row with such a tile; null for all."] = None
    board: Annotated[
        bool | None, "Only on the planet (true), only off it (false), either (null)."
    ] = None
    boards: Annotated[tuple[BoardId, ...], "Only on these boards beside the main one, by id."] = ()
    empty: Annotated[bool, "Only those without a tile."] = True
    reserved: bool | None = None
    holding: Annotated[TileSet | None, "Only those with such a tile or marker on them."] = None
    lying: Annotated[tuple[KindId, ...], "Only those where a card of such a kind is laid out."] = ()
    at: Annotated[Literal["", "it"], "Only where what was just taken lay; empty for any."] = ""

    @property
    def says_board(self) -> bool:
        """Whether it is said on which board they are, or in which part of one."""
        return self.board is not None or bool(self.boards or self.names or self.regions)

    @property
    def leads(self) -> bool:
        """Whether what lies there already, or next to it, says which area is meant."""
        row = self.row_of is not None and self.row_of.at
        return bool(self.near or row or self.at) or self.holding is not None

    @property
    def by_it(self) -> bool:
        """Whether what `it` is says which area is meant."""
        lying = any(one is not None and one.at == "it" for one in (self.holding, self.row_of))
        return lying or "it" in (self.near, self.at)


PartyStanding = Literal["", "ruling", "dominant"]
"""How a party stands at the moment."""


@dataclass(frozen=True, slots=True)
class DelegateSet:
    """Delegates in parties; those of `nobody` are the neutral ones. `post`: the leader of a party,
    those who are none, the chairman, those left in the reserve, which the lobby is part of, or any.
    `parties` empty: in whichever."""

    post: Annotated[
        Literal["", "leader", "non-leader", "chairman", "reserve"],
        "What they are in their party; empty for whatever.",
    ] = ""
    whose: Whose = "you"
    parties: Annotated[tuple[PartyId, ...], "Only in these parties, by id; empty for all."] = ()
    standing: Annotated[PartyStanding, "Only in the party that stands so; empty for whichever."] = (
        ""
    )


@dataclass(frozen=True, slots=True)
class ColonySet:
    """Colony tiles in the game. `names` empty: any. `whose`: only where such a player has a colony,
    or, with `without`, where none of them has one. `at`: only the one just chosen (`it`), any
    other than that (`other`), or the one that set off the trigger (`that`)."""

    names: Annotated[tuple[CardId, ...], "Only these tiles, by id; empty for all."] = ()
    whose: Annotated[
        Literal["you", "opponents", "all"] | None,
        "Only where such a player has a colony; null for all.",
    ] = None
    without: Annotated[bool, "Only where no such player has one."] = False
    at: Annotated[
        Literal["", "it", "other", "that"],
        "Only the one known from what happens, or any other than the one just chosen.",
    ] = ""


LAID_OUT = ("areas", "row", "pile")
"""Zones of cards of kinds that sets add, from which a player takes them."""


def is_laid_out(cards: CardSet | None) -> bool:
    """Whether they lie on the table for anybody to take: there, or just looked at there."""
    return cards is not None and (cards.zone in LAID_OUT or cards.reference == "it")


# ---- measures: how many of those meant there are -------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tiles:
    tiles: TileSet


@dataclass(frozen=True, slots=True)
class Group:
    """How many of these tiles lie in the largest group of them, in which each lies next to another
    one; or how many groups of at least `least` there are, where one alone is one too. A `row` is
    one of a board, whatever lies between; in a `line` each lies next to the one before, straight on
    in any direction. Of a `kind` it is not how many, but how many kinds of them there are, each
    special tile being one."""

    tiles: TileSet
    least: Annotated[
        int, "So many in each of the groups that are counted; 0: the tiles of the largest one are."
    ] = 0
    shape: Annotated[
        Literal["group", "row", "line", "kind"],
        "What they lie in together: one row, a straight line; or that kinds of them are counted.",
    ] = "group"


@dataclass(frozen=True, slots=True)
class Signs:
    """How many signs of these bonuses are printed on such areas, whatever lies there."""

    areas: Annotated[AreaSet, "Where they are printed."]
    bonus: Annotated[tuple[BonusId, ...], "Of which bonuses, by id; empty for all."] = ()


@dataclass(frozen=True, slots=True)
class Cards:
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Held:
    """Resources on cards. `resources` empty: whatever the card holds."""

    cards: Annotated[CardSet, "The cards whose resources are counted."]
    resources: Annotated[tuple[ResourceId, ...], "Which of them; empty for all."] = ()
    single: Annotated[bool, "Those on the one that has most, and not on all of them together."] = (
        False
    )


@dataclass(frozen=True, slots=True)
class Cost:
    """The printed cost of the card just mentioned, or of that which set off the trigger; of cards
    that came together (`them`) that of all of them."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class CardPoints:
    """The victory points on the card just mentioned, or on that which set off the trigger; of cards
    that came together (`them`) on all of them. What they count is counted for who has the card in
    play, of others as if it were in play; below zero it is none."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class Areas:
    areas: Annotated[AreaSet, "The areas that are counted."]


@dataclass(frozen=True, slots=True)
class Delegates:
    delegates: DelegateSet


@dataclass(frozen=True, slots=True)
class Parties:
    """Parties in which there is such a delegate."""

    delegates: DelegateSet


@dataclass(frozen=True, slots=True)
class Colonies:
    """Colonies that have been built; `on`: on such tiles."""

    whose: Whose = "you"
    on: Annotated[ColonySet | None, "Only on such tiles; null for all."] = None


@dataclass(frozen=True, slots=True)
class Seats:
    """Seats taken on the card on which this stands; or markers that lie on such `cards`."""

    whose: Whose = "you"
    cards: Annotated[
        CardSet | None, "The cards on which markers are counted; null for seats on this one."
    ] = None


def merged(rule: AreaSet, said: AreaSet | None, stacks: bool) -> AreaSet:
    """The rule of a tile with what is `said` of where it goes. Of a tile that `stacks` what it lies
    on stays unless something else is said of that."""
    if said is None:
        return rule
    at = said if said.says_board or said.holding or said.at else rule
    ground = bool(said.terrains or said.names or said.holding or said.at)
    count = said.bonus_least, said.bonus_most
    bonus = said if ground or said.bonus or count != (0, None) or said.prints is not None else rule
    kept = rule.holding if stacks or not (ground or said.bonus) else None
    row = said if ground or said.rows or said.row_of else rule
    return AreaSet(
        terrains=() if said.names or said.holding or said.at else said.terrains or rule.terrains,
        names=() if said.terrains else at.names,
        regions=at.regions,
        bonus=bonus.bonus,
        bonus_least=bonus.bonus_least,
        bonus_most=bonus.bonus_most,
        prints=bonus.prints,
        edge=said.edge or (at.edge and not ground),
        beside=_neighbours(rule, said),
        near=said.near,
        rows=row.rows,
        row_of=row.row_of,
        board=at.board,
        boards=at.boards,
        empty=said.empty and not kept,
        reserved=said.reserved,
        holding=said.holding or kept,
        lying=said.lying,
        at=said.at,
    )


def _neighbours(rule: AreaSet, said: AreaSet) -> tuple[Beside, ...]:
    """What the tile says of neighbours goes where something else is said of the same ones: a city
    beside an ocean still goes beside no city, one beside two cities does not."""

    def is_other(one: Beside, other: Beside) -> bool:
        kinds, others = {*one.tiles.tiles}, {*other.tiles.tiles}
        return bool(kinds and others and kinds.isdisjoint(others))

    kept = [one for one in rule.beside if all(is_other(one, other) for other in said.beside)]
    return (*kept, *said.beside)
