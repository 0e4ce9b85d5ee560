"""Whether cards fit on paper, found out while the page is already shown.

In: faces as data, those that are new. Out: by how much the text of each is too long. Typst is asked
a few cards at a time, in another thread, so that nobody waits for it.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterable, Mapping
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
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def want(self, faces: Iterable[Json], drawings: Mapping[str, str], language: str) -> None:
        """These are the cards now; those not seen before are looked at, others are forgotten."""
        now = {as_text(face): face for face in faces}
        with self._lock:
            self.known = {text: over for text, over in self.known.items() if text in now}
            self._waiting = {text: face for text, face in now.items() if text not in self.known}
            self._drawings, self._language = dict(drawings), language

    def over(self, face: Json) -> float:
        return self.known.get(as_text(face), 0.0)

    @property
    def is_done(self) -> bool:
        return not self._waiting

    def step(self) -> bool:
        """Look at some of those that wait; whether there is one among them that does not fit."""
        with self._lock:
            some = dict(list(self._waiting.items())[:BATCH])
            drawings, language = self._drawings, self._language
        over = overflows(some.values(), drawings, language) if some else {}
        with self._lock:
            for text, face in some.items():
                if self._waiting.pop(text, None) is not None:
                    self.known[text] = over.get(face["key"], 0.0)
        return bool(over)


def as_text(face: Json) -> str:
    return json.dumps(face, sort_keys=True)
