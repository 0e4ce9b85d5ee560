"""What is said of a tile that is placed, and cannot be meant.

In: a card and its library. Out: faults.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise, permutations

from compiler import graph as g
from compiler.meaning.faults import Fault
from compiler.messages.meaning import NO_MEANING_HERE, NOT_CLEAR_WHICH, RAISED_BY_TILE


def check_placed(library: g.Library, card: g.Card) -> Iterator[Fault]:
    kinds = {kind.id: kind for kind in library.tiles}
    tracks = {kind.id for kind in library.parameters}
    for node in g.walk(card.abilities):
        if isinstance(node, g.Place) and (cure := _taken(kinds, node)):
            yield Fault(NO_MEANING_HERE, node.by, cure)
        if isinstance(node, g.Place) and node.still:
            cure = _must_act(kinds.get(node.tile or g.SPECIAL), tracks)
            if cure:
                yield Fault(NO_MEANING_HERE, node.by, cure)
    parts = [(one.by, one) for one in card.abilities]
    for by, part in (*parts, (card.by, (card.requirements, card.points, card.measure))):
        for cure in {*filter(None, map(_contradicted, g.walk(part)))}:
            yield Fault(NO_MEANING_HERE, by, cure)
    yield from _raised(library, kinds, card)
    yield from _beside_itself(kinds, card)
    yield from _covers_theirs(kinds, card)
    yield from _which_tile(card)
    for ability in card.abilities:
        if ability.label != "trigger":  # where the owner may be whoever set it off
            yield from _owners(kinds, ability)


AROUND = 6
"""Neighbours that an area has at most."""


def _taken(kinds: Mapping[str, g.TileKind], node: g.Place) -> str:
    """Why the tile goes on no area where such tiles lie; empty where it can."""
    held = node.area.holding.tiles if node.area is not None and node.area.holding else ()
    lying = [kinds[one] for one in held if one in kinds]
    kind = kinds.get(node.tile or g.SPECIAL)
    if lying and all(one.lies == "blocks" for one in lying):
        return f"nothing is placed where a {lying[0].name} is"
    if kind is not None and not kind.covers and lying == [kind]:
        return f"one {kind.name} on an area: another one goes elsewhere"
    return ""


def _contradicted(node: object) -> str:
    """Why what is said of the places is never so, or comes to nothing; empty where it can be."""
    match node:
        case g.Beside(least=least) | g.TileSet(beside_least=least) if least > AROUND:
            return f"an area has {AROUND} neighbours at most"
        case g.Beside(areas=g.AreaSet() as areas, most=0) if areas == g.AreaSet(empty=False):
            return "there is always an area beside it; a tile is said: `adjacent to no tile`"
        case g.AreaSet(beside=near) if any(_none_and_some(*two) for two in permutations(near, 2)):
            return "some of them lie beside it, or none: leave out one"
        case g.ExchangeTile(g.TileSet(tiles=(kind,), whose="you"), tile) if kind == tile:
            return "it is such a tile already: for one of another kind"
        case g.Claim(g.TileSet(whose="you")):
            return "it is yours already: `claim a city of an opponent`"
    return ""


def _none_and_some(none: g.Beside, some: g.Beside) -> bool:
    """Whether the neighbours that must not be are more than those that must."""
    if none.most != 0 or some.least == 0 or none.areas is not None or some.areas is not None:
        return (none.most, none.areas) == (0, some.areas) and some.least > 0
    kinds, plain = none.tiles.tiles, g.TileSet(none.tiles.tiles, none.tiles.whose)
    theirs = none.tiles.whose in ("all", "any", some.tiles.whose)
    within = not kinds or (some.tiles.tiles != () and {*some.tiles.tiles} <= {*kinds})
    return none.tiles == plain and theirs and within


def _raised(library: g.Library, kinds: Mapping[str, g.TileKind], card: g.Card) -> Iterator[Fault]:
    """`place greenery, raise oxygen 1`, which is printed of what the tile does."""
    names = {track.id: track.name for track in library.parameters}
    for node in g.walk(card.abilities):
        parts = node.parts if isinstance(node, g.Unordered | g.Then) else ()
        placed = [one for one in parts if isinstance(one, g.Place) and not (one.still or one.bare)]
        for kind in (kinds.get(one.tile) for one in placed):
            does = g.walk(kind.effect) if kind is not None and kind.effect is not None else ()
            tracks = {one.track for one in does if isinstance(one, g.Raise)}
            for one in parts:
                if kind is not None and isinstance(one, g.Raise) and one.track in tracks & {*names}:
                    words: dict[str, object] = {"tile": kind.name, "track": names[one.track]}
                    yield Fault(RAISED_BY_TILE, one.by, words=words)


def _beside_itself(kinds: Mapping[str, g.TileKind], card: g.Card) -> Iterator[Fault]:
    """`place city then place city adjacent to it`, which a city's own rule never allows."""
    for node in g.walk(card.abilities):
        for first, after in pairwise(node.parts) if isinstance(node, g.Then) else ():
            if not isinstance(first, g.Place) or not isinstance(after, g.Place):
                continue
            kind, area = kinds.get(after.tile), after.area
            if kind is None or area is None or area.near != "it":
                continue
            if all(_shuns(site, first.tile) for site in kind.sites(area, free=after.free)):
                cure = f"a {kind.name} never goes beside it: `{_all_the_same(kind)}`"
                yield Fault(NO_MEANING_HERE, after.by, cure)


