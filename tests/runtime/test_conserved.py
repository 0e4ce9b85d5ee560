"""Cards lie in exactly one place at every decision, however they go about: out of the piles of
events, the discards and hands of others, onto other cards and back."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from runtime.driving.game import Game
from runtime.driving.saves import from_document, to_document
from runtime.games.base.table import dealt
from runtime.state.layout import DECK_KINDS
from runtime.state.state import OPTIONS, State, bits
from tests.effort import FULL
from tests.runtime.support import PLAYERS, written

EVENTS = {
    "Copycat": "play 1 event from the event pile of any player for 20 less",
    "Old File": "move 1 event from the event pile of an opponent to hand",
    "Recall": "move 1 event from the event pile to hand",
    "Salvage": "look at 4 random cards from the discards then take 1 of them",
    "Second Hand": "play 1 card from the discards for 20 less",
    "Last Word": "move this card to the event pile of an opponent",
    "Auction": "discard 3 cards -> gain 1 megacredit per 3 of their cost",
    "Pickpocket": "move 2 random cards from the hand of an opponent to hand",
    "Swap": "exchange hands with an opponent",
    "Display": "(each opponent: reveal 1 card from hand) then take 1 of them",
    "Survey": "look at 4 cards then buy up to 2 of them then move them to the deck",
}
ACTIVE = {
    "Shredder": "move 1 event from the event pile of any player to the discards",
    "Rag Dealer": "look at 3 random cards from the discards then may buy 1 of them",
    "Tip": "reveal 4 random cards from the discards then may play 1 of them",
    "Drawer": "move 1 card from hand to here",
    "Gift": "move 1 card from hand to an opponent",
    "Bargain": "move another card to an opponent",
    "Trials": "draw 2 cards then discard 1 of them",
}
CARDS = "\n".join(
    [
        *(f'event "{name}"\n  cost 1\n  copies 6\n  {line}\n' for name, line in EVENTS.items()),
        *(
            f'active "{name}"\n  cost 1\n  copies 6\n  action: {line}\n'
            for name, line in ACTIVE.items()
        ),
    ]
)
GAMES = [(players, seed) for players in (1, 2, 3, 5) for seed in range(8 if FULL else 2)]


def places(state: State) -> Iterator[int]:
    masks = [state.discard, state.turned_over, *state.hand, *state.play, *state.played_events]
    beside = (*state.aside, *(card for card, _ in state.stacked))
    everywhere = chain(*map(bits, masks), *state.offers, beside, state.deck[state.top :])
    return (card for card in everywhere if card >= 0)  # offers have marks between


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_card_is_in_one_place_and_a_saved_game_ends_alike(players: int, seed: int) -> None:
    game = Game(written(CARDS, "base", "prelude"), PLAYERS[:players], seed, variant="draft")
    library = game.program.library
    deck = dealt(library, DECK_KINDS)
    rng, answers, saved = Random(seed), [], []
    while game.state.ask is not None:
        there = Counter(places(game.state))
        wrong = {library.cards[card].name for card in deck if there[card] != 1}
        assert not wrong, f"after {len(answers)} answers"
        if len(answers) % 10 == 0:
            saved.append((len(answers), json.dumps(to_document(game))))
        answers.append(rng.randrange(len(game.state.ask[OPTIONS])))
        game.choose(answers[-1])
        if len(answers) == 900:
            break
    end = to_document(game)
    for at, document in saved[:: max(1, len(saved) // 6)]:
        again = from_document(game.engine, json.loads(document))
        for answer in answers[at:]:
            again.choose(answer)
        assert to_document(again) == end, f"saved after {at} answers"
