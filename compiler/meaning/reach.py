"""What nothing in the game can make happen: triggers, discounts, tags, tiles, resources on cards.

In: a library, and the sets that declare its vocabulary. Out: faults.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import compress

from compiler import graph as g
from compiler.meaning.faults import Fault, Homes
from compiler.meaning.known import Told
from compiler.messages.never import (
    MARK_FOR_NOBODY,
    NEVER_CHEAPER,
    NEVER_FILLED,
    NEVER_HAPPENS,
    NEVER_IN_PLAY,
    NO_AREA_FOR_TILE,
    TAG_NEVER_USED,
)
from dsl.reading.records import dataclass


@dataclass(frozen=True, slots=True)
class _Done:
    """What a card does; `tags` and `phases` that it names, tracks that it makes count for more."""

    placed: frozenset[str]
    raised: frozenset[str]
    gained: frozenset[str]
    counted: frozenset[str]
    tags: frozenset[str]
    phases: frozenset[str]
    adds: tuple[g.Add, ...]
    uses: tuple[g.UseAction, ...]
    later: tuple[g.Later, ...]


@dataclass(frozen=True, slots=True)
class _World:
    """Everything that a library can do, found once: what each card does, and what it does besides.
    `own` says whether a set declares the name."""

    library: g.Library
    homes: Homes
    each: tuple[tuple[g.Card | None, _Done], ...]
    carried: frozenset[str]  # tags of cards
    placed: frozenset[str]
    raised: frozenset[str]
    gained: frozenset[str]

    def own(self, what: str, name: str, set_id: str) -> bool:
        return self.homes.get((what, name)) == set_id


def check_reach(library: g.Library, homes: Homes, told: Told) -> Iterator[Fault]:
    world = _world(library, homes, told)
    for card in library.cards:
        for ability in card.abilities:
            yield from _events(world, card, ability)
            yield from _discounts(world, card, ability)
        yield from _held(world, card)
    yield from _waited_for(world)
    yield from _tags(world)
    yield from _used_anew(world)
    yield from _tiles(library)
    yield from _placed_nowhere(world)
    yield from _on_no_board(library)
    yield from _unmoved(world)
    yield from _unmarked(world)
    yield from _empty_phases(world)


def _world(library: g.Library, homes: Homes, told: Told) -> _World:
    others = _done((library.tiles, library.bonuses, library.parameters))
    cards = [told(card, _done) for card in library.cards]
    every = [*cards, others]
    gained = frozenset(name for card in library.cards for name, _ in card.start)
    return _World(
        library,
        homes,
        (*zip(library.cards, cards, strict=True), (None, others)),
        frozenset(tag for card in library.cards for tag in card.tags),
        frozenset().union(*(one.placed for one in every)),
        frozenset().union(*(one.raised for one in every)),
        gained.union(*(one.gained for one in every)),
    )


def _done(root: object) -> _Done:
    nodes = tuple(g.walk(root))
    named = [node for node in nodes if isinstance(node, g.Tags | g.CardSet | g.Event)]
    gains = (node.resource for node in nodes if isinstance(node, g.Gain | g.Produce))
    return _Done(
        frozenset(node.tile or g.SPECIAL for node in nodes if isinstance(node, g.Place)),
        frozenset(node.track for node in nodes if isinstance(node, g.Raise)),
        frozenset(name for name in gains if isinstance(name, str)),
        frozenset(node.counter for node in nodes if isinstance(node, g.Counts)),
        frozenset(tag for node in named for tag in node.tags),
        frozenset(node.phase for node in named if isinstance(node, g.Event)),
        tuple(node for node in nodes if isinstance(node, g.Add)),
        tuple(node for node in nodes if isinstance(node, g.UseAction)),
        tuple(node for node in nodes if isinstance(node, g.Later)),
    )


# ---- triggers -----------------------------------------------------------------------------------


def _events(world: _World, card: g.Card, ability: g.Ability) -> Iterator[Fault]:
    """Triggers all of whose events name only what nothing brings about."""
    whats = [_never(world, card, event) for event in ability.events]
    if whats and all(whats):
        yield Fault(NEVER_HAPPENS, ability.by, words={"what": whats[0]})
    effect = ability.effect
    if isinstance(effect, g.When) and effect.no is None and isinstance(effect.condition, g.Not):
        asked = effect.condition.part
        if ability.events and all(_is_told(event, asked) for event in ability.events):
            cure = "the first time in a generation: `once per generation when …`"
            what = "a time when it has not just happened"
            yield Fault(NEVER_HAPPENS, ability.by, cure, {"what": what})


def _waited_for(world: _World) -> Iterator[Fault]:
    """What a card does later, when nothing brings it about."""
    for card, done in world.each:
        if card is None:
            continue
        for node in done.later:
            whats = [_never(world, card, event) for event in node.events]
            if whats and all(whats):
                yield Fault(NEVER_HAPPENS, node.by, words={"what": whats[0]})


def _is_told(event: g.Event, asked: g.Condition) -> bool:
    """Whether it holds when this has just happened."""
    if not isinstance(asked, g.Happened) or event.who != asked.event.who:
        return False
    plain = replace(asked.event, each=False)
    return plain in (replace(event, each=False), g.Event(event.kind, event.who))


def _never(world: _World, card: g.Card, event: g.Event) -> str | None:
    """What never happens, in words; None when it may."""
    own = card.set
    match event:
        case g.Event("phase", phase=phase):
            known = (*g.OWN_PHASES, g.SET_UP, g.GAME_END, *(one.id for one in world.library.phases))
            return f"a phase `{phase}`" if phase not in known else None
        case g.Event("project", cards=g.CardSet(names=names)) if names:
            silent = [one for one in world.library.cards if one.id in names and not _is_done(one)]
            return f"an action of “{silent[0].name}”" if len(silent) == len(names) else None
        case g.Event("play-tag", tags=tags) if tags:
            lost = [tag for tag in tags if _is_lost(world, "tag", tag, own, world.carried)]
            return f"a card with the tag `{lost[0]}`" if len(lost) == len(tags) else None
        case g.Event(
            "place",
            "opponents",
            tiles=g.TileSet(on=g.AreaSet(holding=g.TileSet(tiles=tiles, whose="you"))),
        ) if tiles and {*tiles} <= {kind.id for kind in world.library.tiles if _reserves(kind)}:
            return "a tile of others where yours reserves the area"
        case g.Event("place" | "lift", tiles=g.TileSet(tiles=tiles)) if tiles:
            lost = [name for name in tiles if _is_lost(world, "tile", name, own, world.placed)]
            return f"a tile `{lost[0]}` placed" if len(lost) == len(tiles) else None
        case g.Event("raise", parameter=name) if name:
            lost_ = _is_lost(world, "parameter", name, own, world.raised)
            return f"`{name}` raised" if lost_ else None
        case g.Event("gain" | "produce", resources=names) if names:
            lost = [name for name in names if _is_lost(world, "resource", name, own, world.gained)]
            return f"`{lost[0]}` gained" if len(lost) == len(names) else None
        case g.Event("add", resources=names) if names:
            added = {name for name in names if _adders(world, name)}
            lost = [name for name in names if _is_lost(world, "card resource", name, own, added)]
            return f"`{lost[0]}` added to a card" if len(lost) == len(names) else None
        case _:
            return None


def _reserves(kind: g.TileKind) -> bool:
    return not kind.covers and not kind.lies


def _used_anew(world: _World) -> Iterator[Fault]:
    """Actions of cards that have none, or one that does another anew, which is not done so."""
    cards = {card.id: card for card in world.library.cards}
    for _, done in world.each:
        for node in done.uses:
            meant = [cards[name] for name in node.cards.names if name in cards]
            if meant and not any(map(_is_usable, meant)):
                what = f"an action of “{meant[0].name}” that could be used so"
                yield Fault(NEVER_HAPPENS, node.by, words={"what": what})


def _is_done(card: g.Card) -> bool:
    """Whether it is a project or conversion, or has an action."""
    planned = card.kind in ("standard-project", "conversion", "project", "factory", "module")
    return planned or any(one.label in (*g.WAYS, "first-action") for one in card.abilities)


def _is_usable(card: g.Card) -> bool:
    ways = [one for one in card.abilities if one.label in g.WAYS]
    return any(not any(isinstance(node, g.REPEATS) for node in g.walk(one)) for one in ways)


def _is_lost(world: _World, what: str, name: str, set_id: str, there: Iterable[str]) -> bool:
    return name not in there and world.own(what, name, set_id)


# ---- resources on cards -------------------------------------------------------------------------


def _adders(world: _World, resource: str) -> list[tuple[g.Card | None, g.Add]]:
    """Who adds such a resource to cards."""
    return [
        (card, node)
        for card, done in world.each
        for node in done.adds
        if node.resource in (resource, "")
    ]


def _held(world: _World, card: g.Card) -> Iterator[Fault]:
    """Something is done with the resources on the card, but nothing ever puts one there."""
    if not card.holds or not world.own("card resource", card.holds, card.set):
        return
    if any(_reaches(adder, node, card) for adder, node in _adders(world, card.holds)):
        return
    parts: tuple[g.Ability | g.Points, ...] = (*card.abilities, *card.points)
    for part in parts:
        if any(_counts(node) for node in g.walk(part)):
            cure = "perhaps an action `add … here` is missing"
            yield Fault(NEVER_FILLED, part.by, cure, {"resource": card.holds})


def _reaches(adder: g.Card | None, node: g.Add, card: g.Card) -> bool:
    to = node.to
    if to.reference == "this":
        return adder is card
    return not to.tags or bool(set(to.tags) & set(card.tags))


def _counts(node: object) -> bool:
    match node:
        case g.Held(cards) | g.Spend(source=cards) | g.Remove(cards=cards) if cards is not None:
            return cards.reference == "this"
        case _:
            return False


# ---- discounts ----------------------------------------------------------------------------------

_FREE: frozenset[str] = frozenset({"corporation", "prelude"})
"""Kinds of card that are never paid for."""


def _discounts(world: _World, card: g.Card, ability: g.Ability) -> Iterator[Fault]:
    for one in g.walk(ability):
        if isinstance(one, g.Discount) and one.resource and not _takes(world.library, one):
            cure = f"none of them takes {one.resource}"
            yield Fault(NEVER_CHEAPER, ability.by, cure, {"what": "such conversions"})
    rule = ability.rule
    if not isinstance(rule, g.Discount) or rule.cards is None:
        return
    cards = rule.cards
    lost = [t for t in cards.tags if _is_lost(world, "tag", t, card.set, world.carried)]
    free = _FREE | {kind.id for kind in world.library.kinds if not kind.seats}
    if cards.kinds and free.issuperset(cards.kinds):
        yield Fault(NEVER_CHEAPER, ability.by, "such cards cost nothing", {"what": "such cards"})
    elif cards.tags and len(lost) == len(cards.tags):
        cure = f"no card has the tag `{lost[0]}`"
        yield Fault(NEVER_CHEAPER, ability.by, cure, {"what": f"{lost[0]} cards"})
    elif cards.cost_max is not None and cards.cost_max < max(cards.cost_min or 1, 1):
        yield Fault(NEVER_CHEAPER, ability.by, "no card costs that", {"what": "such cards"})


def _takes(library: g.Library, rule: g.Discount) -> bool:
    """Whether one of the conversions takes the resource that is meant."""
    currency = dict(library.rules).get("currency")
    made = (card for card in library.cards if card.id in rule.conversions)
    return any(
        (isinstance(node, g.Spend) and node.resource == rule.resource)
        or (isinstance(node, g.Pay) and rule.resource == currency)
        for card in made
        for node in g.walk(card.abilities)
    )


# ---- vocabulary ---------------------------------------------------------------------------------


def _tags(world: _World) -> Iterator[Fault]:
    """Tags that their own set's cards carry and that nothing looks at."""
    used = {tag for kind in world.library.resources for tag in kind.on_tags}
    used = used.union(*(done.tags for _, done in world.each))
    for kind in world.library.tags:
        home = world.homes.get(("tag", kind.id))
        carried = any(card.set == home and kind.id in card.tags for card in world.library.cards)
        if carried and not kind.wild and kind.id not in used:
            yield Fault(TAG_NEVER_USED, kind.by, words={"tag": kind.name})


