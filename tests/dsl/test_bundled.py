"""The bundled sets: all of their text is understood, and stays the same through the formatter."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from dsl.messages.diagnostics import render
from dsl.reading.source import Source, read
from dsl.syntax import format as formatting
from dsl.syntax.format import format_source
from dsl.syntax.parser import parse
from tests.effort import some

SETS = Path(__file__).parent.parent.parent / "cardsets"
FILES = sorted(SETS.rglob("*.mars"))


def each(files: Sequence[Path]) -> pytest.MarkDecorator:
    names = [path.relative_to(SETS).as_posix() for path in files]
    return pytest.mark.parametrize("path", files, ids=names)


every_file = each(FILES)


parsed = cache(parse)


@pytest.fixture(autouse=True)
def parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is formatted as it stands has been read before."""
    monkeypatch.setattr(formatting, "parse", parsed)


@every_file
def test_is_understood(path: Path) -> None:
    source = read(path)
    file, found = parsed(source)
    assert render(found, {source.name: source}) == ""
    assert file.declarations


@every_file
def test_is_in_canonical_form(path: Path) -> None:
    """So formatting is done once, and keeps the meaning and every comment."""
    source = read(path)
    assert format_source(source) == source.text


@each(FILES[:: some(1, 3)])
def test_formatting_mends_spaces_and_empty_lines(path: Path) -> None:
    """Where they mean nothing: not in the rows of a board."""
    source = read(path)
    if "\n  rows\n" not in source.text:
        spoilt = re.sub("\n( *)", r"  \n\1\1", source.text.replace("\n\n", "\n\n\n"))
        assert format_source(Source(source.name, spoilt)) == source.text
