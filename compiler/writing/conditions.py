"""Conditions, events and history in card text.

In: conditions and events of the graph. Out: what stands after `requires`, `if`, `when` and `who`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from compiler import graph as g
from compiler.writing.measures import against, compared, counted, having
from compiler.writing.names import Names, Phrases, Unwritable, article, third
from compiler.writing.selectors import (
    colony_tile,
    delegates,
    held,
    one_card,
    some_cards,
    tiles,
    with_,
)
from dsl.lexicon.words import DID

# ---- conditions ---------------------------------------------------------------------------------


def condition(names: Names, one: g.Condition) -> str:
    match one:
        case g.Not(g.IsFirst() as part) | (
            g.Compare(g.Delegates(g.DelegateSet("chairman", "you")), "max") as part
        ):
            return f"you are not {_post(part)}"
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
            part, g.Happened | g.IsFirst
        ):
            return _of_somebody(names, _EVERY[whose], part)
        case g.Not(g.Of("any" | "opponent" as whose, part)):
            return _of_somebody(names, _NONE[whose], part)
        case g.Not(g.InState(state)):
            return f"no {names.noun('state', state)}"
        case g.Not(g.Settled() as part):
            return _settled(names, part, "not ")
        case g.Settled():
            return _settled(names, one)
        case g.Not(g.Recurring(2)):
            return "odd generation"
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
    what = "tag" if one.tag else "resource"
    return f"the chosen {what} is {negated}{names.noun(what, one.tag or one.resource)}"


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
        case g.Compare() | g.Against() as part if not negated:
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
        (cards.global_requirements, "global requirements"),
        (cards.has_tags, "tags"),
    ):
        said += [] if has is None else [what if has else f"no {what}"]
    said += [f"no {names.either('tag', one.tags)} tag" for one in cards.none_of]
    said += [f"no {held(names, cards, many=True)}"] if cards.resources_max == 0 else []
    said += with_(names, cards)
    return " with ".join(said)


def described(names: Names, players: g.Condition | None) -> str:
    """` with 2 cities`, ` who removed your plants this generation`; empty for all."""
    match players:
        case g.Both(parts):
            return "".join(described(names, part) for part in parts)
        case g.Happened():
            return who_did(names, players)
        case g.Not(g.Happened() as part):
            return who_did(names, part, negated=True)
        case _:
            return having(names, players)


# ---- history ------------------------------------------------------------------------------------

_PERIODS = Phrases({"generation": "this generation", "action": "this action", "game": "this game"})
_PAST = Phrases({base: past for past, base in DID.items()})


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
    did = f"did not {verb}" if negated else _PAST[verb]
    return " ".join(part for part in (who, did, thing, _PERIODS[one.period]) if part)


def who_did(names: Names, one: g.Happened, negated: bool = False) -> str:
    """`who removed your resources/production this generation`, of a player."""
    of: g.Whose | None = "you" if one.event.of == "owner" else one.event.of
    verb, thing = deed(names, replace(one.event, of=of))
    did = f"did not {verb}" if negated else _PAST[verb]
    parts = ("", "who", did, thing, _PERIODS[one.period])
    return " ".join(part for index, part in enumerate(parts) if part or not index)


# ---- events -------------------------------------------------------------------------------------

_SUBJECTS: dict[str, str] = {
    "you": "you",
    "all": "anyone",
    "any": "anyone",
    "opponents": "an opponent",
    "that": "that player",
    "owner": "the owner",
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
    }
)


def events(names: Names, several: tuple[g.Event, ...]) -> str:
    """What stands after `when`; the same player is named once."""
    parts = []
    before = ""
    for one in several:
        if one.level is not None:
            mine = "your " if one.who == "you" else ""
            parts.append(f"{mine}{names.noun('track', one.parameter)} reaches {one.level}")
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


def deed(names: Names, one: g.Event) -> tuple[str, str]:
    """The verb in its base form, and what it acts on."""
    number = "1 " if one.each else ""
    match one.kind:
        case "play-card":
            return "play", article(some_cards(names, one.cards or g.CardSet(), many=False))
        case "new-tag":
            return "play", "a new tag"
        case "colony":
            on = f" on {colony_tile(names, one.colonies)}" if one.colonies is not None else ""
            return "place", f"a colony{on}"
        case "trade":
            with_ = one.colonies
            return "trade", f"with {colony_tile(names, with_)}" if with_ is not None else ""
        case "delegate":
            parties = one.cards.names if one.cards is not None else ()
            sent = delegates(names, g.DelegateSet(parties=parties), many=False)
            return "place", number + sent if one.each else article(sent)
        case "play-tag":
            named = article(f"{names.either('tag', one.tags)} tag") if one.tags else "any tag"
            return "play", named
        case "place":
            return "place", article(tiles(names, one.tiles or g.TileSet(), False, default="all"))
        case "gain":
            return "gain", number + _resources(names, one.resources, not one.each)
        case "produce" | "unproduce":
            words = [names.either("resource", one.resources)] if one.resources else []
            verb = "gain" if one.kind == "produce" else "lose"
            return verb, number + " ".join([*words, "production"])
        case "raise":
            track = names.noun("track", one.parameter) if one.parameter else "a parameter"
            return "raise", track + (" 1" if one.each else "")
        case "add":
            return "add", number + _resources(names, one.resources, not one.each) + _onto(
                names, one.cards
            )
        case "remove":
            what = _resources(names, one.resources, not one.each)
            what = "resources/production" if one.production else what
            return "remove", _OF[one.of].format(f"{number}{what}")
        case "project":
            return "use", _project(names, one)
        case "convert":
            ids = one.cards.names if one.cards is not None else ()
            return "use", f"the {names.card(ids[0])} conversion" if ids else "a conversion"
        case "spend" | "lose":
            return one.kind, number + _resources(names, one.resources, not one.each)
        case "chair":
            return "become", "the chairman"
        case "pass":
            return "pass", ""
        case "discard" | "draw":
            return one.kind, article(some_cards(names, one.cards or g.CardSet(), many=False))
        case "claim":
            return "claim", "a milestone"
        case "fund":
            return "fund", "an award"
        case _:
            raise Unwritable(f"an event {one.kind}")


_OF: dict[str | None, str] = {None: "{}", "you": "your {}", "opponents": "{} of an opponent"}


def _resources(names: Names, ids: tuple[str, ...], many: bool) -> str:
    return names.either("resource", ids, many) if ids else "resource" + "s" * many


def _onto(names: Names, cards: g.CardSet | None) -> str:
    if cards is None:
        return ""
    if cards.reference == "this":
        return " here"
    noun = some_cards(names, cards, "play", many=False)
    return f" to {noun if cards.reference else article(noun)}"


def _project(names: Names, one: g.Event) -> str:
    if one.cards == g.CardSet(reference="this"):
        return "this card"
    if one.cards is not None and one.cards.zone == "play":
        return f"the action of {one_card(names, one.cards)}"
    ids = one.cards.names if one.cards is not None else ()
    text = f"the {names.card(ids[0])} standard project" if ids else "a standard project"
    if ids and ids[0] not in names.projects:
        text = names.card(ids[0])
    text += f" with cost min {one.cost_min}" if one.cost_min is not None else ""
    return text + " at full price" * one.full
