"""Triggers and history about removals: who removes, and from whom."""

from __future__ import annotations

import pytest

from runtime.driving.scenario import run
from tests.bundled import for_scenarios, load_text

CARDS = """
corporation T1 "Watcher"
  start 40 megacredits
  {watches}

event T2 "Locusts"
  cost 0
  remove 2 plants from any player

scenario "Locusts"
  players red, blue, green
  given red has "Watcher" in play, red has 5 plants, blue has 5 plants, green has 5 plants
  given {who} has "Locusts" in hand
  given {who} has 9 megacredits
  when {who} plays "Locusts"
    answers {victim}
  then red has {heat} heat
"""


@pytest.mark.parametrize(
    ("watches", "who", "victim", "heat"),
    [
        ("when anyone removes plants: gain 1 heat", "blue", "green", 1),
        ("when anyone removes plants: gain 1 heat", "blue", "red", 1),
        ("when anyone removes plants: gain 1 heat", "red", "blue", 1),
        ("when anyone removes 1 plant: gain 1 heat", "red", "blue", 2),
        ("when anyone removes your plants: gain 1 heat", "blue", "green", 0),
        ("when anyone removes your plants: gain 1 heat", "blue", "red", 1),
        ("when an opponent removes plants of an opponent: gain 1 heat", "blue", "green", 1),
        ("when an opponent removes plants of an opponent: gain 1 heat", "blue", "red", 0),
        ("when an opponent removes plants of an opponent: gain 1 heat", "red", "blue", 0),
        ("when you remove plants: gain 1 heat", "red", "red", 0),
    ],
)
def test_who_removes_from_whom(watches: str, who: str, victim: str, heat: int) -> None:
    text = CARDS.format(watches=watches, who=who, victim=victim, heat=heat)
    loaded = load_text(text)
    assert loaded.diagnostics == ()
    assert run(for_scenarios(loaded.library), loaded.library.scenarios[-1]).failures == ()


def test_history_knows_whose_it_was() -> None:
    watches = "action: if an opponent removed your plants this generation: gain 3 heat"
    text = CARDS.format(watches=watches, who="blue", victim="{victim}", heat=0)
    text += '  when green passes\n  when red uses "Watcher"\n  then {then}\n'
    for victim, then in (("red", "red has 3 heat"), ("green", 'it is refused: "condition"')):
        loaded = load_text(text.replace("{victim}", victim).replace("{then}", then))
        assert loaded.diagnostics == ()
        assert run(for_scenarios(loaded.library), loaded.library.scenarios[-1]).failures == ()
