"""Verbs of cards in words, those of the deck, of hands, and what is used or played; of delegates.

In: their leaves. Out: phrases, as those of `compiler.text.effects`. One function per class, in
`DEALING`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from compiler.graph import (
    CardSet,
    ChangeParty,
    Choosing,
    ClaimMilestone,
    CopyProduction,
    Discard,
    Draw,
    Effect,
    Every,
    ExchangeEvent,
    Fund,
    Hide,
    Look,
    Mark,
    MoveCards,
    Off,
    Peek,
    Per,
    PlaceDelegates,
    PlayCard,
    Settle,
    Take,
    TakeSeat,
    UseProject,
    walk,
)
from compiler.text.amounts import for_each, quantity, so_much_less
from compiler.text.selectors import (
    a_card,
    card_noun,
    cards_counted,
    number_of,
    on_area,
)
from compiler.text.writer import Writer


def _draw(writer: Writer, node: Draw) -> str:
    if node.cards is None:
        return writer.say("draw", cards=writer.cards(node.amount))
    number = number_of(node.amount != 1)
    return writer.say("draw-until", cards=_filtered(writer, node), number=number)


def _mark(writer: Writer, node: Mark) -> str:
    card = a_card(writer.words, node.cards, "from" if node.down else "object")
    return writer.say("mark", card=card, down="yes" if node.down else "no")


def _settle(writer: Writer, node: Settle) -> str:
    message, among = choice_of(writer, node)
    return writer.say(f"settle-{message}", **among)


def choice_of(writer: Writer, node: Choosing) -> tuple[str, dict[str, str]]:
    """What is chosen, as the messages end that say it, and those that it is chosen among."""
    words, what, ids = writer.words, node.family.what, node.ids
    every = words.plain_tags, words.standard_resources, words.every_party, (*words.parameters,)
    if ids in every:
        return what, {}
    match what:
        case "tag":
            return "tags", {"tags": words.joined(map(words.tag, ids), "or")}
        case "resource":
            names = (words.resource(one, many=False) for one in ids)
            return "resources", {"resources": words.joined(names, "or")}
        case "party":
            return "parties", {"parties": words.parties(ids)}
        case _:
            return "parameters", {"parameters": words.joined(map(words.track, ids), "or")}


def _peek(writer: Writer, node: Peek) -> str:
    return writer.say("peek", whom=writer.words.possessed(node.whose))


def _hide(writer: Writer, node: Hide) -> str:
    return writer.say("hide", cards=_filtered(writer, node))


def _filtered(writer: Writer, node: Draw | Look | Hide | Take | Discard | MoveCards) -> str:
    if node.cards is None:
        return writer.cards(node.amount)
    one, many = _one_and_many(writer, node)
    return quantity(writer.words, node.amount, one, many)


def _one_and_many(
    writer: Writer, node: Draw | Look | Hide | Take | Discard | MoveCards
) -> tuple[str, str]:
    assert node.cards is not None
    placed = isinstance(node, Look) and node.cards.zone != "areas"
    cards = replace(node.cards, zone="") if placed else node.cards
    one, many = (cards_counted(writer.words, cards, many) for many in (False, True))
    if cards.zone != "play" or cards.whose == "you":
        return one, many
    owner = writer.words.possessed(cards.whose)
    return f"{one} {owner}", f"{many} {owner}"


def _look(writer: Writer, node: Look) -> str:
    message = "reveal" if node.public else "look"
    if node.cards is not None and node.random:
        bare = replace(node, cards=replace(node.cards, zone="", whose="you"))
        cards = writer.say("by-chance", cards=_filtered(writer, bare))
        if node.cards.zone == "discard":
            return writer.say(f"{message}-by-chance", cards=_out_of(writer, node.cards, cards))
        shown = writer.say("reveal-by-chance", cards=_out_of_hand(writer, node.cards, cards))
        return _as_many(writer, node, shown)
    if node.cards is not None:
        place = node.cards.zone or "pile"
        return writer.say(f"{message}-{place}", cards=_filtered(writer, node))
    number: int | str = "some" if isinstance(node.amount, Per) else "X"
    number = node.amount if isinstance(node.amount, int) else number
    return writer.say(message, cards=writer.cards(node.amount), number=number)


def _take(writer: Writer, node: Take) -> str:
    message = "buy" if node.buy else "take"
    if node.cards is not None and node.cards.zone in ("row", "pile"):
        bare = replace(node, cards=replace(node.cards, zone=""))
        cards = writer.say(f"out-of-{node.cards.zone}", cards=_filtered(writer, bare))
    elif node.cards is not None and node.cards.zone:
        cards = _filtered(writer, node)
    elif node.cards is not None and not node.cards.reference:
        cards = _of_them(writer, node)
    elif writer.single:
        cards = writer.say("it-card")
    else:
        cards = _of_them(writer, node)
    return writer.say(message, cards=writer.say("up-to", thing=cards) if node.up_to else cards)


def _of_them(writer: Writer, node: Take | Discard | MoveCards) -> str:
    """`2 of them`, `1 science card of them`, `1 of them for each city`."""
    some = node.cards is not None and not node.cards.reference and node.cards != CardSet()
    nouns = _one_and_many(writer, node) if some else ("", "")
    meant = (writer.say("of-them", cards=noun).strip() for noun in nouns)
    return quantity(writer.words, node.amount, *meant)


def _discard(writer: Writer, node: Discard) -> str:
    if node.cards is not None and node.cards.zone == "them":
        bare = replace(node, cards=replace(node.cards, zone=""))
        return writer.say("discard", cards=_of_them(writer, bare))
    text = writer.say("discard", cards=_by_chance(writer, node, _filtered(writer, node)))
    return writer.as_far(node.amount, text) if node.far else text


def _out_of(writer: Writer, place: CardSet, cards: str) -> str:
    """`a card from the event pile of an opponent`."""
    if place.whose == "you" or place.zone != "events":
        return writer.say(f"out-of-{place.zone}", cards=cards)
    owner = writer.words.possessed(place.whose)
    return writer.say("out-of-whose-events", cards=cards, owner=owner)


def _out_of_hand(writer: Writer, hand: CardSet, cards: str) -> str:
    if hand.whose == "you":
        return writer.say("out-of-hand", cards=cards)
    owner = writer.words.possessed(hand.whose)
    return writer.say("out-of-a-hand", cards=cards, owner=owner)


def _as_many(writer: Writer, node: Look | MoveCards, text: str) -> str:
    """Of another player's hand as many as there are."""
    theirs = node.cards is not None and node.cards.zone == "hand" and node.cards.whose != "you"
    some = node.amount != 1 and not (isinstance(node, MoveCards) and node.up_to)
    return writer.as_far(node.amount, text, "as-many") if theirs and some else text


