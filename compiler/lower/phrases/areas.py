"""Which tiles and which areas of the board.

In: things of the syntax tree. Out: `TileSet` and `AreaSet` of the graph; a tile may be named by its
area and an area by the tiles around it.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from compiler.graph import AreaSet, Beside, TileSet, Whose
from compiler.lower.phrases.nouns import (
    Noun,
    hear_words,
    in_front,
    is_plural,
    is_tile,
    named,
    noun,
    own_kind,
    plain,
    structural,
)
from compiler.lower.phrases.scope import Bag, Scope, dets, how_many, is_this, unowned, whose
from compiler.lower.phrases.selectors import owner
from compiler.lower.phrases.uses import check_one, is_any_bonus, printing, with_bonus
from compiler.messages.meaning import ARTICLE_MISSING, PLURAL_WITHOUT_NUMBER, SAID_TWICE
from compiler.names.folding import fold
from compiler.names.maps import is_row, labels, lies_beside, only_beside, row_numbers
from compiler.names.written import plain_text
from dsl.syntax.nodes import Alternatives, AnyThing, Filter, Here, It, Number, Thing, Who

# ---- tiles --------------------------------------------------------------------------------------


def tile_set(scope: Scope, thing: AnyThing, default: Whose | None = None) -> TileSet:
    """Tiles in play. `default`: whose they are when nothing is said, else the scope's owner."""
    match thing:
        case It(filters=filters):
            scope.hear(thing)
            Bag(scope, filters).close()
            return TileSet(at="it")
        case Here():
            scope.hear(thing)
            return TileSet(at="this")
        case Who(span=span):
            scope.unclear(span)
            return TileSet()
        case Thing():
            pass
    if is_this(scope, thing):
        if thing.words:
            noun(scope, thing, ("tile",))
        Bag(scope, thing.filters).close()
        return TileSet(at="this")
    if scope.says(thing, "that"):
        scope.unclear(thing.span, "the tile just placed is `it`")
    found = noun(scope, thing, ("tile",))
    if found is None:
        return TileSet()
    ids = in_front(scope, found, ("tile",))
    bag = Bag(scope, thing.filters)
    row = _in_row(scope, bag)
    on = bag.take_near("on")
    beside = bag.take_near("adjacent to")
    explicit = dets(thing) & {"your", "any"} or any(
        f.word in ("in play", "of", "by") for f in bag.rest
    )
    meant = owner(scope, thing, bag)
    none = "no" in dets(thing) and not scope.described  # what players have is their own
    placed = bool(on or beside or row)
    but = _other_than(scope, bag, ids)
    without = bag.take("without", _is_owner)
    if without is not None and isinstance(without.thing, Thing):
        hear_words(scope, without.thing.words)
        if explicit:
            scope.unclear(without.span, "whose it is has been said")
        meant = "nobody"
    elif not explicit and (default is not None or unowned(scope, ids) or (placed and none)):
        meant = default or "all"
    tiles = TileSet(ids, meant, but=but)
    if on is not None and on.thing is not None and not isinstance(on.thing, Number):
        tiles = replace(tiles, on=_under_them(scope, on.thing))
    if row is not None:
        areas = replace(tiles.on or AreaSet(empty=False), rows=row.rows, row_of=row.row_of)
        tiles = replace(tiles, on=areas)
    if beside is not None and beside.thing is not None and not isinstance(beside.thing, Number):
        tiles = _next_to(scope, tiles, beside.thing)
    if (held := bag.take("with", lambda f: isinstance(f.thing, Thing))) is not None:
        cure = "what lies there is said of the area: `on an area with …`; a marker is gone once a "
        scope.unclear(held.span, f"{cure}tile lies there")
    bag.close()
    return tiles


