"""Measures and amounts in words: what is counted, and how much.

In: the measures and amounts of the graph. Out: noun phrases such as `2 plants for each city tile in
play`. One function per measure, in `MEASURES`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeGuard

from compiler.graph import (
    Against,
    Amount,
    Both,
    CardPoints,
    Cards,
    Chosen,
    ChosenX,
    Colonies,
    Compare,
    Completed,
    Condition,
    Cost,
    Counter,
    Deeds,
    Delegates,
    Difference,
    Every,
    Extreme,
    Generation,
    Goals,
    Group,
    Held,
    Kinds,
    Leads,
    Less,
    Level,
    Measure,
    More,
    Not,
    Per,
    Players,
    Production,
    Score,
    Seats,
    Shown,
    Stock,
    Sum,
    Tags,
    Tiles,
)
from compiler.text.events import deeds
from compiler.text.itself import counts_itself
from compiler.text.selectors import (
    cards_counted,
    delegate_noun,
    number_of,
    tags_noun,
    tile_noun,
)
from compiler.text.sets import OF_SETS, colonies, grouped, held, seats
from compiler.text.words import Words, counts_things


def _stock(words: Words, measure: Stock, many: bool) -> str:
    return words.joined(words.resource(r, many) for r in measure.resources)


def _production(words: Words, measure: Production, many: bool) -> str:
    if measure.how == "increased":
        return produced(words, measure, number_of(many))
    return words.say("steps-of", track=produced(words, measure), number=number_of(many))


def produced(words: Words, measure: Production, number: str = "one") -> str:
    """The production that is meant, as one track."""
    owner = words.owner(measure.whose)
    standard = {kind.id for kind in words.resources.values() if kind.standard}
    if not measure.how and {*measure.resources} == standard:
        return words.say("production-all", owner=owner, whose="other")
    if not measure.how:
        stems = words.stems("resource", measure.resources, "and")
        return words.say("production-of", stem=stems, owner=owner, whose=measure.whose)
    names = words.joined(words.resource(r, many=False) for r in measure.resources)
    among = "" if standard <= set(measure.resources) else words.say("among", names=names)
    said = words.say(f"production-{measure.how}", owner=owner, whose="other", number=number)
    return f"{said} {among}".strip()


def _level(words: Words, measure: Level, many: bool) -> str:
    if counts_things(words, measure.parameter):
        return words.unit(measure.parameter, many)
    return words.say("steps-of", track=words.track(measure.parameter), number=number_of(many))


def _counter(words: Words, measure: Counter, many: bool) -> str:
    if measure.whose == "you":
        return words.track(measure.counter)
    return words.say("steps-of", track=owned_track(words, measure), number=number_of(many))


def owned_track(words: Words, measure: Counter) -> str:
    track = words.track(measure.counter)
    return words.say("track-of", track=track, owner=words.owner(measure.whose))


def _tags(words: Words, measure: Tags, many: bool) -> str:
    tags = tags_noun(words, measure.tags, many, measure.different)
    if measure.alike:
        tags = words.say("tags-alike", tags=tags)
    match measure.printed:
        case "":
            return tags
        case "it":
            return words.say("tags-on-one", tags=tags)
        case "shown":
            return words.say("tags-on-them", tags=tags)
        case "that":
            return words.say("tags-on-it", tags=tags)
        case "hand":
            return words.say("tags-in-hand", tags=tags)
    if words.described and measure.whose == "you":
        return words.say("tags-on-their-cards", tags=tags)
    owner = words.owner(measure.whose) or words.say("your")
    return words.say("tags-on-cards", tags=tags, owner=owner, whose=measure.whose)


def _sum(words: Words, measure: Sum, many: bool) -> str:
    """With whose each part is, where they are not all of one player."""
    apart = any(_is_had(part) and part.whose != "you" for part in measure.parts)
    said = _had if apart else noun
    return words.joined(said(words, part, many) for part in measure.parts)


def _is_had(measure: Measure) -> TypeGuard[Stock | Tags | Goals]:
    """Whether whose it is stands behind it."""
    return isinstance(measure, Stock | Goals) or (isinstance(measure, Tags) and not measure.printed)


def _had(words: Words, measure: Measure, many: bool) -> str:
    text = noun(words, measure, many)
    if lie_before_you(measure):
        return words.say("had-in-play", things=text)
    if not _is_had(measure) or (words.described and measure.whose == "you"):
        return text
    return words.say(f"had-{measure.whose}", things=text)


def lie_before_you(measure: Measure) -> bool:
    """Whether they are one's own cards in play, which are not all that one has."""
    if not isinstance(measure, Cards) or measure.cards.names or measure.cards.reference:
        return False
    return (measure.cards.zone, measure.cards.whose) == ("play", "you")


