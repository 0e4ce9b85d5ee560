"""How verbs run that bring cards from one zone to another, play them, or use what is offered.

In: leaf nodes. Out: `Code`.
"""

from __future__ import annotations

from dataclasses import replace

from compiler import graph as g
from runtime.program.verbs.shared import choose
from runtime.program.writing.builder import Builder, Writer
from runtime.program.writing.code import PURCHASE, Code, Unplayable, do, push


def move_cards(node: g.MoveCards, b: Builder) -> Code:
    """One card after the other, each of the player's choice; all of them at once without one."""
    if node.cards.zone == "deck":
        raise Unplayable("moving cards out of the deck")
    owner = b.x.player(node.whose)
    body = f"shift_card(S, e, o, {node.to!r}, {owner}, c)"
    options = f"bits({b.x.cards(node.cards)})"
    if node.cards.reference == "this":  # which may have left the table meanwhile
        there = b.x.zone(node.cards) or "present(S)"
        options = f"bits({b.x.cards(node.cards)} & {there})"
        run = f"for o in {options}:\n    {body}\n    return\nlapse(S, grp)"
        return Code(run=run, able=f"2 if {options} else 0")
    if node.cards.reference:
        return Code(run=f"for o in {options}:\n    {body}", able=f"2 if {options} else 0")
    known = node.cards.zone != "discard"  # of which nobody knows what they are, but how many
    some = options if known else "S.discard"
    match node.amount:
        case g.Every():
            return Code(run=f"for o in {options}:\n    {body}", able=f"2 if {some} else 1")
        case int(n) if n > 1:
            body += "\n" + push(b.op(replace(node, amount=n - 1)))
        case g.Chosen():
            body += f"\nif x > 1:\n    {push(b.current, x='x - 1')}"
        case _:
            pass
    if node.up_to:
        return _if_any(options, body, some)
    code = choose("card", options, body, b, must=known)
    found = f"len({options})" if known else "S.discard.bit_count()"
    return replace(code, able=f"2 if {found} >= {b.x.amount(node.amount)} else 0")


def _if_any(options: str, body: str, some: str) -> Code:
    run = f"""
options = {options}
if options:
    S.ask = ("card", w, e, (*options, None))
"""
    return Code(run=run, able=f"2 if {some} else 1", take=f"if o is None:\n    return\n{body}")


def look(node: g.Look, b: Builder) -> Code:
    n = b.x.amount(node.amount)
    if node.cards is None:
        return Code(run=f"turn_over(S, e, {n}, {node.public})")
    if node.cards.zone == "hand":
        return _show(node, b)
    wanted = b.layout.cards(node.cards)
    return Code(run=f"turn_over_pile(S, e, {n}, {wanted}, {node.public})")


def _show(node: g.Look, b: Builder) -> Code:
    """Cards in hand, one after the other; those shown so far are `it`."""
    options = f"bits({b.x.cards(node.cards or g.CardSet(zone='hand'))} & ~several(it))"
    again = ""
    match node.amount:
        case int(n) if n > 1:
            again = push(b.op(replace(node, amount=n - 1)), it="and_this(it, o)")
        case g.Chosen():
            again = f"if x > 1:\n    {push(b.current, x='x - 1', it='and_this(it, o)')}"
        case _:
            pass
    body = f'mention(S, grp, and_this(it, o))\nnote(S, "reveal", w, (o,), 1)\n{again}'
    code = choose("card", options, body, b, must=True)
    return replace(code, able=f"2 if len({options}) >= {b.x.amount(node.amount)} else 0")


def copy_production(node: g.CopyProduction, b: Builder) -> Code:
    """Of several cards each once; those copied so far are `it`."""
    more = node.count > 1
    but = " & ~several(it)" if more or node.count == 0 else ""
    options = f"boxes(S, e, {b.x.choosable(node.cards)}{but})"
    body = "mention(S, grp, (o,))\n" + push("BOX[o]", card="o", x="0")
    if more:
        last = replace(node, count=node.count - 1 if node.count > 2 else 0)
        body += "\n" + push(b.op(last), it="and_this(it, o)")
    return choose("card", options, body, b, must=True)


def play_card(node: g.PlayCard, b: Builder) -> Code:
    terms = f"{node.less}, {node.ignoring}"
    cards = b.x.cards(node.cards)
    if node.cards.zone == "hand":
        cards = f"({cards} | elsewhere(S, w) & {b.layout.cards(replace(node.cards, zone=''))})"
    options = f"[o for o in bits({cards}) if can_play(S, w, o, {terms})]"
    mention = push(b.mention, card="o", x="0", it="None", that="None", waits="group")
    body = f"""
group = new_group(S)
if grp:
    {mention}
{do(PURCHASE, card="o", x="0", it=f"('play', {terms})", group="group")}
"""
    return choose("card", options, body, b, must=True)


def use_project(node: g.UseProject, b: Builder) -> Code:
    projects = [
        index
        for index, card in enumerate(b.library.cards)
        if card.kind == "standard-project"
        and (not node.projects or card.id in node.projects)
        and (card.cost or 0) >= node.cost_min
    ]
    options = f"[o for o in {projects} if can_use_project(S, w, o, {node.less})]"
    body = do(PURCHASE, card="o", x="0", it=f"('project', {node.less}, False)")
    return choose("card", options, body, b, must=True)


def take_actions(node: g.TakeActions, b: Builder) -> Code:
    return Code(run=f"S.extra_actions += ((w, {node.amount}),)")


VERBS: dict[type, Writer] = {
    g.Look: look,
    g.CopyProduction: copy_production,
    g.MoveCards: move_cards,
    g.UseProject: use_project,
    g.TakeActions: take_actions,
    g.PlayCard: play_card,
}
