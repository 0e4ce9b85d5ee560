"""What is said of the strength of a card beside its face.

In: a study, and a set as it is now. Out: the figures of its cards, and of each short lines in the
language of a catalogue, in which every `±` is two standard errors. What has no ground is not said,
but that it is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from arsia.strength.figures import Effect, Figures, Standing, Unit, figures
from arsia.strength.table import SURE
from arsia.study.store import Store
from compiler.document.codec import dumps
from compiler.graph import Card, Library
from compiler.read.loaded import Loaded
from compiler.text.catalogue import Catalogue
from runtime.state.layout import DECK_KINDS


def found(store: Store, loaded: Loaded) -> Figures | None:
    """Of the plan in which most cards of the set are what they are now, and of those of the one
    with most games; None where no games with the set are there."""
    now = cards_of(loaded)
    ranked = []
    for plan, described in store.plans().items():
        mine = [card for card in store.library(plan).cards if card.set in loaded.named]
        if described["games"] and mine:
            same = sum(not is_changed(card, now) for card in mine)
            ranked.append((same, described["games"], plan))
    return figures(store, max(ranked)[2]) if ranked else None


def cards_of(loaded: Loaded) -> dict[str, Card]:
    return {card.id: card for card in loaded.library.cards}


def is_changed(then: Card, now: Mapping[str, Card]) -> bool:
    """Whether the card is another than when it was played; where it stands does not matter."""
    one = now.get(then.id)
    texts = {dumps(Library(cards=(card,)), places=False) for card in (then, one) if card}
    return one is None or len(texts) > 1


def lines(one: Standing, unit: Unit, now: Mapping[str, Card], words: Catalogue) -> Iterator[str]:
    """All that stands below a card. `now`: the cards as they are by now."""
    yield from said(one, unit, words)
    if is_changed(one.card, now):
        yield words.say("study-changed")


def said(one: Standing, unit: Unit, words: Catalogue) -> Iterator[str]:
    if one.fair is not None:
        cost, error = one.fair
        yield words.say("study-fair", cost=max(0.0, cost), error=SURE * error)
    elif one.early is not None and one.card.kind in DECK_KINDS:
        yield words.say("study-no-fair")
    if one.early is not None:
        points = {"points": abs(one.early.points), "error": SURE * one.early.error}
        yield words.say("study-points", sign=_sign(one.early.points), **points)
        if (worth := money(one.early, unit)) is not None:
            value, error = worth
            told = {"money": abs(value), "error": SURE * error}
            yield words.say("study-money", sign=_sign(value), **told)
    if one.stands_out is not None:
        yield words.say("study-strong" if one.stands_out > 0 else "study-weak")
    if one.early is None:
        yield words.say("study-few", came=one.use.came)
    elif one.use.played is not None:
        yield words.say("study-played", came=one.use.came, share=one.use.played)


def _sign(value: float) -> str:
    return "−" if value < 0 else "+"


def money(of: Effect, unit: Unit) -> tuple[float, float] | None:
    """The effect in M€ and its standard error, to which what 1 M€ is worth adds its own."""
    if not unit.known:
        return None
    value = of.points / unit.points
    error = (of.error**2 + (value * unit.error) ** 2) ** 0.5 / unit.points
    return value, error


def legend(games: int, words: Catalogue) -> str:
    return words.say("study-legend", games=games)
