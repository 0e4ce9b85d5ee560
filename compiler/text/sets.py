"""How many there are of a set of cards, tiles, areas, delegates or colonies, in words.

In: measures that count them. Out: noun phrases, `OF_SETS` by kind of measure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.graph import (
    Areas,
    AreaSet,
    Cards,
    Colonies,
    Delegates,
    Group,
    Held,
    Parties,
    Seats,
    Signs,
    Tiles,
    TileSet,
)
from compiler.text.selectors import (
    a_card,
    a_delegate,
    area_noun,
    cards_counted,
    colony_tile,
    delegate_noun,
    number_of,
    on_area,
    tile_noun,
)
from compiler.text.words import Words


def _tiles(words: Words, measure: Tiles, many: bool) -> str:
    return tile_noun(words, measure.tiles, many, counting=True)


def _group(words: Words, measure: Group, many: bool) -> str:
    return grouped(words, measure, measure.tiles, many, counting=True)


def grouped(
    words: Words, measure: Group, tiles: TileSet, many: bool, counting: bool = False
) -> str:
    """`city tiles in the largest group of them`, `in the longest line of them`, `groups
    of at least 2 city tiles`, `kinds of tiles`."""
    if measure.shape == "kind":
        noun = tile_noun(words, tiles, many=True, counting=counting)
        return words.say("tile-kinds", number=number_of(many), tiles=noun)
    if measure.least == 0:
        noun = tile_noun(words, tiles, many, counting=counting)
        return words.say("grouped", tiles=noun, shape=measure.shape)
    noun = tile_noun(words, tiles, many=True)
    return words.say("groups", number=number_of(many), least=measure.least, tiles=noun)


def _areas(words: Words, measure: Areas, many: bool) -> str:
    areas = area_noun(words, measure.areas, many)
    empty = measure.areas.empty and not measure.areas.names
    return words.say("empty-areas", areas=areas, number=number_of(many)) if empty else areas


def _signs(words: Words, measure: Signs, many: bool) -> str:
    stem = words.stems("resource", measure.bonus)
    noun = words.say("signs" if stem else "signs-plain", stem=stem, number=number_of(many))
    areas, under = measure.areas, measure.areas.holding
    if areas.names or areas.regions:
        return f"{noun} {on_area(words, areas, occupied=True)}"
    if under is None or areas != AreaSet(holding=under, empty=False):
        return words.say("signs-on", signs=noun, areas=area_noun(words, areas, many=True))
    if under.at:
        return words.say("signs-under-known", signs=noun, tile=under.at)
    return words.say("signs-under", signs=noun, tiles=tile_noun(words, under, many=True))


def _cards(words: Words, measure: Cards, many: bool) -> str:
    cards = measure.cards
    text = cards_counted(words, cards, many)
    if cards.whose == "you" or cards.names or cards.reference:
        return text
    if (cards.zone, cards.kinds) == ("events", ("event",)):
        return text  # which says who played them
    owner = words.of_whom if cards.zone in ("hand", "events") else words.together
    return f"{text} {owner(cards.whose)}".strip()


def _held(words: Words, measure: Held, many: bool) -> str:
    cards = measure.cards
    if measure.single:
        card = cards_counted(words, cards, many=False, role="from")
        return words.say("held-single", things=held(words, measure, many), card=card)
    several = not cards.reference and cards.whose in ("you", "all", "opponents")
    if several:
        noun_ = cards_counted(words, cards, many=True, role="from")
        where = words.say("cards-yours", cards=noun_) if cards.whose == "you" else noun_
        if cards.whose == "opponents":
            where = f"{noun_} {words.together(cards.whose)}"
    else:
        where = a_card(words, cards, role="from")
    return words.say("held-on", things=held(words, measure, many), where=where)


def held(words: Words, measure: Held, many: bool) -> str:
    """What lies there, without where."""
    names = words.joined((words.resource(r, many) for r in measure.resources), "or")
    return names or words.say("resources", number=number_of(many))


def seats(words: Words, measure: Seats, many: bool, players: bool = True) -> str:
    """Whose they are is left out where `players` are compared by them."""
    owner = words.of_whom(measure.whose) if players else ""
    if measure.cards is not None:
        where = cards_counted(words, measure.cards, many=True, role="from")
        if words.have_seats(measure.cards):
            return words.say("seats-on", owner=owner, number=number_of(many), where=where)
        return words.say("markers", owner=owner, number=number_of(many), where=where)
    return words.say("seats", owner=owner, number=number_of(many)).strip()


def colonies(words: Words, measure: Colonies, many: bool, players: bool = True) -> str:
    """Whose they are is left out where `players` are compared by them."""
    colonies = words.say("colonies", number=number_of(many))
    where = words.say("in-play") if measure.whose == "all" else words.together(measure.whose)
    where = where if players else ""
    colonies = f"{colonies} {where}".strip()
    if measure.on is None:
        return colonies
    return words.say("colonies-on", colonies=colonies, tile=colony_tile(words, measure.on))


def _delegates(words: Words, measure: Delegates, many: bool) -> str:
    whose = measure.delegates.whose
    owner = words.say("of-you") if whose == "you" else words.together(whose)
    owner = "" if whose == "nobody" else owner
    return delegate_noun(words, measure.delegates, many, owner)


def _parties(words: Words, measure: Parties, many: bool) -> str:
    delegate = a_delegate(words, measure.delegates, "from")
    return words.say("parties-with", number=number_of(many), delegate=delegate)


OF_SETS: dict[type, Callable[[Words, Any, bool], str]] = {
    Tiles: _tiles,
    Group: _group,
    Areas: _areas,
    Signs: _signs,
    Cards: _cards,
    Held: _held,
    Seats: seats,
    Colonies: colonies,
    Delegates: _delegates,
    Parties: _parties,
}
"""How measures are said that count those of a set."""
