"""Work that makes millions of objects without a circle among them.

Out: `no_collection`, under which the collector of circles does not look through all of them again
and again, which is a quarter of the time; what is counted is freed as ever.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collection() -> Iterator[None]:
    """Nothing changes where it is off already, so that it may be used within itself."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
