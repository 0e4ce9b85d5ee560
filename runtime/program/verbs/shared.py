"""What the functions of verbs share: asking for one of several, raising events.

In: pieces of generated source text. Out: `Code`, or statements to stand in one.
"""

from __future__ import annotations

from compiler import graph as g
from runtime.program.writing.builder import Builder
from runtime.program.writing.code import Code
from runtime.state.layout import EVENT


def hear(b: Builder, event: g.EventKind, subject: str, detail: str, n: str = "1") -> str:
    """Raise an event, unless nobody can be listening."""
    index = EVENT[event]
    call = f"hear(S, {index}, w, {subject}, {detail}, {n})"
    return call if b.remembers(event) else f"if S.listening[{index}]: {call}"


def choose(kind: str, options: str, take: str, b: Builder, must: bool, some: str = "") -> Code:
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


def choose_removal(
    kind: str, options: str, take: str, b: Builder, up_to: bool, meant: str = "()"
) -> Code:
    """`meant`: the players described. Where one is, who has nothing left to take, he is still `that
    player` for what follows."""
    if not up_to:
        return choose(kind, options, take, b, must=True)
    run = f"""
options = {options}
if options:
    S.ask = ("{kind}", w, e, (*options, None))
elif len(meant := {meant}) == 1:
    choose_player(S, grp, meant[0])
"""
    skip = "if o is None:\n    return\n"
    return Code(run=run, able=f"2 if {options} else 1", take=skip + take.strip("\n"))


def players(whose: g.Whose, b: Builder) -> str:
    match whose:
        case "any" | "all":
            return "in_turn(S, w)"
        case "opponents":
            return "in_turn(S, w)[1:]"
        case _:
            return f"({b.x.player(whose)},)"


def back(b: Builder, resource: str, n: str) -> str:
    """The statement that puts what is spent back into its supply, if that is limited."""
    limited = b.stock_supply(resource) is not None
    return f"gives(S, {b.layout.resource[resource]}, {n})" if limited else ""
