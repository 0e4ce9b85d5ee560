"""What is written down of a game for a study."""

from __future__ import annotations

import pickle
from functools import cache
from typing import Any

import pytest

from runtime.bots.record import EXTRA, LATE, TABLES, Plan, Rows, play
from tests.generated import Generated
from tests.runtime.support import bundled

SETS = ("prelude", "tinyforming")


@cache
def played(name: str, players: int = 2) -> tuple[Plan, Rows]:
    plan = Plan(bundled(name), players)
    return plan, play(plan, 4)


def column(rows: Rows, table: str, name: str) -> list[Any]:
    place = [column for column, *_ in TABLES[table]].index(name)
    return [row[place] for row in rows[table]]


@pytest.mark.parametrize("name", SETS)
def test_rows_are_as_long_as_the_tables_say(name: str) -> None:
    _, rows = played(name)
    assert rows.keys() == TABLES.keys()
    for table, lines in rows.items():
        assert {len(line) for line in lines} <= {len(TABLES[table])}


def test_the_same_plan_and_seed_give_the_same_rows_in_another_process_too() -> None:
    plan, rows = played("prelude")
    again: Plan = pickle.loads(pickle.dumps(plan))
    assert again.id == plan.id
    assert play(again, 4) == rows


def test_plans_are_told_apart_by_whatever_makes_other_games() -> None:
    engine = bundled("prelude")
    plans = [
        Plan(engine),
        Plan(engine, 3),
        Plan(engine, variant="draft"),
        Plan(engine, bots=("greedy",)),
        Plan(engine, weights=(("point", 9.0),)),
        Plan(bundled("corporate-era")),
    ]
    assert len({plan.id for plan in plans}) == len(plans)
    assert Plan(engine).id == plans[0].id


def test_bots_begin_in_turn() -> None:
    plan = Plan(bundled("prelude"), 3, ("planner", "random"))
    begin = [[name for name, _ in plan.seated(seed)] for seed in (0, 1)]
    assert begin == [["planner", "random", "planner"], ["random", "planner", "random"]]


def test_each_seat_has_what_it_was_dealt_and_offered() -> None:
    _, rows = played("prelude")
    cards = rows["cards"]
    for seat in (0, 1):
        dealt = [row for row in cards if row[0] == seat and row[2] == "dealt"]
        assert len(dealt) == 2 + 10 + 4  # corporations, cards, preludes
        assert {row[3] for row in dealt} == {0}
        kept = [row for row in dealt if row[4] is not None]
        assert all(row[4] == 0 for row in kept)
        for generation in range(2, rows["games"][0][1] + 1):
            offers = [row for row in cards if row[:1] + row[2:4] == (seat, "offered", generation)]
            assert len(offers) == 4
    assert all(
        taken is None or taken >= at
        for at, taken in zip(
            column(rows, "cards", "came_at"), column(rows, "cards", "taken_at"), strict=True
        )
    )


@pytest.mark.parametrize("players", [2, 3])
def test_points_by_card_and_goal_are_those_of_the_score(players: int) -> None:
    _, rows = played("prelude", players)
    for seat in range(players):
        points = {source: n for who, source, n in rows["points"] if who == seat}
        assert sum(points.values()) == rows["seats"][seat][4]
        assert points.get("cards", 0) == sum(row[-1] for row in rows["cards"] if row[0] == seat)
        goals = sum(row[-1] for row in rows["goals"] if row[0] == seat)
        assert points.get("milestones", 0) + points.get("awards", 0) == goals


def test_extra_money_is_there_when_the_game_begins_and_in_the_middle() -> None:
    plan, rows = played("prelude")
    early, late = column(rows, "seats", "early_money"), column(rows, "seats", "late_money")
    assert all(0 <= money <= EXTRA for money in (*early, *late))
    assert len({*early, *late}) > 1
    stands = {row[:3]: row[3] for row in rows["stands"]}
    assert stands[0, LATE, plan.engine.tables.currency] >= late[0]
    assert {row[1] for row in rows["stands"]} == {*range(1, rows["games"][0][1] + 1)}


def test_there_is_none_in_a_game_whose_money_can_run_out() -> None:
    _, rows = played("tinyforming")
    assert {*column(rows, "seats", "early_money")} == {0}
    assert {*column(rows, "cards", "came")} == {"shared"}


@pytest.mark.generated
def test_the_page_says_what_is_in_the_file(generated: Generated) -> None:
    tables = (
        "\n".join(
            [f"**`{name}`**", "", "| column | type | |", "|---|---|---|", *map(_row, columns)]
        )
        for name, columns in TABLES.items()
    )
    generated.part("docs/strength.md", "tables of a study", "\n\n".join(tables))


def _row(column: tuple[str, str, str]) -> str:
    return f"| `{column[0]}` | {column[1]} | {column[2]} |"
