"""Icons for verbs.

In: leaves of the graph. Out: rows of items. One function per class of node, in `LEAVES`; those of
expansions stand in `compiler.icons.expansions`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.graph import (
    SPECIAL,
    Add,
    Amount,
    BecomeFirst,
    ChoosePlayer,
    ChooseTile,
    Claim,
    ClaimMilestone,
    CopyEffects,
    CopyProduction,
    Discard,
    Double,
    Draw,
    ExchangeHands,
    ExchangeOwn,
    ExchangeProduction,
    ExchangeStock,
    ExchangeTile,
    Fund,
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
    Nothing,
    Off,
    Pass,
    Pay,
    Peek,
    Place,
    PlayCard,
    Printed,
    Produce,
    Raise,
    Remove,
    RemoveTile,
    Resource,
    Settle,
    Spend,
    SwapTiles,
    Take,
    TakeActions,
    TakeSeat,
    That,
    UseAction,
    UseProject,
)
from compiler.icons.items import (
    ARROW,
    CARD,
    MINUS,
    SLASH,
    STAR,
    Drawer,
    Icon,
    Produced,
    Row,
    Sign,
    is_other,
    parted,
)
from compiler.icons.measures import card_row, counted, tile_row, word


def _any_resource(drawer: Drawer, resource: Resource, amount: Amount, red: bool = False) -> Row:
    match resource:
        case str():
            return counted(drawer, drawer.resource(resource, red=red), amount)
        case That():
            return counted(drawer, Icon("resource", "", red=red), amount)
        case Lowest():
            return (*counted(drawer, Icon("resource", "", red=red), amount), STAR)
        case Printed(resources):
            icons = (counted(drawer, drawer.resource(r, red=red), amount) for r in resources)
            return (*parted(icons, SLASH), STAR)


def _gain(drawer: Drawer, node: Gain) -> Row:
    return _any_resource(drawer, node.resource, node.amount)


def _gain_any(drawer: Drawer, node: GainAny) -> Row:
    return (*counted(drawer, Icon("resource", ""), node.amount), STAR)


def _lose(drawer: Drawer, node: Lose | Spend) -> Row:
    return (MINUS, *_any_resource(drawer, node.resource, node.amount))


def _pay(drawer: Drawer, node: Pay) -> Row:
    row = (MINUS, *_any_resource(drawer, drawer.currency, node.amount))
    if not node.using:
        return row
    return (*row, Sign("("), *drawer.resources(node.using), Sign(")"))


def _produce(drawer: Drawer, node: Produce) -> Row:
    row = _any_resource(drawer, node.resource, node.amount, is_other(node.whose))
    inner = tuple(item for item in row if not isinstance(item, Produced))
    return (Produced((((MINUS, *inner) if node.down else inner),)),)


def _exchange(drawer: Drawer, node: ExchangeProduction | ExchangeStock) -> Row:
    mine, theirs = (drawer.resource(node.resource, red=red) for red in (False, True))
    if isinstance(node, ExchangeStock):
        return (mine, Sign("⇄"), theirs)
    return (Produced(((mine,),)), Sign("⇄"), Produced(((theirs,),)))


def _exchange_own(drawer: Drawer, node: ExchangeOwn) -> Row:
    one, other = (drawer.resource(resource) for resource in (node.resource, node.other))
    if not node.production:
        return (one, Sign("⇄"), other)
    return (Produced(((one,),)), Sign("⇄"), Produced(((other,),)))


def _exchange_hands(drawer: Drawer, node: ExchangeHands) -> Row:
    return (Icon("sign", "card"), Sign("⇄"), Icon("sign", "card", red=True))


def _choose_player(drawer: Drawer, node: ChoosePlayer) -> Row:
    star = (STAR,) if node.whose == "opponent" or node.players is not None else ()
    die = (Icon("sign", "die"),) if node.chance else ()
    return (*die, Icon("sign", "player", red=True), *star)


def _raise(drawer: Drawer, node: Raise) -> Row:
    row = counted(drawer, drawer.track(node.track), node.steps)
    row = (MINUS, *row) if node.down else row
    return (*row, STAR) if node.bare else row


def _place(drawer: Drawer, node: Place) -> Row:
    row = counted(drawer, Icon("tile", node.tile or SPECIAL), node.count)
    said = node.area or node.free or node.bare or node.dry or node.still
    return (*row, STAR) if said else row


def _lay(drawer: Drawer, node: Lay) -> Row:
    return (Icon("sign", node.kind, str(node.amount)), STAR)


def _move_tile(drawer: Drawer, node: MoveTile) -> Row:
    row: Row = (Sign("move"), *tile_row(drawer, node.tiles))
    return (*row, STAR) if node.area is not None else row


def _exchange_tile(drawer: Drawer, node: ExchangeTile) -> Row:
    return (*tile_row(drawer, node.tiles), Sign("⇄"), Icon("tile", node.tile), STAR)


def _swap_tiles(drawer: Drawer, node: SwapTiles) -> Row:
    return (*tile_row(drawer, node.tiles), Sign("⇄"), *tile_row(drawer, node.others), STAR)


def _gain_bonus(drawer: Drawer, node: GainBonus) -> Row:
    tiles = () if node.tiles is None else tile_row(drawer, node.tiles)
    return (Sign(drawer.texts.say("title-bonus")), *tiles, STAR)


def _remove_tile(drawer: Drawer, node: RemoveTile) -> Row:
    return (MINUS, *tile_row(drawer, node.tiles))


def _gain_tag(drawer: Drawer, node: GainTag) -> Row:
    row = counted(drawer, Icon("tag", node.tag), node.amount)
    return row if node.period == "game" else (*row, STAR)


def _add(drawer: Drawer, node: Add) -> Row:
    icon = drawer.resource(node.resource) if node.resource else Icon("held", "")
    row = counted(drawer, icon, node.amount)
    return row if node.to.reference == "this" and not node.every else (*row, STAR)


def _remove(drawer: Drawer, node: Remove) -> Row:
    other = is_other(node.whose) or (node.cards is not None and is_other(node.cards.whose))
    icon = Icon("resource", "") if isinstance(node.resource, That) else Icon("held", "")
    if isinstance(node.resource, str) and node.resource:
        icon = drawer.resource(node.resource)
    row = counted(drawer, Icon(icon.kind, icon.id, red=other), node.amount)
    row = (*row, STAR) if node.every else row
    return (Sign("steal"), *row) if node.steal else (MINUS, *row)


def _draw(drawer: Drawer, node: Draw) -> Row:
    row = counted(drawer, CARD, node.amount)
    return row if node.cards is None else (*row, *card_row(drawer, node.cards), STAR)


def _look(drawer: Drawer, node: Look) -> Row:
    kinds = node.cards.kinds if node.cards is not None else ()
    card = Icon("sign", kinds[0]) if kinds else CARD
    seen = Sign("reveal") if node.public and kinds else Icon("sign", "look")
    row = (seen, *counted(drawer, card, node.amount))
    special = node.random or (node.cards is not None and node.cards.on is not None)
    return (*row, STAR) if special else row


def _mark(drawer: Drawer, node: Mark) -> Row:
    if node.down:
        return (MINUS, word(drawer, "marker"), STAR)
    return (word(drawer, "marker"), ARROW, *card_row(drawer, node.cards), STAR)


def _settle(drawer: Drawer, node: Settle) -> Row:
    """Which of all, the text says."""
    if node.parties:
        return (word(drawer, "party"), STAR)
    if node.parameters:
        tracks = ((drawer.track(one, ""),) for one in node.parameters)
        return (*parted(tracks, SLASH), STAR)
    if len(node.ids) > 3:
        return (Icon("tag" if node.tags else "resource", ""), STAR)
    return (*(drawer.tags(node.tags) if node.tags else drawer.resources(node.resources)), STAR)


def _peek(drawer: Drawer, node: Peek) -> Row:
    return (Icon("sign", "look"), Icon("sign", "card", red=True), STAR)


def _hide(drawer: Drawer, node: Hide) -> Row:
    icon = Icon("sign", node.cards.kinds[0])
    return (Sign("↺"), *counted(drawer, icon, node.amount), STAR)


def _take(drawer: Drawer, node: Take) -> Row:
    kinds = node.cards.kinds if node.cards is not None else ()
    card = Icon("sign", kinds[0]) if kinds else CARD
    row = (Sign("buy" if node.buy else "keep"), *counted(drawer, card, node.amount))
    return (*row, STAR) if node.cards is not None and node.cards.zone else row


def _discard(drawer: Drawer, node: Discard) -> Row:
    return (MINUS, *counted(drawer, CARD, node.amount), *(STAR,) * node.random)


def _copy(drawer: Drawer, node: CopyProduction) -> Row:
    return (
        Sign("copy"),
        Produced((tuple(i for i in card_row(drawer, node.cards) if isinstance(i, Icon)),)),
    )


def _copy_effects(drawer: Drawer, node: CopyEffects) -> Row:
    return (Sign("copy"), *card_row(drawer, node.cards), STAR)


def _move_cards(drawer: Drawer, node: MoveCards) -> Row:
    return (Sign("move"), *card_row(drawer, node.cards), STAR)


def _double(drawer: Drawer, node: Double) -> Row:
    return (Sign("×2"), Icon("held", ""), STAR)


def _use_action(drawer: Drawer, node: UseAction) -> Row:
    if node.count == 1:
        return (Sign("use"), ARROW, STAR)
    many = "each" if node.count is None else f"{'≤' * node.fewer}{node.count}×"
    return (Sign("use"), Sign(many), ARROW, STAR)


def _cheaper(drawer: Drawer, less: Off) -> Row:
    """Behind what is bought."""
    if less is None or less == 0:
        return ()
    if less == "half":
        return (Sign("½"),)
    return (MINUS, *_any_resource(drawer, drawer.currency, less))


def _use_project(drawer: Drawer, node: UseProject) -> Row:
    less = _cheaper(drawer, node.less)
    return (Sign("use"), Icon("sign", "standard-project"), *less, STAR)


def _take_actions(drawer: Drawer, node: TakeActions) -> Row:
    return (Sign(f"{node.amount}"), ARROW, STAR)


def _become_first(drawer: Drawer, node: BecomeFirst) -> Row:
    return (word(drawer, "first"),)


def _nothing(drawer: Drawer, node: Nothing) -> Row:
    return (Sign("—"),)


def _pass(drawer: Drawer, node: Pass) -> Row:
    return (word(drawer, "pass"),)


def _play_card(drawer: Drawer, node: PlayCard) -> Row:
    less = _cheaper(drawer, node.less)
    return (Sign("play"), *card_row(drawer, node.cards), *less, STAR)


def _take_seat(drawer: Drawer, node: TakeSeat) -> Row:
    return (Icon("sign", "seat"), *_cheaper(drawer, node.less), STAR)


def _fund(drawer: Drawer, node: Fund) -> Row:
    less = _cheaper(drawer, node.less)
    return (Icon("sign", "award"), *less, STAR)


def _claim_milestone(drawer: Drawer, node: ClaimMilestone) -> Row:
    less = _cheaper(drawer, node.less)
    return (Icon("sign", "milestone"), *less, STAR)


def _choose_tile(drawer: Drawer, node: ChooseTile) -> Row:
    row = tile_row(drawer, node.tiles)
    return row if row[-1] == STAR else (*row, STAR)


def _claim(drawer: Drawer, node: Claim) -> Row:
    return (Sign("claim"), *tile_row(drawer, node.tiles))


LEAVES: dict[type, Callable[[Drawer, Any], Row]] = {
    Gain: _gain,
    GainAny: _gain_any,
    Lose: _lose,
    Spend: _lose,
    Pay: _pay,
    Produce: _produce,
    ExchangeProduction: _exchange,
    ExchangeStock: _exchange,
    ExchangeHands: _exchange_hands,
    ExchangeOwn: _exchange_own,
    ChoosePlayer: _choose_player,
    Raise: _raise,
    Place: _place,
    Lay: _lay,
    MoveTile: _move_tile,
    ExchangeTile: _exchange_tile,
    SwapTiles: _swap_tiles,
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
    Settle: _settle,
    Take: _take,
    Discard: _discard,
    CopyProduction: _copy,
    CopyEffects: _copy_effects,
    MoveCards: _move_cards,
    Double: _double,
    UseAction: _use_action,
    UseProject: _use_project,
    TakeActions: _take_actions,
    Pass: _pass,
    Nothing: _nothing,
    BecomeFirst: _become_first,
    PlayCard: _play_card,
    TakeSeat: _take_seat,
    Fund: _fund,
    ClaimMilestone: _claim_milestone,
    Claim: _claim,
    ChooseTile: _choose_tile,
}
