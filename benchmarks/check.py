"""How fast cards are checked: `python benchmarks/check.py`.

Prints cards per second of processor time for each stage and from end to end, for generated sets in
growing numbers, each in a process of its own with the memory that it takes at most; and the same
for everything bundled. How long the command takes: `benchmarks/waiting.py`.
"""

from __future__ import annotations

import argparse
import gc
import re
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from typing import TypeVar

from compiler.document.invariants import verify
from compiler.lower.library import lower
from compiler.meaning import check
from compiler.names.checks import check_numbers
from compiler.names.collecting import collect
from compiler.read.gather import Reading, read_sets, read_text
from compiler.read.load import homes, load, load_text
from compiler.read.memory import no_collection
from compiler.read.places import BUNDLED, bundled_games, set_files
from dsl.reading.source import read

SIZES = (1000, 2000, 5000, 10_000, 20_000)
T = TypeVar("T")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--times", type=int, default=3, help="each is measured so often")
    options.add_argument("--cards", type=int, help="only one generated set of so many cards")
    options.add_argument("--faulty", action="store_true", help="with a mistake in each of them")
    given = options.parse_args()
    if given.cards is not None:
        generated_set(given.cards, given.faulty, given.times)
        return
    print(f"{'':>26}{'parse':>10}{'lower':>10}{'check':>10}{'all':>10}{'seconds':>10}{'MB':>8}")
    again = [sys.executable, __file__, "--times", str(given.times), "--cards"]
    for cards in SIZES:
        subprocess.run([*again, str(cards)], check=True)
    for cards in SIZES[-2:]:
        subprocess.run([*again, str(cards), "--faulty"], check=True)
    for game in bundled_games():
        bundled(game, given.times)


def best(work: Callable[[], T], times: int) -> tuple[float, T]:
    """The shortest processor time of several, and what came out."""
    shortest = float("inf")
    for _ in range(times):
        made = None
        gc.collect()
        start = time.process_time()
        with no_collection():  # as the compiler itself does it
            made = work()
        shortest = min(shortest, time.process_time() - start)
    assert made is not None
    return shortest, made


# ---- in one process -----------------------------------------------------------------------------


def generated_set(cards: int, faulty: bool, times: int) -> None:
    text = generated(cards)
    if faulty:
        text = re.sub("^  cost ", "  cots ", text, flags=re.MULTILINE)
    load_text(generated(1))  # the grammar is read, and all is imported
    whole, loaded = best(lambda: load_text(text), times)
    assert len(loaded.diagnostics) == (cards if faulty else 0)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    if faulty:
        print(f"{f'{cards} faulty cards':<56}{cards / whole:>10,.0f}{whole:>10.2f}{peak:>8,.0f}")
        return
    del loaded
    stages(f"{cards} generated cards", cards, lambda: read_text(text), whole, times, peak)


def bundled(game: tuple[str, ...], times: int) -> None:
    """Its scenarios count like cards: they are read and lowered like them."""
    whole, loaded = best(lambda: load(game), times)
    number = len(loaded.library.cards) + len(loaded.library.scenarios)
    name = f"{number} cards, tests: {game[-1][:8]}…"
    stages(name, number, lambda: read_sets(game), whole, times, 0)


def stages(
    name: str, number: int, reading: Callable[[], Reading], whole: float, times: int, peak: float
) -> None:
    """A line of the table."""
    parsed, made = best(reading, times)
    sets = list(made.sets.values())
    declarations = [one for text in sets for one in text.declarations]

    def lowered() -> tuple[object, ...]:
        words, _ = collect((text.info.id, text.declarations) for text in sets)
        numbers = ((text.info.id, d) for text in sets for d in text.declarations)
        list(check_numbers(numbers, words.symbol))
        return lower([text.info for text in sets], declarations, words)[0], words

    def checked() -> object:
        verify(library)
        return list(check(library, homes(words)))

    lowering, (library, words) = best(lowered, times)
    checking, _ = best(checked, times)
    rates = "".join(f"{number / part:>10,.0f}" for part in (parsed, lowering, checking, whole))
    print(f"{name:<26}{rates}{whole:>10.2f}{f'{peak:,.0f}' if peak else '':>8}")


def generated(many: int) -> str:
    """So many cards with names and numbers of their own, made of bundled ones."""
    texts = [
        text
        for name in ("base", "corporate-era")
        for path in set_files(BUNDLED / name)
        if "scenarios" not in path.parts
        for text in re.findall(
            r"^(?:active|automated|event) \d.*\n(?:  .*\n)+", read(path).text, re.MULTILINE
        )
    ]
    return "\n".join(
        re.sub(r'^(\w+) \S+ ".*"', rf'\1 G{number} "Card {number}"', texts[number % len(texts)])
        for number in range(many)
    )


if __name__ == "__main__":
    main()
