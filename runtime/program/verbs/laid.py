"""How verbs run that lay out cards of kinds that sets add, look at them there and take them.

In: leaf nodes. Out: `Code`. Where they lie on areas it is the area that is chosen: what lies there
may be hidden.
"""

from __future__ import annotations

from dataclasses import replace

from compiler import graph as g
from runtime.program.verbs.shared import Counted, afresh, choose, several
from runtime.program.writing.builder import Builder, Writer
from runtime.program.writing.code import Code, do


def lay(node: g.Lay, builder: Builder) -> Code:
    cards = builder.layout.cards(g.CardSet(kinds=(node.kind,)))
    said = node.area.says_board or node.area.leads
    areas = builder.x.areas_of(node.area if said else replace(node.area, board=True))
    there = f"on_pile(S, {cards})"
    if node.every:
        run = f"lay(S, e, {cards}, {node.amount}, {areas})"
        return Code(run=run, able=f"2 if {there} and {areas} else 1")
    options = f"(bits({areas}) if {there} else [])"
    one = f"lay(S, e, {cards}, {node.amount}, 1 << o)\nmention(S, grp, o)"
    return choose("area", options, one, builder, must=False)


def _where(node: Counted) -> str:
    """Where the one lies or lay is `it` as well, beside the card; of several none is."""
    return "mention(S, grp, o)\n" if node.amount == 1 else ""


def _each_of(cards: str, does: str) -> str:
    """Of all that lie there, within what stands behind `several`."""
    lines = "".join(f"\n        {line}" for line in does.splitlines())
    return f"for card in bits({cards}):{lines}"


def look(node: g.Look, cards: g.CardSet, builder: Builder) -> Code:
    """Those that lie there, one after the other; those looked at so far are `it`."""
    these, there = builder.layout.cards(cards), builder.x.cards(cards)
    left = "" if node.amount == 1 else " & ~several(it)"
    options = "bits(places_of(S, {}))"
    body = f"""
{_where(node)}card = top_at(S, o, {these}{left})
uncover(S, e, card, {node.public})
if not S.trial:
    mention_too(S, grp, card)
"""
    show = f"uncover(S, e, card, {node.public})"
    code = several(
        *("area", options.format(there), body, node, builder),
        must=True,
        every=_each_of(there, f"{show}\nif not S.trial:\n    mention_too(S, grp, card)"),
        left=options.format(f"{there}{left}"),
        it=f"and_this(it, top_at(S, o, {these}{left}))",
        there=there,
    )
    return afresh(code, together=True)


def take(node: g.Take, cards: g.CardSet, builder: Builder) -> Code:
    these = builder.layout.cards(cards)
    if cards.zone == "pile":
        n = builder.x.amount(node.amount)
        able = f"2 if on_pile(S, {these}) and {n} else 1"
        return afresh(Code(run=f"draw_own(S, e, {these}, {n})", able=able), together=True)
    if cards.zone == "areas":
        there = builder.x.cards(cards)
        body = f"{_where(node)}acquire(S, e, top_at(S, o, {these}))"
        options = f"bits(places_of(S, {there}))"
        every = _each_of(there, "acquire(S, e, card)")
        code = several("area", options, body, node, builder, must=True, there=there, every=every)
    else:
        if cards.reference == "it":  # one of those looked at
            cards = replace(cards, reference="", zone="them")
        options, must = f"bits({builder.x.cards(cards)} & laid_out(S))", cards.zone == "row"
        code = several("card", options, "acquire(S, e, o)", node, builder, must=must)
    return afresh(code, together=node.amount != 1)


def hide(node: g.Hide, builder: Builder) -> Code:
    """Those that lie open, one after the other."""
    there = f"({builder.x.cards(node.cards)} & lying_open(S))"
    these = builder.layout.cards(node.cards)
    body = f"{_where(node)}cover(S, e, top_at(S, o, {these} & lying_open(S)))"
    options = f"bits(places_of(S, {there}))"
    return several("area", options, body, node, builder, must=True, there=there)


def move_to_area(node: g.MoveCards, builder: Builder) -> Code:
    """Which one is chosen first, then where it goes; `it` is where it was."""
    assert node.area is not None
    said = node.area.says_board or node.area.leads
    areas = builder.x.areas_of(node.area if said else replace(node.area, board=True))
    put = "put_down(S, e, bits(several(it))[0], o)"

    def onto(number: int) -> Code:
        return choose("area", f"bits({areas})", put, builder, must=False, number=number)

    rest = builder.also(onto, g.Lay(node.cards.kinds[0], node.area))
    if node.cards.zone == "areas":
        top = f"top_at(S, o, {builder.layout.cards(node.cards)})"
        options = f"bits(places_of(S, {builder.x.cards(node.cards)}))"
        return choose("area", options, do(rest, it=f"(o, ({top},))"), builder, must=True)
    options = f"bits({builder.x.cards(node.cards)})"
    return choose("card", options, do(rest, it="(o,)"), builder, must=True)


def move(node: g.MoveCards, body: str, builder: Builder) -> Code:
    """Away from where they lie; in what is done `card` is the one."""
    these = builder.layout.cards(node.cards)
    if node.cards.zone == "row":
        options = f"bits({builder.x.cards(node.cards)})"
        return several(
            "card", options, f"card = o\n{body}", node, builder, must=True, up_to=node.up_to
        )
    there = builder.x.cards(node.cards)
    body = f"{_where(node)}card = top_at(S, o, {these})\n{body}"
    options = f"bits(places_of(S, {there}))"
    up_to = node.up_to
    return several("area", options, body, node, builder, must=True, up_to=up_to, there=there)


VERBS: dict[type, Writer] = {
    g.Lay: lay,
    g.Hide: hide,
}
