"""How strong the cards of the set that is open are: what a study says of them, and one that is made
while one goes on writing.

In: the set as it is, and folders in which a study may lie, as `arsia study` leaves it. Out: of each
card of the study its figures, as `arsia strength` has them, in words too; and whether the card is
still what was played.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING

from arsia.extras import need
from arsia.preview.faces import Json
from compiler.graph import Card
from compiler.printing import kind_of
from compiler.read.loaded import Loaded
from compiler.text.catalogue import Catalogue
from runtime.bots.record import Plan, Rows, play
from runtime.driving.jobs import as_done, cores
from runtime.driving.lacking import playable
from runtime.program.writing.code import Unplayable

if TYPE_CHECKING:
    from arsia.strength.figures import Figures, Standing
    from arsia.study.store import Store

FILE = "study.duckdb"
FEWEST, MOST = 250, 4000
"""Games after which there are first figures, and after which a study that is begun ends; each time
that there are figures, as many games more follow."""
OFTEN = 0.5
"""Seconds between two times that it is told how far a study is."""


class Unstudied(ValueError):
    """Why there are no figures."""


def study_in(folders: Sequence[Path]) -> Path | None:
    """The first that there is."""
    return next((one for folder in folders if (one := folder / FILE).is_file()), None)


class _Stopped(Exception):
    """Who began it wants no more games."""


@dataclass(frozen=True, slots=True)
class Going:
    """A study that is being made: so many games of so many are played."""

    done: int
    of: int


class Study:
    """`folders`: where it may lie; it is made in the first. `tell`: called in a thread when a study
    that is being made has gone on."""

    def __init__(self, folders: Sequence[Path], tell: Callable[[], None]) -> None:
        self._folders, self._tell = folders, tell
        self._found: Figures | None = None
        self._seen: tuple[str, int] | None = None
        self._stop = Event()
        self.going: Going | None = None
        self.fault = ""

    # ---- what it says

    def told(self, loaded: Loaded, words: Catalogue) -> Json:
        """Raises Unstudied, and UsageError where what a study needs is not installed."""
        need("strength")
        from arsia.strength.beside import cards_of, legend

        if self.going is None:
            self._look(loaded)
        going = {"done": self.going.done, "of": self.going.of} if self.going else None
        if self._found is None:
            return {"games": 0, "cards": [], "legend": "", "going": going, "fault": self.fault}
        now = cards_of(loaded)
        mine = [one for one in self._found.cards.values() if one.card.set in loaded.named]
        return {
            "games": self._found.games,
            "cards": [_told(one, self._found, now, words) for one in mine],
            "legend": legend(self._found.games, words),
            "going": going,
            "fault": self.fault,
        }

    def _look(self, loaded: Loaded) -> None:
        """At the file, where it is another than the last time."""
        path = study_in(self._folders)
        if path is None:
            raise Unstudied("there is no study yet: `arsia study` makes one")
        from arsia.study.store import Store, Unusable

        seen = str(path), path.stat().st_mtime_ns
        if seen != self._seen:
            try:
                with Store(path, read_only=True) as store:
                    self._read(store, loaded)
            except Unusable as fault:
                raise Unstudied(str(fault)) from None
            self._seen = seen

    def _read(self, store: Store, loaded: Loaded) -> None:
        from arsia.strength.beside import found

        self._found = found(store, loaded)
        if self._found is None:
            raise Unstudied("the study has no games with this set")

    # ---- making one

    def begin(self, loaded: Loaded) -> None:
        """Raises Unstudied, and UsageError as above."""
        need("strength")
        if self.going is not None:
            raise Unstudied("a study is being made already")
        try:
            engine, _ = playable(loaded.library)
            if (fault := engine.unseated(2)) is not None:
                raise Unstudied(fault)
        except Unplayable as fault:
            raise Unstudied(f"this cannot be played yet: {fault.what}") from None
        self._stop.clear()
        self.fault, self.going = "", Going(0, MOST)
        Thread(target=self._make, args=(Plan(engine), loaded), daemon=True).start()

    def stop(self) -> None:
        """What has been played is kept."""
        self._stop.set()

    def _make(self, plan: Plan, loaded: Loaded) -> None:
        try:
            self._play(plan, loaded)
        except _Stopped:
            pass
        except Exception as fault:  # noqa: BLE001 - told in the page
            self.fault = f"{type(fault).__name__}: {fault}"
        self.going = self._seen = None
        self._tell()

    def _play(self, plan: Plan, loaded: Loaded) -> None:
        """A part after the other, each followed by figures."""
        from arsia.study.run import missing, run
        from arsia.study.store import Store

        with Store(self._folders[0] / FILE) as store:
            there = len(store.seeds(plan.id))
            for goal in _goals(there):
                seeds = missing(store, plan, goal, 1)
                self.going = Going(goal - len(seeds), max(MOST, 2 * there))
                run(store, plan, seeds, _calmly, self._counted())
                self._read(store, loaded)

    def _counted(self) -> Callable[[], None]:
        last = 0.0

        def one_more() -> None:
            nonlocal last
            assert self.going is not None
            self.going = Going(self.going.done + 1, self.going.of)
            if self._stop.is_set():
                raise _Stopped
            if time.monotonic() - last > OFTEN:
                last = time.monotonic()
                self._tell()

        return one_more


def _goals(there: int) -> Iterator[int]:
    """Twice as many each time; what there is of a study at first is doubled."""
    goal, last = FEWEST, max(MOST, 2 * there)
    while goal <= there:
        goal *= 2
    while goal < last:
        yield goal
        goal *= 2
    yield last


def _calmly(plan: Plan, seeds: Sequence[int]) -> Iterator[Rows]:
    """In processes that stand back behind who writes; never in this one."""
    return as_done(_played, plan, seeds, max(2, cores() - 1))


def _played(plan: Plan, seed: int) -> Rows:
    if hasattr(os, "nice") and os.nice(0) < 10:
        os.nice(10)
    return play(plan, seed)


# ---- a card -------------------------------------------------------------------------------------


def _told(one: Standing, of: Figures, now: dict[str, Card], words: Catalogue) -> Json:
    from arsia.strength.beside import is_changed, lines, money

    early = one.early
    return {
        "id": f"{kind_of(one.card)}-{one.card.id}",
        "name": one.card.name,
        "cost": one.card.cost,
        "came": one.use.came,
        "played": one.use.played,
        "won": one.use.won,
        "points": [early.points, early.error] if early is not None else None,
        "money": money(early, of.units[0]) if early is not None else None,
        "fair": one.fair,
        "stands_out": one.stands_out,
        "why": [" ".join(parts).strip() for parts in one.why],
        "changed": is_changed(one.card, now),
        "lines": [*lines(one, of.units[0], now, words)],
    }
