"""What tests of the workbench's page share: a server, a browser, and what a person does in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from arsia.workbench.app import Workbench
from arsia.workbench.running import Running
from tests.browser import Browser

HEAD = 'set fan "Fan"\n  uses base\n'
CRATER = 'automated "Crater"\n  cost 3\n  tags building\n  production +1 heat\n'
COMET = 'event "Halley"\n  cost 21\n  tags space\n  raise temperature 1\n'
PLAYED = """\
scenario "Crater warms"
  players red, blue
  given red has "Crater" in hand, red has 3 megacredits
  when red plays "Crater"
  then red has {} heat production
"""
SETTLED = "!!document.querySelector('#messages.fine')"
MESSAGE = "document.querySelector('#messages').innerText"
NAMES = "[...document.querySelectorAll('#cards h2')].map(h => h.textContent)"
SAVED = "document.getElementById('saved').textContent"
TEXT = (
    "[...document.querySelectorAll('#editor .cm-line')].map(l => {"
    " const copy = l.cloneNode(true); copy.querySelectorAll('.verdict').forEach(v => v.remove());"
    " return copy.textContent; }).join('\\n')"
)
ASKED = "!document.getElementById('outside').hidden"


@dataclass
class Bench:
    root: Path
    browser: Browser
    running: Running

    @property
    def file(self) -> Path:
        return self.root / "set.mars"

    def see(self, script: str) -> None:
        """Waits for it; says what was to be seen instead."""
        try:
            self.browser.until(script)
        except AssertionError as never:
            raise AssertionError(self.browser.value("document.body.innerText")) from never

    def click(self, selector: str) -> None:
        self.see(f"!!document.querySelector({selector!r})")
        self.browser.value(f"document.querySelector({selector!r}).click()")

    def write(self, *parts: str) -> None:
        """This is the whole text from now on, and its cards are shown."""
        text = "\n".join(parts)
        names = re.findall(r'^(?:automated|event) "(.+)"', text, re.MULTILINE)
        self.browser.value("document.querySelector('#editor .cm-content').focus()")
        self.browser.press("a", control=True)
        self.browser.paste(text)
        self.see(f"{NAMES}.join() === {','.join(names)!r}")

    def save(self) -> None:
        self.browser.press("s", control=True)
        self.see(f"{SAVED} === 'All saved'")

    def at_end(self) -> None:
        self.browser.value("document.querySelector('#editor .cm-content').focus()")
        self.browser.press("End", control=True)

    def find(self, text: str) -> None:
        """The cursor goes to the first place where it stands."""
        field = "document.getElementById('search-files')"
        self.browser.value(
            f"{field}.value = {text!r}; {field}.dispatchEvent(new Event('input'));"
            " document.querySelector('#found button').click();"
            " document.getElementById('found-close').click()"
        )


def running(home: Path, port: int = 0, token: str = "") -> Running:
    made = Running(lambda door: Workbench(home, door).app(), port, token)
    made.start()
    return made
