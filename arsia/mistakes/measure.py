"""Every kind of mistake into every card, one at a time, and what the checker makes of it.

In: a workbench and a seed for the dice. Out: `Tally`s per kind, and the table of them.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from arsia.mistakes.kinds import Kind
from arsia.mistakes.text import Page, Seed
from compiler.graph import Card
from compiler.names.folding import fold
from compiler.read.workbench import Checked, Piece, Workbench
from dsl.messages.diagnostics import Diagnostic
from runtime.driving.jobs import each


@dataclass(frozen=True, slots=True)
class Trial:
    """One mistake and what came of it."""

    piece: Piece
    seed: Seed
    found: tuple[Diagnostic, ...]

    @property
    def caught(self) -> bool:
        return bool(self.found)

    @property
    def placed(self) -> bool:
        """The first message stands where the mistake is."""
        return bool(self.found) and self.found[0].span.line in self.seed.lines

    @property
    def cured(self) -> bool:
        """One of the first two messages on the line offers what was meant, or names the fault."""
        near = [one for one in self.found if one.span.line in self.seed.lines]
        return any(_offers(one) & {fold(cure) for cure in self.seed.cures} for one in near[:2])


def _offers(one: Diagnostic) -> set[str]:
    """The code, and the first two things that a message offers: what it asks `did you mean`, a word
    at a time too, then what its help or its text shows in backticks."""
    meant = [word for word in (one.suggestion, one.also) if word]
    shown = re.findall(r"`([^`]+)`", f"{one.cure or ''} {one.message}")
    offered = list(dict.fromkeys([*meant, *shown]))[:2]
    return {one.code.lower(), *map(fold, offered), *(fold(w) for m in meant for w in m.split())}


@dataclass(slots=True)
class Tally:
    kind: Kind
    trials: list[Trial] = field(default_factory=list)
    same: int = 0  # seeds after which the card meant what it did

    def part(self, fits: str) -> int:
        return sum(getattr(trial, fits) for trial in self.trials)

    @property
    def missed(self) -> list[Trial]:
        return [trial for trial in self.trials if not trial.caught]


def measure(
    bench: Workbench,
    kinds: Iterable[Kind],
    seed: int = 1,
    every: int = 1,
    jobs: int = 1,
    of: str = "",
) -> list[Tally]:
    """One mistake of every kind in every card that has a place for it, or in every so many; `of`:
    of this set only."""
    pieces = [piece for piece in bench.cards() if of in ("", piece.set)][::every]
    cards = [(piece, _card(bench.check(piece, piece.text))) for piece in pieces]
    return list(each(_tally, (bench, cards, seed), list(kinds), jobs))


def _tally(shared: tuple[Workbench, list[tuple[Piece, Card | None]], int], kind: Kind) -> Tally:
    bench, cards, seed = shared
    tally = Tally(kind)
    for piece, meant in cards:
        dice = random.Random(f"{seed} {kind.title} {piece.declaration.name}")
        spoilt = kind.make(Page(piece, bench.words, dice))
        if spoilt is None or spoilt.text == piece.text:
            continue
        checked = bench.check(piece, spoilt.text)
        if not checked.diagnostics and _card(checked) == meant:
            tally.same += 1
        else:
            tally.trials.append(Trial(piece, spoilt, checked.diagnostics))
    return tally


def _card(checked: Checked) -> Card | None:
    cards = checked.library.cards
    return cards[0] if len(cards) == 1 else None


# ---- the report ---------------------------------------------------------------------------------


def table(tallies: Iterable[Tally]) -> Iterator[str]:
    """Markdown rows: kind, how many, caught, right line, right suggestion, and all together."""
    rows = list(tallies)
    yield "| mistake | seeded | caught | right line | right suggestion |"
    yield "|---|---|---|---|---|"
    for tally in rows:
        yield _row(tally.kind.title, [tally])
    yield _row("**all together**", rows)


def legal_table(tallies: Iterable[Tally]) -> Iterator[str]:
    """Markdown rows of what makes another sound card, with the reason."""
    yield "| what was changed | seeded | noticed | why the rest cannot be |"
    yield "|---|---|---|---|"
    for tally in tallies:
        share = _share(tally.part("caught"), len(tally.trials))
        yield f"| {tally.kind.title} | {len(tally.trials)} | {share} | {tally.kind.why} |"


def _row(title: str, tallies: list[Tally]) -> str:
    trials = [trial for tally in tallies for trial in tally.trials]
    curable = [trial for trial in trials if trial.seed.cures]
    cells = [
        title,
        str(len(trials)),
        _share(sum(t.caught for t in trials), len(trials)),
        _share(sum(t.placed for t in trials), len(trials)),
        _share(sum(t.cured for t in curable), len(curable)),
    ]
    return f"| {' | '.join(cells)} |"


def _share(part: int, whole: int) -> str:
    """In percent, rounded down, so that 100 means all."""
    if not whole:
        return "–"
    return f"{1000 * part // whole / 10:g}%"