def _players(words: Words, measure: Players, many: bool) -> str:
    people = words.say(f"players-{measure.whose}", number=number_of(many))
    if measure.players is None:
        return people
    return f"{people} {who_has(words, measure.players)}".replace(" ,", ",")


def _completed(words: Words, measure: Completed, many: bool) -> str:
    return words.say("completed", number=number_of(many))


def _goals(words: Words, measure: Goals, many: bool) -> str:
    return words.say(f"taken-{measure.what}", number=number_of(many))


def _generation(words: Words, _: Generation, many: bool) -> str:
    return words.say("generations", number=number_of(many))


def _deeds(words: Words, measure: Deeds, many: bool) -> str:
    return deeds(words, measure, many)


def _kinds(words: Words, measure: Kinds, many: bool) -> str:
    owner = "" if measure.whose == "you" else words.of_whom(measure.whose)
    return words.say("kinds", of=measure.of or "both", owner=owner, number=number_of(many)).strip()


def _extreme(words: Words, node: Extreme, many: bool) -> str:
    things = words.joined(_total(words, part) for part in node.parts)
    return words.say("extreme", which=node.which, things=things, number=number_of(many))


def extreme(words: Words, measure: Extreme) -> str:
    """The lowest or highest of several, as one track."""
    things = words.joined(_total(words, part) for part in measure.parts)
    return words.say("extreme-track", which=measure.which, things=things)


def _difference(words: Words, measure: Difference, many: bool) -> str:
    first, less = rivalled(words, measure.measure, many), rivalled(words, measure.less)
    return words.say("difference", first=first, less=less)


def _x(words: Words, measure: ChosenX, many: bool) -> str:
    return "X"


def _cost(words: Words, measure: Cost, many: bool) -> str:
    of = "several" if measure.cards.zone else "one"
    return words.say("its-cost", of=of, money=words.resource(words.currency, many))


def _card_points(words: Words, measure: CardPoints, many: bool) -> str:
    return words.say("its-points", of="several" if measure.cards.zone else "one")


def _score(words: Words, measure: Score, many: bool) -> str:
    message = "victory-of" if measure.won else "points-of"
    return words.say(message, owner=words.owner(measure.whose))


MEASURES: dict[type, Callable[[Words, Any, bool], str]] = {
    **OF_SETS,
    Stock: _stock,
    Production: _production,
    Level: _level,
    Counter: _counter,
    Tags: _tags,
    Sum: _sum,
    Kinds: _kinds,
    Extreme: _extreme,
    Difference: _difference,
    ChosenX: _x,
    Cost: _cost,
    CardPoints: _card_points,
    Score: _score,
    Completed: _completed,
    Generation: _generation,
    Goals: _goals,
    Deeds: _deeds,
    Players: _players,
}


def noun(words: Words, measure: Measure, many: bool = True) -> str:
    """What is counted, without a number and without its owner where that is a clause of its own."""
    return MEASURES[type(measure)](words, measure, many)


def most_of(words: Words, measure: Measure, fewest: bool) -> str:
    """What an award goes by: `the most science tags`, `the lowest plant production`."""
    rank = "fewest" if fewest else "most"
    match measure:
        case Production():
            return words.say("highest", rank=rank, track=produced(words, measure), of="production")
        case Counter(counter):
            return words.say("highest", rank=rank, track=words.track(counter), of="track")
        case Stock() | Sum() if all(isinstance(part, Stock) for part in parts_of(measure)):
            return words.say("most-stock", rank=rank, things=noun(words, measure))
    compared = rivalled(replace(words, described=True), measure)
    return words.say("most", rank=rank, things=compared)


