"""What a library says, laid out as the engine looks it up: by index instead of by name.

In: a layout. Out: `Tables`, the same for every game on that board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from compiler import graph as g
from compiler.graph import walk
from dsl.reading.records import dataclass
from runtime.state.layout import DECK_KINDS, Layout, card_kinds
from runtime.state.state import Counted
from runtime.state.supply import Supply


@dataclass(frozen=True, slots=True)
class Tables:
    """`rules`: the game's declaration, by name; `currency` and `money`: the resource that pays, and
    where a player's numbers have it. By parameter: `level_fields`; `level_tiles`, the tile of its
    name that raises it, or -1. By tile: `tile_supply`. By
    resource: `stock_field`, `worth`. By card: `held_kind`, the resource that lies on it or -1;
    `paid_with`, the resources that its tags allow. `award_costs`, `award_points`: by how many are
    taken, by place. Cards in order: `milestones`, `awards` of the board, `tile_conversions`. Masks
    of cards: `with_action`, `with_once` (once in the game), `deck_cards`, `pile_cards` (of other
    piles), `event_cards`; of kinds that sets add `own_cards`, `kept_cards` (played when their kind
    says), `token_cards` (laid out, and played when they are taken). `piles`: kinds of cards that
    come from piles of their own. `counted`: the cards whose uses are."""

    rules: Mapping[str, int | str]
    currency: str
    money: int
    level_fields: tuple[int, ...]
    level_tiles: tuple[int, ...]
    tile_supply: tuple[Supply | None, ...]
    stock_field: Mapping[int, int]
    worth: Mapping[int, int]
    held_kind: tuple[int, ...]
    paid_with: tuple[tuple[int, ...], ...]
    award_costs: tuple[int, ...]
    award_points: tuple[int, ...]
    milestones: tuple[int, ...]
    awards: tuple[int, ...]
    tile_conversions: tuple[int, ...]
    with_action: int
    with_once: int
    counted: Counted
    deck_cards: int
    pile_cards: int
    event_cards: int
    own_cards: int
    kept_cards: int
    token_cards: int
    piles: frozenset[str]


def tables_of(layout: Layout) -> Tables:
    library, board = layout.library, layout.board
    cards, rules = library.cards, dict(library.rules)
    currency = str(rules["currency"])
    return Tables(
        rules=rules,
        currency=currency,
        money=layout.stock[currency],
        level_fields=tuple(layout.level[kind.id] for kind in library.parameters),
        level_tiles=tuple(layout.raising(kind.id) for kind in library.parameters),
        tile_supply=tuple(layout.tile_supply.get(kind.id) for kind in library.tiles),
        stock_field={layout.resource[name]: index for name, index in layout.stock.items()},
        worth={layout.resource[kind.id]: kind.worth for kind in library.resources},
        held_kind=tuple(layout.resource.get(card.holds, -1) for card in cards),
        paid_with=tuple(_paid_with(card, layout) for card in cards),
        award_costs=_numbers(rules.get("award-costs", "")),
        award_points=_numbers(rules.get("award-points", "")),
        milestones=tuple(layout.card[name] for name in board.milestones),
        awards=tuple(layout.card[name] for name in board.awards),
        tile_conversions=tuple(
            i
            for i, card in enumerate(cards)
            if card.kind == "conversion" and any(isinstance(n, g.Place) for n in walk(card))
        ),
        with_action=_mask(cards, lambda card: _is_used(card, "action")),
        with_once=_mask(cards, lambda card: _is_used(card, "once")),
        counted=_counted(cards),
        deck_cards=_mask(cards, lambda card: card.kind in DECK_KINDS),
        pile_cards=_mask(cards, lambda card: card.kind in {*card_kinds(library)} - {*DECK_KINDS}),
        event_cards=_mask(cards, lambda card: card.kind == "event"),
        own_cards=_of_kinds(library, lambda kind: True),
        kept_cards=_of_kinds(library, lambda kind: bool(kind.played)),
        token_cards=_of_kinds(library, lambda kind: bool(kind.lies) and not kind.played),
        piles=piles_used(library, layout.nodes),
    )


def piles_used(library: g.Library, nodes: Iterable[object]) -> frozenset[str]:
    """The kinds of cards that come from piles of their own: effects among the nodes look at them,
    draw them or lay them out, or they lie in a row."""
    found = {kind.id for kind in library.kinds if kind.row}
    for node in nodes:
        match node:
            case g.Look(cards=g.CardSet(kinds=kinds)):
                found |= {*kinds}
            case g.Take(cards=g.CardSet(zone="pile", kinds=kinds)):
                found |= {*kinds}
            case g.Lay(kind):
                found.add(kind)
    return frozenset(found - {*DECK_KINDS})


def _of_kinds(library: g.Library, wanted: Callable[[g.KindOfCard], bool]) -> int:
    kinds = {kind.id for kind in library.kinds if wanted(kind)}
    return _mask(library.cards, lambda card: card.kind in kinds)


def _paid_with(card: g.Card, layout: Layout) -> tuple[int, ...]:
    return tuple(
        layout.resource[kind.id]
        for kind in layout.library.resources
        if kind.worth and set(kind.on_tags) & set(card.tags)
    )


def _is_used(card: g.Card, label: g.Label) -> bool:
    return card.kind != "conversion" and any(one.label == label for one in card.abilities)


def _counted(cards: tuple[g.Card, ...]) -> Counted:
    often = {
        index: times
        for index, card in enumerate(cards)
        if (times := max((one.times for one in card.abilities if one.label == "action"), default=1))
        > 1
    }
    each = _mask(cards, _is_everybodys)
    return Counted(each | sum(1 << index for index in often), each, often)


def _is_everybodys(card: g.Card) -> bool:
    return any(isinstance(node, g.SharedAction) and node.each for node in walk(card))


def _mask(cards: tuple[g.Card, ...], wanted: Callable[[g.Card], bool]) -> int:
    return sum(1 << i for i, card in enumerate(cards) if wanted(card))


def _numbers(value: int | str) -> tuple[int, ...]:
    """`8, 14, 20` as written in a game's declaration."""
    return tuple(int(part) for part in str(value).split(",") if part)
