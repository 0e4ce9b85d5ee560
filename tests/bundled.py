"""The bundled sets, compiled once for all tests of a process: most build on the same few.

In: names of bundled sets, or what stands on top of them. Out: what `compiler.read.load` gives; the
scenarios of bundled sets that are only used are left out, which are the most of what they hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from compiler.names.kinds import kind_of
from compiler.read.gather import Reading, read_sets, read_text
from compiler.read.load import Loaded, compiled
from compiler.read.memory import no_collection
from compiler.read.places import bundled_sets
from dsl.syntax.nodes import Declaration
from runtime.games.playable import Playable

BUNDLED = frozenset(bundled_sets())


@cache
def bundle(*sets: str) -> Loaded:
    """Bundled sets by name, with all they build on; they have no mistakes."""
    with no_collection():
        loaded = compiled(read_sets(sets))
    assert loaded.diagnostics == ()
    return loaded


@cache
def playable(*sets: str, board: str = "") -> Playable:
    return Playable(bundle(*sets).library, board)


def load(sets: Sequence[str | Path]) -> Loaded:
    with no_collection():
        return compiled(plain(read_sets(sets)))


def load_text(text: str, uses: Sequence[str] = ("mars",), name: str = "<text>") -> Loaded:
    with no_collection():
        return compiled(plain(read_text(text, uses, name)))


def plain(reading: Reading) -> Reading:
    """Without the scenarios of bundled sets that are only used."""
    for name, made in reading.sets.items():
        if name in BUNDLED and name not in reading.named:
            made.declarations = [one for one in made.declarations if not _is_scenario(one)]
    return reading


def _is_scenario(declaration: Declaration) -> bool:
    kind = kind_of(declaration)
    return kind is not None and kind[0].words == "scenario"
