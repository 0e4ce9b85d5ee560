"""`by chance`: nobody is asked, every branch comes about as often, and a copy goes on likewise."""

from __future__ import annotations

from collections import Counter

from tests.runtime.support import answer, empty, give, put_in_play, stock, texts, written

TEXT = """
set odd "Odd"
  uses mars

active "Coin Press"
  cost 0
  action: by chance: gain 3 steel or gain 3 titanium or gain 3 steel or nothing
"""
TOSSES = 400


def test_each_branch_comes_as_often_as_it_stands_there() -> None:
    game = empty(written(TEXT))
    put_in_play(game, 0, "coin-press")
    came: Counter[str] = Counter()
    for _ in range(TOSSES):
        give(game, 0, steel=0, titanium=0)
        trial = game.clone()
        for one in (trial, game):
            answer(one, "Coin Press")
            assert not any("gain 3" in text for text in texts(one))  # it is not asked
        brought = [name for name in ("steel", "titanium") if stock(game, 0, name)]
        assert brought == [name for name in ("steel", "titanium") if stock(trial, 0, name)]
        came[*brought] += 1
        game.state.used = 0
    shares = {what: count / TOSSES for what, count in came.items()}
    wanted = {("steel",): 0.5, ("titanium",): 0.25, (): 0.25}
    assert shares.keys() == wanted.keys()
    assert all(abs(shares[what] - wanted[what]) < 0.1 for what in wanted), shares


def test_what_stands_behind_leaves_no_branch_out() -> None:
    """With money for it both branches come, and neither more often because it helps."""
    text = """
set odd "Odd"
  uses mars

active "Coin Press"
  cost 0
  action: (by chance: gain 1 megacredit or nothing) then (pay 3 -> gain 1 steel)
"""
    game = empty(written(text))
    put_in_play(game, 0, "coin-press")
    left: Counter[int] = Counter()
    for _ in range(TOSSES):
        give(game, 0, megacredit=3)
        answer(game, "Coin Press")
        left[stock(game, 0, "megacredit")] += 1
        game.state.used = 0
    assert left.keys() == {0, 1}
    assert abs(left[0] / TOSSES - 0.5) < 0.1
    give(game, 0, megacredit=2)
    game.give_turn(0)
    assert not any("Coin Press" in text for text in texts(game))


def test_what_has_come_is_told() -> None:
    game = empty(written(TEXT))
    put_in_play(game, 0, "coin-press")
    answer(game, "Coin Press")
    assert any(line.startswith("  chance brings red: ") for line in game.log)
