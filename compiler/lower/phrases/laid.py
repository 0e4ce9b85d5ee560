"""Cards of a set's own kinds where they are laid out: on areas, in their row, on their pile; and
tiles that lie together: in groups, rows and lines; what is printed where they lie; seats and
markers of players, where they are counted; and the cost and the points printed on a card.

In: things of the syntax tree. Out: `CardSet`s, `Group`s, `Seats` and other measures of the graph.
What lies face down can only be told by its kind and its place.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from compiler.graph import (
    AreaSet,
    CardSet,
    Event,
    EventKind,
    Group,
    Seats,
    Signs,
    TileSet,
    Whose,
    walk,
)
from compiler.lower.phrases.areas import area_filters, in_row, says_empty, tile_set
from compiler.lower.phrases.levels import have_seats
from compiler.lower.phrases.nouns import (
    hear_words,
    own_kind,
    plain,
    structural,
    vocabulary_kinds,
)
from compiler.lower.phrases.scope import Bag, Scope, dets, value_of
from compiler.lower.phrases.selectors import card_set, owner, zone_of
from compiler.lower.phrases.uses import heard_cards, no_roles, printed, thing_of
from compiler.names.folding import fold
from compiler.names.vocabulary import Symbol
from compiler.names.written import plain_text, properties
from dsl.syntax.nodes import AnyThing, Filter, Happening, It, Thing, Who

_ON_AREAS = ("on", "adjacent to", "under")


def lies(kind: Symbol) -> str:
    """`areas`, `row`, or empty where such cards only lie in their pile."""
    line = properties(kind.declaration).get("lies")
    thing = line.things[0].thing if line is not None and line.things else None
    first = thing.filters[:1] if isinstance(thing, Thing) else ()
    return {"on": "areas", "in": "row"}[first[0].word] if first else ""


def laid_out(scope: Scope, thing: Thing, source: AnyThing | None = None) -> CardSet | None:
    """`find adjacent to your tile`, `boons in the row`; None for other cards, and where no place is
    said. `source`: what is said `from …`."""
    kind = own_kind(scope, thing)
    if kind is None:
        return None
    rows = lies(kind) == "areas" and any(map(in_row, thing.filters))
    if rows or any(filter_.word in _ON_AREAS for filter_ in thing.filters):
        return _on_areas(scope, thing, kind)
    inside = [f for f in thing.filters if f.word == "in" and isinstance(f.thing, Thing)]
    place = source if source is not None else inside[0].thing if inside else None
    if not isinstance(place, Thing):
        return None
    zone = zone_of(scope, place)
    if zone not in ("row", "pile"):
        return None
    scope.hear(*inside[:1])
    rest = tuple(filter_ for filter_ in thing.filters if filter_ not in inside[:1])
    cards = card_set(scope, replace(thing, filters=rest), "row" if zone == "row" else "")
    if cards.zone == "here" or (source is not None and inside):
        scope.unclear(thing.span, "they lie at one place: say only that")
    if zone == "row" and lies(kind) != "row":
        scope.unclear(thing.span, f"where {kind.plural} lie stands where they are declared")
    if zone == "pile" and cards != CardSet(kinds=cards.kinds):
        scope.unclear(thing.span, "nobody knows which lie in the pile")
    return replace(cards, zone=zone)


def _on_areas(scope: Scope, thing: Thing, kind: Symbol) -> CardSet:
    bag = Bag(scope, [_on(filter_) for filter_ in thing.filters])
    scope.hear(*thing.filters)
    for on in (one.thing for one in thing.filters if one.word == "on"):
        if isinstance(on, Thing):
            scope.says(on, "any")  # whichever it is: an area is nobody's
    area = replace(area_filters(scope, AreaSet(), bag), empty=False)
    bag.close()
    if (
        area.holding is not None
        and area.holding.at
        and area != AreaSet(empty=False, holding=area.holding)
    ):
        scope.unclear(thing.span, "where that tile lies is known: leave out the rest")
    cards = card_set(scope, replace(thing, filters=()))
    if cards != CardSet(kinds=cards.kinds) and "open" not in properties(kind.declaration):
        scope.unclear(thing.span, f"which {kind.plural} lie there is hidden: say only where")
    if lies(kind) != "areas":
        scope.unclear(thing.span, f"where {kind.plural} lie stands where they are declared")
    return replace(cards, zone="areas", on=area)


def _one(kind: Symbol) -> str:
    """`an omen`"""
    return f"{'an' if kind.word[:1] in 'aeiou' else 'a'} {kind.word}"


def _on(filter_: Filter) -> Filter:
    """`under it` is where the tile lies, as `on it` is."""
    return replace(filter_, word="on") if filter_.word == "under" else filter_


# ---- what is heard of them -----------------------------------------------------------------------

_HEARD: dict[str, EventKind] = {
    **{verb: verb for verb in ("reveal", "hide", "take")},
    **{"look at": "look", "place": "lay", "move": "shift", "discard": "scrap"},
}
_NOT_HEARD = {
    "draw": "what is drawn from its pile is taken too: `when you take {}`",
    "steal": "`when an opponent takes {}`",
    "remove": "what goes out of the game is discarded: `when anyone discards {}`",
    "claim": "`when you take {}`",
    "buy": "`when you take {}`",
    "gain": "`when you take {}`",
    "exchange": "each that is taken is heard: `when you take {}`",
    "lose": "`when you discard {}`, `when an opponent takes {}`",
    "add": "`when you place {}`",
    "become": "`when you take {}`",
}
"""Verbs that say of such a card what is heard as something else."""


def token(scope: Scope, node: Happening, who: Whose) -> Event | None:
    """`you reveal a find`, `anyone takes a find on an ocean area`, `you take a seat on a venture`;
    None for what is no card of a set's own kind, or is played."""
    thing = node.thing
    if not isinstance(thing, Thing) or not thing.words or node.verb in ("play", "use"):
        return None
    if node.verb == "take" and fold(plain_text(replace(thing, filters=()))) in ("seat", "seats"):
        return _seat_taken(scope, node, thing, who)
    kind = own_kind(scope, thing) or _named(scope, thing)
    if kind is None:
        return None
    if from_ := [one for one in node.roles if one.word in ("from", "to")]:
        does = "takes" if node.verb == "take" else "moves"
        cure = f"from wherever, and to wherever: `when an opponent {does} {_one(kind)}`"
        scope.unclear(from_[0].span, cure)
        scope.hear(*from_)
        node = replace(node, roles=())
    if (heard := _HEARD.get(node.verb)) is None:
        one = _one(kind)
        cure = _NOT_HEARD.get(node.verb, "`when you take {}`, `reveal {}`, `discard {}`")
        scope.unclear(node.span, cure.replace("{}", one))
        return Event("take", who)
    no_roles(scope, node.roles)
    if "seats" in properties(kind.declaration):
        cure = f"players take seats on them: `when you take a seat on {_one(kind)}`"
        scope.unclear(node.span, cure)
    if heard in ("hide", "lay") and lies(kind) != "areas":
        scope.unclear(node.span, f"{kind.plural} lie on no areas")
    return Event(heard, who, cards=_heard_there(scope, node, thing_of(scope, node), kind, who))


