"""What chance decides: nobody is asked, each comes about as often, a copy goes on likewise, and so
does a game that was saved."""

from __future__ import annotations

import json
from collections import Counter

from runtime.driving.saves import from_document, to_document
from runtime.state.state import forget_chance, random_below
from tests.runtime.support import answer, empty, give, put_in_play, stock, texts, written

TEXT = """
set odd "Odd"
  uses mars

active "Coin Press"
  cost 0
  action: by chance: gain 3 steel or gain 3 titanium or gain 3 steel or nothing
active "Hail Gun"
  cost 0
  action: steal 1 heat from a random opponent
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


def test_each_opponent_is_chosen_as_often_also_in_a_saved_game() -> None:
    game = empty(written(TEXT.replace("uses mars", "uses base"), "base"), 3)
    put_in_play(game, 0, "hail-gun")
    came: Counter[int] = Counter()
    for toss in range(TOSSES):
        for seat in range(3):
            give(game, seat, heat=int(seat > 0))
        saved = game.clone()
        if toss < 4:
            saved = from_document(game.engine, json.loads(json.dumps(to_document(game))))
        for one in (saved, game):
            answer(one, "Hail Gun")
        robbed = [seat for seat in (1, 2) if not stock(game, seat, "heat")]
        assert robbed == [seat for seat in (1, 2) if not stock(saved, seat, "heat")]
        came.update(robbed)
        game.state.used = 0
    assert came.total() == TOSSES
    assert all(abs(came[seat] / TOSSES - 0.5) < 0.1 for seat in (1, 2)), came


def test_bots_do_not_know_what_chance_will_bring() -> None:
    game = empty(written(TEXT), 3)
    known, trial = game.clone(), game.clone()
    forget_chance(trial.state)
    again = trial.clone()  # what is tried in what is tried
    forget_chance(again.state)
    brought = [random_below(one.state, 1 << 32) for one in (known, trial, again)]
    assert len({*brought}) == len(brought)


def test_what_is_repeated_by_chance_is_not_looked_at_too_deeply() -> None:
    text = """
set odd "Odd"
  uses mars

active "Coin Press"
  cost 0
  action: (repeatedly pay 1 -> by chance: gain 1 megacredit or nothing) then pay 2 -> gain 1 plant
"""
    game = empty(written(text))
    put_in_play(game, 0, "coin-press")
    give(game, 0, megacredit=900)
    game.give_turn(0)
    answer(game, "Coin Press")
    for _ in range(3):
        game.choose(0)
    assert game.decision is not None
    assert game.decision.kind == "again"
