"""How each verb runs: one function per leaf of the graph, in the table of its module.

In: leaf nodes. Out: `Code`, whose text may use the names of `runtime.program.writing.expressions`
and the helpers that `runtime.engine` registers. A verb that must be done and cannot sets `S.dead`:
the search for a legal order gives such an order up, and no such order is offered.
"""

from __future__ import annotations

from runtime.program.verbs import cards, exchanges, laid, stock, table, zones
from runtime.program.writing.builder import Writer

VERBS: dict[type, Writer] = {
    **stock.VERBS,
    **exchanges.VERBS,
    **table.VERBS,
    **cards.VERBS,
    **zones.VERBS,
    **laid.VERBS,
}