def _under_them(scope: Scope, thing: Thing | Who | It | Here) -> AreaSet:
    """Where tiles lie: every one lies on an area, and none on an empty one."""
    areas = replace(area_set(scope, thing), empty=False)
    if isinstance(thing, Thing) and says_empty(thing):
        scope.unclear(thing.span, "where a tile lies it is not empty: leave out `empty`")
    elif areas == AreaSet(empty=False):
        scope.unclear(thing.span, "on which areas? `on a land area`, `on an area with a bonus`")
    return areas


def _next_to(scope: Scope, tiles: TileSet, thing: AnyThing) -> TileSet:
    """`a city adjacent to 2 greeneries`, `adjacent to no ocean`."""
    if not isinstance(thing, Thing):
        return replace(tiles, beside=_neighbours(scope, thing))
    none = scope.says(thing, "no")
    least, most = (0, 0) if none else how_many(scope, thing.number)
    if _is_area(scope, thing):
        areas = area_by_nature(scope, thing)
        return replace(tiles, beside_areas=areas, beside_least=least, beside_most=most)
    near = _neighbours(scope, replace(thing, number=None))
    if none and near.whose == "you" and not dets(thing) & {"your"}:
        near = replace(near, whose="all")
    return replace(tiles, beside=near, beside_least=least, beside_most=most)


def _is_area(scope: Scope, thing: Thing) -> bool:
    """`adjacent to a volcanic area`, `adjacent to "Old Crater"`: what is there by nature, rather
    than a tile."""
    found = structural(thing)
    if found is not None or not thing.words:
        return found is not None and found[0] == "area"
    word = thing.words[-1].words[0]
    if fold(plain_text(thing)) in labels(scope.words, beside=True):
        return True
    return scope.words.find(word, ("tile",)) is None and (
        scope.words.find(word, ("area", "region")) is not None
    )


def area_by_nature(scope: Scope, thing: Thing) -> AreaSet:
    """An area that is counted, or next to something: whatever lies there, unless it is said to be
    empty."""
    areas = area_set(scope, replace(thing, number=None))
    scope.says(thing, "a", "an", "the", "any")
    return areas if says_empty(thing) else replace(areas, empty=False)


def says_empty(thing: Thing) -> bool:
    return any("empty" in plain(one) or "vacant" in plain(one) for one in thing.words)


def _neighbours(scope: Scope, thing: AnyThing) -> TileSet:
    """What tiles lie next to, or with. Of a player who is described, `your tile` is that of whose
    card it is, as `you` is behind `than`."""
    found = tile_set(scope, thing)
    check_one(scope, thing)
    if not scope.described or not isinstance(thing, Thing) or "your" not in dets(thing):
        return found
    return replace(found, whose=whose(scope, Who("the owner of this card", span=thing.span)))


def _other_than(scope: Scope, bag: Bag, ids: tuple[str, ...]) -> tuple[str, ...]:
    """`a tile other than an ocean/a city`: kinds of which none lies there."""
    found = bag.take("other than")
    if found is None:
        return ()
    of = noun(scope, found.thing, ("tile",)) if isinstance(found.thing, Thing) else None
    but = in_front(scope, of, ("tile",)) if of is not None else ()
    if ids or not but or not isinstance(found.thing, Thing):
        scope.unclear(found.span, "for example `a tile other than an ocean`")
        return ()
    scope.says(found.thing, "a", "an")
    Bag(scope, found.thing.filters).close()
    return but


def _is_owner(filter_: Filter) -> bool:
    """`an ocean tile without owner`."""
    return isinstance(filter_.thing, Thing) and fold(plain_text(filter_.thing)) == "owner"


# ---- rows ----------------------------------------------------------------------------------------


def in_row(filter_: Filter) -> bool:
    """`in the top row`, `on the top row`."""
    return filter_.word in ("in", "on") and is_row(filter_.thing)


