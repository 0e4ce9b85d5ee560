"""The bundled sets, compiled once for all tests of a process: most build on the same few.

In: names of bundled sets, or what stands on top of them. Out: what `compiler.read.load` gives; the
scenarios of bundled sets, which are the most of what they hold, are read only where they are asked
for.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import get_ident

from compiler.document.invariants import INVARIANTS, _roots, _said, known_names, verify
from compiler.graph import ChooseOne, Library, Place, walk
from compiler.graph.base import SPECIAL, Ref
from compiler.graph.fields import text_fields
from compiler.meaning import Fault, Homes, Known, check
from compiler.read import kept
from compiler.read.filed import Filed, filed
from compiler.read.gather import read_sets, read_text
from compiler.read.load import Loaded, compiled
from compiler.read.memory import no_collection
from compiler.read.places import BUNDLED as FOLDER
from compiler.read.places import bundled_sets
from compiler.read.work import Work
from dsl.messages.diagnostics import Diagnostic
from dsl.reading.source import Source
from dsl.syntax import parser
from dsl.syntax.nodes import File
from runtime.driving import blanks, lacking
from runtime.games.playable import Playable
from tests.effort import FULL

BUNDLED = frozenset(bundled_sets())
_once = cache(filed)
_parse = parser.parse
_parsed = cache(_parse)


def parsed_once(
    source: Source, kept: parser.Pieces | None = None, without: str = ""
) -> tuple[File, tuple[Diagnostic, ...]]:
    """As `dsl.syntax.parser.parse`; what is bundled stays."""
    if kept is not None or not _is_bundled(source.name):
        return _parse(source, kept, without)
    return _parsed(source, None, without) if without else _parsed(source)


def filed_once(source: Source, tests: bool = True) -> Filed:
    """As `compiler.read.filed.filed`; what is bundled stays."""
    if not _is_bundled(source.name):
        return filed(source, tests=tests)
    return _once(source, tests=tests and _SCENARIO.search(source.text) is not None)


_SCENARIO = re.compile("^scenario ", re.MULTILINE)


def _is_bundled(file: str) -> bool:
    return file.startswith("cardsets")


_file = Work.file
_files: dict[tuple[Path, str, bool], tuple[str, Filed]] = {}


def file_once(work: Work, path: Path, name: str, own: bool) -> Filed:
    """As `compiler.read.work.Work.file`; what is bundled is read once."""
    if not _is_bundled(name) or not path.is_relative_to(FOLDER):
        return _file(work, path, name, own)
    key = path, name, work._has_tests(path, own)
    if key not in _files:
        made = _file(work, path, name, own)
        _files[key] = work.seen.answers[f"read {path}"], made
    answer, made = _files[key]
    work.seen._note("read", path, answer)
    return made


_load = kept.load
_loaded = cache(lambda sets, **how: _load(sets, **how))


def kept_once(sets: Sequence[str | Path], beside: Sequence[Path] = (), **how: bool) -> Loaded:
    """As `compiler.read.kept.load`; what is bundled stays."""
    if beside or {*sets} - BUNDLED:
        return _load(sets, beside, **how)
    whole: Loaded = _loaded((*sets,), **how)
    return whole


_compiler = cache(kept._compiler)


def compiler_once(more: Sequence[str]) -> str:
    """As `compiler.read.kept` tells which compiler this is; while tests run it is the same."""
    return _compiler(tuple(more))


_SOUND: dict[int, tuple[object, frozenset[tuple[str, str]]]] = {}
"""Declarations of bundled sets that have been verified, and what each refers to."""
_LATEST: dict[str, object] = {}
"""The one that was verified last under each name: boards are put together anew each time."""


def verified_once(library: Library) -> None:
    """As `compiler.document.invariants.verify`. Of bundled declarations that hold by themselves
    only what they refer to is looked for again."""
    known = known_names(library)
    ids = set()
    for owner, path, root in _roots(library):
        sound = _SOUND.get(id(root))
        if sound is None and (latest := _LATEST.get(owner)) is not None and latest == root:
            sound = _SOUND[id(latest)]
        if sound is None or not all(name in known.get(what, ()) for what, name in sound[1]):
            _verified(library, owner, root, known)
        if (path[0], owner) in ids:
            verify(library)
        ids.add((path[0], owner))


def _verified(
    library: Library, owner: str, root: object, known: Mapping[str, Collection[str]]
) -> None:
    nodes = tuple(walk(root))
    faults = (fault for check in INVARIANTS.values() for fault in check(nodes, known))
    if any(isinstance(node, ChooseOne) for node in nodes) or any(faults):
        verify(library)
    elif _is_bundled(getattr(root, "by", "")):
        names = {name for node in nodes for name in _referred(node)}
        _SOUND[id(root)], _LATEST[owner] = (root, frozenset(names)), root


def _referred(node: object) -> Iterator[tuple[str, str]]:
    if isinstance(node, Place) and not node.tile:
        yield "tile", SPECIAL
    for field in text_fields(type(node)).references:
        content = getattr(node, field.name)
        for said, name in _said(field, content) if content else ():
            if isinstance(said, Ref):
                yield said.what, name


_KNOWN: dict[tuple[object, ...], Known] = {}


def checked_once(library: Library, homes: Homes) -> Iterator[Fault]:
    """As `compiler.meaning.check`; what was found of cards of bundled sets is not looked for again
    as long as the vocabulary beside them stays."""
    key = (get_ident(), *(one.id for one in library.sets))  # of two threads each has its own
    return check(library, homes, _KNOWN.setdefault(key, Known()))


Made = tuple[Playable, tuple[Fault, ...]]
_MADE: list[tuple[Library, str, Made]] = []
_make = lacking.playable


def made_once(library: Library, board: str = "") -> Made:
    """As `runtime.driving.lacking.playable`; engines of bundled sets stay."""
    if not {one.id for one in library.sets} <= BUNDLED:
        return _make(library, board)
    for known, where, made in _MADE:
        if (where, known) == (board, library):
            return made
    _MADE.append((library, board, _make(library, board)))
    return _MADE[-1][2]


class Bare(Work):
    """Reads no scenarios of bundled sets, whether these were asked for or not."""

    def _has_tests(self, path: Path, own: bool) -> bool:
        return not path.is_relative_to(FOLDER)


@cache
def bundle(*sets: str, tests: bool = False) -> Loaded:
    """Bundled sets by name, with all they build on; they have no mistakes. `tests`: with their
    scenarios."""
    with no_collection():
        loaded = compiled(read_sets(sets, Work() if tests else Bare()))
    assert loaded.diagnostics == ()
    return loaded


@cache
def playable(*sets: str, board: str = "") -> Playable:
    return Playable(bundle(*sets).library, board)


def for_scenarios(library: Library, board: str = "") -> Playable:
    """The engine that scenarios are run on, of a set that is not bundled as `arsia test` makes it;
    with all cards of the others where everything is tried."""
    every = {one.id for one in library.sets}
    own = every if FULL else (every - BUNDLED) | {one.set for one in library.scenarios}
    return Playable(blanks.for_scenarios(library, own), board)


def load(sets: Sequence[str | Path]) -> Loaded:
    with no_collection():
        return compiled(read_sets(sets, Work(used_tests=False)))


def load_text(
    text: str, uses: Sequence[str] = ("mars",), name: str = "<text>", advised: bool = True
) -> Loaded:
    """`advised`: what is suggested for lines with mistakes is followed to its end, which takes
    longer than all else."""
    with no_collection():
        reading = read_text(text, uses, name, Work(used_tests=False))
        reading.work.thorough = advised
        loaded = compiled(reading)
        if not advised and not loaded.errors:
            verify(loaded.library)
        return loaded
