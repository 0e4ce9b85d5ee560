"""A library made ready to be played: the rules and extensions that it needs, and its engine.

In: a library and a board id. Out: `Playable`, the engine of its program with the extensions linked,
and the ruleset of its game.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from compiler.graph import Effect, Library
from runtime.engine.engine import Engine
from runtime.games.base.extension import Extension
from runtime.games.base.extension import Prospect as Prospect  # for bots
from runtime.games.base.ruleset import Ruleset
from runtime.games.base.table import unseated
from runtime.games.colonies.extension import Colonies
from runtime.games.food.extension import Food
from runtime.games.mars.terraforming_mars import TerraformingMars
from runtime.games.tiny.tinyforming import TinyformingMars
from runtime.games.turmoil.extension import Turmoil
from runtime.games.wanted import additions, brought_to
from runtime.program.copies import with_copies
from runtime.program.remembered import with_names
from runtime.program.settled import as_written, with_choices
from runtime.program.write import write

if TYPE_CHECKING:
    from compiler.text import Texts
    from compiler.writing import Writing

RULESETS: dict[str, type[Ruleset]] = {
    "terraforming-mars": TerraformingMars,
    "tinyforming-mars": TinyformingMars,
}
EXTENSIONS: tuple[type[Extension], ...] = (Food, Colonies, Turmoil)


class Playable(Engine):
    """`arsia.Program`: shared by all games of a library on that board. `extensions`: those for
    whose kinds the library has cards. Without a board's name for the first one; raises ValueError
    when there is no such board, `Lacking` with all cards that cannot be played. `printed`: the
    cards as they lie on the table."""

    def __init__(self, library: Library, board: str = "") -> None:
        self._made_of = (library, board)
        self.printed = with_copies(library)
        library = with_choices(self.printed)
        self._remembers = library is not self.printed
        library = with_names(library)
        wanted = brought_to(library)
        super().__init__(write(library, board, additions(library.game, wanted)))
        self.extensions = tuple(one(self) for one in EXTENSIONS if one.brought in wanted)
        self.link(self.extensions)
        self._rulesets: dict[str, Ruleset] = {}
        self._unseated: dict[int, str | None] = {}

    def __reduce__(self) -> tuple[type[Playable], tuple[Library, str]]:
        """It goes to another process as what it was made of."""
        return Playable, self._made_of

    def as_written(self, effect: Effect) -> Effect:
        """What is done as its card says it, where that remembers what was chosen for it."""
        return as_written(effect) if self._remembers else effect

    @cached_property
    def texts(self) -> Texts:
        """For who tells a game; those who only play it do without the words."""
        from compiler.text import Texts

        return Texts(self.library)

    @cached_property
    def writing(self) -> Writing:
        from compiler.writing import Writing

        return Writing(self.library)

    def ruleset(self, options: dict[str, Any]) -> Ruleset:
        """By the options of a game; it keeps nothing of a game. Raises ValueError for a variant
        that the game lacks."""
        variant = str(options.get("variant") or "")
        if variant not in self._rulesets:
            made = RULESETS[self.library.game](self, self.extensions, options)
            self._rulesets[variant] = made
        return self._rulesets[variant]

    def unseated(self, players: int) -> str | None:
        """Why so many cannot play with these cards; None when they can."""
        if players not in self._unseated:
            self._unseated[players] = unseated(self.library, players)
        return self._unseated[players]

    @property
    def plain_variant(self) -> str:
        """The variant in which scenarios are played where they name none."""
        return RULESETS[self.library.game].PLAIN

    def variants(self) -> tuple[str, ...]:
        """The words that the extensions know."""
        return tuple(word for extension in self.extensions for word in extension.variants)
