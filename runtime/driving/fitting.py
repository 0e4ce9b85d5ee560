"""Which of some texts an answer means: `ocean at E5`, `"A Card"`, `production +1 energy`.

In: an answer and texts. Out: the texts that it fits: all its words and numbers stand in the text in
the same order, or its parts between commas in any order; letter case, quotes and plurals do not
matter. Exactly the same words win.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher

from compiler.graph import Library
from compiler.names.folding import fold, singulars

_TOKEN = re.compile(r"(?<!\w)[+-]?\d+%?(?![\w€])|[\w€°'-]*\w[\w€°'-]*")
_QUOTED = re.compile(r'"([^"]*)"')
_IDLE = frozenset({"step", "steps"})
"""What people say and card text does not: `raise temperature 2 steps`."""

_DASHES = str.maketrans({"\u2212": "-", "\u2013": "-"})
Form = frozenset[str]
Forms = tuple[Form, ...]


class Fitting:
    """Knows the signs and identifiers of one library's vocabulary, each with its name."""

    def __init__(self, library: Library) -> None:
        names = [(one.symbol, one.id, one.name) for one in library.resources]
        names += [(one.symbol, one.id, one.name) for one in library.counters]
        self._signs = {fold(word): fold(name) for *words, name in names for word in words if word}

    def among(self, answer: str, texts: Sequence[str], ids: Sequence[str] = ()) -> tuple[int, ...]:
        """Which texts the answer fits; one where it is the id, says exactly the same, is the whole
        of a name (and not a part of a longer one), or all say the same."""
        if answer in ids:
            return (ids.index(answer),)
        wanted = self.words(answer)
        given = [self.words(text) for text in texts]
        found = tuple(i for i, text in enumerate(given) if within(wanted, text))
        if not found and "," in answer:
            found = tuple(i for i, text in enumerate(texts) if self._in_parts(answer, text))
        exact = tuple(i for i in found if len(given[i]) == len(wanted))
        named = tuple(i for i in found if wanted in map(self.words, _QUOTED.findall(texts[i])))
        found = exact or named or found
        return found[:1] if len({texts[i] for i in found}) == 1 else found

    def _in_parts(self, answer: str, text: str) -> bool:
        """Whether each part between commas fits one of the text's own: `3 titanium, 1 steel`."""
        given = [self.words(part) for part in text.split(",")]
        for part in answer.split(","):
            wanted = self.words(part)
            found = next((one for one in given if within(wanted, one)), None)
            if found is None:
                return False
            given.remove(found)
        return True

    def words(self, text: str) -> Forms:
        """The words and numbers of a text, each as the forms by which it is compared."""
        return words_of(text, self._signs)


def words_of(text: str, signs: Mapping[str, str]) -> Forms:
    found = _TOKEN.findall(fold(text).translate(_DASHES))
    words = (word for token in found for word in signs.get(token, token).split())
    return tuple(_forms(word) for word in words if word not in _IDLE)


def _forms(token: str) -> Form:
    return frozenset(singulars(token)) if token[-1:].isalpha() else frozenset({token})


def within(wanted: Iterable[Form], text: Forms) -> bool:
    """Whether `wanted` stands in `text`, in order, with anything between."""
    rest = iter(text)
    return all(any(word & other for other in rest) for word in wanted)


def is_number(word: Form) -> bool:
    return any(form.strip("+-%").isdigit() for form in word)


SHOWN = 12
"""How many options a message lists."""


def listed(texts: Sequence[str]) -> str:
    shown = "; ".join(texts[:SHOWN])
    return shown if len(texts) <= SHOWN else f"{shown}; … ({len(texts)} in all)"


def nearest(answer: str, texts: Sequence[str]) -> list[str]:
    """The texts, those most like the answer first."""
    return sorted(dict.fromkeys(texts), key=lambda text: -_likeness(answer, text))


def _likeness(answer: str, text: str) -> float:
    """From 0 to 1: how much of both is the same."""
    return SequenceMatcher(None, fold(answer), fold(text)).ratio()
