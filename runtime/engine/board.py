"""What happens on the board: adjacency, placing tiles and moving them.

In: a `Program`'s tables. Out: the helpers that generated code calls by these method names.
Source: rule book, placing tiles; FAQ, "What are the rules for placing tiles?".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from compiler.graph import Place, walk
from compiler.graph.base import SPECIAL
from runtime.engine.base.events import Events
from runtime.engine.base.helpers import helper
from runtime.engine.base.terms import TermsOf
from runtime.engine.resolving.pool import mention
from runtime.program.program import Program
from runtime.state.layout import EVENT
from runtime.state.log import note
from runtime.state.state import (
    CARD,
    GROUP,
    IT,
    THAT,
    WHO,
    Entry,
    State,
    area_of,
    bits,
    entry_of,
)

PLACE = EVENT["place"]
GAIN = EVENT["gain"]

KEPT = 4096
"""How many masks of areas are remembered with what is next to them."""


class BoardRules:
    def __init__(self, program: Program, terms: TermsOf, events: Events) -> None:
        self.program, self.terms, self.events = program, terms, events
        areas = program.layout.board.areas
        index = {area.label: i for i, area in enumerate(areas)}
        self.neighbours = [sum(1 << index[n] for n in area.neighbours) for area in areas]
        self._near: dict[int, int] = {}
        self.bonus = [
            tuple(program.vocabulary.bonuses[name] for name in area.bonus) for area in areas
        ]
        kinds = program.library.tiles
        self.markers = [k for k, one in enumerate(kinds) if not one.covers and not one.lies]
        tag = program.layout.tag
        self.tags = [tuple(tag[name] for name in area.tags) for area in areas]
        resource = program.layout.resource
        self.bonus_resources = [
            tuple(resource[name] for name in area.bonus if name in resource) for area in areas
        ]

        self._placed: dict[int, frozenset[int]] = {}
        by_board: dict[str, int] = {}
        for i, area in enumerate(areas):
            by_board[area.beside] = by_board.get(area.beside, 0) | 1 << i
        self.together = [by_board[area.beside] for area in areas]
        self.main = by_board[""]

    def is_full(self, S: State) -> bool:
        """Whether nothing is free on the main board."""
        return not self.main & ~S.full

    # ---- adjacency ------------------------------------------------------------------------------

    @helper
    def near(self, mask: int) -> int:
        """All areas next to any area of the mask."""
        found = self._near.get(mask)
        if found is None:
            found = 0
            for area in bits(mask):
                found |= self.neighbours[area]
            if len(self._near) >= KEPT:
                self._near.clear()
            self._near[mask] = found
        return found

    @helper
    def counted(self, candidates: int, tiles: int, least: int, most: int) -> int:
        """The candidates with at least `least` (and at most `most`, unless -1) such neighbours."""
        bound = max(least, most + 1)
        enough = [-1] + [0] * bound  # by number, the areas with so many of these tiles around
        for area in bits(tiles):
            near = self.neighbours[area]
            for number in range(bound, 0, -1):
                enough[number] |= enough[number - 1] & near
        found = candidates & enough[least]
        return found if most < 0 else found & ~enough[most + 1]

    @staticmethod
    @helper
    def others(S: State, w: int) -> int:
        """Areas with tiles of the other players."""
        return sum(S.own[q] for q in S.seats if q != w)

    @helper
    def kept_from(self, S: State, w: int) -> int:
        """Areas that others have marked for themselves; what only lies there keeps nobody away."""
        if not any(S.kept):
            return 0
        mask = marked = 0
        for q in S.seats:
            if q != w:
                mask |= S.kept[q]
        for marker in self.markers:
            marked |= S.tiles[marker]
        return mask & marked

    @staticmethod
    @helper
    def site_of(S: State, card: int) -> int:
        """The area of the tile that the card placed, as a mask; 0 when it placed none."""
        area = S.site.get(card)
        return 0 if area is None else 1 << area

    @staticmethod
    @helper
    def owner_of(S: State, it: Any) -> int:
        """Who owns the tile there, or -1."""
        area = area_of(it)
        if area is None:
            return -1
        return next((q for q in S.seats if S.own[q] >> area & 1), -1)

    @helper
    def printed(self, site: int, resources: tuple[int, ...]) -> tuple[int, ...]:
        """Which of the resources are printed on the area, each once."""
        found = [r for area in bits(site) for r in self.bonus_resources[area] if r in resources]
        return tuple(dict.fromkeys(found))

    @helper
    def raised(self, S: State, card: int, site: int, resources: tuple[int, ...]) -> tuple[int, ...]:
        """The same where a card raises one: once it has, it is always that one (FAQ, on copying a
        card that raised what its tile found)."""
        found = self.printed(site, resources)
        known = tuple(kind for one, kind in S.obtained if one == card and kind in found)
        return known or found

    @staticmethod
    @helper
    def obtain(S: State, card: int, resource: int) -> None:
        S.obtained = (*((one, kind) for one, kind in S.obtained if one != card), (card, resource))

    # ---- tiles ----------------------------------------------------------------------------------

    @helper
    def put(
        self,
        S: State,
        e: Entry,
        tile: int,
        area: int,
        bare: bool = False,
        owner: int | None = None,
    ) -> None:
        """Place the tile: the area is covered and owned, its bonuses and what the tile brings go
        into the pool, and whoever listens hears of it. `bare`: it is nobody's, and nobody gets what
        it brings. `owner`: whose it is, unless theirs who places it."""
        program, bit = self.program, 1 << area
        w = -1 if bare else e[WHO]
        brings = program.vocabulary.nobody if bare else program.vocabulary.brings
        kind = program.library.tiles[tile]
        covered = S.full & bit
        S.given = S.given and tuple(one for one in S.given if one[0] != area)
        self.lay(S, tile, area, w if owner is None else owner)
        if e[CARD] >= 0 and (kind.covers or kind.lies):
            S.site[e[CARD]] = area
            S.obtained = tuple((one, kind) for one, kind in S.obtained if one != e[CARD])
        note(S, "place" if kind.covers else "mark", e[WHO], tile, area)
        mention(S, e[GROUP], area)
        effect = brings.tiles[tile]
        if effect >= 0:
            S.pool.append(entry_of(effect, e[WHO], e[CARD], it=area, that=e[THAT]))
        if kind.covers and not bare:  # what only lies there covers nothing, and finds nothing
            self.collect(S, e, area, not covered)
            self._pay_owners(S, e, area)
        if kind.covers or kind.lies:  # a marker is no tile (FAQ, on the card that places one)
            self.events.hear(S, PLACE, w, area, tile, 1)
        if kind.covers:
            self._unmark(S, area)

    def lay(self, S: State, tile: int, area: int, owner: int) -> None:
        """Such a tile lies there, whose is known, and the supply has one less; no more comes of it.
        `owner`: -1 for nobody."""
        kind, bit = self.program.library.tiles[tile], 1 << area
        S.tiles[tile] |= bit
        if kind.covers:
            S.full |= bit
        if kind.owned and owner >= 0:
            if kind.covers:
                S.own[owner] |= bit
                for tag in self.tags[area]:
                    S.p[owner][tag] += 1
            elif kind.lies:
                S.atop = (*S.atop, (tile, area, owner))
            else:
                S.kept[owner] |= bit
        supply = self.program.tables.tile_supply[tile]
        if supply is not None:
            supply.take(S, 1)

    def _unmark(self, S: State, area: int) -> None:
        """A marker that reserved the area is gone once a tile lies there."""
        bit = 1 << area
        for marker in self.markers:
            if S.tiles[marker] & bit:
                S.tiles[marker] &= ~bit
                for q in S.seats:
                    S.kept[q] &= ~bit

    @helper
    def collect(self, S: State, e: Entry, area: int, printed: bool = True) -> None:
        """What a tile placed there gives: the bonuses `printed` on the area, unless a tile covers
        them, and what lies beside."""
        program, w = self.program, e[WHO]
        for op in self.bonus[area] if printed else ():
            S.pool.append(entry_of(op, w, it=area))
        around = self.neighbours[area]
        for other, as_tile, op, resource in program.vocabulary.beside:
            count = (S.tiles[other] & around).bit_count()
            if count:
                better = self.terms.of(S, w).beside.get((as_tile, resource), op)
                S.pool.append(entry_of(better, w, x=count, it=area))
        for other, op, _ in program.vocabulary.neighbours:
            if op >= 0:
                count = (S.tiles[other] & around).bit_count()
                S.pool.extend([entry_of(op, w, it=area)] * count)

    @helper
    def given(self, S: State, e: Entry, resource: int, n: int) -> None:
        """Placing a tile has given so much of a resource; heard with what it gave before."""
        area = area_of(e[IT])
        before = next((mask for at, mask in S.given if at == area), 0)
        others = [one for one in S.given if one[0] != area]
        S.given = tuple(sorted([*others, (-1 if area is None else area, before | 1 << resource)]))
        self.events.hear(S, GAIN, e[WHO], ~before, resource, n)

    def _pay_owners(self, S: State, e: Entry, area: int) -> None:
        """What the owners of tiles beside it get of somebody else's tile there."""
        w, around = e[WHO], self.neighbours[area]
        for other, _, rent in self.program.vocabulary.neighbours:
            for there in bits(S.tiles[other] & around) if rent >= 0 else ():
                owner = self._owner(S, other, there)
                if owner not in (-1, w):
                    S.pool.append(entry_of(rent, owner, it=area, that=(w, area, other)))

    @helper
    def atop(self, S: State, tile: int, seats: Iterable[int]) -> int:
        """Areas where such tiles of these players lie on others, or block the area."""
        return sum(1 << area for one, area, q in S.atop if one == tile and q in seats)

    @helper
    def mine(self, S: State, tile: int, w: int) -> int:
        """Areas with tiles or markers of this kind that are the player's."""
        kind = self.program.library.tiles[tile]
        if kind.lies:
            return self.atop(S, tile, (w,))
        return S.tiles[tile] & (S.own[w] if kind.covers else S.kept[w])

    def _owner(self, S: State, tile: int, area: int) -> int:
        """Whose tile or marker of this kind lies there, or -1: what lies below somebody's tile is
        nobody's."""
        kind = self.program.library.tiles[tile]
        if kind.covers and not kind.owned and self.kind_at(S, area) != tile:
            return -1
        return next((q for q in S.seats if self.mine(S, tile, q) >> area & 1), -1)

    def kind_at(self, S: State, area: int, kinds: tuple[int, ...] = ()) -> int:
        """The first of these kinds of tile that lies there; of none, the one that takes up the
        area: where one lies on another, the upper one, which somebody owns."""
        all_ = self.program.library.tiles
        if kinds:
            return next(k for k in kinds if S.tiles[k] >> area & 1)
        there = [k for k, mask in enumerate(S.tiles) if mask >> area & 1 and all_[k].covers]
        return next((k for k in there if all_[k].owned), there[0])

    def lift(self, S: State, area: int, tile: int) -> None:
        """Take such a tile off the area, and what its owner had of it; its card knows it no more.
        Where nothing is left below, what lay on it goes too."""
        bit, owner = 1 << area, self._owner(S, tile, area)
        kind = self.program.library.tiles[tile]
        S.tiles[tile] &= ~bit
        if kind.lies:
            S.atop = tuple(one for one in S.atop if one[:2] != (tile, area))
        elif not kind.covers:
            for q in S.seats:
                S.kept[q] &= ~bit
        elif owner >= 0:
            S.own[owner] &= ~bit
            for tag in self.tags[area]:
                S.p[owner][tag] -= 1
        supply = self.program.tables.tile_supply[tile]
        if supply is not None:
            supply.take(S, -1)
        for card in self._placers(S, area, tile):
            del S.site[card]
        kinds = self.program.library.tiles
        if kind.covers and not any(m & bit and kinds[k].covers for k, m in enumerate(S.tiles)):
            S.full &= ~bit
            for upper in self._upon(S, area):
                self.lift(S, area, upper)

    def _upon(self, S: State, area: int) -> list[int]:
        """The kinds of tile that lie on another one there."""
        kinds = self.program.library.tiles
        return [k for k, m in enumerate(S.tiles) if m >> area & 1 and kinds[k].lies == "stacks"]

    def _placers(self, S: State, area: int, tile: int) -> list[int]:
        """Cards whose own tile is the one of this kind there."""
        there = [card for card, site in S.site.items() if site == area]
        return [card for card in there if tile in self._placed_by(card)]

    def _placed_by(self, card: int) -> frozenset[int]:
        if card not in self._placed:
            number, nodes = self.program.layout.tile, walk(self.program.library.cards[card])
            names = [node.tile or SPECIAL for node in nodes if isinstance(node, Place)]
            self._placed[card] = frozenset(number[name] for name in names)
        return self._placed[card]

    @helper
    def loose(self, S: State, areas: int, kinds: tuple[int, ...]) -> int:
        """Those of the areas where such a tile is under no other one that takes up the area."""
        all_ = self.program.library.tiles

        def is_loose(area: int) -> bool:
            tile = self.kind_at(S, area, kinds)
            return not all_[tile].covers or tile == self.kind_at(S, area)

        return sum(1 << area for area in bits(areas) if is_loose(area))

    @helper
    def take_off(self, S: State, e: Entry, area: int, kinds: tuple[int, ...]) -> None:
        """A tile of one of these kinds goes back to the supply."""
        tile = self.kind_at(S, area, kinds)
        self.lift(S, area, tile)
        note(S, "lift", e[WHO], tile, area)

    @helper
    def claim_tile(self, S: State, e: Entry, area: int) -> None:
        """The tile that takes up the area is the player's from now on."""
        before = self.owner_of(S, area)
        for q, change in ((before, -1), (e[WHO], 1)):
            for tag in self.tags[area] if q >= 0 else ():
                S.p[q][tag] += change
        if before >= 0:
            S.own[before] &= ~(1 << area)
        S.own[e[WHO]] |= 1 << area
        note(S, "own", e[WHO], 0, area)

    @helper
    def shifts(
        self, S: State, w: int, c: int, tile: int, mask: int, is_open: Any, stays: bool
    ) -> list[tuple[int, int]]:
        """(from, to) for each tile of the mask and each area where it may go once it is lifted;
        where it `stays`, on the same board."""
        found: list[tuple[int, int]] = []
        kind = self.program.library.tiles[tile]
        for area in bits(mask):
            bit, before = 1 << area, (S.tiles[tile], S.full, S.own[w], S.kept[w], S.atop)
            S.tiles[tile] &= ~bit
            if kind.covers:
                S.full &= ~bit
                S.own[w] &= ~bit
            elif not kind.lies:
                S.kept[w] &= ~bit
            S.atop = tuple(one for one in S.atop if one[1] != area)
            there = self.together[area] if stays else -1
            found += [(area, to) for to in bits(is_open(S, w, c, area) & ~bit & there)]
            S.tiles[tile], S.full, S.own[w], S.kept[w], S.atop = before
        return found

    @helper
    def shift(self, S: State, e: Entry, kinds: tuple[int, ...], way: tuple[int, int]) -> None:
        """Move a tile with what lies on it; where it comes to lie it is placed anew. It stays its
        owner's and its card's."""
        area, to = way
        tile = self.kind_at(S, area, kinds)
        owner, placers = self._owner(S, tile, area), self._placers(S, area, tile)
        moved = self._upon(S, area) if self.program.library.tiles[tile].covers else []
        upon = [(one, self._owner(S, one, area)) for one in moved]
        known = S.site.get(e[CARD])
        self.lift(S, area, tile)
        note(S, "lift", e[WHO], tile, area)
        self.put(S, e, tile, to, owner=owner)
        for one, whose in upon:
            self.lay(S, one, to, whose)
        if e[CARD] not in placers:
            S.site.pop(e[CARD], None)
            if known is not None:
                S.site[e[CARD]] = known
        S.site.update(dict.fromkeys(placers, to))

    @helper
    def replace(self, S: State, e: Entry, new: int, area: int, kinds: tuple[int, ...]) -> None:
        """A tile of another kind takes the place of one of these kinds; what lies on it stays."""
        old = self.kind_at(S, area, kinds)
        upon = self._upon(S, area) if self.program.library.tiles[old].covers else []
        whose = [(one, self._owner(S, one, area)) for one in upon]
        for one in upon:
            self.lift(S, area, one)
        self.lift(S, area, old)
        note(S, "lift", e[WHO], old, area)
        for one, owner in whose:
            self.lay(S, one, area, owner)
        self.put(S, e, new, area)


@helper
def spot(it: Any) -> int:
    """The area just mentioned as a mask; 0 before any was."""
    area = area_of(it)
    return 0 if area is None else 1 << area
