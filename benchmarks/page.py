"""How soon the card follows a key in the workbench: `python benchmarks/page.py`.

Prints milliseconds that pass in a real Chromium from a key to the card's new face and to the mark
of a mistake, in sets of 20 and of 300 cards on top of the bundled ones. What passes is time and no
work: measure on a machine that does nothing else.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from pathlib import Path

from arsia.workbench.app import Workbench
from arsia.workbench.running import Running

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(1, str(Path(__file__).parents[1]))
from check import generated

from tests.browser import Browser

TIMES = 20
AIM = 200
_WATCH = """
addEventListener("keydown", () => {
  window.begun = performance.now();
  window.passed = null;
}, true);
window.when = (is) => {
  const look = () => { if (is()) window.passed ??= performance.now() - window.begun; };
  window.watching?.disconnect();
  window.watching = new MutationObserver(look);
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  window.watching.observe(document.body, all);
};
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_STATE_HOME"] = home
        for cards in (20, 300):
            measured(Path(home).resolve() / f"mine{cards}", cards)


def measured(folder: Path, cards: int) -> None:
    folder.mkdir()
    text = f'set mine "Mine"\n  uses promo\n\n{generated(cards)}'
    (folder / "cards.mars").write_text(text, "utf-8")
    running = Running(lambda door: Workbench(folder, door).app())
    running.start()
    browser = Browser(running.address)
    browser.until(f"document.querySelectorAll('#cards .card').length >= {cards}", 300)
    browser.value(_WATCH + ";0")
    middle = f'"Card {cards // 2}"'
    browser.value(
        "(() => { const button = [...document.querySelectorAll('#outline button')]"
        f".find(one => one.textContent === {middle.strip(chr(34))!r}); button.click(); }})()"
    )
    browser.press("ArrowDown")
    browser.press("End")
    print(f"{cards} cards, an average load of {os.getloadavg()[0]:.1f}:")
    _told("key to face", [_face(browser, str(n % 10)) for n in range(TIMES)])
    browser.press("Enter")
    _told("key to mark", [_mark(browser) for _ in range(TIMES)])
    browser.close()
    running.stop()


def _face(browser: Browser, sign: str) -> float:
    """A digit is typed over the last one of the cost, and the face has it."""
    _pressed(browser, "Backspace", "true")
    old = "document.querySelector('.spot.here .card')?.dataset.cost"
    return _pressed(browser, sign, f"({old} ?? '').endsWith({sign!r})")


def _mark(browser: Browser) -> float:
    """A word that means nothing is typed, and taken away again."""
    browser.press("q")
    marked = "document.querySelector('.cm-lintRange-error')"
    found = _pressed(browser, "q", f"!!{marked}")
    for _ in "qq":
        browser.press("Backspace")
    browser.until(f"!{marked}")
    return found


def _pressed(browser: Browser, key: str, seen: str) -> float:
    browser.value(f"window.when(() => {seen}); 0")
    browser.press(key)
    browser.until(f"window.passed !== null || {seen}")
    return float(browser.value("window.passed ?? performance.now() - window.begun"))


def _told(what: str, found: list[float]) -> None:
    print(
        f"  {what:<12}{statistics.median(found):5.0f} ms, worst {max(found):.0f}  (at most {AIM})"
    )


if __name__ == "__main__":
    main()