def _in_row(scope: Scope, bag: Bag) -> AreaSet | None:
    """`in the top row`, `in its row`, `in a row with your city`."""
    at = next((index for index, one in enumerate(bag.rest) if in_row(one)), None)
    found = None if at is None else bag.take(bag.rest[at].word, in_row)
    if at is None or found is None or not isinstance(row := found.thing, Thing):
        return None
    hear_words(scope, row.words)
    scope.says(row, "the")
    if len(row.words) == 1 and not row.number:
        if scope.says(row, "its"):
            return AreaSet(row_of=TileSet(at="it"))
        if (tile := _held_in_row(scope, bag, at)) is not None:
            scope.says(row, "a")
            return AreaSet(row_of=_neighbours(scope, tile))
    scope.hear(row.number)
    if not (rows := row_numbers(row)):
        cure = "`the top row`, `the second row`, `the second bottom row`, `the 2 bottom rows`"
        scope.unclear(row.span, f"for example {cure}, `its row`, `a row with your city`")
    return AreaSet(rows=rows)


def _held_in_row(scope: Scope, bag: Bag, at: int) -> Thing | It | None:
    """What stands `with` a row, and whose it is; it is taken out."""
    behind = bag.rest[at] if at < len(bag.rest) else None
    tile = behind.thing if behind is not None and behind.word == "with" else None
    if isinstance(tile, It) or is_tile(scope, tile):
        scope.hear(bag.rest.pop(at))
    if isinstance(tile, It) or not isinstance(tile, Thing) or not is_tile(scope, tile):
        return tile if isinstance(tile, It) else None
    own = [*takewhile(lambda one: one.word in ("of", "in play"), bag.rest[at:])]
    del bag.rest[at : at + len(own)]
    if scope.says(tile, "no"):
        scope.unclear(tile.span, "a row is said by what is in it: `in a row with your city`")
    return replace(tile, filters=(*tile.filters, *own))


# ---- areas --------------------------------------------------------------------------------------


def area_set(scope: Scope, thing: AnyThing) -> AreaSet:
    """Areas: `an ocean area`, `"Old Crater"`, `an area with a steel bonus adjacent to a city`."""
    match thing:
        case Here():
            scope.hear(thing)
            return AreaSet(near="this")
        case It(span=span) | Who(span=span):
            scope.unclear(span)
            return AreaSet()
        case Thing():
            pass
    row = (Filter("in", replace(thing, filters=())),) if is_row(thing) else ()
    bag = Bag(scope, (*row, *thing.filters))
    areas = area_filters(scope, AreaSet() if row else _area_noun(scope, thing), bag)
    bag.close()
    if areas.reserved and scope.says(thing, "the"):
        scope.unclear(thing.span, 'which one: by its name, `on "NAME"`; any is `a reserved area`')
    if areas.holding is not None and says_empty(thing):
        scope.unclear(thing.span, "empty, or with what lies there: leave out one of them")
    if areas.says_board or areas.leads:
        return areas
    return replace(areas, boards=only_beside(scope.words, (*areas.terrains, *areas.bonus)))


_ADJECTIVES = ("empty", "vacant", "edge", "reserved", "non-reserved")


def _area_noun(scope: Scope, thing: Thing) -> AreaSet:
    if len(thing.words) > 1 and not structural(thing) and plain(thing.words[0]) in _ADJECTIVES:
        areas = _area_noun(scope, replace(thing, words=thing.words[1:]))  # `non-reserved land`
        return _area_word(scope, areas, thing.words[0])
    word = thing.words[-1].words[0] if thing.words else None
    planet = scope.rule_text("planet")
    if word is not None and planet and fold(word.text) == fold(planet):
        scope.hear(word)
        return AreaSet(board=True)
    if word is not None and fold(word.text) in ("board", "boards") and not word.quoted:
        beside = [one.id for one in scope.words.named(("board",)) if lies_beside(one)]
        named = ", ".join(f"`on {one}`" for one in (planet, *beside) if one)
        scope.unclear(thing.span, f"a board by its name: {named}")
        return AreaSet()
    label = labels(scope.words, beside=True).get(fold(plain_text(thing)))
    if label is not None:
        hear_words(scope, thing.words)
        return AreaSet(names=(label,))
    found = noun(scope, thing, ("area", "region", "terrain", "board"))
    if found is None:
        return AreaSet()
    if structural(thing) == ("area", ()) and scope.says(thing, "its"):
        return AreaSet(at="it")
    if found.kind == "board":
        return _on_board(scope, thing, found)
    if found.kind == "terrain":
        said = plain_text(thing)
        if thing.dets and scope.words.find(said, ("tile",)) is not None:
            cure = f"an area that is kept for it is `{said} area`; where such a tile lies, "
            scope.unclear(thing.span, f"{cure}`area with any {said}`")
        return AreaSet(terrains=found.ids)
    if found.ids:
        written = (scope.words.find(w, (found.kind,)) for w in thing.words[-1].words)
        names = tuple(symbol.name for symbol in written if symbol is not None)
        return AreaSet(regions=names) if found.kind == "region" else AreaSet(names=names)
    areas = AreaSet()
    for words in found.words:
        areas = _area_word(scope, areas, words)
    return areas


