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


@lru_cache(4096)
def slug(name: str) -> str:
    """An identifier: `Miner's Pride` becomes `miners-pride`. Empty for no
    letters."""
    plain = unicodedata.normalize("NFKD", fold(name).replace("'", "")).casefold()
    signs = [c if c.isalnum() else "-" for c in plain if not unicodedata.combining(c)]
    return "-".join(part for part in "".join(signs).split("-") if part)


_LOOKALIKES = str.maketrans(
    # Cyrillic, then Greek, small letters before capitals; and digits
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455"
    "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0406\u0408\u0405"
    "\u03b1\u03bf\u03c1\u03c4\u03c5\u03bd\u03b9\u03ba"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
    "0Il1",
    "aeopcyxijsABEKMHOPCTXIJSaoptuvikABEZHIKMNOPTYXoiii",
)
"""Letters of other alphabets, and digits, that are drawn like Latin ones."""


@lru_cache(4096)
def look(name: str) -> str:
    """How a name looks at a glance: without signs and spaces, its letters as they are drawn."""
    plain = unicodedata.normalize("NFKD", name).translate(_LOOKALIKES).casefold()
    return "".join(sign for sign in plain if sign.isalnum()).replace("l", "i")


_PLURAL = ("data", "eria", "media", "ae", "ecies", "eries")
"""How words end that are many as they are: data, bacteria, algae, species."""


def plural(word: str) -> str:
    """The plural of an English noun by its ending; the last word of several is the noun."""
    if word.endswith(_PLURAL):
        return word
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return word + "es"
    return word + "s"


@lru_cache(4096)
def singulars(word: str) -> tuple[str, ...]:
    """The word itself and what it may be the plural of, likeliest first; all folded."""
    folded = fold(word)
    forms = [folded]
    for ending, instead in (("ies", "y"), ("es", ""), ("s", "")):
        if folded.endswith(ending) and len(folded) > len(ending) + 1:
            forms.append(folded[: -len(ending)] + instead)
    return tuple(forms)
