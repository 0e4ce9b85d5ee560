"""The list of all kinds of mistake, which the modules beside add to.

Out: `KINDS`, mistakes of form or meaning; `LEGAL`, those that make another sound card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arsia.mistakes.text import (
    Page,
    Seed,
)

Maker = Callable[[Page], Seed | None]


@dataclass(frozen=True, slots=True)
class Kind:
    """`title` is what the report calls it; `why` no checker can tell, of another sound card."""

    title: str
    make: Maker
    why: str = ""


KINDS: list[Kind] = []
LEGAL: list[Kind] = []


def kind(title: str, why: str = "") -> Callable[[Maker], Maker]:
    def enter(make: Maker) -> Maker:
        (LEGAL if why else KINDS).append(Kind(title, make, why))
        return make

    return enter