def _named(scope: Scope, thing: Thing) -> Symbol | None:
    """The kind of the card of that name, where a set has added it."""
    word = thing.words[-1].words[0]
    found = scope.words.find(word, (*scope.words.own_kinds,), word.quoted)
    return scope.words.find(found.kind, ("kind",)) if found is not None else None


def _heard_there(scope: Scope, node: Happening, thing: Thing, kind: Symbol, who: Whose) -> CardSet:
    """What is said of the card, and behind it where it lies, or lay."""
    if thing.number is not None:
        scope.unclear(node.span, f"each is heard by itself: `when you {node.verb} {_one(kind)}`")
    at = next((i for i, one in enumerate(thing.filters) if _is_place(one)), len(thing.filters))
    bare = replace(thing, number=None, filters=thing.filters[:at])
    cards, where = heard_cards(scope, bare, who, "play"), thing.filters[at:]
    cards = replace(cards, zone="")
    if cards.reference:
        scope.unclear(thing.span, f"it is heard of any: `when you {node.verb} {_one(kind)}`")
    kept = "played" in properties(kind.declaration)
    seen = _HEARD[node.verb] not in ("lay", "shift") and (
        who == "you" or _HEARD[node.verb] not in ("look", *(("take",) if kept else ()))
    )
    if cards.marked is not None and lies(kind) == "areas":
        scope.unclear(thing.span, "markers lie on the area, and on cards in play or in a row")
    elif not seen and cards != CardSet(kinds=(kind.id,)):
        cure = f"nobody sees which {kind.plural} these are: say only where they lie"
        scope.unclear(thing.span, cure)
    if not where:
        return cards
    bag = Bag(scope, [_on(one) for one in where])
    scope.hear(*where)
    for on in (one.thing for one in where if one.word == "on"):
        if isinstance(on, Thing):
            scope.says(on, "any")
    area = replace(area_filters(scope, AreaSet(), bag), empty=False)
    bag.close()
    if lies(kind) != "areas":
        scope.unclear(thing.span, f"where {kind.plural} lie stands where they are declared")
    if any("it" in (getattr(one, "at", ""), getattr(one, "near", "")) for one in walk(area)):
        cure = "where it lies whenever it happens: `on an ocean area`, `adjacent to your city`"
        scope.unclear(thing.span, cure)
    return replace(cards, zone="areas", on=area)


