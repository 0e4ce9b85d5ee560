"""How verbs on the player board run: resources, production, payments, tracks.

In: leaf nodes. Out: `Code`.
"""

from __future__ import annotations

from dataclasses import replace
from textwrap import indent

from compiler import graph as g
from runtime.program.verbs.shared import (
    back,
    by_resource,
    choose,
    gone,
    hand_over,
    hear,
    heard,
    unless_replaced,
)
from runtime.program.writing.builder import Builder, Writer
from runtime.program.writing.code import Code, Unplayable, push
from runtime.state.state import DETAIL


def gain(node: g.Gain, builder: Builder) -> Code:
    return _to_board(node.resource, node.amount, "gain", builder)


def _to_board(resource: g.Resource, amount: g.Amount, what: str, builder: Builder) -> Code:
    """Gain to the stock or raise a production: the same but for the field and the event."""
    n = builder.x.amount(amount)
    table = builder.layout.stock if what == "gain" else builder.layout.production
    event: g.EventKind = "gain" if what == "gain" else "produce"
    fields = {builder.layout.resource[name]: index for name, index in table.items()}

    def at(field: str, kind: str, limited: bool = False) -> str:
        name = resource if isinstance(resource, str) else ""
        left = unless_replaced(builder, event, "w", kind, kind, name)
        fits = f"\nn = {left}" if left != "n" else ""
        fits += f"\nn = takes(S, w, {kind}, n)" if limited else ""
        banned = builder.x.banned(event, kind)
        much = f"0 if {banned} else {n}" if banned else n
        if n.isdecimal() and n != "0" and not fits and not banned:
            return f"""
n = {n}
S.p[w][{field}] += n
note(S, "{what}", w, {kind}, n)
{heard(builder, event, kind, "n")}
"""
        return f"""
n = {much}{fits}
if n > 0:
    S.p[w][{field}] += n
    note(S, "{what}", w, {kind}, n)
    {heard(builder, event, kind, "n")}
"""

    match resource:
        case str() if what == "gain" and builder.is_limited(resource):
            return _as_there_is_room(resource, n, builder)
        case str():
            kind = str(builder.layout.resource[resource])
            run, banned = at(str(table[resource]), kind), builder.x.banned(event, kind)
            if banned and builder.paying:
                run = f"if {banned}:\n    S.dead = True\n    return\n{run.strip()}"
            lapses = int(not builder.paying)  # what is forbidden pays for nothing
            return Code(run=run, able=f"{lapses} if {banned} else 2") if banned else Code(run=run)
    limited = what == "gain" and _some_limited(resource, builder)
    match resource:
        case g.That():
            run = at(f"{fields}[r]", "r", limited).strip()
            # What stands apart is not produced, and not every colony brings a resource.
            run = f"r = that[{DETAIL}]\nif r not in {tuple(fields)}:\n    return\n{run}"
            return Code(run=run)
        case g.Printed(resources, place):
            area = "site_of(S, c)" if place == "this" else "spot(it)"
            wanted = tuple(builder.layout.resource[name] for name in resources)
            if what == "produce":
                options = f"raised(S, c, {area}, {wanted})"
                take = at(f"{fields}[o]", "o") + "obtain(S, c, o)"
                return choose("resource", options, take, builder, must=True)
            options = f"printed({area}, {wanted})"
        case g.Lowest(resources, of):
            wanted = tuple(builder.layout.resource[name] for name in resources)
            held = builder.layout.stock if of == "stock" else builder.layout.production
            there = {builder.layout.resource[r]: i for r, i in held.items()}
            options = f"lowest(S.p[w], {wanted}, {there})"
    return choose("resource", options, at(f"{fields}[o]", "o", limited), builder, must=True)


def _some_limited(resource: g.Resource, builder: Builder) -> bool:
    """Whether one of the resources that it may turn out to be is limited."""
    names = (
        resource.resources if isinstance(resource, g.Printed | g.Lowest) else builder.layout.stock
    )
    if builder.are_cubes(*names):
        raise Unplayable("a gain of whatever resource out of the cubes of a parameter")
    return builder.is_limited(*names)


