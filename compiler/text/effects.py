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
    BuildColony,
    CardSet,
    ChoosePlayer,
    ChooseTile,
    ColonyBonuses,
    Every,
    ExchangeHands,
    ExchangeOwn,
    ExchangeProduction,
    ExchangeStock,
    ExchangeTile,
    Gain,
    GainAny,
    GainBonus,
    GainTag,
    Lay,
    Lose,
    Lowest,
    MoveColony,
    MoveTile,
    Pay,
    Per,
    Place,
    Printed,
    Produce,
    Raise,
    RecallFleet,
    Remove,
    RemoveColony,
    RemoveTile,
    Resource,
    Spend,
    SwapTiles,
    That,
    TileSet,
    Trade,
    TradeIncome,
    UseAction,
    Whose,
)
from compiler.text.amounts import for_each, quantity
from compiler.text.conditions import who
from compiler.text.dealing import DEALING
from compiler.text.selectors import (
    a_card,
    a_tile,
    area_noun,
    card_noun,
    cards_counted,
    colony_tile,
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
    return writer.as_far(node.amount, text, "as-much")


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
            form["owner"] = owner or writer.say("your")
            return writer.say("production-lowest", **form)


def _produce(writer: Writer, node: Produce) -> str:
    track = production_of(writer, node.resource, node.whose)
    message = "decrease" if node.down else "increase"
    text = writer.say(message, track=track, steps=writer.steps(node.amount))
    return writer.as_far(node.amount, text) if node.far else text


def _exchange_production(writer: Writer, node: ExchangeProduction) -> str:
    track = production_of(writer, node.resource, "you")
    whom = writer.words.person(node.whose, "from")
    return writer.say("exchange-production", track=track, whom=whom)


def _exchange_stock(writer: Writer, node: ExchangeStock) -> str:
    thing = writer.of_resource(node.resource, Every())
    whom = writer.words.person(node.whose, "from")
    return writer.say("exchange-stock", thing=thing, whom=whom)


def _exchange_own(writer: Writer, node: ExchangeOwn) -> str:
    both = (node.resource, node.other)
    if node.production:
        one, other = (production_of(writer, resource, "you") for resource in both)
    else:
        one, other = (writer.of_resource(resource, Every()) for resource in both)
    return writer.say("exchange-own", one=one, other=other)


def _exchange_hands(writer: Writer, node: ExchangeHands) -> str:
    return writer.say("exchange-hands", whom=writer.words.person(node.whose, "from"))


def _choose_player(writer: Writer, node: ChoosePlayer) -> str:
    whom = writer.words.person(node.whose, "object")
    if node.players is not None:
        whom = f"{whom} {who(writer.words, node.players)}"
    chance, kept = ("yes" if one else "no" for one in (node.chance, node.kept))
    return writer.say("choose-player", whom=whom, chance=chance, kept=kept)


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
        thing = _of_any(writer, node)
        return writer.say("add-each", thing=thing, card=_each_card(writer, node.to))
    if node.cards > 1:
        noun = card_noun(writer.words, node.to, many=True)
        message = "add-to-up-to" if node.fewer else "add-to-several"
        other = "yes" if node.to.other else "no"
        thing = _of_any(writer, node)
        return writer.say(message, thing=thing, count=str(node.cards), cards=noun, other=other)
    card = a_card(writer.words, node.to)
    if node.to.like_it:
        thing = writer.say("of-that", figure=writer.figure(node.amount))
        return writer.say("add", thing=thing, card=card)
    if isinstance(node.amount, Per):
        per = for_each(writer.words, node.amount)
        thing = _of_any(writer, replace(node, amount=node.amount.times))
        return writer.say("add-for-each", thing=thing, card=card, per=per)
    return writer.say("add", thing=_of_any(writer, node), card=card)


def _use_action(writer: Writer, node: UseAction) -> str:
    if node.count == 1:
        return writer.say("use-action", card=a_card(writer.words, node.cards, "from"))
    if node.count is None:
        return writer.say("use-each", card=_each_card(writer, node.cards))
    other = "yes" if node.cards.other else "no"
    noun = card_noun(writer.words, node.cards, many=True)
    message = "use-up-to" if node.fewer else "use-several"
    return writer.say(message, count=str(node.count), cards=noun, other=other)


def _each_card(writer: Writer, cards: CardSet) -> str:
    noun = cards_counted(writer.words, cards, many=False)
    if cards.whose == "opponents":
        return f"{noun} {writer.say('possessed-each-opponents')}"
    if cards.whose in ("you", "all"):
        return noun
    return f"{noun} {writer.words.possessed(cards.whose)}"


def _remove(writer: Writer, node: Remove) -> str:
    thing = _of_any(writer, node)
    of_this = node.cards is not None and node.cards.reference == "this"
    if node.cards is not None and node.every and not of_this:
        text = writer.say("remove-each", thing=thing, card=_each_card(writer, node.cards))
        return writer.as_far(node.amount, text, "as-much")
    up_to = writer.say("up-to", thing=thing) if node.up_to else thing
    message = "steal" if node.steal else "remove"
    text = writer.say(message, thing=up_to, source=_source(writer, node))
    each = node.every or node.whose in ("all", "opponents")
    return writer.as_far(node.amount, text, "as-much") if each else text


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
    area = on_area(words, node.area) if node.area else ""
    if not node.tile:
        tile = writer.say("this-cards-tile")
    elif node.count == 1:
        tile = writer.say("tile-a", noun=words.tile(node.tile), role="object")
    elif isinstance(node.count, int):
        tile = f"{node.count} {words.tile(node.tile, many=True)}"
        tile = words.say("tiles-each", tiles=tile) if node.area is not None else tile
    else:
        one, many = (words.tile(node.tile, many=many) for many in (False, True))
        if area:  # which stands before what is counted
            each = "tiles-each-for" if isinstance(node.count, Per) else "tiles-each-on"
            one, many = f"{one} {area}", words.say(each, tiles=many, area=area)
        tile, area = quantity(words, node.count, one, many), ""
    free = writer.say("placed-freely") if node.free else ""
    text = writer.say("place", tile=tile, area=area, free=free)
    text = writer.say("dry", text=text) if node.dry else text
    text = writer.say("still", text=text) if node.still else text
    return writer.nobodys(node, text) if node.bare else text


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
    near = "yes" if node.area.near == "it" else "no"
    area = replace(node.area, near="") if near == "yes" else node.area
    return writer.say("move-tile-to", tile=tile, area=on_area(writer.words, area), near=near)


def _exchange_tile(writer: Writer, node: ExchangeTile) -> str:
    new = writer.say("tile-a", noun=writer.words.tile(node.tile), role="object")
    return writer.say("exchange-tile", tile=_one_tile(writer, node.tiles), new=new)


def _swap_tiles(writer: Writer, node: SwapTiles) -> str:
    tile, other = (_one_tile(writer, one) for one in (node.tiles, node.others))
    return writer.say("swap-tiles", tile=tile, other=other)


def _gain_bonus(writer: Writer, node: GainBonus) -> str:
    if node.tiles is not None:
        if node.each:
            tile = tile_noun(writer.words, node.tiles)
            return writer.say("gain-bonuses-under-each", tile=tile)
        return writer.say("gain-bonuses-under", tile=_one_tile(writer, node.tiles))
    if node.areas is not None:
        area = area_noun(writer.words, node.areas)
        return writer.say("gain-bonuses-on", each="yes" if node.each else "no", area=area)
    return writer.say("gain-bonuses", tile=node.at)


def _remove_tile(writer: Writer, node: RemoveTile) -> str:
    return writer.say("remove-tile", tile=_one_tile(writer, node.tiles))


def _choose_tile(writer: Writer, node: ChooseTile) -> str:
    return writer.say("choose-tile", tile=_one_tile(writer, node.tiles))


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


# ---- colonies and parties ------------------------------------------------------------------------


def _found_colony(writer: Writer, node: BuildColony) -> str:
    words, times = writer.words, isinstance(node.amount, Per)
    on = "" if node.on is None else colony_tile(words, node.on)

    def colonies(number: str, where: str) -> str:
        return words.say("colony-built", number=number, where=where if on else "any", tile=on)

    built = colonies("a", "there")
    if node.amount != 1:
        forms = colonies("one", "there"), colonies("many", "for" if times else "each")
        built = quantity(words, node.amount, *forms)
    again = {(True, True): "both", (True, False): "yes", (False, True): "full"}
    return writer.say("new-colony", again=again.get((node.again, node.full), "no"), colonies=built)


def _remove_colony(writer: Writer, node: RemoveColony) -> str:
    owner = writer.words.possessed(node.whose)
    tile = "" if node.on is None else colony_tile(writer.words, node.on)
    return writer.say("remove-colony", owner=owner, where="there" if tile else "any", tile=tile)


def _trade(writer: Writer, node: Trade) -> str:
    text = writer.say("trade", tile=colony_tile(writer.words, node.on, each=node.every))
    text = writer.say("trade-freely", text=text) if node.freely else text
    return writer.say("trade-alone", text=text) if node.alone else text


def _recall_fleet(writer: Writer, node: RecallFleet) -> str:
    return writer.say("recall-fleet", tile=colony_tile(writer.words, node.on))


def _colony_bonuses(writer: Writer, node: ColonyBonuses) -> str:
    if node.on is None and not node.one:
        return writer.say("colony-bonuses")
    many = "one" if node.one else "all"
    tile = "" if node.on is None else colony_tile(writer.words, node.on)
    return writer.say("colony-bonuses-of", many=many, where="there" if tile else "any", tile=tile)


def _trade_income(writer: Writer, node: TradeIncome) -> str:
    return writer.say("trade-income", tile=colony_tile(writer.words, node.on, each=node.every))


def _move_colony(writer: Writer, node: MoveColony) -> str:
    message = "lower" if node.down else "raise"
    track = writer.say("colony-track", which=node.which)
    if node.on is not None:
        tile = colony_tile(writer.words, node.on, each=node.which == "each")
        track = writer.say("colony-track-of", which=node.which, tile=tile)
    if node.steps is None:
        return writer.say("colony-track-far", track=track, way=message)
    return writer.say(message, track=track, steps=writer.steps(node.steps))


EFFECTS: dict[type, Callable[[Writer, Any], str]] = {
    Gain: _gain,
    GainAny: _gain_any,
    Lose: _lose,
    Spend: _spend,
    Pay: _pay,
    Produce: _produce,
    ExchangeProduction: _exchange_production,
    ExchangeStock: _exchange_stock,
    ExchangeHands: _exchange_hands,
    ExchangeOwn: _exchange_own,
    ChoosePlayer: _choose_player,
    Raise: _raise,
    Place: _place,
    Lay: _lay,
    MoveTile: _move_tile,
    ExchangeTile: _exchange_tile,
    SwapTiles: _swap_tiles,
    UseAction: _use_action,
    GainBonus: _gain_bonus,
    RemoveTile: _remove_tile,
    ChooseTile: _choose_tile,
    GainTag: _gain_tag,
    Add: _add,
    Remove: _remove,
    **DEALING,
    BuildColony: _found_colony,
    RemoveColony: _remove_colony,
    Trade: _trade,
    ColonyBonuses: _colony_bonuses,
    TradeIncome: _trade_income,
    RecallFleet: _recall_fleet,
    MoveColony: _move_colony,
    **STRUCTURE,
}
