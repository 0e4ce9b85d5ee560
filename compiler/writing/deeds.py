"""What is done, in card text: the verb and what it acts on, and how much of it has been done.

In: events of the graph, and measures of them. Out: what stands behind the player of an event, and
what is counted.
"""

from __future__ import annotations

from dataclasses import replace

from compiler import graph as g
from compiler.writing.names import Names, Phrases, Unwritable, article
from compiler.writing.parties import colony_tile, delegates
from compiler.writing.selectors import (
    one_card,
    some_cards,
    tiles,
)
from dsl.lexicon.words import DID, DONE

PERIODS = Phrases({"generation": "this generation", "action": "this action", "game": "this game"})
PAST = Phrases({base: past for past, base in DID.items()})
_PASSIVE = Phrases({base: participle for participle, base in DONE.items()})

_DOERS = Phrases(
    {
        "you": "you",
        "all": "anyone",
        "opponents": "an opponent",
        "that": "that player",
        "owner": "the owner",
        "first": "the first player",
        "holder": "the owner of this card",
        "chosen": "the chosen player",
    }
)


def done(names: Names, measure: g.Deeds, many: bool, beside: bool = False) -> str:
    """`events played this generation`, `events an opponent played this generation`. `beside`:
    something else, of which it may be said that it was `played`."""
    things, verb = _things(names, measure.event, many), deed(names, measure.event)[0]
    did = f"{_DOERS[measure.whose]} {PAST[verb]}"
    bare = measure.whose == "you" and not beside
    return f"{things} {_PASSIVE[verb] if bare else did} {PERIODS[measure.period]}"


def so_many(names: Names, one: g.Compare, measure: g.Deeds, who: str = "") -> str:
    """`you played 2 events this generation`."""
    if one.less != 0:
        raise Unwritable("less of what was done")
    bound = "" if one.bound == "min" else f"{one.bound} "
    things = f"{bound}{one.value} {_things(names, measure.event, one.value != 1)}"
    past = PAST[deed(names, measure.event)[0]]
    return f"{who or _DOERS[measure.whose]} {past} {things} {PERIODS[measure.period]}"


def _things(names: Names, event: g.Event, many: bool) -> str:
    """What has been done, without an article."""
    s = "s" if many else ""
    match event.kind:
        case "play-card" | "discard" | "draw" | "buy":
            return some_cards(names, event.cards or g.CardSet(), many=many)
        case _ if event.kind in g.OF_TOKENS:
            return _tokens(names, event, many)
        case "play-tag":
            return f"{names.either('tag', event.tags)} tag{s}" if event.tags else f"tag{s}"
        case "place" | "lift":
            return tiles(names, event.tiles or g.TileSet(), many, default="all")
        case "delegate":
            return delegates(names, replace(event.sent(), whose="you"), many)
        case "colony":
            on = f" on {colony_tile(names, event.colonies)}" if event.colonies is not None else ""
            return ("colonies" if many else "colony") + on
        case "raise":
            track = names.noun("track", event.parameter) if event.parameter else "parameter"
            return f"{track} step{s}"
        case "produce" | "unproduce":
            words = [names.either("resource", event.resources)] if event.resources else []
            return " ".join([*words, f"production step{s}"])
        case "project" if event.cards is not None and event.cards.zone == "play":
            return f"action{s} of {one_card(names, event.cards)}"
        case "project":
            return f"standard project{s}"
        case "trade" | "pass":
            return f"time{s}"
        case "claim":
            return f"milestone{s}"
        case "fund":
            return f"award{s}"
        case "convert":
            ids = event.cards.names if event.cards is not None else ()
            return "/".join(map(names.card, ids)) or f"conversion{s}"
        case "add" if event.cards is not None:
            return f"{_resources(names, event.resources, many)} here"
        case _:
            return _resources(names, event.resources, many)


