"""Whether cards fit on paper, found out while the page is already shown.

In: faces as data, those that are new. Out: by how much the text of each is too long. Typst is asked
in a thread of its own, a few cards at a time, so that a save never waits for it.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from compiler.printing import overflows
from compiler.printing.parts.data import Json

BATCH = 25


@dataclass(slots=True)
class Fitting:
    """`known`: mm over, by the face as text; 0 for what fits."""

    known: dict[str, float] = field(default_factory=dict)
    _waiting: dict[str, Json] = field(default_factory=dict)
    _drawings: Mapping[str, str] = field(default_factory=dict)
    _language: str = ""
    _news: threading.Condition = field(default_factory=threading.Condition)

    def want(self, faces: Iterable[Json], drawings: Mapping[str, str], language: str) -> None:
        """These are the cards now; those not seen before are looked at."""
        with self._news:
            self._waiting = {
                text: face for face in faces if (text := as_text(face)) not in self.known
            }
            self._drawings, self._language = dict(drawings), language
            self._news.notify_all()

    def over(self, face: Json) -> float:
        return self.known.get(as_text(face), 0.0)

    def work(self, found: Callable[[], None], stopped: Callable[[], bool]) -> None:
        """Until stopped; `found` is called whenever something does not fit that was not known."""
        while not stopped():
            with self._news:
                if not self._waiting:
                    self._news.wait(0.5)
                some = dict(list(self._waiting.items())[:BATCH])
                drawings, language = self._drawings, self._language
            if not some:
                continue
            over = overflows(some.values(), drawings, language)
            with self._news:
                for text, face in some.items():
                    self.known[text] = over.get(face["key"], 0.0)
                    self._waiting.pop(text, None)
            if over:
                found()


def as_text(face: Json) -> str:
    return json.dumps(face, sort_keys=True)
