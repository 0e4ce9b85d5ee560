"""Pasted text works: whatever an editor or a web page leaves in it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dsl.reading.signs import shown_json
from dsl.reading.source import Source, normalise, read, straight
from dsl.syntax.parser import parse

PLAIN = 'active 001 "Köln–Łódź"\n  cost 3\n  action: spend 1 heat -> gain 2 plants\n'


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + PLAIN,
        PLAIN.replace("\n", "\r\n"),
        PLAIN.replace("\n", "\r"),
        PLAIN.rstrip("\n"),
        PLAIN.replace("  ", "\t"),
        PLAIN.replace("  ", "\t\t"),
        PLAIN.replace("  ", "      "),
        PLAIN.replace("1 heat", "1\u00a0heat"),
        PLAIN.replace('"Köln–Łódź"', "“Köln–Łódź”"),
        PLAIN.replace('"Köln–Łódź"', "„Köln–Łódź“"),
        PLAIN.replace("->", "→"),
        PLAIN.replace("\n", "   \n"),
        "\n\n# first\n" + PLAIN + "\n\n# last",
        PLAIN.replace("\n", "  # why\n"),
    ],
)
def test_same_card(text: str) -> None:
    expected, _ = parse(Source("plain.mars", PLAIN))
    file, found = parse(Source("pasted.mars", normalise(text)))
    assert not found
    assert file == expected


def test_signs_that_are_not_seen_are_shown() -> None:
    text = normalise('a "\x1b]0;A\x07\x9b1m\u202eB\u2066\x7f\ue000"\n')
    assert text == 'a "␛]0;A␇�1m�B�␡�"\n'
    assert normalise("א 😀 é 冰\n") == "א 😀 é 冰\n"


def test_in_documents_they_may_be_written_in_figures() -> None:
    text = r'{"a\u001b": "\u202e\ud800 \ud83d\ude00 \\u001b \n\u00e9"}'
    assert json.loads(shown_json(text)) == {"a␛": "�� 😀 \\u001b \né"}


@pytest.mark.parametrize("text", ["", "\n", "# nothing\n", "\ufeff", "   \n\n", "  # indented\n"])
def test_nothing(text: str) -> None:
    file, found = parse(Source("empty.mars", normalise(text)))
    assert file.declarations == ()
    assert found == ()


def test_straight_keeps_columns_and_curly_quotes_within_straight_ones() -> None:
    text = '“A” "b “c” d" „E“ “odd\n'
    assert straight(text) == '"A" "b “c” d" "E" “odd\n'
    assert len(straight(text)) == len(text)


def test_lines_of_a_source() -> None:
    source = Source("a.mars", "one\ntwo\n")
    assert [source.line(n) for n in (0, 1, 2, 3, 4)] == ["", "one", "two", "", ""]


def test_read(tmp_path: Path) -> None:
    path = tmp_path / "a.mars"
    path.write_bytes(b"\xef\xbb\xbftag moon\r\n")
    assert read(path) == Source(str(path), "tag moon\n")
    assert read(path, "a.mars").name == "a.mars"
    path.write_bytes("tag Käse".encode("latin-1"))
    with pytest.raises(OSError, match="UTF-8"):
        read(path)
