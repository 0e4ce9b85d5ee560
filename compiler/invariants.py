"""What must hold of every library; a violation is a fault of the compiler, never of the author.

In: a library without diagnostics, or one read from JSON. Out: nothing, or a `BrokenGraph`.
"""

from __future__ import annotations

from compiler.graph import Library


class BrokenGraph(Exception):
    """An internal error: names the invariant and the declaration."""


def verify(library: Library) -> None:
    """Check every named invariant. Raises BrokenGraph for the first violation."""
