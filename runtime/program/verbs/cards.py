"""How verbs on cards run, and on what lies on cards; removing from others, wherever it lies.

In: leaf nodes. Out: `Code`.
"""

from __future__ import annotations

from dataclasses import replace
from textwrap import indent

from compiler import graph as g
from runtime.program.verbs import laid
from runtime.program.verbs.shared import (
    afresh,
    ask_or_stop,
    back,
    by_chance,
    by_resource,
    choose,
    choose_removal,
    gone,
    hand_over,
    hear,
    how_many,
    once_known,
    several,
    unless_replaced,
    whose_card,
)
from runtime.program.writing.builder import Builder, Writer
from runtime.program.writing.code import BROUGHT, BUYING, Code, do, push
from runtime.state.layout import EVENT


def add(node: g.Add, builder: Builder) -> Code:
    holds = g.CardSet(holds=(node.resource,) if node.resource else builder.holdable())
    fitting, heard = str(builder.layout.cards(holds)), hear(builder, "add", "o", "0", "n")
    # What lies on a card bears resources of no kind (FAQ, "Self-Replicating Robots").
    deep = builder.stacks and not node.resource and not node.to.holds
    if deep:
        fitting, heard = f"({fitting} | stacked(S))", f"if not stacked(S) >> o & 1:\n    {heard}"
    there = " & present(S)" if node.to.reference else ""
    targets = f"({builder.x.choosable(node.to, deep=deep)}) & {fitting}{there}"
    if builder.x.banned("add", resource=node.resource):
        targets = f"allowed(S, w, {EVENT['add']}, {targets})"
    n = builder.x.amount(node.amount)
    laid_there = f"S.held[o] += n\nnote(S, 'load', w, o, n)\n{heard}"
    if (left := unless_replaced(builder, "add", "w", "o", "0", node.resource)) != "n":
        left = f"(n if stacked(S) >> o & 1 else {left})" if deep else left
        laid_there = f"if {left}:\n{indent(laid_there, ' ' * 4)}"
    if node.every:
        run = f"""
n = {n}
for o in bits({targets}) if n > 0 else ():
{indent(laid_there, " " * 4)}
"""
        return Code(run=run, able=f"2 if {targets} else 1")
    take = f"""
n = {n}
{laid_there}
"""
    take = _mentioned(take, node.to)
    if g.chooses_player(node):
        take = f"{take.strip()}\nchoose_player(S, grp, holder(S, o))"
    if node.cards > 1:
        return _onto_several(node, targets, take, builder)
    code = choose("card", f"bits({targets})", take, builder, must=builder.paying, some=targets)
    if isinstance(node.amount, int | g.Chosen):
        return code
    run = f"if {n} < 1:\n    return\n{code.run.strip()}"
    return replace(code, run=run, able=f"({code.able}) if {n} > 0 else 1")


def _onto_several(node: g.Add, targets: str, take: str, builder: Builder) -> Code:
    """Onto one card after the other; those that have got theirs are `it`."""
    options = f"bits({targets} & ~several(it))"

    def again(number: int) -> Code:
        more = f"{take.strip()}\nif x > 1:\n    {push(number, x='x - 1', it='and_this(it, o)')}"
        if node.fewer:
            return ask_or_stop("card", options, more, builder)
        return choose("card", options, more, builder, must=False, number=number)

    rest = builder.also(again, replace(node, cards=1))
    return Code(run=do(rest, x=str(node.cards), it="None"), able=f"2 if {targets} else 1")


def _mentioned(take: str, cards: g.CardSet) -> str:
    """The card chosen is `it` for what follows."""
    return take if cards.reference else f"mention(S, grp, (o,))\n{take.strip()}"


