"""What the engine cannot play yet, and everything else without it.

In: a library that compiles. Out: one `Fault` for each card that cannot be played, and the engine
of the others. The engine itself is asked, by making its code of every card.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from compiler.graph import Act, Board, Card, CardSet, Library, Scenario, Status, walk
from compiler.meaning import Fault
from compiler.messages.never import NEVER_IN_PLAY
from runtime.driving.messages import NOT_PLAYED_YET
from runtime.games.wanted import GAMES, unplayable
from runtime.program.tables import piles_used
from runtime.program.writing.code import Lacking, Unplayable

if TYPE_CHECKING:
    from runtime.games.playable import Playable


def playable(library: Library, board: str = "") -> tuple[Playable, tuple[Fault, ...]]:
    """The engine of what can be played, and what is left out of it. Raises `Unplayable` where that
    is no card, but something that the whole game rests on."""
    from runtime.games.playable import Playable  # more than a check of cards needs

    try:
        return Playable(library, board), ()
    except Lacking as lacking:
        left = without(library, [card for card, _ in lacking.cards])
        return Playable(left, board), faults_of(lacking.cards)


def faults(library: Library, known: Container[str] = ()) -> tuple[Fault, ...]:
    """Why the cards that cannot be played cannot; those of `known` sets can be."""
    if not library.boards or "currency" not in dict(library.rules):
        return ()  # no game to play in
    asked = {card.id for card in library.cards if card.set not in known}
    try:
        return faults_of(unplayable(library, asked))
    except Unplayable as fault:
        return (_fault("this game", fault, ""),)


def unreached(library: Library) -> Iterator[Fault]:
    """What a game of these sets never comes to, though the engine knows it; a kind is told once."""
    game = GAMES.get(library.game)
    if game is None or not library.boards:
        return
    yield from _undealt(library)
    for kind, number in game.dealt_by.items():
        card = next((card for card in library.cards if card.kind == kind), None)
        if card is not None and not dict(library.rules).get(number):
            words: dict[str, object] = {"name": card.name, "why": f"no {kind} is dealt"}
            yield Fault(NEVER_IN_PLAY, card.by, f"the game says how many: `{number} 4`", words)


def _undealt(library: Library) -> Iterator[Fault]:
    """Cards of kinds that sets add, of which none are dealt and nothing uses the pile."""
    used = piles_used(library, walk(library))
    for kind in library.kinds:
        card = next((card for card in library.cards if card.kind == kind.id), None)
        if card is not None and not kind.dealt and kind.id not in used:
            why, cure = f"no {kind.name} is dealt", "its kind says how many: `dealt 3`"
            if kind.lies:
                why = f"no {kind.name} is laid out"
                cure = f"for example `at set-up: place 1 {kind.name} on each land area`"
            words: dict[str, object] = {"name": card.name, "why": why}
            yield Fault(NEVER_IN_PLAY, card.by, cure, words)


def faults_of(lacking: Iterable[tuple[Card, Unplayable]]) -> tuple[Fault, ...]:
    return tuple(_fault(f"“{card.name}”", why, card.by) for card, why in lacking)


def _fault(name: str, why: Unplayable, by: str) -> Fault:
    return Fault(NOT_PLAYED_YET, why.by or by, None, {"name": name, "what": why.what})


def without(library: Library, cards: Iterable[Card]) -> Library:
    """The library without these cards and the tests that need them."""
    gone = {card.id for card in cards}

    def left(boards: tuple[Board, ...]) -> tuple[Board, ...]:
        return tuple(
            replace(
                board,
                milestones=tuple(name for name in board.milestones if name not in gone),
                awards=tuple(name for name in board.awards if name not in gone),
            )
            for board in boards
        )

    return replace(
        library,
        boards=left(library.boards),
        beside=left(library.beside),
        cards=tuple(card for card in library.cards if card.id not in gone),
        scenarios=tuple(one for one in library.scenarios if not needed(one, gone)),
    )


def needed(scenario: Scenario, cards: Iterable[str]) -> set[str]:
    """Which of these cards, by id, the scenario names."""
    return named(scenario) & set(cards)


def named(root: object) -> set[str]:
    """The targets of acts, among them the ids of all cards that a scenario or card names."""
    found: set[str] = set()
    for node in walk(root):
        match node:
            case Act(target=target):
                found.add(target)
            case CardSet(names=names) | Status(cards=names):
                found.update(names)
    return found
