"""What the engine asks of a ruleset.

In: an engine and the extensions among the sets. Out: an object that starts a game, goes on whenever
the pool is empty, takes the answers to its own decisions, and scores.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

from runtime.engine.engine import Engine
from runtime.engine.play import Obstacle
from runtime.games.base.extension import Extension
from runtime.state.state import State


class Ruleset(Protocol):
    PLAIN: str
    """The variant in which scenarios are played where they name none."""
    LACKS: ClassVar[Mapping[type, str]]
    """Nodes of the graph that mean nothing in this game, and what they are in words."""
    DEALT_BY: ClassVar[Mapping[str, str]]
    """Kinds of cards that are dealt only where a number of the rules says how many."""

    def __init__(
        self, engine: Engine, extensions: Sequence[Extension], options: dict[str, Any]
    ) -> None: ...

    def start(self, S: State) -> None:
        """Deal and set the state up for the first decision."""

    def arrange(self, S: State) -> None:
        """Set the state up without dealing, for positions made to order; see `give_turn`."""

    def give_turn(self, S: State, w: int) -> None:
        """Make it the player's turn, with no action used yet."""

    def found(self, S: State, w: int, corporation: int) -> None:
        """Put a corporation into play with all that it gives, or play what opens the game."""

    def advance(self, S: State) -> None:
        """The pool is empty: end what has just been done, go on to the next decision, set `S.ask`
        or put something into the pool; or set `S.done`."""

    def take(self, S: State, kind: str, who: int, option: Any) -> None:
        """Go on with the answer to a decision that the ruleset asked."""

    def opens(self, S: State) -> tuple[int, tuple[int, ...]]:
        """Who is next to play a card that opens the game, and which there are; or `NOBODY`."""

    def produced(self, S: State) -> bool:
        """Whether production is over, and all that it has set off; in this generation."""

    def closing(self, S: State) -> bool:
        """Whether all phases are: the moment before the next generation."""

    def turn_is_next(self, S: State) -> bool:
        """Whether nothing is to be done before somebody is asked what to do in his turn; when
        nothing is pending."""

    def menu(self, S: State, w: int) -> tuple[Any, ...]:
        """What the player whose turn it is may do now."""

    def at_hand(self, S: State, w: int) -> int:
        """The cards that the player can play or use: a hand, or what faces him."""

    def is_secret(self, S: State) -> bool:
        """Whether all choose at the same time, so that nobody sees what others have chosen."""

    def purse(self, S: State, w: int) -> tuple[int, int]:
        """What a card costs that is bought now, and what the player has to pay for it."""

    def sells(self, card: int) -> bool:
        """Whether it is bought where it lies: a standard project, or what an expansion sells."""

    def obstacles(self, S: State, w: int, what: str, card: int) -> tuple[Obstacle, ...]:
        """What the game itself has against the player doing this now; the card's own obstacles are
        looked at besides."""

    def scores(self, S: State) -> list[dict[str, int]]:
        """For each player the victory points by source, with `total` and the tie-break."""

    def winners(self, S: State) -> list[int]:
        """The seats that have won; several after a tie, none when the game has won."""
