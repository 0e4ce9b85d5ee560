"""What is passed over: code that does nothing for players who are nobody, or with hidden cards.

In: the `Code` of an effect. Out: the same, with what ends it early before it.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from dataclasses import replace

from compiler import graph as g
from compiler.graph import Leaf, walk
from runtime.program.writing.code import Code

_ABSENT: tuple[g.Whose, ...] = ("that", "victim", "owner", "chosen")
"""Players who may turn out to be nobody."""
HIDDEN = ("hand", "table", "them", "deck", "discard", "areas", "row")


def lapsing(effect: g.Effect, code: Code, seats: Callable[[g.Whose], str]) -> Code:
    """What speaks of a player whom nobody turned out to be is passed over."""
    if not isinstance(effect, Leaf | g.When):
        return code
    parts = walk(effect.condition if isinstance(effect, g.When) else effect)
    said = {getattr(node, "whose", "") for node in parts}
    nobody = {who: f"not {seats(who)}" for who in _ABSENT if who in said}
    if isinstance(effect, g.Remove) and "that" in nobody:  # of the neutral opponent there is enough
        nobody["that"] += " and not neutral_one(S, that)"
    if not nobody:
        return code
    lapses = " or ".join(nobody.values())
    able = code.able if "return" in code.able else f"return {code.able}"
    return replace(
        code,
        run=f"if {lapses}:\n    return\n{textwrap.dedent(code.run).strip()}",
        able=f"if {lapses}:\n    return 1\n{textwrap.dedent(able).strip()}",
    )


def unseen(effect: g.Effect, code: Code) -> Code:
    """What asks for cards is taken for possible in a search in which a hidden one has come up. What
    comes of playing such a card nobody knows: the search ends there."""
    if not isinstance(effect, Leaf | g.When):
        return code
    parts = walk(effect.condition if isinstance(effect, g.When) else effect)
    if not any(_asks_for_cards(part) for part in parts):
        return code
    ends = "    S.pool.clear()\n" if isinstance(effect, g.PlayCard) else ""
    able = f"2 if S.unseen >> w & 1 else ({code.able})"
    if "return" in code.able:
        able = f"if S.unseen >> w & 1:\n    return 2\n{textwrap.dedent(code.able).strip()}"
    run = f"if S.unseen >> w & 1:\n{ends}    return\n{textwrap.dedent(code.run).strip()}"
    return replace(code, run=run, able=able)


def _asks_for_cards(part: object) -> bool:
    if isinstance(part, g.CardSet):
        return part.zone in HIDDEN or part.reference == "it"
    return isinstance(part, g.Discard | g.Take)
