"""What is worked out once per combination of standing effects, and remembered.

In: a table, a combination, what was found of it. Out: nothing; the table has it, and is never
larger than it may be.
"""

from __future__ import annotations

from typing import Any

KEPT = 1024
"""How many combinations of standing effects are remembered; their tables are large."""


def keep(table: dict[Any, Any], key: Any, value: Any, most: int = KEPT) -> None:
    """Remember something of a combination of effects; in a full table nothing else any more."""
    if len(table) >= most:
        table.clear()
    table[key] = value
