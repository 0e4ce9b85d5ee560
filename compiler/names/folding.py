"""Names as people write them: letter case, curly apostrophes, plurals.

In: a word of the source. Out: the form by which it is looked up (`fold`), the identifier made of it
(`slug`), and its singular and plural forms. No vocabulary is known here, only English endings.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache


@lru_cache(4096)
def fold(word: str) -> str:
    """The form by which names are compared: lower case, straight apostrophes, single spaces."""
    straight = word.replace("\u2019", "'").replace("\u2018", "'")
    return " ".join(unicodedata.normalize("NFC", straight).casefold().split())


def slug(name: str) -> str:
    """An identifier: `Miner's Pride` becomes `miners-pride`. Empty for no
    letters."""
    plain = unicodedata.normalize("NFKD", fold(name).replace("'", "")).casefold()
    signs = [c if c.isalnum() else "-" for c in plain if not unicodedata.combining(c)]
    return "-".join(part for part in "".join(signs).split("-") if part)


def plural(word: str) -> str:
    """The plural of an English noun by its ending; the last word of several is the noun."""
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return word + "es"
    return word + "s"


def singulars(word: str) -> tuple[str, ...]:
    """The word itself and what it may be the plural of, likeliest first; all folded."""
    folded = fold(word)
    forms = [folded]
    for ending, instead in (("ies", "y"), ("es", ""), ("s", "")):
        if folded.endswith(ending) and len(folded) > len(ending) + 1:
            forms.append(folded[: -len(ending)] + instead)
    return tuple(forms)
