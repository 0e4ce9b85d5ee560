"""What the searches of this room find."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dsl.messages.record import Message

Homes = Mapping[tuple[str, str], str]
"""The set that declares a name, by what it is (`tag`, `tile`, `resource` …) and its id."""


@dataclass(frozen=True, slots=True)
class Fault:
    """`by` is the place, `file:line`; `words` fill the message."""

    message: Message
    by: str
    cure: str | None = None
    words: dict[str, object] = field(default_factory=dict)