def remove(node: g.Remove, builder: Builder) -> Code:
    if isinstance(node.resource, g.That):
        return by_resource(node, builder)
    kind = builder.layout.resource[node.resource] if node.resource else -1
    n, how = how_many(node.amount, node.up_to, builder)
    more = " and n" if _kept(builder, str(kind), node.resource) else ""
    if node.cards is not None:
        holds = g.CardSet(holds=(node.resource,) if node.resource else builder.holdable())
        mask = f"({builder.x.cards(node.cards)}) & {builder.layout.cards(holds)}"
        if builder.x.shy and node.cards.whose != "you":
            mask += " & ~closed_to(S, w)"
        if node.up_to and node.cards.whose == "any":
            mask += " & ~S.play[w]"
        options = f"unloadable(S, w, {mask}, {n}, {how!r})"
        if node.cards.whose in ("any", "opponents") and how != "all":
            options += f" + [(card, {n}) for card in neutral(S)]"
        elif node.cards.whose == "that" and how != "all":
            options += f" + [(card, {n}) for card in neutral_one(S, that)]"
        chosen = "choose_player(S, grp, victim)\nif card >= 0:\n    mention(S, grp, (card,))"
        chosen = "" if node.every else chosen
        take = f"""
card, n = o
victim = holder(S, card)
{_kept(builder, "KIND_HELD[card]", node.resource)}
if card >= 0:
    S.held[card] -= n
note(S, "unload", w, card, n)
{chosen}
if victim != w{more}:
    {hear(builder, "remove", "victim", f"KIND_HELD[card] if card >= 0 else {kind}", "n")}
"""
        if node.every:
            return _from_every(mask, take, n, how or "up to", builder)
        return choose_removal("unload", options, take, builder, how, n)
    field = builder.layout.stock[node.resource]
    each = node.whose in ("all", "opponents")
    whose = node.whose or "any"
    if (node.up_to or node.steal) and whose == "any":
        whose = "opponent"  # nobody steals from themselves, or takes what they may leave
    whom = builder.x.seats(whose)
    meant = "()"
    if node.players is not None:
        which = builder.who(node.players)
        meant = whom = f"[q for q in {whom} if {which}(S, q, c, x, it, that, w)]"
    elif node.owning is not None:
        whom = f"[q for q in {whom} if S.own[q] & {builder.x.tiles(node.owning)}]"
    elif how != "all" and (each or whose in ("any", "opponent")):
        whom += " + neutral(S)"
    elif how != "all" and whose == "that":
        whom = f"(*{whom}, *neutral_one(S, that))"
    if node.steal and node.players is not None:  # the player must be there, what he has need not
        how = how or "far"
    how = how or "up to" * each
    options = f"takeable(S, w, {whom}, {field}, {kind}, {n}, {how!r})"
    lost = gone(builder, "lose", "victim", str(kind)) if node.cards is None else ""
    left = unless_replaced(builder, "lose", "victim", str(kind), str(kind), node.resource)
    more = more or " and n" * (left != "n")
    take = f"""
victim, n = o
{_kept(builder, str(kind), node.resource)}
{f"n = {left} if victim >= 0 else n" if left != "n" else ""}
if victim >= 0:
    S.p[victim][{field}] -= n
note(S, "{"steal" if node.steal else "take"}", w, (victim, {kind}), n)
{hand_over(builder, node.resource, "w", "n") if node.steal else back(builder, node.resource, "n")}
choose_player(S, grp, victim)
{lost}
if victim != w{more or " and n" * (how == "far")}:
    {hear(builder, "remove", "victim", str(kind), "n")}
"""
    if each:
        as_far = f"takeable(S, w, [q], {field}, {kind}, most, {how!r})[:1]"
        run = f"""
most = {n}
for q in {whom}:
    for o in {as_far}:
        take_{builder.current}(S, e, o)
"""
        return Code(run=run, able=f"2 if {options} else 1", take=take)
    return choose_removal("take", options, take, builder, how, n, meant)


def _kept(builder: Builder, kind: str, resource: str) -> str:
    """The statement that lets something else come instead of what is taken from another player."""
    left = unless_replaced(builder, "remove", "w", "victim", kind, resource)
    return f"n = {left} if victim >= 0 and victim != w else n" if left != "n" else ""


def _from_every(mask: str, take: str, n: str, how: str, builder: Builder) -> Code:
    """From each of the cards as much as there is, or all but so much; nobody is chosen."""
    run = f"""
most = {n}
for q in bits({mask}):
    for o in unloadable(S, w, 1 << q, most, {how!r})[:1]:
        take_{builder.current}(S, e, o)
"""
    return Code(run=run, able=f"2 if unloadable(S, w, {mask}, {n}, {how!r}) else 1", take=take)


def draw(node: g.Draw, builder: Builder) -> Code:
    wanted = 0 if node.cards is None else builder.layout.cards(node.cards)
    n = builder.x.amount(node.amount)
    left = unless_replaced(builder, "draw", "w", "-1", "0")
    if left != "n":  # each of them by itself
        n = f"sum([{left.replace(', n,', ', 1,')} for _ in range({n})])"
    drawn = f"draw_until(S, w, {n}, {wanted})" if wanted else f"draw(S, w, {n})"
    if "draw" not in builder.x.heard:
        return Code(run=f"mention_all(S, grp, {drawn})")
    heard = hear(builder, "draw", "o", "0")
    return Code(run=f"drawn = {drawn}\nmention_all(S, grp, drawn)\nfor o in drawn:\n    {heard}")


def take(node: g.Take, builder: Builder) -> Code:
    if node.cards is not None and g.is_laid_out(node.cards):
        return laid.take(node, node.cards, builder)
    return afresh(_take(node, builder), together=False)