def _by_chance(writer: Writer, node: Discard | MoveCards, cards: str) -> str:
    return writer.say("by-chance", cards=cards) if node.random else cards


def _copy(writer: Writer, node: CopyProduction) -> str:
    if node.count > 1:
        nouns = (card_noun(writer.words, node.cards, many) for many in (False, True))
        return writer.say("copy-productions", cards=quantity(writer.words, node.count, *nouns))
    return writer.say("copy-production", card=a_card(writer.words, node.cards, "from"))


def _move_cards(writer: Writer, node: MoveCards) -> str:
    others = node.cards.zone == "hand" and node.cards.whose != "you"
    pile = node.cards.zone in ("events", "discard", "hand") and not others
    bare = replace(node, cards=replace(node.cards, zone="", whose="you"))
    bare = bare if pile or others else node
    if writer.single and (node.amount, node.cards) == (1, CardSet(zone="table")):
        cards = writer.say("it-card")
    elif node.cards.zone in ("table", "them"):
        bare = replace(node, cards=replace(node.cards, zone=""))
        cards = _of_them(writer, bare)
        cards = writer.say("up-to", thing=cards) if node.up_to else cards
    elif node.up_to:
        cards = writer.say("up-to", thing=_filtered(writer, bare))
    elif node.amount == 1:
        cards = a_card(writer.words, bare.cards)
    else:
        cards = _filtered(writer, bare)
    cards = _by_chance(writer, node, cards)
    if (node.cards.zone, node.to, node.whose) == ("them", "hand", "you"):
        return writer.say("take", cards=cards)
    if pile:
        cards = _out_of(writer, node.cards, cards)
    if others:
        cards = _out_of_hand(writer, node.cards, cards)
    if node.to == "discard" and {*bare.cards.kinds} & {*writer.words.kinds}:
        return writer.say("discard", cards=cards)
    if node.area is not None:
        where = on_area(writer.words, replace(node.area, near=""))
        near = "yes" if node.area.near else "no"
        return writer.say("put-on-area", cards=cards, where=where, near=near)
    if node.to == "play" and node.cards.zone in ("", "play"):
        if node.whose == "you":
            return writer.say("take-over", cards=cards)
        whose = writer.words.possessed(node.whose)
        return writer.say(
            "hand-over", cards=cards, who=writer.words.person(node.whose), owner=whose
        )
    into = f"into-{node.to}" if (node.to, node.whose == "you") != ("hand", False) else "into-a-hand"
    known = writer.words.catalogue.has(into)
    zone = writer.say(into) if known else writer.say("into", zone=node.to)
    owner = "" if node.whose == "you" else writer.words.possessed(node.whose)
    return _as_many(writer, node, writer.say("move", cards=cards, zone=zone, owner=owner))


