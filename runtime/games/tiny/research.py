"""The deck of double-sided cards with a project at either end of each face, and sharing them out.

In: projects, whose number names face and card: `A1` and `B1` are the two faces of card 1. Out: what
a drawn card offers: which end faces whom. In the deck a face stands for its card, by the first of
its projects; which face is up is decided when the deck is shuffled.
"""

from __future__ import annotations

from runtime.engine.cards import mask_of
from runtime.engine.engine import Engine
from runtime.state.log import note
from runtime.state.state import State, bits, random_below, shuffled

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Research:
    """`ends`: of each project, both projects of its face. `cards`: of each card its faces, as masks
    of projects."""

    def __init__(self, engine: Engine) -> None:
        self.engine, self.program = engine, engine.program
        faces: dict[str, list[int]] = {}
        for index, card in enumerate(engine.library.cards):
            if card.kind == "project":
                faces.setdefault(card.number, []).append(index)
        self.ends = {index: tuple(ends) for ends in faces.values() for index in ends}
        cards: dict[str, list[int]] = {}
        for number, ends in faces.items():
            cards.setdefault(number.lstrip(LETTERS), []).append(mask_of(ends))
        self.cards = [tuple(masks) for masks in cards.values()]

    def shuffled(self, state: State) -> tuple[int, ...]:
        """The cards that nobody has, in a random order, each with a random face up."""
        taken = self._in_play(state)
        return self._laid(state, [faces for faces in self.cards if not sum(faces) & taken])

    def guess(self, state: State) -> None:
        """Another order and other faces of what is left of the deck."""
        left = mask_of(state.deck[state.top :])
        rest = self._laid(state, [faces for faces in self.cards if sum(faces) & left])
        state.deck = state.deck[: state.top] + rest

    def _laid(self, state: State, cards: list[tuple[int, ...]]) -> tuple[int, ...]:
        up = [faces[random_below(state, len(faces))] for faces in cards]
        return tuple(shuffled(state, [bits(face)[0] for face in up]))

    @staticmethod
    def _in_play(state: State) -> int:
        taken = 0
        for who in state.seats:
            taken |= state.play[who]
        return taken

    def draw(self, state: State) -> tuple[tuple[int, ...], ...]:
        """The ways to turn the next card: for each the project of every seat. An empty deck is made
        anew of the discards."""
        taken = self._in_play(state)
        while True:
            if state.top >= len(state.deck):
                state.deck, state.top, state.discard = self.shuffled(state), 0, 0
                note(state, "reshuffle", 0, 0, len(state.deck))
            face = state.deck[state.top]
            state.top += 1
            card = next(sum(faces) for faces in self.cards if sum(faces) >> face & 1)
            if not card & taken:  # else a position made to order has it twice
                return (self.ends[face], self.ends[face][::-1])

    def share(self, state: State, ends: tuple[int, ...]) -> None:
        """Each player's end counts at once, with its tags."""
        for who in state.seats:
            self.engine.zones.lay_down(state, who, ends[who])
        note(state, "share", 0, ends, len(state.seats))
