"""Effects in card text, as options and reasons name them.

In: an engine and nodes of its graph. Out: the words in which a card would say the same, so that
what is offered, what a scenario answers and what stands on a card are one language.
"""

from __future__ import annotations

import re

from compiler.graph import Effect
from compiler.writing import Unwritable
from runtime.games.playable import Playable

_X = re.compile(r'"[^"]*"|\b(\d*)X\b')
"""A name in quotes, or X, perhaps some times over."""


def card_text(engine: Playable, effect: Effect, x: int = 0) -> str:
    """`production +1 energy`; with `x`, which is not 0, in place of X. What the language has no
    words for is said as on the printed card."""
    effect = engine.as_written(effect)
    try:
        text = engine.writing.effect(effect)
    except Unwritable:
        text = engine.texts.effect(effect)
    return _X.sub(lambda found: _times(found, x), text) if x else text


def _times(found: re.Match[str], x: int) -> str:
    times: str | None = found[1]
    return found[0] if times is None else str(int(times or 1) * x)
