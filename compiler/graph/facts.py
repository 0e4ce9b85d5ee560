"""What is known of a verb whatever its fields hold: stands on the class of its node."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from compiler.graph.events import EventKind

Does = Literal["pays", "takes", "gives", ""]


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a verb whatever its fields hold.

    `does`: `pays`, which belongs left of the arrow; `takes`, which may stand there; `gives`; or
    none of these. What goes `down` takes where it gives. `raises`: the event that is heard each
    time, as often as it is done, so that triggers may set each other off without end."""

    does: Does = ""
    raises: EventKind | None = None
