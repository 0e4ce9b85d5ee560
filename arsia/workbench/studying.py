"""What a study says of the set that is open, where `arsia study` has left one beside it.

In: folders in which a study may lie, and the set as it is. Out: of each card of the study how often
it was played, how strong it is and what it should cost, as `arsia strength` says it; and whether
the card is still what was played.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from arsia.extras import need
from arsia.preview.faces import Json
from compiler.document.codec import dumps
from compiler.graph import Card, Library
from compiler.printing import kind_of
from compiler.read.load import Loaded

if TYPE_CHECKING:
    from arsia.strength.figures import Standing

FILE = "study.duckdb"


class Unstudied(ValueError):
    """Why there are no figures."""


def study_in(folders: Iterable[Path]) -> Path | None:
    """The first that there is."""
    return next((one for folder in folders if (one := folder / FILE).is_file()), None)


def studied(path: Path | None, loaded: Loaded) -> Json:
    """Of the plan with the most games that has cards of the set. Raises Unstudied, and UsageError
    where what a study needs is not installed."""
    if path is None:
        raise Unstudied("there is no study yet: `arsia study` makes one")
    need("strength")
    from arsia.strength.figures import figures
    from arsia.study.store import Store, Unusable

    try:
        with Store(path, read_only=True) as store:
            for plan, described in store.plans().items():
                library = store.library(plan)
                if described["games"] and any(card.set in loaded.named for card in library.cards):
                    found = figures(store, plan)
                    break
            else:
                raise Unstudied("the study has no games with this set")
    except Unusable as fault:
        raise Unstudied(str(fault)) from None
    now = {card.id: card for card in loaded.library.cards}
    mine = [one for one in found.cards.values() if one.card.set in loaded.named]
    cards = [_told(one) | {"changed": _changed(one.card, now.get(one.card.id))} for one in mine]
    return {"games": found.games, "cards": cards}


def _told(one: Standing) -> Json:
    early = one.early
    return {
        "id": f"{kind_of(one.card)}-{one.card.id}",
        "name": one.card.name,
        "cost": one.card.cost,
        "came": one.use.came,
        "played": one.use.played,
        "won": one.use.won,
        "points": [early.points, early.error] if early is not None else None,
        "fair": [*one.fair] if one.fair is not None else None,
        "stands_out": one.stands_out,
        "why": [" ".join(parts) for parts in one.why],
    }


def _changed(then: Card, now: Card | None) -> bool:
    """Where it stands does not matter."""
    texts = {dumps(Library(cards=(card,)), places=False) for card in (then, now) if card}
    return now is None or len(texts) > 1