def _tiles(library: g.Library) -> Iterator[Fault]:
    """Tiles for which no board has an area."""
    for kind in library.tiles:
        if kind.areas and library.boards and not _is_room(library, kind.sites()):
            yield Fault(NO_AREA_FOR_TILE, kind.by, words={"tile": kind.name})


def _is_room(library: g.Library, sites: Iterable[g.AreaSet]) -> bool:
    """Whether some board has such an area, whatever lies next to it."""
    return any(True for areas in sites for _ in _boards_of(library, areas))


def _boards_of(library: g.Library, areas: g.AreaSet) -> Iterator[str]:
    """The boards beside that have such an area; an empty one is the main board."""
    terrains = {terrain.id: terrain for terrain in library.terrains}
    for board in library.every_board:
        such = g.AreaPlace.such(board.areas, areas, terrains)
        for place in compress(board.areas, such):
            yield place.beside


def _placed_nowhere(world: _World) -> Iterator[Fault]:
    """Lines that place a tile on a board where it cannot go, or next to tiles of another one."""
    library = world.library
    if not library.boards or not library.beside:
        return
    kinds = {kind.id: kind for kind in library.tiles}
    placed = [
        (ability, kinds[node.tile or g.SPECIAL], node)
        for card in library.cards
        for ability in card.abilities
        for node in g.walk(ability)
        if isinstance(node, g.Place)
    ]
    there: dict[str, set[str]] = {}  # by tile, the boards it comes to
    for _, kind, node in placed:
        for site in kind.sites(node.area, node.free):
            there.setdefault(kind.id, set()).update(_boards_of(library, site))
    for ability, kind, node in placed:
        sites = kind.sites(node.area, node.free)
        if not any(_is_reached(library, site, there) for site in sites):
            beside = ", ".join(f"`on {board.id}`" for board in library.beside)
            cure = f"nothing said, a tile goes on the main board; else it is said: {beside}"
            if node.area is not None and node.area.says_board:
                cure = (
                    f"there the {kind.name}'s own rule finds nothing; say what kind of area it is"
                )
            yield Fault(NO_AREA_FOR_TILE, ability.by, cure, {"tile": kind.name})


