"""How the structure of an effect runs: what goes into the pool, and when.

In: structure nodes of the graph. Out: `Code`. Parts of an unordered effect enter the pool together.
What stands after `then` waits until no entry of the group before it is left; what a step
brings by itself is waited for too, and mentions nothing to what waits; entries that triggers add
belong to no group, so nothing waits for them. A branch that is chosen and a cost are done at
once, and nothing comes between a cost and what it pays for.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from textwrap import indent

from compiler import graph as g
from runtime.program.verbs.shared import choose, player_chosen
from runtime.program.writing.builder import Builder, Writer
from runtime.program.writing.code import Code, condition, do, push
from runtime.program.writing.lasting import stand

LEFT = re.compile(r"max\(1, ABLE\[\d+\]\(S, e\)\)")
"""Whether something can be done that may be left undone: never 0."""


def unordered(node: g.Unordered, builder: Builder) -> Code:
    ops = builder.parts[builder.current] = [builder.op(part) for part in node.parts]
    pairs = zip(ops, node.parts, strict=True)
    sure = [op for op, part in pairs if builder.x.is_assured(part, node.parts)]
    return Code(run="\n".join(push(op) for op in ops), able=_all_able(ops, builder, sure))


def sequence(node: g.Then, builder: Builder) -> Code:
    rest = node.parts[1] if len(node.parts) == 2 else g.Then(node.parts[1:])
    match node.parts[0]:
        case g.ChoosePlayer(chance=True) as lot:  # among those with whom the rest can be done
            then = builder.op(rest)
            first = builder.also(lambda one: player_chosen(lot, builder, then, one), lot)
            code = _in_order(first, then, builder)
            return replace(code, able=builder.codes[first].able)
        case first_of_all:
            return _in_order(builder.op(first_of_all), builder.op(rest), builder)


def pays(node: g.Pays, builder: Builder) -> Code:
    cost, gain = builder.parts[builder.current] = [builder.cost(node.cost), builder.op(node.gain)]
    run = f"""
group = new_group(S)
{push(gain, waits="-group")}
{do(cost, group="group")}
"""
    return Code(run=run, able=_all_able([cost, gain], builder))


def _in_order(first: int, rest: int, builder: Builder) -> Code:
    builder.parts[builder.current] = [first, rest]
    run = f"""
group = new_group(S)
{push(first, group="group")}
{push(rest, waits="group")}
"""
    return Code(run=run, able=_all_able([first, rest], builder))


def _all_able(ops: list[int], builder: Builder, sure: Sequence[int] = ()) -> str:
    """All parts must be possible, as those that are `sure` always are then; something happens when
    any part does something."""
    levels = ["2" if op in sure else builder.codes[op].able for op in ops]
    if any("\n" in level for level in levels):
        least = f"least(S, e, {tuple(op for op in ops if op not in sure)})"
        return f"2 if {least} else 0" if sure else least
    asks = [condition(level) for level in levels]
    if any(sure for _, sure in asks):  # what may do nothing does not matter
        doubtful = [
            f"({asked})"
            for asked, _ in asks
            if asked not in ("", "2") and not LEFT.fullmatch(asked)
        ]
        return f"2 if {' and '.join(doubtful)} else 0" if doubtful else "2"
    doubtful = [f"({level})" for level in levels]
    names = [f"y{builder.current}_{i}" for i in range(len(levels))]
    asked = [f"({name} := {level})" for name, level in zip(names, doubtful, strict=True)]
    return f"{' and '.join(asked)} and (({' | '.join(names)}) & 2 or 1)"


def one_of(node: g.OneOf, builder: Builder) -> Code:
    """A branch that does nothing may be chosen too (FAQ, Venus Next cards that raise one of two
    tracks or add one of two resources)."""
    ops = tuple(builder.optional(part) for part in node.parts)
    idle = tuple(
        op for op, part in zip(ops, node.parts, strict=True) if _worth_idling(part, builder)
    )
    options, alone = f"branches(S, e, {ops}, {idle})", "len(options) == 1"
    if node.chance:  # which does not ask whether anything would happen
        options, alone = f"tuple([o for o in {ops} if ABLE[o](S, e)])", "False"
    run = f"""
