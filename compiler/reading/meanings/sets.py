"""Which cards, tiles, areas and delegates are meant.

In: noun phrases, as `compiler.text.selectors` makes them. Out: rules that give their sets of the
graph. What stands behind a noun narrows it: each is read by itself, as pairs of a field and its
value, and put into the set, in whatever order.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields, replace
from functools import reduce
from typing import Any

from compiler.graph import (
    THE_CHOSEN,
    AreaSet,
    Beside,
    CardSet,
    Library,
    TileSet,
)
from compiler.reading.meanings.nouns import listed, stems
from compiler.reading.parsing.grammar import Build, Grammar
from compiler.text.words import Words

YES = {"yes": True, "no": False}


def narrowed(known: Any, more: Any) -> Any:
    """The set with these fields filled, which must have been empty."""
    blank = {one.name: one.default for one in fields(known)}
    for name, value in more:
        if getattr(known, name) != blank[name]:
            return None
        known = replace(known, **{name: value})
    return known


def either(one: Any, other: Any) -> Any:
    """`a plant tag or an animal tag`, `a city or a greenery`: where only the kind is another."""
    pairs = [
        (field.name, getattr(one, field.name), getattr(other, field.name)) for field in fields(one)
    ]
    unlike = [(name, some, more) for name, some, more in pairs if some != more]
    if len(unlike) != 1:
        return None
    name, some, more = unlike[0]
    if isinstance(some, tuple) and isinstance(more, tuple):
        return replace(one, **{name: (*some, *more)}) if some and more else None
    if isinstance(some, CardSet | TileSet) and type(some) is type(more):
        within = either(some, more)
        return replace(one, **{name: within}) if within is not None else None
    return None


def only(field: str) -> Build:
    """A part that says one thing: what stands in its only hole."""

    def build(**holes: Any) -> Hashable:
        return ((field, next(iter(holes.values()))),)

    return build


def _marked(owner: Any, count: Any = 1) -> Any:
    return ("marked", owner), ("marks", 1 if count == "one" else count)


def says(**told: Hashable) -> Build:
    return lambda: tuple(told.items())


def selectors(g: Grammar, words: Words, library: Library) -> None:
    _cards(g, words)
    _tiles(g)
    _areas(g, words, library)


# ---- cards ---------------------------------------------------------------------------------------

ZONES = ("hand", "deck", "discard", "market", "here", "row", "them")
PROJECT = "project"
KINDS = (
    *("automated", "active", "event", "corporation", "prelude", "standard-project"),
    *("factory", "module", PROJECT, "conversion", "milestone", "award", "global-event", "rule"),
)


def _cards(g: Grammar, words: Words) -> None:
    kinds = dict.fromkeys((*KINDS, *words.kinds))
    if not any(card.kind == PROJECT for card in words.cards.values()):
        del kinds[PROJECT]  # where there are none, so people call the cards of the deck
        g.say("plain-cards", "project-cards", lambda: CardSet())
    for kind in kinds:
        for many in (False, True):
            g.word(f"kind:{kind}", words.kind(kind, many), kind)
    g.same("kind", (f"kind:{kind}" for kind in kinds))
    g.say("kind-noun", "card-of-kind", _kind, name="kind", names="kind")
    listed(g, "kind-nouns", "kind-noun")
    g.join("plain-cards", "{kinds:kind-nouns:or}", lambda kinds: CardSet(kinds=kinds))
    g.say("plain-cards", "card-noun", lambda: CardSet())
    g.same("cards", ("plain-cards",))
    g.say(
        "cards",
        "card-with-tags",
        lambda stem, noun: narrowed(noun, (("tags", stem),)),
        stem="stems:tag:or",
        noun="plain-cards",
    )
    g.say(
        "cards",
        "card-with-chosen",
        lambda noun: narrowed(noun, (("tags", (THE_CHOSEN,)),)),
        noun="plain-cards",
    )
    g.join("cards", "{cards:cards} {more:card-filter}", lambda cards, more: narrowed(cards, more))
    g.join("card-noun", "{cards:cards}", lambda cards: cards)
    for reference in ("this", "that", "it"):
        g.say("known-card", f"card-{reference}", _known(reference))
    g.join("known-card", "{names:card-names:or}", lambda names: CardSet(names=names))
    g.join(
        "known-card",
        "{card:known-card} {more:card-filter}",
        lambda card, more: narrowed(card, more) if card.names else None,
    )
    g.same("card-noun", ("known-card",))
    _card_filters(g)
    g.say("cards-counted", "cards-but-this", lambda cards: _other(cards), cards="cards")
    g.same("cards-counted", ("card-noun",))
    g.same("a-card", ("known-card",))
    g.say("a-card", "card-a", lambda noun: noun, noun="cards")
    g.say("a-card", "card-another", lambda noun: _other(noun), noun="cards")
    g.say(
        "a-card",
        "card-anybodys",
        lambda noun, which: _of(noun if which == "any" else _other(noun), "any"),
        noun="cards",
    )
    g.say(
        "a-card", "card-of", lambda noun, owner: _of(noun, owner), noun="cards", owner="possessed"
    )


def _kind(kind: str, name: Any = None, names: Any = None) -> Any:
    """Some kinds have adjectives in the message, others their own names."""
    named = name or names
    if named is None:
        return kind if kind != "other" else None
    return named if named not in ("automated", "active") else None


def _known(reference: Any) -> Build:
    return lambda: CardSet(reference)


def _other(cards: Any) -> Any:
    return narrowed(cards, (("other", True),))


def _of(cards: Any, whose: Any) -> Any:
    return narrowed(cards, (("whose", whose),)) if cards is not None else None


def _holding(things: Any) -> Any:
    """`With microbes`: there are some on it."""
    return (("holds", things), ("resources", 1))


def _card_filters(g: Grammar) -> None:
    kind = "card-filter"
    g.say(kind, "cards-that-hold", only("holds"), things="resources:or")
    g.say(kind, "cards-holding", _holding, things="resources:or")
    g.say(kind, "cards-that-show", only("shows"), stem="stems:resource:or")
    g.say(kind, "cards-with-resources", _int("resources"), count="whole")
    g.say(kind, "cards-max-resources", _int("resources_max"), count="whole")
    g.say(kind, "cards-that-place", _places, noun="tile-kinds:or")
    g.say(
        kind, "cards-cost", lambda money: (("cost_min", money), ("cost_max", money)), money="money"
    )
    for money in ("money", "whole"):  # which is what a cost is told in
        g.say(kind, "cards-cost-min", only("cost_min"), money=money)
        g.say(kind, "cards-cost-max", only("cost_max"), money=money)
    g.say(kind, "cards-points-min", only("points_min"), count="whole")
    g.say(kind, "cards-tags", _exactly_tags, count="whole")
    g.say(kind, "cards-tags-min", _int("tags_min"), count="whole")
    g.say(kind, "cards-tags-max", _int("tags_max"), count="whole")
    for message, field in (
        ("cards-cost-odd", "cost_odd"),
        ("cards-requirements", "has_requirements"),
        ("cards-global-requirements", "global_requirements"),
        ("cards-have-tags", "has_tags"),
        ("cards-used", "used"),
    ):
        g.say(kind, message, _yes(field))
    g.say(kind, "cards-asking", _asking, tracks="tracks:or")
    g.say(kind, "cards-asking-tags", lambda yes: _asking(yes, of="tag"))
    g.say(kind, "cards-asking-parties", lambda yes: _asking(yes, of="party"))
    g.say(kind, "cards-bound-any", _bounded)
    g.say(kind, "cards-bound-tracks", _bounded, tracks="tracks:or")
    g.say(kind, "cards-bound-global", lambda yes, bound: _bounded(yes, bound, every=True))
    g.say(kind, "cards-bound-tag", lambda yes, bound: _bounded(yes, bound, of="tag"))
    g.say(kind, "cards-without-tag", lambda stem: _none(CardSet(tags=stem)), stem="stems:tag:or")
    g.say(kind, "cards-other-than", lambda cards: _none(cards), cards="card-noun")
    g.join(kind, "{one:none-of} {other:none-of}", lambda one, other: _nones(one, other))
    for zone in ZONES:
        g.say(kind, f"cards-in-{zone}", says(zone=zone))
    g.say(kind, "cards-in-events", says(zone="events"))
    g.say(kind, "cards-played", _played)
    for marks in ("cards-marked", "cards-seated"):
        g.say(kind, marks, _marked, owner="possessed", count="whole")
    g.say(kind, "cards-under", _under)
    g.join(kind, "{area:lies-on}", lambda area: (("zone", "areas"), ("on", area)))
    g.say(kind, "in-play", says(zone="play", whose="all"))


def _exactly_tags(count: Any) -> Any:
    number = 1 if count == "one" else int(count)
    return (("tags_min", number), ("tags_max", number))


def _int(field: str) -> Build:
    return lambda count: ((field, 1 if count == "one" else int(count)),)


def _reserved(areas: Any, yes: str) -> Any:
    return narrowed(areas, (("reserved", YES[yes]),))


def _yes(field: str) -> Build:
    return lambda yes: ((field, YES[yes]),)


def _places(noun: Any, yes: str) -> Any:
    return (("places" if yes == "yes" else "places_no", noun),)


def _asking(yes: str, tracks: Any = (), of: Any = "") -> Any:
    asked = CardSet(asks=tracks, asks_of=of)
    if yes == "no":
        return _none(asked)
    return (("asks", tracks),) if tracks else (("asks_of", of),)


def _bounded(yes: str, bound: Any, tracks: Any = (), of: Any = "", every: Any = None) -> Any:
    said = (("asks", tracks), ("asks_of", of), ("global_requirements", every))
    meant = (("asks_bound", bound), *(one for one in said if one[1]))
    return meant if yes == "yes" else _none(narrowed(CardSet(), meant))


def _none(cards: Any) -> Any:
    return (("none_of", (cards,)),)


def _nones(one: Any, other: Any) -> Any:
    return (("none_of", (*one[0][1], *other[0][1])),)


def _played(whose: Any) -> Any:
    return (("zone", "events"), ("whose", {"other": "all", "own": "you"}.get(whose, whose)))


def _under(tile: Any = "this") -> Any:
    area = AreaSet(empty=False, holding=TileSet(at=tile))
    return (("zone", "areas"), ("on", area))


# ---- tiles and areas -----------------------------------------------------------------------------


def _tiles(g: Grammar) -> None:
    g.join("tiles", "{tiles:tile-kinds:or}", lambda tiles: TileSet(tiles))
    g.join("tiles", "{tiles:any-tile}", lambda tiles: TileSet(tiles))
    g.join("tiles", "{tiles:tiles} {more:tile-filter}", lambda tiles, more: narrowed(tiles, more))
    g.join("tile-at", "{at:the-tile}", lambda at: TileSet(at=at))
    g.same("tile-noun", ("tiles", "tile-at"))
    g.say("a-tile", "tile-a", lambda noun: noun, noun="tiles")
    g.same("a-tile", ("tile-at",))
    g.say("tile-filter", "tile-but", only("but"), noun="tile-kinds:or")
    g.join(
        "tile-filter",
        "{whose:possessed}",
        lambda whose: (("whose", whose),) if whose != "all" else None,
    )
    g.join("tile-filter", "{area:lies-on}", only("on"))
    g.say("tile-filter", "beside", only("beside"), tiles="a-tile")
    g.say("tile-filter", "beside-none", lambda tiles: _so_many(tiles, 0, 0), tiles="tile-noun")
    g.say("tile-filter", "beside-some", _some_tiles, count="whole", tiles="tile-noun")
    g.say("tile-filter", "beside", only("beside_areas"), tiles="an-area-near")
    g.say("tile-filter", "beside-none", lambda tiles: _so_many(tiles, 0, 0), tiles="area-near")
    g.say("tile-filter", "beside-some", _some_tiles, count="whole", tiles="area-near")
    g.say("tile-filter", "in-play", lambda: ())
    g.say("one-of", "one-of-your", lambda tiles: _of(tiles, "you"), tiles="tile-noun")
    g.same("one-tile", ("a-tile", "one-of"))


def _areas(g: Grammar, words: Words, library: Library) -> None:
    places, regions = _places_of(library)
    for place in places:
        g.word("place-name", words.place(place), place)
    for region in regions:
        g.word("region-name", words.place(region), region)
    listed(g, "place-names", "place-name")
    listed(g, "region-names", "region-name")
    g.say("on-named", "on-named", lambda names: AreaSet(names=names), names="place-names:or")
    g.say("on-region", "on-named", lambda names: AreaSet(regions=names), names="region-names:or")
    g.say(
        "on-named", "on-named", lambda names: AreaSet(holding=names, empty=False), names="tile-at"
    )
    g.say("area", "areas", lambda stem: AreaSet(terrains=stem), stem="stems:terrain:or")
    g.say("area", "areas-plain", lambda: AreaSet())
    g.join("area", "{area:area} {more:area-mark}", lambda area, more: narrowed(area, more))
    g.say(
        "area-mark",
        "area-holding",
        lambda tile: (("holding", tile), ("empty", False)),
        tile="a-tile",
    )
    g.say("area-mark", "area-lying", lambda name: (("lying", (name,)),), name="kind")
    printed = dict.fromkeys((*words.resources, *(one.id for one in library.bonuses)))
    stems(g, words, "resource", printed, "printed")
    g.say("area-mark", "area-with-bonus", only("bonus"), stem="stems:printed:or")
    g.say("area", "area-reserved", _reserved, areas="area")
    g.say("area-mark", "area-kept", _yes("reserved"))
    for message in ("area-with-bonuses", "area-with-any-bonuses"):
        g.say("area-mark", message, _bonuses, count="whole", stem="stems:printed:or")
    g.say("area-mark", "area-edge", says(edge=True))
    g.say("area-mark", "area-prints", _yes("prints"))
    g.join("area-mark", "{area:on-region}", lambda area: (("regions", area.regions),))
    g.say("next-to", "beside", lambda tiles: _next_to(tiles), tiles="a-tile")
    g.say("next-to", "beside-none", lambda tiles: _near(Beside(tiles, 0, 0)), tiles="tile-noun")
    g.say("next-to", "beside-some", _some, count="whole", tiles="tile-noun")
    g.join("area-near", "{area:area}", lambda area: replace(area, empty=False))
    g.say("area-near", "empty-areas", lambda areas: areas if areas.empty else None, areas="area")
    g.say("an-area-near", "tile-a", lambda noun: noun, noun="area-near")
    g.join(
        "an-area-near", "{names:place-names:or}", lambda names: AreaSet(names=names, empty=False)
    )
    g.say("an-area-near", "area-of-it", lambda: AreaSet(at="it", empty=False))
    g.say("next-to", "beside", lambda tiles: _near(Beside(areas=tiles)), tiles="an-area-near")
    none = lambda tiles: _near(Beside(TileSet(), 0, 0, tiles))  # noqa: E731
    g.say("next-to", "beside-none", none, tiles="area-near")
    g.say("next-to", "beside-some", _some, count="whole", tiles="area-near")
    listed(g, "all-next-to", "next-to")
    g.join("area-where", "{near:all-next-to:and}", all_of)
    g.say("row", "row", lambda nth, end: int(nth) * _ENDS[end])
    listed(g, "rows", "row")
    g.say("area-where", "in-rows", only("rows"), rows="rows:or")
    g.say("rows-outer", "rows-outer", _outer, count="whole")
    g.say("area-where", "in-rows", only("rows"), rows="rows-outer")
    g.say("area-where", "in-row-of", only("row_of"), tile="a-tile")
    g.say("area-where", "on-planet", says(board=True), planet="planet")
    g.say("area-where", "off-board", says(board=False), planet="planet")
    g.word("planet", words.home, "")
    g.say("area-where", "on-beside", only("boards"), board="boards:or")
    g.say("area-where", "area-any", says(empty=False))
    g.join("where", "{one:area-where}", lambda one: one)
    g.join("where", "{one:where} {more:area-where}", lambda one, more: _both(one, more))
    g.join("area-noun", "{area:area}", lambda area: area)
    g.join("area-noun", "{area:area} {more:where}", lambda area, more: narrowed(area, more))
    g.join("area-noun", "{names:place-names:or}", lambda names: AreaSet(names=names))
    g.say("on-area", "on-area", lambda area: area, area="area-noun")
    g.say("on-area", "area-where-it-lay", lambda: AreaSet(at="it"))
    g.join("on-area", "{more:where}", lambda more: narrowed(AreaSet(), more))
    g.same("on-area", ("on-named", "on-region"))
    g.join("lies-on", "{area:on-area}", lambda area: replace(area, empty=False))
    g.say("on-each", "on-each-area", lambda area: area, area="area-noun")


_ENDS = {"top": 1, "bottom": -1}


def _outer(end: str, count: Any) -> Any:
    return tuple(_ENDS[end] * nth for nth in range(1, count + 1))


def _places_of(library: Library) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The areas that have names, and the parts of boards."""
    areas = [area for board in library.every_board for area in board.areas]
    names = {name for area in areas for name in (area.name, _label(area)) if name}
    regions = {region for area in areas for region in area.regions}
    return tuple(sorted(names)), tuple(sorted(regions))