def _is_place(filter_: Filter) -> bool:
    return filter_.word in _ON_AREAS or in_row(filter_)


def _seat_taken(scope: Scope, node: Happening, thing: Thing, who: Whose) -> Event:
    """`you take a seat`, `anyone takes a seat on a venture`: each is heard by itself."""
    no_roles(scope, node.roles)
    hear_words(scope, thing.words)
    if thing.number is not None:
        scope.unclear(thing.span, "each seat is heard by itself: `when you take a seat`")
    bag = Bag(scope, thing.filters)
    on = bag.take_with_rest("on")
    bag.close()
    kinds = [
        one.id for one in scope.words.named(("kind",)) if "seats" in properties(one.declaration)
    ]
    cards = CardSet(kinds=tuple(kinds))
    if on is not None:
        cards = replace(heard_cards(scope, replace(on, number=None), who, "play"), zone="")
    if not have_seats(scope, cards):
        scope.unclear(thing.span, "on cards of a kind with `seats`: `when you take a seat`")
    return Event("take", who, cards=cards)


# ---- groups --------------------------------------------------------------------------------------


def groups(scope: Scope, thing: Thing) -> Group:
    """`group of your cities`, `groups of 3 tiles`: of at least so many."""
    bag = Bag(scope, thing.filters)
    of = bag.take_with_rest("of")
    bag.close()
    if of is None or (of.number is not None and of.number.bound not in ("", "min")):
        cure = "of what: `per group of your cities`, `per group of 3 tiles` of at least so many"
        scope.unclear(thing.span, cure)
        return Group(TileSet())
    scope.hear_in(of.number, "bound")
    least = 1 if of.number is None else max(1, value_of(of.number))
    return Group(tile_set(scope, replace(of, number=None)), least)


Shape = Literal["group", "row", "line"]
"""What those have in common of which the most are counted."""

_SHAPES: dict[tuple[str, ...], Shape] = {
    ("group",): "group",
    ("largest", "group"): "group",
    ("line",): "line",
    ("longest", "line"): "line",
    ("row",): "row",
}


def largest_group(scope: Scope, thing: Thing) -> tuple[Filter, Shape] | None:
    """`in your largest group`, `in a line`, `in one row`: the largest there is."""
    found = group_in(thing)
    if found is not None and isinstance(found.thing, Thing):
        scope.hear(found)
        scope.says(found.thing, "your")
        scope.hear(found.thing.number)
        hear_words(scope, found.thing.words)
        if plain(found.thing.words[-1]) == "row" and scope.says(found.thing, "a"):
            cure = "`in one row` of the board, whatever lies between, or `in a line`, side by side"
            scope.unclear(found.span, cure)
        return found, _SHAPES[tuple(map(plain, found.thing.words))]
    return None


