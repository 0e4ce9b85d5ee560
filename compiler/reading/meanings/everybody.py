"""What is done by other players, and what is theirs, as people say it.

In: the messages of `compiler/text/wordings` that say `they` and `their`. Out: rules for effects
that somebody has done: what is theirs there is one's own, and belongs to nobody anywhere else.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.graph import (
    Ability,
    Both,
    Compare,
    Each,
    Every,
    Goals,
    IsFirst,
    Lose,
    May,
    OneOf,
    Pays,
    Produce,
    Raise,
    Ranked,
    Unordered,
    changed,
    walk,
)
from compiler.reading.meanings.conditions import (
    against,
    chairman,
    happened,
    held_or_not,
    leads,
    of_ones_own,
)
from compiler.reading.meanings.nouns import always, listed
from compiler.reading.meanings.rules import cheaper, times
from compiler.reading.meanings.sets import narrowed
from compiler.reading.parsing.grammar import Grammar, fold
from compiler.text.amounts import of_what

THEIRS = "theirs"
OTHER = (("other", True),)


def everybody(g: Grammar) -> None:
    _who(g)
    _bare(g)
    for family in ("owner", "possessed"):
        g.say(family, f"{family}-theirs", always(THEIRS))
    g.say("had-of", "had-theirs", _theirs, things="had")
    g.say("another-card", "card-another", lambda noun: narrowed(noun, OTHER), noun="cards")
    g.join("a-card", "{card:another-card} {whose:possessed}", _of)
    g.say("a-card", "card-of-opponent", _of_opponent, noun="cards")
    for what in ("award", "milestone"):
        g.say("thing", f"{what}-by", _taken_by(what), who="people")
    g.say("a-card", "card-theirs", lambda noun: replace(noun, whose=THEIRS), noun="cards")
    g.say("leaf", "each-does", each, people="people", what="leaf")
    g.say("atom", "each-does", _each_chooses, people="people", what="choice")
    g.say("atom", "each-does", each, people="people", what="all")
    g.say("leaf", "each-does-each", each, people="people", what="leaf")
    g.say("leaf", "chosen-does", _chosen, people="people", what="leaf")
    g.say("atom", "chosen-does", _chosen, people="people", what="choice")
    g.say("leaf", "each-who-does", each, people="people", who="who-has", what="leaf")
    _to_each(g)
    g.say("leaf", "each-loses-all", _loses_all, people="people", noun="resource")
    g.say("leaf", "lose-production", _produces_less, count="whole", stem="stem:resource")
    g.say("had-much", "need-production", _produces, value="whole", track="production")
    g.say(
        "conditioned",
        "others-pay",
        _others_pay,
        people="people",
        money="money",
        what="cheaps:and",
    )
    g.say("leaf", "ranked-does", _ranked, things="rivalled", what="leaf")


def _to_each(g: Grammar) -> None:
    """A track of their own, and what they give to whose card it is."""
    track = {"track": "counter", "steps": "so-many-steps"}
    g.say("leaf", "each-moves-own", _moves_own, people="people", **track)
    g.say("leaf", "each-may-raise", _may_raise, people="people", cost="step", **track)
    g.say(
        "atom",
        "each-may-pay",
        lambda people, cost, gain: each(people, May(Pays(cost, gain))),
        people="people",
        cost="payment",
        gain="leaf",
    )
    g.say("leaf", "gives-you", _gives_you, people="people", thing="stuff")
    g.say("leaf", "gives-you-who", _gives_you, people="people", who="who-has", thing="stuff")


def _moves_own(people: Any, track: str, steps: Any, way: str) -> Any:
    return each(people, Raise(track, steps, down=way in ("lowers", "decreases")))


def _may_raise(people: Any, cost: Any, track: str, steps: Any) -> Any:
    return each(people, May(Pays(cost, Raise(track, steps))))


def _gives_you(people: Any, thing: Any, who: Any = None) -> Any:
    return None if people == "you" else each(people, Lose(thing[0], thing[1], "holder"), who)


def each(people: Any, what: Any, who: Any = None) -> Any:
    return Each(people, ones_own(what), who)


def _each_chooses(people: Any, what: Any) -> Any:
    """`Each player gains 2 plants or draws a card.` What follows with `and` is somebody else's."""
    apart = isinstance(what, OneOf) and not any(isinstance(one, Unordered) for one in what.parts)
    return each(people, what) if apart else None


def ones_own(what: Any) -> Any:
    """What somebody does with what is theirs."""
    return changed(what, _own) if speaks_of_them(what) else what


