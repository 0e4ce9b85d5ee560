"""How the verbs of colonies run, and how colonies are counted.

In: leaves of the graph. Out: `Code`, whose text calls the helpers of `Colonies`. What a tile gives
lapses where it cannot be done; that a colony is built, or a track moved, must be possible.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from compiler import graph as g
from compiler.footprint.atoms import NOTHING
from runtime.program.verbs.shared import choose
from runtime.program.writing.builder import Builder, Writer
from runtime.program.writing.code import Code, do, push
from runtime.program.writing.expressions import Expressions
from runtime.state.state import SUBJECT


def build(node: g.BuildColony, builder: Builder) -> Code:
    sites = _those(builder, f"sites(S, w, {node.again}, {node.full})", node.on)
    options = _allowed(builder, "colony", sites)
    take = "found_colony(S, e, o)\nmention(S, grp, (o,))"
    if node.amount == 1:
        return choose("colony", options, take, builder, must=True)
    n, take = builder.x.amount(node.amount), f"{take}\nif x > 1:\n    {{}}"

    def again(number: int) -> Code:
        more = take.format(push(number, x="x - 1"))
        return choose("colony", options, more, builder, must=True, number=number)

    rest = builder.also(again, replace(node, amount=1))
    berths = f"berths(S, {options}, {node.again}, {node.full})"
    able = f"(2 if {berths} >= {n} else 0) if {n} > 0 else 1"
    return Code(run=f"n = {n}\nif n > 0:\n    {do(rest, x='n')}", able=able)


def _those(builder: Builder, options: str, on: g.ColonySet | None) -> str:
    """Of these options the tiles that are meant."""
    return f"those(S, w, {options}, {_meant(builder.x, on)})" if on is not None else options


def _meant(expressions: Expressions, on: g.ColonySet) -> str:
    """The mask of those that can be meant, whose colony must lie there, or must not."""
    among = "-1"
    if on.names:
        among = str(expressions.layout.cards(g.CardSet(names=on.names)))
    elif on.at:
        that = f"(1 << that[{SUBJECT}])"
        among = {"it": "several(it)", "other": "~several(it)"}.get(on.at, that)
    return f"{among}, {on.whose or ''!r}, {on.without}"


def _allowed(builder: Builder, kind: g.EventKind, options: str) -> str:
    """None where an effect forbids it."""
    banned = builder.x.banned(kind)
    return f"(() if {banned} else {options})" if banned else options


def trade(node: g.Trade, builder: Builder) -> Code:
    """The fleet goes first; what others say of it comes before the goods, and when all have theirs
    the marker goes back."""
    back = _later(builder, lambda _: Code(run="bring_back(S, e)"))
    again = _one_more(builder)
    goods = _later(builder, lambda _: Code(run=f"share_goods(S, e, {again}, {back}, {node.alone})"))
    tiles = "open_tiles(S)" if node.freely else "partners(S, w)"
    options = _allowed(builder, "trade", _those(builder, tiles, node.on))
    take = f"send_fleet(S, e, o, {goods}, {node.freely})"
    if node.every:
        return Code(run=f"for o in {options}:\n    {take}", able=f"2 if {options} else 1")
    take = f"{take}\nmention(S, grp, (o,))"
    return choose("colony", options, take, builder, must=True)


def recall(node: g.RecallFleet, builder: Builder) -> Code:
    options = _those(builder, "visited(S, w)", node.on)
    return choose("colony", options, "recall(S, w, o)\nmention(S, grp, (o,))", builder, must=True)


def bonuses(node: g.ColonyBonuses, builder: Builder) -> Code:
    again = _one_more(builder)
    if node.one or node.on is not None:
        options = _those(builder, "with_own(S, w)", node.on)
        take = f"gain_there(S, e, o, {again}, {node.one})"
        return choose("colony", options, take, builder, must=False)
    return Code(run=f"gain_bonuses(S, e, {again})", able="2 if colonies_of(S, w) else 1")


def income(node: g.TradeIncome, builder: Builder) -> Code:
    options = _those(builder, "open_tiles(S)", node.on)
    if node.every:
        run = f"for o in {options}:\n    gain_income(S, e, o)"
        return Code(run=run, able=f"2 if {options} else 1")
    take = "gain_income(S, e, o)\nmention(S, grp, (o,))"
    return choose("colony", options, take, builder, must=False)


def move(node: g.MoveColony, builder: Builder) -> Code:
    steps, far = (node.steps, "move_marker") if node.steps is not None else (1, "move_far")
    way = f"{node.steps if node.steps is not None else FAR}, {node.down}"
    if node.which == "that":
        card = f"that[{SUBJECT}]"
        far = f"room_of(S, {card}, {node.down})"
        run = f"move_far(S, w, {card}, {way})"
        return Code(run=run, able=f"2 if {far} > 0 else 1")
    if node.which == "each":
        meant = _those(builder, f"movable(S, 1, {node.down}, 0)", node.on)
        run = f"for o in {meant}:\n    move_far(S, w, o, {way})"
        return Code(run=run, able=f"2 if {meant} else 1")
    but = "several(it)" if node.which == "another" else "0"
    options = _those(builder, f"movable(S, {steps}, {node.down}, {but})", node.on)
    take = f"{far}(S, w, o, {way})\nmention(S, grp, (o,))"
    return choose("colony", options, take, builder, must=True)


def add(node: g.AddColony, builder: Builder) -> Code:
    return choose("colony", "unused(S)", "add_colony(S, w, o)", builder, must=False)


def remove(node: g.RemoveColony, builder: Builder) -> Code:
    """Whose it is, is chosen first, of those who have one there; of nobody else's anything lapses
    but what is one's own."""
    seats = builder.x.seats(node.whose)
    if node.whose in ("any", "opponent"):
        op = builder.op(replace(node, whose="that"))
        some = f"[q for q in {seats} if ABLE[{op}](S, (*e[:5], (q, -1, 0), *e[6:])) > 1]"
        take = f"choose_player(S, grp, o)\n{push(op, that='(o, -1, 0)')}"
        return choose("player", some, take, builder, must=True)
    options = _those(builder, f"with_own(S, ({seats} or (-1,))[0])", node.on)
    take = f"for q in {seats}:\n    unsettle(S, w, o, q)\nmention(S, grp, (o,))"
    return choose("colony", options, take, builder, must=builder.paying or node.whose == "you")