def _is_reached(library: g.Library, site: g.AreaSet, there: Mapping[str, set[str]]) -> bool:
    """Whether some board has such an area and all kinds of tiles that must lie next to it."""
    boards = {*_boards_of(library, site)}
    for near in site.beside:
        if near.least and near.tiles.tiles:
            boards &= set().union(*(there.get(tile, set()) for tile in near.tiles.tiles))
    return bool(boards)


def _on_no_board(library: g.Library) -> Iterator[Fault]:
    """Milestones and awards are those of the board that is played on."""
    shown = {name for board in library.every_board for name in (*board.milestones, *board.awards)}
    shown |= g.undealt(library)  # a newer one is there in its place
    for card in library.cards:
        if library.boards and card.kind in ("milestone", "award") and card.id not in shown:
            words: dict[str, object] = {"name": card.name, "why": "it is on no board"}
            cure = f'name it under a board or a `game`: `{card.kind}s "{card.name}"`'
            yield Fault(NEVER_IN_PLAY, card.by, cure, words)


def _empty_phases(world: _World) -> Iterator[Fault]:
    """Phases at which nothing happens."""
    heard = {kind.played for kind in world.library.kinds}
    heard = heard.union(*(done.phases for _, done in world.each))
    for kind in world.library.phases:
        if kind.id not in heard:
            words: dict[str, object] = {"name": kind.name, "why": "nothing happens at it"}
            yield Fault(NEVER_IN_PLAY, kind.by, f"for example `at {kind.id} phase: …`", words)