def _as_there_is_room(resource: str, count: str, builder: Builder) -> Code:
    """A gain is cut to what there is and to what a player may have; cubes of a parameter must be
    there in full."""
    field, kind = builder.layout.stock[resource], builder.layout.resource[resource]
    supply, most = builder.stock_supply(resource), builder.layout.most.get(resource)
    got = f"""
S.p[w][{field}] += n
note(S, "gain", w, {kind}, n)
{heard(builder, "gain", str(kind), "n")}
"""
    if builder.paying:
        room = "" if most is None else f"{most} - S.p[w][{field}]"
        free = " and ".join(f"{there} >= n" for there in (supply and supply.left, room) if there)
        if banned := builder.x.banned("gain", str(kind), resource=resource):
            free = f"{free} and not {banned}"
        taken = f"n = {count}\nif not ({free}):\n    S.dead = True\n    return\n"
        able = f"2 if {free.replace('>= n', f'>= {count}')} else 0"
        return Code(run=f"{taken}takes(S, w, {kind}, n)\n{got.strip()}", able=able)
    room = "" if most is None else f"S.p[w][{field}] < {most}"
    count = count if most is None else f"max(0, min({count}, {most} - S.p[w][{field}]))"
    banned = builder.x.banned("gain", str(kind), resource=resource)
    count = f"0 if {banned} else {count}" if banned else count
    full, able = "", f"2 if {room} else 1"
    if supply is not None:
        able = f"2 if {' and '.join(part for part in (supply.left, room) if part)} else 1"
    if supply is not None and supply.full is not None:
        able = f"2 if {supply.left} >= {count} else 0"
        able = f"({able}) if {room} else 1" if room else able
        full = f"if {supply.left} < n:\n    S.dead = True\n    return\n"
    left = unless_replaced(builder, "gain", "w", str(kind), str(kind), resource)
    run = f"""
n = {count}
{f"n = {left}" if left != "n" else ""}
{full.strip()}
n = takes(S, w, {kind}, n)
if n > 0:
{indent(got.strip(), " " * 4)}
"""
    return Code(run=run, able=able)


def lose(node: g.Lose, builder: Builder) -> Code:
    if isinstance(node.resource, g.That):
        return by_resource(node, builder)
    assert isinstance(node.resource, str)
    field, kind = builder.layout.stock[node.resource], builder.layout.resource[node.resource]
    there = f"S.p[w][{field}]"
    left = unless_replaced(builder, "lose", "w", str(kind), str(kind), node.resource)
    lost = f"""
n = {_all_but(node.amount, there, builder)}
{f"n = {left}" if left != "n" else ""}
if n > 0:
    {there} -= n
    note(S, "lose", w, {kind}, n)
    {gone(builder, "lose", "w", str(kind))}
"""
    able = f"2 if {there} else 1"
    if node.to is None:
        return Code(run=f"{lost.rstrip()}\n    {back(builder, node.resource, 'n')}", able=able)
    given = (
        f"{lost}    for q in {{}}:\n{indent(hand_over(builder, node.resource, 'q', 'n'), ' ' * 8)}"
    )
    if node.to == "opponent":
        take = f"choose_player(S, grp, o)\n{given.format('(o,)').strip()}"
        code = choose("player", builder.x.seats("opponent"), take, builder, must=False)
        return replace(code, able=able)
    return Code(run=given.format(builder.x.seats(node.to)), able=able)


def _all_but(amount: g.Amount, there: str, builder: Builder, least: int = 0) -> str:
    """So much of what is there, down to the least, or all there is of it but so much."""
    if isinstance(amount, g.Every):
        return f"max(0, {there} - {builder.x.amount(amount.but)})"
    return f"min({builder.x.amount(amount)}, {there} - {least})"


