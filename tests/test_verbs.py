"""A verb stands in eight places: one more is added by the list in the documentation, and played.

Whichever place is left out, what fails names it.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.verbs import PLACES, missing

ROOT = Path(__file__).parent.parent

# file: what is looked for, and what is put behind it
Edit = tuple[str, str, str]
TOY: dict[str, tuple[Edit, ...]] = {
    "dsl/lexicon/verbs.py": (
        (
            "dsl/lexicon/verbs.py",
            "ROWS = (\n",
            '    Verb("melt", things=_STOCK, amount="needed", example="melt 2 steel"),\n',
        ),
    ),
    "compiler/graph/leaves.py": (
        (
            "compiler/graph/leaves.py",
            "from dsl.reading.records import dataclass\n",
            '''

@dataclass(frozen=True, slots=True)
class Melt:
    """As much as there is, up to `amount`, is gone."""

    resource: StockId
    amount: Amount
    by: str = by()
    facts: ClassVar = Facts("takes")
''',
        ),
        ("compiler/graph/leaves.py", "\nLeaf = (\n", "    Melt |\n"),
    ),
    "compiler/footprint/leaves.py": (
        (
            "compiler/footprint/leaves.py",
            '            return Footprint(adds=own("turn"))\n',
            "        case g.Melt(resource):\n"
            '            at = own(f"stock {resource}")\n'
            "            return Footprint(reads=at, writes=at)\n",
        ),
    ),
    "compiler/lower/verbs/": (
        (
            "compiler/lower/verbs/stock.py",
            "VERBS: dict[str, Callable[[Call], graph.Effect]] = {\n",
            '    "melt": lambda call: graph.Melt(str(_resource(call)[0]), call.amount, call.by),\n',
        ),
    ),
    "compiler/writing/leaves.py": (
        (
            "compiler/writing/leaves.py",
            "def leaf(names: Names, one: g.Leaf) -> str:\n    match one:\n",
            "        case g.Melt(resource, how_much):\n"
            '            return "melt " + _thing(names, resource, how_much)\n',
        ),
    ),
    "compiler/text/locale/": (
        (
            "compiler/text/locale/en.ftl",
            "\nfund = fund an award { $price }\n",
            "melt = melt { $thing }\n",
        ),
        (
            "compiler/text/locale/de.ftl",
            "\nfund = finanziere eine Auszeichnung { $price }\n",
            "melt = schmilz { $thing }\n",
        ),
    ),
    "compiler/icons/leaves.py": (
        (
            "compiler/icons/leaves.py",
            "LEAVES: dict[type, Callable[[Drawer, Any], Row]] = {\n",
            "    Melt: _lose,\n",
        ),
        ("compiler/icons/leaves.py", "from compiler.graph import (\n", "    Melt,\n"),
    ),
    "runtime/program/verbs/": (
        (
            "runtime/program/verbs/stock.py",
            "\n\nVERBS: dict[type, Writer] = {\n",
            "    g.Melt: lambda node, b: lose(g.Lose(node.resource, node.amount), b),\n",
        ),
    ),
}
"""A verb whose resources are gone, written by the list."""

PLAYED = '''
import runpy
from compiler.icons.effects import effect_row
from compiler.icons.items import Drawer
from compiler.read.load import load_text
from compiler.text import Texts
from compiler.text.catalogue import catalogue
from compiler.writing import card_text
from runtime.bots.planner.planner import Planner
from runtime.driving.game import Game
from runtime.driving.scenario import run
from runtime.games.playable import Playable
TEXT = """event 001 "Furnace"
  cost 1
  melt 2 steel

scenario "Melting"
  players red, blue
  given red has "Furnace" in hand, 1 megacredit, 5 steel
  when red plays "Furnace"
  then red has 3 steel
"""
loaded = load_text(TEXT, ("base",))
assert not loaded.diagnostics, loaded.diagnostics
library = loaded.library
card = library.cards[-1]
effect = card.abilities[0].effect
assert card_text(library, card) == TEXT.split("\\n\\n")[0] + "\\n", card_text(library, card)
for language, said in ("en", "melt 2 steel"), ("de", "schmilz 2 Stahl"):
    texts = Texts(library, catalogue(language, loaded.folders))
    assert texts.effect(effect) == said, texts.effect(effect)
assert effect_row(Drawer(library, texts), effect)
engine = Playable(library)
outcome = run(engine, library.scenarios[-1])
assert not outcome.failures, outcome.failures
cards = Planner(engine).cards
outlook = cards.outlooks.of(Game(engine, ("red", "blue"), seed=1).state, 0)
assert cards.effects.of(effect, -1)(outlook) < -1, "bots do not know that something is lost"
runpy.run_module("tests.verbs", run_name="__main__")
'''


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the verb in it."""
    made = tmp_path_factory.mktemp("tree")
    for name in ("dsl", "compiler", "runtime"):
        shutil.copytree(ROOT / name, made / name)
    for name in ("grammar", "cardsets"):
        (made / name).symlink_to(ROOT / name)
    (made / "tests").mkdir()
    shutil.copy(ROOT / "tests" / "verbs.py", made / "tests")
    for place in TOY:
        for path, text in edited(made, place):
            path.write_text(text, "utf-8")
    return made


def edited(tree: Path, place: str) -> Iterator[tuple[Path, str]]:
    """The files of a place with the verb in them, one after the other."""
    for name, before, more in TOY[place]:
        text = (tree / name).read_text("utf-8")
        assert text.count(before) == 1, f"{name}: where is {before!r}?"
        yield tree / name, text.replace(before, before + more)


LEFT_OUT = """
import functools, json, os, pathlib, sys
import babel, click, fluent.runtime, jsonschema, lark  # what does not change is imported once
fluent.runtime.FluentResource = functools.cache(fluent.runtime.FluentResource)  # and read once
for path in pathlib.Path("compiler/text/locale").iterdir():
    fluent.runtime.FluentResource(path.read_text("utf-8"))
for places in json.loads(sys.argv[1]):
    kept = {}
    for name, more in places:
        with open(name, encoding="utf-8") as file:
            kept.setdefault(name, file.read())
        with open(name, encoding="utf-8") as file:
            text = file.read()
        with open(name, "w", encoding="utf-8") as file:
            file.write(text.replace(more, ""))
    sys.stdout.flush()
    if not os.fork():
        from tests.verbs import missing
        print("; ".join(missing()), flush=True)
        os._exit(0)
    os.wait()
    for name, text in kept.items():
        with open(name, "w", encoding="utf-8") as file:
            file.write(text)
"""
"""Each place in turn is without the verb, and says in a line what is missing then."""


def python(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What is compiled of the sources stays beside them, for the next one."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)


def test_nothing_is_missing() -> None:
    assert missing() == []


def test_the_list_in_the_documentation_names_these_places() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    section = page.split("\n## Adding a verb\n")[1].split("\n## ")[0]
    assert tuple(re.findall(r"^\d\. [^`]*`([^`]+)`", section, re.MULTILINE)) == PLACES
    assert set(TOY) == set(PLACES)
    assert len(PLACES) <= 8


def test_a_verb_added_by_the_list_is_played(tree: Path) -> None:
    done = python(tree, "-c", PLAYED)
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""


def test_a_place_that_is_left_out_is_named(tree: Path) -> None:
    edits = [[(name, more) for name, _, more in TOY[place]] for place in PLACES]
    done = python(tree, "-c", LEFT_OUT, json.dumps(edits))
    told = done.stdout.splitlines()
    assert len(told) == len(PLACES), done.stderr
    assert [place for place, said in zip(PLACES, told, strict=True) if place not in said] == []
