"""What games have taught about cards, in a file: corrections of what the planner takes them to be
worth.

In: a file of JSON, anybody's, and a library. Out: M€ by card identifier. In the file cards stand by
set and printed name, so that it holds whatever sets are played together; what it says of others is
passed over. Those of bundled sets come along with Arsia.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from compiler.graph import Library

BUNDLED = Path(__file__).parent / "corrections.json"
KIND = "arsia corrections 1"
MOST = 50
"""M€; nothing is misjudged by more."""
BySet = dict[str, dict[str, float]]


class Unusable(ValueError):
    """It is no file of corrections, and why."""


def read(path: Path) -> BySet:
    """By set and printed name. Raises `Unusable`, and OSError where it cannot be read."""
    try:
        plain = json.loads(path.read_text("utf-8"), parse_constant=_refuse)
    except (ValueError, RecursionError) as fault:
        raise Unusable(f"{path}: no JSON: {fault}") from None
    match plain:
        case {"kind": str(kind), "sets": dict(sets)} if kind == KIND:
            return {name: _of_set(path, name, cards) for name, cards in sets.items()}
        case _:
            raise Unusable(f"{path}: it does not begin as `arsia tune` writes: {KIND!r} and sets")


def _of_set(path: Path, name: str, cards: Any) -> dict[str, float]:
    if not isinstance(cards, dict):
        raise Unusable(f"{path}: {name}: a set is an object of cards, not {cards!r}")
    for card, corrected in cards.items():
        if type(corrected) not in (int, float) or abs(corrected) > MOST:
            raise Unusable(f"{path}: {name}: {card}: M€ from -{MOST} to {MOST}, not {corrected!r}")
    return {card: float(corrected) for card, corrected in cards.items()}


def _refuse(name: str) -> float:
    raise ValueError(f"{name} is no number")


def write(path: Path, library: Library, corrections: Mapping[str, float], games: int) -> None:
    """To tenths; `games` that they were learned from."""
    by_set: BySet = {}
    for card in library.cards:
        if corrected := round(corrections.get(card.id, 0.0), 1):
            by_set.setdefault(card.set, {})[card.name] = corrected
    plain = {"kind": KIND, "games": games, "sets": by_set}
    path.write_text(json.dumps(plain, ensure_ascii=False, indent=1) + "\n", "utf-8")


def of(library: Library, own: BySet | None = None) -> dict[str, float]:
    """By card identifier: what came along, and where `own` knows better, that."""
    known = [own or {}, bundled()]
    found: dict[str, float] = {}
    for card in library.cards:
        for by_set in known:
            if card.set in by_set:
                found[card.id] = by_set[card.set].get(card.name, 0.0)
                break
    return {card: correction for card, correction in found.items() if correction}


@cache
def bundled() -> BySet:
    return read(BUNDLED) if BUNDLED.exists() else {}
