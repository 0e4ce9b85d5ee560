"""What games teach about cards: effects are found, kept in a file, and taken from anybody's."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from statistics import correlation

import pytest

from runtime.bots import informed, learned
from runtime.bots.learning import fitted, learn, regression
from runtime.bots.planner.planner import Planner
from runtime.bots.record import Plan
from runtime.driving.game import Game
from tests.bundled import playable

TRUE = {"good": 6.0, "bad": -6.0, "plain": 0.0, "money": 0.5}


def rows(games: int) -> list[tuple[dict[str, float], float]]:
    """Margins made of known effects and chance."""
    random = Random(4)
    made = []
    for _ in range(games):
        more = {name: float(random.choice((-1, 0, 1))) for name in ("good", "bad", "plain")}
        more["money"] = float(random.randint(-16, 16))
        margin = sum(TRUE[name] * n for name, n in more.items()) + random.gauss(0, 15)
        made.append(({name: n for name, n in more.items() if n}, margin))
    return made


def test_effects_are_found_under_chance() -> None:
    found = regression(rows(1500))
    assert found == pytest.approx(TRUE, abs=1.5)


def test_effects_are_told_in_money() -> None:
    found = fitted([[row] for row in rows(1500)])
    assert found.point == pytest.approx(0.5, abs=0.1)
    assert found.reliability > 0.9
    assert found.corrections["good"] == pytest.approx(12, abs=3)
    assert found.corrections["bad"] == pytest.approx(-12, abs=3)


def test_few_games_are_said_to_be_few() -> None:
    """How much of what is seen is no chance: the square of its correlation with the truth."""
    random = Random(6)
    truth = {f"card {n}": random.gauss(0, 1.5) for n in range(200)}
    games = []
    for _ in range(300):
        deck = random.sample([*truth], 52)
        more = dict.fromkeys(deck[:26], 1.0) | dict.fromkeys(deck[26:], -1.0)
        margin = sum(truth[name] * n for name, n in more.items()) + random.gauss(0, 20)
        games.append([(more, margin)])
    found = fitted(games)
    right = correlation([*truth.values()], [found.corrections[name] for name in truth]) ** 2
    assert 0.1 < right < 0.4
    assert abs(found.reliability - right) < 0.15


def test_chance_alone_teaches_nothing() -> None:
    random = Random(5)
    found = fitted(
        [[({f"card {random.randrange(30)}": 1.0}, random.gauss(0, 15))] for _ in range(900)]
    )
    assert all(abs(one) < 3 for one in found.corrections.values())


def test_it_learns_from_games_of_any_number_of_processes() -> None:
    plan = Plan(playable("corporate-era"))
    one, two = (learn(plan, 4, seed=3, jobs=jobs, rounds=2) for jobs in (1, 2))
    assert one == two
    assert one.games == 4


def test_a_file_brings_back_what_was_kept(tmp_path: Path) -> None:
    library, path = playable("corporate-era").library, tmp_path / "learned.json"
    card = library.cards[3]
    learned.write(path, library, {card.id: -4.25}, games=10)
    own = learned.read(path)
    assert own == {card.set: {card.name: -4.2}}
    assert learned.of(library, own)[card.id] == -4.2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"kind": "arsia corrections 1"}',
        '{"kind": "another", "sets": {}}',
        '{"kind": "arsia corrections 1", "sets": {"base": {"one": 51}}}',
        '{"kind": "arsia corrections 1", "sets": {"base": {"one": NaN}}}',
        '{"kind": "arsia corrections 1", "sets": {"base": {"one": "much"}}}',
        "[" * 100_000,
    ],
)
def test_any_other_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "learned.json"
    path.write_text(text)
    with pytest.raises(learned.Unusable, match=r"learned\.json: "):
        learned.read(path)


def test_a_correction_changes_what_a_card_is_worth() -> None:
    program = playable("corporate-era")
    state = Game(program).state
    card = next(i for i, one in enumerate(program.library.cards) if one.kind == "automated")
    plain, corrected = (
        Planner(program, corrections=known) for known in ({}, {program.library.cards[card].id: 5.0})
    )
    values = [one.cards.value(one.cards.outlooks.of(state, 0), card) for one in (plain, corrected)]
    assert values[1] - values[0] == pytest.approx(5)


def test_a_bot_goes_to_another_process_with_what_it_knows() -> None:
    bot = informed({"base": {"one": 2.0}})["planner"]
    again = pickle.loads(pickle.dumps(bot))
    assert again.own == {"base": {"one": 2.0}}
