"""How each verb runs: one function per leaf of the graph.

In: leaf nodes. Out: `Code`, whose text may use the names of `runtime.expressions` and the helpers
of `runtime.program`. A verb that must be done and cannot sets `S.dead`: the search for a legal
order gives such an order up, and no such order is offered.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from compiler import graph as g
from runtime.code import PURCHASE, Code, Unplayable, push
from runtime.layout import EVENT

if TYPE_CHECKING:
    from runtime.builder import Builder


def _hear(b: Builder, event: g.EventKind, subject: str, detail: str, n: str = "1") -> str:
    """Raise an event, unless nobody can be listening."""
    index = EVENT[event]
    call = f"hear(S, {index}, w, {subject}, {detail}, {n})"
    return call if b.remembers(event) else f"if S.listening[{index}]: {call}"


def gain(node: g.Gain, b: Builder) -> Code:
    return _to_board(node.resource, node.amount, "gain", b)


def _to_board(resource: g.Resource, amount: g.Amount, what: str, b: Builder) -> Code:
    """Gain to the stock or raise a production: the same but for the field and the event."""
    n = b.x.amount(amount)
    table = b.layout.stock if what == "gain" else b.layout.production
    event: g.EventKind = "gain" if what == "gain" else "produce"
    fields = {b.layout.resource[name]: index for name, index in table.items()}

    def at(field: str, kind: str) -> str:
        return f"""
n = {n}
if n > 0:
    S.p[w][{field}] += n
    note(S, "{what}", w, {kind}, n)
    {_hear(b, event, kind, kind, "n")}
"""

    match resource:
        case str() if what == "gain" and b.stock_supply(resource) is not None:
            return _out_of_supply(resource, n, b)
        case g.That() | g.Printed() | g.Lowest() if what == "gain" and b.has_supplies():
            raise Unplayable("a gain of whatever resource out of limited supplies")
        case str():
            return Code(run=at(str(table[resource]), str(b.layout.resource[resource])))
        case g.That():
            return Code(run=f"r = that[2]\n{at(f'{fields}[r]', 'r')}")
        case g.Printed(resources, place):
            area = "site_of(S, c)" if place == "this" else "spot(it)"
            wanted = tuple(b.layout.resource[name] for name in resources)
            options = f"printed({area}, {wanted})"
        case g.Lowest(resources):
            wanted = tuple(b.layout.resource[name] for name in resources)
            production = {b.layout.resource[r]: i for r, i in b.layout.production.items()}
            options = f"lowest(S.p[w], {wanted}, {production})"
    return _choose("resource", options, at(f"{fields}[o]", "o"), b, must=True)


def _out_of_supply(resource: str, n: str, b: Builder) -> Code:
    """A gain is cut to what there is; cubes of a parameter must be there in full."""
    supply = b.stock_supply(resource)
    assert supply is not None
    field, kind = b.layout.stock[resource], b.layout.resource[resource]
    full = f"""
if {supply.left} < n:
    S.dead = True
    return
"""
    run = f"""
n = {n}
{full.strip() if supply.full is not None else ""}
n = takes(S, {kind}, n)
if n > 0:
    S.p[w][{field}] += n
    note(S, "gain", w, {kind}, n)
    {_hear(b, "gain", str(kind), str(kind), "n")}
"""
    able = f"2 if {supply.left} else 1"
    return Code(run=run, able=able if supply.full is None else f"2 if {supply.left} >= {n} else 0")


def _back(b: Builder, resource: str, n: str) -> str:
    """The statement that puts what is spent back into its supply, if that is limited."""
    limited = b.stock_supply(resource) is not None
    return f"gives(S, {b.layout.resource[resource]}, {n})" if limited else ""


def lose(node: g.Lose, b: Builder) -> Code:
    assert isinstance(node.resource, str)
    field, kind = b.layout.stock[node.resource], b.layout.resource[node.resource]
    back = _back(b, node.resource, "n")
    to = back if node.to is None else f"S.p[{b.x.player(node.to)}][{field}] += n"
    run = f"""
n = min({b.x.amount(node.amount)}, S.p[w][{field}])
if n > 0:
    S.p[w][{field}] -= n
    note(S, "lose", w, {kind}, n)
    {to}
"""
    return Code(run=run, able=f"2 if S.p[w][{field}] else 1")


def spend(node: g.Spend, b: Builder) -> Code:
    n = b.x.amount(node.amount)
    kind = b.layout.resource[node.resource]
    if b.conversion:
        n = f"max(0, {n} - convert_less(S, w, c))"
    if node.source is None:
        field = b.layout.stock[node.resource]
        run = f"""
