"""The rulesets: which phases a generation has and who acts in them, one module per game.

In: the `game` that a library names. Out: the ruleset class for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.games.terraforming_mars import TerraformingMars
from runtime.games.tinyforming import TinyformingMars

if TYPE_CHECKING:
    from runtime.games.ruleset import Ruleset

RULESETS: dict[str, type[Ruleset]] = {
    "terraforming-mars": TerraformingMars,
    "tinyforming-mars": TinyformingMars,
}
