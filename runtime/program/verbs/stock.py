"""How verbs on the player board run: resources, production, payments, tracks.

In: leaf nodes. Out: `Code`.
"""

from __future__ import annotations

from dataclasses import replace
from textwrap import indent

from compiler import graph as g
from runtime.program.verbs.shared import back, choose, hand_over, hear
from runtime.program.writing.builder import Builder, Writer
from runtime.program.writing.code import Code, Unplayable, push
from runtime.state.state import DETAIL


def gain(node: g.Gain, b: Builder) -> Code:
    return _to_board(node.resource, node.amount, "gain", b)


def _heard(b: Builder, event: g.EventKind, kind: str, n: str) -> str:
    return f"given(S, e, {kind}, {n})" if b.giving else hear(b, event, kind, kind, n)


def _to_board(resource: g.Resource, amount: g.Amount, what: str, b: Builder) -> Code:
    """Gain to the stock or raise a production: the same but for the field and the event."""
    n = b.x.amount(amount)
    table = b.layout.stock if what == "gain" else b.layout.production
    event: g.EventKind = "gain" if what == "gain" else "produce"
    fields = {b.layout.resource[name]: index for name, index in table.items()}

    def at(field: str, kind: str, limited: bool = False) -> str:
        fits = f"\nn = takes(S, w, {kind}, n)" if limited else ""
        return f"""
n = {n}{fits}
if n > 0:
    S.p[w][{field}] += n
    note(S, "{what}", w, {kind}, n)
    {_heard(b, event, kind, "n")}
"""

    match resource:
        case str() if what == "gain" and b.is_limited(resource):
            return _as_there_is_room(resource, n, b)
        case str():
            return Code(run=at(str(table[resource]), str(b.layout.resource[resource])))
    limited = what == "gain" and _some_limited(resource, b)
    match resource:
        case g.That():
            run = at(f"{fields}[r]", "r", limited)
            if len(fields) < len(b.layout.stock):  # what stands apart is not produced
                run = f"if r not in {tuple(fields)}:\n    return\n{run.strip()}"
            return Code(run=f"r = that[{DETAIL}]\n{run}")
        case g.Printed(resources, place):
            area = "site_of(S, c)" if place == "this" else "spot(it)"
            wanted = tuple(b.layout.resource[name] for name in resources)
            if what == "produce":
                options = f"raised(S, c, {area}, {wanted})"
                take = at(f"{fields}[o]", "o") + "obtain(S, c, o)"
                return choose("resource", options, take, b, must=True)
            options = f"printed({area}, {wanted})"
        case g.Lowest(resources):
            wanted = tuple(b.layout.resource[name] for name in resources)
            production = {b.layout.resource[r]: i for r, i in b.layout.production.items()}
            options = f"lowest(S.p[w], {wanted}, {production})"
    return choose("resource", options, at(f"{fields}[o]", "o", limited), b, must=True)


def _some_limited(resource: g.Resource, b: Builder) -> bool:
    """Whether one of the resources that it may turn out to be is limited."""
    names = resource.resources if isinstance(resource, g.Printed | g.Lowest) else b.layout.stock
    if b.are_cubes(*names):
        raise Unplayable("a gain of whatever resource out of the cubes of a parameter")
    return b.is_limited(*names)


def _as_there_is_room(resource: str, n: str, b: Builder) -> Code:
    """A gain is cut to what there is and to what a player may have; cubes of a parameter must be
    there in full."""
    field, kind = b.layout.stock[resource], b.layout.resource[resource]
    supply, most = b.stock_supply(resource), b.layout.most.get(resource)
    room = "" if most is None else f"S.p[w][{field}] < {most}"
    n = n if most is None else f"max(0, min({n}, {most} - S.p[w][{field}]))"
    full, able = "", f"2 if {room} else 1"
    if supply is not None:
        able = f"2 if {' and '.join(part for part in (supply.left, room) if part)} else 1"
    if supply is not None and supply.full is not None:
        able = f"2 if {supply.left} >= {n} else 0"
        able = f"({able}) if {room} else 1" if room else able
        full = f"if {supply.left} < n:\n    S.dead = True\n    return\n"
    run = f"""
n = {n}
{full.strip()}
n = takes(S, w, {kind}, n)
if n > 0:
    S.p[w][{field}] += n
    note(S, "gain", w, {kind}, n)
    {_heard(b, "gain", str(kind), "n")}
"""
    return Code(run=run, able=able)


def lose(node: g.Lose, b: Builder) -> Code:
    assert isinstance(node.resource, str)
    field, kind = b.layout.stock[node.resource], b.layout.resource[node.resource]
    there = f"S.p[w][{field}]"
    lost = f"""
n = {_all_but(node.amount, there, b)}
if n > 0:
    {there} -= n
    note(S, "lose", w, {kind}, n)
"""
    able = f"2 if {there} else 1"
    if node.to is None:
        return Code(run=f"{lost.rstrip()}\n    {back(b, node.resource, 'n')}", able=able)
    given = f"{lost}    for q in {{}}:\n{indent(hand_over(b, node.resource, 'q', 'n'), ' ' * 8)}"
    if node.to == "opponent":
        take = f"choose_player(S, grp, o)\n{given.format('(o,)').strip()}"
        code = choose("player", b.x.seats("opponent"), take, b, must=False)
        return replace(code, able=able)
    return Code(run=given.format(b.x.seats(node.to)), able=able)


