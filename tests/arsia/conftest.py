"""A browser for all tests, and a workbench in it for those of a file; one for each test that only
visits it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from arsia.workbench.app import Workbench
from arsia.workbench.running import Running
from compiler.read import kept
from tests.arsia.page import HEAD, Bench, running
from tests.arsia.visitor import SET, Visitor
from tests.browser import Browser
from tests.bundled import compiler_once, kept_once


@pytest.fixture(scope="module", autouse=True)
def bundled_once() -> Iterator[None]:
    """What is kept of bundled sets is not read anew for each command, nor the compiler."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept, "load", kept_once)
        patch.setattr(kept, "_compiler", compiler_once)
        yield


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """It takes long to begin: every test has a window of its own in it, `beside` others."""
    browser = Browser()
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def shared(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    home = tmp_path_factory.mktemp("workbench")
    root = home / "fan"
    root.mkdir()
    (root / "set.mars").write_text(HEAD, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(home / "state"))
        patch.setenv("LOCALAPPDATA", str(home / "state"))
        first = running(root)
        made = Bench(root, chromium, first)
        with chromium.beside(first.address):
            yield made
        made.running.stop()


@pytest.fixture
def bench(shared: Bench) -> Bench:
    shared.see("!!document.querySelector('#outline li')")
    return shared


@pytest.fixture
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "fan").mkdir()
    (tmp_path / "fan" / "set.mars").write_text(SET, "utf-8")
    return tmp_path / "fan"


@pytest.fixture
def visitor(folder: Path) -> Iterator[Visitor]:
    running = Running(lambda door: Workbench(folder, door).app())
    running.start()
    yield Visitor(running.door)
    running.stop()