def _covers_theirs(kinds: Mapping[str, g.TileKind], card: g.Card) -> Iterator[Fault]:
    """`place city on an area with any greenery`: two tiles that take up one area are of one player,
    or one of them is nobody's."""
    for node in g.walk(card.abilities):
        match node:
            case g.Place(tile, g.AreaSet(holding=g.TileSet() as under)):
                placed = [tile or g.SPECIAL]
            case g.MoveTile(g.TileSet(tiles), g.AreaSet(holding=g.TileSet() as under)):
                placed = [*tiles]
            case g.Siting(tiles, g.AreaSet(holding=g.TileSet() as under), barred=False):
                placed = [*tiles]
            case _:
                continue
        covering = all(kinds[one].covers for one in placed if one in kinds)
        if under.tiles and covering and {*under.tiles} == {*placed}:
            yield Fault(NO_MEANING_HERE, node.by, "where such a tile lies there is no second one")
            continue
        there = [kinds[one] for one in under.tiles or kinds if one in kinds]
        theirs = under.whose not in ("you", "nobody") and any(
            (kind.owned or under.whose not in ("all", "any"))  # an ocean may have been claimed
            and kind.covers
            and kind.id not in under.but
            for kind in there
        )
        if theirs and any(kinds[one].covers for one in placed or kinds if one in kinds):
            cure = "`on an area with your tile`; somebody else's is exchanged for it: "
            cure += "`exchange a tile of an opponent for a city`"
            yield Fault(NO_MEANING_HERE, node.by, cure)


def _which_tile(card: g.Card) -> Iterator[Fault]:
    """`place 2 cities`, and `vp 1 per ocean adjacent to this tile` on another line. What an action
    places is this tile until it places the next one."""
    played = [
        one.effect for one in card.abilities if one.label == "play" and one.effect is not None
    ]
    placed = [one for one in g.walk(tuple(played)) if isinstance(one, g.Place)]
    if any(one.tile in ("", g.SPECIAL) for one in placed) or sum(map(_most_tiles, played)) < 2:
        return
    parts: tuple[g.Ability | g.Points, ...] = (*card.abilities, *card.points)
    for part in parts:
        if any(
            "this" in (getattr(one, "at", ""), getattr(one, "near", "")) for one in g.walk(part)
        ):
            cure = "of several tiles none is this one; behind the last of them it is `it`: "
            cure += "`place city then place city then gain 1 plant per ocean adjacent to it`"
            yield Fault(NOT_CLEAR_WHICH, part.by, cure, {"word": "this tile"})


def _most_tiles(effect: g.Effect) -> int:
    """How many tiles it places at most, 2 for more."""
    match effect:
        case g.Place(count=count):
            return 1 if count == 1 else 2
        case g.OneOf(parts):
            return max(map(_most_tiles, parts))
        case g.Unordered(parts) | g.Then(parts) | g.SomeOf(parts):
            return sum(map(_most_tiles, parts))
        case g.Pays(cost, gain):
            return _most_tiles(cost) + _most_tiles(gain)
        case g.When(_, yes, no) | g.Otherwise(yes, no):
            return max(_most_tiles(yes), _most_tiles(no) if no is not None else 0)
        case g.May(body) | g.Decides(_, body) | g.ChooseOne(body) | g.Lot(body=body):
            return _most_tiles(body)
        case g.Each(who, body) if who not in ("all", "opponents"):
            return _most_tiles(body)
        case g.Repeatedly(body) | g.Each(_, body) | g.Ranked(_, _, body):
            return 2 * _most_tiles(body)
        case _:
            return 0


def _all_the_same(kind: g.TileKind) -> str:
    """How it is placed beside it, on the same kind of area as its rule says."""
    ground = next((one for site in kind.areas for one in site.terrains), "")
    on = f"on a {ground} area " if ground else ""
    return f"place {kind.id} {on}adjacent to it ignoring placement rules"


def _shuns(site: g.AreaSet, tile: str) -> bool:
    """Whether it is beside no such tile."""
    none = [one.tiles.tiles for one in site.beside if one.most == 0 and one.areas is None]
    return any(not kinds or tile in kinds for kinds in none)


def _must_act(kind: g.TileKind | None, tracks: set[str]) -> str:
    """Why the tile cannot be placed without what it does; empty where it can."""
    if kind is None or kind.effect is None:
        return "such a tile does nothing by itself"
    moves = any(isinstance(one, g.Raise) and one.track in tracks for one in g.walk(kind.effect))
    if kind.supply is not None and moves:  # the last of them would leave the track short of its end
        return "their track moves with each of so many tiles; `ignoring bonuses` gives nobody any"
    return ""


def _owners(kinds: Mapping[str, g.TileKind], ability: g.Ability) -> Iterator[Fault]:
    """`place greenery adjacent to a tile of an opponent then the owner: …`, which is one's own."""
    cure = "it is yours; of neighbours: `each opponent with a tile adjacent to it: …`"
    for node in g.walk(ability.effect):
        for placed, after in pairwise(node.parts) if isinstance(node, g.Then) else ():
            if not isinstance(placed, g.Place) or placed.bare:
                continue
            kind = kinds.get(placed.tile or g.SPECIAL)
            said = any(isinstance(one, g.Each) and one.who == "owner" for one in g.walk(after))
            if said and kind is not None and kind.owned and not kind.lies:
                yield Fault(NO_MEANING_HERE, placed.by, cure)
