"""Tiles that lie on the board are taken off, moved, and exchanged for others.

In: a `Program`'s tables, and the board that they lie on. Out: the helpers that generated code calls
by these method names. Source: FAQ, on moved and removed tiles.
"""

from __future__ import annotations

from typing import Any

from compiler.graph import Place, walk
from compiler.graph.base import SPECIAL
from runtime.engine.base.events import LIFT, Events
from runtime.engine.base.helpers import helper
from runtime.engine.board import BoardRules
from runtime.program.program import Program
from runtime.state.log import note
from runtime.state.state import CARD, WHO, Entry, State, bits

Picked = tuple[int, int, list[int]]
"""A kind of tile, whose it is or -1, and the cards whose own tile it is."""


class Moves:
    def __init__(self, program: Program, board: BoardRules, events: Events) -> None:
        self.program, self.board, self.events = program, board, events
        self._placed: dict[int, frozenset[int]] = {}

    def lift(self, state: State, area: int, tile: int) -> list[tuple[int, tuple[int, int, int]]]:
        """Take such a tile off the area, and what its owner had of it; its card knows it no more.
        Where nothing is left below, what lay on it goes too. What is gone, as it is heard: whose it
        was, and (tile, area, mask of the cards whose own it was)."""
        bit, owner = 1 << area, self.board.owner(state, tile, area)
        kind = self.program.library.tiles[tile]
        state.tiles[tile] &= ~bit
        if kind.lies:
            state.atop = tuple(one for one in state.atop if one[:2] != (tile, area))
        elif not kind.covers:
            for q in state.seats:
                state.kept[q] &= ~bit
        elif owner >= 0:
            state.own[owner] &= ~bit
            for tag in self.board.tags[area]:
                state.p[owner][tag] -= 1
        supply = self.program.tables.tile_supply[tile]
        if supply is not None:
            supply.take(state, -1)
        placers = self._placers(state, area, tile)
        for card in placers:
            del state.site[card]
        gone = [(owner, (tile, area, sum(1 << card for card in placers)))]
        kinds = self.program.library.tiles
        if kind.covers and not any(m & bit and kinds[k].covers for k, m in enumerate(state.tiles)):
            state.full &= ~bit
            for upper in self._upon(state, area):
                gone += self.lift(state, area, upper)
        return gone

    def _upon(self, state: State, area: int) -> list[int]:
        """The kinds of tile that lie on another one there."""
        kinds = self.program.library.tiles
        return [k for k, m in enumerate(state.tiles) if m >> area & 1 and kinds[k].lies == "stacks"]

    def _placers(self, state: State, area: int, tile: int) -> list[int]:
        """Cards whose own tile is the one of this kind there."""
        there = [card for card, site in state.site.items() if site == area]
        return [card for card in there if tile in self._placed_by(card)]

    def _placed_by(self, card: int) -> frozenset[int]:
        if card not in self._placed:
            number, nodes = self.program.layout.tile, walk(self.program.library.cards[card])
            names = [node.tile or SPECIAL for node in nodes if isinstance(node, Place)]
            self._placed[card] = frozenset(number[name] for name in names)
        return self._placed[card]

    @helper
    def loose(self, state: State, areas: int, kinds: tuple[int, ...]) -> int:
        """Those of the areas where such a tile is under no other one that takes up the area."""
        all_ = self.program.library.tiles

        def is_loose(area: int) -> bool:
            tile = self.board.kind_at(state, area, kinds)
            return not all_[tile].covers or tile == self.board.kind_at(state, area)

        return sum(1 << area for area in bits(areas) if is_loose(area))

    @helper
    def uppermost(self, state: State, areas: int, tile: int) -> int:
        """Those of the areas that such a tile takes up."""
        return sum(1 << one for one in bits(areas) if self.board.kind_at(state, one) == tile)

    @helper
    def take_off(self, state: State, entry: Entry, area: int, kinds: tuple[int, ...]) -> None:
        """A tile of one of these kinds goes back to the supply; a marker is no tile, of which
        anybody hears."""
        tile = self.board.kind_at(state, area, kinds)
        gone = self.lift(state, area, tile)
        note(state, "lift", entry[WHO], tile, area)
        if not self.events.matters(state, LIFT):
            return
        for owner, lifted in gone:
            kind = self.program.library.tiles[lifted[0]]
            if kind.covers or kind.lies:
                self.events.hear(state, LIFT, entry[WHO], owner, lifted, 1)

    @helper
    def claim_tile(self, state: State, entry: Entry, area: int) -> None:
        """The tile that takes up the area is the player's from now on."""
        before = self.board.owner_of(state, area)
        for q, change in ((before, -1), (entry[WHO], 1)):
            for tag in self.board.tags[area] if q >= 0 else ():
                state.p[q][tag] += change
        if before >= 0:
            state.own[before] &= ~(1 << area)
        state.own[entry[WHO]] |= 1 << area
        note(state, "own", entry[WHO], 0, area)

    @helper
    def shifts(
        self, state: State, who: int, card: int, tile: int, mask: int, is_open: Any, stays: bool
    ) -> list[tuple[int, int]]:
        """(from, to) for each tile of the mask and each area where it may go once it is lifted;
        where it `stays`, on the same board."""
        found: list[tuple[int, int]] = []
        kind = self.program.library.tiles[tile]
        for area in bits(mask):
            bit, before = (
                1 << area,
                (state.tiles[tile], state.full, state.own[who], state.kept[who], state.atop),
            )
            state.tiles[tile] &= ~bit
            if kind.covers:
                state.full &= ~bit
                state.own[who] &= ~bit
            elif not kind.lies:
                state.kept[who] &= ~bit
            state.atop = tuple(one for one in state.atop if one[1] != area)
            there = self.board.together[area] if stays else -1
            found += [(area, to) for to in bits(is_open(state, who, card, area) & ~bit & there)]
            state.tiles[tile], state.full, state.own[who], state.kept[who], state.atop = before
        return found

    @helper
    def shift(
        self, state: State, entry: Entry, kinds: tuple[int, ...], way: tuple[int, int]
    ) -> None:
        """Move a tile with what lies on it; where it comes to lie it is placed anew. It stays its
        owner's and its card's."""
        area, to = way
        tile, known = self.board.kind_at(state, area, kinds), state.site.get(entry[CARD])
        (_, owner, placers), *upon = self._pick(state, area, tile)
        note(state, "lift", entry[WHO], tile, area)
        self.board.put(state, entry, tile, to, owner=owner)
        self._lay(state, to, upon)
        if entry[CARD] not in placers:
            state.site.pop(entry[CARD], None)
            if known is not None:
                state.site[entry[CARD]] = known
        state.site.update(dict.fromkeys(placers, to))

    def _pick(self, state: State, area: int, tile: int) -> list[Picked]:
        """Such a tile and what lies on it, taken off the area."""
        upon = self._upon(state, area) if self.program.library.tiles[tile].covers else []
        picked = [
            (one, self.board.owner(state, one, area), self._placers(state, area, one))
            for one in (tile, *upon)
        ]
        for one in (*upon, tile):
            self.lift(state, area, one)
        return picked

    def _lay(self, state: State, area: int, picked: list[Picked]) -> None:
        """They come to lie there, and their cards know where."""
        for one, owner, placers in picked:
            self.board.lay(state, one, area, owner)
            state.site.update(dict.fromkeys(placers, area))

    @staticmethod
    @helper
    def pairs(some: int, others: int) -> list[tuple[int, int]]:
        """Each area of the ones with each of the others, where both are in both each pair once."""
        both = some & others
        return [
            (one, other)
            for one in bits(some)
            for other in bits(others & ~(1 << one))
            if one < other or not (both >> one & both >> other & 1)
        ]

    @helper
    def swap_tiles(
        self,
        state: State,
        entry: Entry,
        kinds: tuple[int, ...],
        others: tuple[int, ...],
        way: tuple[int, int],
    ) -> None:
        """Tiles of these kinds change places with what lies on them; neither is placed anew."""
        tiles = [
            self.board.kind_at(state, area, meant)
            for area, meant in zip(way, (kinds, others), strict=True)
        ]
        picked = [self._pick(state, area, tile) for area, tile in zip(way, tiles, strict=True)]
        for area, tile in zip(way, tiles, strict=True):
            note(state, "lift", entry[WHO], tile, area)
        for area, tile, some in zip(reversed(way), tiles, picked, strict=True):
            self._lay(state, area, some)
            note(state, "place", entry[WHO], tile, area)

    @helper
    def replace(
        self, state: State, entry: Entry, new: int, area: int, kinds: tuple[int, ...]
    ) -> None:
        """A tile of another kind takes the place of one of these kinds; what lies on it stays."""
        old = self.board.kind_at(state, area, kinds)
        _, *upon = self._pick(state, area, old)
        note(state, "lift", entry[WHO], old, area)
        self._lay(state, area, upon)
        self.board.put(state, entry, new, area)