def kinds_of_tiles(scope: Scope, thing: Thing) -> Group | None:
    """`different tiles`; None where tiles are counted and no kinds of them."""
    first, *rest = thing.words
    if plain(first) != "different":
        return None
    hear_words(scope, (first,))
    tiles = tile_set(scope, replace(thing, words=tuple(rest)))
    if tiles.tiles:
        scope.unclear(thing.span, "of all kinds there are: `different tiles`")
    return Group(tiles, shape="kind")


def group_in(thing: Thing) -> Filter | None:
    """`in a group`, `in one row`, of what is said of tiles; `in a row with a city` is a place."""
    behind = (*(one.word for one in thing.filters[1:]), "")
    places = ("its", "the")
    for one, word in zip(thing.filters, behind, strict=False):
        group = one.thing
        if one.word != "in" or not isinstance(group, Thing) or group.filters:
            continue
        shape = _SHAPES.get(tuple(map(plain, group.words)))
        single = group.number is None or (group.number.value, group.number.bound) == (1, "")
        if shape == "row" and (word == "with" or not dets(group).isdisjoint(places)):
            continue
        if shape is not None and single:
            return one
    return None


# ---- what is printed -----------------------------------------------------------------------------


def signs(scope: Scope, thing: Thing) -> Signs:
    """`plant bonus under this tile`, `bonuses on an area adjacent to your city`: on all of them."""
    bag = Bag(scope, thing.filters)
    areas = _printed_under(scope, bag)
    for filter_ in bag.rest:
        if isinstance(filter_.thing, Thing) and says_empty(filter_.thing):
            scope.unclear(filter_.span, "whatever lies there: leave out `empty`")
    if areas is None:
        areas = replace(area_filters(scope, AreaSet(), bag), empty=False)
    bag.close()
    if areas == AreaSet(empty=False):
        cure = "where? `1 per plant bonus under this tile`, `under your tiles`, `on an area …`"
        scope.unclear(thing.span, cure)
    alone = replace(thing, number=None, filters=())
    if structural(thing) == ("bonus", ()):
        hear_words(scope, thing.words)
        return Signs(areas)
    return Signs(areas, printed(scope, alone))


def _printed_under(scope: Scope, bag: Bag) -> AreaSet | None:
    """`under this tile`, `under your cities`; None where it is said otherwise, or not."""
    under = bag.take_near("under")
    if under is None or not isinstance(under.thing, Thing | It):
        return None
    thing = under.thing
    if isinstance(thing, Thing) and (lying := bag.take("on")) is not None:  # where the tiles do
        thing = replace(thing, filters=(*thing.filters, lying))
    return AreaSet(holding=tile_set(scope, thing), empty=False)


# ---- seats and markers --------------------------------------------------------------------------


def seats(scope: Scope, thing: Thing) -> Seats:
    """`seat here`, `seats of opponents here`: on the card on which it stands; `seats on ventures`,
    `on "Deep Shaft"`; of all that there are where nothing is said."""
    bag, kind = Bag(scope, thing.filters), scope.words.kinds.get(scope.kind)
    kinds = [one for one in scope.words.named(("kind",)) if "seats" in properties(one.declaration)]
    if bag.take("here") is not None:
        cards = None
        if kind is None or "full" not in kind.lines:
            scope.unclear(thing.span, "on a card of a kind with `seats`: `1 per seat here`")
    elif isinstance(on := _said_on(bag), Thing):
        cards = card_set(scope, on, "play" if scope.players else "", counting=True)
        if not have_seats(scope, cards):
            scope.unclear(thing.span, "on cards of a kind with `seats`")
    else:
        cards = CardSet(kinds=tuple(one.id for one in kinds))
        if not kinds:
            scope.unclear(thing.span, "no kind of cards has `seats`")
    meant = "you" if scope.players else owner(scope, thing, bag)
    bag.close()
    return Seats(meant, cards)


