"""Which delegates are meant.

In: phrases as `compiler.text.selectors` makes them. Out: `DelegateSet`s of the graph.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.graph import DelegateSet
from compiler.reading.meanings.nouns import listed
from compiler.reading.parsing.grammar import Grammar


def delegates(g: Grammar) -> None:
    """Delegates, and which parties they are in."""
    listed(g, "parties", "name:party")
    g.say("delegates", "delegates", _delegate)
    g.join("delegates-of", "{one:delegates} {whose:possessed}", _of_theirs)
    for kind, owned in (("delegate-noun", "delegates"), ("delegate-theirs", "delegates-of")):
        g.say(kind, "delegates-in", _in_parties, delegates=owned, parties="parties:or")
        g.say(kind, "delegates-standing", _in_standing, delegates=owned)
        g.same(kind, (owned,))
        g.say("a-delegate", "delegate-a", lambda noun: noun, noun=kind)
    g.say("a-delegate", "delegate-yours", _yours, noun="delegate-noun", delegates="delegate-noun")


def _in_parties(delegates: Any, parties: Any) -> Any:
    return replace(delegates, parties=parties)


def _in_standing(delegates: Any, standing: Any) -> Any:
    return replace(delegates, standing=standing)


def _of_theirs(one: Any, whose: Any) -> Any:
    return replace(one, whose=whose) if one.whose == "all" else None


def _yours(noun: Any = None, delegates: Any = None) -> Any:
    return replace(noun or delegates, whose="you")


def _delegate(neutral: str, post: str) -> Any:
    return DelegateSet("" if post == "any" else post, "nobody" if neutral == "yes" else "all")  # type: ignore[arg-type]