def _on_board(scope: Scope, thing: Thing, found: Noun) -> AreaSet:
    """`on luna`: any areas of boards beside; the main one is another one in another game."""
    boards = [scope.words.find(one, ("board",)) for one in found.ids]
    if not all(one is not None and lies_beside(one) for one in boards):
        planet = scope.rule_text("planet")
        scope.unclear(thing.span, f"on whichever board is the main one: `on {planet}`")
    return AreaSet(boards=found.ids)


def _area_word(scope: Scope, areas: AreaSet, words: Alternatives) -> AreaSet:
    """A word in front of `area`: a terrain, `empty`, `edge`, `reserved`, `non-reserved`."""
    scope.hear(*words.words)
    said = {"reserved": areas.reserved is not None, "edge": areas.edge}
    if twice := next((one for one, known in said.items() if known and one in plain(words)), None):
        scope.fault(SAID_TWICE, words.span, word=twice)
    match [fold(word.text) for word in words.words]:
        case ["empty" | "vacant"]:
            return replace(areas, empty=True)
        case ["edge"]:
            return replace(areas, edge=True)
        case ["reserved"]:
            return replace(areas, reserved=True)
        case ["non-reserved"]:
            return replace(areas, reserved=False)
        case _:
            return replace(areas, terrains=areas.terrains + named(scope, words, ("terrain",)))


def area_filters(scope: Scope, areas: AreaSet, bag: Bag) -> AreaSet:
    """What narrows areas: `on AREA`, `with a steel bonus`, `adjacent to TILE`, `in the top row`."""
    begin = bag.rest[0].span if bag.rest else None
    while (said := next(filter(in_row, bag.rest), None)) and (row := _in_row(scope, bag)):
        if areas.rows or areas.row_of:
            scope.unclear(said.span, "one row, or `the top/bottom row`")
        areas = replace(areas, rows=row.rows, row_of=row.row_of)
    while (found := bag.take_near("on")) is not None:
        if isinstance(found.thing, Thing) and not is_this(scope, found.thing):
            areas = _area_noun_with(scope, areas, found.thing)
        elif isinstance(found.thing, Thing | It):
            areas = _holding(scope, areas, found, tile_set(scope, found.thing))
            check_one(scope, found.thing)
        else:
            scope.unclear(found.span)
    while (found := bag.take_near("adjacent to")) is not None:
        areas = _beside(scope, areas, found)
    while (found := bag.take("with")) is not None:
        kind = own_kind(scope, found.thing)
        if isinstance(found.thing, Thing) and kind is not None:
            noun(scope, found.thing, ("card",))
            Bag(scope, found.thing.filters).close()
            areas = replace(areas, lying=(*areas.lying, kind.id))
        elif isinstance(found.thing, Thing) and is_tile(scope, found.thing):
            of = bag.take("of", lambda f: isinstance(f.thing, Who))  # a city of an opponent
            held = replace(found.thing, filters=(*found.thing.filters, *filter(None, (of,))))
            areas = _holding(scope, areas, found, _neighbours(scope, held))
        elif isinstance(found.thing, Thing):
            areas = with_bonus(scope, areas, found, found.thing)
        else:
            scope.unclear(found.span)
    while (found := bag.take("without", is_any_bonus)) is not None:
        areas = printing(scope, areas, found, False)
    bare = replace(areas, names=(), board=None, boards=())
    if areas.names and begin is not None and bare != AreaSet(empty=areas.empty):
        scope.unclear(begin, 'an area with a name is told by it alone: `on "NAME"`')
    return areas


