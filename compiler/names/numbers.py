"""The numbers of a game, and what else it says of itself: which words there are, and their forms.

In: a property of a `game`. Out: what is wanted in its place, when it is something else. The engine
reads them by these words; a test holds that it reads no other.
"""

from __future__ import annotations

import re

_NUMBERS = (
    *("starting-corporations", "starting-cards", "starting-production", "research-cards"),
    *("card-price", "actions", "claimed-milestones", "milestone-points", "solo-rating"),
    *("solo-goal", "solo-generations", "solo-generations-less", "dealt-preludes"),
    *("kept-preludes", "unplayable-prelude", "market-modules", "module-actions", "drafted-modules"),
    *("colonies-per-tile", "solo-colony-tiles", "solo-production-less"),
    *("start-credits", "credit-limit", "projects", "standard-projects", "used-up"),
)
_LISTS = ("award-costs", "award-points", "colony-tiles")

NAMED = {
    "currency": "resource",
    "rating": "counter",
    "fleets": "counter",
    "neutral-tiles": "tile",
    "first-tile": "tile",
    "income-tile": "tile",
    "income-beside": "tile",
    "exclusive": "tile",
    "scored": "resource",
}
"""Words behind which names stand, and of what kind."""

FREE = ("planet", "piece", "colours", "instead-of-standard-project")
"""Words behind which any text stands."""

_FORMS = {
    **dict.fromkeys(_NUMBERS, ("[0-9]+", "a number, such as `2`")),
    **dict.fromkeys(_LISTS, ("[0-9]+(, [0-9]+)*", "numbers, such as `5, 2`")),
    "players": ("[0-9]+( to [0-9]+)?", "how many may play, such as `1 to 5`"),
}

ON_BOARDS = ("milestones", "awards")
"""Words behind which cards stand: of a board, or of the game, which means every board."""

GAME_WORDS = (*_FORMS, *NAMED, *FREE)


def wanted(word: str, text: str) -> str | None:
    """What belongs behind the word, when the text is something else."""
    form, example = _FORMS.get(word, (".+", ""))
    low, between, high = text.partition(" to ")
    right = re.fullmatch(form, text) and (not between or int(low) <= int(high))
    return None if right else example
