"""What is suggested for seeded mistakes is followed."""

from __future__ import annotations

from collections import Counter
from functools import cache

from arsia.mistakes.kinds import KINDS
from arsia.mistakes.measure import Trial, measure
from compiler.graph import Card, Library
from compiler.read.gather import read_sets
from compiler.read.places import bundled_games
from compiler.read.workbench import Workbench
from dsl.messages.diagnostics import applied
from tests.arsia.support import offered
from tests.bundled import Bare
from tests.effort import some


@cache
def bench() -> Workbench:
    return Workbench(read_sets(bundled_games()[0], Bare()))


@cache
def trials() -> tuple[Trial, ...]:
    return tuple(
        t for tally in measure(bench(), KINDS, seed=3, every=some(20, 60)) for t in tally.trials
    )


def card(library: Library) -> Card | None:
    return library.cards[0] if len(library.cards) == 1 else None


def outcome(trial: Trial) -> str:
    """What comes of following the first message that offers something."""
    first = next((one for one in trial.found if offered(one)), None)
    if first is None:
        return "nothing"
    meant = card(bench().check(trial.piece, trial.piece.text).library)
    made = [bench().check(trial.piece, applied(trial.seed.text, edit)) for edit in offered(first)]
    if any(card(one.library) == meant and not one.diagnostics for one in made):
        return "meant"
    return "other" if any(not one.diagnostics for one in made) else "more"


def test_following_the_advice_on_seeded_mistakes() -> None:
    found = Counter(map(outcome, trials()))
    followed = found.total() - found["nothing"]
    assert followed > found.total() // 3
    assert found["meant"] / followed >= 0.85
    assert found["other"] / followed <= 0.01
