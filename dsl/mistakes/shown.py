"""What people say of cards that have just been shown, drawn or discarded, and where they go.

In: nothing. Out: `SHOWN`, rows: a pattern, and what it means.
"""

from __future__ import annotations

import re

from dsl.mistakes.bricks import Rows

_JOINT = r"(?:,? then|,? and|,)"
_THOSE = (
    r"(?:(?:that (?:were|was|are) )?(?:revealed|drawn|discarded|shown|looked at)(?: this way)?"
    r"|(?:on|of|among|in) (?:them|those(?: cards)?|the (?:revealed|drawn|discarded) cards))"
)


def _others(said: re.Match[str]) -> str:
    """`draw 4 cards then discard 2 of them`: the others are taken."""
    kept = int(said[1]) - int(said[2])
    return f"look at {said[1]} cards then take {kept} of them" if kept > 0 else said[0]


SHOWN: Rows = (
    (
        rf"{_JOINT}* discard (?:(?:all )?the )?(?:rest|others?|other cards?|remaining(?: cards?)?)"
        r"(?: of them)?(?=$|,)",
        "",
    ),
    (r"\b(?:draw|look at|reveal) (\d+) cards?(?:,? then|,? and|,) discard (\d+) of them", _others),
    (
        rf"(\breveal \d+ cards?\b.*?){_JOINT}? (?:keep|take) (\d+|X)(?: of them| cards?)?"
        r"(?: in(?:to)? (?:your )?hand)?$",
        r"\1 then take \2 of them",
    ),
    (rf"\b(per (?:\d+ )?[^:,>]*?) {_THOSE}(?=$|[,:]| then\b| max\b)", r"\1 of them"),
    (r"\bif they have (\d+) ([^:]+?)(?=:)", r"if \1 \2 of them"),
    (
        r"\bif (\d+|none|no) of (?:them|those(?: cards)?) (?:are|is) (?:an? )?([^:]+?)(?=:)",
        lambda m: f"if {'no' if m[1] == 'none' else m[1]} {m[2]} of them",
    ),
    (r"\bif none of them (?:has|have) (?:an? )?(\S+) tags?(?=:)", r"if no \1 tags of them"),
    (
        r"\b(look at 1 card) then (?:you )?may discard it$",
        r"\1 then may move it to the deck",
    ),
    (
        r"\b(reveal|look at) (?:an?|1) (?:card at random|random card) (?:from|of|in) "
        r"(?:an?|any|another) (?:opponent|player)'s hand\b",
        "reveal 1 random card from the hand of an opponent",
    ),
    (
        r"\b(discard all cards)(?: ->|,? then|,) draw "
        r"(?:X|that many|as many|the same number of) cards",
        r"\1 then draw 1 card per card of them",
    ),
    (r"\btake each of them\b", "take all of them"),
    (r"\bif (?:they have|(?:one|any) of them has) (an? \S+ tag)(?=:)", r"if 1 of them has \1"),
    (r"\breveal a random card\b", "reveal 1 random card"),
    (
        r"\bdiscard (?:an?|1) random card from the hand of (an|any) opponent$",
        r"\1 opponent: discard 1 random card",
    ),
)