def gain_any(node: g.GainAny, builder: Builder) -> Code:
    """The number first; then one after the other is chosen, X being how many are left, and `it`
    the kinds that there have been where they must be different."""
    if builder.are_cubes(*node.resources):
        raise Unplayable("a gain of whatever resource out of the cubes of a parameter")
    if not isinstance(node.amount, g.Chosen):
        one = builder.op(replace(node, amount=g.Chosen()))
        n, it = builder.x.amount(node.amount), "None" if node.different else "it"
        run = f"n = {n}\nif n > 0:\n    {push(one, x='n', it=it)}"
        return Code(run=run, able=f"2 if {n} else 1")
    kinds = tuple(builder.layout.resource[name] for name in node.resources)
    fields = {builder.layout.resource[name]: builder.layout.stock[name] for name in node.resources}
    got = f"""
S.p[w][{fields}[o]] += 1
note(S, "gain", w, o, 1)
{heard(builder, "gain", "o", "1")}
"""
    if banned := builder.x.banned("gain", "o"):
        got = f"if not {banned}:\n{indent(got.strip(), ' ' * 4)}"
    if builder.is_limited(*node.resources):
        got = f"if takes(S, w, o, 1):\n{indent(got.strip(), ' ' * 4)}"
    if (left := unless_replaced(builder, "gain", "w", "o", "o")) != "n":
        got = f"n = 1\nif {left}:\n{indent(got.strip(), ' ' * 4)}"
    take = f"""
{got.strip()}
if x > 1:
    {push(builder.current, x="x - 1", it="and_this(it, o)" if node.different else "it")}
"""
    options = f"[r for r in {kinds} if not several(it) >> r & 1]" if node.different else str(kinds)
    return choose("resource", options, take, builder, must=True)


def spend(node: g.Spend, builder: Builder) -> Code:
    return _cheaper_once(_spend(node, builder), builder)


def _cheaper_once(code: Code, builder: Builder) -> Code:
    """A conversion that is cheaper the next time has been so once it is paid."""
    if builder.conversion not in builder.cheaper_once:
        return code
    paid = "\nuse_up(S, w, c)"
    if code.take:
        return replace(code, take=code.take.rstrip() + paid)
    return replace(code, run=code.run.rstrip() + paid)


def _cheaper(count: str, amount: g.Amount, kind: int, builder: Builder) -> str:
    """What a conversion takes of a resource, which is never less than nothing."""
    less = f"{count} - (convert_less(S, w, c, {kind}) if TERMS[S.rules[w]].converting else 0)"
    enough = isinstance(amount, int) and amount >= builder.cheapened[builder.conversion]
    return f"({less})" if enough else f"max(0, {less})"


def _spend(node: g.Spend, builder: Builder) -> Code:
    if isinstance(node.amount, g.Every):
        return _spend_all(node, node.amount, builder)
    n = builder.x.amount(node.amount)
    kind = builder.layout.resource.get(node.resource, -1)  # of cards it may be any
    few = ""
    if builder.conversion in builder.cheapened:
        n = _cheaper(n, node.amount, kind, builder)
        if isinstance(node.amount, int):  # however cheap it is, so many are needed
            few = f"S.p[w][{{}}] >= {node.amount - builder.cheapened[builder.conversion]} and "
    if node.source is None:
        field = builder.layout.stock[node.resource]
        if node.resource in builder.replaceable:
            return _spend_as(field, kind, n, builder)
        run = f"""
n = {n}
if S.p[w][{field}] < n:
    S.dead = True
    return
S.p[w][{field}] -= n
note(S, "spend", w, {kind}, n)
{back(builder, node.resource, "n")}
{gone(builder, "spend", "w", str(kind))}
"""
        return Code(run=run, able=f"2 if {few.format(field)}S.p[w][{field}] >= {n} else 0")
    holders = _holders(node, builder)
    some = f"having(S, {builder.x.cards(node.source)} & {holders}, max(1, {n}))"
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
    return choose("card", f"bits({some})", take, builder, must=True, some=some)


def _holders(node: g.Spend, builder: Builder) -> int:
    """The cards on which what is spent can lie."""
    kinds = (node.resource,) if node.resource else builder.holdable()
    return builder.layout.cards(g.CardSet(holds=kinds))


