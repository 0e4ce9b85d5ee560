"""How verbs about delegates run, and how delegates are counted.

In: leaves and measures of the graph. Out: `Code` and expressions, whose text calls the helpers of
`Committee`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from compiler import graph as g
from runtime.games.turmoil.parliament import LOBBY, NAME, NEUTRAL, RESERVE
from runtime.program.verbs.shared import choose
from runtime.program.writing.builder import Builder, Writer
from runtime.program.writing.code import Code, do
from runtime.program.writing.expressions import Expressions


def place(node: g.PlaceDelegates, builder: Builder) -> Code:
    """All into one party; there must be so many, and to cards the lobby is reserve too (FAQ, "What
    if I run out of delegates?")."""
    if node.spread:
        return _spread(node, builder)
    if node.neutral:
        return _place_neutral(node, builder)
    left = f"left_to_place(S, w, {node.lobby})"
    n = builder.x.amount(node.amount.but if isinstance(node.amount, g.Every) else node.amount)
    if every := isinstance(node.amount, g.Every):
        n = f"max({left} - ({n}), 1)"
    take = f"place_delegates(S, w, o, {n}, {node.lobby})"
    parties = _parties(node, builder.x)
    open_ = f"parties_in(S, {parties})"
    if not_in := _not_in(node, builder.x):
        open_ = f"[o for o in {open_} if o not in {not_in}]"
    if banned := builder.x.banned("delegate", "o"):
        open_ = f"[o for o in {open_} if not {banned}]"
    options = f"{open_} if {left} >= {n} else ()"
    code = choose("party", options, take, builder, must=True)
    some = f" and {open_}" if banned or not_in else ""
    able = f"2 if {_left(node.lobby)} >= {n}{some} else 0"
    if every or n.isdigit():
        return replace(code, able=able)
    return replace(
        code, run=f"if not {n}:\n    return\n{code.run.strip()}", able=f"{able} if {n} else 1"
    )


def _spread(node: g.PlaceDelegates, builder: Builder) -> Code:
    """Into each party, clockwise, or one each into as many, which are chosen; there must be so many
    delegates."""
    if node.spread == "each":
        return _each(node, builder)
    names = [card.id for card in builder.library.cards if card.kind == "party"]
    n = node.amount if isinstance(node.amount, int) else 1
    apart = [replace(node, spread="", amount=1, parties=(name,), but=()) for name in names]
    op = builder.op(g.SomeOf(tuple(one for one in apart if one.parties[0] not in node.but), n))
    code = Code(run=do(op), able=f"ABLE[{op}](S, e)")
    enough = f"{_left(False)} >= {n}"
    return code if node.neutral else replace(code, able=f"({code.able}) if {enough} else 0")


def _each(node: g.PlaceDelegates, builder: Builder) -> Code:
    """So many into each; of neutral ones as many as are left."""
    n = builder.x.amount(node.amount)
    open_ = "parties_in(S, ())"
    if not_in := _not_in(node, builder.x):
        open_ = f"[o for o in {open_} if o not in {not_in}]"
    if node.neutral:
        left = f"left_to_place(S, {NEUTRAL}, False)"
        run = f"for o in {open_}:\n    if {left}:\n        place_neutral(S, o, {n})"
        return Code(run=run, able=f"2 if {left} and {open_} else 1")
    able = f"{open_} and {_left(False)} >= {n} * len({open_})"
    if banned := builder.x.banned("delegate", "o"):
        able += f" and not any([{banned} for o in {open_}])"
    run = f"for o in {open_}:\n    place_delegates(S, w, o, {n}, False)"
    run = f"if not ({able}):\n    S.dead = True\n    return\n{run}"
    return Code(run=run, able=f"2 if {able} else 0")


def _left(lobby: bool) -> str:
    """How many delegates the player has, without a call: a menu asks of two ways."""
    there = f"S.more[{NAME!r}][{{}}][w]"
    return there.format(LOBBY) if lobby else f"{there.format(LOBBY)} + {there.format(RESERVE)}"


def _place_neutral(node: g.PlaceDelegates, builder: Builder) -> Code:
    """As many as are left."""
    left, n = f"left_to_place(S, {NEUTRAL}, False)", builder.x.amount(node.amount)
    take = f"place_neutral(S, o, {n})"
    open_ = f"parties_in(S, {_parties(node, builder.x)})"
    if not_in := _not_in(node, builder.x):
        open_ = f"[o for o in {open_} if o not in {not_in}]"
    options = f"{open_} if {left} and {n} else ()"
    code = choose("party", options, take, builder, must=False)
    return replace(code, able=f"2 if {left} and {n} else 1")


def remove(node: g.RemoveDelegate, builder: Builder) -> Code:
    options = f"delegates_like(S, {_described(node.delegates, builder.x)})"
    take = f"{_whose(node)}remove_delegate(S, w, o)"
    return choose("delegate", options, take, builder, must=True)


def _whose(node: g.RemoveDelegate | g.ExchangeDelegate) -> str:
    """Whose it is, whom what follows may call `that player`."""
    return "choose_player(S, grp, o[1])\n" if g.chooses_player(node) else ""


def exchange(node: g.ExchangeDelegate, builder: Builder) -> Code:
    """For one of the player's own, which there must be."""
    options = f"replaceable(S, w, {_described(node.delegates, builder.x)})"
    take = f"{_whose(node)}exchange_delegate(S, w, o)"
    return choose("delegate", options, take, builder, must=True)


def change(node: g.ChangeParty, builder: Builder) -> Code:
    parties = tuple(builder.layout.card[name] for name in node.parties)
    options = f"others_than(S, {node.standing!r}, {parties})"
    take = f"change_party(S, w, {node.standing!r}, o)"
    return choose("party", options, take, builder, must=False)


def exchange_event(node: g.ExchangeEvent, builder: Builder) -> Code:
    which = f"{node.which!r}, {node.other!r}"
    return Code(run=f"exchange_event(S, w, {which})", able=f"2 if events_there(S, {which}) else 1")


# ---- counting -----------------------------------------------------------------------------------


def delegates(measure: g.Delegates, expressions: Expressions) -> str:
    one = f"delegates_of(S, q, {_posts(measure.delegates, expressions)})"
    if measure.delegates.whose == "nobody":
        return re.sub(r"\bq\b", str(NEUTRAL), one)
    return expressions.of(measure.delegates.whose, one)


def parties(measure: g.Parties, expressions: Expressions) -> str:
    return f"parties_with(S, {_described(measure.delegates, expressions)})"


def _described(delegates: g.DelegateSet, expressions: Expressions) -> str:
    """Whose delegates are meant, and which, as arguments; anybody's may be neutral ones."""
    seats = expressions.seats(delegates.whose)
    if delegates.whose == "nobody":
        seats = f"({NEUTRAL},)"
    elif delegates.whose == "all":
        seats = f"(*S.seats, {NEUTRAL})"
    return f"{seats}, {_posts(delegates, expressions)}"


def _posts(delegates: g.DelegateSet, expressions: Expressions) -> str:
    """Their post, and the parties."""
    return f"{delegates.post!r}, {_parties(delegates, expressions)}"


def _parties(meant: g.DelegateSet | g.PlaceDelegates, expressions: Expressions) -> str:
    """The cards of the parties, none for all."""
    if meant.standing:
        return f"party_that_is(S, {meant.standing!r})"
    return str(tuple(expressions.layout.card[name] for name in meant.parties))


def _not_in(node: g.PlaceDelegates, expressions: Expressions) -> str:
    """The cards of the parties into which none may come; empty for none."""
    if node.but_standing:
        return f"party_that_is(S, {node.but_standing!r})"
    return str(tuple(expressions.layout.card[name] for name in node.but)) if node.but else ""


MEASURES: dict[type, Callable[..., str]] = {g.Delegates: delegates, g.Parties: parties}
VERBS: dict[type, Writer] = {
    g.PlaceDelegates: place,
    g.RemoveDelegate: remove,
    g.ExchangeDelegate: exchange,
    g.ChangeParty: change,
    g.ExchangeEvent: exchange_event,
}
