"""Where a tile goes: what an area gives, and what lies and may come to lie around it.

In: an `Outlook`, a kind of tile and an area. Out: money. What tiles count for next to others is
read off the points of their kinds.
"""

from __future__ import annotations

from compiler import graph as g
from runtime.bots.planner.effects import Effects
from runtime.bots.planner.outlook import Outlook
from runtime.engine.engine import Engine
from runtime.state.state import bits

NO_CARD = -1
"""What an area prints stands on no card."""
LATER = 0.35
"""How likely an open area next to a tile comes to carry what counts for it."""
SPOILT = 0.8
"""How much what counts for an opponent weighs against one's own."""


class Areas:
    def __init__(self, engine: Engine, effects: Effects) -> None:
        self.near = [bits(mask) for mask in engine.board.neighbours]
        self.tiles = engine.layout.tile
        kinds = engine.library.tiles
        self.beside = {i: dict(kind.beside_bonus) for i, kind in enumerate(kinds)}
        self.counted = {
            kind.id: {tile for points in kind.points for tile in _counted(points)} for kind in kinds
        }
        self.public = {kind.id for kind in kinds if not kind.owned}
        bonuses = {kind.id: kind for kind in engine.library.bonuses}
        self.given = [
            [effects.of(bonuses[name].effect, NO_CARD) for name in area.bonus if name in bonuses]
            for area in engine.layout.board.areas
        ]
        self.reserved = sum(
            1 << i
            for i, area in enumerate(engine.layout.board.areas)
            if area.reserved or not area.drawn
        )

    def worth(self, outlook: Outlook, tile: str, area: int, card: int) -> float:
        state, who = outlook.state, outlook.who
        total = sum(bonus(outlook) for bonus in self.given[area])
        wanted = self.counted.get(tile, set())
        for other in self.near[area]:
            bit = 1 << other
            for kind, bonus in self.beside.items():
                if bonus and state.tiles[kind] & bit:
                    total += sum(outlook.price.get(name, 0.0) * n for name, n in bonus.items())
            if not state.full & bit:
                if wanted and not self.reserved & bit:
                    total += LATER * outlook.point
                continue
            mine = bool(state.own[who] & bit)
            for name, at in self.tiles.items():
                if not state.tiles[at] & bit:
                    continue
                if name in wanted:
                    total += outlook.point
                if tile in self.counted.get(name, ()):
                    total += outlook.point if mine else -SPOILT * outlook.point
        return total


def _counted(points: g.Points) -> set[str]:
    """The kinds of tile next to it that points are for."""
    found: set[str] = set()
    for node in g.walk(points):
        if isinstance(node, g.Tiles) and (node.tiles.beside is not None or node.tiles.at):
            found |= {*node.tiles.tiles}
    return found