def _take(node: g.Take, builder: Builder) -> Code:
    wanted = "" if node.cards is None else f" & {builder.layout.cards(node.cards)}"
    options = f"bits(together_with(it) & S.turned_over{wanted})"
    if builder.library.kinds and not node.buy:
        acquired, up_to = "acquire(S, e, o)", node.up_to
        return several("card", options, acquired, node, builder, must=False, up_to=up_to)
    if node.buy:
        options = f"({options} if ABLE[{builder.buy}](S, e) else [])"
    body = f"""
S.turned_over &= ~(1 << o)
S.hand[w] |= 1 << o
mention_too(S, grp, o)
note(S, "{"buy" if node.buy else "keep"}", w, o, 1)
{f"S.pool.append(({builder.buy}, w, -1, 0, {BUYING}, None, grp, 0))" if node.buy else ""}
{hear(builder, "buy", "o", "0") if node.buy else ""}
"""
    return several("card", options, body, node, builder, must=False, up_to=node.up_to)


def discard(node: g.Discard, builder: Builder) -> Code:
    wanted = "" if node.cards is None else f" & {builder.layout.cards(node.cards)}"
    body = f"""
mention_too(S, grp, o)
S.hand[w] ^= 1 << o
S.discard |= 1 << o
note(S, "discard", w, o, 1)
{hear(builder, "discard", "o", "0")}
"""
    if node.cards is not None and node.cards.zone == "them":
        wanted = f" & {builder.x.cards(node.cards)}"
    cards, must = f"S.hand[w]{wanted}", not node.far
    if node.random:
        code = by_chance(cards, body, node.amount, builder, must)
    else:
        code = several("discard", f"bits({cards})", body, node, builder, must, some=cards)
    if node.cards is not None and node.cards.zone == "them":
        code = once_known(code)
    return afresh(code, together=g.are_together(node))


def mark(node: g.Mark, builder: Builder) -> Code:
    """A card is chosen where several are meant; one that lies before nobody any more is none."""
    own = " & marked(S, (w,))" if node.down else ""
    there = "" if node.cards.zone == "row" else " & present(S)"
    options = f"bits({builder.x.choosable(node.cards)}{there}{own})"
    take = _mentioned(f"mark(S, e, o, {node.down})", node.cards)
    return choose("card", options, take, builder, must=node.down or not node.cards.reference)


def settle(node: g.Settle, builder: Builder) -> Code:
    """One of several is chosen as any other way of doing it."""
    if len(node.each) > 1:
        op = builder.op(g.OneOf(node.each))
        return Code(run=do(op), able=f"ABLE[{op}](S, e)")
    return Code(run=f"settle(S, w, c, {builder.x.number_of(node.family.what, *node.ids)})")


def copy_effects(node: g.CopyEffects, builder: Builder) -> Code:
    wanted = f"{builder.x.choosable(node.cards)} & ~{builder.repeating('play')}"
    options = f"[o for o in bits({wanted}) if PLAYS[o] >= 0]"
    body = whose_card(node, "o") + push("PLAYS[o]", card="o", x="0", group=BROUGHT)
    return choose("card", options, _mentioned(body, node.cards), builder, must=True)


def double(node: g.Double, builder: Builder) -> Code:
    options = f"bits(having(S, {builder.x.choosable(node.cards)}, 1))"
    laid, heard = node.cards.zone == "here", hear(builder, "add", "o", "0", "n")
    left = "n" if laid else unless_replaced(builder, "add", "w", "o", "0")
    heard = "" if laid else heard
    body = f"""
n = S.held[o]
{f"n = {left}" if left != "n" else ""}
S.held[o] += n
note(S, "load", w, o, n)
{heard}
"""
    return choose("card", options, _mentioned(body, node.cards), builder, must=True)


def use_action(node: g.UseAction, builder: Builder) -> Code:
    """Of several one after the other; what stands behind it is done after what they do, and means
    them by `it`."""
    cards = f"{builder.x.cards(node.cards)} & present(S) & ~{builder.repeating('action')}"
    body = f"{whose_card(node, 'o[0]')}mention(S, grp, (o[0],))\nuse_again(S, w, o, {{}})"
    if node.count == 1:
        take = body.format(BROUGHT)
        return choose("use", f"usable(S, w, {cards})", take, builder, must=True)
    body = f"group = new_group(S) if x > 1 else {BROUGHT}\n{body.format('group')}"
    options = f"usable(S, w, {cards} & ~several(it))"

    def again(number: int) -> Code:
        rest = push(number, x="x - 1", it="and_this(it, o[0])", waits="group")
        more = f"{body}\nif x > 1:\n    {rest}"
        if node.fewer:
            return ask_or_stop("use", options, more, builder)
        return choose("use", options, more, builder, must=False, number=number)

    many = str(node.count or len(builder.library.cards))
    rest = builder.also(again, replace(node, count=1))
    run = f"""
if not usable(S, w, {cards}):
    S.dead = True
    return
{do(rest, x=many, it="None")}
"""
    return Code(run=run, able=f"2 if usable(S, w, {cards}) else 0")


VERBS: dict[type, Writer] = {
    g.Add: add,
    g.Remove: remove,
    g.Draw: draw,
    g.Take: take,
    g.Discard: discard,
    g.CopyEffects: copy_effects,
    g.Double: double,
    g.Mark: mark,
    g.Settle: settle,
    g.UseAction: use_action,
}