n = {n}
if S.p[w][{field}] < n:
    S.dead = True
    return
S.p[w][{field}] -= n
note(S, "spend", w, {kind}, n)
{_back(b, node.resource, "n")}
"""
        return Code(run=run, able=f"2 if S.p[w][{field}] >= {n} else 0")
    holders = b.layout.cards(g.CardSet(holds=(node.resource,)))
    some = f"having(S, {b.x.cards(node.source)} & {holders}, max(1, {n}))"
    take = f"S.held[o] -= {n}\nnote(S, 'unload', w, o, {n})"
    if node.source.reference == "this":
        run = f"""
n = {n}
if S.held[c] < n:
    S.dead = True
    return
o = c
{take}
"""
        return Code(run=run, able=f"2 if S.held[c] >= {n} else 0")
    return _choose("card", f"bits({some})", take, b, must=True, some=some)


def _choose(kind: str, options: str, take: str, b: Builder, must: bool, some: str = "") -> Code:
    """Ask for one of the options; one alone is taken, none is a dead end when it must be done.
    `some` tells whether there are any, where that is cheaper than listing them."""
    run = f"""
options = {options}
if len(options) > 1:
    S.ask = ("{kind}", w, e, tuple(options))
elif options:
    take_{b.current}(S, e, options[0])
{"else:" if must else ""}
{"    S.dead = True" if must else ""}
"""
    return Code(run=run, able=f"2 if {some or options} else {0 if must else 1}", take=take)


def pay(node: g.Pay, b: Builder) -> Code:
    n = b.x.amount(node.amount)
    using = tuple(b.layout.resource[name] for name in node.using)
    run = f"""
options = mixes(S, w, {n}, sources(S, w, {using}))
if len(options) > 1:
    S.ask = ("pay", w, e, options)
elif options:
    take_{b.current}(S, e, options[0])
else:
    S.dead = True
"""
    take = f"settle_payment(S, w, o, sources(S, w, {using}))"
    able = f"2 if purse(S, w, sources(S, w, {using})) >= {n} else 0"
    return Code(run=run, able=able, take=take)


def produce(node: g.Produce, b: Builder) -> Code:
    if not node.down and node.whose == "you":
        return _to_board(node.resource, node.amount, "produce", b)
    assert isinstance(node.resource, str)
    field, kind = b.layout.production[node.resource], b.layout.resource[node.resource]
    n, least = b.x.amount(node.amount), b.least(node.resource)
    if not node.down:
        take = f"S.p[o][{field}] += {n}\nnote(S, 'produce', o, {kind}, {n})"
        return _choose("player", _players(node.whose, b), take, b, must=True)
    if node.whose != "any" and node.whose != "opponents":
        who = b.x.player(node.whose)
        run = f"""
n = {n}
if S.p[{who}][{field}] - n < {least}:
    S.dead = True
    return
S.p[{who}][{field}] -= n
note(S, "unproduce", {who}, {kind}, n)
"""
        return Code(run=run, able=f"2 if S.p[{who}][{field}] - ({n}) >= {least} else 0")
    options = f"[q for q in {_players(node.whose, b)} if S.p[q][{field}] - ({n}) >= {least}]"
    options += " + neutral(S)"
    take = f"""
if o >= 0:
    S.p[o][{field}] -= {n}
note(S, "unproduce", o, {kind}, {n})
if o != w:
    {_hear(b, "remove", "o", str(kind))}
"""
    return _choose("player", options, take, b, must=True)


def _players(whose: g.Whose, b: Builder) -> str:
    match whose:
        case "any" | "all":
            return "in_turn(S, w)"
        case "opponents":
            return "in_turn(S, w)[1:]"
        case _:
            return f"({b.x.player(whose)},)"


def raise_(node: g.Raise, b: Builder) -> Code:
    n = b.x.amount(node.steps)
    track = b.x.track(node.track)
    if node.track in b.layout.level:
        run = f"move(S, e, {track}, {n}, {node.down})"
        end = "lowest" if node.down else "highest"
        return Code(
            run=run,
            able=f"2 if S.g[{b.layout.level[node.track]}] != {b.end(node.track, end)} else 1",
        )
    field = b.layout.counter[node.track]
    sign = "-" if node.down else "+"
    hears = "" if node.down else f"{_hear(b, 'raise', str(track), '0', 'n')}"
    run = f"""
n = {n}
S.p[w][{field}] {sign}= n
note(S, "{"lower" if node.down else "rate"}", w, {track}, n)
{hears}
"""
    return Code(run=run)


def place(node: g.Place, b: Builder) -> Code:
    tile = b.layout.tile[node.tile or g.SPECIAL]
    some = b.areas(node)
    areas = f"tuple(bits({some}))"
    run = f"""
