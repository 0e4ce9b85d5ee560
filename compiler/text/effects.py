"""Effects in words, in full: imperative phrases without capital and full stop.

In: effect nodes. Out: `increase energy production 1 step`, composed by `Writer`. One function per
class of node, in `EFFECTS`; one that needs no more than the message of its name, with what its
fields hold, has none (`compiler.text.writer.plainly`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from compiler.graph import (
    Add,
    Amount,
    CardSet,
    CopyProduction,
    Discard,
    Draw,
    Every,
    ExchangeTile,
    Gain,
    GainAny,
    GainBonus,
    GainTag,
    Hide,
    Lay,
    Look,
    Lose,
    Lowest,
    Mark,
    MoveCards,
    MoveTile,
    Pay,
    Peek,
    Per,
    Place,
    PlayCard,
    Printed,
    Produce,
    Raise,
    Remove,
    RemoveTile,
    Resource,
    Spend,
    Take,
    That,
    TileSet,
    UseProject,
    Whose,
)
from compiler.text.amounts import for_each, quantity
from compiler.text.conditions import who
from compiler.text.expansions import EXPANSIONS
from compiler.text.selectors import (
    a_card,
    a_tile,
    card_noun,
    cards_counted,
    number_of,
    on_area,
    on_each,
    tags_noun,
    tile_noun,
)
from compiler.text.structure import STRUCTURE
from compiler.text.writer import Writer

# ---- resources -----------------------------------------------------------------------------------


def _gain(writer: Writer, node: Gain) -> str:
    return writer.say("gain", thing=writer.of_resource(node.resource, node.amount))


def _gain_any(writer: Writer, node: GainAny) -> str:
    words = writer.words
    kind = "different" if node.different else "free"
    one, many = (
        writer.say("resources-of-choice", number=number, kind=kind) for number in ("one", "many")
    )
    stocks = {kind.id for kind in words.resources.values() if kind.standard}
    if not stocks <= set(node.resources):
        names = words.joined((words.resource(r, many=False) for r in node.resources), "or")
        one, many = (f"{text} {writer.say('among', names=names)}" for text in (one, many))
    return writer.say("gain-any", things=quantity(words, node.amount, one, many))


def _lose(writer: Writer, node: Lose) -> str:
    thing = writer.of_resource(node.resource, node.amount)
    text = writer.say("lose", thing=thing)
    if node.to is not None:
        text = writer.say("give", thing=thing, whom=writer.words.person(node.to, "from"))
    return _as_far(writer, node.amount, text, "as-much")


def _as_far(writer: Writer, amount: Amount, text: str, how: str = "as-far") -> str:
    """Or as much as there is, which all of it says already."""
    return text if isinstance(amount, Every) else writer.say(how, text=text)


def _spend(writer: Writer, node: Spend) -> str:
    thing = _of_any(writer, node)
    if node.source is None:
        return writer.say("spend", thing=thing)
    return writer.say("spend-from", thing=thing, source=a_card(writer.words, node.source, "from"))


def _pay(writer: Writer, node: Pay) -> str:
    thing = money(writer, node.amount)
    using = writer.words.joined(writer.words.resource(r) for r in node.using)
    return writer.say("pay-using" if using else "pay", thing=thing, using=using)


def money(writer: Writer, amount: Amount) -> str:
    currency = writer.words.currency
    return writer.of_resource(currency or "money", amount)


def production_of(writer: Writer, resource: Resource, whose: Whose) -> str:
    """Whose production of what: `energy production`, `any player's plant production`."""
    words = writer.words
    stressed = whose == "you" and writer.stress
    each = whose in ("all", "opponents")
    owner = writer.say(f"owner-each-{whose}") if each else words.owner(whose)
    owner = writer.say("your") if stressed else owner
    form = {"owner": owner, "whose": "own" if whose == "you" else "theirs"}
    match resource:
        case str():
            return writer.say("production-of", stem=words.stems("resource", (resource,)), **form)
        case That():
            return writer.say("production-of-that", **form)
        case Printed(resources, at):
            stem = words.stems("resource", resources)
            production = writer.say("production-of", stem=stem, **form)
            return writer.say("as-printed", thing=production, tile=at)
        case Lowest():
            return writer.say("production-lowest", **form)


def _produce(writer: Writer, node: Produce) -> str:
    track = production_of(writer, node.resource, node.whose)
    message = "decrease" if node.down else "increase"
    text = writer.say(message, track=track, steps=writer.steps(node.amount))
    return _as_far(writer, node.amount, text) if node.far else text


def _raise(writer: Writer, node: Raise) -> str:
    track = writer.words.track(node.track, "object")
    message = "lower" if node.down else "raise"
    text = writer.say(message, track=track, steps=writer.steps(node.steps))
    return writer.say("bare", text=text) if node.bare else text


def _of_any(writer: Writer, node: Add | Remove | Spend) -> str:
    if node.resource:
        return writer.of_resource(node.resource, node.amount)
    one, many = (writer.say("resources", number=number) for number in ("one", "many"))
    return quantity(writer.words, node.amount, one, many)


def _add(writer: Writer, node: Add) -> str:
    if node.every:
        noun = cards_counted(writer.words, node.to, many=False)
        if node.to.whose == "opponents":
            noun = f"{noun} {writer.say('possessed-each-opponents')}"
        elif node.to.whose not in ("you", "all"):
            noun = f"{noun} {writer.words.possessed(node.to.whose)}"
        return writer.say("add-each", thing=_of_any(writer, node), card=noun)
    if node.cards > 1:
        noun = card_noun(writer.words, node.to, many=True)
        message = "add-to-up-to" if node.fewer else "add-to-several"
        other = "yes" if node.to.other else "no"
        thing = _of_any(writer, node)
        return writer.say(message, thing=thing, count=str(node.cards), cards=noun, other=other)
    card = a_card(writer.words, node.to)
    if isinstance(node.amount, Per):
        per = for_each(writer.words, node.amount)
        thing = _of_any(writer, replace(node, amount=node.amount.times))
        return writer.say("add-for-each", thing=thing, card=card, per=per)
    return writer.say("add", thing=_of_any(writer, node), card=card)


def _remove(writer: Writer, node: Remove) -> str:
    thing = _of_any(writer, node)
    up_to = writer.say("up-to", thing=thing) if node.up_to else thing
    message = "steal" if node.steal else "remove"
    text = writer.say(message, thing=up_to, source=_source(writer, node))
    each = node.whose in ("all", "opponents")
    return _as_far(writer, node.amount, text, "as-much") if each else text


def _source(writer: Writer, node: Remove) -> str:
    words = writer.words
    if node.cards is not None:
        return writer.say("from", source=a_card(words, node.cards, "from"))
    if node.whose is None or node.whose == "you":
        return ""
    each = node.whose in ("all", "opponents")
    whom = writer.say(f"person-each-{node.whose}") if each else words.person(node.whose, "from")
    parts = [writer.say("from", source=whom)]
    if node.owning:
        parts.append(writer.say("who-owns", tile=a_tile(words, node.owning)))
    if node.players:
        parts.append(who(words, node.players))
    return " ".join(parts)


# ---- tiles ---------------------------------------------------------------------------------------


def _place(writer: Writer, node: Place) -> str:
    words = writer.words
    if not node.tile:
        tile = writer.say("this-cards-tile")
    elif node.count == 1:
        tile = writer.say("tile-a", noun=words.tile(node.tile), role="object")
    else:
        tile = f"{node.count} {words.tile(node.tile, many=True)}"
    area = on_area(words, node.area) if node.area else ""
    free = writer.say("placed-freely") if node.free else ""
    text = writer.say("place", tile=tile, area=area, free=free)
    text = writer.say("dry", text=text) if node.dry else text
    return writer.say("bare", text=text) if node.bare else text


def _lay(writer: Writer, node: Lay) -> str:
    words, cards = writer.words, CardSet(kinds=(node.kind,))
    nouns = (card_noun(words, cards, many) for many in (False, True))
    place = on_each if node.every else on_area
    return writer.say(
        "lay", cards=quantity(words, node.amount, *nouns), area=place(words, node.area)
    )


def _move_tile(writer: Writer, node: MoveTile) -> str:
    tile = _one_tile(writer, node.tiles)
    if node.area is None:
        return writer.say("move-tile", tile=tile)
    return writer.say("move-tile-to", tile=tile, area=on_area(writer.words, node.area))


def _exchange_tile(writer: Writer, node: ExchangeTile) -> str:
    new = writer.say("tile-a", noun=writer.words.tile(node.tile), role="object")
    return writer.say("exchange-tile", tile=_one_tile(writer, node.tiles), new=new)


def _gain_bonus(writer: Writer, node: GainBonus) -> str:
    return writer.say("gain-bonuses", tile=node.at)


def _remove_tile(writer: Writer, node: RemoveTile) -> str:
    return writer.say("remove-tile", tile=_one_tile(writer, node.tiles))


def _one_tile(writer: Writer, tiles: TileSet) -> str:
    """`a greenery tile adjacent to it`, `one of your city tiles`."""
    if tiles.whose != "you":
        return a_tile(writer.words, tiles)
    nouns = tile_noun(writer.words, replace(tiles, whose="all"), many=True)
    return writer.say("one-of-your", tiles=nouns)


def _gain_tag(writer: Writer, node: GainTag) -> str:
    one, many = (tags_noun(writer.words, (node.tag,), many) for many in (False, True))
    tags = quantity(writer.words, node.amount, one, many)
    return writer.say("gain-tag", tags=tags, period=node.period)


# ---- cards ---------------------------------------------------------------------------------------


def _draw(writer: Writer, node: Draw) -> str:
    if node.cards is None:
        return writer.say("draw", cards=writer.cards(node.amount))
    number = number_of(node.amount != 1)
    return writer.say("draw-until", cards=_filtered(writer, node), number=number)


def _mark(writer: Writer, node: Mark) -> str:
    card = a_card(writer.words, node.cards, "from" if node.down else "object")
    return writer.say("mark", card=card, down="yes" if node.down else "no")


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
        return writer.say("reveal-by-chance", cards=_out_of_hand(writer, node.cards, cards))
    if node.cards is not None:
        place = node.cards.zone or "pile"
        return writer.say(f"{message}-{place}", cards=_filtered(writer, node))
    number = node.amount if isinstance(node.amount, int) else "X"
    return writer.say(message, cards=writer.cards(node.amount), number=number)


def _take(writer: Writer, node: Take) -> str:
    message = "buy" if node.buy else "take"
    if node.cards is not None and node.cards.zone in ("row", "pile"):
        bare = replace(node, cards=replace(node.cards, zone=""))
        cards = writer.say(f"out-of-{node.cards.zone}", cards=_filtered(writer, bare))
    elif node.cards is not None and node.cards.zone:
        cards = _filtered(writer, node)
    elif node.cards is not None and not node.cards.reference:
        cards = writer.say("of-them", cards=_filtered(writer, node))
    elif writer.single:
        cards = writer.say("it-card")
    else:
        cards = writer.say("of-them", cards=writer.figure(node.amount))
    return writer.say(message, cards=cards)


def _discard(writer: Writer, node: Discard) -> str:
    text = writer.say("discard", cards=_by_chance(writer, node, _filtered(writer, node)))
    return _as_far(writer, node.amount, text) if node.far else text


def _out_of_hand(writer: Writer, hand: CardSet, cards: str) -> str:
    if hand.whose == "you":
        return writer.say("out-of-hand", cards=cards)
    owner = writer.words.possessed(hand.whose)
    return writer.say("out-of-a-hand", cards=cards, owner=owner)


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
    bare = replace(node, cards=replace(node.cards, zone="")) if pile else node
    if others:
        bare = replace(node, cards=replace(node.cards, zone="", whose="you"))
    if node.cards.zone == "table":
        bare = replace(node, cards=replace(node.cards, zone=""))
        some = bare.cards != CardSet()
        figure = _filtered(writer, bare) if some else writer.figure(node.amount)
        cards = writer.say("of-them", cards=figure)
    elif node.up_to:
        cards = writer.say("up-to", thing=_filtered(writer, bare))
    elif node.amount == 1:
        cards = a_card(writer.words, bare.cards)
    else:
        cards = _filtered(writer, bare)
    cards = _by_chance(writer, node, cards)
    if pile:
        cards = writer.say(f"out-of-{node.cards.zone}", cards=cards)
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
    known = writer.words.catalogue.has(f"into-{node.to}")
    zone = writer.say(f"into-{node.to}") if known else writer.say("into", zone=node.to)
    owner = "" if node.whose == "you" else writer.words.possessed(node.whose)
    return writer.say("move", cards=cards, zone=zone, owner=owner)


def _price(writer: Writer, less: int | None) -> str:
    if less is None:
        return writer.say("for-free")
    return writer.say("for-less", money=writer.words.money(less)) if less else ""


def _use_project(writer: Writer, node: UseProject) -> str:
    words = writer.words
    named = (words.say("a-project-named", name=words.card(name)) for name in node.projects)
    what = words.joined(named, "or") or words.say("a-project")
    if node.cost_min and not node.projects:
        what = words.say("a-project-costing", money=words.money(node.cost_min))
    return writer.say("use-project", project=what, price=_price(writer, node.less))


def _play_card(writer: Writer, node: PlayCard) -> str:
    card = a_card(writer.words, node.cards)
    if node.cards.zone == "hand":
        card = writer.say("out-of-hand", cards=a_card(writer.words, replace(node.cards, zone="")))
    if node.cards.zone == "table":
        anything = node.cards == CardSet(zone="table")
        figure = (
            writer.figure(1) if anything else a_card(writer.words, replace(node.cards, zone=""))
        )
        card = writer.say("of-them", cards=figure)
    price = _price(writer, node.less)
    ignoring = writer.say("ignoring-global") if node.ignoring else ""
    ignoring = writer.say("ignoring-all") if node.unconditional else ignoring
    return writer.say("play-card", card=card, price=price, ignoring=ignoring)


EFFECTS: dict[type, Callable[[Writer, Any], str]] = {
    Gain: _gain,
    GainAny: _gain_any,
    Lose: _lose,
    Spend: _spend,
    Pay: _pay,
    Produce: _produce,
    Raise: _raise,
    Place: _place,
    Lay: _lay,
    MoveTile: _move_tile,
    ExchangeTile: _exchange_tile,
    GainBonus: _gain_bonus,
    RemoveTile: _remove_tile,
    GainTag: _gain_tag,
    Add: _add,
    Remove: _remove,
    Draw: _draw,
    Look: _look,
    Peek: _peek,
    Hide: _hide,
    Mark: _mark,
    Take: _take,
    Discard: _discard,
    CopyProduction: _copy,
    MoveCards: _move_cards,
    UseProject: _use_project,
    PlayCard: _play_card,
    **EXPANSIONS,
    **STRUCTURE,
}
