"""The measurement of the checker: its aims on a part of the cards, and the page that tells it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from arsia.cli import main
from arsia.mistakes.kinds import KINDS, LEGAL
from arsia.mistakes.measure import Tally, measure
from arsia.mistakes.report import put, section, without
from arsia.mistakes.words import measure_texts
from compiler.read.gather import read_sets, read_text
from compiler.read.places import bundled_games
from compiler.read.workbench import Workbench
from compiler.text import Texts
from tests.bundled import Bare, load_text
from tests.effort import some

PAGE = Path(__file__).parent.parent.parent / "docs" / "diagnostics.md"


@cache
def bench() -> Workbench:
    return Workbench(read_sets(bundled_games()[0], Bare()))


@cache
def tallies() -> tuple[Tally, ...]:
    """One card of so many; `arsia measure` takes them all."""
    return tuple(measure(bench(), KINDS, seed=2, every=some(8, 40)))


def share(what: str, curable: bool = False) -> float:
    trials = [t for tally in tallies() for t in tally.trials if t.seed.cures or not curable]
    return sum(getattr(trial, what) for trial in trials) / len(trials)


def test_there_are_many_kinds_and_all_are_tried() -> None:
    assert len(KINDS) >= 25
    assert len({kind.title for kind in (*KINDS, *LEGAL)}) == len(KINDS) + len(LEGAL)
    tried = [tally.kind.title for tally in tallies() if tally.trials]
    assert len(tried) >= len(KINDS) - 2  # some need a sign that few cards have


def test_the_aims_are_reached() -> None:
    assert share("caught") >= 0.99
    assert share("placed") >= 0.95
    assert share("cured", curable=True) >= 0.80


def test_the_same_seed_makes_the_same_mistakes() -> None:
    first, second = (measure(bench(), KINDS[:3], seed=5, every=60) for _ in range(2))
    assert first == second
    assert first != measure(bench(), KINDS[:3], seed=6, every=60)


def test_a_card_that_means_the_same_is_no_mistake() -> None:
    piece = next(bench().cards())
    assert not bench().check(piece, piece.text.replace("  ", "\t")).diagnostics


def test_the_page_holds_a_table_of_every_kind() -> None:
    page = PAGE.read_text("utf-8")
    for kind in (*KINDS, *LEGAL):
        assert f"| {kind.title} |" in page
    text = section(tallies(), ())
    assert put(without(page), text).endswith(text)
    assert without(put(page, text)) == without(page)


@pytest.mark.parametrize("option", [[], ["--missed"]])
def test_command(option: list[str]) -> None:
    result = CliRunner().invoke(main, ["measure", "hellas-elysium", "--kind", "colon", *option])
    assert "| a missing colon |" in result.output


def test_the_text_tells_what_was_changed_under_it() -> None:
    text = (
        'active 001 "Example"\n  cost 10\n  production +2 heat\n'
        "  when you play a plant tag: gain 1 plant\n  gain 3 steel\n"
    )
    loaded = load_text(text, ("base",))
    seeded = Workbench(read_text(text, ("base",)))
    (piece,) = [one for one in seeded.cards() if one.set == "text"]
    texts = Texts(loaded.library)
    changed = measure_texts(seeded, texts, seed=1, pieces=[piece])
    assert len(changed) >= 4
    assert all(one.told for one in changed)
    assert (
        changed == measure_texts(seeded, texts, seed=1, pieces=[piece] * 2, jobs=2)[: len(changed)]
    )


def of_own_sets(file: str, name: str) -> list[Tally]:
    """The same of a set whose cards use what sets of one's own are made of."""
    text = (PAGE.parent.parent / "tests" / "runtime" / f"{file}.mars").read_text("utf-8")
    bench = Workbench(read_text(text))
    return measure(bench, KINDS, seed=3, every=some(1, 9), of=name)


OF_OWN = (("reach", "wanted"), ("others", "others"), ("dear", "dear"), ("passing", "passing"))


def test_newer_constructs_are_no_worse() -> None:
    tallies = [tally for file, name in OF_OWN for tally in of_own_sets(file, name)]
    trials = [trial for tally in tallies for trial in tally.trials]
    curable = [trial for trial in trials if trial.seed.cures]
    assert sum(trial.caught for trial in trials) >= 0.99 * len(trials)
    assert sum(trial.placed for trial in trials) >= 0.95 * len(trials)
    assert sum(trial.cured for trial in curable) >= 0.85 * len(curable)
