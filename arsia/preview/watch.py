"""Notices that something was saved.

In: folders and files. Out: a fingerprint of what lies in them, different after every save. A look
every few hundredths of a second costs next to nothing and works on every system and file share.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path

ENDINGS = (".mars", ".svg", ".ftl", ".png", ".jpg", ".jpeg")
PAUSE = 0.04
"""Seconds between two looks."""

Fingerprint = tuple[tuple[str, int, int], ...]


def fingerprint(places: Iterable[Path]) -> Fingerprint:
    """Path, time of change and size of every file that matters, sorted."""
    found: dict[str, tuple[str, int, int]] = {}
    for place in places:
        _look(str(place), found)
    return tuple(found[name] for name in sorted(found))


def _look(place: str, found: dict[str, tuple[str, int, int]]) -> None:
    try:
        if os.path.isdir(place):  # noqa: PTH112 - quick, for it is asked all the time
            with os.scandir(place) as entries:
                for entry in entries:
                    if entry.name.startswith("."):
                        continue
                    if entry.is_dir():
                        _look(entry.path, found)
                    elif entry.name.endswith(ENDINGS):
                        state = entry.stat()
                        found[entry.path] = entry.path, state.st_mtime_ns, state.st_size
        else:
            state = os.stat(place)  # noqa: PTH116
            found[place] = place, state.st_mtime_ns, state.st_size
    except OSError:  # it went away between two looks
        return


def watch(
    places: Callable[[], Iterable[Path]],
    changed: Callable[[], None],
    stopped: Callable[[], bool],
) -> None:
    """Calls `changed` after every save, until `stopped`."""
    last = fingerprint(places())
    while not stopped():
        time.sleep(PAUSE)
        now = fingerprint(places())
        if now != last:
            last = now
            changed()
