"""What people say in lines of scenarios, as rows: a pattern, and what it means.

In: nothing. Out: `TOLD`, to be applied one after the other to lines that are no language.
"""

from __future__ import annotations

from dsl.mistakes.bricks import Rows

# Lines that begin with `given`, `when`, `then`.
TOLD: Rows = (
    (r"^expect ", "then "),
    (r"^when ([^\W\d]\S*) (?:takes|buys) (?:an?|1) seats? (?:on|in|of) ", r"when \1 uses "),
    (r"^(given|then) ([^\W\d]\S*)'s turn$", r"\1 it is \2's turn"),
    (r"^given ([^\W\d]\S*) (?:plays|goes|is|acts) first$", r"given it is \1's turn"),
    (r"^when it is (\S+)'s turn$", r"given it is \1's turn"),
    (r"^(given|then) (?:it is |the )?([^\W\d]\S*)(?: is(?: at)?)? (?=-?\d+%?$)", r"\1 \2 "),
    (r"^(given|then) there (?:is|are) (?:an? )?", r"\1 "),
    (
        r"^(given|then) (?:the )?ruling party(?: is|:)? (?:the )?(\S+)$",
        r"\1 the ruling party is \2",
    ),
    (
        r"^(given|then) (?:the )?(\S+) (?:are|is) (?:ruling|the ruling party)$",
        r"\1 the ruling party is \2",
    ),
    (r"^(given|then) (\S+) (?:owns|holds|now has|should have|has exactly|has now) ", r"\1 \2 has "),
    (r"^(given .* has )played (\".*\")$", r"\1\2 in play"),
    (r"^((?:given|then) \S+ has) (?:an? )([^\W\d]+) (?:on|at|in) (?=[A-Z]\d+\b)", r"\1 \2 at "),
    (r"^((?:given|then) \S+ has) a (colony|delegate) (?=on|in)", r"\1 1 \2 "),
    (r"^(when \S+ uses) (?:the )?(?:standard project|conversion) (?=\")", r"\1 "),
    (r"^(when \S+ uses) (?:the )?(\"[^\"]*\") (?:standard project|conversion)$", r"\1 \2"),
    (r"^when (?:the )?(?:next|new) generation (?:begins|starts)$", "when the generation ends"),
    (r"^when (?:the )?(production|research)(?: phase)?(?: ends| is over)?$", r"when \1 ends"),
    (r"^then (\S+) can (?:play|use) (\".*\")$", r"then \1 may choose \2"),
    (r"^then (\S+) (?:cannot|can't|can not) (?:play|use) (\".*\")$", r"then \1 may not choose \2"),
    (r"^then it (?:fails|is not allowed|is forbidden|is impossible)$", "then it is refused"),
    (r"^then (?:error:?|refused:?|it is refused because:?) (?=\")", "then it is refused: "),
    (
        r"^then (?:the winner is (\S+)|(\S+) (?:wins|has won|is the winner))$",
        lambda m: f"then {m[1] or m[2]} has victory",
    ),
)
