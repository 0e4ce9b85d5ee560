"""Icons for verbs of colonies and of parties.

In: their leaves. Out: rows of items. One function per class, in `EXPANSIONS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.graph import (
    AddColony,
    BuildColony,
    ChangeParty,
    ColonyBonuses,
    ExchangeDelegate,
    ExchangeEvent,
    MoveColony,
    PlaceDelegates,
    RecallFleet,
    RemoveColony,
    RemoveDelegate,
    Trade,
    TradeIncome,
)
from compiler.icons.items import MINUS, STAR, Drawer, Icon, Row, Sign, is_other
from compiler.icons.measures import amount_row, counted, delegate_row, word


def _found_colony(drawer: Drawer, node: BuildColony) -> Row:
    row = counted(drawer, Icon("sign", "colony"), node.amount)
    return (*row, STAR) if node.again or node.full or node.on is not None else row


def _add_colony(drawer: Drawer, node: AddColony) -> Row:
    return (Icon("sign", "colony-tile"), STAR)


def _remove_colony(drawer: Drawer, node: RemoveColony) -> Row:
    row: Row = (MINUS, Icon("sign", "colony", "", is_other(node.whose)))
    return (*row, STAR) if node.on is not None else row


def _trade(drawer: Drawer, node: Trade) -> Row:
    row: Row = (Icon("sign", "trade"),)
    return (*row, STAR) if node.on is not None or node.alone or node.freely else row


def _recall_fleet(drawer: Drawer, node: RecallFleet) -> Row:
    row: Row = (Sign("←"), Icon("sign", "trade"))
    return (*row, STAR) if node.on is not None else row


def _move_colony(drawer: Drawer, node: MoveColony) -> Row:
    sign = "−" if node.down else "+"
    steps = Sign(f"{sign}{node.steps if node.steps is not None else '∞'}")
    return (steps, Icon("sign", "colony-track"), STAR)


def _colony_bonuses(drawer: Drawer, node: ColonyBonuses) -> Row:
    return (Icon("sign", "colony-bonus"), STAR)


def _trade_income(drawer: Drawer, node: TradeIncome) -> Row:
    return (Sign("+"), Icon("sign", "trade"), STAR)


def _place_delegates(drawer: Drawer, node: PlaceDelegates) -> Row:
    count, rest = amount_row(drawer, node.amount)
    lobby = (word(drawer, "lobby"), Sign("→")) if node.lobby else ()
    row = (*lobby, Sign("+"), Icon("sign", "delegate", count), *rest)
    some = node.parties or node.standing or node.neutral or node.but or node.but_standing
    return (*row, STAR) if some or node.spread else row


def _remove_delegate(drawer: Drawer, node: RemoveDelegate) -> Row:
    return (MINUS, *delegate_row(drawer, node.delegates))


def _exchange_delegate(drawer: Drawer, node: ExchangeDelegate) -> Row:
    return (*delegate_row(drawer, node.delegates), Sign("⇄"), Icon("sign", "delegate"))


def _change_party(drawer: Drawer, node: ChangeParty) -> Row:
    names = drawer.texts.words.party
    to: Row = tuple(Sign(names(one)) for one in node.parties) or (word(drawer, "party"), STAR)
    return (word(drawer, node.standing), Sign("→"), *to)


def _exchange_event(drawer: Drawer, node: ExchangeEvent) -> Row:
    return (word(drawer, "global-event"), Sign("⇄"), STAR)


EXPANSIONS: dict[type, Callable[[Drawer, Any], Row]] = {
    BuildColony: _found_colony,
    AddColony: _add_colony,
    RemoveColony: _remove_colony,
    Trade: _trade,
    RecallFleet: _recall_fleet,
    MoveColony: _move_colony,
    ColonyBonuses: _colony_bonuses,
    TradeIncome: _trade_income,
    PlaceDelegates: _place_delegates,
    RemoveDelegate: _remove_delegate,
    ExchangeDelegate: _exchange_delegate,
    ChangeParty: _change_party,
    ExchangeEvent: _exchange_event,
}
