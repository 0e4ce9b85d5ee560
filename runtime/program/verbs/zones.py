"""How verbs run that bring cards from one zone to another, play them, or use what is offered.

In: leaf nodes. Out: `Code`.
"""

from __future__ import annotations

from dataclasses import replace
from textwrap import indent

from compiler import graph as g
from runtime.program.verbs import laid
from runtime.program.verbs.shared import afresh, by_chance, choose, once_known, several, whose_card
from runtime.program.writing.builder import Builder, Writer
from runtime.program.writing.code import BROUGHT, PURCHASE, Code, Unplayable, do, push
from runtime.state.layout import TAGS, Ignoring


def move_cards(node: g.MoveCards, builder: Builder) -> Code:
    if node.cards.zone == "deck":
        raise Unplayable("moving cards out of the deck")
    if node.area is not None:
        return laid.move_to_area(node, builder)
    if node.whose in ("any", "opponent"):
        return _to_whom(node, builder.x.seats(node.whose), builder)
    return afresh(_from_zone(node, builder), together=g.are_together(node))


def _from_zone(node: g.MoveCards, builder: Builder) -> Code:
    whom = builder.x.seats(node.whose)
    if node.cards.zone in ("areas", "row"):
        body = f"for q in {whom}:\n    move_token(S, e, card, {node.to!r}, q, c)"
        return laid.move(node, body, builder)
    if node.to == "play" and node.cards.whose == "any":
        node = replace(node, cards=replace(node.cards, whose="opponents"))
    taken = node.to == "play" and node.cards.whose == "opponents"
    piled = node.random or node.cards.zone == "events"
    if (taken and node.amount != 1) or (piled and node.cards.whose in ("any", "opponent")):
        return _from_whom(node, builder)
    options = f"bits({builder.x.choosable(node.cards) if taken else builder.x.cards(node.cards)})"
    to = repr(node.to)
    if node.cards.reference == "it" and node.to == "play":  # given to somebody from where it is
        to = "'play' if present(S) >> o & 1 else 'hand'"
    move = "move_token" if builder.x.heard.intersection(g.OF_TOKENS) else "shift_card"
    body = f"for q in {whom}:\n    {move}(S, e, o, {to}, q, c)"
    if node.to == "play" and g.chooses_player(node) and node.whose == "you":
        body = f"choose_player(S, grp, holder(S, o))\n{body}"
    if node.cards.reference == "this":  # which may have left the table meanwhile
        there = builder.x.zone(node.cards) or "present(S)"
        options = f"bits({builder.x.cards(node.cards)} & {there})"
        run = f"for o in {options}:\n    take_{builder.current}(S, e, o)\n    return\nlapse(S, grp)"
        # What is being played is nowhere yet.
        gone = "(union(S.hand) | union(S.played_events) | S.discard)"
        return Code(run=run, able=f"0 if {gone} >> c & 1 else 2", take=body)
    if node.cards.reference:
        run = f"for o in {options}:\n    take_{builder.current}(S, e, o)"
        known = int(node.cards.reference == "it")  # before it is mentioned nobody knows which
        return Code(run=run, able=f"2 if {options} else {known}", take=body)
    if node.cards.zone == "table":  # those looked at stay those that are meant
        if node.amount == g.Every() and node.to != "discard":  # in an order of one's choice
            node = replace(node, amount=g.Per(g.Cards(node.cards)))
        return several("card", options, body, node, builder, must=False)
    own = node.to != "hand" or node.whose != "you"
    if node.cards.zone == "them" and own:  # drawn, or shown in one's own hand
        options = f"bits({builder.x.cards(node.cards)} & S.hand[w])"
        return several("card", options, body, node, builder, must=False, up_to=node.up_to)
    if node.cards.zone == "them":  # shown in the hands of others, where they still are
        options = f"bits({builder.x.cards(node.cards)} & union(S.hand) & ~S.hand[w])"
        if g.chooses_player(node):
            whose = "next(q for q in S.seats if S.hand[q] >> o & 1)"
            body = f"choose_player(S, grp, {whose})\n{body}"
        return several("card", options, body, node, builder, must=False, up_to=node.up_to)
    if node.random:  # of another player as many as there are
        must = node.cards.whose == "you"
        return by_chance(builder.x.cards(node.cards), body, node.amount, builder, must)
    known = node.cards.zone != "discard"  # of which nobody knows what they are, but how many
    must = node.cards.whose == "you" or node.to == "play"
    must = must and known and node.cards.zone != "table"
    code = several("card", options, body, node, builder, must=must, up_to=node.up_to)
    if known:
        return code
    if node.up_to or isinstance(node.amount, g.Every):
        return replace(code, able="2 if S.discard else 1")
    return replace(
        code, able=f"2 if S.discard.bit_count() >= {builder.x.amount(node.amount)} else 0"
    )


