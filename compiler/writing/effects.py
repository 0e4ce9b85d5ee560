"""Effects in card text: verbs with their things, joined by `,`, `or`, `then`, `->`.

In: effects of the graph. Out: text, with brackets only where the language needs them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from compiler import graph as g
from compiler.writing.conditions import condition, described, events
from compiler.writing.dealing import choosing
from compiler.writing.leaves import leaf
from compiler.writing.measures import amount, counted
from compiler.writing.names import Names, Unwritable, player
from compiler.writing.rules import given

# How loosely an effect holds together: what reaches to the end of the line, the arrow, `then`,
# lists, single verbs.
LINE, ARROW, THEN, LIST, PART = range(5)


def effect(names: Names, one: g.Effect, level: int = LINE) -> str:
    """The text, in brackets when it holds together more loosely than its place asks for."""
    text, own = _effect(names, one)
    return text if own >= level else f"({text})"


def _effect(names: Names, one: g.Effect) -> tuple[str, int]:
    plain = g.somebodys(one)
    if plain is not None and not (isinstance(one, g.Raise) or _is_placed_by_rules(one)):
        return f"nobody: {effect(names, plain)}", LINE
    match one:
        case g.Unordered(parts):
            return _list(names, parts, ", "), LIST
        case g.OneOf(parts):
            if one.chance:
                return f"by chance: {_list(names, parts, ' or ')}", LINE
            same = _any_standard(names, parts)
            return (same, PART) if same else (_list(names, parts, " or "), LIST)
        case g.SomeOf(parts, count, fewer):
            return f"{'up to ' * fewer}{count} of: {_list(names, parts, ', ')}", LINE
        case g.ChooseOne(body):
            return f"{choosing(names, one)}: {effect(names, body)}", LINE
        case g.Lot(body=body):
            return f"by chance {one.least} to {one.most}: {effect(names, body)}", LINE
        case g.Then(parts):
            names = replace(names, several=names.several or any(map(_shows_several, parts)))
            *first, last = parts
            texts = [effect(names, part, LIST) for part in first]
            ends = _is_prefixed(last)
            texts.append(effect(names, last, LINE if ends else LIST))
            return " then ".join(texts), LINE if ends else THEN
        case g.Pays(cost, gain):
            names = replace(names, several=names.several or _shows_several(cost))
            arrow = f"{effect(names, cost, THEN)} -> {effect(names, gain)}"
            return arrow, LINE if _is_prefixed(gain) else ARROW
        case g.May(body):
            return f"may {effect(names, body)}", LINE
        case g.Repeatedly(body):
            return f"repeatedly {effect(names, body)}", LINE
        case g.Each(who, body, players):
            return f"{player(who)}{described(names, players, who)}: {effect(names, body)}", LINE
        case g.Decides(who, body):
            return f"{player(who)} decides for you: {effect(names, body)}", LINE
        case g.Ranked(rank, measure, body):
            most = f"the players with the {rank} {counted(names, measure, many=True)}"
            return f"{most}: {effect(names, body)}", LINE
        case g.When(held, yes, no):
            text = f"if {condition(names, held)}: {branch(names, yes)}"
            return text + (f" otherwise {effect(names, no)}" if no is not None else ""), LINE
        case g.Grant(made, span, times):
            return given(names, made, span, times), LINE
        case g.Later(body=body):
            return f"{_later(names, one)}: {effect(names, body)}", LINE
        case g.Otherwise(first, instead):
            return f"{effect(names, first, LIST)} otherwise {effect(names, instead)}", LINE
        case _:
            return leaf(names, one), PART


def _shows_several(one: g.Effect) -> bool:
    """Of a single card that is looked at one says `it`."""
    shown = [part for part in g.walk(one) if isinstance(part, g.Look)]
    return len(shown) > 1 or any(part.amount != 1 for part in shown)


def _is_placed_by_rules(one: g.Effect) -> bool:
    """It can say itself that nobody gets anything for it: there is room for one `ignoring`."""
    return isinstance(one, g.Place) and not one.free


def _is_prefixed(one: g.Effect) -> bool:
    """It begins with a word that reaches to the end of the line."""
    return isinstance(
        one,
        (g.SomeOf | g.ChooseOne | g.Lot | g.May | g.Repeatedly | g.Each | g.Decides | g.Ranked)
        | (g.When | g.Otherwise | g.Grant | g.Later),
    ) or (isinstance(one, g.OneOf) and one.chance)


def branch(names: Names, one: g.Effect) -> str:
    """What stands before `otherwise`: it must not reach over it."""
    match one:
        case g.Pays(cost, gain):
            return f"{effect(names, cost, THEN)} -> {effect(names, gain, THEN)}"
        case g.May(body) | g.Repeatedly(body) if not isinstance(body, g.Pays):
            word = "may" if isinstance(one, g.May) else "repeatedly"
            return f"{word} {effect(names, body, THEN)}"
        case g.Each(who, body, players) if not isinstance(body, g.Pays):
            return f"{player(who)}{described(names, players, who)}: {effect(names, body, THEN)}"
        case g.Decides(who, body) if not isinstance(body, g.Pays):
            return f"{player(who)} decides for you: {effect(names, body, THEN)}"
        case g.Lot(body=body) if not isinstance(body, g.Pays):
            return f"by chance {one.least} to {one.most}: {effect(names, body, THEN)}"
        case g.Later(body=body) if not isinstance(body, g.Pays):
            return f"{_later(names, one)}: {effect(names, body, THEN)}"
        case g.May(g.Pays(cost, gain)):
            return f"may {effect(names, cost, THEN)} -> {effect(names, gain, THEN)}"
        case g.Repeatedly(g.Pays(cost, gain)):
            return f"repeatedly {effect(names, cost, THEN)} -> {effect(names, gain, THEN)}"
        case _:
            return effect(names, one, THEN)


_LATER = {
    "once": "next time",
    "once this generation": "next time this generation",
    "this generation": "this generation when",
}


def _later(names: Names, one: g.Later) -> str:
    """What stands before the colon."""
    match one.events:
        case (g.Event("phase", phase=phase),) if one.lasts == "once":
            if not phase:
                raise Unwritable("a phase without a name")
            return f"at next {phase} phase"
        case heard:
            return f"{_LATER[one.lasts]} {events(names, heard)}"


_REPEATED = ("production", "gain", "spend")
"""Verbs that need not be said again in a list."""


def _list(names: Names, parts: Iterable[g.Effect], joint: str) -> str:
    texts: list[str] = []
    verb = ""
    for part in parts:
        text = effect(names, part, PART)
        first, _, rest = text.partition(" ")
        plain = isinstance(part, g.Gain | g.Produce | g.Spend) and _is_plain(part)
        texts.append(rest if plain and first == verb else text)
        verb = first if plain and first in _REPEATED else ""
    return joint.join(texts)


def _is_plain(part: g.Gain | g.Produce | g.Spend) -> bool:
    """A number or X of a plain resource of one's own."""
    simple = isinstance(part.resource, str) and not isinstance(part.amount, g.Per | g.Every)
    return simple and getattr(part, "whose", "you") == "you" and not getattr(part, "source", None)


def _any_standard(names: Names, parts: tuple[g.Effect, ...]) -> str | None:
    """`gain 1 standard resource`: the choice among all resources of the player board."""
    alike: list[g.Gain | g.Produce] = []
    for part in parts:
        if not isinstance(part, g.Gain | g.Produce):
            return None
        alike.append(part)
    standard = {_standard(part) for part in alike}
    if tuple(part.resource for part in alike) != names.standard_resources or len(standard) > 1:
        return None
    one = standard.pop()
    return leaf(names, one) if one.amount == 1 else _of_one_kind(names, one)


def _of_one_kind(names: Names, one: g.Gain | g.Produce) -> str:
    front, back = amount(names, one.amount)
    verb = "gain " if isinstance(one, g.Gain) else f"production {'-' if one.down else '+'}"
    if getattr(one, "whose", "you") != "you":
        raise Unwritable("of each kind of one of them")
    return f"{verb}{front} of one standard resource{back}"


def _standard(part: g.Gain | g.Produce) -> g.Gain | g.Produce:
    match part:
        case g.Gain():
            return replace(part, resource="standard resource")
        case g.Produce():
            return replace(part, resource="standard resource")
