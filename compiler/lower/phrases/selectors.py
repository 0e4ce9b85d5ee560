"""Which cards.

In: things of the syntax tree. Out: `CardSet`s of the graph. Whose they are when nothing is
said is the scope's owner, `you` on a card; `any` is the red border.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from compiler.graph import CardSet, Whose, anybody
from compiler.lower.phrases.levels import asking, is_mark, is_no_resource, marked, so_many_of_them
from compiler.lower.phrases.nouns import (
    Noun,
    card_word,
    hear_words,
    in_front,
    named,
    noun,
    plain,
    structural,
)
from compiler.lower.phrases.scope import Bag, Scope, check_some, some, value_of, whose
from compiler.messages.meaning import (
    AMOUNT_MISSING,
    ARTICLE_MISSING,
    SAID_TWICE,
    THAT_MEANS_NOTHING,
)
from compiler.messages.names import NO_PLACE_FOR_CARDS, UNKNOWN_NAME
from compiler.names.folding import fold
from compiler.names.written import plain_text, properties
from dsl.lexicon.words import DONE
from dsl.messages.diagnostics import near
from dsl.reading.source import Span
from dsl.syntax.nodes import Alternatives, AnyThing, Filter, Here, It, Number, Thing, Who, Word

# ---- owners -------------------------------------------------------------------------------------


def owner(scope: Scope, thing: Thing, bag: Bag, counting: bool = True) -> Whose:
    """Whose the thing is: by its article, `in play`, `of PLAYER`, `by PLAYER`.

    `counting`: `any` and `anyone` are everybody; otherwise the thing is one to be chosen."""
    said: list[Whose] = ["all"] if bag.take("in play") else []
    for word in ("of", "by"):
        found = bag.take(word, lambda f: isinstance(f.thing, Who))
        if found is not None and isinstance(found.thing, Who):
            if word == "by" and not any(one.word in DONE for one in thing.filters):
                scope.unclear(found.span, "whose it is: `of any player`; who did it: `played by …`")
            said.append(_whose_things(scope, thing, found.thing, counting))
            if len(said) > 1:
                scope.unclear(found.span, "whose it is has been said")
    if not said:
        said += ["any"] if scope.says(thing, "any") else []
        said += ["you"] if scope.says(thing, "your") else []
    meant = said[0] if said else scope.owner
    return anybody(meant) if counting else "opponents" if meant == "opponent" else meant


def _whose_things(scope: Scope, thing: Thing, who: Who, counting: bool) -> Whose:
    every = not counting and scope.says(thing, "each", "all")
    if not counting and not every:
        return some(scope, who)
    meant = whose(scope, who)
    if every and meant in ("any", "opponent"):
        scope.unclear(who.span, "`of each player`, `of each opponent`")
    return meant


# ---- cards --------------------------------------------------------------------------------------


def card_set(scope: Scope, thing: AnyThing, zone: str = "", counting: bool = False) -> CardSet:
    """Cards. `zone` is where they are looked for when nothing is said."""
    match thing:
        case Here():
            scope.hear(thing)
            return CardSet(reference="this")
        case It(filters=filters):
            scope.hear(thing)
            Bag(scope, filters).close()
            return CardSet(reference="it")
        case Who(span=span):
            scope.unclear(span)
            return CardSet()
        case Thing():
            return _cards(scope, thing, zone, counting)


def _cards(scope: Scope, thing: Thing, zone: str, counting: bool) -> CardSet:
    found = noun(scope, thing, ("card", "card name"))
    if found is None:
        return CardSet()
    if scope.says(thing, "that") or scope.says(thing, "this"):
        reference: Literal["this", "that"] = "this" if scope.says(thing, "this") else "that"
        if reference == "that" and scope.about != "card":
            cure = "`that` is the card that set off a `when …:`"
            scope.fault(THAT_MEANS_NOTHING, thing.span, cure, word="that card")
        if found.ids:
            scope.unclear(thing.span, f"`{reference} card`, whatever its kind")
        Bag(scope, thing.filters).close()
        return CardSet(reference=reference)
    bag = Bag(scope, thing.filters)
    kinds, names = (found.ids, ()) if found.kind == "card" else ((), found.ids)
    cards = CardSet(zone=zone, kinds=kinds, names=names)
    cards = _card_words(scope, cards, found)
    cards = _card_place(scope, cards, thing, bag, counting)
    cards = card_filters(scope, cards, bag)
    if not counting and (per := bag.take_with_rest("per")) is not None:
        scope.unclear(
            per.span, "it stands behind the number that it multiplies: `1 plant per city`"
        )
    bag.close()
    return cards


def _card_words(scope: Scope, cards: CardSet, found: Noun) -> CardSet:
    """Words in front of `card`: tags (`space/building card`) and kinds (`prelude card`)."""
    for words in found.words:
        kinds = [card_word(scope, word) for word in words.words]
        scope.hear(*words.words)
        if [fold(word.text) for word in words.words] == ["other"]:
            if cards.other:
                scope.fault(SAID_TWICE, words.span, instead="", word=words.words[0].text)
            cards = replace(cards, other=True)
        elif all(kinds) and cards.kinds:
            scope.fault(SAID_TWICE, words.span, instead="", word=words.words[0].text)
        elif all(kinds):
            cards = replace(cards, kinds=tuple(kind for kind in kinds if kind))
        elif shown := _shown(scope, words):
            cards = replace(cards, shows=cards.shows + shown)
        else:
            ids = named(scope, words, ("tag",))
            if set(ids) & set(cards.tags):
                scope.fault(SAID_TWICE, words.span, instead="", word=words.words[0].text)
            cards = replace(cards, tags=cards.tags + ids)
    return cards


def _shown(scope: Scope, words: Alternatives) -> tuple[str, ...]:
    """`floater card`: what cards hold and is no tag stands on its face."""
    texts = [word.text for word in words.words if not word.quoted]
    found = [scope.words.find(text, ("card resource",)) for text in texts]
    tags = any(scope.words.find(text, ("tag",)) for text in texts)
    return () if tags else tuple(symbol.id for symbol in found if symbol is not None)


def which_card(scope: Scope, thing: AnyThing) -> CardSet:
    """A single card in play: `a card`, `another card`, `any card`, `that card`, `it`."""
    found = card_set(scope, thing, "play")
    if isinstance(thing, Thing) and not thing.dets and not found.names:
        scope.fault(
            ARTICLE_MISSING, thing.span, "`a card`, `another card`, `that card`", thing="card"
        )
    return found


def _card_place(scope: Scope, cards: CardSet, thing: Thing, bag: Bag, counting: bool) -> CardSet:
    if bag.take("here"):
        return replace(cards, zone="here")
    if counting and takes_them(scope, bag):
        return replace(cards, zone="them")
    for word in ("in", "from"):
        place = bag.take(word, lambda f: isinstance(f.thing, Thing))
        if place is not None and isinstance(place.thing, Thing):
            cards = replace(cards, zone=zone_of(scope, place.thing))
            check_place(scope, cards.zone, place.span, bag.rest)
    if bag.take("played"):
        cards = replace(cards, zone="events" if cards.kinds == ("event",) else "play")
    for filter_ in (f for f in bag.rest if f.word == "in play" and cards.zone != "events"):
        if cards.kinds == ("event",):
            scope.unclear(filter_.span, "no event stays in play: `event played by anyone`")
        cards = replace(cards, zone="play")
    used = [word for word in ("used", "unused") if bag.take(word)]
    if used:
        bag.take("this generation")
        cards = replace(cards, used=used == ["used"])
    if len(used) > 1:
        scope.fault(SAID_TWICE, thing.span, instead="", word="used")
    meant = owner(scope, thing, bag, counting)
    if scope.says(thing, "another"):
        if cards.other:
            scope.fault(SAID_TWICE, thing.span, word="another")
        cards = replace(cards, other=True, but_it=scope.picked and not counting)
    if cards.other:
        check_other(scope, thing.span, counting, every=not cards.but_it)
    return replace(cards, whose=meant)


def check_other(scope: Scope, span: Span, counting: bool = True, every: bool = False) -> None:
    """Another one than this card is meant, unless one was chosen before. Who counts cards behind a
    card that set off the trigger, or was chosen, would mean another one than that."""
    cure = "another one than this card, or than that one? "
    if counting and (scope.heard_card or scope.picked):
        cure += "`beyond 1` leaves one of all out: "
        cure += "`per event played this generation beyond 1`, `if 2 events played this generation`"
        scope.unclear(span, cure)
    elif every if scope.picked else scope.heard_card == "there":
        cure += "`a card` is any of them, `each card` all, and what is not meant is named: `a card "
        scope.unclear(span, cure + 'other than "Rock"`')


def takes_them(scope: Scope, bag: Bag) -> bool:
    """`of them`, `on them`: of the cards that were shown, drawn or discarded just now."""
    for word in ("of", "on"):
        found = bag.take(word, lambda f: isinstance(f.thing, It))
        if found is not None:
            scope.hear(found.thing)
            return True
    return False


def printed_on(scope: Scope, bag: Bag) -> Literal["it", "shown", "that"] | None:
    """`of them`, `of it`: of what was shown just now, or of the card that a trigger is about."""
    found = bag.take("of", _is_mentioned) or bag.take("on", _is_mentioned)
    if found is None or not isinstance(found.thing, Thing | It):
        return None
    card_set(scope, found.thing)
    if not isinstance(found.thing, It):
        return "that"
    if fold(found.thing.text) != "it":
        return "shown"
    return it_or_that(scope)


def it_or_that(scope: Scope) -> Literal["it", "that"]:
    """Which `it` is: the card that set off the trigger, or one that has been mentioned since."""
    return "that" if scope.about == "card" and not scope.since else "it"


def _is_mentioned(filter_: Filter) -> bool:
    if not isinstance(thing := filter_.thing, Thing):
        return isinstance(thing, It)
    that = any(fold(article.text) == "that" for article in thing.dets)
    return that and [plain(words) for words in thing.words] == ["card"]


def check_place(scope: Scope, zone: str, span: Span, also: Iterable[Filter] = ()) -> None:
    """What has a pile of its own, or lies in a row, is told by its kind; it lies at one place."""
    if {"played", "in play"} & {one.word for one in also} and zone in ("hand", "discard", "deck"):
        scope.unclear(span, "where they are has been said")
    if zone in ("row", "pile") and scope.kind != "scenario":
        scope.unclear(span, "cards are in hand, in play, in the discards or in the event pile")


_ZONES = ("hand", "deck", "discards", "event pile", "play")


def zone_of(scope: Scope, thing: Thing) -> str:
    """`hand`, `deck`, `event pile` …"""
    zones = {word: word for word in ("hand", "deck", "discard", "play", "market", "row")}
    zones["pile"] = "events"
    hear_words(scope, thing.words[-1:])
    if fold(plain_text(thing)) == "discards":
        return "discard"
    found = structural(thing)
    if found is not None and found[0] == "pile":
        scope.hear(*(w.words[0] for w in found[1][-1:] if plain(w) in ("event", "discard")))
    word = found[0] if found else fold(thing.words[-1].words[0].text) if thing.words else ""
    zone = zones.get(word)
    if zone == "events" and thing.words:
        first = thing.words[0].words[0]
        if fold(first.text) == "discard":
            zone = "discard"
        elif _is_own_pile(scope, first):
            zone = "pile"
            scope.hear(first)
    if zone is None:
        cure = "cards are in hand, in play, in the deck, in the discards or in the event pile"
        word = plain_text(thing)
        scope.fault(NO_PLACE_FOR_CARDS, thing.span, cure, near(word, _ZONES), word=word)
    return zone or ""


def _is_own_pile(scope: Scope, word: Word) -> bool:
    """`the pile`, `the find pile`."""
    return fold(word.text) == "pile" or scope.words.find(word, ("kind",)) is not None


def card_filters(scope: Scope, cards: CardSet, bag: Bag) -> CardSet:
    """What is said `with …`, `without …`, `that can hold …` and `other than …` about cards."""
    if (found := bag.take("except")) is not None:
        scope.unclear(found.span, "`other than`: `cards other than events`")
    while (found := bag.take("other than")) is not None:
        cards = replace(cards, none_of=(*cards.none_of, *_exception(scope, found)))
    while (found := bag.take("that can hold")) is not None:
        if cards.holds:
            scope.unclear(found.span, "it has been said")
        cards = replace(cards, holds=cards.holds + _holdable(scope, found))
    for word, positive in (("with", True), ("without", False)):
        while (found := bag.take(word)) is not None:
            before, faults = cards, len(scope.found)
            cards = _card_filter(scope, before, found, bag, positive)
            if len(scope.found) == faults and (cards == before or _changed(before, cards)):
                scope.unclear(found.span, "it has been said")
    return cards


def _changed(before: CardSet, after: CardSet) -> bool:
    """Whether something that was said is now said otherwise; tags are added to."""
    blank = CardSet()
    return any(
        getattr(blank, name) != getattr(before, name) != getattr(after, name)
        for name in CardSet.__dataclass_fields__
        if name not in ("tags", "none_of")
    )


def _exception(scope: Scope, filter_: Filter) -> tuple[CardSet, ...]:
    """`other than events`, `other than a space card`, `other than "Well"`."""
    thing = filter_.thing
    if isinstance(thing, Thing) and thing.number is None and not scope.says(thing, "that", "this"):
        meant = replace(_cards(scope, thing, "", counting=False), whose="you")
        if meant != CardSet():  # which nothing would be left of
            return (meant,)
    scope.unclear(filter_.span, "for example `cards other than events`")
    return ()


def _holdable(scope: Scope, filter_: Filter) -> tuple[str, ...]:
    """`that can hold animals`."""
    thing = filter_.thing
    if not isinstance(thing, Thing) or thing.number is not None:
        scope.unclear(filter_.span, "for example `a card that can hold animals`")
        return ()
    found = noun(scope, thing, ("card resource",))
    return found.ids if found is not None else ()


def _card_filter(
    scope: Scope, cards: CardSet, filter_: Filter, bag: Bag, positive: bool
) -> CardSet:
    """One `with …`: a cost, points, requirements, tags, or resources on it."""
    thing = filter_.thing
    if not isinstance(thing, Thing):
        scope.unclear(filter_.span)
        return cards
    if (said := so_many_of_them(thing, bag)) is not None:
        return marked(scope, cards, said, filter_, positive)
    inner = Bag(scope, thing.filters)
    word = fold(thing.words[-1].words[0].text) if thing.words else ""
    if (odd := _ODD.get(plain_text(thing))) is not None and thing.number is None:
        inner.close()
        hear_words(scope, thing.words)
        return replace(cards, cost_odd=odd)
    if word in ("cost", "vp"):
        number = inner.take_number() or bag.take_number() or thing.number
        scope.hear(thing.words[-1].words[0])
        scope.hear_in(number, "bound")
        inner.close()
        return _card_number(scope, cards, word, number, filter_)
    inner.close()
    so_many = thing.number is not None and is_no_resource(scope, thing)
    if is_mark(thing) and (so_many or scope.says(thing, "your") or scope.says(thing, "a", "any")):
        return marked(scope, cards, thing, filter_, positive)
    if (meant := near(word, ("cost",))) and meant != word and bag.take_number() is not None:
        scope.fault(UNKNOWN_NAME, thing.span, None, meant, word=word, wanted="a property of cards")
        return cards
    structure = structural(thing)
    if structure is not None and structure[0] == "requirement":
        return asking(scope, cards, thing, positive and not scope.says(thing, "no"))
    if structure is not None and structure[0] == "tag" and not structure[1]:
        hear_words(scope, thing.words)
        if thing.number is not None and positive:
            return _tags_on_it(scope, cards, thing.number)
        none = scope.says(thing, "no") or not positive
        return replace(cards, has_tags=not none)
    if structure is not None and structure[0] == "tile" and structure[1]:
        tiles = in_front(scope, Noun("tile", (), structure[1]), ("tile",))
        hear_words(scope, thing.words)
        symbols = [scope.words.find(one, ("tile",)) for one in tiles]
        if any(one and "reserves" in properties(one.declaration) for one in symbols):
            scope.unclear(filter_.span, "what lies on a card: `a card with your marker`")
        if positive and not scope.says(thing, "no"):
            return replace(cards, places=cards.places + tiles)
        return replace(cards, places_no=cards.places_no + tiles)
    found = noun(scope, thing, ("tag", "card resource", "any resource", "resource", "requirement"))
    if found is None:
        return cards
    if found.kind == "tag":
        ids = in_front(scope, found, ("tag",))
        if positive and not scope.says(thing, "no"):
            return replace(cards, tags=cards.tags + ids)
        return replace(cards, none_of=(*cards.none_of, CardSet(tags=ids)))
    if found.kind == "resource":
        scope.unclear(filter_.span)
    if not positive or scope.says(thing, "no"):
        if thing.number is not None:
            scope.unclear(filter_.span, "for example `with max 2 resources`")
        return replace(cards, holds=found.ids or cards.holds, resources_max=0)
    if thing.number is None and not thing.dets:
        scope.fault(AMOUNT_MISSING, filter_.span, "such as `with 1 resource`", word=filter_.word)
    scope.hear(thing.number)
    check_some(scope, thing.number, "no")
    count = value_of(thing.number) if thing.number is not None else 1
    holds = found.ids or cards.holds
    if thing.number is not None and thing.number.bound in ("max", "exactly"):
        scope.hear_in(thing.number, "bound")
        least = count if thing.number.bound == "exactly" else cards.resources
        return replace(cards, holds=holds, resources=least, resources_max=count)
    return replace(cards, holds=holds, resources=count)


def _tags_on_it(scope: Scope, cards: CardSet, number: Number) -> CardSet:
    """`with 2 tags`, `with max 1 tag`."""
    scope.hear(number)
    scope.hear_in(number, "bound")
    value = value_of(number)
    if value < 1:
        scope.unclear(number.span, "that is `without tags`", at=number.span, instead="no")
        return replace(cards, has_tags=False)
    if number.bound in ("max", "up to"):
        return replace(cards, tags_max=value)
    return replace(cards, tags_min=value, tags_max=value if number.bound == "exactly" else None)


_ODD = {"cost odd": True, "cost even": False}


def _card_number(
    scope: Scope, cards: CardSet, word: str, number: Number | None, filter_: Filter
) -> CardSet:
    if number is None or number.value is None:
        scope.fault(AMOUNT_MISSING, filter_.span, f"for example `with {word} min 20`", word=word)
        return cards
    value = value_of(number)
    if word == "vp":
        if number.bound != "min":
            scope.unclear(number.span, "at least so many: `with vp min 1`")
        return replace(cards, points_min=value)
    match number.bound:
        case "min":
            return replace(cards, cost_min=value)
        case "max" | "up to":
            return replace(cards, cost_max=value)
        case _:
            return replace(cards, cost_min=value, cost_max=value)