def deed(names: Names, one: g.Event) -> tuple[str, str]:
    """The verb in its base form, and what it acts on."""
    number = "1 " if one.each else f"min {one.least} " if one.least is not None else ""
    many = not one.each and one.least != 1
    match one.kind:
        case "play-card":
            cards = one.cards or g.CardSet()
            played = some_cards(names, cards, many=False)
            return "play", played if cards.reference else article(played)
        case "new-tag":
            return "play", "a new tag"
        case "colony":
            on = f" on {colony_tile(names, one.colonies)}" if one.colonies is not None else ""
            return "place", f"a colony{on}"
        case "colony-bonus":
            of = f" of {colony_tile(names, one.colonies)}" if one.colonies is not None else ""
            return "gain", f"a colony bonus{of}"
        case "trade":
            with_ = one.colonies
            return "trade", f"with {colony_tile(names, with_)}" if with_ is not None else ""
        case "delegate":
            sent = delegates(names, replace(one.sent(), whose="you"), many=False)
            return "place", number + sent if one.each else article(sent)
        case "play-tag":
            named = article(f"{names.either('tag', one.tags)} tag") if one.tags else "any tag"
            return "play", named
        case "place":
            return "place", article(tiles(names, one.tiles or g.TileSet(), False, default="all"))
        case "lift":
            lifted = one.tiles or g.TileSet(whose="all")
            mine = lifted.whose == "you" or one.of in ("you", "owner")
            lifted = replace(lifted, whose="all") if mine else lifted
            noun = tiles(names, lifted, False, default="all")
            return "remove", f"your {noun}" if mine else noun if lifted.at else article(noun)
        case "gain":
            return "gain", number + _resources(names, one.resources, many)
        case "produce" | "unproduce":
            words = [names.either("resource", one.resources)] if one.resources else []
            verb = "gain" if one.kind == "produce" else "lose"
            return verb, number + " ".join([*words, "production"])
        case "raise":
            track = names.noun("track", one.parameter) if one.parameter else "a parameter"
            return "raise", f"{track} {number}".strip()
        case "add":
            what = _resources(names, one.resources, many)
            return "add", number + what + _onto(names, one.cards)
        case "remove":
            what = _resources(names, one.resources, many)
            what = "resources/production" if one.production else what
            if one.least is not None and one.of == "you":
                return "remove", f"{number}{what} from you"
            return "remove", _OF[one.of].format(f"{number}{what}")
        case "project":
            return "use", _project(names, one)
        case "convert":
            ids = one.cards.names if one.cards is not None else ()
            return "use", f"the {names.card(ids[0])} conversion" if ids else "a conversion"
        case "spend" | "lose":
            return one.kind, number + _resources(names, one.resources, many)
        case "chair":
            return "become", "the chairman"
        case "lead":
            party = names.either("party", one.cards.names) if one.cards is not None else "a party"
            return "become", f"the leader of {party}"
        case "pass":
            return "pass", ""
        case "begin-turn" | "end-turn":
            return one.kind.removesuffix("-turn"), "a turn"
        case _ if one.kind in g.OF_TOKENS:
            return _VERBS.get(one.kind, one.kind), article(_tokens(names, one, many=False))
        case "discard" | "draw" | "buy":
            return one.kind, article(some_cards(names, one.cards or g.CardSet(), many=False))
        case "claim":
            return "claim", "a milestone"
        case "fund":
            return "fund", "an award"
        case _:
            raise Unwritable(f"an event {one.kind}")


_VERBS = {"look": "look at", "lay": "place", "shift": "move", "scrap": "discard"}


def _tokens(names: Names, one: g.Event, many: bool) -> str:
    """`find on an ocean area`; of what has seats, a seat on one."""
    cards = one.cards or g.CardSet()
    noun = some_cards(names, cards, many=many)
    if one.kind != "take" or names.seated.isdisjoint((*cards.kinds, *cards.names)):
        return noun
    return f"seat{'s' * many} on {article(some_cards(names, cards, many=False))}"


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
