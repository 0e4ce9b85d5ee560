"""How players exchange production, stocks and hands: all of the one for all of the other;
and how one of them is chosen.

In: leaf nodes. Out: `Code`.
"""

from __future__ import annotations

from dataclasses import replace
from textwrap import indent
from typing import Any

from compiler import graph as g
from runtime.program.verbs.shared import (
    back,
    choose,
    gone,
    hand_over,
    hear,
    heard,
    player_chosen,
)
from runtime.program.writing.builder import Builder, Writer
from runtime.program.writing.code import Code


def exchange_production(node: g.ExchangeProduction, builder: Builder) -> Code:
    """With one of those whose production may go down so far, if it is the greater one, and whose
    the player may then have."""
    field, kind = builder.layout.production[node.resource], builder.layout.resource[node.resource]
    more = f"S.p[q][{field}] - S.p[w][{field}]"
    barred = []
    if builder.guards_production():
        barred.append(f"lowered(S, w, q, {kind}, {more}) < {more}")
    if banned := builder.x.banned("produce", str(kind)):
        barred.append(banned)
    fits = f" if {more} <= 0 or not ({' or '.join(barred)})" if barred else ""
    options = f"[q for q in {builder.x.seats(node.whose)}{fits}]"
    take = f"""
choose_player(S, grp, o)
mine, theirs = S.p[w][{field}], S.p[o][{field}]
S.p[w][{field}], S.p[o][{field}] = theirs, mine
n, q = abs(theirs - mine), w if theirs < mine else o
if n > 0:
    note(S, "unproduce", q, {kind}, n)
    note(S, "produce", w + o - q, {kind}, n)
    if q == w:
        {gone(builder, "unproduce", "w", str(kind)) or "pass"}
    else:
        {heard(builder, "produce", str(kind), "n")}
        {hear(builder, "remove", "q", str(-2 - kind), "n")}
        {gone(builder, "unproduce", "q", str(kind))}
"""
    code = choose("player", options, take, builder, must=False)
    return replace(code, able=f"2 if any({more} for q in {options}) else 1")


def exchange_stock(node: g.ExchangeStock, builder: Builder) -> Code:
    """With one of those of whom the player may take what they have more, and then have it."""
    field, kind = builder.layout.stock[node.resource], builder.layout.resource[node.resource]
    more = f"S.p[q][{field}] - S.p[w][{field}]"
    barred = f"(q, {more}) not in takeable(S, w, [q], {field}, {kind}, {more}, '')"
    if banned := builder.x.banned("gain", str(kind), resource=node.resource):
        barred = f"{banned} or {barred}"
    options = f"[q for q in {builder.x.seats(node.whose)} if {more} <= 0 or not ({barred})]"
    take = f"""
choose_player(S, grp, o)
n = S.p[o][{field}] - S.p[w][{field}]
if n > 0:
    S.p[o][{field}] -= n
    note(S, "steal", w, (o, {kind}), n)
    {indent(hand_over(builder, node.resource, "w", "n"), " " * 4).strip()}
    {gone(builder, "lose", "o", str(kind)) or "pass"}
    {hear(builder, "remove", "o", str(kind), "n")}
elif n < 0:
    n = -n
    S.p[w][{field}] -= n
    note(S, "lose", w, {kind}, n)
    {indent(hand_over(builder, node.resource, "o", "n"), " " * 4).strip()}
    {gone(builder, "lose", "w", str(kind)) or "pass"}
"""
    code = choose("player", options, take, builder, must=False)
    return replace(code, able=f"2 if any({more} for q in {options}) else 1")


def exchange_own(node: g.ExchangeOwn, builder: Builder) -> Code:
    """What goes down must be able to be so low, and what goes up to be had."""
    fields = builder.layout.production if node.production else builder.layout.stock
    up: Any = "produce" if node.production else "gain"
    down = "unproduce" if node.production else "lose"
    both = (node.resource, node.other)
    have = [f"S.p[w][{fields[one]}]" for one in both]
    kinds = [builder.layout.resource[one] for one in both]
    ways, able = [], []
    for more, less in ((0, 1), (1, 0)):
        rises, falls = both[more], both[less]
        fits = [f"{have[less]} > {have[more]}"]
        if node.production:
            fits.append(f"{have[more]} >= {builder.least(falls)}")
            moved = f"{have[more]} += n\n{have[less]} -= n"
        else:
            moved = f"{have[less]} -= n\n{back(builder, falls, 'n') or 'pass'}\n"
            got = f"takes(S, w, {kinds[more]}, n)" if builder.is_limited(rises) else "n"
            moved += f"{have[more]} += {got}"
        if banned := builder.x.banned(up, str(kinds[more]), resource=rises):
            fits.append(f"not ({banned})")
        able.append(" and ".join(fits))
        ways.append(f"""
if {able[-1]}:
    n = {have[less]} - {have[more]}
    {indent(moved, " " * 4).strip()}
    note(S, "{down}", w, {kinds[less]}, n)
    note(S, "{up}", w, {kinds[more]}, n)
""")
    first, second = (way.strip() for way in ways)
    return Code(run=f"{first}\nel{second}", able=f"2 if ({able[0]}) or ({able[1]}) else 1")


def exchange_hands(node: g.ExchangeHands, builder: Builder) -> Code:
    take = """
choose_player(S, grp, o)
S.hand[w], S.hand[o] = S.hand[o], S.hand[w]
note(S, "swap", w, o, 0)
if S.trial:
    S.unseen |= 1 << w | 1 << o
"""
    whom = builder.x.seats(node.whose)
    code = choose("player", whom, take, builder, must=False)
    return replace(code, able=f"2 if any(S.hand[q] or S.hand[w] for q in {whom}) else 1")


def choose_player(node: g.ChoosePlayer, builder: Builder) -> Code:
    return player_chosen(node, builder)


VERBS: dict[type, Writer] = {
    g.ChoosePlayer: choose_player,
    g.ExchangeProduction: exchange_production,
    g.ExchangeStock: exchange_stock,
    g.ExchangeHands: exchange_hands,
    g.ExchangeOwn: exchange_own,
}