def _spend_all(node: g.Spend, amount: g.Every, builder: Builder) -> Code:
    """As much as there is, which must be something, as with an X."""
    but, kind = builder.x.amount(amount.but), builder.layout.resource.get(node.resource, -1)
    if node.source is None:
        field = builder.layout.stock[node.resource]
        run = f"""
n = S.p[w][{field}] - ({but})
if n < 1:
    S.dead = True
    return
S.p[w][{field}] -= n
note(S, "spend", w, {kind}, n)
{back(builder, node.resource, "n")}
{gone(builder, "spend", "w", str(kind))}
"""
        return Code(run=run, able=f"2 if S.p[w][{field}] > {but} else 0")
    holders = _holders(node, builder)
    some = f"having(S, {builder.x.cards(node.source)} & {holders}, {but} + 1)"
    take = f"n = S.held[o] - ({but})\nS.held[o] -= n\nnote(S, 'unload', w, o, n)"
    return choose("card", f"bits({some})", take, builder, must=True, some=some)


def _spend_as(field: int, kind: int, count: str, builder: Builder) -> Code:
    """Where something else may be spent for it: a mix, as in payments."""
    made_up = f"TERMS[S.rules[w]].replacing and is_replaced(S, w, {{}}, {kind}, c, {field})"
    return _mixed(count, f"instead(S, w, {kind}, c), {field}", field, made_up, builder)


def pay(node: g.Pay, builder: Builder) -> Code:
    n = builder.x.amount(node.amount)
    currency = str(dict(builder.library.rules)["currency"])
    if builder.conversion in builder.cheapened:
        n = _cheaper(n, node.amount, builder.layout.resource[currency], builder)
    using = tuple(builder.layout.resource[name] for name in node.using)
    money = builder.layout.stock[currency]
    made_up = f"is_made_up(S, w, {{}}{f', {using}' if using else ''})"
    if not using:
        made_up = f"TERMS[S.rules[w]].makes_up and {made_up}"
    return _cheaper_once(_mixed(n, f"sources(S, w, {using})", money, made_up, builder), builder)


def _mixed(count: str, sources: str, field: int, made_up: str, builder: Builder) -> Code:
    """So much out of several sources, chosen where there is more than one way. What stands in the
    field is mostly enough, else it may be `made_up`."""
    run = f"""
options = mixes(S, w, {count}, {sources})
if len(options) > 1:
    S.ask = ("pay", w, e, options)
elif options:
    take_{builder.current}(S, e, options[0])
else:
    S.dead = True
"""
    take = f"settle_payment(S, w, o, {sources})"
    n = f"p{builder.current}"
    enough = f"({n} := {count}) <= S.p[w][{field}] or {made_up.format(n)}"
    return Code(run=run, able=f"2 if {enough} else 0", take=take)


def produce(node: g.Produce, builder: Builder) -> Code:
    if not node.down and node.whose == "you":
        return _to_board(node.resource, node.amount, "produce", builder)
    assert isinstance(node.resource, str)
    field, kind = builder.layout.production[node.resource], builder.layout.resource[node.resource]
    least, whom = builder.least(node.resource), builder.x.seats(node.whose)
    there = f"S.p[q][{field}]"
    changed = f"{there} += n\nnote(S, 'produce', q, {kind}, n)"
    if node.down:
        changed = f"{there} -= n\nnote(S, 'unproduce', q, {kind}, n)"
    if node.down and node.whose != "you":
        changed += f"\nif q != w:\n    {hear(builder, 'remove', 'q', str(-2 - kind), 'n')}"
    if node.down and (heard := gone(builder, "unproduce", "q", str(kind))):
        changed += f"\n{heard}"
    guarded = node.down and node.whose != "you" and builder.guards_production()
    if node.far:
        n = _all_but(node.amount, there, builder, least)
        n = f"lowered(S, w, q, {kind}, {n})" if guarded else n
        run = f"for q in {whom}:\n    n = {n}\n    if n > 0:\n{indent(changed, ' ' * 8)}"
        some = f"{n} > 0" if guarded else f"{there} > {least}"
        return Code(run=run, able=f"2 if any({some} for q in {whom}) else 1")
    n = builder.x.amount(node.amount)
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
        return choose("player", some, take, builder, must=True)
    changed = f"n = {lowered}\n{changed}" if guarded else changed
    dead = f"if not {some}:\n    S.dead = True\n    return\n" if node.down else ""
    run = f"{dead}n = {n}\nfor q in {some}:\n{indent(changed, ' ' * 4)}"
    if node.whose == "you":
        return Code(run=run, able=f"2 if {fits.replace('[q]', '[w]')} else 0")
    return Code(run=run, able=f"2 if {some} else {0 if node.down else 1}")


