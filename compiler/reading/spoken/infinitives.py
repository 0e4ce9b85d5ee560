"""Verbs at the end, as German has them: `bezahle 1 Energie, um 2 Pflanzen zu erhalten`.

In: the messages of `compiler/text/wordings` called so. Out: rules for what is paid for, and for
what may be done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.graph import Add, Gain, May, OneOf, Pays, Unordered
from compiler.reading.meanings.measures import in_play
from compiler.reading.meanings.nouns import listed
from compiler.reading.parsing.grammar import Grammar


def infinitives(g: Grammar) -> None:
    g.word("to", "zu", "")
    g.word("to", "", "")
    listed(g, "infinitives", "infinitive")
    g.say("infinitive", "infinitive-gain-all", _all_gained, things="stuffs:and", zu="to")
    g.say(
        "infinitive",
        "infinitive-add-to",
        lambda thing, card: Add(thing[0], thing[1], in_play(card)),
        thing="stuff",
        card="a-card",
    )
    g.join("infinitive-all", "{parts:infinitives:and}", _together(Unordered))
    g.join("infinitive-all", "{parts:infinitives:or}", _together(OneOf))
    g.say(
        "pays", "spend-to", lambda cost, gain: Pays(cost, gain), cost="step", gain="infinitive-all"
    )
    g.say(
        "open",
        "may-spend-to",
        lambda cost, gain: May(Pays(cost, gain)),
        cost="infinitive",
        gain="infinitive-all",
    )
    g.say(
        "open",
        "may-if-you-do",
        lambda cost, gain: May(Pays(cost, gain)),
        cost="step",
        gain="effect",
    )
    g.say("open", "may-do", lambda what: May(what), what="infinitive-all")


def _all_gained(things: Any) -> Any:
    gains = tuple(Gain(*thing) for thing in things)
    return Unordered(gains) if len(gains) > 1 else None


def _together(kind: Any) -> Callable[[Any], Any]:
    return lambda parts: parts[0] if len(parts) == 1 else kind(parts)
