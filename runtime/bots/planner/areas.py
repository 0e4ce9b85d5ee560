"""Where a tile goes: what an area gives, and what lies and may come to lie around it.

In: an `Outlook`, a kind of tile and an area. Out: money. What tiles count for next to others is
read off the points of their kinds.
"""

from __future__ import annotations

from collections.abc import Callable

from compiler import graph as g
from runtime.bots.planner.outlook import Outlook, Worth
from runtime.engine.engine import Engine
from runtime.state.state import bits

NO_CARD = -1
"""What an area prints stands on no card."""
LATER = 0.35
"""How likely an open area next to a tile comes to carry what counts for it."""
SPOILT = 0.8
"""How much what counts for an opponent weighs against one's own."""


class Areas:
    def __init__(self, engine: Engine, of: Callable[[g.Effect | None, int], Worth]) -> None:
        self.engine, self.at = engine, engine.layout.tile
        self.near = engine.board.neighbours
        kinds = engine.library.tiles
        self._paid = {i: dict(kind.beside_bonus) for i, kind in enumerate(kinds)}
        self._paid = {i: bonus for i, bonus in self._paid.items() if bonus}
        at, counted = engine.layout.tile, {kind.id: _counted(kind) for kind in kinds}
        self._wanted = {name: [at[one] for one in counted[name]] for name in at}
        self._wanting = {
            name: [at[other] for other, wanted in counted.items() if name in wanted] for name in at
        }
        bonuses = {kind.id: kind for kind in engine.library.bonuses}
        self.given = [
            [of(bonuses[name].effect, NO_CARD) for name in area.bonus if name in bonuses]
            for area in engine.layout.board.areas
        ]
        self._open = ~sum(
            1 << i
            for i, area in enumerate(engine.layout.board.areas)
            if area.reserved or not area.drawn
        )

    def worth(self, outlook: Outlook, tile: str, area: int) -> float:
        state, mine = outlook.state, outlook.state.own[outlook.who]
        near, tiles = self.near[area], state.tiles
        total = self._gains(outlook, area)
        points = 0.0
        if wanted := self._wanted.get(tile, ()):
            points += LATER * (near & ~state.full & self._open).bit_count()
            points += sum([(tiles[kind] & near).bit_count() for kind in wanted])
        for kind in self._wanting.get(tile, ()):
            there = tiles[kind] & near
            points += (there & mine).bit_count() - SPOILT * (there & ~mine).bit_count()
        return total + points * outlook.point

    def _gains(self, outlook: Outlook, area: int) -> float:
        total = sum([bonus(outlook) for bonus in self.given[area]])
        near, tiles = self.near[area], outlook.state.tiles
        for kind, bonus in self._paid.items():
            if beside := (tiles[kind] & near).bit_count():
                total += beside * sum(outlook.price.get(name, 0.0) * n for name, n in bonus.items())
        return total

    def gives(self, outlook: Outlook, tile: str) -> float:
        """What the best area gives who places such a tile; in a time to come, when the best are
        taken, the best of the other three quarters."""
        state = outlook.state
        key = tile, state.full
        known = outlook.sites.get(key)
        if known is None:
            open_ = bits(self.engine.linked.open_areas[self.at[tile]](state, outlook.who))
            found = sorted([self._gains(outlook, area) for area in open_], reverse=True)
            if outlook.ahead > 0:
                found = found[len(found) // 4 :]
            if len(outlook.sites) > 50:
                outlook.sites.clear()
            known = outlook.sites[key] = found[0] if found else 0.0
        return known


def _counted(kind: g.TileKind) -> set[str]:
    """The kinds of tile next to it that its points are for."""
    found: set[str] = set()
    for node in (inner for points in kind.points for inner in g.walk(points)):
        if isinstance(node, g.Tiles) and (node.tiles.neighbours is not None or node.tiles.at):
            found |= {*node.tiles.tiles}
    return found
