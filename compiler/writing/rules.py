"""Continuous effects in card text.

In: rules of the graph. Out: what stands after `effect:`.
"""

from __future__ import annotations

from typing import assert_never

from compiler import graph as g
from compiler.writing.measures import counted
from compiler.writing.names import Names, Unwritable
from compiler.writing.selectors import some_cards


def rule(n: Names, one: g.Continuous) -> str:
    match one:
        case g.Discount():
            return _discount(n, one)
        case g.Worth(resource, more):
            return f"{n.noun('resource', resource)} is worth {more} more"
        case g.Tolerance(steps, parameters):
            which = n.either("track", parameters) if parameters else "global"
            return f"{which} requirements are within {steps} step{'s' * (steps != 1)}"
        case g.Ignored(parameters, every):
            which = n.either("track", parameters) if parameters else "" if every else "global"
            return f"{which} requirements are ignored".strip()
        case g.SpendAs():
            return _spend_as(n, one)
        case g.Protect():
            return _protect(n, one)
        case g.Override(number, value):
            return f"{number.replace('-', ' ')} is {value}"
        case g.Counts(counter, more):
            return f"{n.noun('track', counter)} is {more} more"
        case g.BesideWorth(tile, resource, amount):
            thing = n.noun("resource", resource, amount != 1)
            return f"{n.noun('tile', tile)} bonus is {amount} {thing}"
        case g.CountsAs(resources, tag):
            several = ", ".join(n.noun("resource", name, many=True) for name in resources)
            return f"{several} count as {n.noun('tag', tag)} tags"
        case g.Exchangeable(resource):
            into = n.noun("resource", n.becomes.get(resource, resource))
            what = n.noun("resource", resource)
            return f"you may exchange {what} for {into} at production phase"
        case g.PlayFrom(cards):
            return f"you may play {some_cards(n, cards)} as cards in hand"
        case _:
            assert_never(one)


def _protect(n: Names, one: g.Protect) -> str:
    if one.of == "choice":
        return "opponents may not choose you"
    if one.of == "production":
        verb = "lower"
        what = " ".join([*filter(None, [n.either("resource", one.resources)]), "production"])
    else:
        verb, what = "remove", _several(n, one.resources) or "resources"
    may = f"may {verb} only half of" if one.half else f"may not {verb}"
    return f"opponents {may} your {what}"


def _several(n: Names, resources: tuple[str, ...]) -> str:
    return "/".join(n.noun("resource", name, many=True) for name in resources)


def _discount(n: Names, one: g.Discount) -> str:
    less = f"{one.amount} less"
    if one.per is not None:
        less += f" per {counted(n, one.per, many=False)}"
    if one.projects:
        return _projects(n, one.projects, n.projects, "standard project", less)
    if one.conversions:
        return _projects(n, one.conversions, n.conversions, "conversion", less)
    if one.parties:
        if one.parties == n.parties:
            return f"party actions cost {less}"
        return f"the {n.either('party', one.parties)} action costs {less}"
    if one.goals:
        return ", ".join(f"{goal}s" for goal in one.goals) + f" cost {less}"
    if one.cards is None:
        raise Unwritable("a discount on nothing")
    if one.per_tag:
        if one.cards != g.CardSet(tags=one.cards.tags):
            raise Unwritable("a discount by tag on cards of one kind")
        return f"{n.either('tag', one.cards.tags)} tags cost {less}"
    return f"{some_cards(n, one.cards)} cost {less}"


def _projects(
    n: Names, names: tuple[str, ...], every: tuple[str, ...], noun: str, less: str
) -> str:
    if len(names) == 1:
        return f"the {n.card(names[0])} {noun} costs {less}"
    if names == every:
        return f"{noun}s cost {less}"
    raise Unwritable(f"some of the {noun}s")


def _bought(n: Names, cards: g.CardSet) -> str:
    if cards.kinds != ("standard-project",):
        return some_cards(n, cards)
    names = "/".join(n.card(name) for name in cards.names)
    return f"the {names} standard project" if names else "standard projects"


def _spend_as(n: Names, one: g.SpendAs) -> str:
    here = " here" if one.here else ""
    value = f"{one.value} " if one.value != 1 else ""
    cards = f" on {_bought(n, one.cards)}" if one.cards is not None else ""
    what = n.noun("resource", one.resource, many=True)
    return f"you may spend {what}{here} as {value}{n.noun('resource', one.instead, True)}{cards}"
