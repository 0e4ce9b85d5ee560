"""The figures in the terminal.

In: `Figures` and which sets are asked for. Out: tables of rich and lines of text.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arsia.strength.compare import Change, Comparison
from arsia.strength.figures import Effect, Figures, Standing, Unit
from runtime.state.layout import DECK_KINDS

SURE = 2
"""So many standard errors make an interval that holds 95 of 100."""


def whole(figures: Figures, sets: Collection[str], agreement: Sequence[str] = ()) -> Group:
    """`sets`: whose cards are shown; of the others only that they were there. `agreement`: lines
    about other plans."""
    mine = [one for one in figures.cards.values() if one.card.set in sets]
    deck = [one for one in mine if one.card.kind in DECK_KINDS]
    others = defaultdict(list)
    for one in mine:
        if one.card.kind not in DECK_KINDS:
            others[one.card.kind].append(one)
    parts: list[RenderableType] = []
    if deck:
        parts.append(_cards("cards", deck, figures.units[0], True))
    for kind, cards in others.items():
        parts.append(_cards(f"{kind.replace('-', ' ')}s", cards, figures.units[0], False))
    if figures.goals:
        parts.append(_goals(figures))
    lines = [*summary(figures), *agreement, "", *lacking(mine), "", *READING]
    return Group(*parts, *(Text(line, overflow="fold") for line in lines))


READING = (
    "early, late: points by which a player ends ahead to whom the card came by chance before "
    "generation 6 or from then on, against an average card; after ± the standard error.",
    "fair: the cost at which a card would be worth as much as others, ± two standard errors.",
    "kept, played: of the times it came by chance; gen, VP: when it was played and what it scored; "
    "won: of those who played it. ▲ ▼: it stands out.",
)


def summary(figures: Figures) -> Iterator[str]:
    weak = "" if figures.reliability is None else f", reliability {figures.reliability:.2f}"
    bots = figures.described["bots"]
    who = ", ".join(bots) if isinstance(bots, list) else ""
    yield ""
    yield f"{figures.games:,} games of {players(figures)} by {who}{weak}"
    early, late = figures.units
    if early.known:
        yield f"1 M€ is worth {_unit(early)} points at the beginning, {_unit(late)} in the middle"
    else:
        yield "what 1 M€ is worth is not known: no figure is in M€"


def players(figures: Figures) -> str:
    count = figures.described["players"]
    return "1 player" if count == 1 else f"{count} players"


def _unit(unit: Unit) -> str:
    return f"{unit.points:.2f} ± {unit.error:.2f}"


def _cards(title: str, cards: list[Standing], unit: Unit, deck: bool) -> Table:
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("", overflow="ellipsis", no_wrap=True, max_width=28)
    heads = ["early", "M€", "kept", "played", "gen", "VP", "won"]
    if deck:
        heads = ["cost", "fair", "early", "M€", "late", *heads[2:]]
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    for one in sorted(cards, key=_rank):
        use = one.use
        effects = [effect(one.early), money(one.early, unit)]
        if deck:
            effects = [str(one.card.cost), fair(one), *effects, effect(one.late)]
        mark = "" if one.stands_out is None else "▲ " if one.stands_out > 0 else "▼ "
        table.add_row(
            mark + one.card.name,
            *effects,
            *(percent(use.taken), percent(use.played)),
            *("" if n is None else f"{n:.1f}" for n in (use.when, use.scored)),
            percent(use.won),
        )
    return table


def _rank(one: Standing) -> tuple[bool, float, str]:
    return (one.early is None, -(one.early.points if one.early else 0), one.card.name)


def effect(one: Effect | None) -> str:
    return "" if one is None else f"{one.points:+z.1f} ±{one.error:.1f}"


def money(one: Effect | None, unit: Unit) -> str:
    return "" if one is None or not unit.known else f"{one.points / unit.points:+z.1f}"


def fair(one: Standing) -> str:
    return "" if one.fair is None else f"{max(0, one.fair[0]):.0f} ±{SURE * one.fair[1]:.0f}"


def percent(share: float | None) -> str:
    return "" if share is None else f"{100 * share:.0f}%"


def _goals(figures: Figures) -> Table:
    table = Table(
        title="milestones and awards",
        title_justify="left",
        box=None,
        pad_edge=False,
        padding=(0, 1),
    )
    table.add_column("", no_wrap=True)
    for head in ("taken", "gen", "won", "VP", "another's"):
        table.add_column(head, justify="right", no_wrap=True)
    names = {card.id: card.name for card in figures.library.cards}
    for card, goal in sorted(figures.goals.items(), key=lambda pair: -pair[1].taken):
        numbers = (goal.when, goal.mine, goal.best)
        when, mine, best = ("" if n is None else f"{n:.1f}" for n in numbers)
        table.add_row(names[card], percent(goal.taken), when, percent(goal.won), mine, best)
    table.caption = (
        "everybody may take them: who does is no chance, so that this is no effect of theirs"
    )
    table.caption_justify = "left"
    return table


def lacking(cards: Iterable[Standing]) -> Iterator[str]:
    """Which figures are not given, and why: by reasons."""
    names: defaultdict[str, list[str]] = defaultdict(list)
    for one in cards:
        for reason, detail in one.why:
            names[reason].append(f"{one.card.name} ({detail})" if detail else one.card.name)
    for reason, those in names.items():
        yield f"{reason}: {', '.join(those)}"


def difference(of: Comparison) -> Iterator[str]:
    """What a change did, in lines."""
    if not of.changes:
        yield "no card that was played is another than before"
    for one in of.changes:
        yield f"{one.card.name}: {said(one, of.unit)}"
        yield f"  kept {percent(one.before.taken)} → {percent(one.now.taken)}" + (
            f", played {percent(one.before.played)} → {percent(one.now.played)}"
        )
    yield (
        f"games: {of.before.games} before and {of.now.games} now; generations "
        f"{of.before.generations:.1f} → {of.now.generations:.1f}, points {of.before.total:.1f} → "
        f"{of.now.total:.1f}"
    )


def said(one: Change, unit: Unit) -> str:
    if one.points is None or one.error is None:
        return "it came to too few players to say what the change did"
    sure = SURE * one.error
    if not one.sure:
        return f"no difference can be seen: {one.points:+.1f} ± {sure:.1f} points"
    worth = f", {one.points / unit.points:+.1f} M€" if unit.known else ""
    what = "stronger" if one.points > 0 else "weaker"
    return f"{what} by {abs(one.points):.1f} ± {sure:.1f} points{worth}"
