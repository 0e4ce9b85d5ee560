"""Verbs about tiles: placed, moved, exchanged, removed, and what lies face down on areas; and what
placing next to them is worth.

In: phrases as `compiler.text.effects` makes them. Out: rules for leaves of the graph.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.graph import (
    AreaSet,
    BesideWorth,
    ChooseTile,
    ExchangeTile,
    GainBonus,
    Lay,
    MoveTile,
    Place,
    RemoveTile,
    SwapTiles,
)
from compiler.reading.meanings.effects import verb
from compiler.reading.parsing.grammar import Build, Grammar


def _bonuses_on(area: Any, each: str) -> Any:
    return GainBonus("", None, replace(area, empty=False), each == "yes")


def _so_many(so: Any) -> Any:
    """Counted ones, whose place stands before what is counted; others have it behind them."""
    amount, (noun, area) = so
    return None if isinstance(amount, int) else (noun, amount, area)


def _place(tile: Any, area: Any, free: str) -> Any:
    noun, count, *there = tile
    if area and there:
        return None
    return Place(noun, area or (there[0] if there else None), free != "", count)


def _beside_worth(more: bool, some: bool = False) -> Build:
    """What placing next to a tile gives, or next to one of some tiles of a kind."""

    def build(tile: Any, thing: Any) -> Any:
        if not isinstance(thing[0], int):
            return None
        if not some:
            return BesideWorth(tile, thing[1], thing[0], more)
        narrow = len(tile.tiles) == 1 and (tile.on or tile.neighbours)
        tile = replace(tile, whose="all") if tile.whose == "any" else tile
        return BesideWorth(tile.tiles[0], thing[1], thing[0], more, tile) if narrow else None

    return build


def tiles(g: Grammar) -> None:
    g.say("placed", "tile-a", lambda noun: (noun, 1), noun="tile-kind")
    g.say("placed", "this-cards-tile", lambda: ("", 1))
    g.join("several-tiles", "{count:whole} {noun:tile-kind}", lambda count, noun: (noun, count))
    g.same("placed", ("several-tiles",))
    g.say("placed", "tiles-each", lambda tiles: tiles, tiles="several-tiles")
    g.join("put", "{noun:tile-kind}", lambda noun: (noun, None))
    g.join("put", "{noun:tile-kind} {area:on-area}", lambda noun, area: (noun, area))
    for message in ("tiles-each-on", "tiles-each-for"):
        put = lambda tiles, area: (tiles, area)  # noqa: E731
        g.say("put", message, put, tiles="tile-kind", area="on-area")
    g.join("placed", "{so:so-many:put}", _so_many)
    g.same("maybe-area", ("on-area", "nothing"))
    g.same("maybe-free", ("free", "nothing"))
    g.say("free", "placed-freely", lambda: "free")
    verb(
        g,
        "place",
        _place,
        tile="placed",
        area="maybe-area",
        free="maybe-free",
    )
    verb(
        g,
        "lay",
        lambda cards, area: Lay(cards[1], area, cards[0]),
        cards="so-many:laid",
        area="on-area",
    )
    g.say(
        "verb:lay",
        "lay",
        lambda cards, area: Lay(cards[1], area, cards[0], every=True),
        cards="so-many:laid",
        area="on-each",
    )
    verb(g, "move-tile", lambda tile: MoveTile(tile), tile="one-tile")
    verb(g, "move-tile-to", _moved, tile="one-tile", area="on-area")
    g.say("new-tile", "tile-a", lambda noun: noun, noun="tile-kind")
    verb(
        g,
        "exchange-tile",
        lambda tile, new: ExchangeTile(tile, new),
        tile="one-tile",
        new="new-tile",
    )
    swapped = lambda tile, other: SwapTiles(tile, other)  # noqa: E731
    verb(g, "swap-tiles", swapped, tile="one-tile", other="one-tile")
    verb(g, "gain-bonuses", lambda tile: GainBonus(tile))
    under = lambda tile: None if tile.at else GainBonus("", tile)  # noqa: E731
    verb(g, "gain-bonuses-under", under, tile="one-tile")
    every = lambda tile: None if tile.at else GainBonus("", tile, each=True)  # noqa: E731
    verb(g, "gain-bonuses-under-each", every, tile="tile-noun")
    verb(g, "gain-bonuses-on", _bonuses_on, area="area-noun")
    verb(g, "remove-tile", lambda tile: RemoveTile(tile), tile="one-tile")
    verb(g, "choose-tile", lambda tile: ChooseTile(tile), tile="one-tile")
    for message, added in (("beside-worth", False), ("beside-more", True)):
        of_all, of_some = _beside_worth(added), _beside_worth(added, some=True)
        g.say("rule", message, of_all, tile="tile-kind", thing="so-many:resource")
        g.say("rule", f"{message}-some", of_some, tile="a-tile", thing="so-many:resource")


def _moved(tile: Any, near: str, area: Any = None) -> Any:
    """Where it was is `it` there."""
    if near == "no":
        return MoveTile(tile, area) if area is not None else None
    area = area or AreaSet()
    return MoveTile(tile, replace(area, near="it")) if not area.near else None