def _label(area: Any) -> str:
    return area.label if area.beside or not area.drawn else ""


def _both(one: Any, more: Any) -> Any:
    """Two filters of one area; what it is next to may be several things."""
    told = dict(one)
    for name, value in more:
        if name == "beside":
            told[name] = (*told.get(name, ()), *value)
        elif name in told:
            return None
        else:
            told[name] = value
    return tuple(told.items())


def all_of(near: Any) -> Any:
    """All that an area is next to."""
    return reduce(lambda one, more: one and _both(one, more), near)


def _near(beside: Beside) -> Any:
    return (("beside", (beside,)),)


def _next_to(tiles: Any) -> Any:
    return (("near", tiles.at),) if tiles.at else _near(Beside(tiles))


def _some(count: Any, tiles: Any, bound: str = "min") -> Any:
    least = count if bound != "max" else 0
    some = Beside(TileSet(), areas=tiles) if isinstance(tiles, AreaSet) else Beside(tiles)
    return _near(replace(some, least=least, most=None if bound == "min" else count))


def _bonuses(count: Any, stem: Any = (), bound: str = "min") -> Any:
    least, most = count if bound != "max" else 0, None if bound == "min" else count
    return ("bonus", stem), ("bonus_least", least), ("bonus_most", most)


def _some_tiles(count: Any, tiles: Any, bound: str = "min") -> Any:
    if bound != "max" and count == 1:
        return None
    return _so_many(tiles, count if bound != "max" else 0, None if bound == "min" else count)


def _so_many(tiles: Any, least: int, most: int | None) -> Any:
    field = "beside_areas" if isinstance(tiles, AreaSet) else "beside"
    return (field, tiles), ("beside_least", least), ("beside_most", most)


# ---- delegates -----------------------------------------------------------------------------------
