"""How fast an editor is told: `python benchmarks/editing.py`.

Prints milliseconds of processor time from a change of the text to all messages, in a set of 300
cards and 300 scenarios on top of bundled ones: a keystroke in a line, a misspelt name, a line more
near the top, another name of a card; and what the faces take beside it. Then for completion and
hover; the memory before and after all of it; and all scenarios.
"""

from __future__ import annotations

import gc
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from arsia.preview.faces import Faces
from arsia.service.offers import offers
from arsia.service.service import Service
from arsia.service.telling import told
from arsia.service.trials import cases, outcome

sys.path.insert(0, str(Path(__file__).parent))
from check import generated

CARDS, TIMES = 300, 15
AIMS = {"a keystroke": 60, "a misspelt name": 60, "a line more": 100, "another name": 150}


def main() -> None:
    for uses in ("corporate-era", "promo"):
        with tempfile.TemporaryDirectory() as folder:
            measured(Path(folder).resolve() / "mine", uses)


def measured(folder: Path, uses: str) -> None:
    folder.mkdir()
    path = folder / "cards.mars"
    text = f'set mine "Mine"\n  uses {uses}\n\n{generated(CARDS)}'
    path.write_text(text, "utf-8")
    (folder / "tests.mars").write_text("\n".join(map(scenario, range(CARDS))), "utf-8")
    service = Service()
    start = time.process_time()
    service.put(path, text)
    project = service.project(path)
    others = sum(card.set != "mine" for card in project.states[0].loaded.library.cards)
    assert not project.states[0].loaded.errors
    print(f"{CARDS} cards and scenarios on top of {others} of {uses}:")
    print(f"  {'opened':<18}{1000 * (time.process_time() - start):6.0f} ms")
    faces = Faces()

    def show() -> None:
        faces.update(project.whole.loaded, project.whole.desk.text)

    print(f"  {'all faces':<18}{timed(show):6.0f} ms")
    gc.collect()
    gc.freeze()
    memory = used()
    for name, changed in changes(text).items():
        found, shown = [], []
        for number in range(TIMES):
            service.put(path, changed(number))
            found.append(timed(lambda: service.project(path)))
            shown.append(timed(show))
        aim = f"at most {AIMS[name]}; faces {statistics.median(shown):.0f} more"
        print(f"  {name:<18}{statistics.median(found):6.0f} ms, worst {max(found):.0f}  ({aim})")
    service.put(path, text)
    project = service.project(path)
    line = text[: text.index('"Card 150"')].count("\n") + 2
    column = len(text.split("\n")[line - 1]) + 1
    for name, ask in (("completion", offers), ("hover", told)):
        found = [timed(lambda a=ask: a(project, path, line, column)) for _ in range(TIMES)]
        print(f"  {name:<18}{statistics.median(found):6.0f} ms")
    print(f"  {'memory':<18}{memory:6.0f} MB, {used():.0f} MB after {TIMES * len(AIMS)} changes")
    found = [timed(lambda: [outcome(c.state, c.scenario) for c in cases(project)]) for _ in "12"]
    print(f"  {'all scenarios':<18}{found[0]:6.0f} ms, {found[1]:.0f} again")


def changes(text: str) -> dict[str, Callable[[int], str]]:
    """Texts by number, all of them others."""
    at = text.index('"Card 150"')
    cost = text.index("cost ", at)
    thing = text.index("plant", at)
    return {
        "a keystroke": lambda n: f"{text[:cost]}cost {n + 1}{text[text.index(chr(10), cost) :]}",
        "a misspelt name": lambda n: f"{text[:thing]}plnt{chr(97 + n)}{text[thing + 5 :]}",
        "a line more": lambda n: text.replace("\n\n", "\n" * (3 + n), 1),
        "another name": lambda n: text.replace('"Card 150"', f'"Cart {n}"'),
    }


def scenario(number: int) -> str:
    name = f'"Card {number}"'
    return (
        f'scenario "{number}"\n  players red, blue\n  given red has {name} in hand\n'
        f"  when red plays {name}\n  then red has 20 rating\n"
    )


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of processor time."""
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


def used() -> float:
    """MB at most so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
