"""The bundled sets: all of their text is understood, and stays the same through the formatter."""

from __future__ import annotations

from pathlib import Path

import pytest

from dsl.messages.diagnostics import render
from dsl.reading.source import Source, read
from dsl.syntax.format import format_source
from dsl.syntax.parser import parse

SETS = Path(__file__).parent.parent.parent / "cardsets"
every_file = pytest.mark.parametrize(
    "path", sorted(SETS.rglob("*.mars")), ids=lambda path: path.relative_to(SETS).as_posix()
)


@every_file
def test_is_understood(path: Path) -> None:
    source = read(path)
    file, found = parse(source)
    assert render(found, {source.name: source}) == ""
    assert file.declarations


@every_file
def test_formatting_keeps_the_meaning_and_is_done_once(path: Path) -> None:
    source = read(path)
    formatted = Source(source.name, format_source(source))
    assert parse(formatted)[0] == parse(source)[0]
    assert format_source(formatted) == formatted.text


@every_file
def test_formatting_keeps_every_comment(path: Path) -> None:
    source = read(path)
    comments = [line.split("#")[1].strip() for line in source.text.splitlines() if "#" in line]
    formatted = format_source(source)
    assert [c for c in comments if c not in formatted] == []


@every_file
def test_is_in_canonical_form(path: Path) -> None:
    source = read(path)
    assert format_source(source) == source.text