options = {areas}
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
    return Code(run=run, able=f"2 if {some} else {1 if b.supplied(node) else 0}", take=take)


def _kind_of(tiles: g.TileSet, b: Builder) -> int:
    if len(tiles.tiles) != 1:
        raise Unplayable("tiles of several kinds to move")
    return b.layout.tile[tiles.tiles[0]]


def move_tile(node: g.MoveTile, b: Builder) -> Code:
    tile = _kind_of(node.tiles, b)
    options = f"shifts(S, w, {tile}, {b.x.tiles(node.tiles)}, open_{tile})"
    return _choose("shift", options, "shift(S, e, o)", b, must=True)


def remove_tile(node: g.RemoveTile, b: Builder) -> Code:
    some = b.x.tiles(node.tiles)
    return _choose("area", f"bits({some})", "take_off(S, e, o)", b, must=False, some=some)


def gain_tag(node: g.GainTag, b: Builder) -> Code:
    tag, n = b.layout.tag[node.tag], b.x.amount(node.amount)
    return Code(run=f"lend(S, w, {tag}, {n}, {node.period!r})")


def add(node: g.Add, b: Builder) -> Code:
    holds = g.CardSet(holds=(node.resource,) if node.resource else b.holdable())
    targets = f"({b.x.cards(node.to)}) & {b.layout.cards(holds)}"
    n = b.x.amount(node.amount)
    take = f"""
n = {n}
S.held[o] += n
note(S, "load", w, o, n)
{_hear(b, "add", "o", "0", "n")}
"""
    return _choose("card", f"bits({targets})", take, b, must=False, some=targets)


def remove(node: g.Remove, b: Builder) -> Code:
    kind = b.layout.resource[node.resource] if node.resource else -1
    n = b.x.amount(node.amount)
    if node.cards is not None:
        holds = g.CardSet(holds=(node.resource,) if node.resource else b.holdable())
        mask = f"({b.x.cards(node.cards)}) & {b.layout.cards(holds)}"
        if node.up_to and node.cards.whose == "any":
            mask += " & ~S.play[w]"
        options = f"unloadable(S, w, {mask}, {n}, {node.up_to})"
        if node.cards.whose in ("any", "opponents"):
            options += f" + [(card, {n}) for card in neutral(S)]"
        take = f"""
card, n = o
if card >= 0:
    S.held[card] -= n
note(S, "unload", w, card, n)
victim = holder(S, card)
if victim != w:
    {_hear(b, "remove", "victim", f"KIND_HELD[card] if card >= 0 else {kind}")}
"""
        return _choose_removal("unload", options, take, b, node.up_to)
    field = b.layout.stock[node.resource]
    players = _players(node.whose or "any", b)
    if node.up_to and node.whose == "any":
        players = _players("opponents", b)  # what may be left undone nobody does to themselves
    if node.owning is not None:
        players = f"[q for q in {players} if S.own[q] & {b.x.tiles(node.owning)}]"
    elif node.whose in ("any", "opponents"):
        players += " + neutral(S)"
    options = f"takeable(S, w, {players}, {field}, {kind}, {n}, {node.up_to})"
    take = f"""
victim, n = o
if victim >= 0:
    S.p[victim][{field}] -= n
note(S, "{"steal" if node.steal else "take"}", w, (victim, {kind}), n)
{f"S.p[w][{field}] += n" if node.steal else _back(b, node.resource, "n")}
if victim != w:
    {_hear(b, "remove", "victim", str(kind))}
"""
    return _choose_removal("take", options, take, b, node.up_to)


def _choose_removal(kind: str, options: str, take: str, b: Builder, up_to: bool) -> Code:
    if not up_to:
        return _choose(kind, options, take, b, must=True)
    run = f"""
options = {options}
if options:
    S.ask = ("{kind}", w, e, (*options, None))
"""
    skip = "if o is None:\n    return\n"
    return Code(run=run, able=f"2 if {options} else 1", take=skip + take.strip("\n"))


def draw(node: g.Draw, b: Builder) -> Code:
    wanted = 0 if node.cards is None else b.layout.cards(node.cards)
    n = b.x.amount(node.amount)
    run = f"draw_until(S, w, {n}, {wanted})" if wanted else f"draw(S, w, {n})"
    return Code(run=run)


def look(node: g.Look, b: Builder) -> Code:
    return Code(run=f"turn_over(S, e, {b.x.amount(node.amount)}, {node.public})")


