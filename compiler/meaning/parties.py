"""What is said of parties, delegates and global events and cannot be right.

In: a library. Out: faults: parties in a game that does not say how many delegates there are,
influence raised, lines of a global event that are nobody's, effects of a party that would not end
with its rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from compiler import graph as g
from compiler.meaning.faults import Fault
from compiler.meaning.known import Nodes
from compiler.meaning.rules import NAMED, unsaid
from compiler.messages.meaning import (
    COUNTED_TRACK,
    GAME_WITHOUT_NUMBERS,
    NO_MEANING_HERE,
    WHOSE_UNSAID,
)


def check_parties(library: g.Library) -> Iterator[Fault]:
    rules = dict(library.rules)
    parties = [card for card in library.cards if card.kind == "party"]
    lacking = [name for name in g.GOVERNMENT if name not in rules]
    if parties and lacking:
        words: dict[str, object] = {"what": ", ".join(lacking)}
        cure = "declare the game again: `game terraforming-mars`, with these below"
        yield Fault(GAME_WITHOUT_NUMBERS, parties[0].by, cure, words)


def check_parties_on(library: g.Library, card: g.Card, inside: Nodes) -> Iterator[Fault]:
    """What is said of them on one card."""
    yield from _raising(inside(card), str(dict(library.rules).get("influence", "")))
    yield from _chairmen(inside(card), card.by)
    if card.kind == "global-event":
        yield from _nobodys(card, {kind.id for kind in library.parameters})
    for ability in card.abilities if card.kind == "party" else ():
        if ability.span != "always":
            cure = "what a party changes holds while it rules: `effect: …`"
            yield Fault(NO_MEANING_HERE, ability.by, cure)


def _raising(nodes: Iterable[object], influence: str) -> Iterator[Fault]:
    for node in nodes:
        if isinstance(node, g.Raise) and node.track == influence:
            yield Fault(COUNTED_TRACK, node.by, "`effect: influence is 1 more`")


def _chairmen(nodes: Iterable[object], by: str) -> Iterator[Fault]:
    """`2 chairmen`, `max 1 chairman`: there is one."""
    for node in nodes:
        match node:
            case g.Compare(g.Delegates(g.DelegateSet("chairman")), bound, value) if (
                bound,
                value,
            ) not in (("min", 1), ("max", 0)):
                cure = "there is one: `if you are the chairman`, `if you are not the chairman`"
                yield Fault(NO_MEANING_HERE, node.by or by, cure)


def _nobodys(card: g.Card, parameters: set[str]) -> Iterator[Fault]:
    """Lines that do not say whose they are; lowering a parameter is nobody's affair."""

    def lowered(node: object) -> object:
        if isinstance(node, g.Raise) and node.down and node.track in parameters:
            return replace(node, bare=True)
        return node

    for ability in card.abilities:
        for by in unsaid(g.changed(ability.effect, lowered), ability.by):
            yield Fault(WHOSE_UNSAID, by or ability.by, NAMED)
