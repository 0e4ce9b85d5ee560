"""What became of the cards of a plan: counted, nothing estimated.

In: a study. Out: by card how often it came, was taken and played, when, and what it scored; of
milestones and awards who took them and what they brought.
"""

from __future__ import annotations

from dataclasses import dataclass

from arsia.study.store import Store
from runtime.bots.record import LATE


@dataclass(frozen=True, slots=True)
class Use:
    """`came`: to so many players by chance, `late` of them from generation `LATE` on; shares of
    those: `taken`, `played`, and `early` and `afterwards` played of those that came early and late;
    `when`: the generation in which it was played and `scored`: its points then, in the mean, of
    `plays` in all, however it came; `won`: the share of games won by who played it, `won_without`
    by who had it come and did not. None: nothing to take a mean of."""

    came: int
    late: int
    taken: float | None
    played: float | None
    early: float | None
    afterwards: float | None
    plays: int
    when: float | None
    scored: float | None
    won: float | None
    won_without: float | None


@dataclass(frozen=True, slots=True)
class Goal:
    """A milestone or an award: in which share of the games somebody took it, in the mean `when`;
    how often who took it `won`, and what it brought: `mine` to who took it, `best` to the best
    of the others."""

    taken: float
    when: float | None
    won: float | None
    mine: float | None
    best: float | None


def uses(store: Store, plan: str) -> dict[str, Use]:
    """By card, of all that came to anybody."""
    found = store.rows(
        f"""
        WITH all_ AS (
            SELECT c.*, s.won, came IN ('dealt', 'offered') AS random,
                played_at IS NOT NULL AS used
            FROM cards c JOIN seats s USING (plan, seed, seat) JOIN games g USING (plan, seed)
            WHERE plan = $1 AND finished
        )
        SELECT card,
            count(*) FILTER (random),
            count(*) FILTER (random AND came_at >= {LATE}),
            avg((taken_at IS NOT NULL)::INT) FILTER (random),
            avg(used::INT) FILTER (random),
            avg(used::INT) FILTER (random AND came_at < {LATE}),
            avg(used::INT) FILTER (random AND came_at >= {LATE}),
            count(*) FILTER (used),
            avg(played_at) FILTER (used),
            avg(points) FILTER (used),
            avg(won::INT) FILTER (used),
            avg(won::INT) FILTER (NOT used)
        FROM all_ GROUP BY card
        """,
        plan,
    )
    return {card: Use(*rest) for card, *rest in found}


def goals(store: Store, plan: str) -> dict[str, Goal]:
    found = store.rows(
        """
        WITH all_ AS (
            SELECT o.*, s.won, max(CASE WHEN o.taken_at IS NULL THEN o.points END)
                OVER (PARTITION BY seed, card) AS others
            FROM goals o JOIN seats s USING (plan, seed, seat) JOIN games g USING (plan, seed)
            WHERE plan = $1 AND finished
        )
        SELECT card,
            count(*) FILTER (taken_at IS NOT NULL)
                / (SELECT count(*) FROM games WHERE plan = $1 AND finished),
            avg(taken_at),
            avg(won::INT) FILTER (taken_at IS NOT NULL),
            avg(points) FILTER (taken_at IS NOT NULL),
            avg(others) FILTER (taken_at IS NOT NULL)
        FROM all_ GROUP BY card
        """,
        plan,
    )
    return {card: Goal(*rest) for card, *rest in found}
