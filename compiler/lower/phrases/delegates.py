"""Which delegates, and in which parties; posts that are taken, as events.

In: things of the syntax tree (`2 leaders`, `1 neutral non-leader delegate from any party`),
happenings. Out: `DelegateSet`s and `Event`s of the graph.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from compiler.graph import CardSet, DelegateSet, Event, Whose
from compiler.graph.selectors import PartyStanding
from compiler.lower.phrases.nouns import (
    hear_words,
    named,
    noun,
    plain,
    structural,
    unknown,
)
from compiler.lower.phrases.scope import Bag, Scope
from compiler.lower.phrases.selectors import owner
from compiler.lower.phrases.uses import no_roles
from compiler.names.written import plain_text
from dsl.syntax.nodes import Filter, Happening, Thing, Who, Word

POSTS = ("delegate", "leader", "chairman")
"""The nouns for delegates: any, the leaders of parties, and the chairman."""


def delegate_set(scope: Scope, thing: Thing, counting: bool = True) -> DelegateSet:
    """Delegates; nothing said, they are one's own. `counting`: or else one of them is chosen."""
    found = noun(scope, thing, POSTS)
    if found is None:
        return DelegateSet()
    bag = Bag(scope, thing.filters)
    found_in = bag.take("in") or bag.take("from")
    meant = owner(scope, thing, bag, counting)
    bag.close()
    delegates = DelegateSet(whose=meant)
    if found.kind == "leader" or found.kind == "chairman":
        delegates = replace(delegates, post="leader" if found.kind == "leader" else "chairman")
    hear_words(scope, thing.words)
    for words in found.words:
        match plain(words):
            case "neutral" if meant == "you" and not scope.says(thing, "your"):
                delegates = replace(delegates, whose="nobody")
            case "non-leader" if found.kind == "delegate":
                delegates = replace(delegates, post="non-leader")
            case _:
                scope.unclear(words.span, "for example `1 neutral non-leader delegate`")
    if found_in is not None:
        parties, standing = parties_of(scope, found_in)
        delegates = replace(delegates, parties=parties, standing=standing)
    return delegates


STANDING: dict[str, PartyStanding] = {"ruling party": "ruling", "dominant party": "dominant"}


def parties_of(scope: Scope, filter_: Filter) -> tuple[tuple[str, ...], PartyStanding]:
    """`in greens/reds`, `in the ruling party`; neither for `a party` and `any party`."""
    thing = filter_.thing
    if not isinstance(thing, Thing) or not thing.words:
        scope.unclear(filter_.span, "for example `in a party`")
        return (), ""
    return parties_in(scope, thing)


def parties_in(scope: Scope, thing: Thing) -> tuple[tuple[str, ...], PartyStanding]:
    """`greens/reds`, `the ruling party`, `a party`."""
    if (standing := STANDING.get(plain_text(thing))) and not thing.number:
        scope.says(thing, "the")
        hear_words(scope, thing.words)
        return (), standing
    if plain(thing.words[-1]) == "party" and (scope.says(thing, "any") or not thing.dets[1:]):
        if len(thing.words) > 1:
            scope.unclear(thing.words[0].span, "for example `in a party`")
        hear_words(scope, thing.words)
        return (), ""
    return named(scope, thing.words[-1], ("party",)), ""


# ---- posts that are taken, as events -------------------------------------------------------------

Actor = Callable[[Scope, Who | Word | None], Whose]


def became(scope: Scope, node: Happening, actor: Actor) -> list[Event]:
    """`you become the chairman`, `greens becomes dominant`, `a party becomes the ruling party`."""
    cure = "for example `when you become the chairman`, `when a party becomes dominant`"
    no_roles(scope, node.roles)
    thing = node.thing
    if not isinstance(thing, Thing) or thing.number is not None:
        if isinstance(thing, Who):
            cure = "`at research phase: if you are the first player: …`"
        scope.unclear(node.span, cure)
        return []
    Bag(scope, thing.filters).close()
    scope.says(thing, "the")
    if structural(thing) == ("chairman", ()):
        hear_words(scope, thing.words)
        return [Event("chair", actor(scope, node.who))]
    text = plain_text(thing).lower().removesuffix(" party")
    standing = STANDING.get(f"{text} party")
    if standing is None or standing == "" or not isinstance(node.who, Word):
        scope.unclear(node.span, cure)
        return []
    hear_words(scope, thing.words)
    *_, name = node.who.text.split()
    scope.hear(node.who)
    if name.lower() == "party":
        return [Event(standing, "all")]
    party = scope.words.find(name, ("party",))
    if party is None:
        unknown(scope, Word(name, span=node.who.span), ("party",))
        return []
    return [Event(standing, "all", CardSet(names=(party.id,)))]