def _price(writer: Writer, less: Off) -> str:
    if less is None or less == "half":
        return writer.say("for-free" if less is None else "for-half")
    return writer.say("for-less", thing=so_much_less(writer.words, less)) if less != 0 else ""


def _use_project(writer: Writer, node: UseProject) -> str:
    words = writer.words
    named = (words.say("a-project-named", name=words.card(name)) for name in node.projects)
    what = words.joined(named, "or") or words.say("a-project")
    if node.cost_min and not node.projects:
        what = words.say("a-project-costing", money=words.money(node.cost_min))
    return writer.say("use-project", project=what, price=_price(writer, node.less))


def _fund(writer: Writer, node: Fund) -> str:
    return writer.say("fund", price=_price(writer, node.less))


def _claim_milestone(writer: Writer, node: ClaimMilestone) -> str:
    ignoring = writer.say("ignoring-goal") if node.unconditional else ""
    return writer.say("claim-milestone", price=_price(writer, node.less), ignoring=ignoring)


def _take_seat(writer: Writer, node: TakeSeat) -> str:
    ignoring = writer.say("ignoring-all") if node.unconditional else ""
    said = {"price": _price(writer, node.less), "ignoring": ignoring}
    return writer.say("take-seat", card=a_card(writer.words, node.cards, "from"), **said)


def _play_card(writer: Writer, node: PlayCard) -> str:
    card = a_card(writer.words, node.cards)
    if node.cards.zone in ("hand", "events", "discard"):
        bare = replace(node.cards, zone="", whose="you")
        card = _out_of(writer, node.cards, a_card(writer.words, bare))
    if node.cards.zone == "table":
        anything = node.cards == CardSet(zone="table")
        figure = (
            writer.figure(1) if anything else a_card(writer.words, replace(node.cards, zone=""))
        )
        card = writer.say("of-them", cards=figure)
    price = _price(writer, node.less)
    ignoring = writer.say("ignoring-global") if node.ignoring else ""
    ignoring = writer.say("ignoring-all") if node.unconditional else ignoring
    ignoring = writer.say("ignoring-tags") if node.tags else ignoring
    if node.parameters:
        tracks = writer.words.joined(map(writer.words.track, node.parameters))
        ignoring = writer.say("ignoring-these", tracks=tracks)
    plain = node.less == "half" or isinstance(node.less, int | None)
    pause = "yes" if ignoring and not plain else "no"
    return writer.say("play-card", card=card, price=price, pause=pause, ignoring=ignoring)


