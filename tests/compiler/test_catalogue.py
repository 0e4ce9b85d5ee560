"""Every message of the compiler comes from its own bad example, and not from the good one."""

from __future__ import annotations

from pathlib import Path

import pytest

import compiler.messages  # noqa: F401  (registers all of the compiler)
from compiler.read.examine import examine
from compiler.read.load import Loaded
from dsl.messages.record import CATALOGUE
from tests.bundled import load, load_text

MESSAGES = [one for one in CATALOGUE.values() if one.code[1] in "1234"]

ON_DISK = {"E3002", "E3003", "E3004", "E3005", "E3006", "E3008", "E3014", "E3016"}
"""Messages about files, which `test_load.py` gives."""
DOCUMENTS = {"E3010", "E3011", "E3012", "E3013", "E3015"}
"""Messages about JSON documents."""


def codes(loaded: Loaded) -> list[str]:
    return [found.code for found in loaded.diagnostics]


@pytest.mark.parametrize(
    "message",
    [one for one in MESSAGES if one.code not in ON_DISK | DOCUMENTS],
    ids=lambda one: one.code,
)
def test_examples(message):
    assert set(codes(load_text(message.bad))) == {message.code}
    assert codes(load_text(message.good)) == []


def write(folder: Path, name: str, text: str) -> Path:
    (folder / name).mkdir()
    (folder / name / "set.mars").write_text(text, encoding="utf-8")
    return folder / name


@pytest.mark.parametrize("code", sorted(DOCUMENTS))
def test_examples_of_documents(code, tmp_path):
    message = CATALOGUE[code]
    path = tmp_path / "document.json"
    path.write_text(message.bad, encoding="utf-8")
    assert [found.code for found in examine(path).diagnostics] == [code]
    path.write_text(message.good, encoding="utf-8")
    assert examine(path).diagnostics == ()


@pytest.mark.parametrize("code", ["E3003"])
def test_examples_on_disk(code, tmp_path):
    message = CATALOGUE[code]
    assert codes(load([write(tmp_path, "bad", message.bad)])) == [code]
    assert codes(load([write(tmp_path, "good", message.good)])) == []
