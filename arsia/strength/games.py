"""How the games of a plan go: for pictures.

In: a study. Out: rows as dictionaries, of means and counts.
"""

from __future__ import annotations

from typing import Any

from arsia.study.store import Store

Rows = list[dict[str, Any]]


def _rows(store: Store, names: str, query: str, *values: Any) -> Rows:
    columns = names.split()
    return [dict(zip(columns, row, strict=True)) for row in store.rows(query, *values)]


def lengths(store: Store, plan: str) -> Rows:
    return _rows(
        store,
        "generations games",
        "SELECT generations, count(*) FROM games WHERE plan = ? AND finished GROUP BY 1 ORDER BY 1",
        plan,
    )


def totals(store: Store, plan: str) -> Rows:
    """In steps of five points, of who won and who did not."""
    return _rows(
        store,
        "points who seats",
        "SELECT total // 5 * 5, CASE WHEN won THEN 'winners' ELSE 'others' END, count(*) "
        "FROM seats JOIN games USING (plan, seed) WHERE plan = ? AND finished "
        "GROUP BY 1, 2 ORDER BY 1, 2",
        plan,
    )


def sources(store: Store, plan: str) -> Rows:
    """The mean points of a seat by source."""
    return _rows(
        store,
        "source points",
        "SELECT source, sum(points) / (SELECT count(*) FROM seats JOIN games USING (plan, seed) "
        "WHERE plan = $1 AND finished) FROM points JOIN games USING (plan, seed) "
        "WHERE plan = $1 AND finished GROUP BY 1 HAVING sum(points) <> 0 ORDER BY 2 DESC",
        plan,
    )


def levels(store: Store, plan: str) -> Rows:
    """As each generation begins that half of the games reach: the mean, and between which levels
    the middle half lies. Games that are over stay where they were: else levels would seem to fall,
    as those that last are behind."""
    return _rows(
        store,
        "generation parameter mean low high",
        "WITH ended AS (SELECT * FROM games WHERE plan = $1 AND finished) "
        "SELECT began.generation, parameter, avg(level), quantile_cont(level, 0.25), "
        "quantile_cont(level, 0.75) "
        "FROM range(1, (SELECT quantile_disc(generations, 0.5) + 1 FROM ended)) began(generation), "
        "ended g JOIN levels l USING (plan, seed) "
        "WHERE l.generation = least(began.generation, g.generations) "
        "GROUP BY 1, 2 ORDER BY 1, 2",
        plan,
    )


def played(store: Store, plan: str) -> Rows:
    """How often each card was played in each generation."""
    return _rows(
        store,
        "card generation times",
        "SELECT card, played_at, count(*) FROM cards JOIN games USING (plan, seed) "
        "WHERE plan = ? AND finished AND played_at IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2",
        plan,
    )
