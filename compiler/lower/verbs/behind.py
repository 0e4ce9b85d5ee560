"""What can be spoken of behind a part of a sequence, and by other players.

In: a scope and an effect of the graph. Out: the scope of what follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from compiler import graph
from compiler.graph import Whose
from compiler.lower.phrases.scope import Scope


def behind(scope: Scope, made: graph.Effect) -> Scope:
    """What is looked at can be taken then, and who owns a tile that was placed can be meant, the
    player who was chosen, and another card than one."""
    nodes = tuple(graph.walk(made))
    for look in (node for node in nodes if isinstance(node, graph.Look)):
        zone = look.cards.zone if look.cards is not None else ""
        kinds = look.cards.kinds if look.cards is not None and zone == "areas" else ()
        on_table = zone not in ("hand", "areas")
        in_hand = _whose_hand(made, look) if zone == "hand" else None
        lying = next(iter(kinds), "")
        scope = replace(scope, looked=True, on_table=on_table, in_hand=in_hand, lying=lying)
    if any(map(graph.comes_to_hand, nodes)):
        own = any(map(graph.comes_to_hand, _ones_own(made)))
        scope = replace(scope, drawn=own, in_hand=None if own else scope.in_hand)
    if come := [one for one in nodes if isinstance(one, graph.Look) or graph.comes_to_hand(one)]:
        alone = len(come) == 1 and getattr(come[0], "amount", 1) == 1
        alone = alone and scope.in_hand not in ("all", "opponents")
        scope = replace(scope, several=not alone)
    if any(isinstance(node, graph.Peek) for node in nodes):
        scope = replace(scope, peeked=True)
    if any(map(graph.lay_somewhere, nodes)):
        scope = replace(scope, lay=True)
    if any(isinstance(node, _PLACING) for node in nodes):
        scope = replace(scope, placed=True, placing=False, lay=False)
    if any(map(graph.chooses_player, nodes)):
        scope = replace(scope, chosen=True)
    if any(map(picks_a_card, nodes)):
        scope = replace(scope, picked=True)
    if any(map(graph.mentions_a_card, nodes)):
        scope = replace(scope, since=True)
    return scope


_PLACING = (graph.Place, graph.MoveTile, graph.ExchangeTile)


def for_others(scope: Scope, *, one: bool) -> Scope:
    """What other players can speak of: what somebody else has drawn is not theirs; what he shows in
    hand `one` of them can take."""
    shown: Whose | None = "any" if one and scope.in_hand == "you" else scope.in_hand
    return replace(scope, drawn=False, in_hand=shown)


def _ones_own(made: graph.Effect) -> Iterator[object]:
    """The parts of an effect but for what others do."""
    groups = (one for one in graph.walk(made) if isinstance(one, graph.Each | graph.Ranked))
    theirs = {id(part) for one in groups for part in graph.walk(one)}
    return (part for part in graph.walk(made) if id(part) not in theirs)


def _whose_hand(effect: graph.Effect, look: graph.Look) -> graph.Whose:
    """In whose hand the cards lie that are shown: theirs who do it."""
    assert look.cards is not None
    doers = [one.who for one in graph.walk(effect) if isinstance(one, graph.Each)]
    return doers[-1] if look.cards.whose == "you" and doers else look.cards.whose


def is_another_card(node: object) -> bool:
    if not isinstance(node, graph.CardSet):
        return False
    return node.other and not node.but_it and node.zone == "play"


def picks_a_card(node: object) -> bool:
    """Whether one card in play is chosen; of `another card` the other one is this."""
    cards = graph.picked_from(node)
    if cards is None or graph.picks_several(node):
        return False
    return not (cards.reference or cards.zone == "here" or cards.other)
