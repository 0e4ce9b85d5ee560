"""Every generated file is known to the one command that makes all of them anew."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.generated import COMMAND, FILES, ROOT, Generated

WRITTEN = {
    *("grammar/decision.schema.json", "grammar/saved-game.schema.json"),  # by hand
    "docs/printed-text.md",  # by `arsia measure --texts --write`, in minutes
}
"""What no test makes."""


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def held() -> set[str]:
    return {name_of(path) for pattern in FILES for path in ROOT.glob(pattern)}


def test_every_golden_schema_and_made_page_is_known() -> None:
    goldens = {name_of(path) for path in (ROOT / "tests/goldens").rglob("*") if path.is_file()}
    schemas = {name_of(path) for path in (ROOT / "grammar").glob("*.json")}
    pages = {
        name_of(path)
        for path in (ROOT / "docs").glob("*.md")
        if re.search("Written by `arsia|<!-- end of", path.read_text("utf-8"))
    }
    assert goldens | schemas | pages <= held() | WRITTEN
    assert held().isdisjoint(WRITTEN)


@pytest.mark.parametrize("name", FILES)
def test_every_known_file_is_there_and_held_by_a_test(name: str) -> None:
    assert any(ROOT.glob(name))
    tests = [path for path in (ROOT / "tests").rglob("test_*.py") if path != Path(__file__)]
    part = Path(name).name.removeprefix("*.png") or Path(name).parent.name
    assert any(part in path.read_text("utf-8") for path in tests)


def test_whoever_makes_files_anew_is_known() -> None:
    """The option is read in one place, and what takes the fixture is found by the command."""
    readers = [
        name_of(path)
        for path in (ROOT / "tests").rglob("*.py")
        if "getoption(" in path.read_text("utf-8") and path != Path(__file__)
    ]
    assert readers == ["tests/conftest.py"]
    with pytest.raises(AssertionError, match="name it in"):
        Generated(True)("docs/unknown.md", "")


def test_the_command_is_written_down() -> None:
    assert f"`{COMMAND}`" in (ROOT / "docs" / "architecture.md").read_text("utf-8")
