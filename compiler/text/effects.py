"""English for effects, in full: imperative phrases without capital and full stop.

In: effect nodes. Out: `increase energy production 1 step`, composed by `Writer`. One function per
class of node, in `EFFECTS`; `short` replaces some of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.graph import (
    Add,
    Claim,
    CopyEffects,
    CopyProduction,
    Discard,
    Double,
    Draw,
    Fund,
    Gain,
    Look,
    Lose,
    Lowest,
    MoveCards,
    Pay,
    Place,
    PlayCard,
    Printed,
    Produce,
    Raise,
    Remove,
    Resource,
    Spend,
    Take,
    That,
    UseAction,
    Whose,
)
from compiler.text.amounts import quantity
from compiler.text.conditions import who
from compiler.text.selectors import PERSON, POSSESSED, a_card, a_tile, card_noun, on_area
from compiler.text.structure import STRUCTURE
from compiler.text.words import a, joined, readable
from compiler.text.writer import Writer

# ---- resources ----------------------------------------------------------------------------------


def _gain(writer: Writer, node: Gain) -> str:
    return f"gain {writer.of_resource(node.resource, node.amount)}"


def _lose(writer: Writer, node: Lose) -> str:
    thing = writer.of_resource(node.resource, node.amount)
    if node.to is not None:
        return f"give {thing} to {PERSON[node.to]} (or as much as there is)"
    return f"lose {thing} (or as much as there is)"


def _spend(writer: Writer, node: Spend) -> str:
    thing = writer.of_resource(node.resource, node.amount)
    source = f" from {a_card(writer.words, node.source)}" if node.source else ""
    return f"spend {thing}{source}"


def _pay(writer: Writer, node: Pay) -> str:
    thing = writer.of_resource(writer.words.currency or "money", node.amount)
    using = joined(writer.words.resource(r) for r in node.using)
    return f"pay {thing} ({using} may be used)" if using else f"pay {thing}"


def production_of(writer: Writer, resource: Resource, whose: Whose) -> str:
    """Whose production of what: `energy production`, `any player's plant production`."""
    words = writer.words
    owner = f"{PERSON[whose]}'s "
    if whose == "you":
        owner = "your " if writer.stress else ""
    match resource:
        case str():
            return f"{owner}{words.resource(resource, many=False)} production"
        case That():
            return f"{owner}production of that resource"
        case Printed(resources, at):
            names = joined((words.resource(r, many=False) for r in resources), "or")
            tile = "it" if at == "it" else "this tile"
            return f"{owner}{names} production (as printed under {tile})"
        case Lowest():
            return f"{owner}lowest production"


def _produce(writer: Writer, node: Produce) -> str:
    verb = "decrease" if node.down else "increase"
    steps = quantity(writer.words, node.amount, "step", "steps")
    return f"{verb} {production_of(writer, node.resource, node.whose)} {steps}"


def _raise(writer: Writer, node: Raise) -> str:
    verb = "lower" if node.down else "raise"
    steps = quantity(writer.words, node.steps, "step", "steps")
    return f"{verb} {writer.words.track(node.track)} {steps}"


def _add(writer: Writer, node: Add) -> str:
    if node.resource:
        thing = writer.of_resource(node.resource, node.amount)
    else:
        thing = quantity(writer.words, node.amount, "resource", "resources")
    return f"add {thing} to {a_card(writer.words, node.to)}"


def _remove(writer: Writer, node: Remove) -> str:
    verb = "steal" if node.steal else "remove"
    if node.resource:
        thing = writer.of_resource(node.resource, node.amount)
    else:
        thing = quantity(writer.words, node.amount, "resource", "resources")
    up_to = "up to " if node.up_to else ""
    return f"{verb} {up_to}{thing}{_source(writer, node)}"


def _source(writer: Writer, node: Remove) -> str:
    if node.cards is not None:
        return f" from {a_card(writer.words, node.cards)}"
    if node.whose is None or node.whose == "you":
        return ""
    owning = f" who owns {a_tile(writer.words, node.owning)}" if node.owning else ""
    such = f" {who(writer.words, node.players)}" if node.players else ""
    return f" from {PERSON[node.whose]}{owning}{such}"


# ---- tiles --------------------------------------------------------------------------------------


def _place(writer: Writer, node: Place) -> str:
    words = writer.words
    if not node.tile:
        tile = "this card's tile"
    elif node.count == 1:
        tile = a(words.tile(node.tile))
    else:
        tile = f"{node.count} {words.tile(node.tile, many=True)}"
    area = f" {on_area(words, node.area)}" if node.area else ""
    free = " (placement rules do not apply)" if node.free else ""
    return f"place {tile}{area}{free}"


# ---- cards --------------------------------------------------------------------------------------


def _draw(writer: Writer, node: Draw) -> str:
    if node.cards is None:
        return f"draw {writer.cards(node.amount)}"
    return f"reveal cards until you find {_filtered(writer, node)}, take them, discard the rest"


def _filtered(writer: Writer, node: Draw | Take | Discard | MoveCards) -> str:
    if node.cards is None:
        return writer.cards(node.amount)
    one, many = _one_and_many(writer, node)
    return quantity(writer.words, node.amount, one, many)


def _one_and_many(writer: Writer, node: Draw | Take | Discard | MoveCards) -> tuple[str, str]:
    cards = node.cards
    assert cards is not None
    return card_noun(writer.words, cards), card_noun(writer.words, cards, many=True)


def _look(writer: Writer, node: Look) -> str:
    verb = "reveal" if node.public else "look at"
    if node.amount == 1:
        return f"{verb} the top card of the deck"
    return f"{verb} the top {writer.cards(node.amount)} of the deck"


def _take(writer: Writer, node: Take) -> str:
    verb = "buy" if node.buy else "take"
    if writer.single and node.cards is None:
        return f"{verb} it"
    return f"{verb} {_filtered(writer, node).removesuffix(' cards').removesuffix(' card')} of them"


def _discard(writer: Writer, node: Discard) -> str:
    return f"discard {_filtered(writer, node)}"


def _copy(writer: Writer, node: CopyProduction) -> str:
    return f"apply the production box of {a_card(writer.words, node.cards)} once more"


def _copy_effects(writer: Writer, node: CopyEffects) -> str:
    return f"apply the immediate effects of {a_card(writer.words, node.cards)} once more"


def _move_cards(writer: Writer, node: MoveCards) -> str:
    if node.amount == 1:
        thing = a_card(writer.words, node.cards)
    else:
        thing = _filtered(writer, node)
    zone = _ZONES.get(node.to, f"to the {readable(node.to)}")
    owner = "" if node.whose == "you" else f" {POSSESSED[node.whose]}"
    return f"move {thing} {zone}{owner}"


_ZONES = {
    "here": "onto this card",
    "hand": "to hand",
    "play": "into play",
    "events": "to the event pile",
    "discard": "to the discard pile",
    "deck": "to the deck",
}


def _double(writer: Writer, node: Double) -> str:
    return f"double the resources on {a_card(writer.words, node.cards)}"


def _use_action(writer: Writer, node: UseAction) -> str:
    return f"use the action of {a_card(writer.words, node.cards)}"


def _play_card(writer: Writer, node: PlayCard) -> str:
    text = f"play {a_card(writer.words, node.cards)}"
    if node.less is None:
        text += " for free"
    elif node.less:
        text += f" for {writer.words.money(node.less)} less"
    return text + (" ignoring its global requirements" if node.ignoring else "")


def _fund(writer: Writer, node: Fund) -> str:
    return "fund an award for free"


def _claim(writer: Writer, node: Claim) -> str:
    return f"put your marker on {a_tile(writer.words, node.tiles)}"


EFFECTS: dict[type, Callable[[Writer, Any], str]] = {
    Gain: _gain,
    Lose: _lose,
    Spend: _spend,
    Pay: _pay,
    Produce: _produce,
    Raise: _raise,
    Place: _place,
    Add: _add,
    Remove: _remove,
    Draw: _draw,
    Look: _look,
    Take: _take,
    Discard: _discard,
    CopyProduction: _copy,
    CopyEffects: _copy_effects,
    MoveCards: _move_cards,
    Double: _double,
    UseAction: _use_action,
    PlayCard: _play_card,
    Fund: _fund,
    Claim: _claim,
    **STRUCTURE,
}