FAR = 99
"""More steps than any track has."""


def _one_more(builder: Builder) -> int:
    """The operation that gives an owner of several colonies on a tile what they bring, one after
    the other."""
    return _later(builder, lambda number: Code(run=f"next_bonus(S, e, {number})"))


def _later(builder: Builder, code: Callable[[int], Code]) -> int:
    """A further operation of the verb, which nothing can stand in the way of."""
    number = builder.also(code)
    for prints in (builder.prints, builder.directs):
        prints[number] = replace(prints[number], needs=NOTHING)
    return number


def colonies(measure: g.Colonies, expressions: Expressions) -> str:
    if measure.on is not None:
        meant = _meant(expressions, measure.on)
        return expressions.of(measure.whose, f"colonies_on(S, q, w, {meant})")
    return expressions.of(measure.whose, "colonies_of(S, q)")


def heard(event: g.Event, expressions: Expressions) -> str:
    """Whether the tile on which was built, or with which is traded, is one that is meant."""
    assert event.colonies is not None
    meant = _meant(expressions, event.colonies)
    return f"lies_there(S, w, subject, {meant}, {event.kind == 'colony'})"


VERBS: dict[type, Writer] = {
    g.BuildColony: build,
    g.Trade: trade,
    g.RecallFleet: recall,
    g.ColonyBonuses: bonuses,
    g.TradeIncome: income,
    g.MoveColony: move,
    g.AddColony: add,
    g.RemoveColony: remove,
}

MEASURES: dict[type, Callable[..., str]] = {g.Colonies: colonies, g.Event: heard}
