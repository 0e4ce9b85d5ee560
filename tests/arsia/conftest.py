"""One workbench and one browser for all tests of a file; each begins with a text of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.arsia.page import HEAD, Bench, running
from tests.browser import Browser


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    home = tmp_path_factory.mktemp("workbench")
    root = home / "fan"
    root.mkdir()
    (root / "set.mars").write_text(HEAD, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(home / "state"))
        patch.setenv("LOCALAPPDATA", str(home / "state"))
        first = running(root)
        made = Bench(root, Browser(first.address), first)
        yield made
        made.browser.close()
        made.running.stop()


@pytest.fixture
def bench(shared: Bench) -> Bench:
    shared.see("!!document.querySelector('#outline li')")
    return shared
