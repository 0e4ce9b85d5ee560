"""How verbs on the table run: tiles, tags for a while, awards.

In: leaf nodes. Out: `Code`.
"""

from __future__ import annotations

from dataclasses import replace

from compiler import graph as g
from runtime.program.verbs.shared import choose
from runtime.program.writing.builder import Builder, Writer
from runtime.program.writing.code import Code, do, push
from runtime.state.state import FIRST

TileVerb = g.MoveTile | g.ExchangeTile | g.RemoveTile | g.Claim | g.ChooseTile | g.SwapTiles


def place(node: g.Place, builder: Builder) -> Code:
    tile = builder.layout.tile[node.tile or g.SPECIAL]
    none, left = "S.dead = True", builder.left(node)
    if left and not builder.paying:  # what pays is not left out
        none = f"S.dead = {left} > 0"

    def one(number: int) -> str:
        return f"""
options = tuple(bits({builder.areas(node)}))
if len(options) > 1:
    S.ask = ("area", {builder.asked}, e, options)
elif options:
    take_{number}(S, e, options[0])
else:
    {none}
"""

    how = f", None, {node.dry}, {node.still}" * (node.dry or node.still)
    put = f"put(S, e, {tile}, o, {node.bare}{how})"

    def again(number: int) -> Code:
        more = f"if x > 1:\n    {push(number, x='x - 1')}"
        return Code(run=one(number), take=f"{put}\n{more}")

    run, take = one(builder.current), put
    n, plain = builder.x.amount(node.count), isinstance(node.count, int)
    able = f"2 if {builder.areas(node, whether=True)} else 0"
    if node.count != 1:
        rest = builder.also(again, replace(node, count=1))
        run = do(rest, x=n) if plain else f"n = {n}\nif n > 0:\n    {do(rest, x='n')}"
        wanted = f"min({n}, {left})" if left and not builder.paying else n
        able = f"2 if ({builder.areas(node)}).bit_count() >= {wanted} else 0"
    if left:
        enough, short = (f">= {n}", 0) if builder.paying else ("> 0", 1)
        able = f"({able}) if {left} {enough} else {short}"
    if not plain:
        able = f"({able}) if {n} > 0 else 1"
    if node.area is not None and node.area.by_it:  # a search tells, before there is one
        able = f"2 if not spot(it) else ({able})"
    return Code(run=run, able=able, take=take)


def move_tile(node: g.MoveTile, builder: Builder) -> Code:
    kinds = builder.layout.kinds(node.tiles.tiles)
    covering = [i for i, kind in enumerate(builder.library.tiles) if kind.covers]
    options = " + ".join(_ways(node, builder, kind) for kind in kinds or covering)
    take = _whose(node, builder, "o[0]") + f"shift(S, e, {kinds}, o)"
    return choose("shift", options, take, builder, must=True)


def _whose(node: TileVerb, builder: Builder, area: str) -> str:
    """Whose tile it is, whom what follows may call `that player`."""
    tiles = node.tiles
    if isinstance(node, g.SwapTiles) and node.others.whose not in ("you", "nobody"):
        tiles, area = node.others, "o[1]"
    kinds = builder.layout.kinds(tiles.tiles)
    choosing = g.chooses_player(node)
    return f"choose_player(S, grp, owner_there(S, {area}, {kinds}))\n" if choosing else ""


def _ways(node: g.MoveTile, builder: Builder, tile: int) -> str:
    """From where to where tiles of one kind may be moved."""
    name, is_open = builder.library.tiles[tile].id, f"open_{tile}"
    stays = node.area is None or not node.area.says_board
    if node.area is not None or builder.library.beside:
        areas = builder.areas(g.Place(name, node.area), anywhere=stays)
        is_open = builder.function(f"open_to_{builder.current}_{tile}", "S, w, c, it", areas)
    mask = f"{builder.x.movable(node.tiles)} & S.tiles[{tile}]"
    if not node.tiles.tiles:  # of whatever kind it is: the upper one
        mask = f"uppermost(S, {mask}, {tile})"
    return f"shifts(S, w, c, {tile}, {mask}, {is_open}, {stays})"


