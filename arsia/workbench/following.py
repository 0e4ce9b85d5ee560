"""What one page is shown of the set that it has open: faces at once, scenarios when it rests.

In: a project whenever it was compiled. Out: notifications `arsia/faces` and `arsia/scenarios`, of
which docs/workbench.md tells the form. What takes long is done in a thread, and left when the
text changes.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Event, Lock
from typing import Any

from arsia.preview.faces import Faces, Json
from arsia.server.wire import uri_of
from arsia.service.project import Project, State
from arsia.service.trials import UNSOUND, Case, cases, outcome
from compiler.printing import kind_of
from runtime.driving.lacking import named
from runtime.driving.scenario import Outcome

REST = 0.4
"""Seconds without a change, until what takes longer is begun."""

Send = Callable[[str, Json], None]


class Follower:
    """`send`: a notification, by its name."""

    def __init__(self, root: Path, send: Send) -> None:
        self.root, self.faces = root, Faces()
        self._send = send
        self._project: Project | None = None
        self._soon: asyncio.TimerHandle | None = None
        self._resting: asyncio.Task[None] | None = None
        self._stopped = Event()
        self._trying = Lock()

    def compiled(self, project: Project) -> None:
        """The messages have been sent."""
        if project.root == self.root:
            self._project = project
            self._begin()

    def speak(self, language: str) -> None:
        self.faces.language = language
        self._begin()

    def close(self) -> None:
        self._stopped.set()
        if self._soon is not None:
            self._soon.cancel()
        if self._resting is not None:
            self._resting.cancel()

    def _begin(self) -> None:
        self.close()
        self._stopped = Event()
        self._soon = asyncio.get_running_loop().call_soon(self._show)  # type: ignore[assignment]

    def _show(self) -> None:
        if self._project is None:
            return
        state = self._project.whole
        try:
            change = self.faces.update(state.loaded, state.desk.text)
        except Exception as error:  # noqa: BLE001 - shown, and the next change tries again
            change = self.faces.unreadable(f"{type(error).__name__}: {error}")
        self._tell(state, change)
        self._resting = asyncio.create_task(self._rest(self._project, state, self._stopped))

    def _tell(self, state: State, change: Json) -> None:
        del change["reload"]
        paths = {name: uri_of(path) for path, name in state.names.items()}
        more = {
            "places": {
                key: {"uri": paths[at.file], "line": at.first - 1, "end": at.last - 1}
                for key, at in self.faces.places.items()
                if at.file in paths
            },
            "broken": self.faces.broken,
            "over": self.faces.over,
            "filters": self.faces.filters,
            "language": self.faces.language,
        }
        self._send("arsia/faces", change | more)

    # ---- when it rests

    async def _rest(self, project: Project, state: State, stopped: Event) -> None:
        await asyncio.sleep(REST)
        try:
            await self._try(project, stopped)
            while not self.faces.fitting.is_done and not stopped.is_set():
                if await asyncio.to_thread(self.faces.fitting.step):
                    self._tell(state, self.faces.fitted())
        except Exception as error:  # noqa: BLE001 - told, and the next change tries again
            sys.stderr.write(f"arsia: an error of Arsia's own: {type(error).__name__}: {error}\n")

    async def _try(self, project: Project, stopped: Event) -> None:
        if any(state.loaded.errors for state in project.states):
            self._send("arsia/scenarios", {"running": False, "unable": UNSOUND, "results": None})
            return
        all_ = cases(project)
        self._send("arsia/scenarios", {"running": True, "unable": "", "results": None})
        outcomes = await asyncio.to_thread(self._tried, all_, stopped)
        if not stopped.is_set():
            results = [_told(case, one) for case, one in zip(all_, outcomes, strict=True)]
            self._send("arsia/scenarios", {"running": False, "unable": "", "results": results})

    def _tried(self, all_: Iterable[Case], stopped: Event) -> list[Outcome]:
        """Until stopped; in a thread, which waits for the one before, that has been stopped."""
        found: list[Outcome] = []
        with self._trying:
            for case in all_:
                if stopped.is_set():
                    break
                is_run = not case.scenario.skipped
                unrun = Outcome(case.scenario.name, True, (), ())
                found.append(outcome(case.state, case.scenario) if is_run else unrun)
        return found


_AT = re.compile(r"([^\n]*?):(\d+): ")


def _told(case: Case, one: Outcome) -> dict[str, Any]:
    """As the page has it; lines from 0."""
    cards = {card.id: f"{kind_of(card)}-{card.id}" for card in case.state.loaded.library.cards}
    own = case.state.names.get(case.path, "")
    sides = {each.failure: each for each in one.compared}
    failures = []
    for text in one.failures:
        at = _AT.match(text)
        here = at is not None and at[1] == own
        side = sides.get(text)
        failures.append(
            {
                "text": text[at.end() :] if at is not None and here else text,
                "line": int(at[2]) - 1 if at is not None and here else None,
                "expected": side.expected if side is not None else "",
                "actual": side.actual if side is not None else "",
            }
        )
    return {
        "uri": uri_of(case.path),
        "line": case.first - 1,
        "end": case.last - 1,
        "name": one.name,
        "ok": one.ok,
        "skipped": case.scenario.skipped,
        "cards": [cards[card] for card in sorted(named(case.scenario)) if card in cards],
        "failures": failures,
        "log": [*one.log],
    }
