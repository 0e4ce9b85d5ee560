"""What a sentence says of the one before it, or of what stands before it: so much for each that was
given up, unless something holds, the same once more.

In: the messages at the end of `compiler/text/wordings`. Out: rules that give the same nodes as
those of the other modules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from compiler.graph import (
    Ability,
    Add,
    Against,
    AreaSet,
    BuildColony,
    CardSet,
    Chosen,
    ChosenX,
    Compare,
    Discard,
    Draw,
    Every,
    Group,
    Look,
    Lose,
    May,
    MoveCards,
    Not,
    Of,
    OneOf,
    Pay,
    Pays,
    Peek,
    Per,
    Place,
    PlayCard,
    Produce,
    Raise,
    Remove,
    Spend,
    Stock,
    Tags,
    Take,
    Then,
    Tiles,
    TileSet,
    Unordered,
    When,
    both,
    walk,
)
from compiler.reading.meanings.conditions import against
from compiler.reading.meanings.everybody import each
from compiler.reading.meanings.measures import in_play
from compiler.reading.meanings.rules import cheaper, times
from compiler.reading.meanings.sentences import Said
from compiler.reading.meanings.sets import narrowed
from compiler.reading.parsing.grammar import Grammar
from compiler.text.words import Words

CARDS = "cards"
THIS = CardSet("this")


def going_on(g: Grammar, words: Words) -> None:
    _for_each_given(g)
    _unless(g)
    _others(g, words)
    _the_same(g)
    _dealt(g)
    _placed(g)
    g.say("payment", "spend-here-and", _here_and, thing="any-stuff", more="stuffs:and")
    g.say("payment", "spend-and-here", _here_and, thing="any-stuff", more="stuffs:and")
    g.say("pays", "by-paying", lambda gain, cost: Pays(cost, gain), gain="leaf", cost="by-way")
    g.say("by-way", "by-spending", lambda thing: Spend(*thing), thing="stuff")
    g.say("by-way", "by-discarding", lambda cards: Discard(cards[0]), cards="some-cards")
    g.say("by-way", "by-paying-money", lambda money: Pay(money), money="money")
    g.say("thing", "own-group", _own_group, tiles="tile-noun")
    g.say(
        "conditioned",
        "others-cards",
        lambda what, money, way: replace(
            Ability("effect", rule=times(cheaper(what, money), way)), whose="opponents"
        ),
        what="cheaps:and",
        money="money",
    )
    g.say("leaf", "robs-each", _robs, thing="stuff")
    for whom in ("one-person", "each-person"):
        g.say("leaf", "gain-from", _gained_from, thing="stuff", whom=whom)
    g.say(
        "leaf",
        "lose-production-each",
        lambda count, stem, per: Produce(stem, replace(per, times=count), True, far=True),
        count="whole",
        stem="stem:resource",
        per="per",
    )
    projects = tuple(card.id for card in words.cards.values() if card.kind == "standard-project")
    g.say(
        "rule",
        "projects-less",
        lambda money: cheaper(((("projects", projects),),), money),
        money="money",
    )
    g.say("open", "each-may", _each_may, people="people", what="step")
    _colony_again(g)


def _colony_again(g: Grammar) -> None:
    """`Place a colony. It may be placed where you already have one.`"""
    g.say("again-there", "colony-again-there", lambda: "")
    for way in ("colony-again-may", "colony-again-may-so"):
        g.say("again-may", way, lambda there: there, there="again-there")
    g.say("leaf", "colony-again", lambda may: BuildColony(True), may="again-may")


# ---- so much for each that was given up ----------------------------------------------------------


def _for_each_given(g: Grammar) -> None:
    g.say("given-done", "given-done", lambda: "")
    g.say("given-way", "given-way", lambda: "", done="given-done")
    g.same("given-way", ("nothing",))
    g.join("given-thing", "{noun:resource}", lambda noun: noun)
    g.say("given-thing", "card-noun", lambda: CARDS)
    g.say(
        "each-given",
        "each-given",
        lambda noun, count=1: (noun, count),
        noun="given-thing",
        count="whole",
        way="given-way",
    )
    g.say("pays", "given-for-each", _given, first="leaf", what="leaf", each="each-given")


def _own_group(tiles: Any) -> Any:
    """`5 tiles in one connected group`: one's own, as nothing else is said."""
    return None if tiles.whose != "all" else Group(replace(tiles, whose="you"))


