"""Things of which all but the thing is said once: `steal 5 M€ and 3 steel from that player`.

In: phrases, as `compiler.text.structure` makes them of neighbours. Out: rules for `group:and`, the
same effects one beside the other; and of one player who is nobody in particular, for `atom`.
"""

from __future__ import annotations

from typing import Any

from compiler.graph import ChoosePlayer, Each, Gain, Lose, OneOf, Remove, Spend, Then, Unordered
from compiler.reading.meanings.effects import as_far, removed
from compiler.reading.meanings.everybody import ones_own
from compiler.reading.meanings.nouns import listed
from compiler.reading.parsing.grammar import Grammar
from compiler.text.words import Words


def several(g: Grammar, words: Words) -> None:
    standard = tuple(kind.id for kind in words.resources.values() if kind.standard)
    each = {"figure": "figure"}
    g.say("of-each", "of-each-standard", lambda figure: _of_each(standard, figure), **each)
    listed(g, "lost", "stuff")
    listed(g, "takens", "taken")
    g.same("lost:and", ("of-each",))
    g.join("taken-each", "{things:of-each}", lambda things: tuple((*one, "") for one in things))
    for kind, message in ((Gain, "gain"), (Spend, "spend")):
        g.say("group:and", message, _each(kind), thing="of-each")
    g.say("payment", "spend", lambda thing: Unordered(_each(Spend)(thing)), thing="of-each")
    g.say("lost-several", "lose", _each(Lose), thing="lost:and")
    g.say("given-several", "give", _given, thing="lost:and", whom="one-person")
    for message, steal in (("remove", False), ("steal", True)):
        for thing in ("takens:and", "taken-each"):
            built = _taken(steal, standard)
            g.say("taken-several", message, built, thing=thing, source="source")
    g.same("far-several", ("lost-several", "given-several", "taken-several", "verb:decrease:and"))
    for message in ("as-much", "as-far"):
        g.say("group:and", message, lambda text: tuple(map(as_far, text)), text="far-several")
    g.same("group:and", ("taken-several",))
    for message, steal in (("remove", False), ("steal", True)):
        g.say("leaf", message, _of_one(steal, standard), thing="takens:and", source="source")
        g.say("leaf", message, _of_one(steal, standard), thing="takens:and", source="by-lot")
        g.say("leaf", message, _of_two(steal, standard), thing="takens:and", source="source")
    kinds: tuple[Any, ...] = (Gain, Spend, Lose)
    for each_kind, message in zip(kinds, ("gain", "spend", "lose"), strict=True):
        g.say("of-one-leaf", message, _one_kind(each_kind, standard), thing="of-one")
    g.same("leaf", ("of-one-leaf",))
    g.say("leaf", "as-much", lambda text: _lost(text), text="of-one-leaf")
    g.say("random", "random-opponent", lambda: (("whose", "opponent"), ("chance", True)))
    g.say("random", "random-player", lambda: (("whose", "any"), ("chance", True)))
    g.say("by-lot", "from", lambda source: source, source="random")
    g.join("by-lot", "{one:by-lot} {who:who}", lambda one, who: (*one, ("players", who)))
    g.say("leaf", "each-does", _random_does, people="random", what="leaf")
    g.join("open", "{people:random}: {what:effect}", _random_does)


def _one_kind(kind: Any, standard: tuple[str, ...]) -> Any:
    """`Gain 3 standard resources of one kind.`"""
    return lambda thing: OneOf(tuple(kind(one, thing[1]) for one in standard))


def _lost(text: Any) -> Any:
    return text if isinstance(text.parts[0], Lose) else None


def _random_does(people: Any, what: Any) -> Any:
    """`A random opponent loses 2 plants.`"""
    return Then((ChoosePlayer(**dict(people)), Each("that", ones_own(what))))


def _of_each(standard: tuple[str, ...], figure: Any) -> Any:
    return tuple((one, figure) for one in standard) if len(standard) > 1 else None


def _each(kind: Any) -> Any:
    return lambda thing: tuple(kind(*one) for one in thing) if len(thing) > 1 else None


def _given(thing: Any, whom: Any) -> Any:
    return tuple(Lose(one[0], one[1], whom) for one in thing) if len(thing) > 1 else None


def _taken(steal: bool, standard: tuple[str, ...]) -> Any:
    """From somebody who is known, or from each."""
    build = removed(steal, standard)

    def several(thing: Any, source: Any) -> Any:
        made: Any = tuple(build(one, source) for one in thing)
        plain = all(isinstance(one, Remove) and one.resource and not one.cards for one in made)
        known = dict(source).get("whose") not in ("any", "opponent", "you")
        return made if plain and known and len(made) > 1 else None

    return several


def _of_one(steal: bool, standard: tuple[str, ...]) -> Any:
    """`Steal 5 M€ and 3 steel from an opponent.`: who is chosen first."""
    build = removed(steal, standard)

    def several(thing: Any, source: Any) -> Any:
        told = dict(source)
        if len(told) != len(source) or told.get("whose") not in ("any", "opponent"):
            return None
        chosen = len(thing) > 1 or "chance" in told  # one from an opponent needs no choice before
        if not chosen or told.keys() - {"whose", "players", "chance"}:
            return None
        made: Any = tuple(build(one, (("whose", "that"),)) for one in thing)
        if not all(isinstance(one, Remove) and one.resource for one in made):
            return None
        others = steal or all(one.up_to for one in made)  # nobody takes what he may leave
        if others and "chance" not in told:
            told["whose"] = "opponent"
        return Then((ChoosePlayer(**told), Unordered(made) if len(made) > 1 else made[0]))

    return several


def _of_two(steal: bool, standard: tuple[str, ...]) -> Any:
    """The same, of a card that lets one choose anew for each of them."""
    build = removed(steal, standard)

    def several(thing: Any, source: Any) -> Any:
        made: Any = tuple(build(one, source) for one in thing)
        plain = all(isinstance(one, Remove) and one.resource for one in made)
        some = dict(source).get("whose") in ("any", "opponent")
        return Unordered(made) if plain and some and len(made) > 1 else None

    return several
