"""What the functions of verbs share: asking for one of several, raising events.

In: pieces of generated source text. Out: `Code`, or statements to stand in one.
"""

from __future__ import annotations

from dataclasses import replace

from compiler import graph as g
from runtime.program.writing.builder import Builder
from runtime.program.writing.code import Code, do, push
from runtime.state.layout import EVENT
from runtime.state.state import DETAIL

Counted = g.Take | g.Discard | g.MoveCards | g.Look | g.Hide
"""Verbs that do something to several cards, one after the other."""


def by_resource(node: g.Lose | g.Remove, builder: Builder) -> Code:
    """Of the resource that set off the trigger, by the operation for whichever it is; of what is in
    no stock nothing."""
    ops = {
        builder.layout.resource[name]: builder.op(replace(node, resource=name))
        for name in builder.layout.stock
    }
    run = f"o = {ops}.get(that[{DETAIL}])\nif o is not None:\n    {do('o')}"
    able = f"ABLE[{ops}[that[{DETAIL}]]](S, e) if that[{DETAIL}] in {ops} else 1"
    return Code(run=run, able=able)


def hear(builder: Builder, event: g.EventKind, subject: str, detail: str, count: str = "1") -> str:
    """Raise an event, unless nobody can be listening."""
    index = EVENT[event]
    call = f"hear(S, {index}, w, {subject}, {detail}, {count})"
    return call if builder.remembers(event) else f"if S.listening[{index}]: {call}"


def heard(builder: Builder, event: g.EventKind, kind: str, count: str) -> str:
    """The statement that tells of what is gained; placing tells of it with all that it gives."""
    return (
        f"given(S, e, {kind}, {count})"
        if builder.giving
        else hear(builder, event, kind, kind, count)
    )


def gone(builder: Builder, event: g.EventKind, who: str, kind: str) -> str:
    """Raise that `n` of a stock are spent or lost; nothing where nobody ever hears of it."""
    if event not in builder.x.heard:
        return ""
    return f"if {who} >= 0 and n > 0: hear(S, {EVENT[event]}, {who}, {kind}, {kind}, n)"


def unless_replaced(
    builder: Builder, event: g.EventKind, who: str, subject: str, kind: str, resource: str = ""
) -> str:
    """How many of `n` there are still to be, as an expression: none where something else comes
    instead. `resource`: the one, or the track, that it is about, where that is known. What is taken
    on as a price is not replaced, nor what replaces something."""
    taken_on = builder.paying and event != "remove"
    for one in () if builder.replacing or taken_on else builder.x.replaced:
        named = (one.parameter,) if one.parameter else one.resources
        if one.kind == event and (not (resource and named) or resource in named):
            return f"would(S, {EVENT[f'would-{event}']}, {who}, {subject}, {kind}, n, grp)"
    return "n"


def whose_card(node: g.Leaf, card: str) -> str:
    """Whose card it is, whom what follows may call `that player`."""
    return f"choose_player(S, grp, holder(S, {card}))\n" if g.chooses_player(node) else ""


def choose(
    kind: str,
    options: str,
    take: str,
    builder: Builder,
    must: bool,
    some: str = "",
    number: int = -1,
) -> Code:
    """Ask for one of the options; one alone is taken, none is a dead end when it must be done.
    `some` tells whether there are any, where that is cheaper than listing them; `number` is the
    operation, if not the one being written."""
    run = f"""
options = {options}
if len(options) > 1:
    S.ask = ("{kind}", {builder.asked}, e, tuple(options))
elif options:
    take_{builder.current if number < 0 else number}(S, e, options[0])
{"else:" if must else ""}
{"    S.dead = True" if must else ""}
"""
    return Code(run=run, able=f"2 if {some or options} else {0 if must else 1}", take=take)


def player_chosen(node: g.ChoosePlayer, builder: Builder, then: int = -1, number: int = -1) -> Code:
    """One of those who are described; `then`: of those with whom that operation can be done, where
    there are any described."""
    whom = some = builder.x.seats(node.whose)
    if node.players is not None:
        which = builder.who(node.players)
        whom = some = f"[q for q in {whom} if {which}(S, q, c, x, it, that, w)]"
    if then >= 0:
        some = f"[q for q in {whom} if ABLE[{then}](S, (*e[:5], chosen_as(that, q), *e[6:]))]"
    if not (node.kept or node.chance or node.players):
        whom = some = f"[*{whom}, *neutral(S)]"
    kept = "settle(S, w, c, -1 - o)\n" * node.kept
    take = f"choose_player(S, grp, o, {node.chance})\n{kept}"
    code = choose("player", some, take, builder, must=False, number=number)
    if then < 0:
        return replace(code, able=f"2 if {some} else 1")
    nobody = f"{code.run}elif {whom}:\n    S.dead = True\n"
    return replace(code, run=nobody, able=f"2 if {some} else (0 if {whom} else 1)")


