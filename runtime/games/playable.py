"""A library made ready to be played: the rules and extensions that it needs, and its engine.

In: a library and a board id. Out: `Playable`, the engine of its program with the extensions linked,
and the ruleset of its game.
"""

from __future__ import annotations

from collections.abc import Container
from functools import cached_property
from typing import TYPE_CHECKING, Any

from compiler.graph import Card, Library
from runtime.engine.engine import Engine
from runtime.games.base.extension import Extension
from runtime.games.base.extension import Prospect as Prospect  # for bots
from runtime.games.base.ruleset import Ruleset
from runtime.games.base.table import unseated
from runtime.games.colonies import Colonies
from runtime.games.food import Food
from runtime.games.mars.terraforming_mars import TerraformingMars
from runtime.games.tiny.tinyforming import TinyformingMars
from runtime.games.turmoil import Turmoil
from runtime.program.copies import with_copies
from runtime.program.write import unwritable, write
from runtime.program.writing.additions import NONE, Additions
from runtime.program.writing.code import Unplayable

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
    when there is no such board, `Lacking` with all cards that cannot be played."""

    def __init__(self, library: Library, board: str = "") -> None:
        self._made_of = (library, board)
        library = with_copies(library)
        wanted = extensions_of(library)
        super().__init__(write(library, board, additions(library.game, wanted)))
        self.extensions = tuple(extension(self) for extension in wanted)
        self.link(self.extensions)
        self._rulesets: dict[str, Ruleset] = {}
        self._unseated: dict[int, str | None] = {}

    def __reduce__(self) -> tuple[type[Playable], tuple[Library, str]]:
        """It goes to another process as what it was made of."""
        return Playable, self._made_of

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


def unplayable(library: Library, cards: Container[str]) -> tuple[tuple[Card, Unplayable], ...]:
    """Of these cards, by id, those that cannot be played, and why: without the engine of all
    others. Raises `Unplayable` where that is no card, but what the whole game rests on."""
    wanted = extensions_of(library)
    found = unwritable(library, cards, additions(library.game, wanted))
    for extension in wanted if not found else ():
        extension.ask_words(library)
    return found


def extensions_of(library: Library) -> list[type[Extension]]:
    return [one for one in EXTENSIONS if one.belongs(library)]


def additions(game: str, extensions: list[type[Extension]]) -> Additions:
    """What this game lacks, and what the extensions bring."""
    return Additions(
        lacks=RULESETS[game].LACKS if game in RULESETS else NONE.lacks,
        states={name: one for extension in extensions for name, one in extension.states.items()},
        zones={name: one for extension in extensions for name, one in extension.zones.items()},
        bought={kind: one for extension in extensions for kind, one in extension.bought.items()},
        kinds=tuple(kind for extension in extensions for kind in extension.kinds),
        verbs={node: one for extension in extensions for node, one in extension.verbs.items()},
        measures={
            node: one for extension in extensions for node, one in extension.measures.items()
        },
    )
