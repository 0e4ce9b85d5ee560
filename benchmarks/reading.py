"""How fast printed text is read: `python benchmarks/reading.py`.

For every game that is bundled and every language, each card with the words that Arsia writes for
it, held against its lines by a reader that has read none of them: milliseconds of processor time a
card on the average and at most, and how long it takes until a reader is ready. `--slowest 10`
shows the cards that take longest. Sentences are remembered, so what another card says as well
costs nothing; `--again` forgets them before every card.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace

from compiler.graph import PrintedText
from compiler.read.load import load
from compiler.read.memory import no_collection
from compiler.read.places import bundled_games
from compiler.reading.compare import compare
from compiler.reading.reader import Reader
from compiler.text import Texts
from compiler.text.catalogue import catalogue, languages


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--slowest", type=int, default=0, metavar="N")
    options.add_argument("--again", action="store_true", help="no sentence is remembered")
    given = options.parse_args()
    print(f"{'':>20}{'ready s':>10}{'cards':>8}{'ms a card':>12}{'at most':>10}")
    for game in bundled_games():
        for language in languages():
            _measured(game, language, given.slowest, given.again)


def _measured(game: tuple[str, ...], language: str, slowest: int, again: bool) -> None:
    loaded = load(game)
    said = catalogue(language, loaded.folders)
    texts, reader = Texts(loaded.library, said), Reader(loaded.library, said)
    start = time.process_time()
    reader.read("effect", "")
    ready = time.process_time() - start
    taken: list[tuple[float, str]] = []
    for card in loaded.library.cards:
        written = texts.card(card)
        words = filter(None, (written.requirement, *written.lines, written.points))
        printed = replace(card, texts=tuple(PrintedText(one) for one in words))
        if again:
            reader.forget()
        start = time.process_time()
        with no_collection():
            found = compare(reader, texts, printed)
        taken.append((time.process_time() - start, card.name))
        assert not found, (card.name, found)
    taken.sort(reverse=True)
    mean = 1000 * sum(one for one, _ in taken) / len(taken)
    most = 1000 * taken[0][0]
    print(f"{game[0] + ' ' + language:>20}{ready:10.2f}{len(taken):8}{mean:12.1f}{most:10.1f}")
    for seconds, name in taken[:slowest]:
        print(f"{1000 * seconds:50.1f}  {name}")


if __name__ == "__main__":
    main()
