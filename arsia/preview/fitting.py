"""Whether cards fit on paper, found out while the page is already shown.

In: faces as data, those that are new. Out: by how much the text of each is too long. Typst is asked
a few cards at a time, in another thread, so that nobody waits for it.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from compiler.printing import overflows
from compiler.printing.parts.data import Json

BATCH = 25


@dataclass(slots=True)
class Fitting:
    """`known`: mm over, 0 for what fits, with the face that it is of, by that as an object."""

    known: dict[int, tuple[Json, float]] = field(default_factory=dict)
    _waiting: dict[int, Json] = field(default_factory=dict)
    _drawings: Mapping[str, str] = field(default_factory=dict)
    _language: str = ""
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def want(self, faces: Iterable[Json], drawings: Mapping[str, str], language: str) -> None:
        """These are the cards now; those not seen before are looked at, others are forgotten."""
        now = {id(face): face for face in faces}
        with self._lock:
            self.known = {key: one for key, one in self.known.items() if key in now}
            self._waiting = {key: face for key, face in now.items() if key not in self.known}
            self._drawings, self._language = dict(drawings), language

    def over(self, face: Json) -> float:
        known = self.known.get(id(face))
        return known[1] if known is not None else 0.0

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
            for key, face in some.items():
                if self._waiting.pop(key, None) is not None:
                    self.known[key] = face, over.get(face["key"], 0.0)
        return bool(over)
