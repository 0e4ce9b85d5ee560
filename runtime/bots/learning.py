"""Learns from the planner's own games how far it misjudges each card.

In: a plan and games of it. Out: corrections in M€, by card. Cards that come at set-up and in the
first researches are random, so that what they do to the margin is their doing: a ridge regression
of the margin on who got which card, and how much money at random. Effects are drawn together as far
as they are noise, and turned into money by what money itself brought.

With the corrections the bot plays otherwise, so that games and learning take turns: each round's
come on top of those before.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import replace
from statistics import StatisticsError, correlation

from dsl.reading.records import dataclass
from runtime.bots.learned import MOST
from runtime.bots.record import Plan, Rows, play
from runtime.driving.jobs import each

EARLY = 5
"""Cards that come until this generation tell what a card is worth when there is time to use it."""
RIDGE = 15.0
"""Games of nothing for each card: what is seldom seen stays near the middle."""
ROUNDS = 3
STEPS = 60
"""Of the conjugate gradients; they are exact to four digits long before."""
POINTS_PER_MONEY = 0.5, 0.25, 1.0
"""What a M€ at the beginning brings, where games are too few to say; and its bounds."""
FEW = 500
"""Games from which money's worth is not told."""
MONEY = "money"

Row = tuple[dict[str, float], float]
"""Of two seats: what the first got more than the second, and by how much it won."""


@dataclass(frozen=True, slots=True)
class Learned:
    """`corrections`: M€ by card. `reliability`: how much of what is seen is no chance, from 0 to 1.
    `point`: points that a M€ brings. `generations`: the mean of the last round's games."""

    corrections: dict[str, float]
    games: int
    reliability: float
    point: float
    generations: float


def learn(
    plan: Plan,
    games: int,
    seed: int = 1,
    jobs: int = 1,
    tell: Callable[[], object] = lambda: None,
    rounds: int = ROUNDS,
) -> Learned:
    """So many games in all, from this seed on; `tell` hears of each. What the plan knows already is
    where it begins; else it begins with nothing. Raises ValueError for fewer than two players."""
    if plan.players < 2:
        raise ValueError("a game alone has no margin to learn from")
    known = Learned(dict(plan.corrections or ()), 0, 0.0, POINTS_PER_MONEY[0], 0.0)
    for turn in range(rounds):
        first, end = (seed + games * n // rounds for n in (turn, turn + 1))
        ends: list[int] = []
        rows: list[list[Row]] = []
        own = replace(plan, corrections=tuple(sorted(known.corrections.items())))
        for played in each(play, own, range(first, end), jobs):
            tell()
            _, generations, _, finished = played["games"][0]
            if finished:
                ends.append(generations)
                rows.append([*pairs(played)])
        if rows:
            new = fitted(rows, sum(ends) / len(ends))
            known = replace(new, corrections=_added(known.corrections, new.corrections))
    return replace(known, games=games)


def _added(before: dict[str, float], more: dict[str, float]) -> dict[str, float]:
    both = {name: before.get(name, 0.0) + more.get(name, 0.0) for name in before | more}
    return {name: min(max(one, -MOST), MOST) for name, one in both.items()}


def pairs(played: Rows) -> Iterable[Row]:
    """Each two seats next to each other, all around the table; two players are one pair."""
    got: list[dict[str, float]] = [{MONEY: float(row[2])} for row in played["seats"]]
    for seat, card, came, at, *_ in played["cards"]:
        if came in ("dealt", "offered") and at <= EARLY:
            got[seat][card] = 1.0
    totals = [row[4] for row in played["seats"]]
    for one in range(len(got) if len(got) > 2 else 1):
        other = (one + 1) % len(got)
        names = got[one].keys() | got[other].keys()
        more = {name: got[one].get(name, 0.0) - got[other].get(name, 0.0) for name in names}
        yield {name: n for name, n in more.items() if n}, float(totals[one] - totals[other])


def fitted(games: list[list[Row]], generations: float = 0.0) -> Learned:
    """Of the rows of each game; `generations`: how long they last."""
    effects = regression(_rows(games))
    usual, least, most = POINTS_PER_MONEY
    money = effects.pop(MONEY, usual)
    point = min(max(money, least), most) if len(games) >= FEW else usual
    middle = sum(effects.values()) / max(1, len(effects))
    reliability = _reliability(games)
    corrections = {
        name: reliability * (effect - middle) / point for name, effect in effects.items()
    }
    return Learned(corrections, len(games), reliability, point, generations)


def _reliability(games: list[list[Row]]) -> float:
    """Of the effects of all games, from how those of their halves agree (Spearman and Brown). A
    game is never torn: the same luck is in all its rows."""
    one, two = (regression(_rows(games[half::2])) for half in (0, 1))
    shared = sorted((one.keys() & two.keys()) - {MONEY})
    try:
        between = correlation([one[name] for name in shared], [two[name] for name in shared])
    except StatisticsError:  # fewer than two, or all the same
        return 0.0
    return max(0.0, 2 * between / (1 + between))


def _rows(games: list[list[Row]]) -> list[Row]:
    return [row for game in games for row in game]


def regression(rows: list[Row]) -> dict[str, float]:
    """The effect of one of each thing on the margin: the least squares with a ridge, by conjugate
    gradients, which need no more than the rows."""
    wanted: dict[str, float] = defaultdict(float)
    for more, margin in rows:
        for name, n in more.items():
            wanted[name] += n * margin

    def times(way: dict[str, float]) -> dict[str, float]:
        out = {name: (RIDGE if name != MONEY else 0.0) * one for name, one in way.items()}
        for more, _ in rows:
            along = sum([n * way[name] for name, n in more.items()])
            for name, n in more.items():
                out[name] += n * along
        return out

    found = dict.fromkeys(wanted, 0.0)
    left = dict(wanted)
    way = dict(left)
    size = begun = sum(one * one for one in left.values())
    for _ in range(STEPS):
        if size <= 1e-8 * begun:
            break
        moved = times(way)
        step = size / sum(way[name] * moved[name] for name in way)
        for name in found:
            found[name] += step * way[name]
            left[name] -= step * moved[name]
        size, before = sum(one * one for one in left.values()), size
        way = {name: left[name] + size / before * way[name] for name in way}
    return found