def take(node: g.Take, b: Builder) -> Code:
    again = _again(node, b)
    wanted = "" if node.cards is None else f" & {b.layout.cards(node.cards)}"
    options = f"bits(mask_of(it) & S.table{wanted})"
    if node.buy:
        options = f"({options} if purse(S, w, sources(S, w, ())) >= {b.card_price} else [])"
    body = f"""
S.table &= ~(1 << o)
S.hand[w] |= 1 << o
note(S, "{"buy" if node.buy else "keep"}", w, o, 1)
{push(b.op(g.Pay(int(b.card_price)))) if node.buy else ""}
{again}
"""
    return _choose("card", options, body, b, must=False)


def _again(node: g.Take | g.Discard, b: Builder) -> str:
    """What goes on with the rest when several cards are chosen, one after the other."""
    match node.amount:
        case int():
            return push(b.op(replace(node, amount=node.amount - 1))) if node.amount > 1 else ""
        case g.Chosen():
            return f"if x > 1:\n    {push(b.current, x='x - 1')}"
        case _:
            return ""


def discard(node: g.Discard, b: Builder) -> Code:
    wanted = "" if node.cards is None else f" & {b.layout.cards(node.cards)}"
    n = b.x.amount(node.amount)
    options = f"bits(S.hand[w]{wanted})"
    body = f"""
S.hand[w] &= ~(1 << o)
S.discard |= 1 << o
note(S, "discard", w, o, 1)
{_again(node, b)}
"""
    code = _choose("discard", options, body, b, must=True)
    if isinstance(node.amount, g.Chosen):
        code = replace(code, run=f"if x < 1:\n    return\n{code.run.strip()}")
    return replace(code, able=f"2 if (S.hand[w]{wanted}).bit_count() >= {n} else 0")


def copy_production(node: g.CopyProduction, b: Builder) -> Code:
    options = f"boxes(S, e, {b.x.cards(node.cards)})"
    body = "S.pool.append((BOX[o], w, o, 0, it, that, grp, 0))"
    return _choose("card", options, body, b, must=True)


def copy_effects(node: g.CopyEffects, b: Builder) -> Code:
    wanted = f"{b.x.cards(node.cards)} & ~{b.repeating('play')}"
    options = f"[o for o in bits({wanted}) if PLAYS[o] >= 0]"
    body = "S.pool.append((PLAYS[o], w, o, 0, it, that, grp, 0))"
    return _choose("card", options, body, b, must=True)


def double(node: g.Double, b: Builder) -> Code:
    options = f"bits(having(S, {b.x.cards(node.cards)}, 1))"
    body = f"""
n = S.held[o]
S.held[o] += n
note(S, "load", w, o, n)
{_hear(b, "add", "o", "0", "n")}
"""
    return _choose("card", options, body, b, must=True)


def use_action(node: g.UseAction, b: Builder) -> Code:
    options = f"usable(S, w, {b.x.cards(node.cards)} & ~{b.repeating('action')})"
    body = "use_again(S, w, o)"
    return _choose("use", options, body, b, must=True)


def play_card(node: g.PlayCard, b: Builder) -> Code:
    terms = f"{node.less}, {node.ignoring}"
    options = f"[o for o in bits({b.x.cards(node.cards)}) if can_play(S, w, o, {terms})]"
    body = f"RUN[{PURCHASE}](S, ({PURCHASE}, w, o, 0, ('play', {terms}), that, grp, 0))"
    return _choose("card", options, body, b, must=True)


def fund(node: g.Fund, b: Builder) -> Code:
    return _choose("award", "open_awards(S)", "S.funded += ((o, w),)", b, must=False)


def claim(node: g.Claim, b: Builder) -> Code:
    body = 'S.own[w] |= 1 << o\nnote(S, "own", w, 0, o)'
    return _choose("area", f"bits({b.x.tiles(node.tiles)})", body, b, must=True)


VERBS = {
    g.Gain: gain,
    g.Lose: lose,
    g.Spend: spend,
    g.Pay: pay,
    g.Produce: produce,
    g.Raise: raise_,
    g.Place: place,
    g.MoveTile: move_tile,
    g.RemoveTile: remove_tile,
    g.GainTag: gain_tag,
    g.Add: add,
    g.Remove: remove,
    g.Draw: draw,
    g.Look: look,
    g.Take: take,
    g.Discard: discard,
    g.CopyProduction: copy_production,
    g.CopyEffects: copy_effects,
    g.Double: double,
    g.UseAction: use_action,
    g.PlayCard: play_card,
    g.Fund: fund,
    g.Claim: claim,
}
