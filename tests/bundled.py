"""The bundled sets, compiled once for all tests of a process: most build on the same few."""

from __future__ import annotations

from functools import cache

from compiler.read.load import Loaded, load
from runtime.games.playable import Playable


@cache
def bundle(*sets: str) -> Loaded:
    """Bundled sets by name, with all they build on; they have no mistakes."""
    loaded = load(sets)
    assert loaded.diagnostics == ()
    return loaded


@cache
def playable(*sets: str, board: str = "") -> Playable:
    return Playable(bundle(*sets).library, board)