def parts_of(measure: Measure) -> tuple[Measure, ...]:
    return measure.parts if isinstance(measure, Sum) else (measure,)


def rivalled(words: Words, measure: Measure, many: bool = True) -> str:
    """What players are compared by: nobody's own tiles and no more."""
    if lie_before_you(measure):
        return f"{noun(words, measure, many)} {words.say('in-play')}"
    match measure:
        case Sum(parts):
            return words.joined(rivalled(words, part, many) for part in parts)
        case Counter():
            return owned_track(words, measure)
        case Deeds(whose="you"):
            return deeds(words, measure, many, players=False)
        case Seats(whose="you"):
            return seats(words, measure, many, players=False)
        case Colonies(whose="you"):
            return colonies(words, measure, many, players=False)
        case Delegates(delegates) if delegates.whose == "you":
            return delegate_noun(words, replace(delegates, whose="all"), many)
        case Held(cards, single=False) if cards.whose == "you" and not cards.reference:
            where = cards_counted(words, cards, many=True, role="from")
            return words.say("held-on", things=held(words, measure, many), where=where)
        case Tiles(tiles) if tiles.whose == "you":
            return tile_noun(words, replace(tiles, whose="all"), many)
        case Group(tiles) if tiles.whose == "you":
            return grouped(words, measure, replace(tiles, whose="all"), many)
        case Tiles(tiles) if tiles.whose == "all":
            return f"{tile_noun(words, tiles, many)} {words.say('in-play')}"
    return noun(words, measure, many)


def of_what(measure: Measure) -> str:
    """Whether one is high on a track, or has many things."""
    return "track" if isinstance(measure, Counter) else "things"


def is_some(compare: Compare) -> bool:
    """Whether there must be any at all."""
    return (compare.bound, compare.value) == ("min", 1)


def bounded(words: Words, compare: Compare, thing: str) -> str:
    """`3 plant tags`, `at most 2 cards`; `thing` has its figure already."""
    return words.say("count", bound=compare.bound, thing=thing)


def so_many(
    words: Words, compare: Compare, noun: Callable[[Words, Measure, bool], str] = noun
) -> str:
    """`3 plant tags`, `a plant tag`, `at most 2 cards in hand`."""
    measure, one = compare.measure, compare.value == 1
    if is_some(compare) and not isinstance(measure, Sum | Counter):
        return words.say("count-some", thing=noun(words, measure, False))
    several = isinstance(measure, Sum) or (isinstance(measure, Stock) and measure.resources[1:])
    if compare.value == 0 and compare.bound in ("max", "exactly") and not several:
        of = "stock" if isinstance(measure, Stock) else "things"
        return words.say("count-none", things=noun(words, measure, True), of=of)
    text = bounded(words, compare, f"{compare.value} {noun(words, measure, not one)}")
    return words.say("count-together", thing=text) if isinstance(measure, Sum) else text


def lessened(words: Words, compare: Compare, text: str) -> str:
    """What a condition asks for, of which less is needed for what is counted."""
    less = quantity(words, compare.less, "", "") if compare.less else ""
    return words.say("need-less", need=text, less=less) if less else text


def rivals(words: Words, node: Against) -> dict[str, str]:
    """More or fewer of what than what."""
    than = words.say("rival-you") if node.rival else rivalled(words, node.than)
    things = rivalled(words, node.measure)
    return {"things": things, "than": than, "rank": "fewer" if node.fewer else "more"}


def ranked(words: Words, node: Leads) -> dict[str, str]:
    """Who has the most or the fewest of what, and among whom."""
    things, of = rivalled(words, node.measure), of_what(node.measure)
    among = "others" if node.rivals else "all"
    return {"rank": node.rank.replace(" ", "-"), "of": of, "things": things, "among": among}


