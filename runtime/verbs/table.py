"""How verbs on the table run: tiles, tags for a while, awards.

In: leaf nodes. Out: `Code`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from compiler import graph as g
from runtime.code import Code, Unplayable, push
from runtime.verbs.shared import choose

if TYPE_CHECKING:
    from runtime.builder import Builder


def place(node: g.Place, b: Builder) -> Code:
    tile = b.layout.tile[node.tile or g.SPECIAL]
    run = f"""
options = tuple(bits({b.areas(node)}))
if len(options) > 1:
    S.ask = ("area", w, e, options)
elif options:
    take_{b.current}(S, e, options[0])
{"else:" if not b.supplied(node) else ""}
{"    S.dead = True" if not b.supplied(node) else ""}
"""
    again = ""
    if node.count > 1:
        again = push(b.op(replace(node, count=node.count - 1)))
    take = f"put(S, e, {tile}, o)\n{again}"
    some = b.areas(node, whether=True)
    return Code(run=run, able=f"2 if {some} else {1 if b.supplied(node) else 0}", take=take)


def _kind_of(tiles: g.TileSet, b: Builder) -> int:
    if len(tiles.tiles) != 1:
        raise Unplayable("tiles of several kinds to move")
    return b.layout.tile[tiles.tiles[0]]


def move_tile(node: g.MoveTile, b: Builder) -> Code:
    tile = _kind_of(node.tiles, b)
    options = f"shifts(S, w, {tile}, {b.x.tiles(node.tiles)}, open_{tile})"
    return choose("shift", options, "shift(S, e, o)", b, must=True)


def remove_tile(node: g.RemoveTile, b: Builder) -> Code:
    some = b.x.tiles(node.tiles)
    return choose("area", f"bits({some})", "take_off(S, e, o)", b, must=False, some=some)


def gain_tag(node: g.GainTag, b: Builder) -> Code:
    tag, n = b.layout.tag[node.tag], b.x.amount(node.amount)
    return Code(run=f"lend(S, w, {tag}, {n}, {node.period!r})")


def fund(node: g.Fund, b: Builder) -> Code:
    return choose("award", "open_awards(S)", "S.funded += ((o, w),)", b, must=False)


def claim(node: g.Claim, b: Builder) -> Code:
    body = 'S.own[w] |= 1 << o\nnote(S, "own", w, 0, o)'
    return choose("area", f"bits({b.x.tiles(node.tiles)})", body, b, must=True)
