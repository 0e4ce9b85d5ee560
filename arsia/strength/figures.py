"""The figures of every card of a plan.

In: a study and one of its plans. Out: `Figures`: by card its effects with their errors, what it
should cost, and in words why a figure is missing. No figure is given where there is no ground for
one.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from arsia.strength.cost import Line, fair_cost, line_through
from arsia.strength.design import AS, EARLY, LATER, MONEY, Columns, columns, halves
from arsia.strength.ridge import Fit, fit
from arsia.strength.usage import Goal, Use, goals, uses
from arsia.study.store import Store
from compiler.graph import Card, Library
from compiler.read.places import bundled_sets
from runtime.bots.record import LATE
from runtime.state.layout import DECK_KINDS

FEW = 40
"""A card that came to fewer players than this has no effect yet."""
RARE = 0.15
"""A card that is played less often when it comes has no fair cost."""
VAGUE = 5.0
"""A fair cost is not said whose standard error is more M€."""
OUT = 2.0
"""So many standard deviations from the others a card stands out, if it does so surely."""


@dataclass(frozen=True, slots=True)
class Effect:
    """Points by which a player ends ahead of the others, against an average card instead, with the
    standard error; `reliability`: how much of the differences among such figures is no chance."""

    points: float
    error: float
    reliability: float


@dataclass(frozen=True, slots=True)
class Unit:
    """Points that 1 M€ is worth, at the beginning and in the middle of the game."""

    points: float
    error: float

    @property
    def known(self) -> bool:
        return self.points > 3 * self.error


TOO_SELDOM = (
    "no fair cost, for bots play it too seldom when it comes early: it costs too much, or they "
    "misjudge it"
)

Missing = tuple[str, str]
"""Why a figure is not given: `no fair cost, it is played too seldom`; and what there is of it."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One card. `fair`: what it should cost to be worth as much as others, and the standard error,
    in M€; `stands_out`: by how many standard deviations of its like, where surely more than `OUT`;
    `why`: what is missing and for what reason, in general and of this card."""

    card: Card
    use: Use
    early: Effect | None
    late: Effect | None
    fair: tuple[float, float] | None
    stands_out: float | None
    why: tuple[Missing, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """`reliability`: of the early effects as a whole, by halves of the games; None with too few
    cards. `units`: early and late."""

    plan: str
    described: dict[str, object]
    library: Library
    games: int
    cards: dict[str, Standing]
    goals: dict[str, Goal]
    units: tuple[Unit, Unit]
    reliability: float | None
    fit: Fit
    columns: Columns


def figures(store: Store, plan: str) -> Figures:
    described = store.plans()[plan]
    library = store.library(plan)
    players = int(described["players"])
    used = uses(store, plan)
    kinds = {card.id: card.kind for card in library.cards if card.id in used}
    cols = columns(kinds, players)
    even, odd = halves(store, plan, players, cols)
    whole = fit(even + odd, cols.blocks)
    early, late = (_unit(whole, cols, name) for name in MONEY)
    line = _line(whole, cols, library, used)
    cards = {
        card.id: _standing(card, used[card.id], whole, cols, (early, late), line)
        for card in library.cards
        if card.id in used
    }
    return Figures(
        plan=plan,
        described=described,
        library=library,
        games=int(described["games"]),
        cards=cards,
        goals=goals(store, plan),
        units=(early, late),
        reliability=_reliability(
            fit(even, cols.blocks, whole), fit(odd, cols.blocks, whole), cols, cards
        ),
        fit=whole,
        columns=cols,
    )


def _unit(of: Fit, cols: Columns, name: str) -> Unit:
    at = cols.place[name, ""]
    return Unit(float(of.values[at]), float(of.errors[at]))


def _line(of: Fit, cols: Columns, library: Library, used: dict[str, Use]) -> Line | None:
    """Through the cards of the deck that come along with Arsia; through all, where these are too
    few. So a set of one's own is held to them, and what they should cost does not depend on it."""
    place, bundled = cols.place, bundled_sets()
    all_, known = [], []
    for card in library.cards:
        use = used.get(card.id)
        if use is None or card.kind not in DECK_KINDS or use.early is None:
            continue
        if use.came - use.late >= FEW:
            at = place[EARLY, card.id]
            all_.append((use.early, float(of.values[at]), float(of.errors[at])))
            if card.set in bundled:
                known.append(all_[-1])
    return line_through(known) or line_through(all_)


def _standing(
    card: Card, use: Use, of: Fit, cols: Columns, units: tuple[Unit, Unit], line: Line | None
) -> Standing:
    why: list[Missing] = []
    when = AS if card.kind == "corporation" else EARLY
    count = use.plays if when == AS else use.came - use.late
    early = _effect(of, cols, (when, card.id), count, why)
    late = _effect(of, cols, (LATER, card.id), use.late, why) if card.kind in DECK_KINDS else None
    fair = None
    if (
        card.kind in DECK_KINDS and early is not None and line is not None
    ):  # others are not paid for
        if not units[0].known:
            why.append(("no fair cost, for what 1 M€ is worth is not known well enough", ""))
        elif use.early is None or use.early < RARE:
            share = round(100 * (use.early or 0))
            why.append((TOO_SELDOM, f"{share}%"))
        else:
            unit = _unit_at(units, use.when or 1)
            fair = fair_cost(card.cost or 0, early.points, early.error, use.early, line, unit)
            if fair[1] > VAGUE:
                why.append(("no fair cost, for it would be too vague", f"± {2 * fair[1]:.0f} M€"))
                fair = None
    return Standing(card, use, early, late, fair, _stands_out(early, of, cols, when, card), (*why,))


def _effect(
    of: Fit, cols: Columns, column: tuple[str, str], count: int, why: list[Missing]
) -> Effect | None:
    name = {EARLY: "early effect", LATER: "late effect", AS: "effect"}[column[0]]
    if column not in cols.place:
        return None
    if count < FEW:
        why.append((f"no {name}, for it came by chance to fewer than {FEW} players", f"{count}"))
        return None
    at = cols.place[column]
    value, error = float(of.values[at]), float(of.errors[at])
    spread = of.spread[int(cols.blocks[at])]
    reliability = max(0.0, 1 - (error / spread) ** 2)
    return Effect(value, error, reliability)


def _unit_at(units: tuple[Unit, Unit], generation: float) -> tuple[float, float]:
    """Points that 1 M€ is worth in that generation, and the error: between the two that have been
    measured; the first, where the later one is not known well."""
    first, later = units
    if not later.known:
        return first.points, first.error
    part = min(1.0, (generation - 1) / (LATE - 1))
    points = first.points ** (1 - part) * later.points**part
    return points, first.error * (1 - part) + later.error * part


def _stands_out(
    effect: Effect | None, of: Fit, cols: Columns, when: str, card: Card
) -> float | None:
    if effect is None:
        return None
    spread = of.spread[int(cols.blocks[cols.place[when, card.id]])]
    away = effect.points / spread
    sure = abs(effect.points) > 2 * effect.error
    return away if abs(away) > OUT and sure else None


def _reliability(one: Fit, two: Fit, cols: Columns, cards: dict[str, Standing]) -> float | None:
    """Of both halves together, from how they agree (Spearman and Brown)."""
    places = [
        cols.place[EARLY, name]
        for name, card in cards.items()
        if card.early is not None and card.card.kind in DECK_KINDS
    ]
    if len(places) < 10:
        return None
    between = float(np.corrcoef(one.values[places], two.values[places])[0, 1])
    return 2 * between / (1 + between)