def raise_(node: g.Raise, builder: Builder) -> Code:
    """Where the player may not move the track, it stays where it is, and pays for nothing."""
    code, track = _moved(node, builder), str(builder.x.track(node.track))
    banned = builder.x.banned("lower" if node.down else "raise", track, node.track)
    if node.bare or not banned:
        return code
    still = "S.dead = True\n    return" if builder.paying else "return"
    run = f"if {banned}:\n    {still}\n{code.run.strip()}"
    return replace(code, run=run, able=f"{int(not builder.paying)} if {banned} else ({code.able})")


def _moved(node: g.Raise, builder: Builder) -> Code:
    n = builder.x.amount(node.steps)
    track = builder.x.track(node.track)
    if node.track in builder.layout.level:
        kept = node.down or node.bare or not _may_be_replaced(node, builder)
        instead = "" if kept else ", True"
        run = f"move(S, e, {track}, {n}, {node.down}, {node.bare}{instead})"
        level, high = f"S.g[{builder.layout.level[node.track]}]", builder.end(node.track, "highest")
        able, low = f"2 if {level} != {high} else 1", builder.floor(node.track, builder.paying)
        far = f"({n})*{builder.end(node.track, 'step')}"
        if node.down:  # a full one stays so
            able = f"2 if {low} < {level} < {high} else 1"
        if builder.paying:
            fits = (
                f"{low} + {far} <= {level} < {high}" if node.down else f"{level} + {far} <= {high}"
            )
            able = f"2 if {fits} else 0"
        return Code(run=run, able=able)
    kind = builder.counter_kind(node.track)
    there = f"S.p[w][{builder.layout.counter[node.track]}]"
    if node.down:
        moved = f'{there} -= n\nnote(S, "lower", w, {track}, n)\n'
        least = kind.lowest or 0 if builder.paying else kind.lowest  # a loss may go below nothing
        return _within(n, moved, "" if least is None else f"{there} - ({least})", builder)
    moved = f"""
{there} += n
note(S, "rate", w, {track}, n)
{hear(builder, "raise", str(track), f"{there} - n", "n")}
"""
    if (left := unless_replaced(builder, "raise", "w", str(track), there, node.track)) != "n":
        moved = f"n = {left}\nif n > 0:\n{indent(moved.strip(), ' ' * 4)}"
    return _within(n, moved, "" if kind.highest is None else f"{kind.highest} - {there}", builder)


def _may_be_replaced(node: g.Raise, builder: Builder) -> bool:
    """Whether something else may come instead of a step of it."""
    return unless_replaced(builder, "raise", "", "", "", node.track) != "n"


def _within(count: str, moved: str, room: str, builder: Builder) -> Code:
    """A move of a track, cut where there is no more room; what pays for something is not cut."""
    moved = moved.strip()
    if not room:
        return Code(run=f"n = {count}\n{moved}")
    if builder.paying:
        short = f"n = {count}\nif {room} < n:\n    S.dead = True\n    return"
        return Code(run=f"{short}\n{moved}", able=f"2 if {room} >= {count} else 0")
    cut = f"n = min({count}, {room})\nif n > 0:\n{indent(moved, ' ' * 4)}"
    return Code(run=cut, able=f"2 if {room} else 1")


VERBS: dict[type, Writer] = {
    g.Gain: gain,
    g.GainAny: gain_any,
    g.Lose: lose,
    g.Spend: spend,
    g.Pay: pay,
    g.Produce: produce,
    g.Raise: raise_,
}
