"""What people say of the areas of a board: what is printed there, what they are kept for, the edge.

In: nothing. Out: `GROUNDS`, rows: a pattern, and what it means.
"""

from __future__ import annotations

from dsl.mistakes.rows.bricks import Rows

_AREA = r"(?:areas?|spaces?|hex(?:es)?|spots?)"


_EDGE = (
    r"(?:at|on|along|by) the (?:outer )?(?:edge|border|rim)"
    r"(?: of (?:the )?(?:game ?board|board|map|planet|mars))?\b"
)


_SIGNS = r"(?:placement )?bonus(?: icon)?(?:es|s)?\b"


GROUNDS: Rows = (
    (
        rf"\b(per|no|\d+) ((?:empty |[^\W\d]\S* )?){_AREA} (?:that (?:is|are) )?{_EDGE}",
        r"\1 \2edge area",
    ),
    (
        rf"\b(?:on )?(?:an? )?(?:{_AREA} )?(?:(?:that|which) (?:is|are|lies?) )?{_EDGE}",
        "on an edge area",
    ),
    (
        rf"\b({_AREA}) (?:with|that has) (?:at least |min )?(\d+)(?: or more)? "
        r"placement bonus(?:es)?\b",
        r"\1 with \2 bonuses",
    ),
    (rf"\b({_AREA}) (?:with|that has) (?:at least |min )(\d+) {_SIGNS}", r"\1 with \2 bonuses"),
    (rf"\b({_AREA}) (?:with|that has) (\d+) or more {_SIGNS}", r"\1 with \2 bonuses"),
    (
        rf"\b({_AREA}) (?:with|that has) "
        rf"(?:several|multiple|at least two|two or more|more than (?:one|1)) {_SIGNS}",
        r"\1 with 2 bonuses",
    ),
    (
        rf"\b({_AREA}) (?:with|that has) exactly (\d+) placement (bonus(?:es)?)\b",
        r"\1 with exactly \2 \3",
    ),
)
