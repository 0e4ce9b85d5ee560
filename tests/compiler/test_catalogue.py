"""Every message of the compiler comes from its own bad example, and not from the good one."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.messages.catalogue import RULES
from compiler.read.examine import examine
from compiler.read.load import Loaded, load, load_text

ON_DISK = {"E3002", "E3003", "E3004", "E3005", "E3006", "E3008", "E3014"}
"""Messages about files, which `test_load.py` gives."""
DOCUMENTS = {"E3010", "E3011", "E3012"}
"""Messages about JSON documents. E3013 is about writing one as text, see `test_writing.py`."""


def codes(loaded: Loaded) -> list[str]:
    return [found.code for found in loaded.diagnostics]


@pytest.mark.parametrize(
    "rule",
    [r for r in RULES if r.code not in ON_DISK | DOCUMENTS | {"E3013"}],
    ids=lambda r: r.code,
)
def test_examples(rule):
    assert set(codes(load_text(rule.bad))) == {rule.code}
    assert codes(load_text(rule.good)) == []


def test_no_code_is_used_twice():
    assert len({rule.code for rule in RULES}) == len(RULES)


@pytest.mark.parametrize("rule", RULES, ids=lambda r: r.code)
def test_severity_is_the_first_letter(rule):
    assert rule.severity[0].upper() == rule.code[0]


def write(folder: Path, name: str, text: str) -> Path:
    (folder / name).mkdir()
    (folder / name / "set.mars").write_text(text, encoding="utf-8")
    return folder / name


@pytest.mark.parametrize("code", sorted(DOCUMENTS))
def test_examples_of_documents(code, tmp_path):
    rule = next(rule for rule in RULES if rule.code == code)
    path = tmp_path / "document.json"
    path.write_text(rule.bad, encoding="utf-8")
    assert [found.code for found in examine(path).diagnostics] == [code]
    path.write_text(rule.good, encoding="utf-8")
    assert examine(path).diagnostics == ()


@pytest.mark.parametrize("code", ["E3003"])
def test_examples_on_disk(code, tmp_path):
    rule = next(rule for rule in RULES if rule.code == code)
    assert codes(load([write(tmp_path, "bad", rule.bad)])) == [code]
    assert codes(load([write(tmp_path, "good", rule.good)])) == []
