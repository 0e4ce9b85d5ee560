"""Hands out the indices under which a library's vocabulary lives in the flat state.

In: a `Library` and one of its boards. Out: `Layout`, read by the code generator and by everything
that shows a state to people. The engine itself knows no field.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from compiler.graph import (
    Board,
    Card,
    CardSet,
    Compare,
    EventKind,
    Level,
    Library,
    Place,
    ResourceKind,
    TileKind,
    original,
    walk,
)
from compiler.graph.base import SPECIAL
from runtime.state.state import LEVELS, bits
from runtime.state.supply import Supply, supplies

EVENTS: tuple[EventKind, ...] = (
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
)
EVENT = {name: index for index, name in enumerate(EVENTS)}

DECK_KINDS = ("automated", "active", "event")
CARD_KINDS = (*DECK_KINDS, "corporation", "prelude")
"""What is a card to effects that speak of cards; other kinds are only meant by their own names."""


def card_kinds(library: Library) -> tuple[str, ...]:
    """The same with the kinds that sets add."""
    return (*CARD_KINDS, *(kind.id for kind in library.kinds))


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
    known: dict[CardSet, int] = field(default_factory=dict)

    def copies(self, name: str) -> list[int]:
        """The declared card of this id and its copies."""
        return bits(self.cards(CardSet(names=(name,))))

    def cards(self, wanted: CardSet) -> int:
        """The mask of cards that pass the filters which no game can change."""
        mask = self.known.get(wanted)
        if mask is None:
            known = card_kinds(self.library)
            wild = {kind.id for kind in self.library.tags if kind.wild}
            passing = (
                1 << i
                for i, card in enumerate(self.library.cards)
                if _passes(card, wanted, known, bool(set(card.tags) - wild))
                and not any(self.cards(one) >> i & 1 for one in wanted.none_of)
            )
            mask = self.known[wanted] = sum(passing)
        return mask


def lay_out(library: Library, board: Board) -> Layout:
    """Indices in the order of declaration, so that the same library always gives the same."""
    board = _with_those_beside(board, library)
    kept = [kind.id for kind in library.resources if kind.kept == "player"]
    stock = {name: index for index, name in enumerate(kept)}
    produces = "starting-production" in dict(library.rules)
    made = [kind.id for kind in library.resources if kind.standard] if produces else []
    production = {name: index + len(kept) for index, name in enumerate(made)}
    used = len(kept) + len(production)
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
    )


def _with_those_beside(board: Board, library: Library) -> Board:
    """All that is played on: to the engine it is one board in parts that touch nowhere."""
    whole = (board, *library.beside)
    return replace(
        board,
        areas=tuple(area for one in whole for area in one.areas),
        milestones=tuple(name for one in whole for name in one.milestones),
        awards=tuple(name for one in whole for name in one.awards),
    )


def _asks_of_cards(wanted: CardSet) -> bool:
    """Whether it asks for what only cards have."""
    limits = (wanted.cost_min, wanted.cost_max, wanted.points_min, wanted.used, wanted.has_tags)
    needs = (wanted.has_requirements, wanted.global_requirements)
    return any(one is not None for one in (*limits, *needs))


def _names(card: Card, resource: str) -> bool:
    """Whether the resource is named anywhere on the face of the card."""
    told = ("resource", "resources", "holds")
    said = (getattr(node, name, None) for node in walk(card) for name in told)
    return any(resource in one if isinstance(one, tuple) else resource == one for one in said)


def _placed(card: Card) -> set[str]:
    return {node.tile or SPECIAL for node in walk(card) if isinstance(node, Place)}


def _passes(card: Card, wanted: CardSet, known: tuple[str, ...], has_tags: bool) -> bool:
    """`known`: kinds of what is a card. `has_tags`: a wild tag is none until it is used as one
    (FAQ, "Community Services")."""
    if card.kind not in known and not wanted.kinds and _asks_of_cards(wanted):
        return False
    global_levels = any(
        isinstance(need, Compare) and isinstance(need.measure, Level) for need in card.requirements
    )
    points = sum(p.amount for p in card.points if isinstance(p.amount, int) and not p.negative)
    has_points = bool(card.points) and not all(p.negative for p in card.points)
    checks = (
        not wanted.kinds or card.kind in wanted.kinds,
        not wanted.tags or any(tag in card.tags for tag in wanted.tags),
        not wanted.holds or card.holds in wanted.holds,
        not wanted.shows or any(_names(card, resource) for resource in wanted.shows),
        not wanted.places or any(tile in _placed(card) for tile in wanted.places),
        not any(tile in _placed(card) for tile in wanted.places_no),
        wanted.cost_min is None or (card.cost or 0) >= wanted.cost_min,
        wanted.cost_max is None or (card.cost or 0) <= wanted.cost_max,
        wanted.points_min is None or (has_points and points >= wanted.points_min),
        wanted.has_requirements is None or bool(card.requirements) == wanted.has_requirements,
        wanted.global_requirements is None or global_levels == wanted.global_requirements,
        wanted.has_tags is None or has_tags == wanted.has_tags,
        not wanted.names or original(card.id) in wanted.names,
    )
    return all(checks)
