"""Libraries that only some commands need, and that are not installed with the others.

In: the name of an extra of the package. Out: nothing, or a line that says how to install it.
"""

from __future__ import annotations

from importlib.util import find_spec

import click

EXTRAS = {
    "strength": ("duckdb", "numpy", "altair", "vl_convert"),
    "cluster": ("distributed",),
}
"""What each of them installs, by the names of the modules."""


def need(extra: str) -> None:
    """Raises UsageError where something of it is not installed."""
    if any(find_spec(module) is None for module in EXTRAS[extra]):
        raise click.UsageError(f"this needs more than is installed: pip install 'arsia[{extra}]'")
