"""What the verbs about tiles are worth, and about cards that are laid out on areas.

In: a node of the graph and the card on which it stands. Out: its `Worth`. A tile is worth what
placing it does, what the area gives, and what it counts for at the end; whose it is afterwards
tells for whom.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from compiler import graph as g
from runtime.bots.planner.amounts import Amounts
from runtime.bots.planner.areas import Areas
from runtime.bots.planner.outlook import Outlook, Worth
from runtime.bots.planner.weights import Weights
from runtime.engine.engine import Engine

BONUS = 1.8
"""What an area gives whoever covers it, with what counts for tiles around it."""
MARKED = 1.0
"""The same, of what only reserves its area."""
COUNTED = 1.0
"""Of a tile of one's own whatever counts tiles: in money."""
SHARE = 0.3
"""Of a card that lies where anybody may get it, the part of who says where."""


class Ground:
    """`of`: prices an effect."""

    def __init__(
        self,
        engine: Engine,
        amounts: Amounts,
        weights: Weights,
        of: Callable[[g.Effect | None, int], Worth],
    ) -> None:
        self.engine, self.amounts, self.weights, self.of = engine, amounts, weights, of
        library = engine.library
        self.tiles = {kind.id: kind for kind in library.tiles}
        self.parameters = {kind.id: i for i, kind in enumerate(library.parameters)}
        self._points = {kind.id: self._points_of(kind) for kind in library.tiles}

    @cached_property
    def areas(self) -> Areas:
        """When it is asked for, as bonuses have prices too."""
        return Areas(self.engine, self.of)

    def priced(self, node: g.Effect, card: int) -> Worth | None:
        """None where it is no verb about tiles."""
        match node:
            case g.Place():
                return self._placed(node, card)
            case g.GainBonus():
                return lambda outlook: BONUS
            case g.MoveTile(tiles):
                there = self._there(tiles)
                return lambda outlook: there(outlook) * BONUS
            case g.SwapTiles(tiles, others):
                mine, theirs = self._there(tiles), self._there(others)
                return lambda outlook: mine(outlook) * theirs(outlook) * BONUS / 2
            case g.ExchangeTile(tiles, tile):
                new, old = self.of(g.Place(tile, free=True), card), self._taken(tiles)
                there = self._there(tiles)
                return lambda outlook: there(outlook) * (new(outlook) + old(outlook))
            case g.RemoveTile(tiles):
                return self._taken(tiles)
            case g.Claim(tiles):
                gone, kinds = self._taken(tiles), self._kinds(tiles)
                there = self._there(tiles)
                return lambda outlook: (
                    gone(outlook) + there(outlook) * max([self._kept(outlook, k) for k in kinds])
                )
            case g.ChooseTile():
                return lambda outlook: 0.0
            case g.Lay(kind, _, amount):
                return self._laid(kind, amount)
            case _:
                return None

    def _points_of(self, kind: g.TileKind) -> float:
        """At the end, with what comes to lie next to it."""
        beside = self.weights.beside
        return sum(
            one.amount + beside / 2 if isinstance(one.amount, int) else beside * 1.3
            for one in kind.points
        )

    def _placed(self, node: g.Place, card: int) -> Worth:
        tile = node.tile or "special"
        kind = self.tiles[tile]
        brings = self.of(kind.effect, card)
        points, count = self._points[tile], self.amounts.number(node.count, card)
        plain = BONUS if kind.covers else MARKED
        known = kind.covers and not kind.points and not node.dry
        tracks = [n.track for n in g.walk(kind.effect) if isinstance(n, g.Raise)]
        cubes = self.parameters.get(tracks[0]) if tracks and not kind.owned else None

        def worth(outlook: Outlook) -> float:
            if cubes is not None and outlook.rise[cubes] <= 0:  # none are left to be placed
                return 0.0
            bonus = self.areas.gives(outlook, tile) if known else plain
            many = count if isinstance(count, float) else count(outlook)
            return many * (brings(outlook) + points * outlook.point + bonus)

        return worth

    # ---- tiles that lie there -------------------------------------------------------------------

    def _kinds(self, tiles: g.TileSet) -> list[str]:
        """Which they may be: any that is somebody's, where none are named."""
        return [*tiles.tiles] or [kind.id for kind in self.engine.library.tiles if kind.owned]

    def _there(self, tiles: g.TileSet) -> Worth:
        """1 where there is such a tile, or may be later; else 0."""
        if tiles.at:
            return lambda outlook: 1.0
        count = self.amounts.counted(g.Tiles(tiles), -1)
        return lambda outlook: float(outlook.ahead > 0 or count(outlook) > 0)

    def _kept(self, outlook: Outlook, tile: str) -> float:
        return self._points[tile] * outlook.point + COUNTED * min(1.0, outlook.left)

    def _taken(self, tiles: g.TileSet) -> Worth:
        """What becomes of it that such a tile is no longer whose it was: of those that may be taken
        the one that is best for this player."""
        there, kinds, whose = self._there(tiles), self._kinds(tiles), tiles.whose
        if whose == "nobody":
            return lambda outlook: 0.0
        if whose == "you":
            return lambda outlook: -there(outlook) * min([self._kept(outlook, k) for k in kinds])
        return lambda outlook: (
            0.0
            if outlook.state.solo
            else outlook.rival * there(outlook) * max([self._kept(outlook, k) for k in kinds])
        )

    def _laid(self, kind: str, amount: int) -> Worth:
        """Cards that lie on an area are for whoever covers it."""
        mask = self.engine.layout.cards(g.CardSet(kinds=(kind,)))
        share = amount * SHARE if mask else 0.0
        return lambda outlook: share * outlook.card
