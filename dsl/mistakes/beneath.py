"""What is said of declarations: in their headers, and on the lines below one of a kind.

In: a line, and the header that it stands under. Out: how the language says it, or, where that is
no one thing, help. A row of the table `kinds` is held against a line behind what it stands under,
`tile dome > max 2 per player`; one of `headers` against a header.
"""

from __future__ import annotations

import re
from functools import cache

from dsl.lexicon.needed import needed
from dsl.mistakes.rows.tables import Row, table

TABLES = ("headers", "kinds")
HELP = "! "
"""What is meant and begins so is no line, but help."""


def beneath(line: str, header: str) -> str | None:
    """Names in quotes have only numbers between these; None where no row is found."""
    under = re.match(r"[^,#]*", re.sub('"[^"]*"?', '""', header))
    text = f"{under[0].strip()} > {line}" if header and under else line
    for said, meant in rows(TABLES[bool(header)]):
        if any(one in text for one in _needed(said)) and (found := re.search(said, text)):
            return meant(found)
    return None


@cache
def rows(name: str) -> tuple[Row, ...]:
    return table(name)


@cache
def _needed(said: str) -> tuple[str, ...]:
    return needed(said) or ("",)
