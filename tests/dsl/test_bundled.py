"""The bundled sets: all of their text is understood, and stays the same through the formatter."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from dsl.messages.diagnostics import render
from dsl.reading.source import Source, read
from dsl.syntax import format as formatting
from dsl.syntax.format import format_source
from tests.bundled import parsed_once
from tests.effort import some

SETS = Path(__file__).parent.parent.parent / "cardsets"
FILES = sorted(SETS.rglob("*.mars"))


def each(files: Sequence[Path]) -> pytest.MarkDecorator:
    names = [path.relative_to(SETS).as_posix() for path in files]
    return pytest.mark.parametrize("path", files, ids=names)


every_file = each(FILES)


@pytest.fixture(autouse=True)
def read_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is formatted as it stands."""
    monkeypatch.setattr(formatting, "parse", parsed_once)


def source_of(path: Path) -> Source:
    """By the name under which all tests know it."""
    return read(path, f"cardsets/{path.relative_to(SETS).as_posix()}")


@every_file
def test_is_understood(path: Path) -> None:
    source = source_of(path)
    file, found = parsed_once(source)
    assert render(found, {source.name: source}) == ""
    assert file.declarations


@every_file
def test_is_in_canonical_form(path: Path) -> None:
    """So formatting is done once, and keeps the meaning and every comment."""
    source = source_of(path)
    assert format_source(source) == source.text


@each(FILES[:: some(1, 5)])
def test_formatting_mends_spaces_and_empty_lines(path: Path) -> None:
    """Where they mean nothing: not in the rows of a board."""
    source = source_of(path)
    if "\n  rows\n" not in source.text:
        spoilt = re.sub("\n( *)", r"  \n\1\1", source.text.replace("\n\n", "\n\n\n"))
        assert format_source(Source("spoilt", spoilt)) == source.text
