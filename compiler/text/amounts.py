"""English for measures and amounts: what is counted, and how much.

In: the measures and amounts of the graph. Out: noun phrases such as `2 plants for each city tile in
play`. One function per measure, in `MEASURES`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.graph import (
    Amount,
    Areas,
    Cards,
    Chosen,
    Counter,
    Every,
    Held,
    Level,
    Measure,
    Per,
    Production,
    Score,
    Shown,
    Stock,
    Sum,
    Tags,
    Tiles,
    Whose,
)
from compiler.text.selectors import POSSESSED, a_card, area_noun, card_noun, tile_noun
from compiler.text.words import Words, joined

HAVE: dict[Whose, str] = {
    "you": "you have",
    "any": "any player has",
    "all": "in play",
    "opponents": "opponents have",
    "that": "that player has",
    "owner": "its owner has",
    "nobody": "",
}

_OF: dict[Whose, str] = {
    "you": "",
    "any": "any player's ",
    "all": "all players' ",
    "opponents": "opponents' ",
    "that": "that player's ",
    "owner": "its owner's ",
    "nobody": "",
}


def _stock(words: Words, measure: Stock, many: bool) -> str:
    return joined((words.resource(r, many) for r in measure.resources), "and")


def _production(words: Words, measure: Production, many: bool) -> str:
    resources = joined((words.resource(r, many=False) for r in measure.resources), "and")
    steps = "steps" if many else "step"
    if not measure.how:
        return f"{steps} of {_OF[measure.whose]}{resources} production"
    stocks = [kind.id for kind in words.resources.values() if kind.kept == "player"]
    among = "" if set(stocks) <= set(measure.resources) else f" among {resources}"
    if measure.how == "increased":
        return f"{_OF[measure.whose]}increased production{'s' if many else ''}{among}"
    return f"{steps} of {_OF[measure.whose]}production of one resource{among}"


def _level(words: Words, measure: Level, many: bool) -> str:
    return f"{'steps' if many else 'step'} of {words.track(measure.parameter)}"


def _counter(words: Words, measure: Counter, many: bool) -> str:
    return f"{'steps' if many else 'step'} of {_OF[measure.whose]}{words.track(measure.counter)}"


def _tags(words: Words, measure: Tags, many: bool) -> str:
    noun = "tags" if many else "tag"
    names = joined((words.tag(tag) for tag in measure.tags), "or")
    parts = ["different" if measure.different else "", names, noun]
    return " ".join(part for part in parts if part)


def _tiles(words: Words, measure: Tiles, many: bool) -> str:
    return tile_noun(words, measure.tiles, many, counting=True)


def _cards(words: Words, measure: Cards, many: bool) -> str:
    return card_noun(words, measure.cards, many)


def _held(words: Words, measure: Held, many: bool) -> str:
    names = joined((words.resource(r, many) for r in measure.resources), "or")
    names = names or ("resources" if many else "resource")
    cards = measure.cards
    several = not cards.reference and cards.whose in ("you", "all")
    where = card_noun(words, cards, many=True) if several else a_card(words, cards)
    return f"{names} on {where}"


def _sum(words: Words, measure: Sum, many: bool) -> str:
    return joined((noun(words, part, many) for part in measure.parts), "and")


def _areas(words: Words, measure: Areas, many: bool) -> str:
    return area_noun(words, measure.areas, many)


def _score(words: Words, measure: Score, many: bool) -> str:
    return f"{_OF[measure.whose]}{'victory' if measure.won else 'VP'}"


MEASURES: dict[type, Callable[[Words, Any, bool], str]] = {
    Stock: _stock,
    Production: _production,
    Level: _level,
    Counter: _counter,
    Tags: _tags,
    Tiles: _tiles,
    Cards: _cards,
    Held: _held,
    Sum: _sum,
    Score: _score,
    Areas: _areas,
}


def noun(words: Words, measure: Measure, many: bool = True) -> str:
    """What is counted, without a number and without its owner where that is a clause of its own."""
    return MEASURES[type(measure)](words, measure, many)


def most_of(words: Words, measure: Measure) -> str:
    """What an award goes by: `the most science tags`, `the highest plant production`."""
    if isinstance(measure, Production):
        return f"the highest {noun(words, measure, many=False).removeprefix('step of ')}"
    if isinstance(measure, Counter):
        return f"the highest {words.track(measure.counter)}"
    owned = f" {POSSESSED['you']}"
    return f"the most {noun(words, measure).removesuffix(owned)}"


def counted(words: Words, measure: Measure, many: bool = True) -> str:
    """What is counted, complete: `building tags you have`."""
    text = noun(words, measure, many)
    if isinstance(measure, Stock | Tags):
        return f"{text} {HAVE[measure.whose]}".strip()
    return text


def quantity(words: Words, amount: Amount, one: str, many: str) -> str:
    """So much of something: `1 plant`, `X plants`, `2 plants for every 3 cities`, `all plants`."""
    match amount:
        case int():
            return f"{amount} {one if abs(amount) == 1 else many}"
        case Chosen(times) | Shown(times):
            return f"{'' if times == 1 else times}X {many}"
        case Every():
            return f"all {many}"
        case Per():
            return f"{amount.times} {one if amount.times == 1 else many} {_per(words, amount)}"


def _per(words: Words, amount: Per) -> str:
    if amount.each == 1:
        text = f"for each {counted(words, amount.measure, many=False)}"
    else:
        text = f"for every {amount.each} {counted(words, amount.measure)}"
    if amount.most is not None:
        text += f" (counting at most {amount.most})"
    for word, measure in (("plus", amount.plus), ("minus", amount.minus)):
        if measure is not None:
            text += f" {word} {_total(words, measure)}"
    return text


def _total(words: Words, measure: Measure) -> str:
    """What is counted as one number: `influence`, `cities in play`."""
    if isinstance(measure, Counter):
        return _OF[measure.whose] + words.track(measure.counter)
    return counted(words, measure)