def _from_whom(node: g.MoveCards | g.Look | g.PlayCard, builder: Builder) -> Code:
    """From whom is chosen first: who has so many of them in play, or some in hand, or such a card
    in the event pile."""
    assert node.cards is not None
    op = builder.op(replace(node, cards=replace(node.cards, whose="that")))
    able = f"ABLE[{op}](S, (*e[:5], (q, -1, 0), *e[6:])) > {int(node.cards.zone == 'hand')}"
    among: g.Whose = node.cards.whose if node.cards.zone == "events" else "opponent"
    some = f"[q for q in {builder.x.seats(among)} if {able}]"
    take = f"choose_player(S, grp, o)\n{push(op, that='(o, -1, 0)')}"
    return choose("player", some, take, builder, must=True)


def _to_whom(node: g.MoveCards, whom: str, builder: Builder) -> Code:
    """Who gets the cards is chosen first, and is then `that player`."""
    if any("that" in (getattr(n, "whose", ""), getattr(n, "reference", "")) for n in g.walk(node)):
        raise Unplayable("a card of `that player` for a player who is chosen")
    op = builder.op(replace(node, whose="that"))
    take = f"choose_player(S, grp, o)\n{push(op, that='(o, -1, 0)')}"
    code = choose("player", whom, take, builder, must=False)
    return replace(code, able=f"ABLE[{op}](S, (*e[:5], (w, -1, 0), *e[6:])) if {whom} else 1")


def look(node: g.Look, builder: Builder) -> Code:
    if node.cards is not None and node.cards.zone == "hand":
        return _show(node, builder)
    if node.cards is not None and node.cards.zone == "areas":
        return laid.look(node, node.cards, builder)
    n = builder.x.amount(node.amount)
    if node.cards is not None and node.cards.zone == "discard":
        run = f"turn_up(S, e, {builder.x.cards(node.cards)}, {n}, {node.public})"
        return Code(run=run, able="2 if S.discard else 0")  # nobody knows what they are
    if node.cards is None:
        return Code(run=f"turn_over(S, e, {n}, {node.public})")
    wanted = builder.layout.cards(node.cards)
    return Code(run=f"show_pile(S, e, {n}, {wanted}, {node.public})")


def peek(node: g.Peek, builder: Builder) -> Code:
    """What is seen there no search knows."""
    take = "choose_player(S, grp, o)\npeek(S, w, o)"
    if node.whose in ("any", "opponent"):
        return choose("player", builder.x.seats(node.whose), take, builder, must=False)
    return Code(run=f"for o in {builder.x.seats(node.whose)}:\n{indent(take, '    ')}")


def _show(node: g.Look, builder: Builder) -> Code:
    """Cards in hand, one after the other; those shown so far are `it`. What chance shows of another
    player, of whom one is chosen, are as many as there are."""
    if node.random and node.cards is not None:
        cards, own = builder.x.cards(node.cards), node.cards.whose == "you"
        if node.cards.whose in ("any", "opponent"):
            return _from_whom(node, builder)
        body = 'if not S.trial:\n    mention_too(S, grp, o)\nnote(S, "reveal", w, (o,), 1)'
        code = by_chance(cards, body, node.amount, builder, must=own)
    else:
        cards = builder.x.cards(node.cards or g.CardSet(zone="hand"))
        body = 'mention_too(S, grp, o)\nnote(S, "reveal", w, (o,), 1)'
        options, left = f"bits({cards})", f"bits({cards} & ~several(it))"
        code = several("card", options, body, node, builder, must=True, left=left)
    return code if builder.together else afresh(code, together=True)


def copy_production(node: g.CopyProduction, builder: Builder) -> Code:
    """Of several cards each once; those copied so far are `it`."""
    options = f"boxes(S, e, {builder.x.choosable(node.cards)}{{}})"
    mentioned = whose_card(node, "o") + "mention(S, grp, (o,))\n"
    body = mentioned + push("BOX[o]", card="o", x="0")
    if node.count == 1:
        return choose("card", options.format(""), body, builder, must=True)
    others = options.format(" & ~several(it)")

    def again(number: int) -> Code:
        more = f"if x > 1:\n    {push(number, x='x - 1', it='and_this(it, o)')}"
        return choose("card", others, f"{body}\n{more}", builder, must=True, number=number)

    rest = builder.also(again, replace(node, count=1))
    able = f"2 if len({options.format('')}) >= {node.count} else 0"
    return Code(run=do(rest, x=str(node.count), it="none_yet(it)"), able=able)