def several(
    kind: str,
    options: str,
    take: str,
    node: Counted,
    builder: Builder,
    must: bool,
    up_to: bool = False,
    left: str = "",
    it: str = "and_this(it, o)",
    there: str = "",
    some: str = "",
    every: str = "",
) -> Code:
    """So many of the options, chosen one after the other; all there are without a question, as
    `every` says where that is not one by one.
    `up_to`: the player may stop. `left`: the options when some have been taken, which are
    then `it`, and are added to it as `it` says; without it they are gone by themselves. `there`:
    the mask of what is counted, where several can lie behind one option, each of which takes one
    away.
    `some`: the mask of the options, where they are the bits of one, as `choose` takes it."""
    amount, one = node.amount, builder.current
    if amount == 1 and not up_to:
        return choose(kind, options, take, builder, must, some=some)
    more = f"take_{one}(S, e, o)\nif x > 1:\n    {{}}"

    def again(number: int) -> Code:
        then = more.format(push(number, x="x - 1", it=it if left else "it"))
        if up_to:
            return ask_or_stop(kind, left or options, then, builder)
        return choose(kind, left or options, then, builder, must, number=number, some=some)

    rest = builder.also(again, replace(node, amount=g.Chosen()))
    go_on = do(rest, x="n", it="none_yet(it)" if left else "it")
    counted = there or some
    many = f"({counted}).bit_count()" if counted else f"len({options})"
    if isinstance(amount, g.Every):
        count = many if there else "len(options)"
        one_by_one = f"while options := {options}:\n        take_{one}(S, e, options[0])"
        at_once = every or f"for o in options:\n        take_{one}(S, e, o)"
        run = f"""
options = {options}
n = {count} - ({builder.x.amount(amount.but)})
if n == {count}:
    {one_by_one if there and not every else at_once}
elif n > 0:
    {go_on}
"""
        return Code(run=run, able=f"2 if {options} else 1", take=take)
    n = builder.x.amount(amount)
    able = f"2 if {options} else 1"
    if must and not up_to:
        able = f"(2 if {n} else 1) if {many} >= {n} else 0"
    return Code(run=f"n = {n}\nif n > 0:\n    {go_on}", able=able, take=take)


def afresh(code: Code, *, together: bool) -> Code:
    """The same where each card is mentioned besides those before it: what was mentioned earlier is
    forgotten first. `together`: they are `them` from now on."""
    forget = "mention_all" if together else "mention"
    return replace(code, run=f"{forget}(S, grp, ())\n{code.run.strip()}")


def once_known(code: Code, known: str = "together_with(it)") -> Code:
    """The same with cards that are shown or drawn before: until then nobody knows which."""
    return replace(code, able=f"({code.able}) if {known} else 1")


def by_chance(cards: str, take: str, amount: g.Amount, builder: Builder, must: bool) -> Code:
    """So many of the cards, as chance has it; all there are where they need not be there."""
    if isinstance(amount, g.Every):
        n = f"max(({cards}).bit_count() - ({builder.x.amount(amount.but)}), 0)"
    else:
        n = builder.x.amount(amount)
    short = f"if ({cards}).bit_count() < {n}:\n    S.dead = True\n    return\n" if must else ""
    run = f"{short}for o in by_chance(S, w, {cards}, {n}):\n    take_{builder.current}(S, e, o)"
    able = f"2 if {cards} else 1"
    if must:
        able = f"(2 if {n} else 1) if ({cards}).bit_count() >= {n} else 0"
    return Code(run=run, able=able, take=take)


def ask_or_stop(kind: str, options: str, take: str, builder: Builder) -> Code:
    """Ask for one of the options or none."""
    run = f"""
options = {options}
if options:
    S.ask = ("{kind}", {builder.asked}, e, (*options, None))
"""
    skip = "if o is None:\n    return\n"
    return Code(run=run, able=f"2 if {options} else 1", take=skip + take.strip("\n"))


def choose_removal(
    kind: str, options: str, take: str, builder: Builder, how: str, count: str, meant: str = "()"
) -> Code:
    """Which of the (from where, how many) pairs: one of them must be when it is so many, or as many
    of them as there are (`far`); none may be when it is `up to` so many, and of `all` there may be
    none. `meant`: the players described. Where one is, who has nothing left to take, he is still
    `that player` for what follows."""
    if how == "all":
        return choose(kind, options, take, builder, must=False)
    if how in ("", "far"):
        code = choose(kind, options, take, builder, must=True)
        if count.isdigit():
            return code
        run = f"if {count} < 1:\n    return\n{code.run.strip()}"
        return replace(code, run=run, able=f"({code.able}) if {count} > 0 else 1")
    code = ask_or_stop(kind, options, take, builder)
    nobody = f"elif len(meant := {meant}) == 1:\n    choose_player(S, grp, meant[0])"
    return code if meant == "()" else replace(code, run=code.run + nobody)


def how_many(amount: g.Amount, up_to: bool, builder: Builder) -> tuple[str, str]:
    """The number, and how it is meant, as in `runtime.engine.cards.portions`."""
    if isinstance(amount, g.Every):
        return builder.x.amount(amount.but), "all"
    return builder.x.amount(amount), "up to" if up_to else ""


def back(builder: Builder, resource: str, count: str) -> str:
    """The statement that puts what is spent back into its supply, if that is limited."""
    limited = builder.stock_supply(resource) is not None
    return f"gives(S, {builder.layout.resource[resource]}, {count})" if limited else ""


def hand_over(builder: Builder, resource: str, q: str, count: str) -> str:
    """The statement that brings another player's resources into the stock of `q`; of a limited kind
    what there is no room for goes back into the supply."""
    stock, kind = f"S.p[{q}][{builder.layout.stock[resource]}]", builder.layout.resource[resource]
    left = unless_replaced(builder, "gain", q, str(kind), str(kind), resource)
    limited = builder.is_limited(resource)
    lines = [f"gives(S, {kind}, n)"] if limited else []
    got = "n"
    if left != "n":
        lines.append(f"got = {left}")
        got = "got"
    if limited:
        lines.append(f"got = takes(S, {q}, {kind}, {got})")
        got = "got"
    lines.append(f"{stock} += {got}")
    if "gain" in builder.x.heard:  # what is handed over is gained
        lines.append(f"if {got} > 0: hear(S, {EVENT['gain']}, {q}, {kind}, {kind}, {got})")
    return "\n".join(lines)
