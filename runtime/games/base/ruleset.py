"""What the engine asks of a ruleset.

In: an engine and the extensions among the sets. Out: an object that starts a game, goes on whenever
the pool is empty, takes the answers to its own decisions, and scores.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from runtime.engine.doable import Obstacle
from runtime.engine.engine import Engine
from runtime.games.base.extension import Extension
from runtime.state.state import State

Answer = Callable[[State, int, Any], None]
"""Goes on with an option that a player has chosen."""


class Ahead(Protocol):
    """What bots ask of a game whose generations they plan. `last`: the last generation of a game
    alone, 0 where there is none."""

    @property
    def last(self) -> int: ...

    def guess(self, state: State, who: int) -> None:
        """Draw anew what the player cannot know, by the random numbers of the state."""

    def funds(self, state: State, who: int, kept: int) -> int:
        """The money that the player begins the next generation with, if he keeps so much."""

    def points(self, state: State, who: int) -> int:
        """Those of a player, as they count now."""

    def to_go(self, state: State) -> int:
        """Steps of parameters that end the game."""


class Ruleset(Protocol):
    PLAIN: str
    """The variant in which scenarios are played where they name none."""

    def __init__(
        self, engine: Engine, extensions: Sequence[Extension], options: dict[str, Any]
    ) -> None: ...

    def start(self, state: State) -> None:
        """Deal and set the state up for the first decision."""

    def arrange(self, state: State) -> None:
        """Set the state up without dealing, for positions made to order; see `give_turn`."""

    def give_turn(self, state: State, who: int) -> None:
        """Make it the player's turn, with no action used yet."""

    def found(self, state: State, who: int, corporation: int) -> None:
        """Put a corporation into play with all that it gives, or play what opens the game."""

    def advance(self, state: State) -> None:
        """The pool is empty: end what has just been done, go on to the next decision, set `S.ask`
        or put something into the pool; or set `S.done`."""

    @property
    def answers(self) -> Mapping[str, Answer]:
        """How it goes on with the answer to each kind of decision that the ruleset asks."""

    def opens(self, state: State) -> tuple[int, tuple[int, ...]]:
        """Who is next to play a card that opens the game, and which there are; or `NOBODY`."""

    def produced(self, state: State) -> bool:
        """Whether production is over, and all that it has set off; in this generation."""

    def closing(self, state: State) -> bool:
        """Whether all phases are: the moment before the next generation."""

    def turn_is_next(self, state: State) -> bool:
        """Whether nothing is to be done before somebody is asked what to do in his turn; when
        nothing is pending."""

    def menu(self, state: State, who: int) -> tuple[Any, ...]:
        """What the player whose turn it is may do now."""

    def at_hand(self, state: State, who: int) -> int:
        """The cards that the player can play or use: a hand, or what faces him."""

    def is_secret(self, state: State) -> bool:
        """Whether all choose at the same time, so that nobody sees what others have chosen."""

    def purse(self, state: State, who: int) -> tuple[int, int]:
        """What a card costs that is bought now, and what the player has to pay for it."""

    def sells(self, card: int) -> bool:
        """Whether it is bought where it lies: a standard project, or what an expansion sells."""

    def obstacles(self, state: State, who: int, what: str, card: int) -> tuple[Obstacle, ...]:
        """What the game itself has against the player doing this now; the card's own obstacles are
        looked at besides."""

    @property
    def ahead(self) -> Ahead | None:
        """In a game of short generations and few answers, what bots plan them by; None where bots
        price what is offered."""

    def scores(self, state: State) -> list[dict[str, int]]:
        """For each player the victory points by source, with `total` and the tie-break."""

    def card_points(self, state: State, who: int) -> dict[int, int]:
        """The player's points by card, of those that bring any."""

    def goal_points(self, state: State, who: int) -> dict[int, int]:
        """The player's points by milestone he has claimed, and by award that has been funded."""

    def winners(self, state: State) -> list[int]:
        """The seats that have won; several after a tie, none when the game has won."""
