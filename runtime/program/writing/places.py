"""Players, tiles and areas as Python expressions.

In: whose things, and sets of tiles and areas, of the graph, and a `Layout`. Out: source text as in
`runtime.program.writing.expressions`: tuples of seats, and masks of areas.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple, assert_never

from compiler import graph as g
from runtime.state.layout import EVENT, Layout
from runtime.state.state import DOER, FIRST, SUBJECT

EVERYBODY: dict[g.Whose, str] = {
    "all": "sum({one} for q in S.seats)",
    "any": "max({one} for q in S.seats)",
    "opponents": "sum({one} for q in S.seats if q != w)",
}


class Placed(NamedTuple):
    """A tile that has just been placed, as expressions: its kind, and where it lies."""

    kind: str
    area: str


class Places:
    """Writes expressions for one layout."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.library = layout.library
        self.areas = layout.board.areas
        kinds = layout.library.tiles
        self.blocking = [i for i, kind in enumerate(kinds) if kind.lies == "blocks"]
        self.markers = [i for i, kind in enumerate(kinds) if not kind.covers and not kind.lies]
        limiting = (g.Protect, g.Siting, g.KeptTiles, g.Ban)
        limits = [node for node in layout.card_nodes if isinstance(node, limiting)]
        self.shy = g.Protect(of="choice") in limits  # somebody may not be chosen
        self.sitings = [rule for rule in limits if isinstance(rule, g.Siting)]
        self.bans = [rule.event for rule in limits if isinstance(rule, g.Ban)]
        self.as_others = [node for node in layout.nodes if isinstance(node, g.TagsAs)]
        self.of_events = any(isinstance(node, g.EventTags) for node in layout.nodes)
        events = [node for node in layout.nodes if isinstance(node, g.Event)]
        self.replaced = [one for one in events if one.would]
        self.keeps_tiles = any(isinstance(rule, g.KeptTiles) for rule in limits)
        self.heard = {n.kind for n in layout.card_nodes if isinstance(n, g.Event)}
        self.terrains = {kind.id: kind for kind in layout.library.terrains}

    def banned(
        self, kind: g.EventKind, subject: str = "0", track: g.TrackId = "", resource: str = ""
    ) -> str:
        """Whether the player may not do what raises such an event, `resource` being the one that it
        is about, where that is known; empty where all may."""
        for one in self.bans:
            about = not (resource and one.resources) or resource in one.resources
            if one.kind == kind and one.parameter == track and about:
                return f"banned(S, w, {EVENT[kind]}, {subject}, {subject})"
        return ""

    @staticmethod
    def _fields(indices: dict[str, int], names: tuple[str, ...], who: str = "q") -> str:
        terms = [f"S.p[{who}][{indices[name]}]" for name in names]
        return terms[0] if len(terms) == 1 else "(" + " + ".join(terms) + ")"

    def tags_of(self, name: g.TagId, who: str = "q") -> str:
        """How many tags of one kind a player has."""
        field = self.layout.tag[name]
        more = f" + on_events(S, {who}, {field})" if self.of_events else ""
        return f"(S.p[{who}][{field}]{more})" if more else f"S.p[{who}][{field}]"

    # ---- players --------------------------------------------------------------------------------

    def of(self, whose: g.Whose, one: str) -> str:
        """`one` is an expression about player `q`; the result is about whoever is meant."""
        if whose in EVERYBODY:
            return EVERYBODY[whose].format(one=one)
        if whose == "you":
            return re.sub(r"\bq\b", "w", one)
        return f"sum({one} for q in {self.seats(whose)})"

    def seats(self, whose: g.Whose) -> str:
        """The seats of all who may be meant, in turn order; none where there is nobody."""
        match whose:
            case "you":
                return "(w,)"
            case "any" if self.shy:
                return "open_to(S, w, in_turn(S, w))"
            case "opponent" if self.shy:
                return "open_to(S, w, in_turn(S, w)[1:])"
            case "any" | "all":
                return "in_turn(S, w)"
            case "opponent" | "opponents":
                return "in_turn(S, w)[1:]"
            case "that":
                return f"seat(that and that[{DOER}])"
            case "victim":
                return f"seat(that and that[{SUBJECT}])"
            case "owner":
                return "seat(owner_of(S, it))"
            case "first":
                return f"(S.g[{FIRST}],)"
            case "holder":
                return "keeper(S, c, w)"
            case "chosen":
                return "chosen_for(S, c)"
            case "nobody":
                return "()"
            case _:
                assert_never(whose)

    # ---- tiles and areas ------------------------------------------------------------------------

    def tiles(self, wanted: g.TileSet, placed: Placed | None = None) -> str:
        """A mask of areas that carry such tiles, or carried them before one was `placed`."""
        lying = self._lay(wanted, placed) if placed and not wanted.at else self._lying(wanted)
        terms = [f"({' | '.join(lying)})"]
        if wanted.on is not None:
            terms.append(self.areas_of(wanted.on))
        if wanted.neighbours is not None:
            terms.append(self.next_to(wanted.neighbours, terms[0]))
        terms += [f"~S.tiles[{kind}]" for kind in self.layout.kinds(wanted.but)]
        return "(" + " & ".join(terms) + ")"

    def movable(self, wanted: g.TileSet) -> str:
        """The same of those that the player may remove, move or exchange."""
        mask = self.tiles(wanted)
        return f"({mask} & ~kept_tiles(S, w))" if self.keeps_tiles else mask

    def _lying(self, wanted: g.TileSet) -> list[str]:
        """Masks of such tiles by how it is known whose they are: of those that take up their areas
        together, of those that mark areas, of each kind that lies on others."""
        match wanted.at:
            case "it":
                return [self._owned("spot(it)", "own", wanted.whose)]
            case "this":
                return [self._owned("site_of(S, c)", "own", wanted.whose)]
            case "":
                pass
            case _:
                assert_never(wanted.at)
        kinds, tiles = self.layout.kinds(wanted.tiles), self.library.tiles
        found = []
        covering = [self._uncovered(kind, wanted.whose) for kind in kinds if tiles[kind].covers]
        if covering or not kinds:
            of_all = f"({' | '.join(covering or ['S.full'])})"
            found.append(self._owned(of_all, "own", wanted.whose))
        apart = [kind for kind in kinds if not tiles[kind].covers]
        return found + [self._of_kind(kind, wanted.whose) for kind in apart]

    def _uncovered(self, kind: int, whose: g.Whose) -> str:
        """Of what is nobody's by its kind those are somebody's that lie below no other tile."""
        tiles = self.library.tiles
        if tiles[kind].owned or whose in ("all", "any", "nobody"):
            return f"S.tiles[{kind}]"
        owned = (i for i, one in enumerate(tiles) if one.covers and one.owned)
        above = " | ".join(f"S.tiles[{i}]" for i in owned)
        return f"(S.tiles[{kind}] & ~({above or 0}))"

    def _lay(self, wanted: g.TileSet, placed: Placed) -> list[str]:
        """The same, of one kind at a time, without the one that was placed: it covers itself not,
        and is not in a row with itself. What is nobody's by its kind is not whose the covering
        tile is."""
        tiles = self.library.tiles
        theirs = wanted.whose not in ("all", "any", "nobody")
        found = []
        for kind in self.layout.kinds(wanted.tiles) or range(len(tiles)):
            one = tiles[kind]
            if (one.covers or wanted.tiles) and (one.owned or not theirs):
                new = f"({placed.kind} == {kind}) << {placed.area}"
                found.append(f"({self._of_kind(kind, wanted.whose)} & ~({new}))")
        return found or ["0"]

    def _of_kind(self, kind: int, whose: g.Whose) -> str:
        """Of what lies on others, is a tile, or marks areas."""
        one = self.library.tiles[kind]
        if one.lies:
            return self._atop(kind, whose)
        return self._owned(f"S.tiles[{kind}]", "own" if one.covers else "kept", whose)

    def _owned(self, base: str, field: str, whose: g.Whose) -> str:
        """Those that are whose, by the areas that players `own` or have `kept`."""
        match whose:
            case "all" | "any":
                return base
            case "opponents" if field == "own":
                return f"{base} & others(S, w)"
            case "opponents":
                return f"{base} & ~S.{field}[w]"
            case "nobody":
                return f"{base} & ~union(S.{field})"
            case _:
                return f"{base} & {self.of(whose, f'S.{field}[q]')}"

    def _atop(self, kind: int, whose: g.Whose) -> str:
        match whose:
            case "all" | "any":
                return f"S.tiles[{kind}]"
            case "nobody":
                return f"S.tiles[{kind}] & ~atop(S, {kind}, S.seats)"
            case _:
                return f"atop(S, {kind}, {self.seats(whose)})"

    def areas_of(
        self, wanted: g.AreaSet, counted: bool = False, placed: Placed | None = None
    ) -> str:
        """A mask of areas, whether empty or not unless the set says empty. An area with another
        player's marker is no place for a tile, and empty all the same where areas are `counted`
        (FAQ, on the event that counts them). `placed`: as in `tiles`."""
        fixed = self.fixed_areas(wanted)
        terms = [str(fixed)]
        if wanted.empty:
            taken = " | ".join(["S.full", *(f"S.tiles[{kind}]" for kind in self.blocking)])
            if self.markers and not counted:
                there = " or ".join(f"S.tiles[{kind}]" for kind in self.markers)
                taken = f"{taken} | kept_from(S, w) if {there} else {taken}"
            terms = [f"({fixed} ^ {fixed} & ({taken}))"]  # those of them that are free
        if wanted.holding is not None:
            terms.append(self.tiles(wanted.holding, placed))
        if wanted.lying:
            terms.append(f"places_of(S, {self.layout.cards(g.CardSet(kinds=wanted.lying))})")
        if wanted.at:
            terms.append("spot(it)")
        if wanted.near:
            terms.append("near(spot(it))" if wanted.near == "it" else "near(site_of(S, c))")
        if wanted.row_of is not None:
            terms.append(f"row_at({self.tiles(wanted.row_of, placed)})")
        terms += [self.next_to(beside, str(fixed)) for beside in wanted.beside]
        return "(" + " & ".join(terms) + ")"

    def signs(self, wanted: g.Signs) -> str:
        """How many such signs are printed on such areas."""
        found = [
            sum(not wanted.bonus or one in wanted.bonus for one in area.bonus)
            for area in self.areas
        ]
        printing = tuple(
            sum((there >= count) << index for index, there in enumerate(found))
            for count in range(1, max(found, default=0) + 1)
        )
        return f"signs_in({self.areas_of(wanted.areas, counted=True)}, {printing})"

    def next_to(self, beside: g.Beside, among: str) -> str:
        """A mask of those areas of `among`, a mask as well, that have so many such neighbours."""
        most = -1 if beside.most is None else beside.most
        if beside.areas is not None:
            tiles = self.areas_of(beside.areas, counted=True)
        else:
            tiles = self.tiles(beside.tiles)
        if (beside.least, most) == (1, -1):
            return f"near({tiles})"
        if most == 0:
            return f"~near({tiles})"
        return f"counted({among}, {tiles}, {beside.least}, {most})"

    def is_there(self, area: g.AreaSet) -> bool:
        """Whether this board has such a named area and such a terrain at all."""
        places = self.layout.board.areas
        names = {place.name for place in places} | {place.label for place in places}
        terrains = {place.terrain for place in places}
        terrains |= {kind.also for kind in self.library.terrains if kind.id in terrains}
        return (not area.names or bool(names & set(area.names))) and (
            not area.terrains or bool(terrains & set(area.terrains))
        )

    def is_assured(self, part: g.Effect, parts: Iterable[g.Effect]) -> bool:
        """Whether one of the parts always makes this one possible: a bonus under the card's own
        tile, which goes only where there is one."""
        match part:
            case g.Produce(g.Printed(resources, "this"), down=False):
                return any(
                    isinstance(one, g.Place)
                    and (one.tile, one.count) == ("", 1)
                    and one.area is not None
                    and self.is_there(one.area)
                    and bool(one.area.bonus and one.area.bonus_most is None)
                    and {*one.area.bonus} <= {*resources}
                    for one in parts
                )
        return False

    def fixed_areas(self, wanted: g.AreaSet) -> int:
        such = g.AreaPlace.such(self.areas, wanted, self.terrains)
        return sum(fits << index for index, fits in enumerate(such))
