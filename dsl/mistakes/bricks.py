"""What patterns of turns of phrase are made of.

In: nothing. Out: pieces of regular expressions, and words as they are said and as they are meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from dsl.lexicon.words import DOES, VERBS, one_of

Meant = str | Callable[[re.Match[str]], str]
Rows = tuple[tuple[str, Meant], ...]

VERB = f"(?:{one_of(VERBS)[1:]}"
THIRD = f"(?:{one_of(form for form, base in DOES.items() if form != base)[1:]}"
LEVEL = {"raise": "raise", "increase": "raise", "lower": "lower", "decrease": "lower"}
SIGN = {"increase": "+", "raise": "+", "gain": "+"} | dict.fromkeys(
    ("decrease", "reduce", "lower", "lose"), "-"
)
MONEY = r"(?: (?!(?:or|less|more|from|to|for|in|of|on|and|then|with|costs?)\b)[^\W\d]\S*)?"
THING = r"([^\W\d][\w-]*)"
GOODS = r"([^\W\d][^\s,:]*)"