def exchange_tile(node: g.ExchangeTile, builder: Builder) -> Code:
    new = builder.layout.tile[node.tile]
    some = builder.x.movable(node.tiles)
    if node.tile in builder.layout.tile_supply:
        some = f"({some} if {builder.layout.tile_supply[node.tile].left} > 0 else 0)"
    take = f"replace(S, e, {new}, o, {builder.layout.kinds(node.tiles.tiles)})"
    take = _whose(node, builder, "o") + take
    return choose("area", f"bits({some})", take, builder, must=True, some=some)


def swap_tiles(node: g.SwapTiles, builder: Builder) -> Code:
    sets = (node.tiles, node.others)
    kinds = [builder.layout.kinds(one.tiles) for one in sets]
    some = (f"loose(S, {builder.x.movable(one)}, {k})" for one, k in zip(sets, kinds, strict=True))
    take = f"mention(S, grp, o[1])\nswap_tiles(S, e, {kinds[0]}, {kinds[1]}, o)"
    take = _whose(node, builder, "o[0]") + take
    return choose("shift", f"pairs({', '.join(some)})", take, builder, must=True)


def gain_bonus(node: g.GainBonus, builder: Builder) -> Code:
    if node.tiles is not None or node.areas is not None:
        areas = None if node.areas is None else builder.x.areas_of(node.areas, counted=True)
        some = areas or builder.x.tiles(node.tiles or g.TileSet())
        if node.each:
            run = f"for o in bits({some}):\n    collect(S, e, o)"
            return Code(run=run, able=f"2 if {some} else 1")
        return choose("area", f"bits({some})", "collect(S, e, o)", builder, must=False, some=some)
    area = "spot(it)" if node.at == "it" else "site_of(S, c)"
    return Code(run=f"for o in bits({area}):\n    collect(S, e, o)")


def remove_tile(node: g.RemoveTile, builder: Builder) -> Code:
    kinds = builder.layout.kinds(node.tiles.tiles)
    some = f"loose(S, {builder.x.movable(node.tiles)}, {kinds})"
    take = _whose(node, builder, "o") + f"mention(S, grp, o)\ntake_off(S, e, o, {kinds})"
    return choose("area", f"bits({some})", take, builder, must=builder.paying, some=some)


def gain_tag(node: g.GainTag, builder: Builder) -> Code:
    tag, n = builder.layout.tag[node.tag], builder.x.amount(node.amount)
    return Code(run=f"lend_tag(S, w, {tag}, {n}, {node.period!r})")


def become_first(node: g.BecomeFirst, builder: Builder) -> Code:
    return Code(run="take_marker(S, w)", able=f"2 if S.g[{FIRST}] != w else 1")


def claim(node: g.Claim, builder: Builder) -> Code:
    take = _whose(node, builder, "o") + "mention(S, grp, o)\nclaim_tile(S, e, o)"
    return choose("area", f"bits({builder.x.tiles(node.tiles)})", take, builder, must=True)


def choose_tile(node: g.ChooseTile, builder: Builder) -> Code:
    take = _whose(node, builder, "o") + "mention(S, grp, o)"
    return choose("area", f"bits({builder.x.tiles(node.tiles)})", take, builder, must=True)


VERBS: dict[type, Writer] = {
    g.Place: place,
    g.MoveTile: move_tile,
    g.ExchangeTile: exchange_tile,
    g.SwapTiles: swap_tiles,
    g.GainBonus: gain_bonus,
    g.RemoveTile: remove_tile,
    g.GainTag: gain_tag,
    g.BecomeFirst: become_first,
    g.Claim: claim,
    g.ChooseTile: choose_tile,
}
