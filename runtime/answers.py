"""Which option a written answer means: `ocean at E5`, `"Ants"`, `production +1 energy`, `X = 3`.

In: the answer's text, the texts of the options, and signs that stand for words (`M€`). Out: indices
of the options that fit. An answer fits when all its words and numbers stand in the option's text in
the same order; letter case, quotes and plurals do not matter.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from compiler.graph import Library
from compiler.names import fold, singulars

_TOKEN = re.compile(r"[+-]?\d+%?(?![\w€])|[\w€°'-]*\w[\w€°'-]*|[^\s\w\",.:;=()]+")
_DASHES = str.maketrans({"\u2212": "-", "\u2013": "-"})


def aliases(library: Library) -> dict[str, str]:
    """Signs and other names of the vocabulary, each with the name it stands for."""
    return {
        fold(kind.symbol): fold(kind.name)
        for kind in (*library.resources, *library.counters, *library.tags)
        if kind.symbol
    }


def matching(answer: str, options: Sequence[str], signs: Mapping[str, str]) -> tuple[int, ...]:
    """The options meant, in their order: the one that says exactly the same, else all that fit."""
    wanted = words(answer, signs)
    given = [words(option, signs) for option in options]
    exact = [
        index for index, option in enumerate(given) if len(option) == len(wanted) and _within(wanted, option)
    ]
    if exact:
        return (exact[0],)
    return tuple(index for index, option in enumerate(given) if _within(wanted, option))


def words(text: str, signs: Mapping[str, str]) -> tuple[frozenset[str], ...]:
    """The words and numbers of a text, each as the forms by which it is compared."""
    found = _TOKEN.findall(fold(text).translate(_DASHES))
    return tuple(_forms(signs.get(token, token)) for token in found)


def _forms(token: str) -> frozenset[str]:
    return frozenset(singulars(token)) if token[-1:].isalpha() else frozenset({token})


def _within(wanted: Sequence[frozenset[str]], option: Sequence[frozenset[str]]) -> bool:
    """Whether `wanted` stands in `option`, in order, with anything between."""
    rest = iter(option)
    return all(any(word & other for other in rest) for word in wanted)
