"""Hands out the indices under which a library's vocabulary lives in the flat state.

In: a `Library` and one of its boards. Out: `Layout`, read by the code generator and by everything
that shows a state to people. The engine itself knows no field.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from compiler.graph import (
    CARD_KINDS,
    DECK_KINDS,
    OF_TOKENS,
    REPLACED,
    Board,
    CardSet,
    ChooseOne,
    Event,
    Library,
    Measure,
    Raise,
    ResourceKind,
    TileKind,
    Tolerance,
    card_kinds,
    changed,
    passing,
    seated,
    walk,
)
from runtime.state.state import LEVELS, bits
from runtime.state.supply import Supply, supplies

__all__ = [
    "CARD_KINDS",
    "DECK_KINDS",
    "EVENT",
    "EVENTS",
    "TAGS",
    "Ignoring",
    "Layout",
    "Saved",
    "card_kinds",
    "lay_out",
]

Ignoring = bool | Literal["all"] | tuple[str | Measure, ...]
"""Which requirements of a card need not be met: the global ones, all, or those about these
parameters and `TAGS`, and those that count this."""
TAGS = "#tags"

Saved = int | Literal["half"] | None
"""How much less something costs; half of it, or nothing at all (None)."""

EVENTS: tuple[str, ...] = (
    "play-card",
    "play-tag",
    "place",
    "gain",
    "produce",
    "raise",
    "add",
    "remove",
    "project",
    "convert",
    "pass",
    "phase",
    "colony",
    "trade",
    "new-tag",
    "delegate",
    "discard",
    "claim",
    "fund",
    "spend",
    "lose",
    "chair",
    "lead",
    "dominant",
    "ruling",
    "draw",
    "unproduce",
    "lift",
    "colony-bonus",
    "buy",
    "lower",
    "begin-turn",
    "end-turn",
    *OF_TOKENS,
    *(f"would-{kind}" for kind in REPLACED),
)
EVENT = {name: index for index, name in enumerate(EVENTS)}


def heard_at(event: Event) -> int:
    """Under which number it is listened to: as what would happen, or as what has happened."""
    return EVENT[f"would-{event.kind}" if event.would else event.kind]


@dataclass(frozen=True, slots=True)
class Layout:
    """Maps from vocabulary ids to indices: `stock`, `production`, `counter`, `tag` into a player's
    numbers; `level` into the game's, where the supplies of tiles and of resources stand too;
    `card`, `area`, `tile`, `resource` into masks and lists. `numbers`/`globals` are the lengths of
    those lists; history fields come after `numbers`. `production` is empty in a game without;
    `most`: how many of a stock a player may have."""

    library: Library
    board: Board  # with the areas of those beside it, and what they name
    stock: dict[str, int]
    production: dict[str, int]
    most: dict[str, int]
    counter: dict[str, int]
    tag: dict[str, int]
    level: dict[str, int]
    tile_supply: dict[str, Supply]
    stock_supply: dict[str, Supply]
    card: dict[str, int]
    area: dict[str, int]
    tile: dict[str, int]
    resource: dict[str, int]
    state: dict[str, int]
    numbers: int
    globals: int
    nodes: tuple[Any, ...]  # of the library, which many look through
    card_nodes: tuple[Any, ...]  # those of its cards
    missed: tuple[Measure, ...] = ()  # what requirements count that may be missed
    known: dict[CardSet, int] = field(default_factory=dict)

    @property
    def here(self) -> Library:
        """The library with what this board can bring."""
        printed = {name for area in self.board.areas for name in area.bonus}
        bonuses = tuple(kind for kind in self.library.bonuses if kind.id in printed)
        return replace(self.library, bonuses=bonuses)

    @property
    def seated(self) -> int:
        """The cards on which players take seats, as a mask."""
        kinds = seated(self.library)
        return self.cards(CardSet(kinds=(*sorted(kinds),))) if kinds else 0

    def raising(self, parameter: str) -> int:
        """The tile of the same name that raises it when it is placed, or -1."""
        tile = next((one for one in self.library.tiles if one.id == parameter), None)
        raises = tile is not None and any(
            isinstance(node, Raise) and node.track == parameter for node in walk(tile.effect)
        )
        return self.tile[parameter] if raises else -1

    def kinds(self, tiles: Iterable[str]) -> tuple[int, ...]:
        """The numbers of these kinds of tile, and of all that count as one of them."""
        named = {*tiles}
        kinds = enumerate(self.library.tiles)
        return tuple(i for i, kind in kinds if kind.id in named or kind.counts_as in named)

    def copies(self, name: str) -> list[int]:
        """The declared card of this id and its copies."""
        return bits(self.cards(CardSet(names=(name,))))

    def cards(self, wanted: CardSet) -> int:
        """The mask of cards that pass the filters which no game can change."""
        mask = self.known.get(wanted)
        if mask is None:
            mask = self.known[wanted] = sum(1 << i for i in passing(self.library, wanted))
        return mask


def decided_nodes(root: object) -> tuple[Any, ...]:
    """All nodes; where a tag is chosen for the line, those of what is done with each tag instead,
    for events and cards with the `chosen` one are none."""
    nodes = tuple(walk(root))
    if not any(isinstance(node, ChooseOne) for node in nodes):
        return nodes
    return tuple(walk(changed(root, lambda n: n.ways if isinstance(n, ChooseOne) else n)))


def lay_out(library: Library, board: Board) -> Layout:
    """Indices in the order of declaration, so that the same library always gives the same."""
    board = _with_those_beside(board, library)
    kept = [kind.id for kind in library.resources if kind.kept == "player"]
    stock = {name: index for index, name in enumerate(kept)}
    produces = "starting-production" in dict(library.rules)
    made = [kind.id for kind in library.resources if kind.standard] if produces else []
    production = {name: index + len(kept) for index, name in enumerate(made)}
    used = len(kept) + len(production)
    nodes = decided_nodes(library)
    counter = {kind.id: used + index for index, kind in enumerate(library.counters)}
    used += len(counter)
    tag = {kind.id: used + index for index, kind in enumerate(library.tags)}
    level = {kind.id: LEVELS + index for index, kind in enumerate(library.parameters)}
    stocks = [kind for kind in library.resources if kind.kept == "player"]
    kinds: tuple[TileKind | ResourceKind, ...] = (*library.tiles, *stocks)
    limited = [one for one in kinds if one.supply is not None]
    first = LEVELS + len(level)
    own = {id(one): first + index for index, one in enumerate(limited)}
    first += len(limited)
    chosen = [kind.id for kind in library.states if kind.chosen]
    return Layout(
        library=library,
        board=board,
        stock=stock,
        production=production,
        most={kind.id: kind.most for kind in library.resources if kind.most is not None},
        counter=counter,
        tag=tag,
        level=level,
        tile_supply=supplies(library.tiles, library, level, own),
        stock_supply=supplies(stocks, library, level, own),
        card={card.id: index for index, card in enumerate(library.cards)},
        area={area.label: index for index, area in enumerate(board.areas)}
        | {area.name: index for index, area in enumerate(board.areas) if area.name},
        tile={kind.id: index for index, kind in enumerate(library.tiles)},
        resource={kind.id: index for index, kind in enumerate(library.resources)},
        state={name: first + index for index, name in enumerate(chosen)},
        numbers=used + len(tag),
        globals=first + len(chosen),
        nodes=nodes,
        missed=tuple(dict.fromkeys(_missed(nodes))),
        card_nodes=decided_nodes(library.cards),
    )


def _missed(nodes: Iterable[object]) -> Iterator[Measure]:
    for node in nodes:
        if isinstance(node, Tolerance) and node.missed is not None:
            yield node.missed


def _with_those_beside(board: Board, library: Library) -> Board:
    """All that is played on: to the engine it is one board in parts that touch nowhere."""
    whole = (board, *library.beside)
    return replace(
        board,
        areas=tuple(area for one in whole for area in one.areas),
        milestones=tuple(name for one in whole for name in one.milestones),
        awards=tuple(name for one in whole for name in one.awards),
    )
