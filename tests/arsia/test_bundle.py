"""The page of the workbench is committed as its script makes it.

What the script needs is installed anew where searches are full, as in CI; elsewhere what lies in
the folder is used, if anything does."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.effort import FULL
from tests.generated import ROOT

NPM = shutil.which("npm")
MODULES = ROOT / "editors" / "workbench" / "node_modules"
NEEDED = ("editors/workbench", "editors/vscode/syntaxes", "compiler/printing/web")


@pytest.mark.skipif(NPM is None, reason="no npm on this machine")
@pytest.mark.skipif(not FULL and not MODULES.is_dir(), reason="editors/workbench: npm ci")
def test_the_bundle_is_what_the_script_makes(tmp_path: Path) -> None:
    for part in NEEDED:
        without = shutil.ignore_patterns("node_modules")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=without)
    place = tmp_path / "editors" / "workbench"

    def run(*command: str) -> str:
        done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)
        return "" if done.returncode == 0 else done.stdout + done.stderr

    assert NPM is not None
    if FULL:
        if told := run(NPM, "ci", "--ignore-scripts", "--no-audit", "--no-fund"):
            pytest.skip(f"npm cannot install what the script needs: {told}")
        assert not run(NPM, "run", "check")
    else:
        (place / "node_modules").symlink_to(MODULES)
    made = tmp_path / "made"
    assert not run(NPM, "run", "build", "--", str(made))
    committed = ROOT / "arsia" / "workbench" / "static"
    assert {one.name for one in made.iterdir()} == {one.name for one in committed.iterdir()}
    for one in made.iterdir():
        same = one.read_bytes() == (committed / one.name).read_bytes()
        assert same, f"{one.name}: npm run build, in editors/workbench"
