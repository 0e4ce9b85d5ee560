"""A study in a file of DuckDB.

In: rows of games, one game at a time. Out: a file whose tables are those of `runtime.bots.record`
and `plans`; each row has its plan and seed. A game is there whole or not at all, whenever whoever
writes it is killed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import duckdb

from compiler.document.codec import dumps, from_json
from compiler.graph import Library
from runtime.bots.record import TABLES, Plan, Rows
from runtime.driving.jobs import stopped_after

PLANS = """CREATE TABLE IF NOT EXISTS plans (
    plan VARCHAR PRIMARY KEY,
    described VARCHAR NOT NULL,
    library VARCHAR NOT NULL
)"""


class Unusable(ValueError):
    """A file that is no study or that cannot be opened; the message says why."""


class Store:
    """`read_only`: what is there is looked at only. Raises Unusable."""

    def __init__(self, path: Path, read_only: bool = False) -> None:
        self.path = path
        try:
            self.tables = duckdb.connect(str(path), read_only=read_only)
            if not read_only:
                self.tables.execute(PLANS)
                for name, columns in TABLES.items():
                    self.tables.execute(_made(name, columns))
            self.tables.execute("SELECT plan, described, library FROM plans LIMIT 0")
        except duckdb.Error as error:
            raise Unusable(f"{path}: {str(error).splitlines()[0]}") from None

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.tables.close()

    # ---- writing --------------------------------------------------------------------------------

    def begin(self, plan: Plan) -> None:
        """Make the plan known; its games may have been begun before."""
        library = dumps(plan.engine.library, places=False)
        with stopped_after():
            self.tables.execute(
                "INSERT OR IGNORE INTO plans VALUES (?, ?, ?)",
                [plan.id, json.dumps(plan.described, sort_keys=True), library],
            )

    def add(self, plan: str, games: Sequence[Rows]) -> None:
        """Whole games, all together: that is much cheaper than one by one."""
        with self._at_once():
            for name in TABLES if games else ():
                lines = [
                    line if name == "games" else (rows["games"][0][0], *line)
                    for rows in games
                    for line in rows[name]
                ]
                if lines:
                    columns = [[*column] for column in zip(*lines, strict=True)]
                    lists = ", ".join("unnest(?)" for _ in columns)
                    self.tables.execute(f"INSERT INTO {name} SELECT ?, {lists}", [plan, *columns])

    def merge(self, other: Path) -> int:
        """Take over the games of another study that are not here yet; how many these are. Raises
        Unusable."""
        Store(other, read_only=True).tables.close()
        before = self._count()
        self.tables.execute(f"ATTACH {_quoted(str(other))} AS other (READ_ONLY)")
        with self._at_once():
            self.tables.execute("INSERT OR IGNORE INTO plans SELECT * FROM other.plans")
            new = "(plan, seed) NOT IN (SELECT (plan, seed) FROM games)"
            for name in reversed(TABLES):  # `games`, which say what is new, come last
                self.tables.execute(f"INSERT INTO {name} SELECT * FROM other.{name} WHERE {new}")
        self.tables.execute("DETACH other")
        return self._count() - before

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """All or nothing, whatever comes in between: a database breaks off its query with errors of
        several kinds."""
        with stopped_after():
            self.tables.execute("BEGIN")
            try:
                yield
            except BaseException:
                self.tables.execute("ROLLBACK")
                raise
            self.tables.execute("COMMIT")

    # ---- reading --------------------------------------------------------------------------------

    def seeds(self, plan: str) -> set[int]:
        """The games of the plan that are there."""
        found = self.tables.execute("SELECT seed FROM games WHERE plan = ?", [plan]).fetchall()
        return {seed for (seed,) in found}

    def plans(self) -> dict[str, dict[str, Any]]:
        """What was played, by the plan's name, and `games`: how many came to an end; those with
        the most games first."""
        found = self.tables.execute(
            "SELECT plan, described, count(*) FILTER (finished) AS games FROM plans "
            "LEFT JOIN games USING (plan) GROUP BY ALL ORDER BY games DESC, plan"
        ).fetchall()
        return {plan: {**json.loads(described), "games": n} for plan, described, n in found}

    def library(self, plan: str) -> Library:
        """The cards that the plan was played with."""
        (text,) = self.rows("SELECT library FROM plans WHERE plan = ?", plan)[0]
        return from_json(json.loads(text))

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = self.tables.execute(query, [*values]).fetchall()
        return found

    def columns(self, query: str, *values: Any) -> dict[str, Any]:
        """The answer as arrays of numpy, by column."""
        found: dict[str, Any] = self.tables.execute(query, [*values]).fetchnumpy()
        return found

    def _count(self) -> int:
        return int(self.rows("SELECT count(*) FROM games")[0][0])


def _made(name: str, columns: Sequence[tuple[str, str, str]]) -> str:
    seed = "" if columns[0][0] == "seed" else "seed BIGINT NOT NULL, "
    own = ", ".join(f"{column} {kind}" for column, kind, _ in columns)
    key = ", PRIMARY KEY (plan, seed)" if name == "games" else ""
    return f"CREATE TABLE IF NOT EXISTS {name} (plan VARCHAR NOT NULL, {seed}{own}{key})"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
