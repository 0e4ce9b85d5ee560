"""What a command says and writes is the same to the byte, whatever is kept from other runs."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from arsia.cli import main
from tests.arsia.test_cli import GOOD as PLAIN
from tests.effort import FULL

ROOT = Path(__file__).parent.parent.parent
GOOD = PLAIN.replace("tag moon\n", 'tag moon, icon "moon.svg"\n')
BAD = GOOD.replace("+2 plants", "+2 plamts").replace("cost 9", "cots 9").replace("mine", "bad")
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'


@pytest.fixture(scope="module", autouse=True)
def bundled_once() -> None:
    """Here each command reads what is kept."""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in (("mine", GOOD), ("bad", BAD)):
        (tmp_path / "sets" / name).mkdir(parents=True)
        (tmp_path / "sets" / name / "cards.mars").write_text(text, "utf-8")
        (tmp_path / "sets" / name / "moon.svg").write_text(SVG, "utf-8")
    monkeypatch.chdir(tmp_path / "sets")
    return tmp_path


def outcome(here: Path, command: str, cache: str) -> tuple[int, str, str, dict[str, bytes]]:
    """Exit code, both streams (but for how long it took), and every file written."""
    os.environ["ARSIA_CACHE"] = cache
    shutil.rmtree(here / "out", ignore_errors=True)
    result = CliRunner().invoke(main, command.format(out=here / "out").split())
    out = here / "out"
    files = [out] if out.is_file() else sorted(path for path in out.rglob("*") if path.is_file())
    written = {str(path.relative_to(here)): path.read_bytes() for path in files}
    told = re.sub(r"in [\d.]+ s\b", "in no time", result.stdout)
    return result.exit_code, told, result.stderr, written


@pytest.mark.parametrize(
    "command",
    [
        *(("check",) if FULL else ()),
        "check base mine bad",
        "check bad",
        "check --format json bad mine",
        "check --format github bad",
        "check --strict mine missing",
        "test mine",
        "test bad",
        "build mine -o {out}",
        "build bad -o {out}",
        "show 001 mine",
        "graph 001 mine -o {out}.svg",
        "coverage mine",
        "print mine -m cards -m gallery --format svg -o {out}",
        "play mine --seed 3",
        "convert mine -o {out}",
    ],
)
def test_cold_and_warm(here: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setenv("ARSIA_CACHE", "")
    without = outcome(here, command, "")
    cold, warm = (outcome(here, command, str(here / "cache")) for _ in range(2))
    assert without == cold == warm