options = {options}
if {alone}:
    take_{builder.current}(S, e, options[0])
elif options:
    S.ask = ("branch", {builder.asked}, e, options)
else:
    S.dead = True
"""
    return Code(run=run, able=_some_able(ops, builder), take=do("o"))


def ways(node: g.SomeOf | g.ChooseOne, builder: Builder) -> Code:
    op = builder.op(node.ways)
    return Code(run=do(op), able=f"ABLE[{op}](S, e)")


def lot(node: g.Lot, builder: Builder) -> Code:
    """One of the numbers with which it can be done."""
    outer, builder.has_x = builder.has_x, True
    op = builder.op(node.body)
    builder.has_x = outer
    able = f"ABLE[{op}](S, (*e[:3], o, *e[4:]))"
    numbers = f"range({node.least}, {node.most + 1})"
    options = f"tuple([o for o in {numbers} if {able}])"
    code = choose("x", options, do(op, x="o"), builder, must=True)
    return replace(code, able=f"max([{able} for o in {numbers}])")


def _some_able(ops: tuple[int, ...], builder: Builder) -> str:
    """One part must be possible; something happens when one does something."""
    levels = [builder.codes[op].able for op in ops]
    if any("\n" in level for level in levels):
        return f"most(S, e, {ops})"
    if "2" in levels:
        return "2"
    names = [f"y{builder.current}_{i}" for i in range(len(levels))]
    asked = [f"({name} := {level}) == 2" for name, level in zip(names, levels, strict=True)]
    return f"2 if {' or '.join(asked)} else max({', '.join(names)})"


def _worth_idling(branch: g.Effect, builder: Builder) -> bool:
    """Whether a branch may be chosen that does nothing now. Not one that only adds to a certain
    card which can hold nothing of the kind (FAQ, on that choice), nor one that only removes
    what may be left in place: no others would be told from it; nor what the supply has no more; nor
    what nobody does, which is for nobody's sake (FAQ, "What official game variants are there?")."""
    match branch:
        case g.Gain(resource=str(resource)):
            return not builder.is_limited(resource)
        case g.Add(to=g.CardSet(reference=reference)):
            return not reference
        case g.Remove(up_to=True):
            return False
        case g.Raise(bare=True) | g.Place(bare=True):
            return False
        case _:
            return True


def may(node: g.May, builder: Builder) -> Code:
    op = builder.optional(node.body)
    run = f"""
if ABLE[{op}](S, e) == 2:
    S.ask = ("may", {builder.asked}, e, (1, 0))
"""
    return Code(run=run, able=f"max(1, ABLE[{op}](S, e))", take=f"if o:\n    {do(op)}")


def repeatedly(node: g.Repeatedly, builder: Builder) -> Code:
    """Once at least, so that nobody stalls with an action of nothing (FAQ, on the card whose X is 1
    or more); the first time there is only one answer."""
    op = builder.op(node.body)
    take = f"""
if o:
    group = new_group(S)
    {push(op, group="group")}
    {push("{again}", waits="group")}
"""
    more = f"""
if ABLE[{op}](S, e) == 2:
    S.ask = ("again", w, e, (1, 0))
"""
    able = f"ABLE[{op}](S, e)"
    again = builder.also(lambda again: Code(more, able, take.format(again=again)))
    return Code('S.ask = ("again", w, e, (1,))', able, take.format(again=again))