def who_has(words: Words, condition: Condition) -> str:
    """What some player has, as a clause about them: `who has 3 plant tags`."""
    words = replace(words, described=True)
    match condition:
        case Against():
            return words.say("who-against", **rivals(words, condition), yes="yes")
        case Not(Against() as more):
            return words.say("who-against", **rivals(words, more), yes="no")
        case Leads():
            return words.say("who-leads", **ranked(words, condition))
        case Both(parts):
            first, *others = (who_has(words, part) for part in parts)
            return words.joined([first, *(other.removeprefix(", ") for other in others)])
        case Compare(Production() as track):
            return words.say("who-has", things=produced(words, track))
        case Compare():
            had = so_many(words, condition, rivalled)
            return words.say("who-has", things=lessened(words, condition, had))
    raise TypeError(f"{condition} is no number")


def counted(words: Words, measure: Measure, many: bool = True) -> str:
    """What is counted, complete: `building tags you have`."""
    return with_itself(words, measure, _had(words, measure, many))


def with_itself(words: Words, measure: Measure, text: str) -> str:
    """A text that counts; the card on which it stands may be counted too."""
    if words.on is not None and counts_itself(words.on, measure, words.away):
        return words.say("counts-itself", text=text)
    return text


def quantity(words: Words, amount: Amount, one: str, many: str) -> str:
    """So much of something: `1 plant`, `X plants`, `2 plants for every 3 cities`, `all plants`.
    Without the things only the figure."""
    match amount:
        case int():
            count: int | str = amount
        case Chosen(times, most, up_to) if most is not None:
            text = quantity(words, Chosen(times), one, many)
            said = "amount-up-to" if up_to else "amount-most"
            return words.say(said, text=text, most=_ceiling(words, most))
        case Chosen(times) | Shown(times):
            count = "X" if times == 1 else f"{times}X"
        case Every(0):
            return words.say("amount-all", many=many)
        case Every(but):
            return words.say("amount-all-except", many=many, kept=quantity(words, but, "", ""))
        case Less(most, minus):
            text, less = quantity(words, most, one, many), quantity(words, minus, "", "")
            return words.say("amount-less", text=text, less=less)
        case More(least, plus):
            text, more = quantity(words, least, one, many), quantity(words, plus, "", "")
            return words.say("amount-more", text=text, more=more)
        case Per():
            return f"{quantity(words, amount.times, one, many)} {for_each(words, amount)}"
    number = abs(count) if isinstance(count, int) else count
    return words.say("amount", count=str(count), number=number, one=one, many=many).strip()


def _ceiling(words: Words, most: Amount) -> str:
    """What X is at most, within brackets: `2, plus 1 for each city`."""
    match most:
        case More(count, per):
            said = "ceiling-more"
        case Less(count, per):
            said = "ceiling-less"
        case _:
            return quantity(words, most, "", "")
    return words.say(said, count=str(count), change=quantity(words, per, "", ""))


def so_much_less(words: Words, amount: Amount) -> str:
    """`2 M€ less for each city`."""
    names = ("money", "money")
    if words.currency:
        names = words.resource(words.currency, many=False), words.resource(words.currency)
    return quantity(words, amount, *(words.say("money-less", money=name) for name in names))


def for_each(words: Words, amount: Per) -> str:
    """`for every 2 plant tags you have`, without what is got for them."""
    if amount.each == 1:
        text = words.say("for-each", thing=counted(words, amount.measure, many=False))
    else:
        x = isinstance(amount.measure, ChosenX)
        things = words.say("of-x") if x else counted(words, amount.measure)
        text = words.say("for-every", each=str(amount.each), things=things)
    if amount.beyond:
        text += " " + words.say("beyond", count=amount.beyond)
    if amount.most is not None:
        text += " " + words.say("counting-at-most", most=str(amount.most))
    for message, measure in (("plus", amount.plus), ("minus", amount.minus)):
        if measure is not None:
            text += " " + words.say(message, total=_total(words, measure))
    return text


def _total(words: Words, measure: Measure) -> str:
    """What is counted as one number: `influence`, `cities in play`."""
    if isinstance(measure, Counter):
        return owned_track(words, measure)
    if isinstance(measure, Generation):
        return words.say("generation-number")
    return counted(words, measure)
