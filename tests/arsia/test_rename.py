"""Another name for anything that the bundled sets declare gives no new message."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from arsia.service import names
from arsia.service.names import Unnamable, key_of
from arsia.service.project import Key, Project, State
from compiler.names.vocabulary import Symbol
from compiler.read.places import BUNDLED, bundled_sets
from dsl.messages.diagnostics import applied
from dsl.reading.source import normalise
from tests.effort import FULL, some

SETS = bundled_sets() if FULL else ("tinyforming",)


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
    """In a copy of the set, which is one's own; every so many names: each takes a second."""
    shutil.copytree(BUNDLED / name, tmp_path / name)
    texts: dict[Path, str] = {}
    project = Project((tmp_path / name).resolve(), texts)
    project.compile()
    before = told(project)
    changed = 0
    keys = [*declared(project)]
    for key in keys[:: min(some(29, 41), len(keys) // 6)]:
        state, symbol = declared(project)[key]
        try:
            edits = names.renamed(project, state, symbol, "otherword")
        except Unnamable:
            continue
        for path, each in edits.items():
            text = normalise(path.read_text("utf-8"))
            for edit in sorted(
                each, key=lambda entry: (entry.span.line, entry.span.column), reverse=True
            ):
                text = applied(text, edit)
            texts[path] = text
        project.compile()
        assert told(project) <= before, key
        texts.clear()
        project.compile()
        changed += 1
    assert changed > 2