def speaks_of_them(what: Any) -> bool:
    return any(getattr(node, "whose", "") == THEIRS for node in walk(what))


def is_somebodys(what: Any) -> bool:
    """Whether that player does it at once, of whom only the sentence before can speak."""
    if not isinstance(what, Ability) or what.label != "play":
        return False
    return any(isinstance(node, Each) and node.who == "that" for node in walk(what.effect))


def _own(node: Any) -> Any:
    return replace(node, whose="you") if getattr(node, "whose", "") == THEIRS else node


def _of(card: Any, whose: Any) -> Any:
    return narrowed(card, (("whose", whose),)) if card is not None else None


def _of_opponent(noun: Any) -> Any:
    return narrowed(noun, (("whose", "opponents"),))


def _taken_by(what: Any) -> Any:
    """`each award funded by your opponents`"""
    return lambda who: Goals(what, who) if who in ("all", "opponents") else None


def _theirs(things: Any) -> Any:
    return replace(things, whose=THEIRS) if things.whose == "you" else None


def _chosen(people: Any, what: Any) -> Any:
    return each(people, what) if people in ("any", "opponent") else None


def _loses_all(people: Any, noun: Any) -> Any:
    return Each(people, Lose(noun, Every()))


def _produces_less(count: int, stem: str) -> Any:
    return Produce(stem, count, down=True, far=True)


def _produces(value: int, track: Any, bound: str) -> Any:
    return Compare(track, "max" if bound == "max" else "min", value)


def _others_pay(people: Any, money: Any, what: Any, way: str) -> Ability:
    return Ability("effect", rule=times(cheaper(what, money), way), whose=people)


def _ranked(rank: str, of: str, things: Any, what: Any) -> Any:
    if of != of_what(things):
        return None
    return Ranked(rank.replace("-", " "), things, ones_own(what))  # type: ignore[arg-type]


def does_several(value: Any, together: type) -> bool:
    """Whether somebody else does several things, or chooses one of them."""
    return any(isinstance(node, Each) and isinstance(node.body, together) for node in walk(value))


def turns_away(value: Any) -> bool:
    """Whether of two things to choose from one is done by others and one by whose card it is."""
    return any(
        isinstance(node, OneOf)
        and isinstance(node.parts[0], Each)
        and not all(isinstance(part, Each) for part in node.parts)
        for node in walk(value)
    )


def turns_to_you(value: Any) -> bool:
    """Whether something is of others and then, of the same sentence, of whose card it is: `an
    opponent draws a card and gains 2 plants` says nothing of the kind."""
    return any(
        isinstance(node, Unordered)
        and isinstance(node.parts[0], Each)
        and not all(isinstance(part, Each) for part in node.parts)
        for node in walk(value)
    )


# ---- which players are meant ---------------------------------------------------------------------


def _is(post: str, yes: str) -> Any:
    return held_or_not(IsFirst(), yes) if post == "first" else chairman("no", yes)


def _bare(g: Grammar) -> None:
    """What is said of each of them, without `who`."""
    lead = f"{fold(g.catalogue.say('person-who'))} "
    for kind in ("who-had", "who"):
        for rule in [one for many in g.kinds[kind].by_letter.values() for one in many]:
            first, *others = rule.symbols
            if (said := str(first)) == lead.strip() or said.startswith(lead):
                left = said.removeprefix(lead.strip()).strip()
                g.add(
                    "who-bare", (left, *others) if left else tuple(others), rule.build, rule.fixed
                )
    g.join("who-bare", "{told:happening-each}", happened)
    g.join("who-bare", "{told:happening-much:each}", lambda told: told)


def _who(g: Grammar) -> None:
    g.say(
        "who-had",
        "who-has",
        lambda things: replace(things, measure=of_ones_own(things.measure)),
        things="had-much",
    )
    g.say("who-had", "who-has", lambda things: things, things="had-production")
    g.say(
        "who-had",
        "who-against",
        lambda rank, things, than, yes: held_or_not(against(things, than, rank), yes),
        things="rivalled",
        than="than",
        rank="more-or-fewer",
    )
    g.say("who-had", "who-leads", leads, things="rivalled")
    listed(g, "who-hads", "who-had")
    g.join(
        "who-has",
        "{parts:who-hads:and}",
        lambda parts: parts[0] if len(parts) == 1 else Both(parts),
    )
    g.same("who", ("who-has",))
    g.say("who", "for-whom", lambda clause: clause, clause="clause")
    g.say("who", "who-is", _is)
    g.join("who", "{told:happening-who}", happened)
    g.join("who", "{told:happening-much:who}", lambda told: told)
