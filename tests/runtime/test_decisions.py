"""The page about the runtime tells of every kind of decision there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from runtime.telling.teller import QUESTIONS
from tests.runtime.support import bundled

PAGE = (Path(__file__).parents[2] / "docs" / "runtime.md").read_text(encoding="utf-8")
TOLD = {
    kind
    for line in PAGE.splitlines()
    if line.startswith("| `")
    for kind in re.findall(r"`(\w+)`", line.split("|")[1])
}


@pytest.mark.parametrize("kind", sorted(QUESTIONS))
def test_each_kind_is_told(kind: str) -> None:
    assert kind in TOLD


def test_those_of_expansions_too() -> None:
    for extension in bundled("cornucopia").extensions:
        assert set(extension.questions) <= TOLD
