"""What people say in lines of scenarios, which begin with `given`, `when`, `then`.

In: nothing. Out: `SCENES`, rows: a pattern, and what it means.
"""

from __future__ import annotations

import re

from dsl.mistakes.rows.bricks import Rows

_CARD = r'("[^"]+")'
_ON_IT = r"(?: (?:on|at) it)?"


def _lying(said: re.Match[str]) -> str:
    """`red has "Net" in play with 2 animals on it`"""
    return f"{said[1]} has {said[2]} in play, {said[3]} on {said[2]}"


SCENES: Rows = (
    (rf"^(given|then) {_CARD} of (\S+) has (-?\d+ [^\W\d]\S*)$", r"\1 \3 has \4 on \2"),
    (
        r"^given (?:(\S+) (?:is|plays as|has (?:the )?corporation)|(\S+?)'s corporation is) "
        rf"{_CARD}$",
        lambda m: f"given {m[1] or m[2]} has {m[3]} in play",
    ),
    (r"^when (?:the )?game (?:starts|is set up)$", "when the game begins"),
    (r"^(given|then) (\S+?)'s? ([^\W\d].*?) (?:is|are|equals?) (-?\d+)$", r"\1 \2 has \4 \3"),
    (
        r"^((?:given|then) (?:\S+ (?:has|owns) )?)(?:there (?:is|are) )?(?:an? |the )?"
        r"([^\W\d]\S*)(?: tile)? (?:on|at|in) (?=[A-Z]\d+\b)",
        r"\1\2 at ",
    ),
    (r"^then (\S+) scores (-?\d+)(?: points?)?$", r"then \1 has \2 points"),
    (rf"^((?:given|then) \S+) has {_CARD} (?:in play )?with (-?\d+ [^\W\d]\S*){_ON_IT}$", _lying),
    (
        rf"^(given \S+ has [^\"]*[^\s,])(?:,| and) {_CARD}$",
        r"\1, \2 in hand",
    ),
    (rf"^(given \S+ has) {_CARD}(?:,| and) (?=-?\d)", r"\1 \2 in hand, "),
    (
        rf"^when (\S+) (?:uses|takes|does) (?:the |an? )?actions? (?:of|on|from) {_CARD}$",
        r"when \1 uses \2",
    ),
    (rf"^(given|then) (\S+?)'s? {_CARD} (?:has|holds) (-?\d+ [^\W\d]\S*)$", r"\1 \2 has \4 on \3"),
    (
        r"^(given|then) (?:the )?(TR|rating) (?:of |for )(\S+)(?: is)? (-?\d+)$",
        r"\1 \3 has \4 rating",
    ),
    (
        r"^(given|then) (\S+) has a (?:TR|rating)(?: of)? (-?\d+)$",
        r"\1 \2 has \3 rating",
    ),
    (r"^(then \S+ has -?\d+) (?:VPs?|vps?|victory points?)$", r"\1 points"),
    (r"^expect ", "then "),
    (r"^when ([^\W\d]\S*) (?:takes|buys) (?:an?|1) seats? (?:on|in|of) ", r"when \1 uses "),
    (r"^(given|then) ([^\W\d]\S*)'s turn$", r"\1 it is \2's turn"),
    (r"^given ([^\W\d]\S*) (?:plays|goes|is|acts) first$", r"given it is \1's turn"),
    (r"^when it is (\S+)'s turn$", r"given it is \1's turn"),
    (
        r"^(given|then) (?:it is |the )?([^\W\d]\S*)(?: (?:is|remains|stays)(?: still)?(?: at)?)? "
        r"(?=-?\d+(?: ?%| ?°C)?$)",
        r"\1 \2 ",
    ),
    (r"^(given|then) there (?:is|are) (?:an? )?", r"\1 "),
    (
        r"^(given|then) (?:the )?ruling party(?: is|:)? (?:the )?(\S+)$",
        r"\1 the ruling party is \2",
    ),
    (
        r"^(given|then) (?:the )?(\S+) (?:are|is) (?:ruling|the ruling party)$",
        r"\1 the ruling party is \2",
    ),
    (
        r"^(given|then) (\S+) (?:owns|holds|keeps|(?:now|still) has|should have|has exactly|has now"
        r"|ends with) ",
        r"\1 \2 has ",
    ),
    (r"^(given .* has )played (\".*\")$", r"\1\2 in play"),
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
