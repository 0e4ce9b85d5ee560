"""Verbs of colonies and of parties in words.

In: their leaves. Out: phrases, as those of `compiler.text.effects`. One function per class, in
`EXPANSIONS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.graph import (
    AddColony,
    BuildColony,
    ColonyBonuses,
    ExchangeDelegate,
    MoveColony,
    PlaceDelegates,
    RemoveDelegate,
    Trade,
)
from compiler.text.amounts import quantity
from compiler.text.selectors import a_delegate
from compiler.text.writer import Writer


def _build_colony(writer: Writer, node: BuildColony) -> str:
    return writer.say("build-colony", again="yes" if node.again else "no")


def _add_colony(writer: Writer, node: AddColony) -> str:
    return writer.say("add-colony")


def _trade(writer: Writer, node: Trade) -> str:
    return writer.say("trade-with-colony")


def _move_colony(writer: Writer, node: MoveColony) -> str:
    message = "lower" if node.down else "raise"
    track = writer.say("colony-track", which=node.which)
    return writer.say(message, track=track, steps=writer.steps(node.steps))


def _colony_bonuses(writer: Writer, node: ColonyBonuses) -> str:
    return writer.say("colony-bonuses")


def _place_delegates(writer: Writer, node: PlaceDelegates) -> str:
    one, many = (
        writer.say("delegates", post="any", number=number, neutral="no")
        for number in ("one", "many")
    )
    return writer.say("place-delegates", delegates=quantity(writer.words, node.amount, one, many))


def _remove_delegate(writer: Writer, node: RemoveDelegate) -> str:
    return writer.say("remove-delegate", delegate=a_delegate(writer.words, node.delegates))


def _exchange_delegate(writer: Writer, node: ExchangeDelegate) -> str:
    return writer.say("exchange-delegate", delegate=a_delegate(writer.words, node.delegates))


EXPANSIONS: dict[type, Callable[[Writer, Any], str]] = {
    BuildColony: _build_colony,
    AddColony: _add_colony,
    Trade: _trade,
    MoveColony: _move_colony,
    ColonyBonuses: _colony_bonuses,
    PlaceDelegates: _place_delegates,
    RemoveDelegate: _remove_delegate,
    ExchangeDelegate: _exchange_delegate,
}
