"""What happens on the board: adjacency, and placing tiles.

In: a `Program`'s tables. Out: the helpers that generated code calls by these method names.
Source: rule book, placing tiles; FAQ, "What are the rules for placing tiles?".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from compiler.graph import SPECIAL
from runtime.engine.base.events import Events
from runtime.engine.base.helpers import helper
from runtime.engine.base.remembering import keep
from runtime.engine.base.standing import TermsOf
from runtime.engine.base.terms import Terms
from runtime.engine.resolving.mentioning import mention
from runtime.engine.resolving.pool import brought
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
"""How many masks of areas are remembered with what is next to them, or to so many of them."""


class BoardRules:
    def __init__(self, program: Program, terms: TermsOf, events: Events) -> None:
        self.program, self.terms, self.events = program, terms, events
        areas = program.layout.board.areas
        index = {area.label: i for i, area in enumerate(areas)}
        self.neighbours = [sum(1 << index[n] for n in area.neighbours) for area in areas]
        self._near: dict[int, int] = {}
        self._counted: dict[tuple[int, int, int], int] = {}
        self.bonus = [
            tuple(program.vocabulary.bonuses[name] for name in area.bonus) for area in areas
        ]
        kinds = program.library.tiles
        self.rows = self._rows(program)
        self.onward = self._onward(program)
        self.special = program.layout.tile.get(SPECIAL)
        self.markers = [k for k, one in enumerate(kinds) if not one.covers and not one.lies]
        self.covering = [k for k, one in enumerate(kinds) if one.covers]
        tag = program.layout.tag
        self.tags = [tuple(tag[name] for name in area.tags) for area in areas]
        resource = program.layout.resource
        self.bonus_resources = [
            tuple(resource[name] for name in area.bonus if name in resource) for area in areas
        ]

        by_board: dict[str, int] = {}
        for i, area in enumerate(areas):
            by_board[area.beside] = by_board.get(area.beside, 0) | 1 << i
        self.together = [by_board[area.beside] for area in areas]
        self.main = by_board[""]

    def is_full(self, state: State) -> bool:
        """Whether nothing is free on the main board."""
        return not self.main & ~state.full

    # ---- adjacency ------------------------------------------------------------------------------

    @helper
    def near(self, mask: int) -> int:
        """All areas next to any area of the mask."""
        found = self._near.get(mask)
        if found is None:
            found = 0
            for area in bits(mask):
                found |= self.neighbours[area]
            keep(self._near, mask, found, KEPT)
        return found

    def _groups(self, mask: int) -> Iterator[int]:
        """The areas of the mask in groups, in which they lie next to each other."""
        while mask:
            group, edge = 0, mask & -mask
            while edge:
                group |= edge
                edge = self.near(edge) & mask & ~group
            mask &= ~group
            yield group

    @helper
    def largest_group(self, mask: int) -> int:
        """Of how many areas of the mask that lie next to each other the largest group is."""
        return max((group.bit_count() for group in self._groups(mask)), default=0)

    @helper
    def groups_of(self, mask: int, least: int) -> int:
        """How many groups of at least so many areas of the mask there are."""
        return sum(group.bit_count() >= least for group in self._groups(mask))

    @helper
    def signs_in(self, mask: int, printing: tuple[int, ...]) -> int:
        """How many signs areas of the mask print; `printing`: which print one, two, … at least."""
        return sum((mask & areas).bit_count() for areas in printing)

    @helper
    def kinds_of_tiles(self, state: State, mask: int) -> int:
        """How many kinds of tiles lie on areas of the mask, each special tile being one."""
        found = [(kind, state.tiles[kind] & mask) for kind in self.covering]
        return sum(
            there.bit_count() if kind == self.special else bool(there) for kind, there in found
        )

    @staticmethod
    def _rows(program: Program) -> list[int]:
        """The rows of all boards, as masks."""
        rows: dict[tuple[str, str], int] = {}
        for i, area in enumerate(program.layout.board.areas):
            if area.drawn:
                at = area.beside, area.row
                rows[at] = rows.get(at, 0) | 1 << i
        return list(rows.values())

    @staticmethod
    def _onward(program: Program) -> list[dict[int, int]]:
        """For each direction, which area lies next to which: along the row, and down to either
        side. Rows lie around one middle, so that areas are two steps apart and rows one."""
        areas = program.layout.board.areas
        rows: dict[tuple[str, str], list[int]] = {}
        for i, area in enumerate(areas):
            if area.drawn:
                rows.setdefault((area.beside, area.row), []).append(i)
        at = {
            (board, row, 2 * column - len(found)): i
            for row, ((board, _), found) in enumerate(rows.items())
            for column, i in enumerate(found)
        }
        steps = ((0, 2), (1, 1), (1, -1))
        return [
            {
                i: at[board, row + down, x + right]
                for (board, row, x), i in at.items()
                if (board, row + down, x + right) in at
            }
            for down, right in steps
        ]

    @helper
    def row_at(self, mask: int) -> int:
        """All areas in a row with an area of the mask."""
        return sum(row for row in self.rows if row & mask)

    @helper
    def most_in_row(self, mask: int) -> int:
        """Of how many areas of the mask the row is that has most of them."""
        return max(((row & mask).bit_count() for row in self.rows), default=0)

    @helper
    def longest_line(self, mask: int) -> int:
        """How many areas of the mask lie next to each other in a straight line at most."""
        longest = 0
        for onward in self.onward:
            length: dict[int, int] = {}
            for area in bits(mask):  # numbered so that those before it in a line come first
                length[area] = here = length.get(area, 0) + 1
                longest = max(longest, here)
                if area in onward:
                    length[onward[area]] = here
        return longest

    @helper
    def counted(self, candidates: int, tiles: int, least: int, most: int) -> int:
        """The candidates with at least `least` (and at most `most`, unless -1) such neighbours."""
        key = (tiles, least, most)
        found = self._counted.get(key)
        if found is None:
            bound = max(least, most + 1)
            enough = [-1] + [0] * bound  # by number, the areas with so many of these tiles around
            for area in bits(tiles):
                near = self.neighbours[area]
                for number in range(bound, 0, -1):
                    enough[number] |= enough[number - 1] & near
            found = enough[least] if most < 0 else enough[least] & ~enough[most + 1]
            keep(self._counted, key, found, KEPT)
        return candidates & found

    @staticmethod
    @helper
    def others(state: State, who: int) -> int:
        """Areas with tiles of the other players."""
        return sum(state.own[q] for q in state.seats if q != who)

    @helper
    def kept_from(self, state: State, who: int) -> int:
        """Areas that others have marked for themselves; what only lies there keeps nobody away."""
        mask = marked = 0
        for q, kept in enumerate(state.kept):
            if kept and q != who:
                mask |= kept
        if not mask:
            return 0
        for marker in self.markers:
            marked |= state.tiles[marker]
        return mask & marked

    @staticmethod
    @helper
    def site_of(state: State, card: int) -> int:
        """The area of the tile that the card placed, as a mask; 0 when it placed none."""
        area = state.site.get(card)
        return 0 if area is None else 1 << area

    @staticmethod
    @helper
    def owner_of(state: State, it: Any) -> int:
        """Who owns the tile there, or -1."""
        area = area_of(it)
        if area is None:
            return -1
        return next((q for q in state.seats if state.own[q] >> area & 1), -1)

    @helper
    def owner_there(self, state: State, area: int, kinds: tuple[int, ...]) -> int:
        """Whose the tile of one of these kinds there is, or -1."""
        return self.owner(state, self.kind_at(state, area, kinds), area)

    @helper
    def printed(self, site: int, resources: tuple[int, ...]) -> tuple[int, ...]:
        """Which of the resources are printed on the area, each once."""
        found = [r for area in bits(site) for r in self.bonus_resources[area] if r in resources]
        return tuple(dict.fromkeys(found))

    @helper
    def raised(
        self, state: State, card: int, site: int, resources: tuple[int, ...]
    ) -> tuple[int, ...]:
        """The same where a card raises one: once it has, it is always that one (FAQ, on copying a
        card that raised what its tile found)."""
        found = self.printed(site, resources)
        known = tuple(kind for one, kind in state.obtained if one == card and kind in found)
        return known or found

    @staticmethod
    @helper
    def obtain(state: State, card: int, resource: int) -> None:
        state.obtained = (
            *((one, kind) for one, kind in state.obtained if one != card),
            (card, resource),
        )

    # ---- tiles ----------------------------------------------------------------------------------

    @helper
    def put(
        self,
        state: State,
        entry: Entry,
        tile: int,
        area: int,
        bare: bool = False,
        owner: int | None = None,
        dry: bool = False,
        still: bool = False,
    ) -> None:
        """Place the tile: the area is covered and owned, its bonuses and what the tile brings go
        into the pool, and whoever listens hears of it. `bare`: it is nobody's, and nobody gets what
        it brings. `owner`: whose it is, unless theirs who places it. `dry`: the area and what lies
        beside give nothing. `still`: the tile itself does nothing."""
        program, bit = self.program, 1 << area
        who = -1 if bare else entry[WHO]
        brings = program.vocabulary.nobody if bare else program.vocabulary.brings
        kind = program.library.tiles[tile]
        covered = state.full & bit
        if state.given:
            state.given = tuple([one for one in state.given if one[0] != area])
        self.lay(state, tile, area, who if owner is None else owner)
        if (
            entry[CARD] >= 0
            and (kind.covers or kind.lies)
            and not self._has_own(state, entry, tile)
        ):
            state.site[entry[CARD]] = area
            if state.obtained:
                state.obtained = tuple([one for one in state.obtained if one[0] != entry[CARD]])
        note(state, "place" if kind.covers else "mark", entry[WHO], tile, area)
        mention(state, entry[GROUP], area)
        effect = brings.tiles[tile]
        if effect >= 0 and not still:
            whose, card, that = entry[WHO], entry[CARD], entry[THAT]
            state.pool.append((effect, whose, card, 0, area, that, brought(entry), 0))
        if kind.covers and not bare:  # what only lies there covers nothing, and finds nothing
            if not dry:
                self.collect(state, entry, area, not covered)
            self._pay_owners(state, entry, area)
        if kind.covers or kind.lies:  # a marker is no tile (FAQ, on the card that places one)
            self.events.hear(state, PLACE, who, area, tile, 1)
        if kind.covers:
            self._unmark(state, area)

    def _has_own(self, state: State, entry: Entry, tile: int) -> bool:
        """Whether the card has a special tile, which stays its tile when it places another one."""
        area, special = state.site.get(entry[CARD]), self.special
        if area is None or special is None or tile == special:
            return False
        return bool(state.tiles[special] >> area & 1)

    def lay(self, state: State, tile: int, area: int, owner: int) -> None:
        """Such a tile lies there, whose is known, and the supply has one less; no more comes of it.
        `owner`: -1 for nobody."""
        kind, bit = self.program.library.tiles[tile], 1 << area
        state.tiles[tile] |= bit
        if kind.covers:
            state.full |= bit
        if kind.owned and owner >= 0:
            if kind.covers:
                state.own[owner] |= bit
                for tag in self.tags[area]:
                    state.p[owner][tag] += 1
            elif kind.lies:
                state.atop = (*state.atop, (tile, area, owner))
            else:
                state.kept[owner] |= bit
        supply = self.program.tables.tile_supply[tile]
        if supply is not None:
            supply.take(state, 1)

    def _unmark(self, state: State, area: int) -> None:
        """A marker that reserved the area is gone once a tile lies there."""
        bit = 1 << area
        for marker in self.markers:
            if state.tiles[marker] & bit:
                state.tiles[marker] &= ~bit
                for q in state.seats:
                    state.kept[q] &= ~bit

    @helper
    def collect(self, state: State, entry: Entry, area: int, printed: bool = True) -> None:
        """What a tile placed there gives: the bonuses `printed` on the area, unless a tile covers
        them, and what lies beside."""
        program, who, group = self.program, entry[WHO], brought(entry)
        for op in self.bonus[area] if printed else ():
            state.pool.append((op, who, -1, 0, area, None, group, 0))
        around, terms = self.neighbours[area], self.terms.of(state, who)
        apart = self._beside_some(state, entry, area, terms) if terms.beside_some else {}
        for other, as_tile, op, resource in program.vocabulary.beside:
            there = state.tiles[other] & around
            if apart:
                there &= ~apart.get((as_tile, resource), 0)
            if there:
                better = terms.beside.get((as_tile, resource), op)
                state.pool.append((better, who, -1, there.bit_count(), area, None, group, 0))
        for kinds, op in terms.beside_more:
            count = sum((state.tiles[kind] & around).bit_count() for kind in kinds)
            if count:
                state.pool.append(entry_of(op, who, x=count, it=area, group=group))
        for other, op, _ in program.vocabulary.neighbours:
            if op >= 0:
                count = (state.tiles[other] & around).bit_count()
                state.pool.extend([entry_of(op, who, it=area, group=group)] * count)

    def _beside_some(
        self, state: State, entry: Entry, area: int, terms: Terms
    ) -> dict[tuple[int, int], int]:
        """What only some neighbours of a kind give goes into the pool; of each kind and resource
        the areas where that comes instead of what they give else."""
        who = entry[WHO]
        apart: dict[tuple[int, int], int] = {}
        lay, better = self.program.layout, self.program.vocabulary.better_beside
        for rule, tiles, card in terms.beside_some:
            key = lay.tile[rule.tile], lay.resource[rule.resource]
            there = tiles(state, who, card, key[0]) & self.neighbours[area]
            if not rule.added:
                there &= ~apart.get(key, 0)
                apart[key] = apart.get(key, 0) | there
            if there:
                count, group = there.bit_count(), brought(entry)
                state.pool.append(entry_of(better[rule], who, x=count, it=area, group=group))
        return apart

    @helper
    def given(self, state: State, entry: Entry, resource: int, count: int) -> None:
        """Placing a tile has given so much of a resource; heard with what it gave before."""
        area = area_of(entry[IT])
        before = next((mask for at, mask in state.given if at == area), 0)
        others = [one for one in state.given if one[0] != area]
        state.given = tuple(
            sorted([*others, (-1 if area is None else area, before | 1 << resource)])
        )
        self.events.hear(state, GAIN, entry[WHO], ~before, resource, count)

    def _pay_owners(self, state: State, entry: Entry, area: int) -> None:
        """What the owners of tiles beside it get of somebody else's tile there."""
        who, around = entry[WHO], self.neighbours[area]
        for other, _, rent in self.program.vocabulary.neighbours:
            for there in bits(state.tiles[other] & around) if rent >= 0 else ():
                owner = self.owner(state, other, there)
                if owner not in (-1, who):
                    that, group = (who, area, other), brought(entry)
                    state.pool.append(entry_of(rent, owner, it=area, that=that, group=group))

    @helper
    def atop(self, state: State, tile: int, seats: Iterable[int]) -> int:
        """Areas where such tiles of these players lie on others, or block the area."""
        return sum(1 << area for one, area, q in state.atop if one == tile and q in seats)

    @helper
    def mine(self, state: State, tile: int, who: int) -> int:
        """Areas with tiles or markers of this kind that are the player's."""
        kind = self.program.library.tiles[tile]
        if kind.lies:
            return self.atop(state, tile, (who,))
        return state.tiles[tile] & (state.own[who] if kind.covers else state.kept[who])

    def owner(self, state: State, tile: int, area: int) -> int:
        """Whose tile or marker of this kind lies there, or -1: what lies below somebody's tile is
        nobody's."""
        kind = self.program.library.tiles[tile]
        if kind.covers and not kind.owned and self.kind_at(state, area) != tile:
            return -1
        return next((q for q in state.seats if self.mine(state, tile, q) >> area & 1), -1)

    def kind_at(self, state: State, area: int, kinds: tuple[int, ...] = ()) -> int:
        """The first of these kinds of tile that lies there; of none, the one that takes up the
        area: where one lies on another, the upper one, which somebody owns."""
        all_ = self.program.library.tiles
        if kinds:
            return next(k for k in kinds if state.tiles[k] >> area & 1)
        there = [k for k, mask in enumerate(state.tiles) if mask >> area & 1 and all_[k].covers]
        return next((k for k in there if all_[k].owned), there[0])


@helper
def spot(it: Any) -> int:
    """The area just mentioned as a mask; 0 before any was."""
    area = area_of(it)
    return 0 if area is None else 1 << area