def each(node: g.Each, builder: Builder) -> Code:
    """What a player is told to do by somebody else's line and cannot do lapses for that player."""
    if node.who == "you" and node.players is None:
        return Code(run=push(builder.op(node.body)))
    players = builder.x.seats(node.who)
    if node.players is not None:
        which = builder.who(node.players)
        players = f"[q for q in {players} if {which}(S, q, c, x, it, that, w)]"
    if node.who in ("any", "opponent"):
        body, op = builder.others(node.body, one=True)
        some = f"[q for q in {players} if ABLE[{body}](S, ({body}, q, *e[2:]))]"
        take = f"choose_player(S, grp, o)\n{push(op, who='o')}"
        return choose("player", some, take, builder, must=builder.paying)
    return _for_each(players, node.body, builder)


def _for_each(players: str, body: g.Effect, builder: Builder) -> Code:
    """What has no order lapses part by part: `lose 2 plants, remove 1 animal from a card` takes the
    plants of who has no animal. What is paid, or has one X, stays together."""
    parts: tuple[g.Effect, ...] = (body,)
    if isinstance(body, g.Unordered) and not (
        g.chooses_x(body) or any(isinstance(part, g.Spend | g.Pay) for part in body.parts)
    ):
        parts = body.parts
    nodes = tuple(g.walk(body))  # who speaks of them himself means those that he has shown
    shown = any(map(g.shows_a_hand, nodes)) and not any(map(g.speaks_of_them, nodes))
    outer, builder.together = builder.together, shown
    pushes = [push(builder.others(part)[1], who="q") for part in parts]
    builder.together = outer
    first = "mention_all(S, grp, ())\n" * shown
    return Code(run=f"{first}for q in {players}:\n" + indent("\n".join(pushes), "    "))


def decides(node: g.Decides, builder: Builder) -> Code:
    op = builder.decided(node.who, node.body)
    return Code(run=do(op), able=f"ABLE[{op}](S, e)")


def ranked(node: g.Ranked, builder: Builder) -> Code:
    count = f"lambda w: {builder.x.measure(node.measure)}"
    players = f"leaders(S, {count}, {node.rank!r}, w)"
    return _for_each(players, node.body, builder)


def when(node: g.When, builder: Builder) -> Code:
    yes = builder.op(node.yes)
    condition = builder.x.condition(node.condition)
    if node.no is None:
        run = f"if {condition}:\n    {push(yes)}"
        return Code(run=run, able=f"ABLE[{yes}](S, e) if {condition} else 1")
    no = builder.op(node.no)
    run = f"if {condition}:\n    {push(yes)}\nelse:\n    {push(no)}"
    return Code(run=run, able=f"ABLE[{yes}](S, e) if {condition} else ABLE[{no}](S, e)")


def otherwise(node: g.Otherwise, builder: Builder) -> Code:
    first, instead = builder.op(node.first), builder.op(node.instead)
    run = f"""
if prefers(S, e, {first}, {instead}):
    {do(first)}
else:
    {do(instead)}
"""
    return Code(run=run, able=f"most(S, e, {(first, instead)})")


def grant(node: g.Grant, builder: Builder) -> Code:
    given = g.Ability("effect", rule=node.rule, span=node.span, times=node.times, by=node.by)
    number = stand(builder, given, -1)
    return Code(run=f"grant(S, w, {number})")


def later(node: g.Later, builder: Builder) -> Code:
    outer = builder.current
    write = builder.instead if any(one.would for one in node.events) else builder.triggered
    pairs = builder.listen(node.events, write(node.body), node.by, lasts=node.lasts)
    builder.current = outer
    return Code(run=f"await_(S, w, c, {tuple(pairs)})")


STRUCTURE: dict[type, Writer] = {
    g.Unordered: unordered,
    g.Then: sequence,
    g.Pays: pays,
    g.OneOf: one_of,
    g.SomeOf: ways,
    g.ChooseOne: ways,
    g.Lot: lot,
    g.May: may,
    g.Repeatedly: repeatedly,
    g.Each: each,
    g.Decides: decides,
    g.Ranked: ranked,
    g.When: when,
    g.Otherwise: otherwise,
    g.Grant: grant,
    g.Later: later,
}