def play_card(node: g.PlayCard, builder: Builder) -> Code:
    if node.cards.whose in ("any", "opponent"):
        return _from_whom(node, builder)
    some = (*node.parameters, *(TAGS,) * node.tags)
    ignoring: Ignoring = "all" if node.unconditional else some or node.ignoring
    terms = f"{_less(node.less, builder)}, {ignoring!r}"
    cards = builder.x.cards(node.cards)
    known = ""
    if node.cards.reference == "it" or node.cards.zone == "table":  # looked at, or drawn
        them = builder.x.cards(replace(node.cards, zone="them"))
        cards = f"{them} & (S.turned_over | S.hand[w])"
        known = "several(it)" if node.cards.reference else "together_with(it)"
    if node.cards.zone == "hand":
        cards = (
            f"({cards} | elsewhere(S, w) & {builder.layout.cards(replace(node.cards, zone=''))})"
        )
    options = f"[o for o in bits({cards}) if can_play(S, w, o, {terms})]"
    paid = do(PURCHASE, card="o", x="0", it=f"('play', {terms})", group=BROUGHT)
    body = f"mention(S, grp, (o,))\n{paid}"
    code = choose("card", options, body, builder, must=True)
    return once_known(code, known) if known else code


def take_seat(node: g.TakeSeat, builder: Builder) -> Code:
    ignoring: Ignoring = "all" if node.unconditional else False
    terms = f"{_less(node.less, builder)}, {ignoring!r}"
    cards = builder.x.cards(replace(node.cards, zone="row"))
    options = f"seatable(S, w, {cards}, {terms})"
    body = do(PURCHASE, card="o", x="0", it=f"('seat', {terms})", group=BROUGHT)
    return choose("card", options, body, builder, must=True)


def use_project(node: g.UseProject, builder: Builder) -> Code:
    projects = [
        index
        for index, card in enumerate(builder.library.cards)
        if card.kind == "standard-project"
        and (not node.projects or card.id in node.projects)
        and (card.cost or 0) >= node.cost_min
    ]
    less = _less(node.less, builder)
    options = f"[o for o in {projects} if can_use_project(S, w, o, {less})]"
    body = do(PURCHASE, card="o", x="0", it=f"('project', {less}, False)", group=BROUGHT)
    return choose("card", options, body, builder, must=True)


def fund(node: g.Fund, builder: Builder) -> Code:
    return _goal("fund", "award", node.less, False, builder)


def claim_milestone(node: g.ClaimMilestone, builder: Builder) -> Code:
    ignoring: Ignoring = "all" if node.unconditional else False
    return _goal("claim", "milestone", node.less, ignoring, builder)


def _goal(what: str, kind: str, less: g.Off, ignoring: Ignoring, builder: Builder) -> Code:
    terms = f"{what!r}, {_less(less, builder)}, {ignoring!r}"
    body = do(PURCHASE, card="o", x="0", it=f"({terms})")
    return choose(kind, f"goals(S, w, {terms})", body, builder, must=False)


def _less(less: g.Off, builder: Builder) -> str:
    """How much less it costs, counted when it is chosen; `None` for free."""
    return repr(less) if less is None or less == "half" else builder.x.amount(less)


def take_actions(node: g.TakeActions, builder: Builder) -> Code:
    return Code(run=f"S.extra_actions += ((w, {node.amount}),)")


def pass_(node: g.Pass, builder: Builder) -> Code:
    run = "if may_pass(S, w):\n    withdraw(S, w)\nelse:\n    S.dead = True"
    return Code(run=run, able="2 if may_pass(S, w) else 0")


def nothing(node: g.Nothing, builder: Builder) -> Code:
    return Code(run="pass")


VERBS: dict[type, Writer] = {
    g.Look: look,
    g.CopyProduction: copy_production,
    g.MoveCards: move_cards,
    g.UseProject: use_project,
    g.Fund: fund,
    g.ClaimMilestone: claim_milestone,
    g.TakeActions: take_actions,
    g.Pass: pass_,
    g.Nothing: nothing,
    g.Peek: peek,
    g.PlayCard: play_card,
    g.TakeSeat: take_seat,
}