def _all_but(amount: g.Amount, there: str, b: Builder, least: int = 0) -> str:
    """So much of what is there, down to the least, or all there is of it but so much."""
    if isinstance(amount, g.Every):
        return f"max(0, {there} - {b.x.amount(amount.but)})"
    return f"min({b.x.amount(amount)}, {there} - {least})"


def gain_any(node: g.GainAny, b: Builder) -> Code:
    """The number first; then one after the other is chosen, X being how many are left, and `it`
    the kinds that there have been where they must be different."""
    if b.are_cubes(*node.resources):
        raise Unplayable("a gain of whatever resource out of the cubes of a parameter")
    if not isinstance(node.amount, g.Chosen):
        one = b.op(replace(node, amount=g.Chosen()))
        n, it = b.x.amount(node.amount), "None" if node.different else "it"
        run = f"n = {n}\nif n > 0:\n    {push(one, x='n', it=it)}"
        return Code(run=run, able=f"2 if {n} else 1")
    kinds = tuple(b.layout.resource[name] for name in node.resources)
    fields = {b.layout.resource[name]: b.layout.stock[name] for name in node.resources}
    got = f"""
S.p[w][{fields}[o]] += 1
note(S, "gain", w, o, 1)
{_heard(b, "gain", "o", "1")}
"""
    if b.is_limited(*node.resources):
        got = f"if takes(S, w, o, 1):\n{indent(got.strip(), ' ' * 4)}"
    take = f"""
{got.strip()}
if x > 1:
    {push(b.current, x="x - 1", it="and_this(it, o)" if node.different else "it")}
"""
    options = f"[r for r in {kinds} if not several(it) >> r & 1]" if node.different else str(kinds)
    return choose("resource", options, take, b, must=True)


def spend(node: g.Spend, b: Builder) -> Code:
    if isinstance(node.amount, g.Every):
        return _spend_all(node, node.amount, b)
    n = b.x.amount(node.amount)
    kind = b.layout.resource[node.resource]
    few = ""
    if b.conversion in b.cheapened:
        n = f"max(0, {n} - convert_less(S, w, c))"
        if isinstance(node.amount, int):  # however cheap it is, so many are needed
            few = f"S.p[w][{{}}] >= {node.amount - b.cheapened[b.conversion]} and "
    if node.source is None:
        field = b.layout.stock[node.resource]
        if node.resource in b.replaceable:
            return _spend_as(field, kind, n, b)
        run = f"""
n = {n}
if S.p[w][{field}] < n:
    S.dead = True
    return
S.p[w][{field}] -= n
note(S, "spend", w, {kind}, n)
{back(b, node.resource, "n")}
"""
        return Code(run=run, able=f"2 if {few.format(field)}S.p[w][{field}] >= {n} else 0")
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
    take = f"mention(S, grp, (o,))\n{take}"
    return choose("card", f"bits({some})", take, b, must=True, some=some)


def _spend_all(node: g.Spend, amount: g.Every, b: Builder) -> Code:
    """As much as there is, which must be something, as with an X."""
    but, kind = b.x.amount(amount.but), b.layout.resource.get(node.resource, -1)
    if node.source is None:
        field = b.layout.stock[node.resource]
        run = f"""
n = S.p[w][{field}] - ({but})
if n < 1:
    S.dead = True
    return
S.p[w][{field}] -= n
note(S, "spend", w, {kind}, n)
{back(b, node.resource, "n")}
"""
        return Code(run=run, able=f"2 if S.p[w][{field}] > {but} else 0")
    holders = b.layout.cards(g.CardSet(holds=(node.resource,) if node.resource else b.holdable()))
    some = f"having(S, {b.x.cards(node.source)} & {holders}, {but} + 1)"
    take = f"n = S.held[o] - ({but})\nS.held[o] -= n\nnote(S, 'unload', w, o, n)"
    return choose("card", f"bits({some})", take, b, must=True, some=some)


def _spend_as(field: int, kind: int, n: str, b: Builder) -> Code:
    """Where something else may be spent for it: a mix, as in payments."""
    return _mixed(n, f"instead(S, w, {kind}, c), {field}", b)


def pay(node: g.Pay, b: Builder) -> Code:
    n = b.x.amount(node.amount)
    if b.conversion in b.cheapened:
        n = f"max(0, {n} - convert_less(S, w, c))"
    using = tuple(b.layout.resource[name] for name in node.using)
    return _mixed(n, f"sources(S, w, {using})", b)


def _mixed(n: str, sources: str, b: Builder) -> Code:
    """So much out of several sources, chosen where there is more than one way."""
    run = f"""
options = mixes(S, w, {n}, {sources})
if len(options) > 1:
    S.ask = ("pay", w, e, options)
elif options:
    take_{b.current}(S, e, options[0])
else:
    S.dead = True
"""
    take = f"settle_payment(S, w, o, {sources})"
    return Code(run=run, able=f"2 if purse(S, w, {sources}) >= {n} else 0", take=take)