def _given(first: Any, what: Any, each: Any) -> Any:
    """`Discard any number of cards. Gain 2 M€ for each card discarded.`"""
    noun, many = each
    given = CARDS if isinstance(first, Discard) else getattr(first, "resource", None)
    each_time = getattr(what, "amount", getattr(what, "steps", None))
    if given != noun or not isinstance(each_time, int) or each_time < 1:
        return None
    match first:
        case Discard(cards=CardSet() as cards) if cards != CardSet(zone="hand"):
            return None
        case Spend(source=CardSet() as source) if source != THIS:
            return None
        case Discard(amount=Chosen(1)) | Spend(amount=Chosen(1)):
            much: Any = (
                Chosen(each_time) if many == 1 else Per(ChosenX(), times=each_time, each=many)
            )
            return Pays(first, _so_much(what, much))
        case Discard(amount=int(count)) | Spend(amount=int(count)) if not count % many:
            return Pays(first, _so_much(what, count // many * each_time))
        case Remove(amount=int(count), up_to=False, every=False) if not count % many:
            return Then((first, _so_much(what, count // many * each_time)))
        case Lose(amount=Every(0), to=None) if getattr(what, "resource", "") != noun:
            had = Per(Stock((noun,)), times=each_time, each=many)
            return Then((_so_much(what, had), first))
    return None


def _so_much(what: Any, much: Any) -> Any:
    return replace(what, **{"steps" if isinstance(what, Raise) else "amount": much})


# ---- unless --------------------------------------------------------------------------------------


def _unless(g: Grammar) -> None:
    g.say("if", "unless", lambda condition, yes: _when_not(condition, yes), **_IF)
    g.say("if", "unless-behind", _unless_behind, **_IF)
    g.say(
        "point",
        "points-unless",
        lambda text, condition: replace(text, condition=both(text.condition, _not(condition))),
        text="point",
        condition="clause",
    )


_IF = {"condition": "clause", "yes": "effect"}


def _others(g: Grammar, words: Words) -> None:
    """What somebody else has: `an opponent has more cities than you`."""
    g.say(
        "plain-clause",
        "others-against",
        lambda whose, yes, rank, things, than: _said(yes, Of(whose, against(things, than, rank))),
        rank="more-or-fewer",
        things="rivalled",
        than="than",
    )
    g.say("so-much", "count-than", _count_than, thing="figured")
    g.say("plain-clause", "track-than", _than({}), track="counter-of", value="whole")
    steps = {one.id: one.step for one in words.parameters.values()}
    g.say("plain-clause", "level-than", _than(steps), track="is-track", value="level")
    g.say("plain-clause", "it-lies-beside", _lies_beside, tiles="a-tile")
    g.say("plain-clause", "others-have", _others_have, things="so-much")
    g.say("plain-clause", "more-than-each", _more_than_each, things="rivalled")


_LOWER = ("fewer", "less", "below", "under", "lower", "colder")


def _count_than(thing: Any, bound: str) -> Any:
    measure, value = thing
    return _beyond(measure, value, 1, bound in _LOWER)


def _than(steps: Mapping[str, int]) -> Any:
    """A track has no place between two of its steps."""

    def build(track: Any, value: Any, bound: str) -> Any:
        step = steps.get(getattr(track, "parameter", ""), 1)
        return _beyond(track, value, step, bound in _LOWER)

    return build


def _beyond(measure: Any, value: int, step: int, lower: bool) -> Any:
    return Compare(measure, "max" if lower else "min", value - step if lower else value + step)


def _lies_beside(tiles: Any) -> Any:
    """`If it is placed next to another ocean, …`"""
    near = narrowed(tiles, (("beside", TileSet(at="it")),))
    return None if near is None or tiles.at else Compare(Tiles(near), "min", 1)


def _others_have(whose: Any, yes: str, things: Any) -> Any:
    measure = things.measure
    if isinstance(measure, Tiles):
        measure = Tiles(replace(measure.tiles, whose="you"))
    if not isinstance(measure, Tiles | Tags | Stock) or getattr(measure, "whose", "you") != "you":
        return None
    return _said(yes, Of(whose, replace(things, measure=measure)))


def _more_than_each(things: Any, rank: str) -> Any:
    """`you have more cities than each opponent`"""
    theirs = Against(things, things, rank == "more", True)
    return Not(Of("opponent", Not(theirs)))


def _said(yes: str, condition: Any) -> Any:
    return condition if yes == "yes" else Not(condition)


def _when_not(condition: Any, yes: Any) -> Any:
    return When(_not(condition), yes)


def _unless_behind(condition: Any, yes: Any) -> Any:
    """Of what is done first it says nothing: `draw 2 cards, then discard 1 unless …`."""
    return None if isinstance(yes, Then | When) else _when_not(condition, yes)


def _not(condition: Any) -> Any:
    match condition:
        case Compare(bound="min", value=value):
            return replace(condition, bound="max", value=value - 1)
        case Compare(bound="max", value=value):
            return replace(condition, bound="min", value=value + 1)
        case Not(part):
            return part
    return Not(condition)


# ---- where things are put ------------------------------------------------------------------------


def _placed(g: Grammar) -> None:
    g.say("leaf", "add-here-or", _here_or, thing="any-stuff", card="a-card")
    g.say("card-filter", "cards-with-held", _with_held, things="resource")
    g.say("then", "place-together", _beside_each_other, tiles="tile-kind")


def _here_or(thing: Any, card: Any) -> Any:
    """`add 1 microbe here or to another card`"""
    resource, amount = thing
    return OneOf((Add(resource, amount, THIS), Add(resource, amount, in_play(card))))


def _with_held(things: Any) -> Any:
    """`each card with animals on it`"""
    return ("resources", 1), ("holds", (things,))


def _beside_each_other(tiles: Any) -> Any:
    return Then((Place(tiles), Place(tiles, AreaSet(near="it"))))


# ---- the same once more --------------------------------------------------------------------------


def _the_same(g: Grammar) -> None:
    for much in ("so-many-steps", "figure"):
        g.say("otherwise-tail", "otherwise-it", lambda steps, way: (steps, way), steps=much)
    g.join("open", "{text:if}{tail:otherwise-tail}", _otherwise_it)
    again = lambda condition, way: (condition, way)  # noqa: E731
    g.say("again-tail", "again-it", again, condition="clause")
    g.join("then", "{first:leaf}{tail:again-tail}", _again_it)
    g.say("only-if", "if-said", _only_if, text="conditioned", condition="clause")
    g.join("sentence", "{label:label:effect}: {rule:only-if}", lambda rule: Said("abilities", rule))
    g.say("leaf", "or-figure", _or_figure, first="leaf", more="whole", condition="clause")
    g.say(
        "leaf",
        "decrease-and-same",
        lambda track, steps: Unordered(
            (Produce(track[0], steps, True, track[1]), Produce(track[0], steps))
        ),
        track="made",
        steps="so-many-steps",
    )


def _otherwise_it(text: Any, tail: Any) -> Any:
    """`If …, increase your plant production 3 steps; otherwise, increase it 1 step.`"""
    steps, way = tail
    done = text.yes
    if not isinstance(done, Produce | Raise) or done.down != (way == "down"):
        return None
    return replace(text, no=_so_much(done, steps))


def _again_it(first: Any, tail: Any) -> Any:
    """`Raise Venus 1 step. If …, raise it an additional step.`"""
    condition, way = tail
    if not isinstance(first, Produce | Raise) or first.down != (way == "down"):
        return None
    return Then((first, When(condition, _so_much(first, 1))))


def _only_if(text: Any, condition: Any) -> Any:
    return None if text.condition is not None else replace(text, condition=condition)


def _or_figure(first: Any, more: Any, condition: Any) -> Any:
    """`Gain 4 plants, or 2 if …`"""
    if not isinstance(getattr(first, "amount", getattr(first, "steps", None)), int):
        return None
    return When(condition, _so_much(first, more), first)


def _each_may(people: Any, what: Any) -> Any:
    return None if people == "you" else each(people, May(what))


def _robs(thing: Any) -> Any:
    """`Each opponent loses 2 M€ and you gain that many.`"""
    return Remove(thing[0], thing[1], "opponents", steal=True)


def _gained_from(thing: Any, whom: Any) -> Any:
    """`Gain 2 M€ from that player.`"""
    return Remove(thing[0], thing[1], whom, steal=True)


def _here_and(thing: Any, more: Any) -> Any:
    """`spend 1 floater here and 1 energy`"""
    return Unordered((Spend(thing[0], thing[1], THIS), *(Spend(*one) for one in more)))


# ---- cards that were shown -----------------------------------------------------------------------


def _dealt(g: Grammar) -> None:
    """What is done with cards that are seen is read as a tail: tried once, not for each wording."""
    for message, buy in (("look-and-buy-any", True), ("look-and-take-any", False)):
        g.say("shown-tail", message, _any_of_them(buy))
    g.say("shown-tail", "look-and-take-such", _one_of_them, cards="such-cards")
    g.say("and-rest", "discards-rest", lambda: "")
    for such in ("cards", "those"):
        g.say(
            "shown-tail",
            "look-and-keep-such",
            lambda cards: Take(Every(), False, cards),
            cards=such,
        )
    for message in ("shown-then-taken", "shown-then-taken-of"):
        g.say("shown-tail", message, lambda cards: Take(cards[0]), cards="some-cards")
    g.join("then", "{look:shows}{take:shown-tail}", _then_taken)
    g.say("then", "shown-discarded", lambda text: text if _shows_one(text) else None, text="then")
    g.say("those", "those-such", lambda stem: CardSet(tags=stem), stem="stems:tag:or")
    g.say("such-cards", "such-one", lambda stem: (1, CardSet(tags=stem)), stem="stems:tag:or")
    g.join("shows", "{one:leaf}", lambda one: one if isinstance(one, Look | Peek) else None)
    g.say("then", "play-and-rest", _played_of_them, draw="leaf", play="verb:play-card")
    g.say("verb:peek", "peek-hand", lambda owner: Peek(owner), owner="owner")
    g.same("leaf", ("verb:peek",))
    g.say(
        "open",
        "otherwise-discards-and",
        lambda text, no: replace(text, no=no) if isinstance(text.yes, Take) else None,
        text="if",
        no="effect",
    )


def _any_of_them(buy: bool) -> Any:
    return lambda: Take(1, buy, up_to=True)


def _one_of_them(cards: Any) -> Any:
    amount, such = cards
    return None if such == CardSet() else Take(amount, False, such)


def _shows_one(text: Any) -> bool:
    """Whether it shows one card of the deck that nobody takes: it is discarded in any case."""
    first = text.parts[0] if isinstance(text, Then) else None
    shown = isinstance(first, Look) and first.amount == 1 and first.cards is None
    return shown and not any(isinstance(node, Take | MoveCards | PlayCard) for node in walk(text))


def _then_taken(look: Any, take: Any) -> Any:
    """`Look at 4 cards. Buy any number of them.`: up to so many as are seen."""
    if take.up_to:
        seen = look.amount if isinstance(look, Look) else None
        return Then((look, replace(take, amount=seen))) if isinstance(seen, int) else None
    of_hand = isinstance(look, Peek) and take.cards is not None
    return None if of_hand else Then((look, take))


def _played_of_them(draw: Any, play: Any) -> Any:
    """`Draw 4 cards. Play 1 of them and discard the rest.`: which come into no hand."""
    shown = Look(draw.amount) if isinstance(draw, Draw) and draw.cards is None else draw
    if not isinstance(shown, Look) or play.cards.zone != "table":
        return None
    return Then((shown, play))