# ---- cards that have been seen ------------------------------------------------------------------

SEEN = ("them", "table")
"""Where cards lie that have just been seen."""


def left_of(parts: tuple[Effect, ...]) -> str:
    """What becomes of cards that are seen and not taken, as a key of the message: they are
    discarded, unless they are put elsewhere."""
    for at, look in enumerate(parts):
        if not isinstance(look, Look) or look.random or (look.cards and look.cards.zone):
            continue
        later = [one for other in parts[at + 1 :] for one in walk(other)]
        put = [one for one in later if isinstance(one, MoveCards) and _is_seen(one.cards)]
        away = [one for one in put if one.to != "hand"]
        taken = [one for one in later if _takes(one)] + [one for one in put if one.to == "hand"]
        if any(one.amount in (look.amount, Every()) for one in away) or any(
            isinstance(one, Take) and one.amount == look.amount and _is_plain_take(one)
            for one in parts[at + 1 :]
        ):
            return ""
        if look.amount == 1:
            return "otherwise" if taken else "it"
        return "some" if taken or away else "them"
    return ""


def _is_seen(cards: CardSet) -> bool:
    return cards.zone in SEEN or cards.reference in ("it", "that")


def _takes(node: object) -> bool:
    match node:
        case Take(cards=cards):
            return cards is None or not cards.zone or cards.zone in SEEN
        case PlayCard(cards=cards):
            return _is_seen(cards)
    return False


def _is_plain_take(node: Take) -> bool:
    return not (node.buy or node.up_to or (node.cards and node.cards != CardSet("it")))


# ---- delegates -----------------------------------------------------------------------------------


def _place_delegates(writer: Writer, node: PlaceDelegates) -> str:
    neutral = "yes" if node.neutral else "no"
    one, many = (
        writer.say("delegates", post="any", number=number, neutral=neutral)
        for number in ("one", "many")
    )
    words, per = writer.words, node.amount if isinstance(node.amount, Per) else None
    placed = quantity(words, node.amount if per is None else per.times, one, many)
    text = writer.say(
        "place-delegates",
        delegates=placed,
        lobby="yes" if node.lobby else "no",
        parties=words.parties(node.parties or node.but, "from" if node.parties else "subject"),
        where=_into(node),
    )
    return text if per is None else f"{text} {for_each(words, per)}"


def _into(node: PlaceDelegates) -> str:
    """A key of the message: which party."""
    but = f"not-{node.but_standing}" if node.but_standing else "other" if node.but else ""
    if node.spread or but:
        return "-".join(filter(None, (node.spread, but)))
    return node.standing or ("there" if node.parties else "any")


def _change_party(writer: Writer, node: ChangeParty) -> str:
    parties = writer.words.parties(node.parties, "object")
    which = "these" if parties else "any"
    return writer.say("change-party", standing=node.standing, parties=parties, which=which)


def _exchange_event(writer: Writer, node: ExchangeEvent) -> str:
    event = writer.say("global-event", time=node.which)
    if not node.other:
        return writer.say("replace-event", event=event)
    return writer.say("swap-events", event=event, other=writer.say("global-event", time=node.other))


DEALING: dict[type, Callable[[Writer, Any], str]] = {
    Draw: _draw,
    Look: _look,
    Peek: _peek,
    Hide: _hide,
    Mark: _mark,
    Settle: _settle,
    Take: _take,
    Discard: _discard,
    CopyProduction: _copy,
    MoveCards: _move_cards,
    UseProject: _use_project,
    Fund: _fund,
    ClaimMilestone: _claim_milestone,
    PlayCard: _play_card,
    TakeSeat: _take_seat,
    PlaceDelegates: _place_delegates,
    ChangeParty: _change_party,
    ExchangeEvent: _exchange_event,
}