def _holding(scope: Scope, areas: AreaSet, filter_: Filter, tiles: TileSet) -> AreaSet:
    if areas.holding is not None:
        scope.unclear(filter_.span, "one of them: what lies there has been said")
    return replace(areas, holding=tiles, empty=False)


def _area_noun_with(scope: Scope, areas: AreaSet, thing: Thing) -> AreaSet:
    """Join `on AREA` into what is known; the area's own filters come along."""
    inner = area_set(scope, thing)
    if inner.holding is not None and areas.holding is not None:
        scope.unclear(thing.span, "one of them: what lies there has been said")
    return replace(
        inner,
        terrains=areas.terrains + inner.terrains,
        regions=areas.regions + inner.regions,
        bonus=areas.bonus + inner.bonus,
        bonus_least=inner.bonus_least or areas.bonus_least,
        bonus_most=areas.bonus_most if inner.bonus_most is None else inner.bonus_most,
        prints=areas.prints if inner.prints is None else inner.prints,
        edge=areas.edge or inner.edge,
        beside=areas.beside + inner.beside,
        near=inner.near or areas.near,
        rows=inner.rows or areas.rows,
        row_of=inner.row_of or areas.row_of,
        names=areas.names + inner.names,
        board=areas.board if inner.board is None else inner.board,
        empty=areas.empty and inner.empty,
        boards=_both(scope, thing, areas.boards, inner.boards),
        reserved=areas.reserved if inner.reserved is None else inner.reserved,
        holding=inner.holding or areas.holding,
        lying=areas.lying + inner.lying,
        at=areas.at or inner.at,
    )


def _both(
    scope: Scope, thing: Thing, some: tuple[str, ...], others: tuple[str, ...]
) -> tuple[str, ...]:
    """The boards on which both are so: `on a crater on luna`."""
    if not some or not others:
        return some or others
    shared = tuple(one for one in some if one in others)
    if not shared:
        scope.unclear(thing.span, "one board")
    return shared


def _beside(scope: Scope, areas: AreaSet, filter_: Filter) -> AreaSet:
    thing = filter_.thing
    if isinstance(thing, It) or (isinstance(thing, Thing) and is_this(scope, thing)):
        if areas.near:
            scope.unclear(filter_.span, "one of them: `adjacent to it` or `adjacent to this tile`")
        return replace(areas, near=tile_set(scope, thing).at)
    if not isinstance(thing, Thing):
        scope.unclear(filter_.span)
        return areas
    area = _is_area(scope, thing)
    if thing.number is None and not thing.dets and not (area and structural(thing) is None):
        if is_plural(scope, thing):
            scope.fault(PLURAL_WITHOUT_NUMBER, thing.span, word=thing.words[-1].words[0].text)
        else:
            scope.fault(ARTICLE_MISSING, thing.span, "`your …`, `any …`, `no …`", thing="neighbour")
    nobodys: Whose | None = "all" if scope.says(thing, "no") else None
    if area:
        near = Beside(areas=area_by_nature(scope, thing))
    else:
        near = Beside(tile_set(scope, replace(thing, number=None), nobodys))
        check_one(scope, thing)
    least, most = how_many(scope, thing.number)
    if thing.number is None:
        scope.says(thing, "another")  # than the one that is placed
    if scope.says(thing, "no"):
        if thing.number is not None:
            scope.unclear(thing.number.span, "`no` is none of them")
        least, most = 0, 0
    return replace(areas, beside=(*areas.beside, replace(near, least=least, most=most)))
