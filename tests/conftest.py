"""Options and fixtures for all tests.

Goldens are files of expected output under `tests/goldens/`. They are rewritten only by
`pytest --update-goldens`; the difference is then read like any other change.

Property tests try the same examples in every run, so that a run says something about the change
and not about luck; `pytest --hypothesis-profile default` looks for new ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile("same")

GOLDENS = Path(__file__).parent / "goldens"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-goldens", action="store_true", help="write the goldens instead of comparing"
    )


@pytest.fixture(scope="session", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What the user keeps plays no part in the tests, nor they in it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARSIA_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """`golden(name, text)`: the text must equal the file of that name."""
    update = bool(request.config.getoption("--update-goldens"))

    def check(name: str, text: str) -> None:
        path = GOLDENS / name
        if update:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
        assert path.is_file(), f"no golden {name}: run pytest --update-goldens once"
        assert text == path.read_text("utf-8")

    return check
