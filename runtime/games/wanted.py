"""What a library wants to be written: its game, and the extensions that it needs.

In: a library. Out: what they bring to the writer of programs, and what cannot be written with it;
no engine is made, nor are its parts imported.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from compiler.graph import Card, Library
from runtime.games.base.brought import Brought, Game
from runtime.games.colonies.brought import BROUGHT as COLONIES
from runtime.games.food.brought import BROUGHT as FOOD
from runtime.games.mars.brought import GAME as MARS
from runtime.games.tiny.brought import GAME as TINY
from runtime.games.turmoil.brought import BROUGHT as TURMOIL
from runtime.program.settled import with_choices
from runtime.program.write import unwritable
from runtime.program.writing.additions import Additions
from runtime.program.writing.code import Unplayable

GAMES: dict[str, Game] = {"terraforming-mars": MARS, "tinyforming-mars": TINY}
EXTENSIONS: tuple[Brought, ...] = (FOOD, COLONIES, TURMOIL)


def brought_to(library: Library) -> list[Brought]:
    """By the extensions that it needs."""
    return [one for one in EXTENSIONS if one.belongs(library)]


def additions(game: str, extensions: Sequence[Brought]) -> Additions:
    """What this game lacks, and what the extensions bring."""
    return Additions(
        lacks=GAMES.get(game, Game()).lacks,
        states={name: made for one in extensions for name, made in one.states.items()},
        zones={name: made for one in extensions for name, made in one.zones.items()},
        bought={kind: made for one in extensions for kind, made in one.bought.items()},
        kinds=tuple(kind for one in extensions for kind in one.kinds),
        verbs={node: made for one in extensions for node, made in one.verbs.items()},
        measures={node: made for one in extensions for node, made in one.measures.items()},
    )


def unplayable(library: Library, cards: Container[str]) -> tuple[tuple[Card, Unplayable], ...]:
    """Of these cards, by id, those that cannot be played, and why: without the engine of all
    others. Raises `Unplayable` where that is no card, but what the whole game rests on."""
    library = with_choices(library)
    wanted = brought_to(library)
    found = unwritable(library, cards, additions(library.game, wanted))
    for extension in wanted if not found else ():
        extension.ask_words(library)
    return found
