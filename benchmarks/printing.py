"""How long printing takes: sheets, gallery, cards, pictures, and a save in the preview.

Usage: `python benchmarks/printing.py`. Prints one line for each figure, with what it may be at
most on a machine that does nothing else; each is measured in a process of its own, so that Typst
has nothing left over from before.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from arsia.preview.site import Site
from compiler.graph import Card, Library
from compiler.printing import Data, print_cards, print_deck, print_gallery, print_sheets
from compiler.read.load import load
from compiler.text import Texts

CARD = 'automated {n} "Crater {n}"\n  cost {n}\n  tags building\n  production +1 heat\n'


def cards(library: Library, count: int) -> list[Card]:
    """So many cards, all different: those there are, and again under other names."""
    made = [card for card in library.cards if card.cost is not None]
    for n in range(count - len(made)):
        made.append(replace(made[n], id=f"{made[n].id}-{n}", name=f"{made[n].name} II"))
    return made[:count]


def timed(work: Callable[[], object]) -> dict[str, float]:
    """Seconds by the clock, and seconds of work on all cores."""
    wall, before = time.perf_counter(), os.times()
    work()
    after = os.times()
    cpu = after.user + after.system - before.user - before.system
    return {"wall": time.perf_counter() - wall, "cpu": cpu}


def data() -> Data:
    library = load(("base", "corporate-era")).library
    return Data(library, Texts(library))


def sheets(folder: Path) -> dict[str, float]:
    one = data()
    deck = cards(one.library, 500)
    return timed(lambda: print_sheets(one, deck, folder / "cards.pdf"))


def gallery(folder: Path) -> dict[str, float]:
    one = data()
    deck = cards(one.library, 500)
    return timed(lambda: print_gallery(one, deck, folder / "index.html"))


def card(folder: Path) -> dict[str, float]:
    one = data()
    return timed(lambda: list(print_cards(one, one.library.cards[60:61], folder, "pdf")))


def pictures(folder: Path) -> dict[str, float]:
    one = data()
    return timed(lambda: list(print_cards(one, cards(one.library, 100), folder, "png")))


def deck(folder: Path) -> dict[str, float]:
    one = data()
    return timed(lambda: list(print_deck(one, cards(one.library, 69), folder, "Deck")))


def save(folder: Path) -> dict[str, float]:
    """From a save to what is sent to the browser, 300 cards."""
    text = 'set large "Large"\n  uses mars\n\n' + "\n".join(CARD.format(n=n) for n in range(300))
    path = folder / "set.mars"
    path.write_text(text, "utf-8")
    site = Site((folder,))
    site.update()
    path.write_text(text.replace('"Crater 7"', '"Seventh"'), "utf-8")
    return timed(site.update)


FIGURES: dict[str, tuple[str, float, Callable[[Path], dict[str, float]]]] = {
    "sheets": ("500 cards as PDF sheets", 3.0, sheets),
    "gallery": ("500 cards as gallery", 3.0, gallery),
    "card": ("one card as PDF", 0.3, card),
    "pictures": ("100 cards as PNG, 300 dpi", 10.0, pictures),
    "deck": ("69 cards for the table top", 5.0, deck),
    "save": ("a save among 300 cards", 0.5, save),
}


def main() -> None:
    if len(sys.argv) > 1:
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(FIGURES[sys.argv[1]][2](Path(folder))))
        return
    for name, (title, most, _) in FIGURES.items():
        answer = subprocess.run(
            [sys.executable, __file__, name], capture_output=True, text=True, check=True
        )
        seconds = json.loads(answer.stdout)
        print(
            f"{title:26} {seconds['wall']:6.2f} s  (at most {most} s;"
            f" {seconds['cpu']:.2f} s of work on all cores)"
        )


if __name__ == "__main__":
    main()
