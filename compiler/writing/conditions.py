"""Conditions, events and history in card text.

In: conditions and events of the graph. Out: what stands after `requires`, `if`, `when` and `who`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from compiler import graph as g
from compiler.writing.deeds import PAST, PERIODS, deed, so_many
from compiler.writing.measures import against, compared, counted, having
from compiler.writing.names import Names, Phrases, Unwritable, article, third
from compiler.writing.selectors import (
    asked,
    held,
    some_cards,
    with_,
)

# ---- conditions ---------------------------------------------------------------------------------


def condition(names: Names, one: g.Condition) -> str:
    match one:
        case g.Not(g.IsFirst() as part) | (
            g.Compare(g.Delegates(g.DelegateSet("chairman", "you")), "max") as part
        ):
            return f"you are not {_post(part)}"
        case g.Compare(g.Deeds() as deeds):
            return so_many(names, one, deeds)
        case g.Compare():
            return compared(names, one)
        case g.Matches(cards):
            return _matches(names, cards)
        case g.Not(g.Matches(cards)):
            return _matches(names, cards, negated=True)
        case g.Happened():
            return _happened(names, one)
        case g.Not(g.Happened(g.Event(who="all" | "opponents")) as part):
            return _happened(names, part, who=_NONE[part.event.who])
        case g.Not(g.Happened() as part):
            return _happened(names, part, negated=True)
        case g.Not(g.Of("any" | "opponent" as whose, g.Not(part))) if not isinstance(
            part, g.IsFirst
        ):
            return _of_somebody(names, _EVERY[whose], part)
        case g.Not(g.Of("any" | "opponent" as whose, part)):
            return _of_somebody(names, _NONE[whose], part)
        case g.Not(g.InPhase(phase)):
            return f"no {phase} phase"
        case g.InPhase(phase):
            return f"{phase} phase"
        case g.Not(g.InState(state)):
            return f"no {names.noun('state', state)}"
        case g.Not(g.Settled() as part):
            return _settled(names, part, "not ")
        case g.Settled():
            return _settled(names, one)
        case g.Not(g.Recurring(2)):
            return "odd generation"
        case g.Not(g.Against() as part):
            return against(names, part, negated=True)
        case g.Not():
            raise Unwritable("that something is not so")
        case g.Both(parts):
            return " and ".join(_single(names, part) for part in parts)
        case g.Either(parts):
            return " or ".join(_single(names, part) for part in parts)
        case g.InState(state):
            return names.noun("state", state)
        case g.Recurring(every):
            return f"every {every} generations"
        case g.Leads(rank, measure):
            return f"the {rank} {counted(names, measure, many=True)}"
        case g.Against():
            return against(names, one)
        case g.Of(whose, part):
            return _of_somebody(names, _PEOPLE[whose], part)
        case g.IsFirst():
            return f"you are {_post(one)}"
        case g.Rules(party):
            return names.noun("party", party)
        case _:
            assert_never(one)


def _settled(names: Names, one: g.Settled, negated: str = "") -> str:
    """`the chosen tag is plant`."""
    what, name = one.said
    noun = names.noun("track" if what == "parameter" else what, name)
    return f"the chosen {what} is {negated}{noun}"


def _of_somebody(names: Names, person: str, part: g.Condition) -> str:
    """`that player played an event this generation`, `that player is not the first player`."""
    negated = isinstance(part, g.Not)
    match part.part if isinstance(part, g.Not) else part:
        case g.Happened() as done:
            return person + who_did(names, done, negated).removeprefix(" who")
        case g.IsFirst() as part:
            return f"{person} is {'not ' * negated}{_post(part)}"
        case g.Compare(g.Delegates(g.DelegateSet("chairman")), bound) as part if not negated:
            return f"{person} is {'not ' * (bound == 'max')}{_post(part)}"
        case g.Compare(g.Deeds()) as part if not negated:
            return f"{person} has {compared(names, part)}"
        case g.Against() as part:
            return f"{person} has {against(replace(names, described=True), part, negated)}"
        case g.Compare() as part if not negated:
            return f"{person} has {condition(replace(names, described=True), part)}"
        case g.Leads() as part if not negated:
            return f"{person} has {condition(names, part)}"
        case _:
            raise Unwritable("what holds for others, if it is no number")


def _post(one: g.Condition) -> str:
    return "the first player" if isinstance(one, g.IsFirst) else "the chairman"


def _single(names: Names, one: g.Condition) -> str:
    if isinstance(one, g.Both | g.Either):
        raise Unwritable("`and` and `or` in one condition")
    return condition(names, one)


_REFERRED = Phrases({"it": "it", "that": "that card", "this": "this card", "": "it"})


def _matches(names: Names, cards: g.CardSet, negated: bool = False) -> str:
    """`it has a microbe tag`, `that card is not a science card`."""
    it = _REFERRED[cards.reference]
    if not negated and not cards.kinds:
        return f"{it} has {_has(names, cards)}"
    if cards != g.CardSet(reference=cards.reference, kinds=cards.kinds, tags=cards.tags):
        raise Unwritable("what a card is, but for its kind and its tags")
    card = article(some_cards(names, replace(cards, reference=""), many=False))
    return f"{it} is {'not ' * negated}{card}"


def _has(names: Names, cards: g.CardSet) -> str:
    """What a card `has`."""
    tagged = all(one == g.CardSet(tags=one.tags) for one in cards.none_of)
    if cards.kinds or cards.names or cards.zone or cards.used is not None or not tagged:
        raise Unwritable("what a card is, rather than what it has")
    said = [article(f"{names.either('tag', cards.tags)} tag")] if cards.tags else []
    for has, what in (
        (cards.has_requirements, "requirements"),
        (None if cards.asks_bound else cards.global_requirements, "global requirements"),
        (cards.has_tags, "tags"),
    ):
        said += [] if has is None else [what if has else f"no {what}"]
    said += asked(names, cards)
    said += [f"no {names.either('tag', one.tags)} tag" for one in cards.none_of]
    said += [f"no {held(names, cards, many=True)}"] if cards.resources_max == 0 else []
    said += with_(names, cards)
    return " with ".join(said)


def described(names: Names, players: g.Condition | None, whose: g.Whose) -> str:
    """` with 2 cities`, ` who removed your plants this generation`; empty for all."""
    match players:
        case g.Both(parts):
            return "".join(described(names, part, whose) for part in parts)
        case g.Leads(rivals=rivals) if rivals != (whose in ("opponent", "opponents")):
            raise Unwritable("who has the most, otherwise than of all who are meant")
        case g.Happened():
            return who_did(names, players)
        case g.Not(g.Happened() as part):
            return who_did(names, part, negated=True)
        case _:
            return having(replace(names, described=True), players)


# ---- history ------------------------------------------------------------------------------------

_NONE = Phrases(
    {
        "all": "no player",
        "any": "no player",
        "opponents": "no opponent",
        "opponent": "no opponent",
    }
)

_EVERY = Phrases({"any": "each player", "opponent": "each opponent"})


def _happened(names: Names, one: g.Happened, negated: bool = False, who: str = "") -> str:
    """`you raised rating this generation`, `you did not raise rating this generation`."""
    who = who or _SUBJECTS.get(one.event.who, "")
    if not who:
        raise Unwritable(f"what {one.event.who} did")
    verb, thing = deed(names, one.event)
    did = f"did not {verb}" if negated else PAST[verb]
    return " ".join(part for part in (who, did, thing, PERIODS[one.period]) if part)


def who_did(names: Names, one: g.Happened, negated: bool = False) -> str:
    """`who removed your resources/production this generation`, of a player."""
    of: g.Whose | None = "you" if one.event.of == "owner" else one.event.of
    verb, thing = deed(names, replace(one.event, of=of))
    did = f"did not {verb}" if negated else PAST[verb]
    parts = ("", "who", did, thing, PERIODS[one.period])
    return " ".join(part for index, part in enumerate(parts) if part or not index)


# ---- events -------------------------------------------------------------------------------------

_SUBJECTS: dict[str, str] = {
    "you": "you",
    "all": "anyone",
    "any": "anyone",
    "opponents": "an opponent",
    "that": "that player",
    "owner": "the owner",
    "chosen": "the chosen player",
}

_PEOPLE = Phrases(
    {
        "any": "any player",
        "opponent": "an opponent",
        "that": "that player",
        "owner": "the owner",
        "victim": "the owner",
        "first": "the first player",
        "holder": "the owner of this card",
        "chosen": "the chosen player",
    }
)


def events(names: Names, several: tuple[g.Event, ...]) -> str:
    """What stands after `when`; the same player is named once."""
    parts = []
    before = ""
    for one in several:
        if one.level is not None:
            mine = "your " if one.who == "you" else ""
            value = "its maximum" if one.level == "end" else str(one.level)
            parts.append(f"{mine}{names.noun('track', one.parameter)} reaches {value}")
            before = ""
            continue
        if one.kind in ("dominant", "ruling"):
            party = names.either("party", one.cards.names) if one.cards is not None else "a party"
            parts.append(f"{party} becomes the {one.kind} party")
            before = ""
            continue
        who = _SUBJECTS.get(one.who, "")
        if who and one.placing:
            parts.append(f"placing gives {who} {deed(names, one)[1]}")
            before = ""
            continue
        if not who or one.kind == "phase":
            raise Unwritable(f"an event of {one.who}")
        verb, thing = deed(names, one)
        does = verb if who == "you" else third(verb)
        does = f"would {verb}" if one.would else does
        parts.append(" ".join(part for part in (who if who != before else "", does, thing) if part))
        before = who
    return " or ".join(parts)