def produce(node: g.Produce, b: Builder) -> Code:
    if not node.down and node.whose == "you":
        return _to_board(node.resource, node.amount, "produce", b)
    assert isinstance(node.resource, str)
    field, kind = b.layout.production[node.resource], b.layout.resource[node.resource]
    least, whom = b.least(node.resource), b.x.seats(node.whose)
    there = f"S.p[q][{field}]"
    changed = f"{there} += n\nnote(S, 'produce', q, {kind}, n)"
    if node.down:
        changed = f"{there} -= n\nnote(S, 'unproduce', q, {kind}, n)"
    if node.down and node.whose != "you":
        changed += f"\nif q != w:\n    {hear(b, 'remove', 'q', str(-2 - kind), 'n')}"
    guarded = node.down and node.whose != "you" and b.guards_production()
    if node.far:
        n = _all_but(node.amount, there, b, least)
        n = f"lowered(S, w, q, {kind}, {n})" if guarded else n
        run = f"for q in {whom}:\n    n = {n}\n    if n > 0:\n{indent(changed, ' ' * 8)}"
        some = f"{n} > 0" if guarded else f"{there} > {least}"
        return Code(run=run, able=f"2 if any({some} for q in {whom}) else 1")
    n = b.x.amount(node.amount)
    fits = f"{there} - ({n}) >= {least}" if node.down else "True"
    lowered = f"lowered(S, w, q, {kind}, {n})" if guarded else ""
    fits += f" and {lowered} > 0" if guarded else ""
    some = f"[q for q in {whom} if {fits}]"
    if node.whose in ("any", "opponent"):
        if node.down:
            some += " + neutral(S)"
            changed = changed.replace(there, f"if q >= 0: {there}", 1)
        changed = f"n = {lowered}\n{changed}" if guarded else changed
        take = f"q, n = o, {n}\nchoose_player(S, grp, q)\n{changed}"
        return choose("player", some, take, b, must=True)
    changed = f"n = {lowered}\n{changed}" if guarded else changed
    dead = f"if not {some}:\n    S.dead = True\n    return\n" if node.down else ""
    run = f"{dead}n = {n}\nfor q in {some}:\n{indent(changed, ' ' * 4)}"
    if node.whose == "you":
        return Code(run=run, able=f"2 if {fits.replace('[q]', '[w]')} else 0")
    return Code(run=run, able=f"2 if {some} else {0 if node.down else 1}")


def raise_(node: g.Raise, b: Builder) -> Code:
    n = b.x.amount(node.steps)
    track = b.x.track(node.track)
    if node.track in b.layout.level:
        run = f"move(S, e, {track}, {n}, {node.down}, {node.bare})"
        level, high = f"S.g[{b.layout.level[node.track]}]", b.end(node.track, "highest")
        able = f"2 if {level} != {high} else 1"
        if node.down:  # a full one stays so
            low = b.end(node.track, "lowest")
            able = f"2 if {low} < {level} < {high} else 1"
            if b.paying:
                far = f"({n})*{b.end(node.track, 'step')}"
                able = f"2 if {low} + {far} <= {level} < {high} else 0"
        return Code(run=run, able=able)
    kind = b.counter_kind(node.track)
    there = f"S.p[w][{b.layout.counter[node.track]}]"
    if node.down:
        return _lower(kind, there, track, n, b)
    run = f"""
{there} += n
note(S, "rate", w, {track}, n)
{hear(b, "raise", str(track), f"{there} - n", "n")}
"""
    return _within(f"n = {n}", run, there, kind.highest, "highest")


def _lower(kind: g.CounterKind, there: str, track: int, n: str, b: Builder) -> Code:
    """A loss may leave less than nothing; what pays for something must be there."""
    run = f"""
{there} -= n
note(S, "lower", w, {track}, n)
"""
    if not b.paying:
        return _within(f"n = {n}", run, there, kind.lowest, "lowest")
    left = f"{there} - ({kind.lowest})" if kind.lowest else there
    short = f"n = {n}\nif {left} < n:\n    S.dead = True\n    return\n"
    return Code(run=short + run.strip(), able=f"2 if {left} >= {n} else 0")


def _within(so_far: str, moved: str, there: str, end: int | None, which: str) -> Code:
    """A move of a track, cut at its end if it has one."""
    if end is None:
        return Code(run=so_far + moved)
    room = f"{end} - {there}" if which == "highest" else f"{there} - ({end})"
    inner = indent(moved.strip(), " " * 4)
    return Code(
        run=f"{so_far}\nn = min(n, {room})\nif n > 0:\n{inner}",
        able=f"2 if {there} != {end} else 1",
    )


VERBS: dict[type, Writer] = {
    g.Gain: gain,
    g.GainAny: gain_any,
    g.Lose: lose,
    g.Spend: spend,
    g.Pay: pay,
    g.Produce: produce,
    g.Raise: raise_,
}
