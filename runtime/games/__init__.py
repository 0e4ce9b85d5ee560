"""The rulesets: which phases a generation has and who acts in them, one module per game.

In: the `game` that a library names. Out: the ruleset class for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.games.food import Food
from runtime.games.mars.terraforming_mars import TerraformingMars
from runtime.games.tiny.tinyforming import TinyformingMars

if TYPE_CHECKING:
    from compiler.graph import Library
    from runtime.games.base.extension import Extension
    from runtime.games.base.ruleset import Ruleset

RULESETS: dict[str, type[Ruleset]] = {
    "terraforming-mars": TerraformingMars,
    "tinyforming-mars": TinyformingMars,
}
EXTENSIONS: tuple[type[Extension], ...] = (Food,)


def extensions_of(library: Library) -> tuple[type[Extension], ...]:
    """The extensions for whose kinds the library has cards."""
    return tuple(one for one in EXTENSIONS if one.belongs(library))
