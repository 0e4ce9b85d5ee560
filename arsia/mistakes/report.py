"""The measurement as a section of a page.

In: tallies. Out: Markdown between two marks, and the page that holds it with the old section
replaced.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from arsia.mistakes.measure import Tally, legal_table, table

BEGIN, END = "<!-- measured -->", "<!-- end of measured -->"

_TEXT = """\
## How well mistakes are found

`arsia measure` seeds mistakes into every bundled card, one at a time and the same ones each time,
and looks at what is said about them. *Caught*: there is a message. *Right line*: the first message
stands on the line of the mistake. *Right suggestion*: one of the first two messages on that line
offers what was meant among its first two suggestions, or, where no one word was meant (a missing
amount), names just this fault. A change after which the card means what it meant before is not
counted as a mistake. `arsia measure --missed` shows each that was not found.
"""
_LEGAL = """\
Some changes make another sound card, and no checker can know that it was not meant. Scenarios
beside the cards find these.
"""


def section(found: Sequence[Tally], legal: Sequence[Tally]) -> str:
    """With its marks."""
    parts = [_TEXT, *table(found), "", _LEGAL, *legal_table(legal)]
    return marked("\n".join(parts))


def marked(text: str) -> str:
    """With the marks around it."""
    return f"{BEGIN}\n\n{text}\n\n{END}\n"


def put(page: str, text: str) -> str:
    """The page with this section, in the place of the old one or at the end."""
    pattern = re.compile(f"{re.escape(BEGIN)}.*{re.escape(END)}\n", re.DOTALL)
    if pattern.search(page):
        return pattern.sub(lambda _: text, page)
    return f"{page.rstrip()}\n\n{text}"


def without(page: str) -> str:
    """The page as it is without the section."""
    return re.sub(f"\n{re.escape(BEGIN)}.*{re.escape(END)}\n", "", page, flags=re.DOTALL)