def _said_on(bag: Bag) -> AnyThing | None:
    on = bag.take("on", lambda f: isinstance(f.thing, Thing))
    return on.thing if on is not None and isinstance(on.thing, Thing) else None


def markers(scope: Scope, thing: Thing) -> Seats | None:
    """`marker here`, `markers of opponents on your cards`; None for those on areas."""
    bag = Bag(scope, thing.filters)
    whose = bag.take("of", lambda f: isinstance(f.thing, Who))
    cards = marked_cards(scope, bag, counting=True)
    if cards is None:
        return None
    if whose is not None:
        bag.rest.append(whose)
    meant = owner(scope, thing, bag)
    bag.close()
    return Seats(meant, cards)


def is_marker(thing: Thing) -> bool:
    """`marker`, `2 markers`: the noun alone, which on the board is a tile."""
    return len(thing.words) == 1 and fold(plain_text(thing)) in ("marker", "markers")


def marked_cards(scope: Scope, bag: Bag, counting: bool = False) -> CardSet | None:
    """`here`, `on a card of an opponent`: the cards on which markers lie; None for areas."""
    if bag.take("here"):
        return CardSet(reference="this")
    on = bag.take("on", lambda f: isinstance(f.thing, Thing) and names_cards(scope, f.thing))
    if on is None or not isinstance(on.thing, Thing):
        return None
    kind = own_kind(scope, on.thing)
    places = () if kind is None else ("in", *_ON_AREAS)
    about = {"of", "with", "without", "other than", "in play", *places}
    of = tuple(f for f in bag.rest if f.word in about)
    bag.rest[:] = [f for f in bag.rest if f not in of]
    thing = replace(on.thing, filters=(*on.thing.filters, *of))
    return card_set(scope, thing, "play", counting) if kind is None else _marked(scope, thing, kind)


def _marked(scope: Scope, thing: Thing, kind: Symbol) -> CardSet:
    """Cards of a set's own kind, in the row or in play: where one lies on an area, that is told."""
    laid = laid_out(scope, thing)
    if "seats" in properties(kind.declaration):
        scope.unclear(thing.span, f"there players take seats: `take 1 seat on {_one(kind)}`")
    elif laid is not None and laid.zone != "row":
        cure = f"it lies on the area: `place marker on an area with {_one(kind)}`"
        scope.unclear(thing.span, cure)
    elif laid is None and lies(kind) == "row" and not thing.filters:
        one = f"`on {_one(kind)}"
        scope.unclear(thing.span, f"say where: {one} in the row`, {one} in play`")
    return laid or card_set(scope, thing, "play", counting=True)


_BARE = ("award", "milestone", "party", "colony", "global event", "standard project", "conversion")


def bears_none(scope: Scope, filters: Iterable[Filter]) -> bool:
    """`on an award`, `on a party`: what no markers lie on, which is reported."""
    for filter_ in filters:
        thing = filter_.thing
        if not isinstance(thing, Thing) or filter_.word != "on" or not thing.words:
            continue
        said, word = fold(plain_text(thing)), thing.words[-1].words[0]
        kinds = (*_BARE, "parameter", "counter")
        if said.removesuffix(" tile") in _BARE or scope.words.find(word, kinds, word.quoted):
            cure = "markers lie on cards in play, in a row, and on areas: `place 1 marker on a "
            cure += (
                "card`, `place marker on a land area`; a card remembers a party by `choose a party`"
            )
            scope.unclear(filter_.span, cure)
            return True
    return False


def names_cards(scope: Scope, thing: Thing) -> bool:
    found = structural(thing)
    if own_kind(scope, thing) is not None:
        return True
    if found is not None:
        return found[0] == "card"
    word = thing.words[-1].words[0] if thing.words else None
    kinds = vocabulary_kinds(("card name",), scope.words.own_kinds)
    return word is not None and scope.words.find(word.text, kinds, word.quoted) is not None
