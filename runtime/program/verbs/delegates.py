"""How verbs about delegates run: placed, removed, exchanged.

In: leaf nodes. Out: `Code`. Who has delegates where is known to the extension that plays parties,
whose helpers stand in the text; a game without parties has none of them.
"""

from __future__ import annotations

from dataclasses import replace

from compiler import graph as g
from runtime.program.verbs.shared import choose
from runtime.program.writing.builder import Builder, Writer
from runtime.program.writing.code import Code, Unplayable


def place(node: g.PlaceDelegates, b: Builder) -> Code:
    """All into one party; there must be so many, and to cards the lobby is reserve too (FAQ, "What
    if I run out of delegates?")."""
    _need_parties(b)
    n = b.x.amount(node.amount)
    left = f"left_to_place(S, w, {node.lobby})"
    take = f"place_delegates(S, w, o, {n}, {node.lobby})"
    code = choose("party", f"{b.x.parties} if {left} >= {n} else ()", take, b, must=True)
    able = f"2 if {left} >= {n} else 0"
    if n.isdigit():
        return replace(code, able=able)
    return replace(
        code, run=f"if not {n}:\n    return\n{code.run.strip()}", able=f"{able} if {n} else 1"
    )


def remove(node: g.RemoveDelegate, b: Builder) -> Code:
    _need_parties(b)
    options = f"delegates_like(S, {_described(node.delegates, b)})"
    return choose("delegate", options, "remove_delegate(S, w, o)", b, must=True)


def exchange(node: g.ExchangeDelegate, b: Builder) -> Code:
    """For one of the player's own, which there must be."""
    _need_parties(b)
    options = f"replaceable(S, w, {_described(node.delegates, b)})"
    return choose("delegate", options, "exchange_delegate(S, w, o)", b, must=True)


def _described(delegates: g.DelegateSet, b: Builder) -> str:
    return f"{b.x.seats_and_neutral(delegates.whose)}, {b.x.posts(delegates)}"


def _need_parties(b: Builder) -> None:
    if not b.x.parties:
        raise Unplayable("delegates in a game without parties")


VERBS: dict[type, Writer] = {
    g.PlaceDelegates: place,
    g.RemoveDelegate: remove,
    g.ExchangeDelegate: exchange,
}
