"""What the page of the workbench begins and makes: cards, sets, games, prints; and who hears it."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from tests.arsia.page import (
    COMET,
    CRATER,
    HEAD,
    NAMES,
    PLAYED,
    SETTLED,
    TEXT,
    Bench,
    running,
)
from tests.browser import missing
from tests.effort import FULL
from tests.generated import ROOT

pytestmark = pytest.mark.skipif(bool(missing), reason=missing)


@pytest.fixture(scope="module")
def axe(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The script of axe-core, which knows what those need who hear a page; installed anew where
    searches are full."""
    place = ROOT / "editors" / "workbench"
    if FULL and not (place / "node_modules").is_dir() and (npm := shutil.which("npm")):
        made = tmp_path_factory.mktemp("axe")
        for name in ("package.json", "package-lock.json"):
            shutil.copy(place / name, made)
        subprocess.run([npm, "ci", "--ignore-scripts"], cwd=made, capture_output=True, check=False)
        place = made
    script = place / "node_modules" / "axe-core" / "axe.min.js"
    if not script.is_file():
        pytest.skip("editors/workbench: npm ci")
    return script.read_text("utf-8")


def test_nothing_is_in_the_way_of_who_hears_the_page(bench: Bench, axe: str) -> None:
    bench.write(HEAD, CRATER, COMET.replace("raise", "rise"), PLAYED.format(2))
    bench.see("!!document.querySelector('.card.mistake') && !!document.querySelector('.fix')")
    bench.browser.value(f"{axe};0")
    for part in ("", "#new-card", "#examples", "#strength", "#print", "#help"):
        if part:
            bench.click(part)
            bench.see("!!document.querySelector('dialog[open]')")
        # What can be scrolled holds the text, which is reached as such.
        rules = "{rules: {'scrollable-region-focusable': {enabled: false}}}"
        told = "found.violations.map(one => one.id + one.nodes[0].html)"
        found = bench.browser.value(f"axe.run(document, {rules}).then(found => {told})")
        assert found == []
        bench.browser.press("Escape")


def test_a_card_and_a_scenario_are_begun(bench: Bench) -> None:
    bench.write(HEAD, CRATER)
    bench.find("cost 3")
    bench.click("#new-card")
    bench.click("dialog [value=event]")
    bench.browser.value("document.querySelector('dialog [name=name]').focus()")
    bench.browser.write("Encke\n")
    bench.see("document.activeElement.className.startsWith('cm-content')")
    bench.browser.write("7\ngain 2 heat")
    bench.see(f"{NAMES}.join() === 'Crater,Encke' && !document.querySelector('.mistake')")
    bench.click("#new-scenario")
    bench.see(
        "!!document.querySelector('.verdict.good') && !!document.querySelector('.badge.good')"
    )
    assert 'event "Encke"\n  cost 7\n  gain 2 heat\n\nscenario' in bench.browser.value(TEXT)


def test_games_are_played_and_cards_printed(bench: Bench) -> None:
    bench.write(HEAD, CRATER)
    bench.click("#play")
    bench.see("document.querySelectorAll('.games details').length > 0")
    assert "Crater" in bench.browser.value("document.querySelector('.games').innerText")
    bench.browser.press("Escape")
    bench.click("#print")
    bench.click("dialog[open] .main")
    bench.see("!!document.querySelector('.prints a')")
    read = "fetch(document.querySelector('.prints a').href).then(answer => answer.text())"
    assert bench.browser.value(read).startswith("%PDF-")
    bench.browser.press("Escape")


def test_games_are_played_in_the_background(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arsia.workbench.studying.FEWEST", 2)
    monkeypatch.setattr("arsia.workbench.studying.MOST", 3)
    bench.write(HEAD, CRATER)
    bench.see(SETTLED)
    bench.click("#strength")
    bench.click("dialog[open] .study .main")
    bench.see("document.querySelector('.study').textContent.includes('3 games')")
    bench.see("document.getElementById('studying').hidden")
    bench.browser.press("Escape")
    (bench.root / "study.duckdb").unlink()


def test_a_set_is_begun_with_three_questions(bench: Bench) -> None:
    home = bench.root.parent / "new"
    other = running(home)
    try:
        with bench.browser.beside(other.address):
            bench.see("!!document.querySelector('#begin')")
            kinds = "document.querySelector('#begin [name=kind]').textContent"
            assert "active (blue)" in bench.browser.value(kinds)
            bench.click("#begin [value=tinyforming]")
            assert bench.browser.value(kinds).startswith("project")
            bench.click("#begin [value=base]")
            assert not bench.browser.value("document.querySelector('[value=tinyforming]').checked")
            bench.browser.write("Moons")
            assert bench.browser.value("document.querySelector('#begin [name=uses]').checked")
            bench.browser.value("document.querySelector('#begin [name=first]').focus()")
            bench.browser.write("Phobos\n")
            bench.see(f"{NAMES}.join() === 'Phobos'")
            bench.browser.write("23")
            bench.see("document.querySelector('.card')?.dataset.cost === '23'")
            assert bench.browser.value("document.title").endswith("Moons")
    finally:
        other.stop()
    assert 'set moons "Moons"' in next(home.rglob("set.mars")).read_text("utf-8")
