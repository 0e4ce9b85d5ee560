"""What stands beside options: what they come to now, what would be wasted, how everybody stands."""

from __future__ import annotations

import pytest

from runtime.driving.game import Game
from runtime.telling.outlook import notes, standings
from tests.runtime.support import bundled, empty, give, put_in_hand, put_in_play, refresh, written

CARDS = """
automated 1 "Grid"
  cost 0
  tags power
  production +1 energy per power tag

automated 2 "Hot Rock"
  cost 0
  raise temperature 2

automated 3 "Lake"
  cost 0
  place ocean

active 4 "Choice"
  cost 0
  action: gain 1 plant per 2 power tags or gain 3 heat

automated 5 "Others"
  cost 0
  each opponent: gain 1 heat per power tag
"""


def beside(game: Game, part: str) -> list[str]:
    decision = game.decision
    assert decision is not None
    (option,) = (one for one in decision.options if part in one.text)
    return notes(game, decision, option.value)


@pytest.fixture
def game() -> Game:
    made = empty(written(CARDS))
    for card in ("grid", "hot-rock", "lake", "others"):
        put_in_hand(made, 0, card)
    return made


def test_per_says_what_it_gives_with_the_cards_own_tags(game: Game) -> None:
    assert beside(game, "Grid") == ["now: production +1 energy"]
    assert beside(game, "Others") == [], "what others count is not the player's"
    put_in_play(game, 0, "choice")
    assert beside(game, 'use "Choice"') == ["now: gain 0 plants"]
    put_in_play(game, 0, "grid")
    put_in_play(game, 1, "others")
    game.state.p[0][game.program.layout.tag["power"]] = 5
    refresh(game)
    assert beside(game, 'use "Choice"') == ["now: gain 2 plants"]
    game.choose(next(o.id for o in game.decision.options if "Choice" in o.text))  # type: ignore[union-attr]
    assert beside(game, "per 2 power tags") == ["now: gain 2 plants"]


def test_what_would_be_wasted_is_said(game: Game) -> None:
    assert beside(game, "Hot Rock") == beside(game, "Lake") == []
    levels = game.program.layout.level
    game.state.g[levels["temperature"]] = 6
    assert beside(game, "Hot Rock") == ["temperature has only 1 left"]
    game.state.g[levels["temperature"]] = 8
    game.state.g[levels["ocean"]] = 9
    assert beside(game, "Hot Rock") == ["temperature is full"]
    assert beside(game, "Lake") == ["ocean is full"]


def test_everybody_stands_somewhere() -> None:
    game = empty(bundled("base"), 3)
    put_in_play(game, 1, "worms")
    give(game, 2, titanium=4)
    awards = {game.program.library.cards[one.card].id: one for one in standings(game, "award")}
    assert awards["miner"].counts == (0, 0, 4)
    assert awards["miner"].owner == -1
    milestones = standings(game, "milestone")
    assert [one.needed for one in milestones] == [35, 3, 3, 8, 16]
    assert milestones[0].counts == (20, 20, 20)
    game.state.claimed = ((milestones[1].card, 2),)
    assert standings(game, "milestone")[1].owner == 2
    give(game, 0, megacredit=8)
    assert beside(game, "Miner") == ["red 0, blue 0, green 4"]
