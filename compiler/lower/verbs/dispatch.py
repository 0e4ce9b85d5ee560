"""The leaves of effects: each module has a table of its functions by rows of `dsl.lexicon.verbs`.

In: a `Do` of the syntax tree. Out: a leaf of the graph; filters that nobody understood are
reported.
"""

from __future__ import annotations

from collections.abc import Callable

from compiler import graph
from compiler.lower.phrases.laid import is_marker, names_cards
from compiler.lower.phrases.scope import Scope
from compiler.lower.verbs import bought as bought
from compiler.lower.verbs import draw as draw
from compiler.lower.verbs import expansions as expansions
from compiler.lower.verbs import looking as looking
from compiler.lower.verbs import moving as moving
from compiler.lower.verbs import stock as stock
from compiler.lower.verbs import table as table
from compiler.lower.verbs.call import Call, call_of
from compiler.messages.meaning import NO_MEANING_YET
from dsl.lexicon.verbs import FRAMES
from dsl.syntax.nodes import Do, Here, Thing


def leaf(scope: Scope, node: Do) -> graph.Effect:
    """The graph of one verb; an empty pool after a message."""
    frame = FRAMES.get(node.verb)
    if frame is None:
        scope.fault(NO_MEANING_YET, node.span, what=f"`{node.verb}` here")
        return graph.Unordered(())
    call = call_of(scope, node, frame)
    if call is None:
        return graph.Unordered(())
    made = table.move_tile(call) if _moves_tile(call) else LEAVES[node.verb](call)
    call.bag.close()
    return made


def _moves_tile(call: Call) -> bool:
    if call.node.verb != "move" or not table.is_about_tile(call):
        return False
    to = call.role("to")
    on_card = isinstance(to, Here) or (isinstance(to, Thing) and names_cards(call.scope, to))
    return not (is_marker(call.thing) and on_card)


LEAVES: dict[str, Callable[[Call], graph.Effect]] = {
    **stock.VERBS,
    **table.VERBS,
    **draw.VERBS,
    **looking.VERBS,
    **bought.VERBS,
    **moving.VERBS,
    **expansions.VERBS,
}
