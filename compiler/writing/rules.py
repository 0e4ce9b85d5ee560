"""Continuous effects in card text.

In: rules of the graph. Out: what stands after `effect:`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from compiler import graph as g
from compiler.writing.measures import counted, per
from compiler.writing.names import Names, Unwritable
from compiler.writing.selectors import placed, some_cards, tiles

SPANS = {
    "always": "effect",
    "generation": "effect this generation",
    "next-card": "next card this generation",
}
"""Those that are the same whatever the rule is about."""


def given(names: Names, one: g.Continuous, span: g.Span, times: int = 1, whose: str = "") -> str:
    """A rule with its span, for how many of the next, and whose it is."""
    it_costs = "it costs" if times == 1 else "they cost"
    if span == "next":
        what = _next(names, one, times)
        assert isinstance(one, g.Discount)
        return f"next {what} this generation: {whose}{it_costs} {so_much(names, one)}"
    spoken = SPANS[span] if times == 1 else f"next {times} cards this generation"
    if isinstance(one, g.Discount) and span == "next-card" and one.cards == g.CardSet():
        return f"{spoken}: {whose}{it_costs} {so_much(names, one)}"
    return f"{spoken}: {whose}{rule(names, one)}"


def requirements(
    names: Names,
    parameters: Iterable[str],
    every: bool,
    tags: bool,
    about: g.Measure | None = None,
) -> str:
    """`temperature requirements`, `city requirements`."""
    if about is not None:
        return f"{counted(names, about, many=False)} requirements"
    which = "tag" if tags else "" if every else "global"
    which = names.either("track", parameters) if parameters else which
    return f"{which} requirements".strip()


def _next(names: Names, one: g.Continuous, times: int) -> str:
    """The one thing that it is about, or so many of them."""
    number, s = (f"{times} ", "s") if times > 1 else ("", "")
    if not isinstance(one, g.Discount) or one.per_tag:
        raise Unwritable("what holds for the next thing and is no discount")
    about = (one.cards, one.goals, one.parties, one.conversions, one.projects)
    if sum(map(bool, about)) != 1 or len(one.goals) > 1:
        raise Unwritable("the next of several things")
    if one.cards is not None:
        return number + some_cards(names, one.cards, many=times > 1)
    if one.goals:
        return f"{number}{one.goals[0]}{s}"
    if one.parties:
        which = "party" if one.parties == names.parties else names.either("party", one.parties)
        return f"{number}{which} action{s}"
    noun = "conversion" if one.conversions else "standard project"
    ids = one.conversions or one.projects
    if ids == (names.conversions if one.conversions else names.projects):
        return f"{number}{noun}{s}"
    return f"{number}{'/'.join(map(names.card, ids))} {noun}{s}"


def rule(names: Names, one: g.Continuous) -> str:
    match one:
        case g.Discount():
            return _discount(names, one)
        case g.Worth(resource, more, counted, cards):
            on = f" on {some_cards(names, cards)}" if cards is not None else ""
            much = f"{_more(names, more, None)}{on}{_per(names, counted)}"
            return f"{names.noun('resource', resource)} is worth {much}"
        case g.Tolerance(steps, parameters, times, cards, tags, about):
            of = f" of {some_cards(names, cards)}" if cards else ""
            which = requirements(names, parameters, every=False, tags=tags, about=about)
            far = "" if tags or about else " step" + "s" * (steps != 1)
            far = f"{steps}{far}{_per(names, times)}"
            return f"{which}{of} are within {far}"
        case g.Ignored(parameters, every, tags, cards, about):
            which = requirements(names, parameters, every, tags, about)
            return f"{which}{f' of {some_cards(names, cards)}' if cards else ''} are ignored"
        case g.SpendAs():
            return _spend_as(names, one)
        case g.Protect():
            return _protect(names, one)
        case g.Override(number, value, added, counted):
            much = _more(names, value, counted) if added else str(value)
            return f"{number.replace('-', ' ')} is {much}"
        case g.Counts(counter, more, counted):
            return f"{names.noun('track', counter)} is {_more(names, more, counted)}"
        case g.CountsTags(tag, more, counted):
            return f"{names.noun('tag', tag)} tags are {_more(names, more, counted)}"
        case g.AwardScores(more, awards, counted):
            which = "/".join(map(names.card, awards))
            scores = "award score" + "s" * (len(awards) != 1)
            verb = "is" if len(awards) == 1 else "are"
            return f"{which} {scores} {verb} {_more(names, more, counted)}".strip()
        case g.BesideWorth(tile, resource, amount, added, some):
            thing, noun = names.noun("resource", resource, amount != 1), names.noun("tile", tile)
            where = "" if some is None else tiles(names, some, many=False, default="all")
            return f"{noun} bonus{where.removeprefix(noun)} is {amount} {thing}{' more' * added}"
        case g.CountsAs(resources, tag):
            several = ", ".join(names.noun("resource", name, many=True) for name in resources)
            return f"{several} count as {names.noun('tag', tag)} tags"
        case g.TagsAs(tags, tag):
            return f"{names.either('tag', tags)} tags count as {names.noun('tag', tag)} tags"
        case g.EventTags(tags):
            which = f"{names.either('tag', tags)} tags" if tags else "tags"
            return f"{which} of events count as your tags"
        case g.Exchangeable(resource, kept):
            into = names.noun("resource", names.becomes.get(resource, resource))
            what = names.noun("resource", resource)
            what = what if kept is None else f"all {what} except up to {kept}"
            return f"you may exchange {what} for {into} at production phase"
        case g.Siting():
            return _siting(names, one)
        case g.Ban(event):
            return _ban(names, event)
        case g.SharedAction(each):
            return "opponents may use the action of this card" + " once each" * each
        case g.Policy(parties, ignored):
            whose = names.either("party", parties) if parties else "the ruling party"
            return f"the policy of {whose} is {'ignored' if ignored else 'active'}"
        case g.KeptTiles(which):
            return f"opponents may not remove your {tiles(names, which, many=True)}"
        case g.PlayFrom(cards):
            return f"you may play {some_cards(names, cards)} as cards in hand"
        case _:
            assert_never(one)


def _siting(names: Names, one: g.Siting) -> str:
    kinds = "/".join(names.noun("tile", tile, many=True) for tile in one.tiles) or "tiles"
    where = placed(names, one.area) + " ignoring placement rules" * one.free
    may = _BARRED.get(one.whose, one.whose + " may not") if one.barred else f"{one.whose} may"
    return f"{may} place {kinds}{where}"


_BARRED = {"all": "nobody may", "chosen": "the chosen player may not"}


def _ban(names: Names, event: g.Event) -> str:
    cards = event.cards or g.CardSet()
    match event.kind:
        case "play-card":
            what = f"play {some_cards(names, cards)}"
        case "raise" | "lower":
            what = f"{event.kind} {names.noun('track', event.parameter)}"
        case "produce":
            what = " ".join(["raise", *_front(names, event.resources), "production"])
        case "gain" | "add":
            here = " here" * bool(cards.reference)
            what = f"{event.kind} {_several(names, event.resources) or 'resources'}{here}"
        case "delegate":
            where = f" in {names.either('party', cards.names)}" if cards.names else ""
            what = f"place delegates{where}"
        case "convert":
            what = _used(names, cards, "conversion")
        case "project" if cards.zone == "play":
            what = f"use actions of {some_cards(names, replace(cards, zone=''))}"
        case "project":
            what = _used(names, cards, "standard project")
        case "claim" | "fund":
            what = "claim milestones" if event.kind == "claim" else "fund awards"
        case "colony":
            what = "place colonies"
        case _:
            what = event.kind
    return f"{_BARRED.get(event.who, event.who + ' may not')} {what}"


def _used(names: Names, cards: g.CardSet, noun: str) -> str:
    named = "/".join(map(names.card, cards.names))
    return f"use the {named} {noun}" if named else f"use {noun}s"


def _front(names: Names, resources: tuple[str, ...]) -> list[str]:
    return [names.either("resource", resources)] if resources else []


def _protect(names: Names, one: g.Protect) -> str:
    if one.of == "choice":
        return "opponents may not choose you"
    if one.of == "production":
        verb = "lower"
        what = " ".join([*_front(names, one.resources), "production"])
    else:
        verb, what = "remove", _several(names, one.resources) or "resources"
    may = f"may {verb} only half of" if one.half else f"may not {verb}"
    return f"opponents {may} your {what}"


def _several(names: Names, resources: tuple[str, ...]) -> str:
    return "/".join(names.noun("resource", name, many=True) for name in resources)


def _discount(names: Names, one: g.Discount) -> str:
    less = so_much(names, one)
    if one.resource and not one.conversions:
        raise Unwritable("one resource of what takes several")
    if one.projects:
        return _projects(names, one.projects, names.projects, "standard project", less)
    if one.conversions:
        return _projects(names, one.conversions, names.conversions, "conversion", less)
    if one.parties:
        if one.parties == names.parties:
            return f"party actions cost {less}"
        return f"the {names.either('party', one.parties)} action costs {less}"
    if one.goals:
        return ", ".join(f"{goal}s" for goal in one.goals) + f" cost {less}"
    if one.cards is None:
        raise Unwritable("a discount on nothing")
    if one.per_tag:
        if one.cards != g.CardSet(tags=one.cards.tags):
            raise Unwritable("a discount by tag on cards of one kind")
        return f"{names.either('tag', one.cards.tags)} tags cost {less}"
    return f"{some_cards(names, one.cards)} cost {less}"


def so_much(names: Names, one: g.Discount) -> str:
    many = abs(one.amount) != 1
    of = f" {names.noun('resource', one.resource, many=many)}" if one.resource else ""
    return _more(names, -one.amount, one.counted(), of)


def _more(names: Names, amount: int, counted: g.Per | None, of: str = "") -> str:
    """`2 less`, `1 more per 2 cities`, `1 energy less`."""
    return f"{abs(amount)}{of} {'less' if amount < 0 else 'more'}{_per(names, counted)}"


def _per(names: Names, counted: g.Per | None) -> str:
    return per(names, counted) if counted is not None else ""


def _projects(
    names: Names, ids: tuple[str, ...], every: tuple[str, ...], noun: str, less: str
) -> str:
    if len(ids) == 1:
        return f"the {names.card(ids[0])} {noun} costs {less}"
    if ids == every:
        return f"{noun}s cost {less}"
    raise Unwritable(f"some of the {noun}s")


def _bought(names: Names, cards: g.CardSet) -> str:
    if cards.kinds != ("standard-project",):
        return some_cards(names, cards)
    joined = "/".join(names.card(name) for name in cards.names)
    return f"the {joined} standard project" if joined else "standard projects"


def _spend_as(names: Names, one: g.SpendAs) -> str:
    here = " here" if one.here else ""
    value = f"{one.value} " if one.value != 1 else ""
    cards = f" on {_bought(names, one.cards)}" if one.cards is not None else ""
    what = names.noun("resource", one.resource, many=True)
    return (
        f"you may spend {what}{here} as {value}{names.noun('resource', one.instead, True)}{cards}"
    )
