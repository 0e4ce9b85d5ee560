"""What comes of a verb by what is declared: steps of parameters, tiles and bonuses, colonies.

In: what a verb places or moves. Out: the `Footprint` of that and of all that it brings; `whole`
gives that of an effect.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from compiler import graph as g
from compiler.footprint.atoms import NOTHING, UNKNOWN, Footprint, everybodys, own, shared, union

Whole = Callable[[g.Effect, g.Library], Footprint]
"""The footprint of an effect with all its parts."""

OF_COLONIES: dict[type, tuple[g.Label, ...]] = {
    g.BuildColony: ("build",),
    g.Trade: ("trade", "colony"),
    g.ColonyBonuses: ("colony",),
    g.TradeIncome: ("trade",),
    g.MoveColony: (),
    g.RecallFleet: (),
    g.AddColony: (),
    g.RemoveColony: (),
}
"""Verbs of colonies, and which lines of a colony each sets off."""


def colony_lines(effect: g.Leaf, library: g.Library) -> list[tuple[g.Label, g.Effect]]:
    """The lines of all colonies that a verb of colonies can set off."""
    return [
        (one.label, one.effect)
        for card in library.cards
        for one in card.abilities
        if one.label in OF_COLONIES[type(effect)] and one.effect is not None
    ]


def colonial(effect: g.Leaf, library: g.Library, whole: Whole) -> Footprint:
    """What tiles give lapses where it cannot be done; one that builds or trades by itself could
    bring anything."""
    at, given = shared("colonies"), colony_lines(effect, library)
    if any(isinstance(node, g.Expansion) for _, line in given for node in g.walk(line)):
        return UNKNOWN
    found = Footprint(reads=at, writes=at)
    for label, line in given:
        one = whole(line, library)
        of_all = label == "colony" and isinstance(effect, g.Trade)
        lapsing = replace(one, reads=one.reads | one.needs, needs=NOTHING)
        found |= everybodys(one) if of_all else lapsing
    match effect:
        case g.BuildColony():
            return found | Footprint(needs=at, raises=frozenset({"colony"}))
        case g.Trade():
            needs = NOTHING if effect.every else at
            return found | Footprint(needs=needs, raises=frozenset({"trade", "colony-bonus"}))
        case g.ColonyBonuses():
            return found | Footprint(raises=frozenset({"colony-bonus"}))
        case g.RemoveColony() | g.RecallFleet() | g.MoveColony(which="a" | "another"):
            return found | Footprint(needs=at)
        case _:
            return found


def raising(track: str, steps: g.Amount, down: bool, library: g.Library, whole: Whole) -> Footprint:
    moved: frozenset[g.EventKind] = frozenset({"raise"})
    for counter in library.counters:
        if counter.id == track:
            at = own(f"counter {track}")
            stops = (counter.lowest if down else counter.highest) is not None
            cut = Footprint(reads=at, writes=at) if stops else Footprint()
            if down:  # as a cost it must be there
                return cut | Footprint(takes=at, needs=at)
            return cut | Footprint(adds=at, raises=moved)
    kind = next(kind for kind in library.parameters if kind.id == track)
    if down:  # at the ends it does not make up for a step upwards: the order matters
        at = shared(f"level {track}")
        return Footprint(reads=at, writes=at, needs=at)
    far = steps if isinstance(steps, int) else 99
    each = whole(kind.each_step, library) if kind.each_step else Footprint()
    return each | Footprint(
        adds=shared(f"level {track}"), raises=moved, steps=frozenset({(track, far)})
    )


def placing(tile: str, library: g.Library, whole: Whole) -> Footprint:
    kind = next(kind for kind in library.tiles if kind.id == (tile or g.SPECIAL))
    bonus = bonuses(library, whole)
    effect = whole(kind.effect, library) if kind.effect else Footprint()
    needs = NOTHING if kind.supply is not None and _is_plain(kind) else shared("map")
    tile_itself = Footprint(
        shared("map"),
        writes=shared("map"),
        needs=needs,
        raises=frozenset({"place"}),
        tiles=frozenset({kind.id}),
    )
    if kind.counted:
        at = shared(f"level {kind.counted}")
        tile_itself |= Footprint(reads=at, takes=at, needs=at)
    if kind.owned and any(one.drawn for one in library.tags):
        tile_itself |= Footprint(adds=own("tags"))
    return tile_itself | bonus | effect if kind.covers else tile_itself | effect


def _is_plain(kind: g.TileKind) -> bool:
    """Whether it goes on any area of some terrain, of which there are as many as it has tiles."""
    return all(area == g.AreaSet(area.terrains) for area in kind.areas)


def bonuses(library: g.Library, whole: Whole) -> Footprint:
    """What areas and neighbours can give to who places a tile."""
    global _last
    known, found = _last
    if known is not library:
        found = _bonuses(library, whole)
        _last = library, found
    return found


_last: tuple[g.Library | None, Footprint] = None, Footprint()
"""The library that was asked about last, and its bonuses: a program asks of one for each tile."""


def _bonuses(library: g.Library, whole: Whole) -> Footprint:
    plain = replace(library, bonuses=())  # a bonus may place a tile too, with bonuses seen already
    bonus = union(whole(one.effect, plain) for one in library.bonuses)
    beside = [f"stock {name}" for k in library.tiles for name, _ in k.beside_bonus]
    return bonus | Footprint(adds=own(*beside)) | _neighbours(plain, whole)


def _neighbours(library: g.Library, whole: Whole) -> Footprint:
    """What the lines of neighbouring tiles do, to who places one there and to their owners."""
    if not any(kind.neighbours or kind.rent for kind in library.tiles):
        return Footprint()
    quiet = tuple(replace(kind, neighbours=None, rent=None) for kind in library.tiles)
    plain = replace(library, tiles=quiet)  # a line may place a tile too, next to others
    placers = union(whole(k.neighbours, plain) for k in library.tiles if k.neighbours)
    return placers | everybodys(union(whole(k.rent, plain) for k in library.tiles if k.rent))