def _unmoved(world: _World) -> Iterator[Fault]:
    """Tracks that nothing raises, lowers or counts higher."""
    moved = world.raised.union(*(done.counted for _, done in world.each))
    for kind in world.library.counters:
        if kind.id not in moved and kind.id not in dict(world.library.rules).values():
            words: dict[str, object] = {"name": kind.name, "why": "nothing moves it"}
            yield Fault(NEVER_IN_PLAY, kind.by, words=words)


def _unmarked(world: _World) -> Iterator[Fault]:
    """Marks that name their players, of tracks that nobody raises somewhere in the same set."""
    for kind in world.library.parameters:
        marks = [one for one in kind.moments if _names_players(one.effect)]
        if marks and any(
            isinstance(node, g.Raise) and node.bare and not node.down and node.track == kind.id
            for card in world.library.cards
            if world.own("parameter", kind.id, card.set)
            for node in g.walk(card)
        ):
            for mark in marks:
                line = "when temperature reaches 0: each player: gain 1 plant"
                cure = f"for all, whoever raises it, a line of a rule says it, as `{line}`"
                yield Fault(MARK_FOR_NOBODY, mark.by or kind.by, cure, {"track": kind.id})


def _names_players(effect: g.Effect | None) -> bool:
    return any(
        isinstance(node, g.Ranked) or (isinstance(node, g.Each) and node.who != "that")
        for node in g.walk(effect)
    )
