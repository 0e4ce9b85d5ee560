"""Whose something is that can be nobody's: oceans of somebody, players by what all have in common.

In: a library. Out: faults. Tiles that nobody owns when they are placed may be claimed, where a card
or a rule of the sets lets somebody.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from compiler import graph as g
from compiler.meaning.faults import Fault
from compiler.meaning.known import Told, anew, nodes
from compiler.messages.meaning import NO_MEANING_HERE
from compiler.messages.never import OWNED_BY_NOBODY

_SOMEBODYS = (
    *("you", "opponent", "opponents", "that", "first", "holder", "chosen"),
    *("owner", "victim"),
)
_COMMON = (g.Level, g.Completed, g.Generation)
"""What is counted of the table, and the same for every player."""


def check_owners(library: g.Library, told: Told) -> Iterator[Fault]:
    free = _ownerless(library, told)
    for card in library.cards:
        if told(card, _speaks_of_owners):
            yield from _of_card(library, card, told(card, nodes), free)


def check_owners_on(library: g.Library, card: g.Card) -> Iterator[Fault]:
    """The same of a card that does not belong to the library yet."""
    if _speaks_of_owners(card):
        yield from _of_card(library, card, nodes(card), _ownerless(library, anew))


def _speaks_of_owners(card: g.Card) -> bool:
    """Whether it names an owner at all, or players by what they have."""
    return any(
        (isinstance(node, g.TileSet) and node.whose in _SOMEBODYS)
        or (isinstance(node, g.Each) and (node.players is not None or _is_owner(node)))
        for node in g.walk(card)
    )


def _claimed(card: g.Card) -> tuple[tuple[str, ...], ...]:
    return tuple(node.tiles.tiles for node in g.walk(card) if isinstance(node, g.Claim))


def _of_card(
    library: g.Library, card: g.Card, nodes: tuple[object, ...], free: frozenset[str]
) -> Iterator[Fault]:
    kinds = {kind.id: kind for kind in library.tiles}
    alone = frozenset(one for one in free if not kinds[one].lies)  # or who owns what is below
    by = card.by
    for node in nodes:
        by = getattr(node, "by", "") or by
        if isinstance(node, g.TileSet) and node.whose in _SOMEBODYS and _in(node, free):
            yield _fault(node, by, kinds)
        elif isinstance(node, g.Each) and node.players is not None:
            yield from _alike(node.players, by)
        elif isinstance(node, g.Then):
            for placed, after in pairwise(node.parts):
                if not isinstance(placed, g.Place) or placed.tile not in alone:
                    continue
                if any(map(_is_owner, g.walk(after))):
                    yield _fault(g.TileSet((placed.tile,)), by, kinds)
    for ability in card.abilities:
        heard = [one.tiles for one in ability.events if one.kind in ("place", "lift")]
        known = heard and len(heard) == len(ability.events)
        if known and any(map(_is_owner, g.walk(ability.effect))):
            first, verb = heard[0], "place" if ability.events[0].kind == "place" else "remove"
            if first is not None and all(one is not None and _in(one, alone) for one in heard):
                yield _fault(first, ability.by, kinds, verb)


def _ownerless(library: g.Library, told: Told) -> frozenset[str]:
    """The tiles that nobody can come to own, whatever is played."""
    owned = {kind.id for kind in library.tiles if kind.owned}
    owned |= {kind.counts_as for kind in library.tiles if kind.owned and kind.counts_as}
    every = {kind.id for kind in library.tiles}
    if owned >= every:
        return frozenset()
    for card in library.cards:
        for tiles in told(card, _claimed):
            owned |= {*tiles} or every
    return frozenset(every - owned)


def _in(tiles: g.TileSet, free: frozenset[str]) -> bool:
    return bool(tiles.tiles) and free.issuperset(tiles.tiles)


def _is_owner(node: object) -> bool:
    return isinstance(node, g.Each) and node.who in ("owner", "victim")


def _fault(tiles: g.TileSet, by: str, kinds: dict[str, g.TileKind], verb: str = "place") -> Fault:
    kind = kinds[tiles.tiles[0]]
    what = kind.plural or kind.name
    cure = f"say it without a player: `3 {what.replace(' ', '-')}`, `any {kind.id}`"
    if tiles.whose == "all":
        cure = f"who {verb}s it is `you`, or in a trigger `that player`"
    return Fault(OWNED_BY_NOBODY, by, cure, {"what": what})


def _alike(players: g.Condition, by: str) -> Iterator[Fault]:
    """`each opponent with 2 oceans`, which lie there for everybody."""
    parts = players.parts if isinstance(players, g.Both) else (players,)
    measures = [part.measure for part in parts if isinstance(part, g.Compare)]
    if any(map(_is_common, measures)):
        cure = "it is the same for all players: `if 2 oceans: each opponent: …`"
        yield Fault(NO_MEANING_HERE, by, cure)


def _is_common(measure: g.Measure) -> bool:
    if isinstance(measure, g.Tiles):
        tiles = measure.tiles
        return tiles.whose == "all" and not (tiles.on or tiles.neighbours or tiles.at)
    return isinstance(measure, _COMMON)
