"""Icons for measures and amounts: what is counted, and how much.

In: measures, amounts, selectors. Out: rows of items. One function per measure, in `MEASURES`. An
asterisk says that the text has more to tell.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from compiler.graph import (
    OF_TOKENS,
    Amount,
    Areas,
    CardPoints,
    Cards,
    CardSet,
    Chosen,
    ChosenX,
    Colonies,
    Completed,
    Cost,
    Counter,
    Deeds,
    Delegates,
    DelegateSet,
    Difference,
    Every,
    Extreme,
    Generation,
    Goals,
    Group,
    Held,
    Kinds,
    Less,
    Level,
    Measure,
    More,
    Parties,
    Per,
    Players,
    Production,
    Score,
    Seats,
    Shown,
    Signs,
    Stock,
    Sum,
    Tags,
    Tiles,
    TileSet,
)
from compiler.icons.items import (
    SLASH,
    STAR,
    Drawer,
    Icon,
    Produced,
    Row,
    Sign,
    is_other,
    parted,
)


def amount_row(drawer: Drawer, amount: Amount) -> tuple[str, Row]:
    """The figure on the icon and what follows it: `/ 2 tags`."""
    match amount:
        case int():
            return str(amount), ()
        case Chosen(times, most) if most is not None:
            return ("X" if times == 1 else f"{times}X"), (STAR,)
        case Chosen(times) | Shown(times):
            return ("X" if times == 1 else f"{times}X"), ()
        case Every(0):
            return "", ()
        case Every():
            return "", (STAR,)
        case Less(most):
            return str(most), (STAR,)
        case More(least):
            return str(least), (STAR,)
        case Per(ChosenX(), times, each, None, None, None, 0):
            part = "X" if each == 1 else f"X/{each}"
            return (part if times == 1 else f"{times} · {part}"), ()
        case Per():
            more = amount.most is not None or amount.plus or amount.minus or amount.beyond
            star = (STAR,) if more else ()
            return str(amount.times), (
                SLASH,
                *measure_row(drawer, amount.measure, amount.each),
                *star,
            )


def counted(drawer: Drawer, icon: Icon, amount: Amount) -> Row:
    count, rest = amount_row(drawer, amount)
    return (Icon(icon.kind, icon.id, count, icon.red), *rest)


def measure_row(drawer: Drawer, measure: Measure, count: int = 1) -> Row:
    return MEASURES[type(measure)](drawer, measure, str(count))


def tile_row(drawer: Drawer, tiles: TileSet, count: str = "1") -> Row:
    whose = tiles.whose not in ("you", "nobody") and not tiles.at
    row = _of_these(tuple(Icon("tile", tile, count, whose) for tile in tiles.tiles or ("",)))
    return (*row, STAR) if tiles.on or tiles.neighbours or tiles.but else row


def _of_these(icons: tuple[Icon, ...]) -> Row:
    """So many of one kind, or of several together: then the figure stands once, before them."""
    first, *others = icons
    if not others or first.count in ("", "1"):
        return parted(((icon,) for icon in icons), SLASH)
    plain = ((replace(icon, count="1"),) for icon in icons)
    return (Sign(first.count), *parted(plain, SLASH))


def card_row(drawer: Drawer, cards: CardSet, count: str = "1") -> Row:
    if cards.none_of or cards.resources_max is not None:
        return (*card_row(drawer, replace(cards, none_of=(), resources_max=None), count), STAR)
    if cards.zone == "them":
        return (*card_row(drawer, replace(cards, zone=""), count), STAR)
    if cards.tags_min or cards.tags_max is not None:
        return (*card_row(drawer, replace(cards, tags_min=0, tags_max=None), count), STAR)
    if cards.points_min is not None:
        return (*card_row(drawer, replace(cards, points_min=None), count), STAR)
    if cards.names:
        named = " / ".join(map(drawer.texts.words.card, cards.names))
        return (Sign(f"{count} {named}" if count not in ("", "1") else named),)
    if cards.tags and cards.kinds:
        return card_row(drawer, replace(cards, kinds=())) + card_row(
            drawer, replace(cards, tags=())
        )
    if cards.tags:
        return _of_these(tuple(Icon("tag", tag, count) for tag in cards.tags))
    if cards.shows:
        return _of_these(tuple(drawer.resource(shown, count) for shown in cards.shows))
    if cards.kinds:
        return _of_these(tuple(Icon("sign", kind, count) for kind in cards.kinds))
    return (Icon("sign", "card", count),)


def _stock(drawer: Drawer, measure: Stock, count: str) -> Row:
    return tuple(drawer.resource(r, count, is_other(measure.whose)) for r in measure.resources)


def _production(drawer: Drawer, measure: Production, count: str) -> Row:
    other = is_other(measure.whose)
    standard = tuple(kind.id for kind in drawer.library.resources if kind.standard)
    if measure.how or measure.resources == standard:
        return (Produced(((Icon("resource", "", count, other),),)), STAR)
    return (Produced((tuple(drawer.resource(r, count, other) for r in measure.resources),)),)


def _level(drawer: Drawer, measure: Level, count: str) -> Row:
    return (drawer.track(measure.parameter, count),)


def _counter(drawer: Drawer, measure: Counter, count: str) -> Row:
    return (drawer.track(measure.counter, count),)


def _tags(drawer: Drawer, measure: Tags, count: str) -> Row:
    other = is_other(measure.whose)
    row = _of_these(tuple(Icon("tag", tag, count, other) for tag in measure.tags or ("",)))
    return (*row, STAR) if measure.printed not in ("", "play") or measure.alike else row


def _tiles(drawer: Drawer, measure: Tiles, count: str) -> Row:
    return tile_row(drawer, measure.tiles, count)


def _cards(drawer: Drawer, measure: Cards, count: str) -> Row:
    return card_row(drawer, measure.cards, count)


def _held(drawer: Drawer, measure: Held, count: str) -> Row:
    ids = measure.resources or ((drawer.holds,) if drawer.holds else ())
    icons = tuple(drawer.resource(r, count) for r in ids)
    return _of_these(icons or (Icon("held", "", count),))


def _sum(drawer: Drawer, measure: Sum, count: str) -> Row:
    row = parted((measure_row(drawer, part) for part in measure.parts), Sign("+"))
    return row if count == "1" else (Sign(count), Sign("("), *row, Sign(")"))


def word(drawer: Drawer, name: str, count: str = "1") -> Sign:
    """What has no drawing: its word, with the figure where that is not one."""
    text = drawer.texts.say(f"title-{name}")
    return Sign(f"{count} {text}" if count not in ("", "1") else text)


def delegate_row(drawer: Drawer, delegates: DelegateSet, count: str = "1") -> Row:
    post = delegates.post if delegates.post in ("leader", "chairman") else "delegate"
    row: Row = (Icon("sign", post, count),)
    plain = delegates.post not in ("non-leader", "reserve") and not delegates.parties
    return row if plain and not is_other(delegates.whose) else (*row, STAR)


def _colonies(drawer: Drawer, measure: Colonies, count: str) -> Row:
    return (Icon("sign", "colony", count, is_other(measure.whose)),)


def _delegates(drawer: Drawer, measure: Delegates, count: str) -> Row:
    return delegate_row(drawer, measure.delegates, count)


def _parties(drawer: Drawer, measure: Parties, count: str) -> Row:
    return (Icon("sign", "party", count), STAR)


def _players(drawer: Drawer, measure: Players, count: str) -> Row:
    row: Row = (Icon("sign", "player", count),)
    return (*row, STAR) if measure.players or is_other(measure.whose) else row


def _group(drawer: Drawer, measure: Group, count: str) -> Row:
    return (*_tiles(drawer, Tiles(measure.tiles), count), STAR)


def _areas(drawer: Drawer, measure: Areas, count: str) -> Row:
    return (Icon("tile", "", count), STAR)


def _signs(drawer: Drawer, measure: Signs, count: str) -> Row:
    return (word(drawer, "bonus", count), STAR)


def _completed(drawer: Drawer, measure: Completed, count: str) -> Row:
    ids = (measure.parameter,) if measure.parameter else tuple(drawer.texts.words.parameters)
    tracks = tuple((drawer.track(one, ""),) for one in ids)
    return (*parted(tracks, SLASH), STAR)


def _seats(drawer: Drawer, measure: Seats, count: str) -> Row:
    if measure.cards is not None and not drawer.texts.words.have_seats(measure.cards):
        return (word(drawer, "marker", count), STAR)
    icon = Icon("sign", "seat", count, is_other(measure.whose))
    return (icon,)


def _goals(drawer: Drawer, measure: Goals, count: str) -> Row:
    return (word(drawer, measure.what, count), *((STAR,) if is_other(measure.whose) else ()))


def _deeds(drawer: Drawer, measure: Deeds, count: str) -> Row:
    event = measure.event
    match event.kind:
        case "play-card" | "discard" | "draw" | "buy":
            return (*card_row(drawer, event.cards or CardSet(), count), STAR)
        case _ if event.kind in OF_TOKENS:
            return (*card_row(drawer, event.cards or CardSet(), count), STAR)
        case "play-tag":
            return (*_tags(drawer, Tags(event.tags, measure.whose), count), STAR)
        case "place" | "lift":
            return (*tile_row(drawer, event.tiles or TileSet(), count), STAR)
        case "colony":
            return (*_colonies(drawer, Colonies(measure.whose), count), STAR)
        case "delegate":
            return (*delegate_row(drawer, DelegateSet(whose=measure.whose), count), STAR)
        case "produce" | "unproduce" if event.resources:
            return (*_production(drawer, Production(event.resources), count), STAR)
        case "raise" if event.parameter:
            return (drawer.track(event.parameter, count), STAR)
        case "claim" | "fund":
            goal = "milestone" if event.kind == "claim" else "award"
            return (word(drawer, goal, count), STAR)
        case "project" | "raise" | "produce" | "unproduce" | "trade" | "pass" | "convert":
            number: Row = () if count in ("", "1") else (Sign(count),)
            return (*number, Sign(drawer.texts.measure(measure)))
    return (*drawer.resources(event.resources or ("",), is_other(measure.whose)), STAR)


def _generation(drawer: Drawer, measure: Generation, count: str) -> Row:
    return (word(drawer, "generation", count),)


def _kinds(drawer: Drawer, measure: Kinds, count: str) -> Row:
    other = is_other(measure.whose)
    icon = Icon("held" if measure.of == "cards" else "resource", "", count, other)
    return (Produced(((icon,),)), STAR) if measure.of == "production" else (icon, STAR)


def _extreme(drawer: Drawer, measure: Extreme, count: str) -> Row:
    rows = (measure_row(drawer, part, int(count)) for part in measure.parts)
    return (*parted(rows, SLASH), STAR)


def _difference(drawer: Drawer, measure: Difference, count: str) -> Row:
    first, less = (measure_row(drawer, one) for one in (measure.measure, measure.less))
    return (*first, Sign("−"), *less)


def _x(drawer: Drawer, measure: ChosenX, count: str) -> Row:
    return (Sign("X" if count == "1" else f"X/{count}"),)


def _cost(drawer: Drawer, measure: Cost, count: str) -> Row:
    return (drawer.money(int(count)), STAR)


def _card_points(drawer: Drawer, measure: CardPoints, count: str) -> Row:
    return (Sign("VP" if count == "1" else f"{count} VP"), STAR)


def _score(drawer: Drawer, measure: Score, count: str) -> Row:
    return (Sign("VP"),)


MEASURES: dict[type, Callable[[Drawer, Any, str], Row]] = {
    Stock: _stock,
    Production: _production,
    Level: _level,
    Counter: _counter,
    Tags: _tags,
    Tiles: _tiles,
    Group: _group,
    Cards: _cards,
    Held: _held,
    Sum: _sum,
    Kinds: _kinds,
    Extreme: _extreme,
    Difference: _difference,
    ChosenX: _x,
    Cost: _cost,
    CardPoints: _card_points,
    Score: _score,
    Areas: _areas,
    Signs: _signs,
    Completed: _completed,
    Deeds: _deeds,
    Generation: _generation,
    Goals: _goals,
    Seats: _seats,
    Colonies: _colonies,
    Delegates: _delegates,
    Parties: _parties,
    Players: _players,
}
