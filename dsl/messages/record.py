"""What a message is: an object with a name in the code, and its record beside it.

In: `message(code, …)`, once for each, in the catalogue of its stage. Out: the `Message`, which
whoever finds the fault names; and `CATALOGUE`, all of them by the code that an author sees.
"""

from __future__ import annotations

from typing import Literal

from dsl.reading.records import dataclass

Severity = Literal["error", "warning", "note"]
_SEVERITIES: dict[str, Severity] = {"E": "error", "W": "warning", "N": "note"}


@dataclass(frozen=True, slots=True)
class Message:
    """`text` is one phrase, a format template; `why` says what stands behind it; `bad` is a source
    that gives exactly this message, `good` the same, mended. A test holds every record to that,
    and `docs/diagnostics.md` is made from them."""

    code: str
    text: str
    why: str
    bad: str
    good: str

    @property
    def severity(self) -> Severity:
        return _SEVERITIES[self.code[0]]


CATALOGUE: dict[str, Message] = {}
"""Every message that the stages imported so far can give, by code."""


def message(code: str, text: str, why: str, bad: str, good: str) -> Message:
    """A new message. Raises ValueError when another one has its code."""
    made = Message(code, text, why, bad, good)
    if CATALOGUE.setdefault(code, made) != made:
        raise ValueError(f"message code {code} is used twice")
    return made
