"""How much is tried by searches that could go on for ever.

In: the environment: `ARSIA_FULL=1`, as `.ci/run` sets it, tries everything. Out: `some(full, few)`,
how many of them are tried in this run.
"""

from __future__ import annotations

import os

FULL = bool(os.environ.get("ARSIA_FULL"))


def some(full: int, few: int) -> int:
    """`full` where everything is tried, else `few`."""
    return full if FULL else few
