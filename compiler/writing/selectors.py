"""Cards, tiles and areas in card text.

In: sets of the graph. Out: nouns with their filters, in the order in which the compiler gives each
filter back to its noun.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.graph import (
    AreaSet,
    Beside,
    CardSet,
    GainBonus,
    Signs,
    TileSet,
    asks_only,
)
from compiler.writing.names import Names, Phrases, Unwritable, article, of_whom

# ---- cards --------------------------------------------------------------------------------------

_NOUNS = ("event", "corporation", "prelude")
_ZONES = Phrases(
    {
        "hand": " in hand",
        "play": " in play",
        "deck": " in the deck",
        "discard": " in the discards",
        "events": " in the event pile",
        "here": " here",
        "table": " of them",
        "them": " of them",
        "row": " in the row",
    }
)


def one_card(names: Names, cards: CardSet) -> str:
    """A single card in play: `a card`, `another card`, `any card`, `that card`, `it`."""
    match cards.reference:
        case "this":
            return "this card"
        case "that":
            return "that card"
        case "it":
            return "it"
        case _:
            noun = _noun(names, cards, many=False)
    if cards.names:
        return noun + _filters(names, cards, "play")
    if cards.whose == "any":
        start = f"any {'other ' if cards.other else ''}{noun}"
    elif cards.other:
        start = f"another {noun}"
    else:
        start = article(noun)
    return start + _filters(names, cards, "play")


def some_cards(names: Names, cards: CardSet, zone: str = "", many: bool = True) -> str:
    """Cards that are counted, drawn or made cheaper; `zone` is where they are when nothing is
    said."""
    if cards.reference:
        return one_card(names, cards)
    other = "other " if cards.other else ""
    return other + _noun(names, cards, many) + _filters(names, cards, zone)


def several_cards(names: Names, cards: CardSet, count: int | None, fewer: bool) -> str:
    """`2 different cards`, `up to 2 different cards`, `each card`."""
    if count is None:
        return f"each {some_cards(names, cards, 'play', many=False)}"
    return f"{'up to ' * fewer}{count} different {some_cards(names, cards, 'play')}"


def _noun(names: Names, cards: CardSet, many: bool) -> str:
    if cards.names:
        return "/".join(map(names.card, cards.names))
    words = [names.either("tag", cards.tags)] if cards.tags else []
    words += [names.either("resource", cards.shows)] if cards.shows else []
    if len(cards.kinds) == 1 and cards.kinds[0] in names.nouns["kind"]:
        return " ".join([*words, names.noun("kind", cards.kinds[0], many)])
    if len(cards.kinds) == 1 and cards.kinds[0] in _NOUNS:
        noun = cards.kinds[0]
    else:
        words += ["/".join(cards.kinds)] if cards.kinds else []
        noun = "card"
    return " ".join([*words, noun + "s" if many else noun])


def _filters(names: Names, cards: CardSet, zone: str) -> str:
    """Where they are and whose, then what is said `with …`."""
    text = _place(names, cards, zone)
    if cards.used is not None:
        text += f" {'used' if cards.used else 'unused'} this generation"
    for has, said in (
        (cards.has_requirements, "requirements"),
        (None if cards.asks_bound else cards.global_requirements, "global requirements"),
        (cards.has_tags, "tags"),
    ):
        if has is not None:
            text += f" {'with' if has else 'without'} {said}"
    text += _asking(names, cards, "with")
    for word, placed_ in (("with", cards.places), ("without", cards.places_no)):
        text += f" {word} {article(names.either('tile', placed_))} tile" if placed_ else ""
    if cards.holds and not cards.resources and cards.resources_max is None:
        text += f" that can hold {names.either('resource', cards.holds, many=True)}"
    text += "".join(f" with {said}" for said in with_(names, cards))
    text += f" without {held(names, cards, many=True)}" if cards.resources_max == 0 else ""
    if cards.marks > 1 and cards.marked != "you":
        raise Unwritable("so many marks of others")
    if cards.marked is not None:
        sign = "seat" if names.have_seats(cards) else "marker"
        mine = f"your {sign}" if cards.marks == 1 else f"{cards.marks} of your {sign}s"
        text += f" with {mine}" if cards.marked == "you" else f" with a {sign}"
    return text + "".join(_exception(names, one) for one in cards.none_of)


def asked(names: Names, cards: CardSet) -> list[str]:
    """`temperature requirements`, `tag requirements`, `maximum global requirements`."""
    said = [names.either("track", cards.asks)] if cards.asks else []
    said += [cards.asks_of] if cards.asks_of else []
    if cards.asks_bound:
        said = said or ["global" if cards.global_requirements else ""]
        said = [f"{cards.asks_bound}imum {said[0]}".strip()]
    return [f"{one} requirements" for one in said]


def _asking(names: Names, cards: CardSet, word: str) -> str:
    return "".join(f" {word} {one}" for one in asked(names, cards))


def _exception(names: Names, cards: CardSet) -> str:
    """`without an earth tag`, `without tag requirements`, `other than events`."""
    if asks_only(cards):
        return _asking(names, cards, "without")
    if cards.tags and cards == CardSet(tags=cards.tags):
        return f" without {article(names.either('tag', cards.tags))} tag"
    if cards == CardSet() or _filters(names, cards, ""):
        raise Unwritable("an exception of cards by more than kinds, names and tags")
    return f" other than {some_cards(names, cards, '', many=True)}"


def _place(names: Names, cards: CardSet, zone: str) -> str:
    if cards.zone == "areas":
        return _laid_on(names, cards.on or AreaSet(empty=False))
    if cards.whose == "all" and cards.zone == "play":
        return " in play"
    where = _ZONES[cards.zone] if cards.zone not in ("", zone) else ""
    if cards.zone == "" and zone:
        raise Unwritable("cards wherever they are")
    return where + (of_whom(cards.whose) if cards.whose != "any" else "")


def _laid_on(names: Names, on: AreaSet) -> str:
    """Where they lie, whether there is a tile or not."""
    is_one = on.holding is not None and on.holding.at
    return placed(names, on if is_one else replace(on, empty=True)) or " on an area"


def with_(names: Names, cards: CardSet) -> list[str]:
    """What cards have that is counted: `cost min 20`, `1 microbe`."""
    found = []
    if cards.cost_min is not None and cards.cost_min == cards.cost_max:
        found.append(f"cost {cards.cost_min}")
    else:
        found += [f"cost min {cards.cost_min}"] if cards.cost_min is not None else []
        found += [f"cost max {cards.cost_max}"] if cards.cost_max is not None else []
    if cards.cost_odd is not None:
        found.append("cost odd" if cards.cost_odd else "cost even")
    if cards.points_min is not None:
        found.append(f"vp min {cards.points_min}")
    for tags, bound in ((cards.tags_min, ""), (cards.tags_max, "max ")):
        if tags or (bound and tags is not None):
            found.append(f"{bound}{tags} tag" + "s" * (tags != 1))
    for count, bound in ((cards.resources, ""), (cards.resources_max, "max ")):
        if count:
            found.append(f"{bound}{count} {held(names, cards, many=count != 1)}")
    return found


def held(names: Names, cards: CardSet, many: bool) -> str:
    """What they hold: `animals`, or `resources` of whichever kind."""
    return names.either("resource", cards.holds, many) if cards.holds else "resource" + "s" * many


# ---- tiles --------------------------------------------------------------------------------------


def tiles(names: Names, one: TileSet, many: bool, default: str = "") -> str:
    """Tiles without article. `default`: whose they are when nothing is said; when that is empty it
    is the player's own, or nobody's of tiles that nobody owns."""
    if one.at:
        return "it" if one.at == "it" else "this tile"
    noun = names.either("tile", one.tiles, many) if one.tiles else "tile" + "s" * many
    text = noun
    if one.but:
        text += f" other than {article(names.either('tile', one.but))}"
    text += _owner(names, one, default)
    if one.neighbours == Beside(one.beside or TileSet()):
        text += f" adjacent to {_beside_one(names, one.neighbours.tiles)}"
    elif one.neighbours is not None:
        text += f" adjacent to {_beside(names, one.neighbours)}"
    if one.on is not None:
        row = AreaSet(rows=one.on.rows, row_of=one.on.row_of, empty=False)
        text += f" in {row_of(names, row)}" if one.on == row else f" on {area(names, one.on)}"
    return text


def _owner(names: Names, one: TileSet, default: str) -> str:
    unowned = bool(one.tiles) and set(one.tiles) <= names.unowned
    if one.whose == (default or ("all" if unowned else "you")):
        return ""
    if one.whose == "you":
        return " of you"
    return " in play" if one.whose == "all" else of_whom(one.whose)


def _beside_one(names: Names, one: TileSet) -> str:
    """The neighbour of a tile: only its name and owner can be said."""
    if one.at:
        return tiles(names, one, many=False)
    if one.on is not None or one.neighbours is not None:
        raise Unwritable("a neighbour that is described further")
    noun = names.either("tile", one.tiles) if one.tiles else "tile"
    unowned = bool(one.tiles) and set(one.tiles) <= names.unowned
    if one.whose == "all" and not unowned:
        return f"any {noun}"
    if one.whose == ("holder" if names.described else "you"):
        return f"your {noun}"
    if one.whose in ("you", "all"):
        return article(noun)
    return article(noun) + of_whom(one.whose)


def one_tile(names: Names, one: TileSet, number: str = "") -> str:
    """One of them: `a city`, `1 city`; a single tile that is known is only named."""
    noun = tiles(names, one, many=False)
    return noun if one.at else f"{number} {noun}" if number else article(noun)


# ---- areas --------------------------------------------------------------------------------------


def area(names: Names, one: AreaSet) -> str:
    """A noun: `mars`, `"Old Crater"`, `an ocean area with a steel bonus`."""
    if one.near == "this" and one == AreaSet(near="this", empty=one.empty):
        return "here"
    return _noun_of(names, one) + neighbours(names, one)


def counted_area(names: Names, one: AreaSet, many: bool) -> str:
    """Without article: `empty areas adjacent to your city`."""
    noun = _noun_of(names, one, "a", many).removeprefix("an ").removeprefix("a ")
    return noun + neighbours(names, one)


def placed(names: Names, one: AreaSet | None) -> str:
    """What is said behind a tile that is placed."""
    if one is None:
        return ""
    if one.holding is not None and one.holding.at:
        if one != AreaSet(holding=one.holding, empty=False):
            raise Unwritable("a single tile that is described further")
        return f" on {tiles(names, one.holding, many=False)}"
    bare = AreaSet(beside=one.beside, near=one.near, rows=one.rows, row_of=one.row_of)
    if one == bare:
        return neighbours(names, one)
    return f" on {_noun_of(names, one)}{neighbours(names, one)}"


def _noun_of(names: Names, one: AreaSet, near: str = "", many: bool = False) -> str:
    """`near`: what stands before the area that something is next to, rather than an article."""
    if one.at:
        if one != AreaSet(at=one.at, empty=one.empty):
            raise Unwritable("a single area that is described further")
        return "its area"
    if one.names:
        return f'"{one.names[0]}"' if len(one.names) == 1 else _several()
    if one.regions:
        return f'"{one.regions[0]}"' if len(one.regions) == 1 else _several()
    board = _board(names, one)
    behind = AreaSet(beside=one.beside, near=one.near, rows=one.rows, row_of=one.row_of)
    on = replace(behind, board=one.board, boards=one.boards, empty=one.empty)
    if board and not near and one == on:
        return board
    words = [] if one.reserved is None else ["reserved" if one.reserved else "non-reserved"]
    words += ["empty"] if near and one.empty else []
    words += ["edge"] if one.edge else []
    words += [names.either("terrain", one.terrains)] if one.terrains else []
    noun = " ".join([*words, "area" + "s" * many])
    text = article(noun) if near in ("", "a") else f"{near} {noun}"
    if one.holding is not None:
        text += f" on {board}" * bool(board) + f" with {_beside_one(names, one.holding)}"
    text += "".join(f" with {article(names.noun('kind', kind))}" for kind in one.lying)
    text += _bonuses(names, one)
    if one.prints is not None:
        text += f" {'with' if one.prints else 'without'} a bonus"
    return f"{text} on {board}" if board and one.holding is None else text


def signs(names: Names, one: Signs, many: bool) -> str:
    """What is printed, and where: `plant bonuses under your cities`."""
    of = "/".join(_bonus(names, name) for name in one.bonus)
    noun, where = f"{of} bonus".strip() + "es" * many, one.areas
    if where.holding is not None and where == AreaSet(holding=where.holding, empty=False):
        return f"{noun} under {one_tile(names, where.holding)}"
    return f"{noun} on {printing(names, where)}"


def where_given(names: Names, one: GainBonus) -> str:
    """`under this tile`, `under each city`, `on an area adjacent to this tile`."""
    if one.tiles is not None:
        each = f"each {tiles(names, one.tiles, many=False)}"
        return f"under {each if one.each else one_tile(names, one.tiles)}"
    if one.areas is not None:
        there = printing(names, one.areas)
        each = f"each {there.removeprefix('an ').removeprefix('a ')}"
        return f"on {each if one.each else there}"
    return "under it" if one.at == "it" else "under this tile"


def printing(names: Names, one: AreaSet) -> str:
    """Areas on which something is printed."""
    return f"{_noun_of(names, one)}{neighbours(names, one)}"


def _bonuses(names: Names, one: AreaSet) -> str:
    """`with a steel/titanium bonus`, `with exactly 2 bonuses`."""
    of = "/".join(_bonus(names, name) for name in one.bonus)
    least, most = one.bonus_least, one.bonus_most
    if most is None and not least:
        return f" with {article(of)} bonus" if of else ""
    if most is not None and least not in (0, most):
        raise Unwritable("bonuses between two numbers")
    bound, count = ("", least) if most is None else ("exactly " if least else "max ", most)
    return f" with {bound}{count} {of}{' ' * bool(of)}bonus{'es' * (count != 1)}"


def _board(names: Names, one: AreaSet) -> str:
    if one.board is False or (one.board and not names.planet):
        raise Unwritable("areas off the board")
    return names.planet if one.board else names.either("board", one.boards) if one.boards else ""


def _several() -> str:
    raise Unwritable("several named areas")


def _bonus(names: Names, name: str) -> str:
    return names.noun("resource" if name in names.nouns["resource"] else "bonus", name)


def printed(names: Names, ids: tuple[str, ...]) -> str:
    """`a steel/titanium bonus`."""
    return f"{article('/'.join(_bonus(names, name) for name in ids))} bonus"


_NTH = ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def row_of(names: Names, one: AreaSet) -> str:
    """`the top row`, `the third bottom row`, `the 2 top rows`, `its row`."""
    if one.row_of is not None:
        return (
            "its row" if one.row_of.at == "it" else f"a row with {_beside_one(names, one.row_of)}"
        )
    if len({*one.rows} - {0}) < len(one.rows):
        raise Unwritable("no such row")
    ends = ["top" if row > 0 else "bottom" for row in one.rows]
    if len(one.rows) == 1:
        nth = abs(one.rows[0])
        last = f"{_NTH[nth - 2]} bottom" if ends == ["bottom"] else _NTH[nth - 2]
        return f"the {ends[0] if nth == 1 else last} row"
    if len({*ends}) == 1 and [*map(abs, one.rows)] == [*range(1, len(ends) + 1)]:
        return f"the {len(ends)} {ends[0]} rows"
    if any(row < -1 for row in one.rows):
        raise Unwritable("several rows from the bottom")
    words = ["top" if row == 1 else "bottom" if row < 0 else _NTH[row - 2] for row in one.rows]
    return f"the {'/'.join(words)} row"


def neighbours(names: Names, one: AreaSet) -> str:
    text = f" in {row_of(names, one)}" if one.rows or one.row_of else ""
    text += f" adjacent to {'it' if one.near == 'it' else 'this tile'}" if one.near else ""
    return text + "".join(f" adjacent to {_beside(names, each)}" for each in one.beside)


def _beside(names: Names, one: Beside) -> str:
    """`a city`, `2 cities in play`, `no city`, `max 1 ocean`, `an empty area`."""
    if one.areas is not None:
        least, most = one.least, one.most
        if most not in (None, 0, least) and least:
            raise Unwritable("neighbours between two numbers")
        bound = "no" if most == 0 else "a" if (least, most) == (1, None) else str(least)
        if most:
            bound = f"exactly {most}" if least else f"max {most}"
        return _noun_of(names, one.areas, bound, bound not in ("no", "a") and (most or least) != 1)
    if one.least == 0 and one.most == 0:
        return "no " + tiles(names, one.tiles, many=False, default="all")
    if one.most is not None and one.least:
        if one.most != one.least:
            raise Unwritable("neighbours between two numbers")
        return f"exactly {one.most} {tiles(names, one.tiles, one.most != 1)}"
    if one.most is not None:
        return f"max {one.most} {tiles(names, one.tiles, one.most != 1)}"
    if one.least > 1:
        return f"{one.least} {tiles(names, one.tiles, many=True)}"
    if one.tiles.whose == "you" and not one.tiles.at and not names.described:
        return "your " + tiles(names, one.tiles, many=False, default="you")
    if one.tiles.whose == "all" and not set(one.tiles.tiles) <= names.unowned:
        return "any " + tiles(names, one.tiles, many=False, default="all")
    return article(tiles(names, one.tiles, many=False)) if not one.tiles.at else "this tile"
