"""Effects in few words of English, as the card language has them: what an option says.

In: effect nodes. Out: lower case phrases in the words of the card language (`raise temperature 2
steps`, `production +1 energy`), without full stop. Where no function stands here the full phrase is
compact enough.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from compiler.graph import (
    Add,
    Amount,
    CardSet,
    Chosen,
    CopyProduction,
    Draw,
    Each,
    Effect,
    Every,
    GainTag,
    Less,
    Look,
    Lose,
    May,
    More,
    MoveTile,
    OneOf,
    Otherwise,
    Pay,
    Pays,
    Per,
    Place,
    Printed,
    Produce,
    Remove,
    RemoveTile,
    Repeatedly,
    Shown,
    Spend,
    Then,
    TileSet,
    Unordered,
    When,
)
from compiler.text.amounts import quantity
from compiler.text.conditions import clause
from compiler.text.effects import EFFECTS
from compiler.text.selectors import a_card, a_tile, area_noun, card_noun, on_area, tags_noun
from compiler.text.writer import Writer


def _number(writer: Writer, amount: Amount) -> tuple[str, str]:
    """The figure, and what follows the thing counted."""
    match amount:
        case int():
            return str(amount), ""
        case Chosen(times) | Shown(times):
            return ("X" if times == 1 else f"{times}X"), ""
        case Every(0):
            return "all", ""
        case Every(but):
            return "all", f" except {quantity(writer.words, but, '', '')}"
        case Per() | Less() | More():
            figure, _, rest = quantity(writer.words, amount, "", "").partition(" ")
            return figure, f" {rest.strip()}"


def _lose(writer: Writer, node: Lose) -> str:
    thing = writer.of_resource(node.resource, node.amount)
    return f"lose {thing}" if node.to is None else f"lose {thing} to {writer.words.person(node.to)}"


def _spend(writer: Writer, node: Spend) -> str:
    thing = writer.of_resource(node.resource, node.amount)
    return f"spend {thing}{_from(writer, node.source) if node.source else ''}"


def _from(writer: Writer, cards: CardSet) -> str:
    return " here" if cards.reference == "this" else f" from {a_card(writer.words, cards)}"


def _pay(writer: Writer, node: Pay) -> str:
    using = writer.words.joined((writer.words.resource(r) for r in node.using), "and")
    thing = writer.of_resource(writer.words.currency or "money", node.amount)
    return f"pay {thing} with {using}" if using else f"pay {thing}"


def _produce(writer: Writer, node: Produce) -> str:
    figure, rest = _number(writer, node.amount)
    match node.resource:
        case str():
            name = writer.words.resource(node.resource, many=figure != "1")
        case Printed(resources):
            name = writer.words.joined(
                (writer.words.resource(r, many=False) for r in resources), "or"
            )
        case _:
            name = writer.of_resource(node.resource, 1).removeprefix("1 ")
    each = node.whose in ("all", "opponents")
    whom = writer.say(f"person-each-{node.whose}") if each else writer.words.person(node.whose)
    whose = "" if node.whose == "you" else f" of {whom}"
    if node.far and not each:
        return f"lose {figure} {name} production{rest}"
    return f"production {'-' if node.down else '+'}{figure} {name}{rest}{whose}"


def _place(writer: Writer, node: Place) -> str:
    words = writer.words
    if not node.tile:
        tile = "this tile"
    else:
        kind = words.tiles.get(node.tile)
        name, plural = (kind.name, kind.plural) if kind else (node.tile, f"{node.tile}s")
        tile = name if node.count == 1 else f"{node.count} {plural}"
    return f"place {tile}" + (f" {on_area(words, node.area)}" if node.area else "")


def _move_tile(writer: Writer, node: MoveTile) -> str:
    to = f" to {area_noun(writer.words, node.area)}" if node.area is not None else ""
    return f"move {_bare(writer, node.tiles)}{to}"


def _remove_tile(writer: Writer, node: RemoveTile) -> str:
    return f"remove {_bare(writer, node.tiles)}"


def _bare(writer: Writer, tiles: TileSet) -> str:
    """`greenery adjacent to it`, without the word for a tile."""
    words = writer.words
    names = words.joined((words.tiles[one].name for one in tiles.tiles if one in words.tiles), "or")
    where = f" adjacent to {a_tile(words, tiles.beside)}" if tiles.beside else ""
    return f"{names or words.tiles_noun(many=False)}{where}"


def _gain_tag(writer: Writer, node: GainTag) -> str:
    one, many = (tags_noun(writer.words, (node.tag,), many) for many in (False, True))
    return f"gain {quantity(writer.words, node.amount, one, many)}"


def _add(writer: Writer, node: Add) -> str:
    text = EFFECTS[Add](writer, node)
    return text.replace(" to this card", " here") if node.to.reference == "this" else text


def _remove(writer: Writer, node: Remove) -> str:
    text = EFFECTS[Remove](writer, node)
    here = node.cards is not None and node.cards.reference == "this"
    return text.replace(" from this card", " here") if here else text


def _draw(writer: Writer, node: Draw) -> str:
    if node.cards is None:
        return EFFECTS[Draw](writer, node)
    cards = node.cards
    nouns = card_noun(writer.words, cards), card_noun(writer.words, cards, many=True)
    return f"draw {quantity(writer.words, node.amount, *nouns)}"


def _look(writer: Writer, node: Look) -> str:
    if node.cards is not None:
        cards = replace(node.cards, zone="")
        nouns = card_noun(writer.words, cards), card_noun(writer.words, cards, many=True)
        place = " from hand" if node.cards.zone == "hand" else ""
        verb = "reveal" if node.public else "look at"
        return f"{verb} {quantity(writer.words, node.amount, *nouns)}{place}"
    return f"{'reveal' if node.public else 'look at'} {writer.cards(node.amount)}"


def _copy(writer: Writer, node: CopyProduction) -> str:
    if node.count > 1:
        cards = card_noun(writer.words, node.cards, many=True)
        return f"copy the production boxes of {node.count} {cards}"
    return f"copy the production box of {a_card(writer.words, node.cards)}"


# ---- structure ----------------------------------------------------------------------------------


def _bracketed(writer: Writer, effect: Effect) -> str:
    text = writer.phrase(effect)
    return f"({text})" if isinstance(effect, Unordered | Then | OneOf | Pays | When) else text


def _unordered(writer: Writer, node: Unordered) -> str:
    return ", ".join(_bracketed(writer, part) for part in node.parts)


def _then(writer: Writer, node: Then) -> str:
    phrases = []
    for part in node.parts:
        last = part is node.parts[-1]
        phrases.append(writer.phrase(part) if last else _bracketed(writer, part))
        if isinstance(part, Look):
            writer = replace(writer, single=part.amount == 1)
    return " then ".join(phrases)


def _one_of(writer: Writer, node: OneOf) -> str:
    return " or ".join(_bracketed(writer, part) for part in node.parts)


def _pays(writer: Writer, node: Pays) -> str:
    return f"{writer.phrase(node.cost)} -> {writer.phrase(node.gain)}"


def _may(writer: Writer, node: May) -> str:
    return f"may {writer.phrase(node.body)}"


def _repeatedly(writer: Writer, node: Repeatedly) -> str:
    return f"repeatedly {writer.phrase(node.body)}"


def _each(writer: Writer, node: Each) -> str:
    return f"{writer.say(f'people-{node.who}')}: {writer.phrase(node.body)}"


def _when(writer: Writer, node: When) -> str:
    text = f"if {clause(writer.words, node.condition)}: {writer.phrase(node.yes)}"
    return text if node.no is None else f"{text} otherwise {writer.phrase(node.no)}"


def _otherwise(writer: Writer, node: Otherwise) -> str:
    return f"{_bracketed(writer, node.first)} otherwise {writer.phrase(node.instead)}"


SHORT: dict[type, Callable[[Writer, Any], str]] = {
    **EFFECTS,
    Lose: _lose,
    Spend: _spend,
    Pay: _pay,
    Produce: _produce,
    Place: _place,
    MoveTile: _move_tile,
    RemoveTile: _remove_tile,
    GainTag: _gain_tag,
    Add: _add,
    Remove: _remove,
    Draw: _draw,
    Look: _look,
    CopyProduction: _copy,
    Unordered: _unordered,
    Then: _then,
    OneOf: _one_of,
    Pays: _pays,
    May: _may,
    Repeatedly: _repeatedly,
    Each: _each,
    When: _when,
    Otherwise: _otherwise,
}
