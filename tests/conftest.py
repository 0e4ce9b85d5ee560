"""Options and fixtures for all tests.

What takes the `generated` fixture holds a file that is made by a program (`tests/generated.py`);
`pytest -m generated --update-goldens` makes all of them anew.

Property tests try the same examples in every run, so that a run says something about the change
and not about luck or what else the machine does; `pytest --hypothesis-profile default` looks for
new ones. Long searches try a part of what `ARSIA_FULL=1` tries (`tests/effort.py`).
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator, Iterator
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # of numpy: threads only wait for each other

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

import compiler.read.filed
import compiler.read.load
import compiler.read.work
import runtime.driving.lacking
from tests.bundled import (
    checked_once,
    file_once,
    filed_once,
    made_once,
    parsed_once,
    verified_once,
)
from tests.effort import FULL
from tests.generated import Generated
from tests.words import collected_once, lowered_once

settings.register_profile(
    "same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same")

# Hypothesis tries constants of all the source that has been imported, which is read for that in
# every process, and by which a run of all tests would try others than a run of one.
providers._get_local_constants = lambda: providers._local_constants


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-goldens", action="store_true", help="write generated files instead of comparing"
    )


def pytest_report_header() -> str:
    searches = "all" if FULL else "a part; ARSIA_FULL=1 tries all"
    minutes = "18 to 30" if FULL else "4 to 8"
    return f"searches: {searches} (all tests take {minutes} minutes of processor time)"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "generated" in getattr(item, "fixturenames", ()):
            item.add_marker("generated")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    if config.getoption("dist") != "loadfile":
        return None
    from tests.spread import FromBothEnds

    config.option.loadscopereorder = False
    return FromBothEnds(config, log)


@pytest.fixture(scope="module", autouse=True)
def _kept_aside() -> Iterator[None]:
    """What a file of tests has made and what is kept of it is not looked through for circles in
    all files after it."""
    yield
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What the user keeps plays no part in the tests, nor they in it; processes that test side by
    side share theirs."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARSIA_CACHE", str(shared / "cache"))
        if sys.dont_write_bytecode:  # else each process that a test begins compiles all sources
            patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
            patch.setenv("PYTHONPYCACHEPREFIX", str(shared / "bytecode"))
        yield


def pytest_configure() -> None:
    """Hundreds of tests build on bundled sets: each file is read once and its names are collected
    once, each declaration is lowered once for all that its names can mean (`tests/words.py`), each
    card checked once for the words beside it, each declaration verified once, each engine made once
    (`tests/bundled.py`). They stay in memory, where a collector that looks for circles often looks
    through all of them in vain."""
    gc.set_threshold(100_000, 50, 50)
    compiler.read.filed.parse = parsed_once
    compiler.read.work.filed = filed_once  # type: ignore[assignment]
    if not FULL:
        compiler.read.work.Work.file = file_once  # type: ignore[method-assign]
        compiler.read.work.collect = collected_once
        compiler.read.work.lowered = lowered_once
        compiler.read.work.check = checked_once  # type: ignore[assignment]
        compiler.read.load.verify = verified_once  # type: ignore[assignment]
        runtime.driving.lacking.playable = made_once


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What a test is known by besides its name goes to no other process where all is well: there
    are three reports of each of thousands."""
    report = yield
    if report.passed:
        report.keywords = {}
    return report


@pytest.hookimpl(wrapper=True)
def pytest_unconfigure() -> Generator[None, None, None]:
    """All that stays in memory has been looked through for circles once more by then; that is not
    done again as often as a process that ends does it."""
    yield
    gc.freeze()


@pytest.fixture
def generated(request: pytest.FixtureRequest) -> Generated:
    """`generated(name, text)`: the file of that name, from the root, must hold the text."""
    return Generated(bool(request.config.getoption("--update-goldens")))
