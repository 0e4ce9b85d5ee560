"""Another name for anything that the bundled sets declare gives no new message."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from arsia.service import names
from arsia.service.names import Unnamable, key_of
from arsia.service.project import Key, Project, State
from compiler.names.vocabulary import Symbol
from compiler.read.places import BUNDLED, bundled_sets
from dsl.messages.diagnostics import Edit, applied
from dsl.reading.source import normalise
from tests.effort import FULL

EVERY = os.environ.get("ARSIA_NAMES") == "all"
"""The names of all sets, which takes ten minutes: to be asked for when names are worked on."""
SETS = bundled_sets() if EVERY else ("tinyforming", *(("base",) if FULL else ()))


def declared(project: Project) -> dict[Key, tuple[State, Symbol]]:
    found: dict[Key, tuple[State, Symbol]] = {}
    for state in project.states:
        for known in state.desk.words.by_kind.values():
            for symbol in known.values():
                if state.path(state.span(symbol.declaration.header)) in project.own:
                    found.setdefault(key_of(symbol), (state, symbol))
    return found


def told(project: Project) -> set[tuple[str, str]]:
    return {(one.code, one.message) for found in project.found.values() for one in found}


@pytest.mark.parametrize("name", SETS)
def test_no_name_is_forgotten(name: str, tmp_path: Path) -> None:
    """In a copy of the set, which is one's own. Many names are changed at once, each to one of its
    own; where a message comes of that, one by one, to tell which."""
    shutil.copytree(BUNDLED / name, tmp_path / name)
    texts: dict[Path, str] = {}
    project = Project((tmp_path / name).resolve(), texts)
    project.compile()
    before = told(project)
    keys = [*declared(project)]
    batches = []
    while keys:
        done, keys = together(project, keys)
        batches.append(done)
    changed = 0
    for done in batches:
        after = [changes for _, changes in done]
        if not messages(project, texts, after) <= before:
            for key, changes in done:
                assert messages(project, texts, [changes]) <= before, key
            pytest.fail(f"{[key for key, _ in done]}: only together")
        changed += len(done)
    assert changed > 2


Changes = dict[Path, list[Edit]]
AT_ONCE = 150


def together(project: Project, keys: list[Key]) -> tuple[list[tuple[Key, Changes]], list[Key]]:
    """The edits that rename as many as do not touch the same words, and the names that are left."""
    known = declared(project)
    done: list[tuple[Key, Changes]] = []
    later: list[Key] = []
    taken: set[tuple[Path, int, int]] = set()
    for number, key in enumerate(keys):
        if len(done) == AT_ONCE:
            later += keys[number:]
            break
        state, symbol = known[key]
        try:
            changes = names.renamed(project, state, symbol, f"other{number}")
        except Unnamable:
            continue
        touched = {
            (path, edit.span.line, column)
            for path, edits in changes.items()
            for edit in edits
            for column in range(edit.span.column, edit.span.end_column)
        }
        if taken & touched:
            later.append(key)
        else:
            taken |= touched
            done.append((key, changes))
    return done, later


def messages(
    project: Project, texts: dict[Path, str], changes: list[Changes]
) -> set[tuple[str, str]]:
    """Those that there are with all the edits, and no others."""
    edits: Changes = {}
    for each in changes:
        for path, some in each.items():
            edits.setdefault(path, []).extend(some)
    texts.clear()
    for path, each in edits.items():
        text = normalise(path.read_text("utf-8"))
        for edit in sorted(each, key=lambda e: (e.span.line, e.span.column), reverse=True):
            text = applied(text, edit)
        texts[path] = text
    project.compile()
    return told(project)


def test_a_set_that_is_called_as_a_tag_keeps_its_name(tmp_path: Path) -> None:
    text = """set mine "Mine"
  uses base

tag venus

automated 1 "Cloud"
  cost 2
  needs venus
  gain 1 heat per venus tag
"""
    (tmp_path / "set.mars").write_text(text, "utf-8")
    project = Project(tmp_path.resolve(), {})
    project.compile()
    state, symbol = declared(project)["tag", "venus", "mine"]
    (edits,) = names.renamed(project, state, symbol, "sky").values()
    assert sorted(edit.span.line for edit in edits) == [4, 9]
