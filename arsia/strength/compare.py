"""Two versions of some cards: what did the change do?

In: two plans that differ in cards. Out: for each card that is in both and not the same, how much
more it brings now, with the error; and how the games have changed. All games of both are looked at
together: everything else is taken to do what it did, so that only the change has to be found.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from arsia.strength.design import AS, EARLY, MONEY, columns, halves
from arsia.strength.figures import FEW, Unit
from arsia.strength.ridge import fit
from arsia.strength.usage import Use, uses
from arsia.study.store import Store
from compiler.graph import Card

CHANGE = " changed"


class Unlike(ValueError):
    """Studies that cannot be compared; the message says why."""


@dataclass(frozen=True, slots=True)
class Change:
    """Of a card: `points` more than `before`, with the standard error; None where it came to too
    few. In `before` and `now`: what became of it."""

    card: Card
    points: float | None
    error: float | None
    before: Use
    now: Use

    @property
    def sure(self) -> bool:
        return self.points is not None and abs(self.points) > 2 * (self.error or 0)


@dataclass(frozen=True, slots=True)
class Game:
    """Means over the games of a plan."""

    games: int
    generations: float
    total: float


@dataclass(frozen=True, slots=True)
class Comparison:
    changes: tuple[Change, ...]
    unit: Unit
    before: Game
    now: Game


def compare(now: tuple[Store, str], before: tuple[Store, str]) -> Comparison:
    """Raises Unlike."""
    described = [store.plans()[plan] for store, plan in (now, before)]
    players = described[0]["players"]
    for what in ("players", "variant", "board", "bots", "weights"):
        if described[0][what] != described[1][what]:
            raise Unlike(f"the games were played otherwise: {what}")
    used, was_used = uses(*now), uses(*before)
    cards = {card.id: card for card in now[0].library(now[1]).cards}
    old = {card.id: card for card in before[0].library(before[1]).cards}
    kinds = {one: (cards.get(one) or old[one]).kind for one in sorted({*used, *was_used})}
    texts, before_texts = (_texts(*one) for one in (now, before))
    changed = [
        one
        for one in kinds
        if one in texts and one in before_texts and texts[one] != before_texts[one]
    ]
    cols = columns(kinds, players, changed, CHANGE)
    sums = [
        sum_
        for (store, plan), also in ((now, CHANGE), (before, ""))
        for sum_ in halves(store, plan, players, cols, also)
    ]
    found = fit(sums[0] + sums[1] + sums[2] + sums[3], cols.blocks)
    money = cols.place[MONEY[0], ""]
    changes = []
    for one in changed:
        if one not in used or one not in was_used:
            continue
        at = next(
            cols.place[what + CHANGE, one] for what in (EARLY, AS) if (what, one) in cols.place
        )
        known = min(_came(used[one], kinds[one]), _came(was_used[one], kinds[one])) >= FEW
        value, error = float(found.values[at]), float(found.errors[at])
        changes.append(
            Change(
                cards[one],
                value if known else None,
                error if known else None,
                was_used[one],
                used[one],
            )
        )
    return Comparison(
        tuple(changes),
        Unit(float(found.values[money]), float(found.errors[money])),
        game(*before),
        game(*now),
    )


def _came(use: Use, kind: str) -> int:
    return use.plays if kind == "corporation" else use.came - use.late


def _texts(store: Store, plan: str) -> dict[str, str]:
    """The graph of each card as text, wherever it stands."""
    ((text,),) = store.rows("SELECT library FROM plans WHERE plan = ?", plan)
    return {card["id"]: json.dumps(card, sort_keys=True) for card in json.loads(text)["cards"]}


def game(store: Store, plan: str) -> Game:
    ((games, generations, total),) = store.rows(
        "SELECT count(*), avg(generations), (SELECT avg(total) FROM seats JOIN games USING "
        "(plan, seed) WHERE plan = $1 AND finished) FROM games WHERE plan = $1 AND finished",
        plan,
    )
    return Game(games, generations or 0.0, total or 0.0)
