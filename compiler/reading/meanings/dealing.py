"""What verbs do with cards: draw, look, take, discard, play, move.

In: imperative phrases, as `compiler.text.effects` makes them. Out: rules for effects of the graph.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace
from typing import Any

from compiler.graph import (
    CardSet,
    ClaimMilestone,
    CopyProduction,
    Discard,
    Draw,
    Fund,
    Hide,
    Look,
    MoveCards,
    Off,
    Peek,
    PlayCard,
    Settle,
    Take,
    TakeSeat,
    UseAction,
    UseProject,
)
from compiler.reading.meanings.effects import verb
from compiler.reading.meanings.measures import in_play
from compiler.reading.meanings.nouns import always, listed
from compiler.reading.meanings.sets import narrowed
from compiler.reading.parsing.grammar import Build, Grammar
from compiler.text.words import Words


def remembered(g: Grammar, words: Words) -> None:
    """What a card remembers."""
    verb(g, "settle-tag", lambda: Settle(tags=words.plain_tags))
    verb(g, "settle-resource", lambda: Settle(resources=words.standard_resources))
    listed(g, "tag-names", "tag-name")
    verb(g, "settle-tags", lambda tags: Settle(tags=tags), tags="tag-names:or")
    verb(
        g,
        "settle-resources",
        lambda resources: Settle(resources=resources),
        resources="resources:or",
    )
    verb(g, "settle-party", lambda: Settle(parties=words.every_party))
    verb(g, "settle-parties", lambda parties: Settle(parties=parties), parties="parties:or")
    verb(g, "settle-parameter", lambda: Settle(parameters=(*words.parameters,)))
    listed(g, "parameters", "parameter")
    verb(
        g,
        "settle-parameters",
        lambda parameters: Settle(parameters=parameters),
        parameters="parameters:or",
    )


def cards(g: Grammar, words: Words, own: Set[str]) -> None:
    """`own`: the kinds of cards that sets declare."""
    g.join("some-cards", "{so:so-many:plain-card}", lambda so: (so[0], None))
    g.join("such-cards", "{so:so-many:card-noun}", lambda so: so)
    verb(g, "draw", lambda cards: Draw(cards[0]), cards="some-cards")
    verb(g, "draw-until", lambda cards: Draw(*cards), cards="such-cards")
    for message, public in (("look", False), ("reveal", True)):
        verb(g, message, _look(public), cards="some-cards")
        for zone in ("pile", "hand", "areas"):
            verb(g, f"{message}-{zone}", _look_at(zone, public), cards="such-cards")
    g.say("shown", "out-of-hand", lambda cards: (*cards, "you"), cards="by-chance")
    g.say(
        "shown",
        "out-of-a-hand",
        lambda cards, owner: (*cards, owner),
        cards="by-chance",
        owner="possessed",
    )
    verb(g, "reveal-by-chance", _shown, cards="shown")
    g.say("out-of-discards", "out-of-discard", lambda cards: cards, cards="by-chance")
    for message, public in (("look", False), ("reveal", True)):
        verb(g, f"{message}-by-chance", _out_of_discards(public), cards="out-of-discards")
    g.say("of-them", "of-them", lambda cards: (cards, None), cards="figure")
    g.say("of-them", "of-them", lambda cards: cards, cards="such-cards")
    g.say("those", "of-them", lambda cards: CardSet(), cards="nothing")
    g.say("those", "of-them", lambda cards: cards, cards="card-noun")
    g.join(
        "of-them", "{so:so-many:those}", lambda so: (so[0], so[1] if so[1] != CardSet() else None)
    )
    g.say("of-them", "it-card", lambda: (1, None))
    for zone in ("row", "pile"):
        g.say("of-them", f"out-of-{zone}", _out_of(zone), cards="such-cards")
    g.join("of-them", "{cards:such-cards}", lambda cards: cards if cards[1].zone else None)
    verb(g, "peek", lambda whom: Peek(whom), whom="possessed")
    verb(g, "hide", lambda cards: Hide(*cards), cards="such-cards")
    for message, buy in (("take", False), ("buy", True)):
        verb(g, message, _take(buy), cards="of-them")
        verb(g, message, _take(buy, up_to=True), cards="up-to-of-them")
    g.say("up-to-of-them", "up-to", lambda thing: thing, thing="of-them")
    g.same("discarded", ("some-cards", "such-cards"))
    verb(
        g,
        "discard",
        lambda cards: Discard(*cards) if _is_of_deck(own, cards[1]) else None,
        cards="discarded",
    )
    g.say("of-drawn", "of-them", lambda cards: (cards, CardSet(zone="them")), cards="figure")
    g.say("of-drawn", "of-them", _of_drawn, cards="such-cards")
    g.join("of-drawn", "{so:so-many:those}", lambda so: _of_drawn(so))
    verb(g, "discard", lambda cards: Discard(*cards), cards="of-drawn")
    g.say("by-chance", "random-card", lambda: (1, None))
    g.say("by-chance", "by-chance", lambda cards: cards, cards="discarded")
    g.say(
        "verb:discard",
        "discard",
        lambda cards: Discard(cards[0], cards[1], random=True) if cards[1] != CardSet() else None,
        cards="by-chance",
    )
    verb(g, "copy-production", lambda card: CopyProduction(in_play(card)), card="a-card")
    verb(
        g,
        "copy-productions",
        lambda cards: CopyProduction(in_play(cards[1]), cards[0]),
        cards="such-cards",
    )
    verb(g, "use-action", lambda card: UseAction(in_play(card)), card="a-card")
    for message, fewer in (("use-several", False), ("use-up-to", True)):
        verb(g, message, _use_several(fewer), count="whole", cards="cards")
    verb(g, "use-each", lambda card: UseAction(in_play(card), None), card="each-card")
    verb(g, "use-project", _use_project, project="a-project", price="price")
    verb(g, "fund", lambda price: Fund(_less(price)), price="price")
    verb(
        g,
        "claim-milestone",
        lambda price, ignoring: ClaimMilestone(_less(price), ignoring == "all"),
        price="price",
        ignoring="ignoring-goal",
    )
    g.say("ignoring-goal", "ignoring-goal", lambda: "all")
    g.word("ignoring-goal", "", "")
    g.say("price", "for-free", lambda: "free")
    g.say("price", "for-half", lambda: "half")
    g.say("price", "for-less", _so_much_less(words), thing="so-many:money-less", money="stuff")
    g.word("price", "", 0)
    g.say("ignoring", "ignoring-all", lambda: "all")
    g.say("ignoring", "ignoring-global", lambda: "global")
    g.say("ignoring", "ignoring-tags", lambda: "tags")
    g.say("ignoring", "ignoring-these", lambda tracks: tracks, tracks="tracks:and")
    g.word("ignoring", "", "")
    g.same("played", ("a-card", "of-those"))
    for zone in ("hand", "events", "discard"):
        g.say("played", f"out-of-{zone}", _lying(zone), cards="a-card")
    g.say("played", "out-of-whose-events", _lying("events"), cards="a-card", owner="possessed")
    g.say("of-those", "of-them", lambda cards: CardSet(zone="table"), cards="figure")
    g.say("of-those", "of-them", lambda cards: replace(cards, zone="table"), cards="a-card")
    verb(g, "play-card", _play_card, card="played", price="price", ignoring="ignoring")
    verb(
        g,
        "take-seat",
        lambda card, price, ignoring: TakeSeat(card, _less(price), ignoring == "all"),
        card="a-card",
        price="price",
        ignoring="ignoring",
    )
    _moved(g, own)


def _lying(zone: Any) -> Build:
    return lambda cards, owner="you": replace(cards, zone=zone, whose=owner)


def _of_drawn(cards: Any) -> Any:
    return cards[0], replace(cards[1], zone="them")


def _is_of_deck(own: Set[str], cards: Any) -> bool:
    return cards is None or (cards != CardSet() and not own & {*cards.kinds})


def _thrown(own: Set[str], cards: Any) -> Any:
    """What is no card of the deck lies before its player, or where it is said, and leaves it."""
    return _move(cards, "discard", "you") if own & {*cards[1].kinds} else None


def _look(public: bool) -> Build:
    return lambda cards=(1, None): Look(cards[0], public)


def _look_at(zone: str, public: bool) -> Build:
    def build(cards: Any) -> Any:
        amount, which = cards
        if zone == "hand" or which.zone != ("areas" if zone == "areas" else ""):
            which = replace(which, zone=zone) if zone == "hand" and not which.zone else None
        return None if which is None else Look(amount, public, which)

    return build


def _out_of_discards(public: bool) -> Build:
    def build(cards: Any) -> Any:
        there = narrowed(cards[1] or CardSet(), (("zone", "discard"),))
        return None if there is None else Look(cards[0], public, there, True)

    return build


def _shown(cards: Any) -> Any:
    amount, which, whose = cards
    hand = narrowed(which or CardSet(), (("zone", "hand"), ("whose", whose)))
    return None if hand is None else Look(amount, True, hand, True)


def _out_of(zone: str) -> Build:
    return lambda cards: (cards[0], replace(cards[1], zone=zone))


def _take(buy: bool, up_to: bool = False) -> Build:
    return lambda cards: Take(cards[0], buy, cards[1], up_to)


def _use_project(project: Any, price: Any) -> Any:
    names = project.cards.names if project.cards is not None else ()
    if project.cards is not None and not names:
        return None  # the action of a card that is described
    return UseProject(names, project.cost_min or 0, _less(price))


def _so_much_less(words: Words) -> Build:
    """`2 M€ less`, or `its cost is reduced by 2 M€`."""

    def build(thing: Any = None, money: Any = None) -> Any:
        if thing is not None:
            return thing[0]
        return money[1] if money[0] == words.currency else None

    return build


def _less(price: Any) -> Off:
    return None if price == "free" else price


def _play_card(card: Any, price: Any, ignoring: Any) -> Any:
    less = None if price == "free" else price
    these = ignoring if isinstance(ignoring, tuple) else ()
    part = ignoring == "global" or bool(these)
    return PlayCard(card, less, part, ignoring == "all", these, ignoring == "tags")


ZONES = ("here", "hand", "play", "events", "discard", "deck", "bottom", "pile")


def _moved(g: Grammar, own: Set[str]) -> None:
    for zone in ZONES:
        g.say("into", f"into-{zone}", always(zone))
    g.say("into", "into-a-hand", always("hand"))
    g.join("moved", "{card:a-card}", lambda card: (1, card, ()))
    g.join("moved", "{so:so-many:each-card}", lambda so: (*so, ()) if so[0] != 1 else None)
    g.say("moved", "of-them", lambda cards: (cards, CardSet(zone="table"), ()), cards="figure")
    g.say(
        "moved",
        "of-them",
        lambda cards: (cards[0], narrowed(cards[1], (("zone", "table"),)), ()),
        cards="such-cards",
    )
    g.say("moved", "it-card", lambda: (1, CardSet(zone="table"), ()))
    g.say("moved", "up-to", lambda thing: (*thing, (("up_to", "yes"),)), thing="so-many:each-card")
    g.say(
        "moved",
        "by-chance",
        lambda cards: (*cards[:2], (*cards[2], ("random", "yes"))),
        cards="moved",
    )
    for zone in ("events", "discard", "hand"):
        g.say("moved", f"out-of-{zone}", _moved_out(zone), cards="moved")
    for message, zone in (("out-of-a-hand", "hand"), ("out-of-whose-events", "events")):
        g.say("moved", message, _out_of_theirs(zone), cards="moved", owner="possessed")
    g.say("verb:discard", "discard", lambda cards: _thrown(own, cards), cards="moved")
    g.say("moved", "of-them", lambda cards: (cards, CardSet(zone="table"), ()), cards="figure")
    g.say("moved", "of-them", _of_those, cards="such-cards")
    g.join("moved", "{so:so-many:those}", lambda so: _of_those(so))
    g.same("maybe-owner", ("possessed", "nothing"))
    verb(g, "put-on-area", _put, cards="moved", where="on-area")
    verb(g, "hand-over", _give, cards="moved", who="person", owner="possessed")
    verb(g, "take-over", lambda cards: _move(cards, "play", "you"), cards="moved")
    verb(g, "move", _move, cards="moved", zone="into", owner="maybe-owner")


def _use_several(fewer: bool) -> Build:
    def build(count: Any, cards: Any, other: str) -> Any:
        cards = narrowed(in_play(cards), (("other", True),) if other == "yes" else ())
        return UseAction(cards, count, fewer)

    return build


def _of_those(cards: Any) -> Any:
    return cards[0], replace(cards[1], zone="table"), ()


def _give(cards: Any, who: Any = "", owner: Any = "") -> Any:
    """What is in hand goes into a hand, and what lies before one before somebody else."""
    return _move(cards, "hand" if cards[1].zone == "hand" else "play", who or owner)


def _put(cards: Any, where: Any, near: str) -> Any:
    """From area to area; `it` is where it was."""
    amount, which, more = cards
    area = replace(where, near="it") if near == "yes" else where
    return replace(_move((amount, which, more), "areas", "you"), area=area)


def _moved_out(zone: str) -> Build:
    return lambda cards: (cards[0], replace(cards[1], zone=zone), cards[2])


def _out_of_theirs(zone: Any) -> Build:
    return lambda cards, owner: (cards[0], replace(cards[1], zone=zone, whose=owner), cards[2])


def _move(cards: Any, zone: str, owner: Any) -> Any:
    amount, which, more = cards
    told = dict(more)
    whose: Any = owner or "you"
    return MoveCards(amount, in_play(which), zone, whose, "up_to" in told, "random" in told)
